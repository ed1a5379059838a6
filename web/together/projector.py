"""A lesson together as its teacher leads it: the page on the projector, and its keys."""

import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from flask import Blueprint, redirect, render_template, request, url_for
from flask import Response as FlaskResponse
from werkzeug.wrappers import Response

from quizzes import Address, Question, QuizError, grade
from quizzes.question_cache import question_at
from quizzes.texts import foreign_names, kind_name
from school.assignments.changes import TeacherNote
from school.assignments.models import Assignment, AssignmentState
from school.classes.models import SchoolClass
from school.together.ending import end_lesson
from school.together.leading import QuestionTogether, lead, lesson_questions
from school.together.models import LessonTogether
from school.together.rules import LeadingAct, LessonStage
from school.together.standing import answers_given, members_count
from scoring import rule_set
from web import request_context
from web.classes.access import signed_in_teacher
from web.classes.qr import qr_picture
from web.classes.view import class_view, with_page_rule_set
from web.clock import now
from web.drills.explanation_page import fan_href
from web.errors import NoSuchQuestion
from web.questions.answer_words import key_words, words_language
from web.questions.answered_view import answered_view
from web.questions.question_view import shown_hand
from web.questions.reason import prompt_without_control, situation_view
from web.rule_sets import set_page_rule_set
from web.together.access import led_by_visitor
from web.together.bars import answer_bars, trap_bars
from web.together.events import events, projector_line
from web.together.view import score_rows, stage_at, time_view
from wording.typed_text import parse_digits

blueprint = Blueprint("lead_together", __name__)
ROUTE = "/teach/together/<uuid:lesson_id>"


@dataclass(frozen=True, slots=True)
class OnProjector:
    """What the page is made of: the lesson as it stands, its questions, and the one that is shown."""

    school_class: SchoolClass
    lesson: LessonTogether
    questions: Mapping[int, QuestionTogether]
    at: datetime

    @property
    def here(self) -> QuestionTogether | None:
        """The question that is shown; None before the first."""
        return self.questions.get(self.lesson.position)

    @property
    def stage(self) -> LessonStage:
        """Where the lesson stands now."""
        return stage_at(self.lesson, self.at)

    @property
    def has_more(self) -> bool:
        """Whether a question follows that was not revealed."""
        return any(
            position > self.lesson.position and not each.is_revealed
            for position, each in self.questions.items()
        )


@blueprint.get(ROUTE)
def page(lesson_id: uuid.UUID) -> str:
    """The lesson as it stands, large."""
    projector = _on_projector(lesson_id)
    return render_template("together/projector.html", **_view(projector), part=False)


@blueprint.get(f"{ROUTE}/answers")
def answers(lesson_id: uuid.UUID) -> str:
    """What changes while a question stands there: how many answered, and the bars."""
    projector = _on_projector(lesson_id)
    return render_template("together/answers.html", **_view(projector, brief=True), part=True)


@blueprint.get(f"{ROUTE}/events")
def listen(lesson_id: uuid.UUID) -> FlaskResponse:
    """How the lesson stands, with each answer."""
    return events(led_by_visitor(lesson_id)[1], projector_line)


@blueprint.post(ROUTE)
def do(lesson_id: uuid.UUID) -> Response:
    """What the teacher does; a page of a former moment does nothing, and shows how it stands."""
    _school_class, lesson = led_by_visitor(lesson_id, to_change=True)
    version = parse_digits(request.form.get("version", ""), 6)
    go = parse_digits(request.form.get("go", ""), 3)
    sent = LeadingAct.GO.value if go else request.form.get("do", "")
    if version is not None and sent in set(LeadingAct):
        if sent == LeadingAct.END.value:
            _end(lesson, version)
        else:
            with request_context.writing() as writing:
                lead(writing, lesson, LeadingAct(sent), version, now(), go or 0)
    return redirect(url_for(".page", lesson_id=lesson_id), 303)


def _end(lesson: LessonTogether, version: int) -> None:
    if version != lesson.version:
        return
    t = request_context.translator()
    note = TeacherNote(signed_in_teacher().learner_id, now(), t.gettext("Skipped in the lesson."))
    with request_context.writing() as writing:
        end_lesson(writing, lesson, note)


def _on_projector(lesson_id: uuid.UUID) -> OnProjector:
    school_class, lesson = led_by_visitor(lesson_id)
    with_page_rule_set(school_class)
    questions = lesson_questions(request_context.reading(), lesson)
    return OnProjector(school_class, lesson, questions, now())


def _view(projector: OnProjector, brief: bool = False) -> dict[str, Any]:
    """All that the page shows; `brief` leaves out what stays while a question stands there."""
    t, lesson, stage = request_context.translator(), projector.lesson, projector.stage
    question = _question(projector.here) if projector.here else None
    reading = request_context.reading()
    view = class_view(projector.school_class, 0, t)
    shown: dict[str, Any] = {
        "lesson": lesson,
        "stage": stage.value,
        "view": view,
        "members": members_count(reading, lesson),
        "answered": 0,
        "bars": (),
        "traps": (),
    }
    if stage is LessonStage.ENDED or question is None or projector.here is None:
        return shown | _ends(projector)
    given = answers_given(reading, projector.here.item)
    revealed = stage is LessonStage.REVEALED
    counted = stage is not LessonStage.ASKING or lesson.shows_bars
    shown |= {
        "answered": sum(each.times for each in given),
        "counted": counted,
        "bars": answer_bars(question, given, t, counted, revealed),
        "traps": trap_bars(given, t) if revealed else (),
    }
    return shown if brief else shown | _asked(projector, question, revealed)


def _ends(projector: OnProjector) -> dict[str, Any]:
    """Before the first question the way in, after the last one who has how many points."""
    t, lesson = request_context.translator(), projector.lesson
    if projector.stage is LessonStage.ENDED:
        task = request_context.reading().get_one(Assignment, lesson.assignment_id)
        return {
            "scores": score_rows(lesson, t),
            "count": len(projector.questions),
            "in_gradebook": task.state is AssignmentState.PUBLISHED,
            "assignment_id": task.public_id,
        }
    return {
        "qr": qr_picture(class_view(projector.school_class, 0, t).join_href),
        "count": len(projector.questions),
    }


def _asked(projector: OnProjector, question: Question, revealed: bool) -> dict[str, Any]:
    t, lesson = request_context.translator(), projector.lesson
    shown: dict[str, Any] = {
        "place": t.gettext(
            "Question %(number)s of %(count)s",
            number=lesson.position,
            count=len(projector.questions),
        ),
        "kind": kind_name(question.address.kind, t),
        "hand": shown_hand(question, t),
        "situation": situation_view(question, t),
        "asked": prompt_without_control(question, t),
        "foreign_names": foreign_names(question, t),
        "time": time_view(lesson, projector.at, t),
        "has_more": projector.has_more,
        "positions": tuple(projector.questions.items()),
        "full": None,
        "scores": (),
    }
    if revealed:
        full = answered_view(question, None, grade(question, None), t, fan_href)
        shown |= {
            "full": full,
            "hand": full.hand,
            "situation": full.situation,
            "key": key_words(question, t),
            "key_lang": words_language(question, question.answer, t),
            "note": (projector.here.item.note if projector.here else None) or "",
            "scores": score_rows(lesson, t),
        }
    return shown


def _question(here: QuestionTogether) -> Question:
    """The question; the page speaks of its rule set. Raises NoSuchQuestion: it is made no longer."""
    try:
        question = question_at(Address.parse(here.item.question))
    except QuizError as error:
        raise NoSuchQuestion from error
    set_page_rule_set(rule_set(question.address.rules))
    return question
