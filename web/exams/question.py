"""A question of an exam: asked and answered until the end, and explained after it."""

import uuid
from contextlib import suppress

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes import Question, grade
from quizzes.exams import critical_error
from quizzes.question import hand_of
from quizzes.texts import foreign_names
from quizzes.typed.score_request import query_of
from school.errors import SchoolError
from school.exams.models import ExamItem
from school.exams.taking import mark_for_later, save_exam_answer
from school.progress.grading import graded_answer
from scoring import rule_set
from web import request_context, tokens
from web.assignments.answered_view import (
    AnsweredItemView,
    is_changed,
    own_answer_words,
    response_to,
    right_answer_words,
)
from web.assignments.question_view import state_of
from web.assignments.saved_answer import saved_fields
from web.clock import now
from web.components.links import Link
from web.drills.explanation_page import fan_href
from web.drills.page import sent_fields
from web.exams import hrefs
from web.exams.asked_view import exam_head, exam_places, graded_places
from web.exams.current_exam import (
    CurrentExam,
    exam_of_visitor,
    exam_time_view,
    question_of_item,
)
from web.faults import set_fault_page
from web.questions.answer_form import AnswerError, read_answer
from web.questions.answered_view import answered_view
from web.questions.heading import page_title
from web.questions.question_view import SentFields, question_view, shown_hand
from web.questions.reason import prompt_without_control, situation_view
from web.secret_keys import secret_keys

blueprint = Blueprint("exam_question", __name__)
QUESTION_ROUTE = "/exams/<uuid:public_id>/<int:place>"


@blueprint.get(QUESTION_ROUTE)
def page(public_id: uuid.UUID, place: int) -> str:
    """The question, with the answer that was saved; after the end how it was answered, and why."""
    exam = exam_of_visitor(public_id)
    item = exam.item(place)
    question = question_of_item(item)
    if not exam.is_open:
        return _tell(exam, item, question)
    saved = saved_fields(question, response_to(question, item), request_context.translator())
    return _ask(exam, item, question, saved)


@blueprint.post(QUESTION_ROUTE)
def answer(public_id: uuid.UUID, place: int) -> Response | tuple[str, int]:
    """Save the answer, or mark the question for later, and go on; the last that is saved counts."""
    exam = exam_of_visitor(public_id)
    item = exam.item(place)
    if not exam.is_open:
        return _over(exam)
    question, t = question_of_item(item), request_context.translator()
    set_fault_page(lambda why: _ask(exam, item, question, sent_fields(request.form, why)))
    try:
        if "later" in request.form:
            _mark(exam, place, request.form["later"] == "1")
            with suppress(AnswerError):  # what was answered already is not lost
                _save(exam, item, question)
        else:
            _save(exam, item, question)
    except AnswerError as error:
        return _ask(exam, item, question, sent_fields(request.form, error.text(t))), 422
    except SchoolError as error:
        if error.code != "exam-over":
            raise
        return _over(exam)
    if place == len(exam.items):
        return redirect(hrefs.hand_in(exam.sitting), 303)
    return redirect(hrefs.question(exam.sitting, place + 1), 303)


def _save(exam: CurrentExam, item: ExamItem, question: Question) -> None:
    response = None if "unknown" in request.form else read_answer(question, request.form)
    shown = tokens.read_token(
        secret_keys(), request.form.get("token", ""), _showing(exam, item.place)
    )
    graded = graded_answer(question, response, shown.seconds_until(exam.at) if shown else None)
    critical = critical_error(exam.blueprint, question, response)
    with request_context.writing() as writing:
        save_exam_answer(writing, exam.sitting, item.place, graded, critical, now())


def _mark(exam: CurrentExam, place: int, later: bool) -> None:
    with request_context.writing() as writing:
        mark_for_later(writing, exam.sitting, place, later, now())


def _ask(exam: CurrentExam, item: ExamItem, question: Question, sent: SentFields) -> str:
    """The page that asks. Its token names the place, for whoever can read an address has the key."""
    t = request_context.translator()
    return render_template(
        "exams/asked.html",
        head=exam_head(exam.blueprint, item, len(exam.items), (), exam_time_view(exam), t),
        places=exam_places(
            exam.items, item.place, lambda place: hrefs.question(exam.sitting, place), t
        ),
        view=question_view(question, t, sent),
        action=hrefs.question(exam.sitting, item.place),
        hidden=(("token", tokens.issue_token(secret_keys(), _showing(exam, item.place), exam.at)),),
        answered=item.outcome is not None,
        later=item.later,
        previous_href=hrefs.question(exam.sitting, item.place - 1) if item.place > 1 else "",
        next_href=hrefs.question(exam.sitting, item.place + 1)
        if item.place < len(exam.items)
        else "",
        done_href=hrefs.hand_in(exam.sitting),
    )


def _tell(exam: CurrentExam, item: ExamItem, question: Question) -> str:
    """The page after the end: the answer, the key, the explanation."""
    t, sitting = request_context.translator(), exam.sitting
    hand = hand_of(question)
    result = Link(t.gettext("Result"), hrefs.exam(sitting))
    following = result
    if item.place < len(exam.items):
        following = Link(t.gettext("Next"), hrefs.question(sitting, item.place + 1))
    return render_template(
        "assignments/answered.html",
        head=exam_head(
            exam.blueprint,
            item,
            len(exam.items),
            graded_places(exam.items, item.place, lambda place: hrefs.question(sitting, place), t),
            None,
            t,
        ),
        view=explained_item_view(question, item),
        later=(),
        is_open=False,
        compare_href=url_for("compare.page", **query_of(hand, rule_set(sitting.rules)))
        if hand
        else "",
        crumbs=(Link(t.gettext("Exam"), hrefs.about(sitting)), result),
        previous_href=hrefs.question(sitting, item.place - 1) if item.place > 1 else "",
        following=following,
        done=result,
    )


def explained_item_view(question: Question, item: ExamItem) -> AnsweredItemView:
    """All that is said of an answer once the exam is over."""
    t = request_context.translator()
    prompted, changed = prompt_without_control(question, t), is_changed(question, item)
    response = response_to(question, item)
    explained = None
    if not changed:
        explained = answered_view(question, response, grade(question, response), t, fan_href)
    return AnsweredItemView(
        title=page_title(question, prompted, t),
        hand=shown_hand(question, t),
        situation=situation_view(question, t),
        question=prompted,
        foreign_names=foreign_names(question, t),
        state=state_of(item, is_revealed=True),
        points="",
        own_answer=own_answer_words(question, item, t),
        key=None if changed else right_answer_words(question, t),
        explained=explained,
        changed=changed,
    )


def _over(exam: CurrentExam) -> tuple[str, int]:
    """The answer came when none is taken any more; what was saved before counts."""
    t = request_context.translator()
    page = render_template(
        "assignments/over.html",
        title=t.gettext("Exam"),
        heading=t.gettext("This exam is over."),
        result_href=hrefs.exam(exam.sitting),
    )
    return page, 409


def _showing(exam: CurrentExam, place: int) -> str:
    return f"{exam.sitting.public_id}/{place}"
