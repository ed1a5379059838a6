"""The account of a hand and the learner's answer beside the key, for each sort of question."""

from quizzes import Question, Verdict
from quizzes.question import (
    AnnouncementQuestion,
    Answer,
    HandQuestion,
    Objection,
    Response,
    SituationQuestion,
    WaitQuestion,
)
from scoring import rule_set, worth_of
from web.components.ledger import BlockView, FanHref, FanLinks
from web.components.rengo_base import fu_heading
from web.components.worth import score_blocks
from web.questions.announcement import announced_block
from web.questions.comparison import comparison_block
from web.questions.number_field import plain_number
from web.questions.own_answer import choices_block, fans_block, waits_block
from web.questions.seats import PaymentsTable
from wording import Translator, amount

Blocks = list[BlockView]


def counted_fans_block(
    question: HandQuestion[Answer],
    response: Response,
    verdict: Verdict,
    t: Translator,
    href: FanHref,
) -> Blocks:
    """The account of the hand, which says it all."""
    return list(score_blocks(question.score, t, href))


def counted_and_chosen_fans_blocks(
    question: HandQuestion[tuple[str, ...]],
    response: tuple[str, ...] | None,
    verdict: Verdict,
    t: Translator,
    href: FanHref,
) -> Blocks:
    """The account, then the fans that were given beside those that count."""
    account = score_blocks(question.score, t, href)
    return [*account, *(() if response is None else (fans_block(question, verdict, t, href),))]


def counted_fans_and_choices_blocks(
    question: HandQuestion[str],
    response: str | None,
    verdict: Verdict,
    t: Translator,
    href: FanLinks,
) -> Blocks:
    """The account, then the fans that could be chosen."""
    return [*score_blocks(question.score, t, href), choices_block(question, response, t, href)]


def fu_and_counted_fans_blocks(
    question: HandQuestion[float],
    response: float | None,
    verdict: Verdict,
    t: Translator,
    href: FanHref,
) -> Blocks:
    """The account with the lines of the base before all else."""
    account = score_blocks(question.score, t, href)
    return sorted(account, key=lambda block: block.heading != fu_heading(t))


def announcement_and_counted_fans_blocks(
    question: AnnouncementQuestion,
    objection: Objection | None,
    verdict: Verdict,
    t: Translator,
    href: FanHref,
) -> Blocks:
    """The announcement with the corrector's marks, then the account."""
    announced = announced_block(question, objection, t, href)
    return [announced, *score_blocks(question.score, t, href)]


def choices_and_counted_fans_blocks(
    question: HandQuestion[Answer],
    response: Response,
    verdict: Verdict,
    t: Translator,
    href: FanHref,
) -> Blocks:
    """The choices with what is to be said of each, then the account."""
    return [comparison_block(question, response, t), *score_blocks(question.score, t, href)]


def choices_blocks(
    question: Question, response: Response, verdict: Verdict, t: Translator, href: FanHref
) -> Blocks:
    """The choices with what is to be said of each; nothing where a number was asked for."""
    return [comparison_block(question, response, t)] if question.choices else []


def waits_blocks(
    question: WaitQuestion,
    response: tuple[str, ...] | None,
    verdict: Verdict,
    t: Translator,
    href: FanHref,
) -> Blocks:
    """Every tile that completes the hand, and those given that do not."""
    return [waits_block(question.waiting_hand, question.waits, verdict, t)]


def no_payments_table(
    question: Question, response: Response, t: Translator
) -> PaymentsTable | None:
    """That nobody pays anything."""
    return None


def no_answer_text(question: Question, answer: Answer, t: Translator) -> str:
    """That an answer of the kind is no sum."""
    return ""


def number_text(question: Question, answer: float, t: Translator) -> str:
    """A number as it is."""
    return plain_number(answer, question.address.rules, t)


def situation_answer_text(question: SituationQuestion, answer: float | str, t: Translator) -> str:
    """A number as it is; nothing for a choice."""
    return "" if isinstance(answer, str) else number_text(question, answer, t)


def fans_total_text(
    question: HandQuestion[tuple[str, ...]], answer: tuple[str, ...], t: Translator
) -> str:
    """What the fans are worth together in this hand."""
    rules = rule_set(question.address.rules)
    return amount(worth_of([rules.fan(fan) for fan in answer], question.score, rules), t)


def corrected_total_text(question: AnnouncementQuestion, answer: Objection, t: Translator) -> str:
    """The total that the objection finds right."""
    return amount(answer.total, t)
