"""The trail of a student's grade: every change of it and every extension, who made it and when.

That the student left the class or came back stands in it too: grades stay when a student goes.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from school.assignments.models import AttemptComment, Extension, GradeChange, GradeChangeKind
from school.assignments.rules import NOTHING_GRANTED, Grant
from school.classes.models import PlaceEventKind
from web.assignments.points import format_points, points_worth_text
from web.classes.place_words import event_text, teacher_name
from web.components.dates import moment_text
from web.gradebook.corrections import repair_text
from web.gradebook.work import StudentWork
from wording import Translator, and_list

_USUAL: Final = frozenset({PlaceEventKind.BY_CODE, PlaceEventKind.BY_CARD})
"""How students come; it stands on the page of the student."""


@dataclass(frozen=True, slots=True)
class ChangeLine:
    """A line of the trail: when, what changed and by whom, and the note."""

    when: str
    text: str
    note: str


def change_lines(work: StudentWork, t: Translator) -> tuple[ChangeLine, ...]:
    """Grades, extensions, comments, corrected questions and what became of the place in one, the newest first."""
    lines = [
        *_changes(work, t),
        *_extensions(work, t),
        *_repairs(work, t),
        *_comments(work, t),
        *_place_events(work, t),
    ]
    return tuple(line for _, line in sorted(lines, key=lambda each: each[0], reverse=True))


def _changes(work: StudentWork, t: Translator) -> Iterator[tuple[datetime, ChangeLine]]:
    positions = {
        each.response.id: each.item.position for asked in work.asked.values() for each in asked
    }
    for row in work.changes:
        yield row.at, ChangeLine(_when(row.at, work, t), _change(row, positions, work, t), row.note)


def _change(
    row: GradeChange, positions: Mapping[int, int], work: StudentWork, t: Translator
) -> str:
    who = _who(row, work, t)
    match row.change:
        case GradeChangeKind.OVERRIDE if row.former is None:
            return t.gettext(
                "%(who)s set the grade to %(now)s.", who=who, now=points_worth_text(row.now or 0, t)
            )
        case GradeChangeKind.OVERRIDE:
            return t.gettext(
                "%(who)s changed the grade from %(former)s to %(now)s.",
                who=who,
                former=format_points(row.former or 0),
                now=points_worth_text(row.now or 0, t),
            )
        case GradeChangeKind.WITHDRAWN:
            return t.gettext(
                "%(who)s removed the grade of %(former)s; the attempts count again.",
                who=who,
                former=points_worth_text(row.former or 0, t),
            )
        case GradeChangeKind.REGRADE:
            return t.gettext(
                "The grading was corrected: question %(number)s now scores %(now)s instead "
                "of %(former)s.",
                number=positions.get(row.response_id or 0, 0),
                now=points_worth_text(row.now or 0, t),
                former=points_worth_text(row.former or 0, t),
            )


def _repairs(work: StudentWork, t: Translator) -> Iterator[tuple[datetime, ChangeLine]]:
    for row in work.repairs:
        who = teacher_name(row.by, work.teachers, t)
        text = repair_text(row.ruling, work.positions[row.item_id], who, t)
        yield row.at, ChangeLine(_when(row.at, work, t), text, row.note)


def _comments(work: StudentWork, t: Translator) -> Iterator[tuple[datetime, ChangeLine]]:
    numbers = {each.attempt.id: each.attempt.number for each in work.standing.attempts}
    for attempt_id, rows in work.comments.items():
        for row in rows:
            text = _comment(row, numbers[attempt_id], work, t)
            yield row.at, ChangeLine(_when(row.at, work, t), text, row.text)


def _comment(row: AttemptComment, number: int, work: StudentWork, t: Translator) -> str:
    who = teacher_name(row.by, work.teachers, t)
    position = work.positions.get(row.item_id or 0)
    if position and row.text:
        return t.gettext(
            "%(who)s commented on attempt %(number)s, question %(question)s.",
            who=who,
            number=number,
            question=position,
        )
    if position:
        return t.gettext(
            "%(who)s removed the comment on attempt %(number)s, question %(question)s.",
            who=who,
            number=number,
            question=position,
        )
    if row.text:
        return t.gettext("%(who)s commented on attempt %(number)s.", who=who, number=number)
    return t.gettext("%(who)s removed the comment on attempt %(number)s.", who=who, number=number)


def _extensions(work: StudentWork, t: Translator) -> Iterator[tuple[datetime, ChangeLine]]:
    for row in work.extensions:
        who, granted = _who(row, work, t), row.granted
        if granted == NOTHING_GRANTED:
            text = t.gettext("%(who)s withdrew what was granted.", who=who)
        else:
            what = and_list(list(grant_texts(granted, work, t)), t)
            text = t.gettext("%(who)s granted: %(what)s.", who=who, what=what)
        yield row.at, ChangeLine(_when(row.at, work, t), text, row.note)


def _place_events(work: StudentWork, t: Translator) -> Iterator[tuple[datetime, ChangeLine]]:
    for row in work.place_events:
        if row.event not in _USUAL:
            text = event_text(row, work.teachers, t)
            yield row.at, ChangeLine(_when(row.at, work, t), text, "")


def grant_texts(granted: Grant, work: StudentWork, t: Translator) -> Iterator[str]:
    """What was granted, thing by thing."""
    if granted.due is not None:
        moment = moment_text(granted.due, work.zone, t, work.at)
        yield t.pgettext("granted", "due %(moment)s", moment=moment)
    if granted.time_percent > 100:
        yield t.pgettext(
            "granted", "%(percent)s%% of the normal time", percent=granted.time_percent
        )
    if granted.more_attempts:
        yield t.ngettext("%(num)s more attempt", "%(num)s more attempts", granted.more_attempts)


def _who(row: GradeChange | Extension, work: StudentWork, t: Translator) -> str:
    return teacher_name(row.by, work.teachers, t)


def _when(at: datetime, work: StudentWork, t: Translator) -> str:
    return moment_text(at, work.zone, t, work.at)
