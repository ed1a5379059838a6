"""A lesson together on the site: its teacher, and students with phones."""

import re
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from flask import Flask
from sqlalchemy import select

from quizzes import Address, Question, make
from school.together.models import LessonTogether
from tests.kinds import posted, wrong_answer
from tests.web.taking import Pupil, Task, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.visitor import SiteVisitor, VisitedPage
from web.services import services

QUESTIONS = (
    "mcr-2014/find/2/2611/1",
    "mcr-2014/find/2/2611/2",
    "mcr-2014/fans/2/2611/3",
)
FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "POST set_up_together.begin": (
        *("source", "count", "level", "topic", "kind", "seconds", "teams", "table"),
    ),
    "POST lead_together.do": ("do", "go", "version"),
    "POST lesson_together.answer": (
        *("question", "total", "answer", "fan", "tile", "seat-E", "token"),
    ),
}
"""The fields of each form that anybody may fill with any text."""


@dataclass
class LedLesson:
    """A lesson under way: `path` is the teacher's page, `phone` the students'."""

    task: Task
    teacher: SiteVisitor
    id: str

    @property
    def path(self) -> str:
        return f"/teach/together/{self.id}"

    @property
    def phone(self) -> str:
        return f"/together/{self.id}"

    def do(self, name: str, value: str = "", page: VisitedPage | None = None) -> VisitedPage:
        """Press a button of the teacher's page; `go` has the number of a question."""
        shown = page or self.teacher.open(self.path)
        form = next(each for each in shown.forms if each.action == self.path)
        return self.teacher.send(form, **({name: value} if value else {"do": name}))

    def student(self, language: str = "en") -> Pupil:
        """A student who has come in."""
        came = pupil(self.task, language)
        came.open(self.phone)
        return came

    def row(self) -> LessonTogether:
        with services(self.task.site).database.reading() as reading:
            own = LessonTogether.public_id == uuid.UUID(self.id)
            return reading.scalars(select(LessonTogether).where(own)).one()

    def question(self, position: int) -> Question:
        return make(Address.parse(QUESTIONS[position - 1]))

    def answer(
        self, student: Pupil, position: int, right: bool = True, page: VisitedPage | None = None
    ) -> VisitedPage:
        """Answer the question that the phone shows."""
        shown = page or student.open(self.phone)
        form = next(each for each in shown.forms if each.action == self.phone)
        question = self.question(position)
        response = question.answer if right else wrong_answer(question)
        return student.send(form, **fields(question, response))


def fields(question: Question, response: object) -> dict[str, str | list[str]]:
    """What a form posts for the answer."""
    found: dict[str, str | list[str]] = {}
    for name, value in posted(question, response):  # type: ignore[arg-type]
        there = found.get(name)
        found[name] = (
            [*there, value] if isinstance(there, list) else [there, value] if there else value
        )
    return found


def open_lesson(
    site: Flask,
    teacher_name: str = "Zhou",
    questions: tuple[str, ...] = QUESTIONS,
    **sent: str,
) -> LedLesson:
    """A teacher has opened a lesson with the questions of an assignment."""
    task = set_task(site, questions=questions)
    teacher = teacher_of(task, teacher_name)
    way = f"/teach/{task.school_class.public_id}/together"
    page = teacher.open(f"{way}?source={task.assignment.public_id}")
    opened = teacher.send(next(each for each in page.forms if each.action == way), **sent)
    found = re.search(r"/teach/together/([0-9a-f-]{36})", opened.address)
    assert found, opened.text
    return LedLesson(task, teacher, found[1])
