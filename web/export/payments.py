"""Who pays what: an amount for each player."""

from html import escape
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.kinds.payments import by_seat
from quizzes.misconceptions import paying
from quizzes.question import HandQuestion, PaymentsAnswer
from scoring import WINDS, Score, Wind, rule_set
from web.export.forms import Amount, Gap, Gaps, Number, Pairs
from web.questions.seats import role_of
from wording import Translator, seat_name, signed

_OTHERS: Final = 4  # wrong amounts to choose from where none can be typed


def payment_gaps(question: HandQuestion[PaymentsAnswer], t: Translator) -> Gaps:
    """A number to type for each seat; or, where that cannot be, one to choose."""
    score, key = question.score, by_seat(question.answer)
    labels = {seat: _label(seat, score, t) for seat in WINDS}
    return Gaps(
        tuple(Gap(labels[seat], Number((Amount(key[seat], 100.0),))) for seat in WINDS),
        Pairs(
            tuple((labels[seat], signed(key[seat], t)) for seat in WINDS),
            tuple(signed(each, t) for each in _wrong(question, score, set(key.values()))),
        ),
    )


def _label(seat: Wind, score: Score, t: Translator) -> str:
    """The player by seat, with what is known of the win."""
    name, role = seat_name(seat, t), role_of(seat, score.hand.circumstances, score.rules, t)
    text = t.pgettext("player", "%(name)s (%(role)s)", name=name, role=role) if role else name
    return escape(text, quote=False)


def _wrong(question: HandQuestion[PaymentsAnswer], score: Score, right: set[float]) -> list[float]:
    """Amounts that wrong rules yield; then the right ones twice over, by half, or turned."""
    rules = rule_set(score.rules)
    trapped = [
        each for _trap, wrong in paying.wrong_payments(score, rules) for each in wrong.values()
    ]
    near = [made for each in right for made in (each * 2, -each, each // 2, each * 3)]
    draw = Draw(f"{question.address} elsewhere")
    drawn = dict.fromkeys((*draw.shuffled(trapped), *draw.shuffled(sorted(near))))
    return sorted([each for each in drawn if each not in right][:_OTHERS])
