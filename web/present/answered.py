"""A question after its answer: what happened, the account, the answer beside the key."""

from dataclasses import dataclass

from quizzes import Given, Kind, Question, Verdict, feedback, trap_name
from school.progress.tally import Tally
from scoring import RuleSet, rule_set
from web.present.asking import shown_hand
from web.present.drill import drill_head
from web.present.folds import FoldsView, folds_view
from web.present.hand import hand_view
from web.present.ledger import FanHref
from web.present.proof import proof_view
from web.present.values import worth_of
from web.present.worth import account_blocks
from web.present.yours import choices_block, fans_block, waits_block
from web.run import Run
from web.view_models import BlockView, DrillHead, HandView, ProofView, VerdictView
from wording import Translator, amount


@dataclass(frozen=True, slots=True)
class AnsweredView:
    """Everything that an explanation shows; `lit` says that rows light tiles of the hand."""

    head: DrillHead
    hand: HandView
    verdict: VerdictView
    blocks: tuple[BlockView, ...]
    proof: ProofView | None
    folds: FoldsView | None
    lit: bool


def answered_view(
    question: Question,
    given: Given,
    verdict: Verdict,
    run: Run,
    so_far: Tally | None,
    t: Translator,
    href: FanHref,
) -> AnsweredView:
    """The explanation of an answer; `given` is None where the learner did not know."""
    score = question.score
    account = score.account if score else None
    return AnsweredView(
        head=drill_head(run, so_far, t),
        hand=hand_view(question.hand, question.address.rules, t, account)
        if question.hand
        else shown_hand(question, t),
        verdict=verdict_view(question, given, verdict, t),
        blocks=tuple(_blocks(question, given, verdict, t, href)),
        proof=proof_view(score, t) if score else None,
        folds=folds_view(score, t) if score else None,
        lit=account is not None,
    )


def verdict_view(question: Question, given: Given, verdict: Verdict, t: Translator) -> VerdictView:
    """The first line, and two sums where the answer can be put as one."""
    rules = rule_set(question.address.rules)
    key = _sum(question.answer, question, rules, t)
    return VerdictView(
        headline=feedback(question, verdict, t),
        right=verdict.exact,
        yours="" if given is None else _sum(given, question, rules, t),
        key=key,
        trap=trap_name(verdict.trap, t) if verdict.trap else "",
    )


def _sum(answer: Given, question: Question, rules: RuleSet, t: Translator) -> str:
    """An answer as points; nothing for tiles and for a single fan."""
    if isinstance(answer, int | float):
        return amount(answer, t)
    kind, hand = question.address.kind, question.hand
    if kind is Kind.FANS and hand and isinstance(answer, tuple):
        return amount(worth_of([rules.fan(fan) for fan in answer], hand, rules), t)
    return ""


def _blocks(
    question: Question, given: Given, verdict: Verdict, t: Translator, href: FanHref
) -> list[BlockView]:
    score = question.score
    if score is None:
        return [waits_block(question, verdict, t)]
    blocks = list(account_blocks(score, t, href))
    kind = question.address.kind
    if kind is Kind.FIND:
        blocks.append(choices_block(question, str(given or ""), score, t, href))
    elif kind is Kind.FANS and given is not None:
        blocks.append(fans_block(question, verdict, score, t, href))
    return blocks
