"""Whom an assignment is for, as a form shows and sends it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from werkzeug.datastructures import MultiDict

from school.assignments.audience import WHOLE_CLASS, Audience, audience_of
from school.assignments.models import Assignment
from school.classes.finding import students_of
from school.classes.groups import GroupWithMembers, groups_of
from school.classes.models import SchoolClass, Student
from web import request_context
from web.classes.student_names import student_options
from web.components.options import OptionView
from wording import Translator, and_list

FIELD: Final = "for"
ALL: Final = "all"
SOME: Final = "some"
MOST_SENT: Final = 1000  # ids in one form


@dataclass(frozen=True, slots=True)
class AudienceFields:
    """The fields: `who` is the whole class or some, then its groups and students; `text` says who.

    `asked` is how many students of the class it is for. Without a student there is nothing to choose.
    """

    who: tuple[OptionView, ...]
    groups: tuple[OptionView, ...]
    students: tuple[OptionView, ...]
    error: str
    text: str
    asked: int

    @property
    def student_ticked(self) -> bool:
        """Whether any single student is chosen."""
        return any(each.chosen for each in self.students)


@dataclass(frozen=True, slots=True)
class PossibleAudience:
    """The groups and students of a class, and whom its assignment is for: `audience`."""

    groups: Sequence[GroupWithMembers]
    students: Sequence[Student]
    audience: Audience

    @property
    def asked(self) -> int:
        """How many students of the class it is for."""
        if not self.audience.for_some:
            return len(self.students)
        members = frozenset[int]().union(
            *(each.members for each in self.groups if each.group.id in self.audience.groups)
        )
        chosen = members | self.audience.students
        return sum(1 for each in self.students if each.id in chosen)

    def named(self, groups: Collection[str], students: Collection[str]) -> Audience:
        """Those of the class with these public ids."""
        return Audience(
            True,
            frozenset(each.group.id for each in self.groups if str(each.group.public_id) in groups),
            frozenset(each.id for each in self.students if str(each.public_id) in students),
        )


def possible_audience(
    school_class: SchoolClass, assignment: Assignment, sent: Audience | None = None
) -> PossibleAudience:
    """Whom the assignment is for, and might be; `sent` is what a form says instead."""
    reading = request_context.reading()
    return PossibleAudience(
        groups_of(reading, school_class.id),
        students_of(reading, school_class.id),
        sent or audience_of(reading, assignment),
    )


@dataclass(frozen=True, slots=True)
class SentAudience:
    """Whom a form names: None where it changes nothing; `error` says what is wrong with it."""

    audience: Audience | None = None
    error: str = ""


def read_audience(
    school_class: SchoolClass, assignment: Assignment, form: MultiDict[str, str], t: Translator
) -> SentAudience:
    """Whom the form names; a form without the field changes nothing.

    For the whole class nobody needs to be looked up.
    """
    sent = form.get(FIELD)
    if sent != SOME:
        return SentAudience(WHOLE_CLASS if sent == ALL and assignment.for_some else None)
    possible = possible_audience(school_class, assignment)
    named = possible.named(*(set(form.getlist(each)[:MOST_SENT]) for each in ("group", "student")))
    if not (named.groups or named.students):
        error = t.gettext("Tick a group or a student, or choose the whole class.")
        return SentAudience(named, error)
    return SentAudience(named if named != possible.audience else None)


def audience_fields(possible: PossibleAudience, error: str, t: Translator) -> AudienceFields:
    """The fields as they stand."""
    own = possible.audience
    words = {ALL: t.gettext("The whole class"), SOME: t.gettext("Only these:")}
    chosen = SOME if own.for_some else ALL
    return AudienceFields(
        who=tuple(OptionView(value, label, value == chosen) for value, label in words.items()),
        groups=tuple(
            OptionView(
                str(each.group.public_id),
                each.group.name,
                each.group.id in own.groups,
                lang="und",
            )
            for each in possible.groups
        ),
        students=student_options(possible.students, own.students),
        error=error,
        text=audience_text(possible, t),
        asked=possible.asked,
    )


def audience_text(possible: PossibleAudience, t: Translator) -> str:
    """Whom it is for, in a sentence; nothing where it is for the whole class."""
    own = possible.audience
    if not own.for_some:
        return ""
    names = [
        *(each.group.name for each in possible.groups if each.group.id in own.groups),
        *(each.name for each in possible.students if each.id in own.students),
    ]
    if not names:
        return t.gettext("It is not for anybody yet: choose whom it is for.")
    return t.gettext("Only for %(names)s.", names=and_list(names, t))
