"""An exam of the visitor, graded as soon as it is over."""

import uuid
from dataclasses import dataclass, replace
from datetime import datetime

from flask import request
from werkzeug.exceptions import NotFound

from quizzes import Address, Question, QuizError
from quizzes.exams import ExamBlueprint, ExamMark, blueprint_of
from quizzes.question_cache import question_at
from school.exams.closing import answers_to_file, close_exam, marked
from school.exams.finding import find_exam, items_of_exam
from school.exams.models import ExamItem, ExamSitting
from scoring import rule_set
from web import request_context
from web.assignments.question_view import TimeView
from web.clock import now
from web.components.dates import clock_text
from web.errors import NoSuchQuestion
from web.rule_sets import set_page_rule_set
from web.visitors.current_visitor import visitor
from web.visitors.time_zone import zone_of


@dataclass(frozen=True, slots=True)
class CurrentExam:
    """An exam as it stands `at` this moment; `items` are its questions in their order."""

    sitting: ExamSitting
    blueprint: ExamBlueprint
    items: tuple[ExamItem, ...]
    at: datetime

    @property
    def is_open(self) -> bool:
        """Whether it still takes answers."""
        return self.sitting.is_open(self.at)

    @property
    def first_open(self) -> int | None:
        """The place of the first question without an answer; None where each has one."""
        return next((each.place for each in self.items if each.outcome is None), None)

    @property
    def mark(self) -> ExamMark:
        """What the answers come to."""
        return marked(self.blueprint, self.sitting, self.items)

    def item(self, place: int) -> ExamItem:
        """The question at a place. Raises NotFound: there is none."""
        if not 1 <= place <= len(self.items):
            raise NotFound
        return self.items[place - 1]


def exam_of_visitor(public_id: uuid.UUID) -> CurrentExam:
    """The exam of that id; one that is over is graded before anything of it is told.

    Raises:
        NotFound: the visitor has no such exam.
    """
    who, at = visitor(), now()
    stored = who.id if who.stored else None
    sitting = find_exam(request_context.reading(), stored, public_id) if stored else None
    if sitting is None:
        raise NotFound
    set_page_rule_set(rule_set(sitting.rules))
    items = items_of_exam(request_context.reading(), sitting)
    found = CurrentExam(sitting, blueprint_of(sitting.rules), items, at)
    if found.is_open or sitting.closed_at is not None:
        return found
    _close(found)
    closed = find_exam(request_context.reading(), sitting.learner_id, public_id)
    if closed is None:  # erased meanwhile
        raise NotFound
    return replace(found, sitting=closed)


def _close(exam: CurrentExam) -> None:
    answers = answers_to_file(exam.sitting, exam.items, question_at)
    with request_context.writing() as writing:
        close_exam(writing, exam.sitting, exam.mark, answers, exam.items, exam.at)


def question_of_item(item: ExamItem) -> Question:
    """The question at a place. Raises NoSuchQuestion: it is made no longer."""
    found = question_or_none(item)
    if found is None:
        raise NoSuchQuestion
    return found


def question_or_none(item: ExamItem) -> Question | None:
    """The question at a place; None where it is made no longer."""
    try:
        return question_at(Address.parse(item.question))
    except QuizError:
        return None


def exam_time_view(exam: CurrentExam) -> TimeView:
    """Until when an open exam takes answers, and how long that is."""
    t = request_context.translator()
    left = int((exam.sitting.ends_at - exam.at).total_seconds())
    until = clock_text(exam.sitting.ends_at, zone_of(request), t, exam.at)
    return TimeView(t.gettext("Until %(moment)s", moment=until), max(left, 1))
