"""Asking what a lesson poses, reading the answer, keeping it: in a step and in a test alike."""

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

from flask import request, url_for
from markupsafe import Markup

from lessons.curriculum import course_of, is_for_referees
from lessons.knowledge import knowledge_in
from lessons.lesson import Directive, Lesson
from lessons.pieces.check import Check
from quizzes import Address, Question, QuizError
from quizzes.address import rules_of
from quizzes.question_cache import question_at
from school.progress.grading import GradedAnswer, graded_answer
from school.progress.lesson_tasks import LessonTask
from school.progress.models import Answer
from school.public_ids import parse_id
from scoring import rule_set
from scoring.rengo.rule_set import RULES as RENGO
from web import request_context, tokens
from web.clock import now
from web.components.citations import article_href
from web.drills.explanation_page import answer_of_visitor
from web.drills.page import sent_fields, token_to_answer
from web.drills.submission import graded_check, store_answer
from web.errors import NoSuchQuestion
from web.learn.check_form import read_check, sent_options
from web.learn.check_view import CheckView, check_view
from web.learn.prose import ProseHrefs, prose_html
from web.questions.answer_form import AnswerError, read_answer
from web.questions.question_view import QuestionView, SentFields, question_view
from web.request_context import wants_json
from web.secret_keys import secret_keys
from web.visitors.current_visitor import expected_guest_id
from web.visitors.new_guest_refusal import refusal_form_text
from web.visitors.new_guests import TooManyNewGuests
from wording import Translator, translator_under


@dataclass(frozen=True, slots=True)
class RefusedAnswer:
    """Why what was sent could not be taken, and what was chosen, so that it stands there again.

    `shown` is the showing that it answered, where the same answer may come once more.
    """

    status: int
    error: str
    chosen: Set[str] = frozenset()
    fields: SentFields = field(default_factory=SentFields)
    headers: Mapping[str, str] = field(default_factory=dict)
    shown: tokens.ShownQuestion | None = None


_PAGES: Final = {"points-chart": "points.page"}
"""Pages of reference of riichi that a text may lead to."""
NOTHING_SENT: Final = RefusedAnswer(200, "")

Refusal = tuple[str, int, Mapping[str, str]]
"""The page of what was refused, its status and its headers."""


@dataclass(frozen=True, slots=True)
class TaskForm:
    """What is asked, one of two, with what the form sends beside the answer.

    `lead` is what the author says before a question of the generator.
    """

    check: CheckView | None
    question: QuestionView | None
    hidden: tuple[tuple[str, str], ...]
    lead: Markup | None = None


def task_form(
    lesson: Lesson, task: LessonTask, refused: RefusedAnswer = NOTHING_SENT, token: str = ""
) -> TaskForm:
    """The check or the question of a step, with the token of its showing, or the one that is given."""
    t = players_words(lesson, _translator(task))
    hidden = (("token", token or token_to_answer(task.address, refused.shown)),)
    prompt = directive_of(lesson, task).text
    if isinstance(task.piece, Check):
        check = check_view(
            task.piece,
            prompt,
            t,
            prose_hrefs(),
            refused.chosen,
            refused.error,
            knowledge_in(lesson),
        )
        return TaskForm(check, None, hidden)
    question = question_of(task)
    view = question_view(question, t, refused.fields)
    return TaskForm(None, view, hidden, prose_html(prompt, t, prose_hrefs()))


def read_submission(task: LessonTask) -> Answer | RefusedAnswer:
    """The row of the answer that the form holds, or why it holds none."""
    shown = tokens.read_token(secret_keys(), request.form.get("token", ""), task.address)
    if shown is None:
        t = _translator(task)
        return _refused(task, 400, t.gettext("This page was out of date. Answer again."))
    at = now()
    seconds = shown.seconds_until(at)
    unknown = "unknown" in request.form
    try:
        if isinstance(task.piece, Check):
            chosen = None if unknown else read_check(task.piece, request.form)
            return _keep(graded_check(task, chosen, seconds, shown.nonce), at)
        question = question_of(task)
        response = None if unknown else read_answer(question, request.form)
        return _keep(graded_answer(question, response, seconds, shown.nonce), at)
    except AnswerError as error:
        return _refused(task, 422, error.text(_translator(task)))
    except TooManyNewGuests as error:
        if wants_json():
            raise
        refused = _refused(task, 429, refusal_form_text(error.wait, request_context.translator()))
        return replace(refused, headers={"Retry-After": str(error.retry_after)})


def unsaved_answer(task: LessonTask, why: str) -> RefusedAnswer:
    """What was sent and could not be saved, for the same showing."""
    shown = tokens.read_token(secret_keys(), request.form.get("token", ""), task.address)
    return replace(_refused(task, 503, why), shown=shown)


def answer_to_show(task: LessonTask) -> Answer | None:
    """The answer that the address asks to be shown, where the visitor gave it to this."""
    row = answer_of_visitor(parse_id(request.args.get("answer", "")))
    return row if row and row.question == task.address else None


def question_of(task: LessonTask) -> Question:
    """The generator's question. Raises NoSuchQuestion: it makes none of that address."""
    try:
        return question_at(Address.parse(task.address))
    except QuizError as error:
        raise NoSuchQuestion from error


def directive_of(lesson: Lesson, task: LessonTask) -> Directive:
    """The directive with the words of what is posed, in the reader's language."""
    active = lesson.words[request_context.translator().lang].steps[task.step - 1].active
    assert active is not None
    return active


def prose_hrefs() -> ProseHrefs:
    """Where the words of a lesson lead."""
    return ProseHrefs(
        fan=lambda rules, fan: url_for("fans.page", rules=rule_set(rules).id, fan=fan),
        term=lambda term: url_for("glossary.one", term=term),
        cite=lambda rules, cite: article_href(cite, rules),
        page=lambda name: url_for(_PAGES[name], rules=RENGO.id),
    )


def players_words(lesson: Lesson, t: Translator) -> Translator:
    """What a question says to players at home, where no referee rules."""
    course = course_of(lesson.course)
    if course is None or is_for_referees(course):
        return t
    return t.with_sentences(
        {
            "What does the referee rule?": t.gettext("What happens now?"),
            "What does the referee rule about %(seat)s?": t.gettext(
                "What happens to %(seat)s now?"
            ),
        }
    )


def _refused(task: LessonTask, status: int, error: str) -> RefusedAnswer:
    if isinstance(task.piece, Check):
        return RefusedAnswer(status, error, sent_options(task.piece, request.form))
    return RefusedAnswer(status, error, fields=sent_fields(request.form, error))


def _translator(task: LessonTask) -> Translator:
    """The words of the rule set that this is asked under."""
    return translator_under(rules_of(task.address), request_context.translator())


def _keep(answer: GradedAnswer, at: datetime) -> Answer:
    with request_context.writing() as writing:
        return store_answer(writing, expected_guest_id(), answer, at)
