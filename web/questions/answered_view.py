"""A question after its answer: what happened, the account, the answer beside the key."""

from dataclasses import dataclass

from quizzes import Kind, Question, Response, Verdict, feedback, misconception_name, prompt
from quizzes.question import Elsewhere, Objection
from quizzes.words import names_elsewhere
from scoring import RuleSet, rule_set
from web.components.derivation import ProofView, proof_view
from web.components.fan_values import worth_of
from web.components.hand import HandView, hand_view
from web.components.ledger import BlockView, FanHref
from web.components.rengo_base import base_heading
from web.components.worth import account_blocks
from web.questions.alternatives import FoldsView, folds_view
from web.questions.announcement import announced_block
from web.questions.asked_view import shown_hand
from web.questions.comparison import weighed_block
from web.questions.control import Control, control_of
from web.questions.heading import page_title
from web.questions.own_answer import choices_block, fans_block, waits_block
from web.questions.reason import SituationView, WhyView, asked_text, situation_view, why_view
from web.questions.seats import PaidTable, paid_table
from wording import Translator, amount, signed


@dataclass(frozen=True, slots=True)
class VerdictView:
    """What happened, in at most twenty words, and the two figures beside it.

    `yours` and `key` are short (a sum, `4/6`); empty ones are not shown.  `trap` names
    the mistaken rule.
    """

    headline: str
    right: bool
    yours: str = ""
    yours_label: str = ""
    key: str = ""
    key_label: str = ""
    trap: str = ""
    trap_href: str = ""
    trap_more: str = ""


@dataclass(frozen=True, slots=True)
class AnsweredView:
    """Everything that an explanation shows; `lit` says that rows light tiles of the hand.

    `asked` repeats the question where no hand shows what it was about.
    """

    hand: HandView | None
    situation: SituationView | None
    title: str
    asked: str
    verdict: VerdictView
    why: WhyView | None
    paid: PaidTable | None
    blocks: tuple[BlockView, ...]
    proof: ProofView | None
    folds: FoldsView | None
    lit: bool
    foreign: tuple[tuple[str, str], ...] = ()


def answered_view(
    question: Question,
    given: Response,
    verdict: Verdict,
    t: Translator,
    href: FanHref,
) -> AnsweredView:
    """The explanation of an answer; `given` is None where the learner did not know."""
    score = question.score
    account = score.account if score else None
    kind = question.address.kind
    said = verdict_view(question, given, verdict, t)
    return AnsweredView(
        hand=hand_view(question.hand, question.address.rules, t, account)
        if question.hand
        else shown_hand(question, t),
        situation=situation_view(question, t),
        asked=_asked(question, t),
        title=page_title(question, said.headline, t),
        verdict=said,
        why=why_view(question, t),
        paid=paid_table(question, given, t) if kind is Kind.PAYMENTS else None,
        blocks=tuple(_blocks(question, given, verdict, t, href)),
        proof=proof_view(score, t) if score else None,
        folds=folds_view(score, t) if score else None,
        lit=account is not None,
        foreign=names_elsewhere(question, t),
    )


def verdict_view(
    question: Question, given: Response, verdict: Verdict, t: Translator
) -> VerdictView:
    """The first line, and two sums where the answer can be put as one."""
    rules = rule_set(question.address.rules)
    key = _sum(question.answer, question, rules, t)
    return VerdictView(
        headline=feedback(question, verdict, t),
        right=verdict.exact,
        yours="" if given is None else _sum(given, question, rules, t),
        key=key,
        trap=misconception_name(verdict.misconception, t) if verdict.misconception else "",
    )


def _sum(answer: Response, question: Question, rules: RuleSet, t: Translator) -> str:
    """An answer as points; nothing for tiles and for a single fan."""
    if isinstance(answer, int | float):
        return amount(answer, t) if answer >= 0 else signed(answer, t)
    if isinstance(answer, Objection):
        return amount(answer.total, t)
    kind, hand = question.address.kind, question.hand
    if kind is Kind.FANS and hand and isinstance(answer, tuple):
        return amount(worth_of([rules.fan(fan) for fan in answer], hand, rules), t)
    return ""


def _blocks(
    question: Question, given: Response, verdict: Verdict, t: Translator, href: FanHref
) -> list[BlockView]:
    """The account of the hand and the learner's answer beside the key.

    What was to be found among choices comes first where the account is no answer by itself.
    """
    score, kind = question.score, question.address.kind
    account = list(account_blocks(score, t, href)) if score else []
    match control_of(question):
        case Control.TILES:
            return [waits_block(question.waits, verdict, t)]
        case Control.ANNOUNCEMENT:
            return [announced_block(question, given, t, href), *account]
        case Control.FANS if score and given is not None:
            return [*account, fans_block(question, verdict, score, t, href)]
        case Control.CHOICES if score and kind is Kind.FIND:
            return [*account, choices_block(question, str(given or ""), score, t, href)]
        case Control.NUMBER if kind is Kind.BASE:
            return sorted(account, key=lambda block: block.heading != base_heading(t))
        case Control.CHOICES:
            return [weighed_block(question, given, t), *account]
    return account


def _asked(question: Question, t: Translator) -> str:
    """The question once more, where neither the hand nor the control tells what it was about."""
    told_by_the_hand = question.score or question.waits
    if told_by_the_hand and not isinstance(question.about, Elsewhere):
        return ""
    return asked_text(question, prompt(question, t), t)
