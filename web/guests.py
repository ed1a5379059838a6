"""Who is asking: a guest known by a signed cookie, or a visitor who has not answered yet.

One cookie, signed and closed to scripts, holds a random id and what was chosen in the settings
form. The id becomes a row at the first answer, and the choices go into that row; until then
nothing is stored here. Because the id is there before the row, a first answer that is sent
twice finds its own row again.
"""

import uuid
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from typing import Any

from flask import current_app, g, session
from sqlalchemy.orm import Session

from school.errors import SchoolError
from school.learners import guests
from school.learners.settings import Settings
from web.services import services

_ID = "guest"
_CHOICES = "choices"
_RUN = "run"
_STEP = "step"


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who is asking. `stored` says that there is a row; `settings` are the row's or the cookie's."""

    id: uuid.UUID | None
    stored: bool
    settings: Settings


def visitor() -> Visitor:
    """Who is asking this request; looked up once."""
    if "visitor" not in g:
        g.visitor = _look_up()
    found: Visitor = g.visitor
    return found


def unstored_visitor() -> Visitor:
    """The visitor as the cookie alone tells, for pages that must not need the database."""
    return Visitor(_id_in_cookie(), stored=False, settings=_settings_in_cookie())


def expect_guest() -> uuid.UUID:
    """The id that this visitor's row has or will have; the cookie keeps it from now on."""
    known = _id_in_cookie()
    if known is None:
        known = uuid.uuid4()
        session[_ID] = known.hex
        session.permanent = True
    return known


def row_for_guest(writing: Session, guest_id: uuid.UUID, choices: Settings, at: datetime) -> None:
    """See to it that the guest has a row; a new row takes over what was chosen before."""
    if guests.find(writing, guest_id) is None:
        guests.new_guest(writing, at, choices, learner_id=guest_id)
    else:
        guests.touch(writing, guest_id, at)


def save_settings(chosen: Settings) -> None:
    """Keep the settings: in the guest's row where there is one, else in the cookie."""
    who = visitor()
    if who.stored and who.id is not None:
        with services(current_app).database.writing() as writing:
            guests.save_settings(writing, who.id, chosen)
    else:
        session[_CHOICES] = asdict(chosen)
        session.permanent = True
    g.visitor = Visitor(who.id, who.stored, chosen)


def remember_run(query: Mapping[str, Any]) -> None:
    """Note length, kinds and clock of the run that is being worked through, to go on with it.

    The cookie is sent anew with it, so it outlives the last answer by its whole life.
    """
    session[_RUN] = dict(query)


def last_run() -> Mapping[str, str]:
    """What was noted last."""
    noted: Mapping[str, str] = session.get(_RUN, {})
    return noted


def remember_step(course: str, lesson: str, step: int) -> None:
    """Note the step of a lesson that is being read, to go on with it."""
    session[_STEP] = [course, lesson, step]
    session.permanent = True


def last_step() -> tuple[str, str, int] | None:
    """The course, the lesson and the step that were noted last."""
    match session.get(_STEP):
        case [str(course), str(lesson), int(step)]:
            return course, lesson, step
    return None


def now() -> datetime:
    """This moment, in UTC."""
    return datetime.now(UTC)


def _look_up() -> Visitor:
    known = _id_in_cookie()
    if known is not None:
        with services(current_app).database.reading() as reading:
            learner = guests.find(reading, known)
        if learner is not None:
            return Visitor(known, stored=True, settings=learner.settings)
    return unstored_visitor()


def _id_in_cookie() -> uuid.UUID | None:
    try:
        return uuid.UUID(hex=session.get(_ID, ""))
    except ValueError:
        return None


def _settings_in_cookie() -> Settings:
    """The choices in the cookie; what the code no longer knows is left aside."""
    kept: dict[str, Any] = session.get(_CHOICES, {})
    known = {field.name for field in fields(Settings)}
    try:
        return Settings(**{name: value for name, value in kept.items() if name in known})
    except SchoolError:
        return Settings()
