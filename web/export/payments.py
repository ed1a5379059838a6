"""Who pays what: an amount for each player."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.kinds.tsumo_split import wrong_payments_of
from quizzes.misconceptions import paying
from quizzes.misconceptions.settlement import Payments
from quizzes.question import HandQuestion, PaymentsAnswer, SheetQuestion, TsumoQuestion
from scoring import WINDS, Wind, rule_set
from web.export.forms import Amount, Gap, Gaps, Number, Pairs
from web.questions.seats import told_role
from wording import Translator, seat_name, signed

_Paid = HandQuestion[PaymentsAnswer] | TsumoQuestion
_OTHERS: Final = 4  # wrong amounts to choose from where none can be typed


def payment_gaps(question: HandQuestion[PaymentsAnswer], t: Translator) -> Gaps:
    """A number to type for each seat; or, where that cannot be, one to choose."""
    rules = rule_set(question.address.rules)
    wrong = (paid for _trap, paid in paying.wrong_payments(question.score, rules))
    return _gaps(question, wrong, t)


def split_gaps(question: TsumoQuestion, t: Translator) -> Gaps:
    """The same of a tsumo of which no hand is known."""
    return _gaps(question, (paid for _trap, paid in wrong_payments_of(question)), t)


def sheet_gaps(question: SheetQuestion, t: Translator) -> Gaps:
    """The same of the cells of a score sheet."""
    assert isinstance(question.answer, PaymentsAnswer)  # asked by seat
    key = question.answer.by_seat
    labels = {seat: escape(seat_name(seat, t), quote=False) for seat in WINDS}
    wrong = (paid for _trap, paid in question.task.wrong)
    return _filled(key, labels, _wrong(question, wrong, set(key.values())), t)


def _gaps(question: _Paid, wrong: Iterable[Payments], t: Translator) -> Gaps:
    key = question.answer.by_seat
    labels = {seat: _label(seat, question, t) for seat in WINDS}
    return _filled(key, labels, _wrong(question, wrong, set(key.values())), t)


def _filled(
    key: Payments, labels: Mapping[Wind, str], others: Iterable[float], t: Translator
) -> Gaps:
    return Gaps(
        tuple(Gap(labels[seat], Number((Amount(key[seat], 100.0),))) for seat in WINDS),
        Pairs(
            tuple((labels[seat], signed(key[seat], t)) for seat in WINDS),
            tuple(signed(each, t) for each in others),
        ),
    )


def _label(seat: Wind, question: _Paid, t: Translator) -> str:
    """The player by seat, with what is known of the win."""
    name = seat_name(seat, t)
    role = told_role(seat, question, t)
    text = t.pgettext("player", "%(name)s (%(role)s)", name=name, role=role) if role else name
    return escape(text, quote=False)


def _wrong(
    question: _Paid | SheetQuestion, wrong: Iterable[Payments], right: set[float]
) -> list[float]:
    """Amounts that wrong rules yield; then the right ones twice over, by half, or turned."""
    trapped = [each for paid in wrong for each in paid.values()]
    near = [made for each in right for made in (each * 2, -each, each // 2, each * 3)]
    draw = Draw(f"{question.address} elsewhere")
    drawn = dict.fromkeys((*draw.shuffled(trapped), *draw.shuffled(sorted(near))))
    return sorted([each for each in drawn if each not in right][:_OTHERS])
