"""Classes with their teachers, places and assignments, and what students did with them."""

import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any, Final

from sqlalchemy import insert
from sqlalchemy.orm import Session

from quizzes.version import ENGINE
from school.accounts.digests import digest
from school.accounts.models import Role, SignIn, UserAccount
from school.assignments.models import (
    Assignment,
    AssignmentAttempt,
    AssignmentState,
    Item,
    Section,
    Seeds,
    StudentResponse,
)
from school.assignments.rules import Counts, Late, RevealTime
from school.classes.models import ClassTeacher, PlaceEvent, PlaceEventKind, SchoolClass, Student
from school.columns import ModelBase
from school.learners.models import Learner
from school.learners.settings import LearnerSettings
from school.progress.models import LessonCompletion, LessonDone
from school.progress.summaries import FeatureRow
from school.together.models import LessonTogether
from school.together.rules import LessonStage
from tests.bench.growth.histories import (
    END,
    PERIOD,
    SECONDS,
    LearnerGroup,
    Population,
    group_of,
    key_of,
    moment,
    written,
)
from tests.bench.growth.rows import Row, Rows, feature_rows, random_key
from tests.bench.growth.samples import SampleRun

USUAL_CLASS: Final = 30  # students; every tenth class has four times as many
QUESTIONS: Final = 10  # of an assignment
MOST_ASSIGNMENTS: Final = 40
A_DAY: Final = 86_400
HASH: Final = "$argon2id$v=19$m=19456,t=2,p=1$" + "A" * 22 + "$" + "B" * 43
LESSONS: Final = 5  # that each learner has done
_BATCH: Final = 2_000


@dataclass(frozen=True, slots=True)
class FilledClass:
    """A class: the number of its teacher among the learners, and of its students."""

    id: int
    teacher: int
    students: tuple[int, ...]


def classrooms(population: Population) -> list[FilledClass]:
    """Every student in a class, every class with a teacher who has an account."""
    of = [n for n in range(population.learners) if group_of(n) is LearnerGroup.STUDENT]
    teachers = [n for n in range(population.learners) if group_of(n) is LearnerGroup.ACCOUNT]
    found: list[FilledClass] = []
    place = 0
    while place < len(of):
        size = USUAL_CLASS * (4 if len(found) % 10 == 9 else 1)
        teacher = teachers[len(found) % len(teachers)]
        found.append(FilledClass(len(found) + 1, teacher, tuple(of[place : place + size])))
        place += size
    return found


def add_people(session: Session, population: Population) -> None:
    """Rows of learners, accounts and sign-ins, of lessons done, and of how hard features are."""
    everybody = range(population.learners)
    _insert(session, Learner, map(_learner, everybody))
    owners = [n for n in everybody if group_of(n) is LearnerGroup.ACCOUNT]
    _insert(session, UserAccount, map(_account, owners))
    _insert(session, SignIn, map(_sign_in, owners))
    _insert(session, LessonDone, (_lesson(n, each) for n in everybody for each in range(LESSONS)))
    columns = [column.name for column in FeatureRow.__table__.columns]
    rows = (dict(zip(columns, row, strict=True)) for row in feature_rows(population))
    _insert(session, FeatureRow, rows)


def add_classes(session: Session, population: Population, found: list[FilledClass]) -> None:
    """Rows of classes, teachers, places, and of assignments with their questions."""
    _insert(session, SchoolClass, map(_class, found))
    _insert(session, ClassTeacher, map(_teacher, found))
    places = [(room, who) for room in found for who in room.students]
    _insert(session, Student, (_place(*each) for each in places))
    _insert(session, PlaceEvent, (_came(who) for _, who in places))
    tasks = [(room, place) for room in found for place in range(tasks_of(population))]
    _insert(session, Assignment, (_task(population, *each) for each in tasks))
    sections = ({"id": n, "assignment_id": n, "position": 1} for n in range(1, len(tasks) + 1))
    _insert(session, Section, ({**each, "title": "", "instruction": ""} for each in sections))
    numbers = range(1, len(tasks) + 1)
    _insert(
        session,
        LessonTogether,
        (_lesson_together(population, *each) for each in tasks if each[1] % 2),
    )
    _insert(session, Item, (_item(population, n, q) for n in numbers for q in range(QUESTIONS)))


def tasks_of(population: Population) -> int:
    """How many assignments a class has: half of what most students answer is homework."""
    return max(1, min(MOST_ASSIGNMENTS, population.usual // (2 * QUESTIONS)))


def response_rows(population: Population, found: list[FilledClass]) -> Iterator[Rows]:
    """What students did: nine of ten began each assignment, one of five once more."""
    chance, attempts, responses = Random(2), count(1), count(1)
    for room in found:
        rows: Rows = {AssignmentAttempt: [], StudentResponse: []}
        for place in range(tasks_of(population)):
            task = (room.id - 1) * tasks_of(population) + place + 1
            run = _run_of(population, task)
            for who in room.students:
                for number in range(1, 1 + (chance.random() < 0.9) + (chance.random() < 0.2)):
                    at = published(place) + chance.randrange(6 * A_DAY)
                    attempt = next(attempts)
                    rows[AssignmentAttempt].append(
                        _attempt(attempt, task, place_id(who), number, at, chance)
                    )
                    rows[StudentResponse].extend(
                        _response(next(responses), attempt, task, question, at, run, chance)
                        for question in range(QUESTIONS)
                    )
        yield rows


def published(place: int) -> int:
    """When an assignment was published, in seconds from the begin: one a week, up to now."""
    return SECONDS - 7 * A_DAY * (MOST_ASSIGNMENTS - place)


def place_id(learner: int) -> int:
    """The row id of the place that a student has."""
    return learner // 10 * 4 + learner % 10 - 3


def token_of(learner: int) -> str:
    """What the browser of somebody signed in brings."""
    return f"token {learner}"


def name_of(learner: int) -> str:
    """The name of an account."""
    return f"learner{learner}"


def _insert(session: Session, model: type[ModelBase], rows: Any) -> None:
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == _BATCH:
            session.execute(insert(model), batch)
            batch = []
    if batch:
        session.execute(insert(model), batch)


def _learner(n: int) -> dict[str, Any]:
    seen = END - PERIOD * Random(f"seen {n}").random() * 0.9
    settings = LearnerSettings(rules="mcr-2014")
    row = {"created_at": seen - PERIOD * 0.08, "last_seen_at": seen, "settings": settings}
    return {"id": uuid.UUID(hex=key_of(n)), **row}


def _account(n: int) -> dict[str, Any]:
    return {
        "learner_id": uuid.UUID(hex=key_of(n)),
        "name": name_of(n),
        "name_key": name_of(n),
        "password": HASH,
        "email": f"{name_of(n)}@school.example",
        "role": Role.LEARNER,
        "codes_batch": None,
        "created_at": END - PERIOD,
    }


def _sign_in(n: int) -> dict[str, Any]:
    seen = {"created_at": END - PERIOD / 8, "last_seen_at": END - PERIOD / 16}
    key = {"learner_id": uuid.UUID(hex=key_of(n)), "token_digest": digest(token_of(n))}
    return {"public_id": uuid.uuid4(), "device": "Firefox/Linux", **key, **seen}


def _lesson(n: int, place: int) -> dict[str, Any]:
    key = {"learner_id": uuid.UUID(hex=key_of(n)), "course": "mcr", "lesson": f"lesson-{place}"}
    return {**key, "how": LessonCompletion.READ, "at": END - PERIOD / 2}


def _class(room: FilledClass) -> dict[str, Any]:
    return {
        "id": room.id,
        "public_id": uuid.uuid4(),
        "name": f"Class {room.id}",
        "rules": "mcr-2014",
        "zone": "Asia/Shanghai",
        "join_code": f"C{room.id:07}",
        "joining": True,
        "created_at": END - PERIOD,
        "archived_at": None,
    }


def _teacher(room: FilledClass) -> dict[str, Any]:
    learner = uuid.UUID(hex=key_of(room.teacher))
    return {"class_id": room.id, "learner_id": learner, "since": END - PERIOD}


def _place(room: FilledClass, n: int) -> dict[str, Any]:
    return {
        "id": place_id(n),
        "public_id": uuid.uuid4(),
        "class_id": room.id,
        "learner_id": uuid.UUID(hex=key_of(n)),
        "name": f"Student {n}",
        "name_key": f"student {n}",
        "card": 1,
        "card_digest": digest(f"card {n}"),
        "shares": False,
        "created_at": END - PERIOD,
        "joined_at": END - PERIOD,
        "left_at": None,
        "moved_to": None,
    }


def _came(n: int) -> dict[str, Any]:
    return {"student_id": place_id(n), "event": PlaceEventKind.BY_CARD, "at": END - PERIOD}


def _task(population: Population, room: FilledClass, place: int) -> dict[str, Any]:
    opened = moment(published(place))
    due, late_until = moment(published(place) + 7 * A_DAY), moment(published(place) + 14 * A_DAY)
    return {
        "id": (room.id - 1) * tasks_of(population) + place + 1,
        "public_id": uuid.uuid4(),
        "class_id": room.id,
        "title": f"Homework {place + 1}",
        "rules": "mcr-2014",
        "state": AssignmentState.PUBLISHED,
        "wishes": {},
        "seed": f"{room.id:08}",
        "seeds": Seeds.STUDENT,
        "opens_at": None,
        "due_at": due,
        "late": Late.ACCEPT,
        "late_percent": 0,
        "late_until": late_until,
        "attempts": 2,
        "counts": Counts.BEST,
        "minutes": None,
        **dict.fromkeys(("score_shown", "answers_shown"), RevealTime.AFTER),
        "explanations_shown": RevealTime.AFTER,
        "created_at": opened,
        "published_at": opened,
        "goal": None,
    }


def _lesson_together(population: Population, room: FilledClass, place: int) -> dict[str, Any]:
    at = moment(published(place))
    return {
        "public_id": uuid.uuid4(),
        "class_id": room.id,
        "assignment_id": (room.id - 1) * tasks_of(population) + place + 1,
        "stage": LessonStage.ENDED,
        **dict.fromkeys(("position", "version", "seconds", "teams"), 0),
        **dict.fromkeys(("shows_names", "shows_bars", "graded"), False),
        "closes_at": None,
        "begun_at": at,
        "ended_at": at,
    }


def _item(population: Population, task: int, place: int) -> dict[str, Any]:
    run = _run_of(population, task)
    return {
        "id": (task - 1) * QUESTIONS + place + 1,
        "public_id": uuid.uuid4(),
        "assignment_id": task,
        "section_id": task,
        "position": place + 1,
        "question": run[0].question(task, place + 1),
        "points": 1.0,
        "locked": False,
        "engine": ENGINE,
        "digest": "0" * 16,
        "ruling": None,
        "accepted": None,
        "note": None,
    }


def _run_of(population: Population, task: int) -> SampleRun:
    runs = next(iter(population.runs.values()))
    return runs[task % len(runs)]


def _attempt(number: int, task: int, place: int, go: int, at: int, chance: Random) -> Row:
    over = written(at + 900)
    return (number, random_key(chance), task, place, go, written(at), None, over, over, 0, 0)


def _response(
    number: int, attempt: int, task: int, place: int, at: int, run: SampleRun, chance: Random
) -> Row:
    sample = chance.choice(run)
    answered = written(at + 60 * place)
    return (
        *(number, random_key(chance), attempt, (task - 1) * QUESTIONS + place + 1),
        *(sample.question(number % 1_000_000, place + 1), "0" * 16, ENGINE, sample.outcome),
        *(sample.given, sample.credit, sample.trap, sample.evidence, 18.5, answered),
        *(written(at + 900), 0),
    )
