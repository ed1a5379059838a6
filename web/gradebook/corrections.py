"""What was corrected after publication: rulings of teachers on questions, and grading that was corrected."""

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo

from school.assignments.models import Assignment, Item, ItemRepair, RepairRuling
from school.assignments.order import positions_of
from school.assignments.repairs import Regrading, regradings_in, repairs_in
from school.classes.finding import teachers_of
from school.classes.models import SchoolClass
from web import request_context
from web.classes.place_words import teacher_name
from web.classes.view import zone_of_class
from web.components.dates import moment_text
from web.gradebook import hrefs
from wording import Translator


@dataclass(frozen=True, slots=True)
class CorrectionView:
    """A correction: in which assignment, when, what it was, and the reason that was given.

    `item_id` is the question that it is of, None where it is of many.
    """

    item_id: int | None
    at: datetime
    title: str
    href: str
    when: str
    text: str
    note: str


def corrections_of(
    school_class: SchoolClass, assignments: Sequence[Assignment], now: datetime
) -> tuple[CorrectionView, ...]:
    """Every correction of these assignments of a class, the newest first."""
    reading, t = request_context.reading(), request_context.translator()
    by_id = {each.id: each for each in assignments}
    repairs = [row for rows in repairs_in(reading, list(by_id)).values() for row in rows]
    zone = zone_of_class(school_class)
    found = [
        _regraded(each, by_id[each.assignment_id], zone, t, now)
        for each in regradings_in(reading, list(by_id))
    ]
    if repairs:
        teachers = {each.learner_id: each.name for each in teachers_of(reading, school_class.id)}
        positions = positions_of(reading, {row.item_id for row in repairs})
        found += [
            _repaired(row, by_id[row.assignment_id], positions, teachers, zone, t, now)
            for row in repairs
        ]
    return tuple(sorted(found, key=lambda each: each.at, reverse=True))


def repair_text(ruling: RepairRuling | None, number: int, who: str, t: Translator) -> str:
    """What a teacher ruled on a question, for teachers."""
    match ruling:
        case RepairRuling.VOID:
            return t.gettext(
                "%(who)s took question %(number)s out: it counts for nobody.",
                who=who,
                number=number,
            )
        case RepairRuling.FULL:
            return t.gettext(
                "%(who)s gave full marks to all for question %(number)s.", who=who, number=number
            )
        case RepairRuling.ACCEPT:
            return t.gettext(
                "%(who)s accepted other answers to question %(number)s as right.",
                who=who,
                number=number,
            )
        case None:
            return t.gettext(
                "%(who)s undid the correction to question %(number)s: it counts as first graded.",
                who=who,
                number=number,
            )


def ruling_text(item: Item, t: Translator) -> str:
    """What holds of a question now, for teachers; nothing where nobody ruled on it."""
    if item.ruling is None:
        return ""
    return {
        RepairRuling.VOID: t.gettext("Taken out: it counts for nobody."),
        RepairRuling.FULL: t.gettext("Full marks for all."),
        RepairRuling.ACCEPT: t.gettext("Other answers are accepted too."),
    }[item.ruling]


def _repaired(
    row: ItemRepair,
    task: Assignment,
    positions: Mapping[int, int],
    teachers: Mapping[uuid.UUID, str],
    zone: tzinfo,
    t: Translator,
    now: datetime,
) -> CorrectionView:
    number = positions[row.item_id]
    return CorrectionView(
        item_id=row.item_id,
        at=row.at,
        title=task.title,
        href=hrefs.question(task, number),
        when=moment_text(row.at, zone, t, now),
        text=repair_text(row.ruling, number, teacher_name(row.by, teachers, t), t),
        note=row.note,
    )


def _regraded(
    each: Regrading, task: Assignment, zone: tzinfo, t: Translator, now: datetime
) -> CorrectionView:
    return CorrectionView(
        item_id=None,
        at=each.at,
        title=task.title,
        href=hrefs.assignment(task),
        when=moment_text(each.at, zone, t, now),
        text=t.ngettext(
            "The grading was corrected: the points of %(num)s answer have changed. The change "
            "history of each grade shows it.",
            "The grading was corrected: the points of %(num)s answers have changed. The change "
            "history of each grade shows it.",
            each.answers,
        ),
        note="",
    )
