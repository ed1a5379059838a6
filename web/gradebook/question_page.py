"""One question of an assignment: what was answered and by whom, and its correction after publication."""

import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from flask import Blueprint, redirect, render_template, request
from werkzeug.datastructures import MultiDict
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response

from quizzes import Question, prompt
from quizzes.quiz import response_to_json
from school.assignments.accepted_answers import AcceptedAnswer
from school.assignments.changes import LONGEST_NOTE, TeacherNote
from school.assignments.first_attempts import first_answers, items_of
from school.assignments.models import (
    Assignment,
    AssignmentState,
    Item,
    RepairRuling,
    Seeds,
)
from school.assignments.repairs import MOST_ACCEPTED, answers_to, repair, take_back_repair
from school.classes.finding import students_of
from school.classes.models import SchoolClass
from school.errors import SchoolError
from scoring import rule_set
from web import request_context
from web.classes.access import signed_in_teacher, taught_assignment
from web.clock import now
from web.gradebook import hrefs
from web.gradebook.answers_given import ClassAnswers, answer_counts, choices_as_answers
from web.gradebook.change_forms import Errors
from web.gradebook.corrections import corrections_of, ruling_text
from web.gradebook.item_words import few_answers_note, item_row, outcome_shares, question_of_item
from web.gradebook.questions import figures_of
from web.questions.answer_form import AnswerError, read_answer
from web.questions.answer_words import key_words, words_language
from web.questions.control import Control
from web.questions.kind_views import control_of
from web.questions.question_view import shown_hand
from web.questions.reason import situation_view
from web.rule_sets import set_page_rule_set
from wording import Translator

blueprint = Blueprint("gradebook_question", __name__)

ROUTE: Final = "/teach/assignments/<uuid:assignment_id>/questions/<int:position>"
_TYPED: Final = (Control.NUMBER, Control.PAD)
_LONGEST_AMOUNT: Final = 16
Answer = str | Response | tuple[str, int]


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """A question of a published assignment of a class; `items` are all of that assignment."""

    school_class: SchoolClass
    task: Assignment
    item: Item
    items: tuple[Item, ...]

    @property
    def question(self) -> Question | None:
        """The question, or the pattern of the questions; None where it is made no longer."""
        return question_of_item(self.item)

    @property
    def same_for_all(self) -> Question | None:
        """The question that everybody was asked; None where each was asked another one."""
        return self.question if self.task.seeds is Seeds.ONE else None


@dataclass(frozen=True, slots=True)
class RepairFields:
    """What the form of a correction holds, and what is wrong with it."""

    values: Mapping[str, str]
    ticked: frozenset[str]
    errors: Errors


_EMPTY: Final = RepairFields({"ruling": "", "amount": "", "reason": ""}, frozenset(), {})


@blueprint.get(ROUTE)
def page(assignment_id: uuid.UUID, position: int) -> str:
    """The question with its key, what was answered and by whom."""
    return _page(_find(assignment_id, position), _EMPTY)


@blueprint.post(f"{ROUTE}/repair")
def correct(assignment_id: uuid.UUID, position: int) -> Answer:
    """Let it count for nobody, or in full for all, or let other answers be right."""
    asked, t = _find(assignment_id, position, to_change=True), request_context.translator()
    fields, accepted = _read(asked, request.form, t)
    if fields.errors:
        return _page(asked, fields), 422
    note = TeacherNote(signed_in_teacher().learner_id, now(), fields.values["reason"])
    try:
        with request_context.writing() as writing:
            ruling = RepairRuling(fields.values["ruling"])
            repair(writing, asked.task, asked.item, ruling, note, accepted)
    except SchoolError as error:
        if error.code not in ("last-question", "too-many-accepted"):
            raise
        said = t.gettext("No other question counts. Give full marks, or withdraw the assignment.")
        if error.code == "too-many-accepted":
            said = _too_many(t)
        return _page(asked, RepairFields(fields.values, fields.ticked, {"ruling": said})), 422
    return _back(asked, "corrected")


@blueprint.post(f"{ROUTE}/repair/undo")
def undo(assignment_id: uuid.UUID, position: int) -> Response:
    """Let it count as it was graded. Where it does already, because it was sent twice, all is well."""
    asked = _find(assignment_id, position, to_change=True)
    note = TeacherNote(signed_in_teacher().learner_id, now())
    try:
        with request_context.writing() as writing:
            take_back_repair(writing, asked.task, asked.item, note)
    except SchoolError as error:
        if error.code != "not-repaired":
            raise
    return _back(asked, "undone")


def _find(assignment_id: uuid.UUID, position: int, to_change: bool = False) -> AskedQuestion:
    school_class, task = taught_assignment(assignment_id, to_change)
    if task.state is AssignmentState.DRAFT:
        raise NotFound
    set_page_rule_set(rule_set(task.rules))
    items = items_of(request_context.reading(), [task.id])[task.id]
    item = next((each for each in items if each.position == position), None)
    if item is None:
        raise NotFound
    return AskedQuestion(school_class, task, item, items)


def _read(
    asked: AskedQuestion, form: MultiDict[str, str], t: Translator
) -> tuple[RepairFields, list[AcceptedAnswer]]:
    """What was sent, with what is wrong, and the answers that shall be right."""
    values = {
        "ruling": form.get("ruling", ""),
        "amount": form.get("amount", "").strip()[:_LONGEST_AMOUNT],
        "reason": form.get("reason", "").strip(),
    }
    ticked = form.getlist("answer")
    errors: dict[str, str] = {}
    accepted: list[AcceptedAnswer] = []
    if values["ruling"] not in {each.value for each in RepairRuling}:
        errors["ruling"] = t.gettext("Choose what should apply.")
    elif len(ticked) > MOST_ACCEPTED:
        errors["ruling"] = _too_many(t)
    elif values["ruling"] == RepairRuling.ACCEPT:
        known = {each.token: each for each in _acceptable(asked)}
        accepted = [known[token] for token in ticked if token in known]
        try:
            accepted += _typed(asked, values["amount"])
        except AnswerError as error:
            errors["amount"] = error.text(t)
        if not accepted and not errors:
            errors["ruling"] = t.gettext("Tick the other answers that are right, or enter one.")
    if not values["reason"]:
        errors["reason"] = t.gettext("Give the reason: students will read it.")
    elif len(values["reason"]) > LONGEST_NOTE:
        errors["reason"] = t.gettext("At most %(most)s characters.", most=LONGEST_NOTE)
    return RepairFields(values, frozenset(ticked), errors), accepted


def _too_many(t: Translator) -> str:
    return t.gettext(
        "At most %(most)s answers to a question can be accepted as right.", most=MOST_ACCEPTED
    )


def _acceptable(asked: AskedQuestion) -> Iterator[AcceptedAnswer]:
    """Every answer that was given to the question, and every choice where all had the same."""
    yield from answers_to(request_context.reading(), asked.item)
    if asked.same_for_all is not None:
        yield from choices_as_answers(asked.same_for_all)


def _typed(asked: AskedQuestion, amount: str) -> Sequence[AcceptedAnswer]:
    """The amount that was written; nothing where none was. Raises AnswerError: it is none."""
    question = asked.same_for_all
    if not amount or question is None or control_of(question) not in _TYPED:
        return ()
    answer = read_answer(question, MultiDict({"total": amount}))
    return (AcceptedAnswer(asked.item.question, response_to_json(question, answer)),)


def _page(asked: AskedQuestion, fields: RepairFields) -> str:
    t, reading = request_context.translator(), request_context.reading()
    task, item, question = asked.task, asked.item, asked.question
    every = first_answers(reading, [task.id], now())
    figures = figures_of(asked.items, every)[item.id]
    names = {each.id: each for each in students_of(reading, asked.school_class.id)}
    own = [each for each in every if each.item_id == item.id]
    same = asked.same_for_all
    corrections = corrections_of(asked.school_class, [task], now())
    return render_template(
        "gradebook/question.html",
        row=item_row(task, item, figures, t),
        came=outcome_shares(figures, t) if figures.n else (),
        counts=answer_counts(ClassAnswers(task, item, own, names), same, t),
        by_answer=same is not None,
        few=few_answers_note(figures.n, t),
        title=task.title,
        href=hrefs.assignment(task),
        varied=task.seeds is not Seeds.ONE,
        class_name=asked.school_class.name,
        class_href=hrefs.of_class(asked.school_class),
        grades_href=hrefs.grades(asked.school_class),
        questions_href=hrefs.grades_by_question(asked.school_class),
        **_shown(question, t),
        previous_href=_href(asked, item.position - 1),
        next_href=_href(asked, item.position + 1),
        here_href=hrefs.question(task, item.position),
        ruling=item.ruling,
        ruled=ruling_text(item, t),
        typed=same is not None and control_of(same) in _TYPED,
        fields=fields,
        archived=asked.school_class.archived_at is not None,
        corrections=tuple(each for each in corrections if each.item_id == item.id),
        done=request.args.get("done", ""),
    )


def _shown(question: Question | None, t: Translator) -> dict[str, Any]:
    """The question as it is asked, and its key; empty where it is made no longer."""
    return {
        "asked": prompt(question, t) if question else "",
        "hand": shown_hand(question, t) if question else None,
        "situation": situation_view(question, t) if question else None,
        "key": key_words(question, t) if question else "",
        "key_lang": words_language(question, question.answer, t) if question else "",
    }


def _back(asked: AskedQuestion, done: str) -> Response:
    return redirect(f"{hrefs.question(asked.task, asked.item.position)}?done={done}#repair", 303)


def _href(asked: AskedQuestion, position: int) -> str:
    known = any(each.position == position for each in asked.items)
    return hrefs.question(asked.task, position) if known else ""
