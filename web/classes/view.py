"""A class as its pages show it."""

import uuid
from dataclasses import dataclass
from datetime import UTC, tzinfo

from school.classes.models import SchoolClass
from school.codes import grouped_code
from scoring import DEFAULT, RULE_SETS
from web import rule_sets
from web.site_address import SCHEME_END, whole_address
from web.visitors.time_zone import known_zone
from wording import Translator, rules_badge, rules_name


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
        join_href=whole_address("join_class.with_code", code=grouped_code(school_class.join_code)),
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


def zone_of_class(school_class: SchoolClass) -> tzinfo:
    """The time zone that the times of the class are told in."""
    return known_zone(school_class.zone) or UTC
