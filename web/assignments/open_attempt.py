"""An attempt of the visitor, with the assignment, the class and the questions around it."""

import uuid
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from werkzeug.exceptions import NotFound

from quizzes import Address, Question, QuizError
from quizzes.question_cache import question_at
from school.assignments.filing import file_answers, graded_for_filing, revealed_to
from school.assignments.models import Assignment, AssignmentAttempt
from school.assignments.own_order import in_own_order
from school.assignments.rules import Phase, Reveal, Terms, phase, revealed
from school.assignments.status import AssignmentStatus, AttemptQuestion, questions_in, status_of
from school.assignments.taking import attempt_numbered, window_of
from school.classes.models import SchoolClass, Student
from web import request_context
from web.assignments.question_view import TimeView, time_view
from web.classes.access import assignment_of_visitor
from web.errors import NoSuchQuestion

LARGEST_NUMBER: Final = 999
"""Beyond it no attempt has a number, and no database needs to be asked."""


@dataclass(frozen=True, slots=True)
class OpenAttempt:
    """An attempt as it stands `at` this moment; `questions` are its questions as it asks them."""

    school_class: SchoolClass
    assignment: Assignment
    student: Student
    attempt: AssignmentAttempt
    questions: tuple[AttemptQuestion, ...]
    at: datetime

    @property
    def zone(self) -> ZoneInfo:
        """The zone in which the class tells its times."""
        return ZoneInfo(self.school_class.zone)

    @property
    def terms(self) -> Terms:
        """The rules of the assignment."""
        return self.assignment.terms

    @property
    def phase(self) -> Phase:
        """How far the attempt has come."""
        return phase(self.attempt.submitted_at, self.attempt.ends_at, self.at)

    @property
    def is_open(self) -> bool:
        """Whether it still takes answers."""
        return self.phase is Phase.OPEN

    @property
    def first_open(self) -> int | None:
        """The number of the first question without an answer; None where each has one."""
        return next((each.number for each in self.questions if not is_answered(each)), None)

    @property
    def in_exam(self) -> bool:
        """Whether it is being sat as an exam, so that nothing else is open meanwhile."""
        return self.is_open and self.assignment.exam_mode.is_on

    @property
    def on_one_page(self) -> bool:
        """Whether it asks all of its questions on one page now."""
        return self.is_open and self.assignment.exam_mode.asks_on_one_page

    def numbered(self, number: int) -> AttemptQuestion:
        """The question of that number. Raises NotFound: the attempt has none."""
        found = next((each for each in self.questions if each.number == number), None)
        if found is None:
            raise NotFound
        return found

    def reveal(self, attempt_question: AttemptQuestion, end: datetime | None = None) -> Reveal:
        """What is shown of one question now; `end` is the last moment for anybody."""
        return revealed(
            self.terms, end, self.at, done=not self.is_open, answered=is_answered(attempt_question)
        )


def is_answered(attempt_question: AttemptQuestion) -> bool:
    """Whether there is an answer, "I don't know" among them."""
    return attempt_question.response.outcome is not None


def question_of(attempt_question: AttemptQuestion) -> Question:
    """The question at a place. Raises NoSuchQuestion: it is made no longer."""
    try:
        return question_at(Address.parse(attempt_question.response.question))
    except QuizError as error:
        raise NoSuchQuestion from error


def question_or_none(attempt_question: AttemptQuestion) -> Question | None:
    """The question at a place; None where it is made no longer."""
    try:
        return question_of(attempt_question)
    except NoSuchQuestion:
        return None


def time_left_view(attempt: OpenAttempt) -> TimeView | None:
    """Until when the attempt takes answers; None where nothing ends it, and after the end."""
    if not attempt.is_open:
        return None
    window = window_of(request_context.reading(), attempt.assignment, attempt.student)
    return time_view(
        attempt.attempt, window, attempt.zone, request_context.translator(), attempt.at
    )


def standing_of(attempt: OpenAttempt) -> AssignmentStatus:
    """Where the student stands with the assignment; its end is that of the whole class."""
    return status_of(request_context.reading(), attempt.assignment, attempt.student, attempt.at)


def record_revealed_answers(attempt: OpenAttempt, end: datetime | None) -> None:
    """File the answers whose keys are shown in the student's own progress.

    Before a page with keys: nobody goes on with an attempt whose keys were seen. `end` is the last
    moment for anybody.
    """
    news = revealed_to(
        request_context.reading(), attempt.assignment, attempt.student, end, attempt.at
    )
    if not (news.responses or news.attempts):
        return
    answers = graded_for_filing(news.responses, question_at)
    with request_context.writing() as writing:
        file_answers(writing, attempt.student, news, answers, attempt.at)


def attempt_of_visitor(
    public_id: uuid.UUID, number: int, at: datetime, to_change: bool = False
) -> OpenAttempt:
    """The attempt of that number of the visitor.

    Raises:
        NotFound: the assignment is none of theirs, or they have no attempt of that number.
        ArchivedClass: something is to be changed in a class that can only be read.
    """
    school_class, assignment, student = assignment_of_visitor(public_id, to_change)
    if number > LARGEST_NUMBER:
        raise NotFound
    reading = request_context.reading()
    attempt = attempt_numbered(reading, assignment, student, number)
    if attempt is None:
        raise NotFound
    questions = in_own_order(attempt, questions_in(reading, attempt))
    if assignment.goal is not None:  # one question, whichever it is of the assignment
        questions = tuple(replace(each, place=1) for each in questions)
    return OpenAttempt(school_class, assignment, student, attempt, questions, at)
