"""A question after its answer: what happened, the account, the answer beside the key."""

import re
from dataclasses import dataclass, replace
from typing import Literal

from quizzes import Question, Response, Verdict, feedback
from quizzes.question import hand_of, score_of
from quizzes.texts import foreign_names, trap_name
from web.components.derivation import ReadingsView, derivation_view
from web.components.hand import HandView, hand_view
from web.components.ledger import BlockView, FanHref, FanLinks
from web.questions.heading import page_title
from web.questions.kind_views import kind_view
from web.questions.question_view import shown_hand
from web.questions.reason import prompt_text, reason_view, situation_view
from web.questions.seats import PaymentsTable
from web.questions.stated import ReasonView, SituationView
from wording import Translator

VerdictSign = Literal["right", "part", "wrong", "unknown"]


@dataclass(frozen=True, slots=True)
class VerdictView:
    """What happened, in at most twenty words, and the two figures beside it.

    `own_answer` and `key` are short (a sum, `4/6`); empty ones are not shown.  `misconception` names
    the mistaken rule. `credit` is what a wrong answer is worth, 0 to 1; `known` is false after
    "I don't know".
    """

    headline: str
    right: bool
    own_answer: str = ""
    own_label: str = ""
    key: str = ""
    key_label: str = ""
    misconception: str = ""
    misconception_href: str = ""
    misconception_more: str = ""
    credit: float = 0.0
    known: bool = True

    @property
    def sign(self) -> VerdictSign:
        """What the answer is marked with."""
        if self.right:
            return "right"
        if not self.known:
            return "unknown"
        return "part" if self.credit > 0 else "wrong"


@dataclass(frozen=True, slots=True)
class AnsweredView:
    """Everything that an explanation shows; `lit` says that rows light tiles of the hand.

    `prompt` repeats the question where no hand shows what it was about.
    """

    hand: HandView | None
    situation: SituationView | None
    title: str
    prompt: str
    verdict: VerdictView
    reason: ReasonView | None
    paid: PaymentsTable | None
    blocks: tuple[BlockView, ...]
    derivation: ReadingsView | None
    lit: bool
    foreign_names: tuple[tuple[str, str], ...] = ()


def answered_view(
    question: Question,
    response: Response,
    verdict: Verdict,
    t: Translator,
    href: FanHref,
    why_not: FanHref | None = None,
) -> AnsweredView:
    """The explanation of an answer; `response` is None where the learner did not know.

    `why_not` is where it is told what the hand lacks of a fan, for a page that leaves it out of fans that
    nobody has chosen.
    """
    hand, score = hand_of(question), score_of(question)
    account = score.account if score else None
    row = kind_view(question)
    said = verdict_view(question, response, verdict, t)
    return AnsweredView(
        hand=hand_view(hand, question.address.rules, t, account)
        if hand
        else shown_hand(question, t),
        situation=situation_view(question, t),
        prompt=prompt_text(question, t) if row.repeats_prompt else "",
        title=page_title(question, said.headline, t),
        verdict=said,
        reason=_further_reason(reason_view(question, t), said.headline),
        paid=row.payments_table(question, response, t),
        blocks=tuple(row.blocks(question, response, verdict, t, FanLinks(href, why_not))),
        derivation=derivation_view(score, t) if score else None,
        lit=account is not None,
        foreign_names=foreign_names(question, t),
    )


def _further_reason(reason: ReasonView | None, headline: str) -> ReasonView | None:
    """What follows the first line, which is not said twice."""
    if reason is None:
        return None
    return replace(
        reason, text=tuple(each for each in reason.text if not _is_said_in(headline, each))
    )


def _is_said_in(headline: str, sentence: str) -> bool:
    """Whether a sentence is one of those of the first line, there perhaps with its article."""
    said = re.escape(sentence.rstrip("。."))
    return re.search(rf"(?:^|。|\. ){said}(?:[。.]|$| ?[(（])", headline) is not None


def verdict_view(
    question: Question, response: Response, verdict: Verdict, t: Translator
) -> VerdictView:
    """The first line, and two sums where the answer can be put as one."""
    row = kind_view(question)
    return VerdictView(
        headline=feedback(question, verdict, t),
        right=verdict.exact,
        own_answer="" if response is None else row.answer_text(question, response, t),
        key=row.answer_text(question, question.answer, t),
        misconception=trap_name(
            question, next(iter(verdict.invented), ""), verdict.misconception, t
        )
        if verdict.misconception
        else "",
        credit=verdict.credit,
        known=response is not None,
    )
