"""A site with two classes, and everybody who may come to it, each in a browser of their own."""

import json
import sqlite3
import uuid
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, replace
from datetime import timedelta
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from flask import Flask
from jinja2 import BytecodeCache
from sqlalchemy import select
from sqlalchemy.orm import Session
from werkzeug.test import TestResponse

from app import create_app
from quizzes import Address, make
from quizzes.fingerprint import fingerprint
from quizzes.question_cache import question_at
from school.accounts.models import UserAccount
from school.accounts.passwords import TEST_COST
from school.assignments.drafts import new_draft
from school.assignments.items import add_items
from school.assignments.models import Assignment, Seeds
from school.assignments.publishing import digests_of, publish, withdraw
from school.assignments.rules import RevealTime
from school.assignments.settings import AssignmentSettings, default_settings
from school.assignments.status import sections_with_items
from school.assignments.taking import begin_attempt, hand_in_attempt, save_answer
from school.classes.cards import card_code
from school.classes.groups import add_group
from school.classes.models import SchoolClass, Student
from school.classes.news import NewNews, tell_class
from school.classes.opening import ClassSettings, archive, open_class, start_teaching
from school.classes.places import add_place, leave
from school.classes.requests import ask_to_join
from school.classes.teaching import invite
from school.jobs.models import NewJob
from school.learners.guests import new_guest
from school.migrate import upgrade
from school.progress.grading import graded_answer
from school.together.answering import come_in
from school.together.leading import lead
from school.together.models import LessonTogether
from school.together.opening import LessonQuestions, open_lesson
from school.together.rules import LeadingAct, LessonSettings
from tests.shelf import without_waiting_for_the_disk
from tests.web.account_forms import sign_up_at_once
from tests.web.visitor import SiteVisitor
from web.background.queue import Queue
from web.clock import now
from web.paper.answering import PrintoutLabel
from web.paper.printout import PrintoutKind
from web.services import services
from web.settings import SiteSettings

QUESTIONS: Final = ("mcr-2014/total/2/2611/2", "mcr-2014/find/2/2611/1")
GIVEN: Final = 7654  # what a student answered: nobody else gives this number
ZONE: Final = "Asia/Shanghai"
TOKEN: Final = "an-invitation-that-nobody-guesses"
OF_CLASSES: Final = (
    *("classes", "class_teachers", "invitations", "students", "assignments"),
    *("assignment_sections", "assignment_items", "assignment_attempts", "responses"),
    *("extensions", "grade_changes", "place_events", "join_requests"),
    *("student_groups", "group_members", "assignment_audience"),
    *("class_news", "attempt_comments"),
    *("lessons_together", "lesson_rounds", "lesson_members"),
)


class RequestRole(StrEnum):
    """Who comes."""

    GUEST = "guest"
    LEARNER = "learner"  # with an account, in no class
    STUDENT = "student of this class"
    CLASSMATE = "another student of this class"
    FORMER = "former student of this class"
    ELSEWHERE = "student of another class"
    TEACHER = "teacher of this class"
    OTHER_TEACHER = "teacher of another class"
    ADMINISTRATOR = "administrator"  # made a teacher by the command, with no class


ACCOUNTS = frozenset(
    {RequestRole.LEARNER, RequestRole.TEACHER, RequestRole.OTHER_TEACHER, RequestRole.ADMINISTRATOR}
)
OF_THIS_CLASS = frozenset({RequestRole.STUDENT, RequestRole.CLASSMATE, RequestRole.TEACHER})


@dataclass(frozen=True)
class ClassIds:
    """The ids of a class and of what belongs to it, and the name of its student."""

    id: uuid.UUID
    student: uuid.UUID
    name: str
    join_code: str
    card: str
    task: uuid.UUID  # published; the student handed in, answers are shown when it is over
    draft: uuid.UUID
    withdrawn: uuid.UUID
    later: uuid.UUID  # published, and not open yet
    job: uuid.UUID  # a sheet that its teacher waits for
    group: uuid.UUID
    news: uuid.UUID
    lesson: uuid.UUID  # a lesson together, at its first question

    def by_argument(self, assignment: uuid.UUID) -> dict[str, uuid.UUID]:
        """The ids by the names that addresses call them."""
        return {
            **dict.fromkeys(("class_id", "school_class"), self.id),
            **dict.fromkeys(("student_id", "student"), self.student),
            **dict.fromkeys(("assignment", "public_id", "assignment_id"), assignment),
            "job": self.job,
            "group_id": self.group,
            "news_id": self.news,
            "lesson_id": self.lesson,
        }


@dataclass(frozen=True)
class AccessWorld:
    """The site, who comes to it, and what is there."""

    site: Flask
    people: dict[RequestRole, SiteVisitor]
    here: ClassIds
    elsewhere: ClassIds
    archived: ClassIds
    former: uuid.UUID  # the place that somebody left
    waiting: uuid.UUID  # what somebody asked who came by the code
    spare: uuid.UUID  # another class of the same teacher
    file: Path

    @property
    def queue_file(self) -> Path:
        """Where the sheets are that somebody waits for."""
        return services(self.site).queue.file

    def state(self) -> list[Any]:
        """Every row that belongs to a class, and every job."""
        with closing(sqlite3.connect(self.file)) as kept:
            rows = [kept.execute(f"SELECT * FROM {each}").fetchall() for each in OF_CLASSES]
        with closing(sqlite3.connect(self.queue_file)) as kept:
            return [*rows, kept.execute("SELECT id, state FROM jobs").fetchall()]

    def snapshot(self) -> Path:
        """A copy of the database, to go back to."""
        copy = self.file.with_suffix(".kept")
        _copy(self.file, copy)
        _copy(self.queue_file, copy.with_suffix(".jobs"))
        return copy

    def go_back(self, copy: Path) -> None:
        """Let everything be as it was in the copy."""
        _copy(copy, self.file)
        _copy(copy.with_suffix(".jobs"), self.queue_file)


def _copy(one: Path, other: Path) -> None:
    with closing(sqlite3.connect(one)) as source, closing(sqlite3.connect(other)) as target:
        target.execute("PRAGMA synchronous=OFF")
        source.backup(target)


@contextmanager
def opened_world(folder: Path, compiled_templates: BytecodeCache) -> Iterator[AccessWorld]:
    """A world of its own, on SQLite whose file is copied: whatever changes it can be taken back."""
    file = folder / "site.db"
    address = f"sqlite:///{file}"
    upgrade(address)
    site = create_app(
        SiteSettings(
            secret_key="k" * 32,
            database=address,
            log_level="critical",
            cost=TEST_COST,
            security_contact="mailto:security@school.example",
        )
    )
    services(site).database.close()  # what is opened now does not wait
    without_waiting_for_the_disk(services(site).database)
    site.jinja_env.bytecode_cache = compiled_templates
    yield world_of(site, file)
    services(site).database.close()
    services(site).queue.close()


def world_of(site: Flask, file: Path) -> AccessWorld:
    """The site with everybody in their places."""
    site.config["WTF_CSRF_ENABLED"] = False  # tokens are tested apart: here nothing else may refuse
    people = {role: SiteVisitor(site) for role in RequestRole}
    accounts = {
        role: _account(people[role], f"Person{number}")
        for number, role in enumerate(
            (
                RequestRole.LEARNER,
                RequestRole.TEACHER,
                RequestRole.OTHER_TEACHER,
                RequestRole.ADMINISTRATOR,
            )
        )
    }
    made = site.test_cli_runner().invoke(args=["make-teacher", "Person3"])
    assert made.exit_code == 0, made.output
    with services(site).database.writing() as writing:
        guests = {
            role: _guest(writing, people[role])
            for role in (
                RequestRole.STUDENT,
                RequestRole.CLASSMATE,
                RequestRole.FORMER,
                RequestRole.ELSEWHERE,
            )
        }
        for role in (RequestRole.TEACHER, RequestRole.OTHER_TEACHER):
            start_teaching(writing, accounts[role])
        key = services(site).settings.secret_key
        jobs = [
            _job(services(site).queue, accounts[role], name)
            for role, name in (
                (RequestRole.TEACHER, "here"),
                (RequestRole.OTHER_TEACHER, "elsewhere"),
                (RequestRole.TEACHER, "archived"),
            )
        ]
        teacher, other_teacher = accounts[RequestRole.TEACHER], accounts[RequestRole.OTHER_TEACHER]
        student, stranger = guests[RequestRole.STUDENT], guests[RequestRole.ELSEWHERE]
        here = _class(writing, key, teacher, student, "Ouyang", jobs[0])
        elsewhere = _class(writing, key, other_teacher, stranger, "Sakaguchi", jobs[1])
        archived = _class(writing, key, teacher, student, "Ouyang", jobs[2])
        mate = _join(writing, key, here, guests[RequestRole.CLASSMATE], "Longfellow")
        come_in(writing, _lesson_of(writing, here), mate, now())
        former = _join(writing, key, here, guests[RequestRole.FORMER], "Vanderbilt")
        _take(writing, _assignment(writing, here.task), former, GIVEN + 1)
        leave(writing, former, now())
        archive(writing, _row(writing, archived).id, now())
        spare = open_class(
            writing, accounts[RequestRole.TEACHER], ClassSettings("Spare", "mcr-2014", ZONE), now()
        ).public_id
        invite(writing, _row(writing, here).id, TOKEN, now())
        asking = new_guest(writing, now()).id
        waiting = ask_to_join(writing, _row(writing, here).id, asking, "Ouyang", now()).public_id
    return AccessWorld(
        site, people, here, elsewhere, archived, former.public_id, waiting, spare, file
    )


def _account(visitor: SiteVisitor, name: str) -> uuid.UUID:
    sign_up_at_once(visitor, name)
    with services(visitor.site).database.reading() as reading:
        return reading.scalars(select(UserAccount).where(UserAccount.name == name)).one().learner_id


def _guest(writing: Session, visitor: SiteVisitor) -> uuid.UUID:
    """A guest with a row, whom the visitor's browser remembers."""
    learner_id = new_guest(writing, now()).id
    with visitor.client.session_transaction() as session:
        session["guest"] = learner_id.hex
    return learner_id


def _job(queue: Queue, teacher: uuid.UUID, key: str) -> uuid.UUID:
    """A worksheet that a teacher waits for."""
    label = PrintoutLabel(
        PrintoutKind.WORKSHEET, "Task", "A", href="/teach", page_href="/teach", back_href="/teach"
    )
    return queue.add(NewJob(teacher, key, work="{}", label=json.dumps(asdict(label)))).id


def _class(
    writing: Session, key: str, teacher: uuid.UUID, learner_id: uuid.UUID, name: str, job: uuid.UUID
) -> ClassIds:
    made = open_class(writing, teacher, ClassSettings(f"Class of {name}", "mcr-2014", ZONE), now())
    student = add_place(writing, key, made.id, name, now(), learner_id)
    open_place = add_place(writing, key, made.id, f"{name} Senior", now())
    task = _published(writing, made, "Task")
    _take(writing, task, student, GIVEN)
    withdrawn = _published(writing, made, "Taken back")
    withdraw(writing, withdrawn)
    later = _published(writing, made, "Not yet")
    later.opens_at = now() + timedelta(days=1)
    return ClassIds(
        id=made.public_id,
        student=student.public_id,
        name=name,
        join_code=made.join_code,
        card=card_code([key], open_place) or "",
        task=task.public_id,
        draft=_draft(writing, made, "To come").public_id,
        withdrawn=withdrawn.public_id,
        later=later.public_id,
        job=job,
        news=tell_class(writing, made.id, NewNews("News", None, teacher), now()).public_id,
        group=add_group(writing, made, "Group A", [student.id], now()).public_id,
        lesson=_lesson(writing, made, student).public_id,
    )


def _lesson(writing: Session, made: SchoolClass, student: Student) -> LessonTogether:
    digests = {each: fingerprint(question_at(Address.parse(each))) for each in QUESTIONS}
    asked = LessonQuestions("Together", "mcr-2014", QUESTIONS, digests)
    lesson = open_lesson(writing, made, asked, LessonSettings(), now())
    come_in(writing, lesson, student, now())
    return lead(writing, lesson, LeadingAct.NEXT, lesson.version, now())


def _draft(writing: Session, made: SchoolClass, title: str) -> Assignment:
    terms = replace(
        default_settings(ZONE, now()).terms,
        attempts=2,
        score=RevealTime.ENDED,
        answers=RevealTime.ENDED,
        explanations=RevealTime.ENDED,
    )
    draft = new_draft(writing, made, now(), AssignmentSettings(title, Seeds.ONE, terms))
    add_items(writing, draft, sections_with_items(writing, draft)[0].section.public_id, QUESTIONS)
    return draft


def _published(writing: Session, made: SchoolClass, title: str) -> Assignment:
    draft = _draft(writing, made, title)
    items = [item for part in sections_with_items(writing, draft) for item in part.items]
    return publish(writing, draft, digests_of(items, question_at), now())


def _take(writing: Session, task: Assignment, student: Student, given: int) -> None:
    """Answer the first question, and hand in."""
    attempt = begin_attempt(writing, task, student, now())
    question = make(Address.parse(QUESTIONS[0]))
    save_answer(writing, attempt, 1, graded_answer(question, given, 1.0), now())
    hand_in_attempt(writing, attempt, now())


def _join(writing: Session, key: str, of: ClassIds, learner_id: uuid.UUID, name: str) -> Student:
    return add_place(writing, key, _row(writing, of).id, name, now(), learner_id)


def _row(writing: Session, of: ClassIds) -> SchoolClass:
    return writing.scalars(select(SchoolClass).where(SchoolClass.public_id == of.id)).one()


def _lesson_of(writing: Session, of: ClassIds) -> LessonTogether:
    return writing.scalars(
        select(LessonTogether).where(LessonTogether.public_id == of.lesson)
    ).one()


def _assignment(writing: Session, public_id: uuid.UUID) -> Assignment:
    return writing.scalars(select(Assignment).where(Assignment.public_id == public_id)).one()


def ask(
    world: AccessWorld, role: RequestRole, route: str, path: str, form: object = None
) -> TestResponse:
    """Somebody opens an address or sends a form to it."""
    visitor = world.people[role]
    method = route.split()[0]
    return visitor.client.open(path, method=method, data=form, headers=visitor.headers)
