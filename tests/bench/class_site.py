"""A served site with a large class and an assignment, and browsers of its students."""

import re
import uuid
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from flask import Flask
from flask.sessions import SecureCookieSessionInterface
from sqlalchemy.orm import Session

from quizzes import Address, Question, make
from school.assignments.drafts import new_draft
from school.assignments.items import add_items
from school.assignments.models import Assignment
from school.assignments.publishing import digests_of, publish
from school.assignments.settings import default_settings
from school.assignments.status import sections_with_items
from school.classes.models import SchoolClass, Student
from school.database import Database, open_database
from school.learners.guests import new_guest
from tests.browser.live_site import LiveSite
from tests.http_client import HttpClient, Reply

QUESTIONS = (
    *("mcr-2014/find/2/2611/1/pure-straight", "mcr-2014/find/2/2611/2/mixed-triple-chow"),
    *("mcr-2014/total/2/2611/3", "mcr-2014/waits/2/2611/4", "mcr-2014/fans/2/2611/5"),
    *("mcr-2014/payments/2/2611/6", "mcr-2014/ruling/2/2611/7", "mcr-2014/legal/2/2611/8"),
)
COOKIE = "fanwise"
HIDDEN = re.compile(r'name="(csrf_token|token|number)" value="([^"]*)"')


@dataclass(frozen=True, slots=True)
class SampleClass:
    """The assignment with the students of its class."""

    assignment: Assignment
    students: tuple[Student, ...]


def fill(database: Database, students: int) -> SampleClass:
    """A class of so many students, with an assignment as the builder begins it.

    Each student has other questions, and all is shown when it is handed in.
    """
    now = datetime.now(UTC)
    with database.writing() as session:
        of = _class(session, now)
        settings = default_settings(of.zone, now)
        draft = new_draft(session, of, now, settings)
        draft.title = "Homework"
        part = sections_with_items(session, draft)[0]
        items = add_items(session, draft, part.section.public_id, QUESTIONS)
        assignment = publish(session, draft, digests_of(items, make), now)
        return SampleClass(assignment, tuple(add_students(session, of, students, now)))


def _class(session: Session, now: datetime) -> SchoolClass:
    made = SchoolClass(
        name="3B",
        rules="mcr-2014",
        zone="Asia/Shanghai",
        join_code="BENCH",
        joining=True,
        created_at=now,
        archived_at=None,
    )
    session.add(made)
    session.flush()
    return made


def add_students(session: Session, of: SchoolClass, count: int, now: datetime) -> Iterable[Student]:
    """So many students with guests' rows, each when it is asked for."""
    for number in range(count):
        student = Student(
            class_id=of.id,
            learner_id=new_guest(session, now).id,
            name=f"Student {number}",
            name_key=f"student {number}",
            card=1,
            card_digest=uuid.uuid4().hex,
            shares=False,
            created_at=now,
            joined_at=now,
            left_at=None,
            moved_to=None,
        )
        session.add(student)
        yield student
    session.flush()


def served(folder: Path, workers: int) -> tuple[LiveSite, Database]:
    """A site that runs, and its database."""
    site = LiveSite(folder, workers)
    site.start()
    return site, open_database(f"sqlite:///{site.database}")


@dataclass
class StudentBrowser:
    """One browser: a connection, cookies, and the hidden fields of the last page."""

    site: LiveSite
    learner_id: uuid.UUID | None = None
    hidden: dict[str, str] = field(default_factory=dict)
    location: str = ""

    def __post_init__(self) -> None:
        self._http = HttpClient(self.site.url)
        if self.learner_id is not None:
            self._http.cookies[COOKIE] = guest_cookie(self.site.secret_key, self.learner_id)

    def get(self, path: str) -> float:
        """Open a page; how many seconds it took."""
        reply = _expected(self._http.get(path), path, 200)
        self.hidden = dict(HIDDEN.findall(reply.text))
        return reply.seconds

    def post(self, path: str, fields: Iterable[tuple[str, str]] = ()) -> float:
        """Send a form with the hidden fields of the last page; how many seconds it took."""
        reply = _expected(self._http.post(path, [*self.hidden.items(), *fields]), path, 303)
        self.location = reply.headers.get("location", "")
        return reply.seconds

    def rest(self) -> None:
        """Let the connection go, as a server does after a while; the next request opens another."""
        self._http.close()


def _expected(reply: Reply, path: str, status: int) -> Reply:
    """The reply, if it has that status.

    Raises:
        OSError: no answer came.
        RuntimeError: the answer has another status.
    """
    if not reply.status:
        raise OSError(reply.text)
    if reply.status != status:
        raise RuntimeError(f"{path}: {reply.status}, expected {status}")
    return reply


def guest_cookie(key: str, learner_id: uuid.UUID) -> str:
    """The session of a guest, signed as the site signs it."""
    app = Flask(__name__)
    app.secret_key = key
    serializer = SecureCookieSessionInterface().get_signing_serializer(app)
    assert serializer is not None
    return str(serializer.dumps({"guest": learner_id.hex}))


def question_at(address: str) -> Question:
    """The question of an address."""
    return make(Address.parse(address))
