"""Two hundred students who answer an assignment at once: how long it takes, and whether all is kept.

`python -m tests.bench.class_load [STUDENTS]` serves the site as `make serve` does, lets each student
begin, answer every question and hand in, at forty answers a second, and prints how long the pages
took beside a plain page of the same run. Every tenth answer is sent twice, and so is every hand-in.
At the end the rows are compared with what was sent; whatever is missing or there twice is an error.
The rates are those of so many students: forty make eight answers a second.
"""

import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import quantiles
from threading import Event, Lock, Thread

from sqlalchemy import select

from quizzes import Response, grade, response_to_json
from school.assignments.models import AssignmentAttempt
from school.assignments.status import questions_in
from school.assignments.taking import attempt_numbered
from school.classes.models import Student
from school.database import Database
from school.progress.models import Answer
from tests.bench.class_site import QUESTIONS, SampleClass, StudentBrowser, fill, question_at, served
from tests.browser.live_site import LiveSite
from tests.kinds import posted, wrong_answer

STUDENTS = 200
ANSWERS = 0.2  # of a student a second
BEGINS = 0.05  # the same; a class has begun in twenty seconds
HAND_INS = 0.025  # and hands in within forty
PEERS = 4.0  # plain pages a second
PLAIN = "/privacy"
WORKERS = 2

SAVING, NEXT, BEGIN, HAND_IN, RESULT, PEER = (
    "an answer saved",
    "the next question",
    "an attempt begun",
    "an attempt handed in",
    "its result",
    "a plain page",
)


@dataclass
class Taken:
    """Seconds that each sort of request took."""

    seconds: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    lock: Lock = field(default_factory=Lock)

    def note(self, what: str, seconds: float) -> None:
        with self.lock:
            self.seconds[what].append(seconds)


@dataclass
class StudentAtWork:
    """A student at work: the browser, the way to the attempt, and what is to be given."""

    browser: StudentBrowser
    path: str
    student: Student
    given: list[Response] = field(default_factory=list)
    fields: list[list[tuple[str, str]]] = field(default_factory=list)


def main() -> int:
    """Print the figures; 1 where anything was lost or is there twice."""
    students = int(sys.argv[1]) if len(sys.argv) > 1 else STUDENTS
    with tempfile.TemporaryDirectory() as folder:
        site, database = served(Path(folder), WORKERS)
        try:
            return run(site, database, students)
        finally:
            database.close()
            site.stop()


def run(site: LiveSite, database: Database, students: int) -> int:
    """Let the class take the assignment."""
    found = fill(database, students)
    path = f"/assignments/{found.assignment.public_id}"
    sittings = [
        StudentAtWork(StudentBrowser(site, each.learner_id), path, each) for each in found.students
    ]
    taken, over = Taken(), Event()
    peer = Thread(target=plain_pages, args=(site, taken, over))
    peer.start()
    try:
        at_rate(BEGINS, sittings, lambda each: begin(each, taken))
        prepare(database, found, sittings)
        begun = time.perf_counter()
        for position in range(1, len(QUESTIONS) + 1):
            at_rate(ANSWERS, sittings, lambda each, at=position: answer(each, at, taken))
        spent = time.perf_counter() - begun
        at_rate(HAND_INS, sittings, lambda each: hand_in(each, taken))
    finally:
        over.set()
        peer.join()
    tell(taken, students, spent)
    wrong = compare(database, found, sittings)
    print("\n".join(wrong) or "Every answer is there once, as it was given and graded.")
    return 1 if wrong else 0


def at_rate(
    rate: float, sittings: Sequence[StudentAtWork], act: Callable[[StudentAtWork], None]
) -> None:
    """Let each act once, so many of them a second, however long the ones before take.

    `rate` is the share of all that begins within a second.
    """
    begun = time.perf_counter()

    def in_turn(number: int, student: StudentAtWork) -> None:
        time.sleep(max(0.0, begun + number / (rate * len(sittings)) - time.perf_counter()))
        act(student)
        student.browser.rest()

    with ThreadPoolExecutor(len(sittings)) as threads:
        list(threads.map(in_turn, range(len(sittings)), sittings))


def plain_pages(site: LiveSite, taken: Taken, over: Event) -> None:
    """Ask for a plain page from time to time."""
    browser = StudentBrowser(site)
    while not over.wait(1 / PEERS):
        taken.note(PEER, browser.get(PLAIN))
    browser.rest()


def begin(student: StudentAtWork, taken: Taken) -> None:
    """Open the assignment, begin, and look at the first question."""
    browser = student.browser
    browser.get(student.path)
    taken.note(BEGIN, browser.post(f"{student.path}/begin"))
    browser.get(f"{student.path}/attempts/1/1")


def prepare(database: Database, sample: SampleClass, sittings: Sequence[StudentAtWork]) -> None:
    """Settle what each student will give: right, wrong, or nothing known."""
    chance = Random(1)
    for sitting in sittings:
        with database.reading() as session:
            attempt = attempt_numbered(session, sample.assignment, sitting.student, 1)
            assert attempt is not None
            asked = questions_in(session, attempt)
        for each in asked:
            question = question_at(each.response.question)
            answers = (question.answer, question.answer, wrong_answer(question), None)
            given = chance.choice(answers)
            sitting.given.append(given)
            sitting.fields.append(posted(question, given))


def answer(student: StudentAtWork, position: int, taken: Taken) -> None:
    """Send an answer, some of them twice, and look at the next question."""
    browser, fields = student.browser, student.fields[position - 1]
    here = f"{student.path}/attempts/1/{position}"
    taken.note(SAVING, browser.post(here, fields))
    if (student.student.id + position) % 10 == 0:
        taken.note(SAVING, browser.post(here, fields))
    if position < len(QUESTIONS):
        taken.note(NEXT, browser.get(f"{student.path}/attempts/1/{position + 1}"))


def hand_in(student: StudentAtWork, taken: Taken) -> None:
    """Hand in, twice, and look at the result."""
    browser, here = student.browser, f"{student.path}/attempts/1"
    browser.get(f"{here}/hand-in")
    for _ in range(2):
        taken.note(HAND_IN, browser.post(f"{here}/hand-in"))
    taken.note(RESULT, browser.get(here))


def tell(taken: Taken, students: int, spent: float) -> None:
    """Print median and 95th percentile of each sort, and how often a plain page fits in."""
    count = students * len(QUESTIONS)
    print(f"{students} students, {count} answers in {spent:.0f} s, {WORKERS} workers, SQLite")
    plain = marks(taken.seconds[PEER])
    for what in (SAVING, NEXT, BEGIN, HAND_IN, RESULT, PEER):
        median, most = marks(taken.seconds[what])
        print(
            f"{what:>22}: p50 {1000 * median:6.1f} ms ({median / plain[0]:.2f} of a plain page),"
            f" p95 {1000 * most:6.1f} ms ({most / plain[1]:.2f}), {len(taken.seconds[what])} times"
        )


def marks(seconds: Sequence[float]) -> tuple[float, float]:
    """The median and the 95th percentile."""
    cuts = quantiles(seconds, n=20, method="inclusive")
    return cuts[9], cuts[18]


def compare(
    database: Database, sample: SampleClass, sittings: Sequence[StudentAtWork]
) -> list[str]:
    """What is not in the rows as it was sent."""
    wrong = []
    with database.reading() as session:
        attempts = session.scalars(select(AssignmentAttempt)).all()
        answers = session.scalars(select(Answer)).all()
        now = datetime.now(UTC)
        if len(attempts) != len(sittings):
            wrong.append(f"{len(attempts)} attempts of {len(sittings)} students")
        if len(answers) != len(sittings) * len(QUESTIONS):
            wrong.append(f"{len(answers)} answers in the progress of the students")
        for sitting in sittings:
            attempt = attempt_numbered(session, sample.assignment, sitting.student, 1)
            if attempt is None or attempt.submitted_at is None or attempt.submitted_at > now:
                wrong.append(f"{sitting.student.name} has not handed in")
                continue
            for given, each in zip(sitting.given, questions_in(session, attempt), strict=True):
                question, kept = question_at(each.response.question), each.response
                expected = response_to_json(question, given), grade(question, given).credit
                if (in_order(kept.given), kept.credit) != (in_order(expected[0]), expected[1]):
                    found_there = f"{kept.given}, {kept.credit}, not {expected}"
                    wrong.append(f"{sitting.student.name}, {kept.question}: {found_there}")
    return wrong


def in_order(given: object) -> object:
    """The answer with its fans or tiles in one order: a form sends them as the page has them."""
    return sorted(given) if isinstance(given, list) else given


if __name__ == "__main__":
    sys.exit(main())
