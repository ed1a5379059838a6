"""A lesson together on the phone of a student: the question that is on the projector, and no other."""

import uuid
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from flask import Blueprint, redirect, render_template, request, url_for
from flask import Response as FlaskResponse
from werkzeug.wrappers import Response

from quizzes import Address, Question, QuizError
from quizzes.question_cache import question_at
from school.assignments.models import StudentResponse
from school.classes.models import SchoolClass, Student
from school.errors import SchoolError
from school.progress.grading import graded_answer
from school.together.answering import come_in, keep_lesson_answer, part_in
from school.together.leading import QuestionTogether, lesson_questions
from school.together.models import LessonMember, LessonTogether
from school.together.rules import LessonStage
from scoring import rule_set
from web import request_context, tokens
from web.assignments.answered_view import own_answer_words, response_to
from web.clock import now
from web.drills.page import sent_fields
from web.errors import NoSuchQuestion
from web.faults import set_fault_page
from web.questions.answer_form import AnswerError, read_answer
from web.questions.question_view import SentFields, question_view
from web.rule_sets import set_page_rule_set
from web.secret_keys import secret_keys
from web.together.access import lesson_of_visitor
from web.together.events import events, phone_line
from web.together.explained import explanation_of
from web.together.view import score_view, stage_at, team_name, time_view

blueprint = Blueprint("lesson_together", __name__)
ROUTE = "/together/<uuid:lesson_id>"


@dataclass(frozen=True, slots=True)
class OnPhone:
    """What a page on a phone is made of: who asks, the lesson as it stands, and what they answered."""

    school_class: SchoolClass
    lesson: LessonTogether
    student: Student
    member: LessonMember | None
    here: QuestionTogether | None
    count: int
    response: StudentResponse | None
    at: datetime


@blueprint.get(ROUTE)
def page(lesson_id: uuid.UUID) -> str:
    """Where the class stands. Whoever opens it takes part."""
    at = now()
    school_class, lesson, student = lesson_of_visitor(lesson_id)
    phone = _on_phone(school_class, lesson, student, at)
    goes_on = school_class.archived_at is None and lesson.stage is not LessonStage.ENDED
    if goes_on and phone.member is None:
        with request_context.writing() as writing:
            come_in(writing, lesson, student, at)
        phone = _on_phone(school_class, lesson, student, at)
    return _page(phone)


@blueprint.post(ROUTE)
def answer(lesson_id: uuid.UUID) -> Response | tuple[str, int]:
    """Keep the answer to the question that the form names; sent again it is the same answer."""
    at = now()
    school_class, lesson, student = lesson_of_visitor(lesson_id, to_change=True)
    phone = _on_phone(school_class, lesson, student, at)
    if phone.here is None or request.form.get("question") != str(lesson.position):
        return _too_late(phone)
    question = _question(phone.here)
    t = request_context.translator()
    set_fault_page(lambda why: _page(phone, sent_fields(request.form, why)))
    try:
        response = None if "unknown" in request.form else read_answer(question, request.form)
    except AnswerError as error:
        if not lesson.takes_answers(at):
            return _too_late(phone)
        return _page(phone, sent_fields(request.form, error.text(t))), 422
    graded = graded_answer(question, response, _seconds(phone))
    try:
        with request_context.writing() as writing:
            if phone.member is None:
                come_in(writing, lesson, student, at)
            keep_lesson_answer(writing, lesson, student, lesson.position, graded, at)
    except SchoolError as error:
        if error.code != "too-late":
            raise
        return _too_late(_on_phone(school_class, lesson, student, at))
    return redirect(url_for(".page", lesson_id=lesson_id), 303)


@blueprint.get(f"{ROUTE}/events")
def listen(lesson_id: uuid.UUID) -> FlaskResponse:
    """Where the class stands, as soon as the teacher goes on."""
    return events(lesson_of_visitor(lesson_id)[1], phone_line)


def _too_late(phone: OnPhone) -> tuple[str, int]:
    """The page as the class stands now; an answer that is kept already is no late one."""
    if phone.response is not None and request.form.get("question") == str(phone.lesson.position):
        return _page(phone), 200
    t = request_context.translator()
    said = t.gettext("That came too late: the question no longer accepts answers.")
    return _page(phone, late=said), 409


def _on_phone(
    school_class: SchoolClass, lesson: LessonTogether, student: Student, at: datetime
) -> OnPhone:
    reading = request_context.reading()
    fresh = reading.get_one(LessonTogether, lesson.id)
    questions = lesson_questions(reading, fresh)
    member, response = part_in(reading, fresh, student)
    return OnPhone(
        school_class=school_class,
        lesson=fresh,
        student=student,
        member=member,
        here=questions.get(fresh.position),
        count=len(questions),
        response=response,
        at=at,
    )


def _question(here: QuestionTogether) -> Question:
    """The question; the page speaks of its rule set. Raises NoSuchQuestion: it is made no longer."""
    try:
        question = question_at(Address.parse(here.item.question))
    except QuizError as error:
        raise NoSuchQuestion from error
    set_page_rule_set(rule_set(question.address.rules))
    return question


def _page(phone: OnPhone, sent: SentFields | None = None, late: str = "") -> str:
    """The page as the class stands; what was sent and could not be kept stands there again."""
    lesson, stage = phone.lesson, stage_at(phone.lesson, phone.at)
    question = _question(phone.here) if phone.here and stage is not LessonStage.ENDED else None
    shown = _frame(phone, question) | {"late": late}
    if stage is LessonStage.ENDED:
        shown["score"] = score_view(lesson, phone.student, request_context.translator())
    elif question is not None and shown["step"] == "asking":
        shown |= _asked(phone, question, sent or SentFields())
    elif question is not None and stage is LessonStage.REVEALED:
        shown |= _explained(phone, question)
    return render_template("together/phone.html", **shown)


def _frame(phone: OnPhone, question: Question | None) -> dict[str, Any]:
    """What stands on the page in every stage."""
    t, lesson, member = request_context.translator(), phone.lesson, phone.member
    stage, count = stage_at(lesson, phone.at), phone.count
    place = t.gettext("Question %(number)s of %(count)s", number=lesson.position, count=count)
    waits = stage is LessonStage.ASKING and phone.response is not None
    return {
        "lesson": lesson,
        "class_name": phone.school_class.name,
        "class_href": url_for("own_class.page", class_id=phone.school_class.public_id),
        "step": "kept" if waits else stage.value,
        "team": team_name(member.team, t) if member and member.team else "",
        "place": place if question else "",
        "time": time_view(lesson, phone.at, t),
        "own": own_answer_words(question, phone.response, t)
        if question and phone.response
        else None,
    }


def _asked(phone: OnPhone, question: Question, sent: SentFields) -> dict[str, Any]:
    """The question with its control. Its token names the place, for an address has the key."""
    token = tokens.issue_token(secret_keys(), _place(phone), phone.at)
    return {
        "view": question_view(question, request_context.translator(), sent),
        "hidden": (("question", str(phone.lesson.position)), ("token", token)),
    }


def _explained(phone: OnPhone, question: Question) -> dict[str, Any]:
    response = response_to(question, phone.response) if phone.response else None
    note = phone.here.item.note if phone.here else None
    return {"explained": explanation_of(question, response), "note": note or ""}


def _seconds(phone: OnPhone) -> float | None:
    """How long the question was looked at; None where the page does not tell."""
    shown = tokens.read_token(secret_keys(), request.form.get("token", ""), _place(phone))
    return shown.seconds_until(phone.at) if shown else None


def _place(phone: OnPhone) -> str:
    return f"{phone.lesson.public_id}/{phone.lesson.position}"
