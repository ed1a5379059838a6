"""A question of an exam: asked and answered until the end, and explained after it."""

import uuid
from typing import Final

from flask import Blueprint, redirect, render_template, request
from werkzeug.wrappers import Response

from quizzes import Question, grade
from quizzes.exams import critical_error
from quizzes.texts import foreign_names
from school.errors import SchoolError
from school.exams.models import ExamItem
from school.exams.taking import mark_for_later, save_exam_answer
from school.progress.grading import graded_answer
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
from web.components.dates import clock_text
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
from web.exams.kept_answer import keep_exam_answer
from web.faults import set_fault_page
from web.questions.answer_form import AnswerError, read_answer
from web.questions.answered_view import answered_view
from web.questions.heading import page_title
from web.questions.question_view import SentFields, question_view, shown_hand
from web.questions.reason import prompt_without_control, situation_view
from web.reference.hand_hrefs import in_full_href
from web.secret_keys import secret_keys
from web.visitors.time_zone import zone_of
from wording.typed_text import parse_digits

blueprint = Blueprint("exam_question", __name__)
_ACTS: Final = frozenset({"keep", "go", "later"})  # a form that is blank may come with these
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
    """Save the answer and go on; the last that is saved counts.

    `keep` is sent by the script of the page with every change, `go` by the ways that leave it, and
    `later` marks the question or takes the mark off; each saves what stands in the form.
    """
    exam = exam_of_visitor(public_id)
    item = exam.item(place)
    if not exam.is_open:
        return _over(exam)
    question, t = question_of_item(item), request_context.translator()
    set_fault_page(lambda why: _ask(exam, item, question, sent_fields(request.form, why)))
    try:
        if "later" in request.form:
            _mark(exam, place, request.form["later"] == "1")
        if _ACTS.isdisjoint(request.form):
            _save(exam, item, question)
            kept = True
        else:
            kept = keep_exam_answer(exam, item, question, _seconds(exam, item))
    except AnswerError as error:
        if "keep" in request.form:
            return error.text(t), 422
        here = exam_of_visitor(public_id)  # with the mark as it is now
        return _ask(here, here.item(place), question, sent_fields(request.form, error.text(t))), 422
    except SchoolError as error:
        if error.code != "exam-over":
            raise
        return _over(exam)
    if "keep" in request.form:
        return _kept_text(kept), 200
    return redirect(_way(exam, place), 303)


def _way(exam: CurrentExam, place: int) -> str:
    """Where one goes from a question: as was wanted, else on; who takes a mark off stays."""
    wanted: int | None = place + 1
    if "go" in request.form:
        wanted = parse_digits(request.form["go"], 4)
    elif request.form.get("later") == "0":
        wanted = place
    if wanted is None or not 1 <= wanted <= len(exam.items):
        return hrefs.hand_in(exam.sitting)
    return hrefs.question(exam.sitting, wanted)


def _kept_text(kept: bool) -> str:
    t, at = request_context.translator(), now()
    return (
        t.gettext("Saved %(moment)s.", moment=clock_text(at, zone_of(request), t, at))
        if kept
        else ""
    )


def _seconds(exam: CurrentExam, item: ExamItem) -> float | None:
    """How long the question was looked at; None where the page does not tell."""
    shown = tokens.read_token(
        secret_keys(), request.form.get("token", ""), _showing(exam, item.place)
    )
    return shown.seconds_until(exam.at) if shown else None


def _save(exam: CurrentExam, item: ExamItem, question: Question) -> None:
    response = None if "unknown" in request.form else read_answer(question, request.form)
    graded = graded_answer(question, response, _seconds(exam, item))
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
        previous_place=item.place - 1,
        next_place=item.place + 1 if item.place < len(exam.items) else 0,
    )


def _tell(exam: CurrentExam, item: ExamItem, question: Question) -> str:
    """The page after the end: the answer, the key, the explanation."""
    t, sitting = request_context.translator(), exam.sitting
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
        in_full_href=in_full_href(question),
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
    if "keep" in request.form:  # a word for the script
        return t.gettext("Time is up."), 409
    page = render_template(
        "assignments/over.html",
        title=t.gettext("Exam"),
        heading=t.gettext("This exam is over."),
        result_href=hrefs.exam(exam.sitting),
    )
    return page, 409


def _showing(exam: CurrentExam, place: int) -> str:
    return f"{exam.sitting.public_id}/{place}"
