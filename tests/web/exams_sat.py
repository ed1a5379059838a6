"""Exams as a visitor sits them: begun, looked at, handed in, passed; the clock of the site stands."""

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import select, update

from quizzes import Address, Question
from quizzes.question_cache import question_at
from school.exams.finding import items_of_exam
from school.exams.models import ExamItem, ExamSitting
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.services import services

START: Final = datetime(2026, 11, 23, 12, tzinfo=UTC)


class ExamClock:
    """The clock of the site, which stands until it is moved."""

    def __init__(self) -> None:
        self.at = START

    def move(self, **by: float) -> None:
        self.at += timedelta(**by)


def begun(visitor: SiteVisitor, kind: str = "practice") -> VisitedPage:
    page = visitor.open(f"/mcr-2014/exam/begin?kind={kind}")
    return visitor.send(next(each for each in page.forms if each.action.endswith("/exam/begin")))


def sitting_of(visitor: SiteVisitor) -> ExamSitting:
    with services(visitor.site).database.reading() as reading:
        return reading.scalars(select(ExamSitting).order_by(ExamSitting.id.desc()).limit(1)).one()


def items_of(visitor: SiteVisitor) -> tuple[ExamItem, ...]:
    sitting = sitting_of(visitor)
    with services(visitor.site).database.reading() as reading:
        return items_of_exam(reading, sitting)


def path_of(visitor: SiteVisitor, rest: str = "") -> str:
    return f"/exams/{sitting_of(visitor).public_id}{rest}"


def exam_form(page: VisitedPage) -> PageForm:
    return next(each for each in page.forms if each.action.startswith("/exams/"))


def handed_in(visitor: SiteVisitor) -> VisitedPage:
    return visitor.send(exam_form(visitor.open(path_of(visitor, "/hand-in"))))


def question_at_place(visitor: SiteVisitor, place: int) -> Question:
    return question_at(Address.parse(items_of(visitor)[place - 1].question))


def set_result(visitor: SiteVisitor, **values: Any) -> None:
    """Write what the exam came to, as if it had been sat."""
    with services(visitor.site).database.writing() as writing:
        row = writing.get_one(ExamSitting, sitting_of(visitor).id)
        for name, value in values.items():
            setattr(row, name, value)


def passed(visitor: SiteVisitor) -> None:
    begun(visitor, "")
    at = START + timedelta(minutes=1)
    set_result(visitor, handed_in_at=at, closed_at=at, right=55, passed=True)
    of_it = ExamItem.sitting_id == sitting_of(visitor).id
    with services(visitor.site).database.writing() as writing:
        writing.execute(
            update(ExamItem).where(of_it, ExamItem.place <= 55).values(outcome="answered", credit=1)
        )


def set_question(visitor: SiteVisitor, place: int, address: str) -> None:
    """Let the exam ask this at that place."""
    of_it = ExamItem.sitting_id == sitting_of(visitor).id
    with services(visitor.site).database.writing() as writing:
        writing.execute(
            update(ExamItem).where(of_it, ExamItem.place == place).values(question=address)
        )
