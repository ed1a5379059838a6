"""A question about a table as the pages show it: from above, with the player's own hand below."""

from dataclasses import replace
from typing import Final
from zlib import crc32

from quizzes import Kind, Verdict
from quizzes.question import Answer, PaymentsAnswer
from quizzes.table_question import AskedOfTable, TableQuestion, of_number, of_payments
from quizzes.words.table import asked_of_table, seen_text, table_text, told_text, why_refused
from scoring.play import view_of
from web.components.hand import HandView, hand_view
from web.components.ledger import BlockView, FanHref
from web.components.table_picture import table_picture
from web.components.worth import score_blocks
from web.export.choices import one_choice
from web.export.forms import Form
from web.export.losses import AMOUNTS_IN_A_LIST
from web.export.numbers import number_or, total_number, wrong_bases_of
from web.export.payments import payment_gaps
from web.questions.answer_blocks import fu_and_counted_fans_blocks, number_text
from web.questions.choices import text_choice
from web.questions.comparison import comparison_block
from web.questions.control import Control
from web.questions.kind_view import KindView
from web.questions.number_field import NUMBER_FIELD
from web.questions.seats import PaymentsTable, payments_table
from web.questions.stated import ReasonView, SituationView, TableShown, article_views
from wording import FactKind, Translator

_SEEN_AT_TABLE: Final = frozenset(FactKind) - {FactKind.FLOWERS}
"""Facts of the hand that are not told beside it: the table shows them."""


def control_of_table(question: TableQuestion) -> Control:
    """What stands below the question."""
    if question.choices:
        return Control.CHOICES
    return Control.SEATS if question.asks is AskedOfTable.PAYMENTS else Control.NUMBER


def own_hand(question: TableQuestion, t: Translator) -> HandView:
    """The player's hand with the tile, without all that the table shows."""
    wins = question.asks is not AskedOfTable.WAIT
    rules = question.address.rules
    return hand_view(question.hand, rules, t, untold=_SEEN_AT_TABLE, wins=wins)


def table_situation(question: TableQuestion, t: Translator) -> SituationView:
    """The table from above, and what happened last."""
    view = view_of(question.state, question.own)
    shown = TableShown(
        table_picture(view, t, fitted=True),
        table_text(question, t),
        f"table-{crc32(str(question.address).encode()):08x}",
    )
    return SituationView(told_text(question, t), shown)


def table_prompt(question: TableQuestion, t: Translator) -> str:
    """What is asked; the table stands beside it."""
    return asked_of_table(question, t)


def table_answer_text(question: TableQuestion, answer: Answer, t: Translator) -> str:
    """A number as it is; nothing for other answers."""
    return number_text(question, answer, t) if isinstance(answer, int | float) else ""


def table_blocks(
    question: TableQuestion,
    response: Answer | None,
    verdict: Verdict,
    t: Translator,
    href: FanHref,
) -> list[BlockView]:
    """The choices, where there were any, then the account of the hand."""
    if question.asks is AskedOfTable.FU:
        number = response if isinstance(response, int | float) else None
        return fu_and_counted_fans_blocks(of_number(question), number, verdict, t, href)
    chosen = [comparison_block(question, response, t)] if question.choices else []
    return [*chosen, *score_blocks(question.score, t, href)]


def table_payments(
    question: TableQuestion, response: Answer | None, t: Translator
) -> PaymentsTable | None:
    """Who pays what, where that was asked."""
    if question.asks is not AskedOfTable.PAYMENTS:
        return None
    amounts = response if isinstance(response, PaymentsAnswer) else None
    return payments_table(of_payments(question), amounts, t)


def table_reason(question: TableQuestion, t: Translator) -> ReasonView:
    """What the table shows of the last tile; why it does not win, where it does not."""
    refused = why_refused(question, t)  # its article is cited below
    cited = question.citations[-1:] if refused else ()
    text = (*seen_text(question, t), *([refused] if refused else []))
    return ReasonView(text, article_views(cited, question.address.rules, t))


def table_form(question: TableQuestion, t: Translator) -> Form:
    """The question in the file of another system."""
    match question.asks:
        case AskedOfTable.WORTH:
            return total_number(of_number(question), t)
        case AskedOfTable.FU:
            return number_or(wrong_bases_of)(of_number(question), t)
        case AskedOfTable.PAYMENTS:
            return payment_gaps(of_payments(question), t)
        case AskedOfTable.MANNER | AskedOfTable.WAIT:
            return one_choice(question, t)


TABLE_KIND_VIEW: Final[KindView[TableQuestion, Answer]] = KindView(
    kind=Kind.TABLE,
    control=control_of_table,
    number_field=replace(NUMBER_FIELD, signed=False),
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=own_hand,
    situation=table_situation,
    prompt=table_prompt,
    repeats_prompt=True,
    answer_text=table_answer_text,
    blocks=table_blocks,
    payments_table=table_payments,
    reason=table_reason,
    export=table_form,
    export_losses=AMOUNTS_IN_A_LIST,
)
