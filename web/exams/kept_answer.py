"""What stands in a question of an exam is saved as it is changed, and by every way that leaves it."""

from flask import request

from quizzes import Question
from quizzes.exams import critical_error
from school.exams.models import ExamItem
from school.exams.taking import save_exam_answer, take_back_exam_answer
from school.progress.grading import graded_answer
from school.progress.models import Outcome
from web import request_context
from web.clock import now
from web.exams.current_exam import CurrentExam
from web.questions.answer_form import is_blank, read_answer, with_total
from web.questions.control import Control
from web.questions.kind_views import control_of


def keep_exam_answer(
    exam: CurrentExam, item: ExamItem, question: Question, seconds: float | None
) -> bool:
    """Save what the form of the request holds; whether that is an answer.

    A form in which nothing stands any more takes the answer back, unless the answer is given by a
    press: then nothing ever stands in it.

    Raises:
        AnswerError: what was typed is no answer.
        SchoolError: as `save_exam_answer`.
    """
    if is_blank(request.form):
        is_pressed = control_of(question) is Control.CHOICES
        if item.outcome is Outcome.ANSWERED and not is_pressed:
            with request_context.writing() as writing:
                take_back_exam_answer(writing, exam.sitting, item.place, now())
        return False
    response = read_answer(question, with_total(question, request.form))
    graded = graded_answer(question, response, seconds)
    critical = critical_error(exam.blueprint, question, response)
    with request_context.writing() as writing:
        save_exam_answer(writing, exam.sitting, item.place, graded, critical, now())
    return True
