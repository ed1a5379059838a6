"""A class as its pages show it."""

import uuid
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, tzinfo
from typing import Final

from flask import url_for

from school.classes.models import SchoolClass, Student
from school.codes import grouped_code
from scoring import DEFAULT, RULE_SETS
from web import rule_sets
from web.clock import now
from web.components.dates import moment_text
from web.visitors.time_zone import known_zone
from wording import Translator, rules_badge, rules_name

SCHEME_END: Final = "://"


@dataclass(frozen=True, slots=True)
class ClassView:
    """A class: `code` in groups as it is read aloud, `join_href` the whole address to join at."""

    id: uuid.UUID
    name: str
    rules: str
    badge: str
    rules_name: str
    code: str
    join_href: str
    joining: bool
    archived: bool
    students: int

    @property
    def join_shown(self) -> str:
        """The address as people type it: without its scheme."""
        return self.join_href.partition(SCHEME_END)[2]


@dataclass(frozen=True, slots=True)
class StudentRow:
    """A student in the list of a class; `joined` says since when, empty where nobody came yet.

    `number` is the one in the lists of the school, empty for none.
    """

    id: uuid.UUID
    name: str
    joined: str
    has_namesake: bool
    number: str = ""


def class_view(school_class: SchoolClass, students: int, t: Translator) -> ClassView:
    """The class in the reader's language."""
    rules = known_rule_set_id(school_class.rules)
    return ClassView(
        id=school_class.public_id,
        name=school_class.name,
        rules=rules,
        badge=rules_badge(rules, t),
        rules_name=rules_name(rules, t),
        code=grouped_code(school_class.join_code),
        join_href=url_for(
            "join_class.with_code", code=grouped_code(school_class.join_code), _external=True
        ),
        joining=school_class.joining,
        archived=school_class.archived_at is not None,
        students=students,
    )


def with_page_rule_set(school_class: SchoolClass) -> SchoolClass:
    """The class; the whole page speaks of its rule set."""
    rule_sets.set_page_rule_set(RULE_SETS[known_rule_set_id(school_class.rules)])
    return school_class


def known_rule_set_id(rules: str) -> str:
    """The rule set of that id, or the first one where there is none of it any more."""
    return rules if rules in RULE_SETS else DEFAULT


def student_rows(
    school_class: SchoolClass, students: Iterable[Student], t: Translator
) -> tuple[StudentRow, ...]:
    """The students as a list; `has_namesake` marks those whose name another has too."""
    listed, zone = tuple(students), zone_of_class(school_class)
    keys = [each.name_key for each in listed]
    return tuple(
        StudentRow(
            id=each.public_id,
            name=each.name,
            joined=moment_text(each.joined_at, zone, t, now())
            if each.joined_at and each.learner_id
            else "",
            has_namesake=keys.count(each.name_key) > 1,
            number=each.number,
        )
        for each in listed
    )


def zone_of_class(school_class: SchoolClass) -> tzinfo:
    """The time zone that the times of the class are told in."""
    return known_zone(school_class.zone) or UTC
