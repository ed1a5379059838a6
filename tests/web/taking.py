"""A class on the site with an assignment, and students of it as visitors."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from flask import Flask
from sqlalchemy.orm import Session

from quizzes.aiming import KINDS_IN_ORDER
from quizzes.question_cache import question_at
from school.assignments.models import (
    Assignment,
    AssignmentAttempt,
    Seeds,
    StudentResponse,
)
from school.assignments.publishing import digests_of, publish
from school.assignments.status import questions_in, sections_with_items
from school.assignments.taking import attempt_numbered
from school.classes.models import SchoolClass, Student
from tests.kinds import asked, rules_for
from tests.school.assignments import make
from tests.web.visitor import SiteVisitor, VisitedPage
from web.clock import now
from web.services import services

OF_FU = tuple(each for each in KINDS_IN_ORDER if rules_for(each) == "rengo")
"""Asked under another rule set than the others."""
EACH_KIND = tuple(str(asked(kind, level=2)) for kind in KINDS_IN_ORDER if kind not in OF_FU)
EACH_KIND_OF_FU = tuple(str(asked(kind, level=2)) for kind in OF_FU)
DAY = timedelta(days=1)
WEEK = timedelta(days=7)


@dataclass
class Task:
    """An assignment of a class, and how its pages and rows are reached."""

    site: Flask
    school_class: SchoolClass
    assignment: Assignment

    @property
    def path(self) -> str:
        return f"/assignments/{self.assignment.public_id}"

    def at(self, position: int, number: int = 1) -> str:
        return f"{self.path}/attempts/{number}/{position}"

    def attempt(self, student: Student, number: int = 1) -> AssignmentAttempt:
        with services(self.site).database.reading() as reading:
            found = attempt_numbered(reading, self.assignment, student, number)
        assert found is not None
        return found

    def responses(self, student: Student, number: int = 1) -> list[StudentResponse]:
        attempt = self.attempt(student, number)
        with services(self.site).database.reading() as reading:
            return [each.response for each in questions_in(reading, attempt)]


class Pupil(SiteVisitor):
    """A visitor who has a place in the class."""

    def __init__(self, task: Task, student: Student, language: str = "en") -> None:
        super().__init__(task.site, language)
        self.task, self.student = task, student
        with self.client.session_transaction() as session:
            assert student.learner_id is not None
            session["guest"] = student.learner_id.hex

    def begin(self) -> VisitedPage:
        """Press Begin; the page that comes then."""
        page = self.open(self.task.path)
        form = next(each for each in page.forms if each.action.endswith("/begin"))
        return self.send(form)

    def hand_in(self, number: int = 1) -> VisitedPage:
        """Hand the attempt in; its result."""
        page = self.open(f"{self.task.path}/attempts/{number}/hand-in")
        return self.send(next(each for each in page.forms if each.action.endswith("/hand-in")))


def set_task(site: Flask, **wishes: Any) -> Task:
    """A published assignment that is due in a week; wishes as `make.draft` takes them."""
    at = now()
    with services(site).database.writing() as writing:
        of = make.school_class(writing)
        of.rules = wishes.get("questions", make.QUESTIONS)[0].split("/")[0]
        usual: dict[str, Any] = {"due": at + WEEK, "late_until": at + 2 * WEEK}
        assignment = _published(writing, of, at, {**usual, **wishes})
        return Task(site, of, assignment)


def another_task(task: Task, **wishes: Any) -> Task:
    """Another published assignment of the same class."""
    at = now()
    with services(task.site).database.writing() as writing:
        of = writing.get_one(SchoolClass, task.school_class.id)
        usual: dict[str, Any] = {"due": at + WEEK, "late_until": at + 2 * WEEK}
        return Task(task.site, of, _published(writing, of, at, {**usual, **wishes}))


def _published(writing: Session, of: SchoolClass, at: datetime, wishes: Any) -> Assignment:
    draft = make.draft(writing, of, **{"seeds": Seeds.ONE, **wishes})
    items = [item for part in sections_with_items(writing, draft) for item in part.items]
    return publish(writing, draft, digests_of(items, question_at), at)


def pupil(task: Task, language: str = "en") -> Pupil:
    """A student of the class, in a browser of their own."""
    with services(task.site).database.writing() as writing:
        student = make.student(writing, task.school_class)
    return Pupil(task, student, language)


def change_terms(task: Task, **values: Any) -> None:
    """Write columns of the assignment as they would be at another time."""
    with services(task.site).database.writing() as writing:
        row = writing.get_one(Assignment, task.assignment.id)
        for name, value in values.items():
            setattr(row, name, value)


def change_attempt(task: Task, student: Student, **values: Any) -> None:
    """The same of the student's first attempt."""
    with services(task.site).database.writing() as writing:
        row = writing.get_one(AssignmentAttempt, task.attempt(student).id)
        for name, value in values.items():
            setattr(row, name, value)
