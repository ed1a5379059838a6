"""Who is asking: somebody signed in, a guest known by a signed cookie, or a visitor without a row.

The session's cookie, signed and closed to scripts, holds a random id and what was chosen in the
settings form. The id becomes a row at the first answer, and the choices go into that row; until
then nothing is stored here. Because the id is there before the row, a first answer that is sent
twice finds its own row again. Once an account has taken a guest's rows, the id opens nothing.

Whoever is signed in has a second cookie (`web/visitors/sign_in_cookie.py`), which goes before the guest's.
"""

import uuid
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from datetime import UTC, datetime
from typing import Any

from flask import Flask, Response, g, session
from sqlalchemy.orm import Session

from school.accounts import merging, sign_ins
from school.accounts.sign_ins import SignedIn
from school.errors import SchoolError
from school.faults import DatabaseFault
from school.learners import guests
from school.learners.models import Learner
from school.learners.settings import LearnerSettings
from school.progress.summing import reschedule
from web import request_database
from web.clock import now
from web.visitors import sign_in_cookie
from web.visitors.exam_note import keep_noted_exams, noted_exams
from web.visitors.new_guests import count_new_guest

_ID = "guest"
_CHOICES = "choices"
_RUN = "run"
_STEP = "step"


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who is asking. `stored` says that there is a row; `settings` are the row's or the cookie's.

    `signed_in` is whose account it is. `lapsed` says that this browser was signed in, and that this
    was ended elsewhere or is too long ago. `in_class` says that they have a place in a class;
    `student` is the name in it of somebody without an account. `exam` is the attempt in exam mode that
    they, or the guest that this browser remembers, are in the middle of.
    """

    id: uuid.UUID | None
    stored: bool
    settings: LearnerSettings
    signed_in: SignedIn | None = None
    lapsed: bool = False
    in_class: bool = False
    student: str = ""
    exam: int | None = None


def install(app: Flask) -> None:
    """Note from time to time, after a request, that somebody signed in was here."""
    app.after_request(_note_seen)


def visitor() -> Visitor:
    """Who is asking this request; looked up once."""
    if "visitor" not in g:
        g.visitor = _look_up()
    found: Visitor = g.visitor
    return found


def signed_in() -> SignedIn | None:
    """Whoever is signed in; the database is asked only where the browser brought a sign-in."""
    return visitor().signed_in if sign_in_cookie.token() is not None else None


def reset_visitor() -> None:
    """Look up anew who is asking: a first answer has made a row."""
    g.pop("visitor", None)


def unstored_visitor() -> Visitor:
    """The visitor as the cookie alone tells, for pages that must not need the database."""
    return Visitor(guest_in_cookie(), stored=False, settings=_settings_in_cookie())


def expected_guest_id() -> uuid.UUID:
    """The id that this visitor's row has or will have; the cookie keeps a guest's from now on."""
    who = signed_in()
    if who:
        return who.learner_id
    known = guest_in_cookie()
    if known is None:
        known = uuid.uuid4()
        _keep_guest(known)
    return known


def row_for_guest(writing: Session, learner_id: uuid.UUID, at: datetime) -> Learner:
    """The row to write for, locked until the transaction ends; it is nearly always that of the id.

    A new row takes over what was chosen before. What was on its way as a guest's while an account
    took the guest goes to the account; whatever else comes with an id that opens nothing any more
    goes to a new guest, as does what comes with the id of a guest who was erased.

    Raises:
        TooManyNewGuests: a new row is needed, and too many were made from this address of late.
    """
    account = signed_in()
    row = guests.touch(writing, learner_id, at)  # waits for an account that takes the guest now
    if row is not None and account:
        return row
    taken = merging.merged_into(writing, learner_id)
    choices = account.settings if account else _settings_in_cookie()
    if taken is None and not account:
        found = row or create_guest(writing, at, choices, learner_id)
        if found.id != learner_id:
            _keep_guest(found.id)
        return found
    if taken is not None and at - taken.at <= merging.GRACE_PERIOD:
        owner = guests.touch(writing, taken.learner_id, at)
        assert owner is not None  # what was taken goes with the account that took it
        return owner
    new = create_guest(writing, at, choices)
    _keep_guest(new.id)
    return new


def create_guest(
    writing: Session, at: datetime, choices: LearnerSettings, promised: uuid.UUID | None = None
) -> Learner:
    """A guest's new row, counted by the network address of the request.

    A row that another request has made meanwhile under the promised id is that guest's already.

    Raises:
        TooManyNewGuests: too many were made from this address of late.
    """
    count_new_guest(writing, at)
    return guests.new_guest(writing, at, choices, promised)


def guest_in_cookie() -> uuid.UUID | None:
    """The id of the guest that this browser remembers, signed in or not."""
    try:
        return uuid.UUID(hex=session.get(_ID, ""))
    except ValueError:
        return None


def switch_to_guest(guest_id: uuid.UUID) -> None:
    """Let this browser be that guest from now on; where it was before in the site is forgotten."""
    forget_run_and_step()
    _keep_guest(guest_id)
    reset_visitor()


def forget_guest() -> None:
    """Let the browser remember no guest: an account has taken the rows, or they are erased."""
    session.pop(_ID, None)


def save_settings(chosen: LearnerSettings) -> None:
    """Keep the settings: in the learner's row where there is one, else in the cookie.

    With other aims the skills of the learner are due at other moments.
    """
    who = visitor()
    if who.stored and who.id is not None:
        with request_database.writing() as writing:
            guests.save_settings(writing, who.id, chosen)
            if chosen.aims != who.settings.aims:
                reschedule(writing, who.id, chosen.aims)
    else:
        session[_CHOICES] = asdict(chosen)
        session.permanent = True
    g.visitor = replace(who, settings=chosen)


def remember_run(query: Mapping[str, Any]) -> None:
    """Note question, length, kinds and clock of the run that one is in, to go on with it.

    The cookie is sent anew with it, so it outlives the last answer by its whole life.
    """
    session[_RUN] = dict(query)


def last_run() -> Mapping[str, str]:
    """What was noted last."""
    noted: Mapping[str, str] = session.get(_RUN, {})
    return noted


@dataclass(frozen=True, slots=True)
class LastStep:
    """A step of a lesson that was read, and when."""

    course: str
    lesson: str
    step: int
    at: datetime


def remember_step(course: str, lesson: str, step: int) -> None:
    """Note the step of a lesson that is being read, to go on with it."""
    session[_STEP] = [course, lesson, step, now().timestamp()]
    session.permanent = True


def last_step() -> LastStep | None:
    """The step that was noted last."""
    match session.get(_STEP):
        case [str(course), str(lesson), int(step), float(moment)]:
            return LastStep(course, lesson, step, datetime.fromtimestamp(moment, UTC))
    return None


def forget_run_and_step() -> None:
    """Note no run and no lesson: whoever comes next to this browser may be another."""
    session.pop(_RUN, None)
    session.pop(_STEP, None)


def sign_out_student() -> None:
    """Forget the student in this browser, so that its next user is not taken for them.

    A student with a place in a class comes back with its card; who has none leaves what was
    answered here for good. What the browser holds besides is forgotten as well, but for the language.
    """
    language, exams = visitor().settings.language, noted_exams()
    session.clear()
    keep_noted_exams(exams)
    if language is not None:
        session[_CHOICES] = asdict(LearnerSettings(language=language))
        session.permanent = True
    reset_visitor()


def forget_visitor() -> None:
    """Let the cookie hold nothing; but a guest whose answers no account has taken stays known."""
    guest = guest_in_cookie() if visitor().signed_in else None
    session.clear()
    if guest is not None:
        _keep_guest(guest)


def _look_up() -> Visitor:
    token, known = sign_in_cookie.token(), guest_in_cookie()
    lapsed = token is not None
    if token is None and known is None:
        return unstored_visitor()
    reading = request_database.reading()
    if token is not None and (found := sign_ins.signed_in_with(reading, token, now(), known)):
        return Visitor(
            found.learner_id,
            True,
            found.settings,
            signed_in=found,
            in_class=found.in_class,
            exam=found.exam,
        )
    guest = merging.known_guest(reading, known, now()) if known else None
    if guest is None:
        return Visitor(known, stored=False, settings=_settings_in_cookie(), lapsed=lapsed)
    return Visitor(
        id=known,
        stored=True,
        settings=guest.settings,
        lapsed=lapsed,
        in_class=bool(guest.student),
        student=guest.student,
        exam=guest.exam,
    )


def _note_seen(response: Response) -> Response:
    who: Visitor | None = g.get("visitor")
    if who and who.signed_in and now() - who.signed_in.last_seen_at > sign_ins.LAST_SEEN_PRECISION:
        try:
            with request_database.writing() as writing:
                sign_ins.mark_seen(writing, who.signed_in.sign_in_id, now())
        except DatabaseFault:
            pass  # the next request will note it
    return response


def _keep_guest(guest_id: uuid.UUID) -> None:
    session[_ID] = guest_id.hex
    session.permanent = True


def _settings_in_cookie() -> LearnerSettings:
    """The choices in the cookie; what the code no longer knows is left aside."""
    kept: dict[str, Any] = session.get(_CHOICES, {})
    known = {field.name for field in fields(LearnerSettings)}
    try:
        return LearnerSettings(**{name: value for name, value in kept.items() if name in known})
    except SchoolError:
        return LearnerSettings()
