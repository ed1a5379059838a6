"""The four players around the table: who pays whom, asked and answered."""

from collections.abc import Mapping
from dataclasses import dataclass

from quizzes.question import HandQuestion, PaymentsAnswer, SheetQuestion, TsumoQuestion
from quizzes.sheets.task import AskedOfSheet
from quizzes.table_question import TableQuestion
from quizzes.words.figures import paid_text
from scoring import WINDS, Circumstances, Wind, WinSource
from scoring.rengo.payments import STICK
from web.components.citations import article_link
from web.components.ledger import Sign
from web.components.links import Link
from wording import (
    Translator,
    amount,
    dealer_text,
    liable_text,
    payment_text,
    seat_name,
    signed,
)


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player at the table: `id` is the wind's letter, `role` what is known of the win.

    `value` is what was typed before; the amount posts as `seat-` and the id.
    """

    id: str
    name: str
    role: str = ""
    wins: bool = False
    value: str = ""


@dataclass(frozen=True, slots=True)
class SeatsView:
    """Four seats around a table; `due` is what the four amounts come to in all, None where that is not told.

    With `has_halves` a field may hold a half. Without `has_sum` they are places or the numbers of
    players, and come to nothing.
    """

    seats: tuple[SeatView, ...]
    due: int | None
    due_label: str
    has_halves: bool = False
    has_sum: bool = True


@dataclass(frozen=True, slots=True)
class PaymentRow:
    """What a seat pays or gains: as the learner said, and as it is."""

    name: str
    role: str
    own_answer: str
    key: str
    sign: Sign = ""


@dataclass(frozen=True, slots=True)
class PaymentsTable:
    """The four seats with both amounts; `has_response` is false where the learner gave none.

    `heading` stands in the place of "Who pays what" where it is something else.
    """

    rows: tuple[PaymentRow, ...]
    has_response: bool
    text: str
    articles: tuple[Link, ...] = ()
    heading: str = ""


def seats_view(
    question: HandQuestion[PaymentsAnswer] | TsumoQuestion, t: Translator, typed: Mapping[str, str]
) -> SeatsView:
    """A field for each seat; what is known of the win stands beside the player's name."""
    circumstances = won_circumstances(question)
    due = STICK * circumstances.deposits
    return SeatsView(
        seats=tuple(
            SeatView(
                id=seat.value,
                name=seat_name(seat, t),
                role=told_role(seat, question, t),
                wins=seat is circumstances.seat,
                value=typed.get(seat.value, ""),
            )
            for seat in WINDS
        ),
        due=due,
        due_label=amount(due, t),
    )


def sheet_seats_view(question: SheetQuestion, t: Translator, typed: Mapping[str, str]) -> SeatsView:
    """A field for each player's cell; what the cells come to is not told."""
    seats = tuple(
        SeatView(seat.value, seat_name(seat, t), value=typed.get(seat.value, "")) for seat in WINDS
    )
    asks = question.task.asks
    has_sum = asks in (AskedOfSheet.POINTS, AskedOfSheet.TOTALS)
    return SeatsView(seats, None, "", asks is AskedOfSheet.RANK, has_sum)


def won_circumstances(question: HandQuestion[PaymentsAnswer] | TsumoQuestion) -> Circumstances:
    """Who wins, and how."""
    if isinstance(question, TsumoQuestion):
        return question.circumstances
    return question.hand.circumstances


def told_role(
    seat: Wind, question: HandQuestion[PaymentsAnswer] | TsumoQuestion, t: Translator
) -> str:
    """The same before the answer: where a table shows who discarded, only who wins."""
    circumstances = won_circumstances(question)
    if isinstance(question, TableQuestion) and seat is not circumstances.seat:
        return ""
    return role_of(seat, circumstances, question.address.rules, t)


def role_of(seat: Wind, circumstances: Circumstances, rules: str, t: Translator) -> str:
    """What the player did: won, discarded, deals, answers for a yakuman; mostly nothing."""
    if seat is circumstances.seat:
        return t.gettext("wins")
    if seat is circumstances.liable:
        return liable_text(rules, t)
    if not circumstances.self_drawn and seat is circumstances.paid_by:
        if circumstances.by is WinSource.ROBBED_KONG:
            return t.gettext("kong robbed")
        return t.gettext("discarded")
    return dealer_text(rules, t) if seat is Wind.EAST else ""


def payments_table(
    question: HandQuestion[PaymentsAnswer], response: PaymentsAnswer | None, t: Translator
) -> PaymentsTable:
    """The learner's amounts beside the key, and how the key comes about."""
    return _table(question, response, payment_text(question.score, t), t)


def split_table(
    question: TsumoQuestion, response: PaymentsAnswer | None, t: Translator
) -> PaymentsTable:
    """The same of a tsumo of which no hand is known."""
    return _table(question, response, paid_text(question.win, t), t)


def _table(
    question: HandQuestion[PaymentsAnswer] | TsumoQuestion,
    response: PaymentsAnswer | None,
    text: str,
    t: Translator,
) -> PaymentsTable:
    circumstances, rules = won_circumstances(question), question.address.rules
    own = response.by_seat if response else None
    right = question.answer.by_seat
    rows = tuple(
        PaymentRow(
            name=seat_name(seat, t),
            role=role_of(seat, circumstances, rules, t),
            own_answer=signed(own[seat], t) if own else "",
            key=signed(right[seat], t),
            sign=_sign(own[seat] == right[seat]) if own else "",
        )
        for seat in WINDS
    )
    cited = article_link(question.citations[-1], rules, t)
    return PaymentsTable(rows, own is not None, text, (cited,))


def _sign(right: bool) -> Sign:
    return "right" if right else "invented"
