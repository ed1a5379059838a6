"""A served site with a lesson together: its teacher at the projector, and phones."""

import http.client
import random
import re
import threading
import time
import uuid
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy import select

from quizzes.fingerprint import fingerprint
from school.assignments.models import AssignmentAttempt, Item, StudentResponse
from school.classes.models import SchoolClass
from school.database import Database
from school.together.models import LessonTogether
from school.together.opening import LessonQuestions, open_lesson
from school.together.rules import LessonSettings
from tests.bench.class_site import COOKIE, add_students, guest_cookie, question_at
from tests.faults.site import FaultySite
from tests.http_client import HttpClient, Reply

QUESTIONS = (
    *("mcr-2014/find/2/2611/1", "mcr-2014/find/2/2611/2"),
    *("mcr-2014/find/2/2611/3", "mcr-2014/find/2/2611/4"),
)
THINKS = 8.0  # seconds at most, from the question on the phone to its answer
AGAIN = 0.25  # seconds after which what was cut off is asked again
CHOICE = re.compile(r'name="answer" value="([^"]+)"')
COUNT = re.compile(r'together__count"[^>]*>[^<]*<b class="num">(\d+)<')


class LessonSite(FaultySite):
    """A site whose database stands elsewhere where an address is given."""

    def __init__(self, folder: Path, workers: int, database_url: str = "") -> None:
        super().__init__(folder, workers)
        if database_url:
            self._environment["DATABASE_URL"] = database_url

    @property
    def database_url(self) -> str:
        return self._environment["DATABASE_URL"]


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that was acknowledged: by whom, to which question, when it was sent and when told."""

    student: int
    position: int
    value: str
    sent: float
    told: float


@dataclass
class Records:
    """What phones and the projector noted, by the clock of this process."""

    given: list[Given] = field(default_factory=list)
    shown: list[tuple[int, int, float]] = field(default_factory=list)  # position, count, when
    asked: list[tuple[int, float]] = field(default_factory=list)  # position, when a phone had it
    tries: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)


@dataclass(frozen=True, slots=True)
class BenchRoom:
    """The lesson, who leads it, and the places of who answers."""

    site: LessonSite
    lesson: LessonTogether
    teacher: HttpClient
    students: dict[int, uuid.UUID]


def room(site: LessonSite, database: Database, phones: int) -> BenchRoom:
    """A class of so many students with a lesson that waits for its first question."""
    teacher = HttpClient(site.url)
    form = teacher.get("/account/new").form("fresh")
    filled = {**form, "name": "Lin", "fresh": "plum and bamboo"}
    expect(teacher.post("/account/new", filled.items()), 303)
    form = teacher.get("/teach").form("name")
    expect(teacher.post("/teach", {**form, "name": "Room", "rules": "mcr-2014"}.items()), 303)
    now = datetime.now(UTC)
    digests = {each: fingerprint(question_at(each)) for each in QUESTIONS}
    asked = LessonQuestions("Together", "mcr-2014", QUESTIONS, digests)
    with database.writing() as session:
        of = session.scalars(select(SchoolClass)).one()
        made = list(add_students(session, of, phones, now))  # they have ids after the last one
        lesson = open_lesson(session, of, asked, LessonSettings(shows_bars=True), now)
    students = {each.id: each.learner_id for each in made if each.learner_id is not None}
    return BenchRoom(site, lesson, teacher, students)


def expect(reply: Reply, status: int) -> Reply:
    """The reply. Raises RuntimeError: it has another status."""
    if reply.status != status:
        raise RuntimeError(f"{reply.status}, expected {status}: {reply.text[:300]}")
    return reply


def heard(
    site: LessonSite, path: str, cookies: dict[str, str], over: threading.Event
) -> Iterator[str]:
    """What is sent on, line by line, as a browser hears it: cut off, it asks again."""
    address = urlsplit(site.url)
    while not over.is_set():
        connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=20)
        try:
            sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
            connection.request("GET", path, headers={"Cookie": sent})
            response = connection.getresponse()
            while line := response.readline():
                if line.startswith(b"data: "):
                    yield line[6:].decode().strip()
                if over.is_set():
                    break
        except (OSError, http.client.HTTPException):
            pass
        finally:
            connection.close()
        time.sleep(AGAIN)


def phone(room: BenchRoom, student: int, records: Records, over: threading.Event) -> None:
    """Answer every question once, and send until it is acknowledged."""
    client = HttpClient(room.site.url, patience=10.0)
    client.cookies[COOKIE] = guest_cookie(room.site.secret_key, room.students[student])
    path = f"/together/{room.lesson.public_id}"
    chance, seen = random.Random(student), ""
    for version in heard(room.site, f"{path}/events", client.cookies, over):
        if version == seen:
            continue
        page = client.get(path)
        while page.status == 0 and not over.is_set():
            time.sleep(AGAIN)
            page = client.get(path)
        seen = version
        form = page.form("question")
        if not form:
            continue
        with records.lock:
            records.asked.append((int(form["question"]), time.perf_counter()))
        time.sleep(chance.random() * THINKS)
        answer(client, path, form, chance.choice(CHOICE.findall(page.text)), student, records)


def answer(
    client: HttpClient, path: str, form: dict[str, str], value: str, student: int, records: Records
) -> None:
    """Send the answer until the site tells that it has it."""
    sent, tries = time.perf_counter(), 0
    while True:
        tries += 1
        reply = client.post(path, {**form, "answer": value}.items())
        if reply.status in (303, 409):
            break
        time.sleep(AGAIN)
    with records.lock:
        records.tries += tries
        if reply.status == 303:
            given = Given(student, int(form["question"]), value, sent, time.perf_counter())
            records.given.append(given)


def projector(room: BenchRoom, records: Records, over: threading.Event) -> None:
    """Fetch the bars whenever an answer is told of, and note how many they show."""
    path = f"/teach/together/{room.lesson.public_id}"
    client = HttpClient(room.site.url, dict(room.teacher.cookies), patience=5.0)
    position, known = 0, ""
    for line in heard(room.site, f"{path}/events", client.cookies, over):
        version = line.split()[0]
        if version != known:
            page = client.get(path)
            found = re.search(r"Question (\d+) of", page.text)
            position, known = int(found[1]) if found else 0, version
        bars = client.get(f"{path}/answers")
        counted = COUNT.search(bars.text)
        if counted and position:
            with records.lock:
                records.shown.append((position, int(counted[1]), time.perf_counter()))


def lead(room: BenchRoom, **deed: str) -> None:
    """Press a button of the projector's page, as often as it takes."""
    path = f"/teach/together/{room.lesson.public_id}"
    while True:
        form = room.teacher.get(path).form("version")
        if form and room.teacher.post(path, {**form, **deed}.items()).status == 303:
            return
        time.sleep(AGAIN)


def kept(database: Database) -> list[tuple[int, int]]:
    """Student and position of every answer that the database holds."""
    with database.reading() as session:
        rows = session.execute(
            select(AssignmentAttempt.student_id, Item.position)
            .join(StudentResponse, StudentResponse.attempt_id == AssignmentAttempt.id)
            .join(Item, Item.id == StudentResponse.item_id)
            .where(StudentResponse.outcome.is_not(None))
        )
        return [(student, position) for student, position in rows]
