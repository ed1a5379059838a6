"""How the pages show questions about score sheets."""

from typing import Final

from quizzes import Kind
from quizzes.question import Answer, PaymentsAnswer, SheetQuestion
from quizzes.sheets.task import AskedOfSheet
from quizzes.words.sheet import asked_of_sheet, told_of_sheet
from scoring import WINDS
from web.components.ledger import Sign
from web.export.choices import one_choice
from web.export.forms import Form
from web.export.losses import AMOUNTS_IN_A_LIST
from web.export.payments import sheet_gaps
from web.questions.answer_blocks import choices_blocks, no_answer_text
from web.questions.choices import text_choice
from web.questions.control import Control
from web.questions.kind_view import KindView
from web.questions.seats import PaymentRow, PaymentsTable
from web.questions.session_sheet import score_sheet_view
from web.questions.shown import no_hand
from web.questions.stated import SituationView, explained_reason
from wording import Translator, amount, seat_name, signed

SIGNED: Final = frozenset({AskedOfSheet.POINTS})
"""What is asked for in gains and losses, so that a gain has a plus."""


def control_of_sheet(question: SheetQuestion) -> Control:
    """What stands below the question."""
    return Control.CHOICES if question.choices else Control.SEATS


def sheet_situation(question: SheetQuestion, t: Translator) -> SituationView:
    """The sheet, and what happened."""
    return SituationView(told_of_sheet(question, t), sheet=score_sheet_view(question, t))


def sheet_prompt(question: SheetQuestion, t: Translator) -> str:
    """What is asked; the sheet stands beside it."""
    return asked_of_sheet(question, t)


def sheet_cells(
    question: SheetQuestion, response: Answer | None, t: Translator
) -> PaymentsTable | None:
    """The learner's cells beside the key; None where a choice was asked for."""
    if not isinstance(question.answer, PaymentsAnswer):
        return None
    own = response.by_seat if isinstance(response, PaymentsAnswer) else None
    right = question.answer.by_seat
    rows = tuple(
        PaymentRow(
            name=seat_name(seat, t),
            role="",
            own_answer=cell_text(question, own[seat], t) if own else "",
            key=cell_text(question, right[seat], t),
            sign=_sign(own[seat] == right[seat]) if own else "",
        )
        for seat in WINDS
    )
    return PaymentsTable(rows, own is not None, "", heading=t.gettext("Cell by cell"))


def _sign(is_right: bool) -> Sign:
    return "right" if is_right else "invented"


def cell_text(question: SheetQuestion, number: float, t: Translator) -> str:
    """What stands in a player's cell: a gain with its plus only where gains and losses are asked for."""
    has_sign = number < 0 or question.task.asks in SIGNED
    return signed(number, t) if has_sign else amount(number, t)


def sheet_form(question: SheetQuestion, t: Translator) -> Form:
    """The question in the file of another system."""
    return one_choice(question, t) if question.choices else sheet_gaps(question, t)


SHEET_KIND_VIEW: Final[KindView[SheetQuestion, Answer]] = KindView(
    kind=Kind.SHEET,
    control=control_of_sheet,
    number_field=None,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=no_hand,
    situation=sheet_situation,
    prompt=sheet_prompt,
    repeats_prompt=True,
    answer_text=no_answer_text,
    blocks=choices_blocks,
    payments_table=sheet_cells,
    reason=explained_reason,
    export=sheet_form,
    export_losses=AMOUNTS_IN_A_LIST,
)
