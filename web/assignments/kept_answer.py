"""What stands in the form of a question is kept as it is changed, and by every way that leaves it."""

from collections.abc import Mapping
from contextlib import suppress

from flask import request

from quizzes import Question, QuizError, Response, response_from_json, response_to_json
from school.assignments.keeping import keep_unsent
from school.assignments.rules import is_final_at_once
from school.assignments.status import AttemptQuestion
from school.assignments.taking import save_answer
from school.progress.grading import GradedAnswer, graded_answer
from school.progress.models import Outcome
from web import request_context
from web.assignments.answered_view import response_to
from web.assignments.open_attempt import OpenAttempt, question_or_none
from web.assignments.own_choices import as_asked
from web.assignments.question_view import is_only_kept
from web.clock import now
from web.questions.answer_form import AnswerError, is_blank, read_answer, with_total
from web.questions.control import Control
from web.questions.kind_views import control_of


def keep_answer(
    attempt: OpenAttempt, current: AttemptQuestion, question: Question, seconds: float | None
) -> bool:
    """Keep what the form of the request holds; whether that is an answer.

    Where an answer is final at once it is only kept, else it is saved; a blank form takes it back,
    but for an answer that is given by a press: nothing ever stands in its form.

    Raises:
        AnswerError: what was typed is no answer.
        SchoolError: as `save_answer`.
    """
    final = is_final_at_once(attempt.terms)
    position, asked = current.item.position, as_asked(attempt.attempt, current, question)
    if is_blank(request.form):
        unknown = current.response.outcome is Outcome.UNKNOWN
        is_pressed = control_of(question) is Control.CHOICES
        if not unknown and not is_pressed and current.response.given is not None:
            with request_context.writing() as writing:
                keep_unsent(writing, attempt.attempt, position, None, now())
        return False
    response = read_answer(asked, with_total(question, request.form))
    with request_context.writing() as writing:
        if final:
            given = response_to_json(question, response)
            keep_unsent(writing, attempt.attempt, position, given, now())
        else:
            graded = graded_answer(question, response, seconds)
            save_answer(writing, attempt.attempt, position, graded, now())
    return True


def send_kept_answers(attempt: OpenAttempt) -> None:
    """Let what is kept and was never sent be the answers, before the attempt is handed in.

    Raises:
        SchoolError: as `save_answer`; then none of them is sent.
    """
    _send(attempt, _kept_answers(attempt))


def send_at_the_end(
    attempt: OpenAttempt, current: AttemptQuestion, question: Question, seconds: float | None
) -> None:
    """The same in the last seconds, where what stands in the form of the request is an answer too.

    Raises:
        SchoolError: as `save_answer`; then none of them is sent.
    """
    answers = _kept_answers(attempt)
    position = current.item.position
    if is_blank(request.form):
        answers.pop(position, None)
    else:
        with suppress(AnswerError):  # what was typed is no answer: what stood there before is
            asked = as_asked(attempt.attempt, current, question)
            response = read_answer(asked, with_total(question, request.form))
            answers[position] = graded_answer(question, response, seconds)
    _send(attempt, answers)


def _kept_answers(attempt: OpenAttempt) -> dict[int, GradedAnswer]:
    """What is kept and was never sent, graded, by the position of its question."""
    results = {}
    for each in attempt.questions:
        question = question_or_none(each) if is_only_kept(each.response) else None
        given = kept_response(question, each) if question is not None else None
        if question is not None and given is not None:
            results[each.item.position] = graded_answer(question, given)
    return results


def _send(attempt: OpenAttempt, answers: Mapping[int, GradedAnswer]) -> None:
    """Save them, all or none."""
    if not answers:
        return
    at = now()
    with request_context.writing() as writing:
        for position, graded in answers.items():
            save_answer(writing, attempt.attempt, position, graded, at)


def kept_response(question: Question, current: AttemptQuestion) -> Response:
    """What was answered, or what is kept until it is sent; None for neither."""
    row = current.response
    if row.outcome is not None or row.given is None:
        return response_to(question, row)
    try:
        return response_from_json(question, row.given)
    except QuizError:  # the question offers it no longer
        return None
