"""Questions that are taken along: each with what is said to every answer, and a token for them all.

The token names the questions and a showing of each, so that an answer counts once, whenever it is
handed in. What an answer is worth is worked out anew then; the browser's own verdict is not asked.
"""

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from itsdangerous import BadSignature
from werkzeug.datastructures import MultiDict

from quizzes import Address, Question, QuizError, feedback, grade
from quizzes.question_cache import question_at
from quizzes.runs import Run
from school.progress.grading import GradedAnswer, graded_answer
from web.components.ledger import FanHref
from web.questions.answer_form import read_answer
from web.questions.answered_view import AnsweredView, answered_view
from web.questions.control import Control
from web.questions.kind_views import control_of
from web.questions.question_view import QuestionView, SentFields, question_view
from web.secret_keys import signer_of
from wording import Translator

SALT: Final = "questions taken along"
LIFE: Final = timedelta(days=30)
PART_LENGTH: Final = 10  # questions of one request; a packet has several parts
PARTS: Final = 5
UNKNOWN: Final = "unknown"  # what is sent in the place of an answer

_MOST_TRIES: Final = 3 * PART_LENGTH


@dataclass(frozen=True, slots=True)
class SaidToAnswer:
    """What somebody hears who gives an answer. `sign` is `right`, `wrong`, or `unknown` for no answer."""

    sign: str
    text: str


@dataclass(frozen=True, slots=True)
class TakenQuestion:
    """A question as it is taken along; `said` has each answer that may be sent.

    `explained` is what its page shows below the verdict, whatever was answered.
    """

    address: str
    view: QuestionView
    said: Mapping[str, SaidToAnswer]
    explained: AnsweredView


@dataclass(frozen=True, slots=True)
class TakenShowing:
    """A question of a packet that was handed in: its address, and the name of its showing."""

    address: str
    nonce: str


@dataclass(frozen=True, slots=True)
class TakenPacket:
    """A part that was handed in: its questions, and who took them along; empty where that was not kept."""

    shown: tuple[TakenShowing, ...]
    owner: str


def questions_of_part(run: Run, t: Translator, href: FanHref) -> tuple[TakenQuestion, ...]:
    """The first questions of the run that are answered by pressing one of a few answers."""
    found = _pressed(run)
    return tuple(
        _taken(question, t, href) for question, _ in zip(found, range(PART_LENGTH), strict=False)
    )


def packet_token(
    keys: tuple[str, ...], questions: tuple[TakenQuestion, ...], at: datetime, owner: str
) -> str:
    """What is sent along with the answers to these questions, which the owner took along."""
    shown = [[each.address, secrets.token_urlsafe(12)] for each in questions]
    return str(signer_of(keys, SALT).dumps([at.timestamp(), shown, owner]))


def read_packet_token(keys: tuple[str, ...], token: str, at: datetime) -> TakenPacket | None:
    """What a token stands for; None if it is not ours, or too old."""
    try:
        moment, shown, *owner = signer_of(keys, SALT).loads(token)
    except BadSignature:
        return None
    if not timedelta(0) <= at - datetime.fromtimestamp(moment, UTC) <= LIFE:
        return None
    showings = tuple(TakenShowing(address, nonce) for address, nonce in shown)
    return TakenPacket(showings, owner[0] if owner else "")


def graded(showing: TakenShowing, sent: str) -> GradedAnswer:
    """The answer to a question of a packet.

    Raises:
        AnswerError: it is no answer to that question.
        QuizError: the question is asked no longer.
    """
    question = question_at(Address.parse(showing.address))
    response = None if sent == UNKNOWN else read_answer(question, MultiDict({"answer": sent}))
    return graded_answer(question, response, None, showing.nonce)


def _pressed(run: Run) -> Iterator[Question]:
    for number in range(1, _MOST_TRIES + 1):
        try:
            question = question_at(run.at(number).address)
        except QuizError:
            continue
        if control_of(question) is Control.CHOICES:
            yield question


def _taken(question: Question, t: Translator, href: FanHref) -> TakenQuestion:
    view = question_view(question, t, SentFields())
    sent = (*(each.value for each in view.choices), UNKNOWN)
    said = {each: _said(question, each, t) for each in sent}
    explained = answered_view(question, None, grade(question, None), t, href)
    return TakenQuestion(str(question.address), view, said, explained)


def _said(question: Question, sent: str, t: Translator) -> SaidToAnswer:
    response = None if sent == UNKNOWN else read_answer(question, MultiDict({"answer": sent}))
    verdict = grade(question, response)
    sign = "unknown" if response is None else "right" if verdict.credit == 1 else "wrong"
    return SaidToAnswer(sign, feedback(question, verdict, t))
