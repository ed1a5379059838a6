"""Counting the hand that won a deal, before the site tells what it is worth."""

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

import quizzes
from quizzes import Kind, Question, response_from_json
from quizzes.question import hand_of
from quizzes.question_cache import question_at
from quizzes.typed.score_request import query_of
from school.progress.announced import WinAnnouncement, announcement_of_win
from school.progress.deals import find_deal, states_of
from school.progress.graded_again import graded_again
from school.progress.grading import GradedAnswer, graded_answer, skipped_answer
from school.progress.hand_in import hand_in_all
from school.progress.models import Answer, Outcome, PlayedDeal
from scoring import Score, Wind, rule_set
from scoring.play import TableState
from web import request_context, tokens
from web.bank.offer import own_question_href
from web.clock import now
from web.drills.explanation_page import fan_href
from web.faults import set_fault_page
from web.questions.answer_form import AnswerError, read_answer, read_chosen_fans
from web.questions.answered_view import AnsweredView, VerdictView, answered_view, verdict_view
from web.questions.kind_views import kind_view
from web.questions.number_field import NumberView
from web.questions.question_view import QuestionView, SentFields, question_view
from web.reference.hand_hrefs import in_full_href
from web.secret_keys import secret_keys
from web.table.own_deal import choices_again, own_deal, table_translator
from web.visitors.current_visitor import expected_guest_id, row_for_guest, visitor
from wording import Translator, rules_badge, seat_name

blueprint = Blueprint("deal_count", __name__, url_prefix="/table")


@dataclass(frozen=True, slots=True)
class NumberAsked:
    """A number of the announcement: the name of its field, what it asks, the field itself."""

    name: str
    question: str
    hint: str
    field: NumberView


@dataclass(frozen=True, slots=True)
class AnnouncementForm:
    """What is asked about the hand: its fans, and a number or two."""

    heading: str
    fans: QuestionView
    numbers: tuple[NumberAsked, ...]
    error: str


@dataclass(frozen=True, slots=True)
class NumberSaid:
    """A number that was announced: what it is, with its verdict."""

    name: str
    verdict: VerdictView


@dataclass(frozen=True, slots=True)
class AnnouncementAnswered:
    """The explanation of the first part, with the verdicts of the others."""

    first: AnsweredView
    others: tuple[NumberSaid, ...]


def count_href(deal: PlayedDeal) -> str:
    """Where the hand that won the deal is counted."""
    return url_for("deal_count.page", public_id=deal.public_id)


def announcement_in(deal: PlayedDeal, score: Score | None) -> WinAnnouncement | None:
    """The announcement of the deal's win for the visitor; None where nothing can be asked."""
    who = visitor()
    if score is None or who.id is None:
        return None
    found = announcement_of_win(request_context.reading(), who.id, score, deal.seed)
    return found if found.addresses else None


def awaits_count(deal: PlayedDeal, state: TableState) -> bool:
    """Whether somebody has won and the learner has not counted the hand, so that nothing tells its worth."""
    asked = announcement_in(deal, state.ending.score if state.ending else None)
    return asked is not None and not asked.answers


@blueprint.get("/<uuid:public_id>/count")
def page(public_id: uuid.UUID) -> str:
    """The questions about the hand, and after their answers the count."""
    deal = own_deal(public_id)
    asked = _asked(deal)
    t = table_translator(rule_set(deal.rules))
    return _counted_page(deal, asked.answers, t) if asked.answers else _asked_page(deal, asked, t)


@blueprint.post("/<uuid:public_id>/count")
def answer(public_id: uuid.UUID) -> Response | tuple[str, int]:
    """Take the announcement, or that there is none; what was answered before stays."""
    deal = own_deal(public_id)
    asked = _asked(deal)
    here = redirect(count_href(deal), 303)
    if asked.answers:
        return here
    t = table_translator(rule_set(deal.rules))
    shown = tokens.read_token(secret_keys(), request.form.get("token", ""), str(asked.addresses[0]))
    if shown is None:
        error = t.gettext("This page was out of date. Answer again.")
        return _asked_page(deal, asked, t, error), 400
    set_fault_page(lambda why: _asked_page(deal, asked, t, why))
    questions = [question_at(each) for each in asked.addresses]
    try:
        graded = _graded(questions, shown.seconds_until(now()), shown.nonce)
    except AnswerError as error:
        return _asked_page(deal, asked, t, error.text(t)), 422
    _keep(public_id, graded)
    return here


def _asked(deal: PlayedDeal) -> WinAnnouncement:
    ending = states_of(deal)[-1].ending
    found = announcement_in(deal, ending.score if ending else None)
    if found is None:
        abort(404)
    return found


def _graded(
    questions: Sequence[Question], seconds: float | None, showing: str
) -> list[GradedAnswer]:
    """The answer to each part; the time of all stands with the first. Raises AnswerError."""
    graded = []
    for question in questions:
        first = question is questions[0]
        taken, token = seconds if first else None, f"{showing}.{question.address.kind}"
        if "skip" in request.form:
            graded.append(skipped_answer(question, taken, token))
            continue
        said = None if "unknown" in request.form else read_answer(question, _part(question))
        graded.append(graded_answer(question, said, taken, token))
    return graded


def _part(question: Question) -> MultiDict[str, str]:
    """The fields of that part; each number has a field of its own."""
    if question.address.kind is Kind.FANS:
        return request.form
    return MultiDict({"total": request.form.get(question.address.kind.value, "")})


def _keep(public_id: uuid.UUID, graded: list[GradedAnswer]) -> None:
    """Store the parts together; of two forms sent at once the first one counts."""
    at = now()
    with request_context.writing() as writing:
        learner = row_for_guest(writing, expected_guest_id(), at)
        if find_deal(writing, learner.id, public_id, locked=True) is None:
            abort(404)
        hand_in_all(writing, learner, [(each, at) for each in graded])


# ---- before the answer --------------------------------------------------------------------


def _asked_page(deal: PlayedDeal, asked: WinAnnouncement, t: Translator, error: str = "") -> str:
    showing = tokens.show_question(str(asked.addresses[0]), now())
    return render_template(
        "table/count.html",
        rules=rules_badge(deal.rules, t),
        view=_form(deal, [question_at(each) for each in asked.addresses], t, error),
        action=count_href(deal),
        hidden=(("token", tokens.token_of(secret_keys(), showing)),),
        deal_href=url_for("deal.page", public_id=deal.public_id),
    )


def _form(
    deal: PlayedDeal, questions: Sequence[Question], t: Translator, error: str
) -> AnnouncementForm:
    fans, *numbers = questions
    sent = SentFields(fans=read_chosen_fans(request.form))
    return AnnouncementForm(
        _heading(deal, t),
        question_view(fans, t, sent),
        tuple(_number(each, request.form, t) for each in numbers),
        error,
    )


def _heading(deal: PlayedDeal, t: Translator) -> str:
    if deal.winner is None or deal.winner == deal.seat:
        return t.gettext("Announce your win")
    return t.gettext("%(seat)s won: count the hand", seat=seat_name(Wind(deal.winner), t))


def _number(question: Question, sent: Mapping[str, str], t: Translator) -> NumberAsked:
    name = question.address.kind.value
    view = question_view(question, t, SentFields())
    field = kind_view(question).number_field
    assert field is not None  # a total and a base are numbers
    return NumberAsked(name, view.question, view.hint, field.view(t, sent.get(name, "")[:8]))


# ---- after it -----------------------------------------------------------------------------


def _counted_page(deal: PlayedDeal, answers: Sequence[Answer], t: Translator) -> str:
    question, _verdict = graded_again(answers[0])
    hand, rules = hand_of(question), rule_set(deal.rules)
    return render_template(
        "table/counted.html",
        rules=rules_badge(rules.id, t),
        view=_answered(answers, t),
        in_full_href=in_full_href(question),
        keep_href=own_question_href(query_of(hand, rules)) if hand else "",
        deal_href=url_for("deal.page", public_id=deal.public_id),
        begin_action=url_for("deals.begin", rules=rules),
        again=choices_again(deal),
    )


def _answered(answers: Sequence[Answer], t: Translator) -> AnnouncementAnswered:
    first, *others = answers
    question, verdict = graded_again(first)
    return AnnouncementAnswered(
        answered_view(question, _response(question, first), verdict, t, fan_href),
        tuple(_said(each, t) for each in others),
    )


def _said(row: Answer, t: Translator) -> NumberSaid:
    question, verdict = graded_again(row)
    view = question_view(question, t, SentFields())
    return NumberSaid(view.question, verdict_view(question, _response(question, row), verdict, t))


def _response(question: Question, row: Answer) -> quizzes.Response:
    return response_from_json(question, row.given) if row.outcome is Outcome.ANSWERED else None
