"""The two forms of a student's page: another grade, and what is granted. Text in, values out."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, tzinfo
from typing import Final

from werkzeug.datastructures import MultiDict

from school.assignments.changes import LONGEST_NOTE
from school.assignments.extensions import MORE_ATTEMPTS, TIME_PERCENT
from school.assignments.models import Assignment
from school.assignments.rules import Grant
from web.assignments.points import format_points
from web.components.date_fields import moment_in_field, read_moment
from wording import Translator

Errors = Mapping[str, str]
"""What is wrong, by the name of the field."""

FIELD_NAMES: Final = ("points", "note", "due", "time", "more", "reason")
_NUMBER: Final = re.compile(r"\d{1,6}([.,]\d{1,4})?")
_WHOLE: Final = re.compile(r"\d{1,4}")
WIDE_DIGITS: Final = str.maketrans("０１２３４５６７８９．，", "0123456789.,")


@dataclass(frozen=True, slots=True)
class ChangeFields:
    """What the fields hold, and what is wrong beside each."""

    values: Mapping[str, str]
    errors: Errors


def initial_fields(points: float | None, granted: Grant, zone: tzinfo) -> ChangeFields:
    """The fields as they stand before anybody typed."""
    return ChangeFields(
        {
            "points": "" if points is None else format_points(points),
            "note": "",
            "due": moment_in_field(granted.due, zone),
            "time": str(granted.time_percent),
            "more": str(granted.more_attempts),
            "reason": "",
        },
        {},
    )


def sent_values(form: MultiDict[str, str], usual: ChangeFields) -> dict[str, str]:
    """What was sent; a field that was not sent stays as it was."""
    return {name: form.get(name, usual.values[name]).strip() for name in FIELD_NAMES}


def read_number(text: str) -> float:
    """The number that was typed, with a point or a comma; below 0 where it is none."""
    plain = text.translate(WIDE_DIGITS)
    return float(plain.replace(",", ".")) if _NUMBER.fullmatch(plain) else -1.0


def read_points(values: Mapping[str, str], of: float, t: Translator) -> tuple[float, Errors]:
    """The points that were typed, with a point or a comma, and what is wrong."""
    points = read_number(values["points"])
    errors = {}
    if not 0 <= points <= of:
        errors["points"] = t.gettext(
            "Enter a number of points from 0 to %(of)s.", of=format_points(of)
        )
    return points, {**errors, **_note_fault(values, "note", t)}


def read_grant(
    values: Mapping[str, str], assignment: Assignment, granted: Grant, zone: tzinfo, t: Translator
) -> tuple[Grant, Errors]:
    """What was typed as granted, and what is wrong with it."""
    errors = _note_fault(values, "reason", t)
    due = read_moment(values["due"], zone)
    if values["due"] and due is None:
        errors["due"] = t.gettext(
            "This is not a date and time. Write it like this: 2027-01-31 18:00."
        )
    elif due is not None and assignment.due_at is None:
        errors["due"] = t.gettext("This assignment has no due date.")
    elif due is not None and assignment.due_at is not None and due <= assignment.due_at:
        errors["due"] = t.gettext("It is due later than that anyway.")
    percent, more = _whole(values["time"]), _whole(values["more"])
    if percent not in TIME_PERCENT:
        errors["time"] = t.gettext(
            "Enter a number from %(least)s to %(most)s.",
            least=TIME_PERCENT[0],
            most=TIME_PERCENT[-1],
        )
    if more not in MORE_ATTEMPTS:
        errors["more"] = t.gettext(
            "Enter a number from %(least)s to %(most)s.",
            least=MORE_ATTEMPTS[0],
            most=MORE_ATTEMPTS[-1],
        )
    wished = Grant(_to_the_minute(due, granted, zone), percent, more)
    if not errors and wished == granted:
        errors["due"] = t.gettext("This is the same as the present setting.")
    return wished, errors


def _note_fault(values: Mapping[str, str], name: str, t: Translator) -> dict[str, str]:
    if len(values[name]) <= LONGEST_NOTE:
        return {}
    return {name: t.gettext("At most %(most)s characters.", most=LONGEST_NOTE)}


def _whole(text: str) -> int:
    bare = text.translate(WIDE_DIGITS)
    return int(bare) if _WHOLE.fullmatch(bare) else -1


def _to_the_minute(due: datetime | None, granted: Grant, zone: tzinfo) -> datetime | None:
    """The moment that was typed; the former one where it reads the same, seconds and all."""
    former = granted.due
    if due is None or former is None:
        return due
    return former if moment_in_field(former, zone) == moment_in_field(due, zone) else due
