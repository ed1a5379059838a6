"""Students who wait to be let into a class, because somebody's name is theirs too."""

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from sqlalchemy.orm import Session
from werkzeug.exceptions import NotFound

from school.accounts.merging import lock_learners
from school.classes import requests
from school.classes.models import JoinRequest, PlaceEventKind, SchoolClass, Student
from school.classes.places import lock_class
from school.classes.trail import leavings_of
from web import request_context
from web.classes.access import signed_in_teacher
from web.classes.place_words import gone_text
from web.classes.student_rows import namesake_numbers, numbered_name
from web.classes.view import zone_of_class
from web.clock import now
from web.components.dates import moment_text
from web.secret_keys import secret_key
from wording import Translator


@dataclass(frozen=True, slots=True)
class WaitingRow:
    """Somebody who waits: since when, and each place that could be meant, with what it is.

    `during_exam` says that an exam was left open in the browser that asks. `is_new` says that nobody of
    that name is in the class.
    """

    id: uuid.UUID
    name: str
    since: str
    places: tuple[tuple[uuid.UUID, str], ...]
    during_exam: bool
    is_new: bool


AWAY: Final = "away"
ANOTHER: Final = "another"


def settle_request(school_class: SchoolClass, request_id: uuid.UUID, answer: str) -> None:
    """Let somebody in, or turn them away: `answer` is the id of the place that is meant, `ANOTHER`
    where the student is another of that name, or `AWAY`.

    Raises:
        NotFound: no such place could be meant.
        SchoolError: as `requests.admit`.
    """
    teacher = signed_in_teacher().learner_id
    with request_context.writing() as writing:
        lock_class(writing, school_class.id)
        waiting = requests.request_in(writing, school_class.id, request_id)
        if waiting is None or not lock_learners(writing, waiting.learner_id):
            return  # settled by another click or another teacher; or who waited was erased just now
        if answer == AWAY:
            requests.turn_away(writing, waiting)
            return
        place = None if answer == ANOTHER else _place_meant(writing, waiting, answer)
        requests.admit(writing, secret_key(), waiting, teacher, now(), place)


def _place_meant(writing: Session, waiting: JoinRequest, public_id: str) -> Student:
    for each in requests.possible_places(writing, waiting):
        if str(each.public_id) == public_id:
            return each
    raise NotFound


def waiting_rows(
    school_class: SchoolClass, students: Sequence[Student], t: Translator
) -> tuple[WaitingRow, ...]:
    """Everybody who waits for the class with these students, who asked first at the head."""
    reading, zone = request_context.reading(), zone_of_class(school_class)
    found = requests.requests_in(reading, school_class.id)
    names, there = {each.name_key for each in found}, {each.name_key for each in students}
    places = requests.possible_places_of(reading, school_class.id, names)
    how = leavings_of(reading, chain.from_iterable(places.values()))
    numbers = namesake_numbers(students)
    return tuple(
        WaitingRow(
            id=each.public_id,
            name=each.name,
            since=moment_text(each.at, zone, t, now()),
            places=tuple(
                (one.public_id, _place_text(numbers.get(one.id, 0), how.get(one.id), t))
                for one in places[each.name_key]
            ),
            during_exam=each.during_exam,
            is_new=not places[each.name_key] and each.name_key not in there,
        )
        for each in found
    )


def _place_text(number: int, how: PlaceEventKind | None, t: Translator) -> str:
    """What the place is, with the number that it has in the list beside others of its name."""
    text = t.gettext("on the list, not joined yet") if how is None else gone_text(how, t)
    return numbered_name(text, number)
