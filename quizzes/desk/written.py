"""What is paid, and what is written down of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quizzes.desk.incident import Part, PartControl
from quizzes.desk.ruling import DeskBook, DeskRuling, PlayAfter
from quizzes.desk.tables import declares_riichi, seats_with_stick
from quizzes.message import AmountInUnit, Message, Value, message
from quizzes.question import PaymentsAnswer
from scoring import WINDS, RuleSet, Score, Wind, WinSource
from scoring.rengo.limits import Limit, limit_of
from wording import N_
from wording.rengo.names import LIMIT_NAMES

NOTHING: Final = "nothing"
_Payments = Mapping[Wind, int | float]


@dataclass(frozen=True, slots=True)
class DealConclusion:
    """How the deal goes on to its end: who wins, with what, paid how.

    `laid` are the seats whose riichi sticks lie there by then; their sticks are in `paid`.
    """

    winner: Wind
    score: Score
    paid: _Payments
    laid: tuple[Wind, ...] = ()


_STICK_ARTICLES: Final = ("42", "43(1)")
"""A riichi stick is laid down, and the winner takes it (Rengo)."""
_NO_STICK: Final = ("40", "42")
"""A riichi on whose discard somebody wins does not come about, and lays no stick."""


def payments_answer(paid: _Payments) -> PaymentsAnswer:
    """Amounts by seat as an answer."""
    return PaymentsAnswer(*(paid.get(seat, 0) for seat in WINDS))


# ---- what is paid and written -------------------------------------------------------------


def _sum(paid: Iterable[_Payments]) -> _Payments:
    total = dict.fromkeys(WINDS, 0.0)
    for each in paid:
        for seat, amount in each.items():
            total[seat] += amount
    return total


def _paid(rulings: Sequence[DeskRuling]) -> list[_Payments]:
    return [each.payments for each in rulings if each.payments is not None]


def _cited(rulings: Sequence[DeskRuling]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(article for each in rulings for article in each.articles))


def payment_part(rulings: Sequence[DeskRuling], book: DeskBook) -> Iterator[Part]:
    if not _paid(rulings):
        return
    paid = payments_answer(_sum(_paid(rulings)))
    yield Part(
        "payments",
        _payments_question(rulings),
        PartControl.BY_SEAT,
        (),
        paid,
        (paid,),
        _why_paid(paid, rulings),
        _payment_articles(rulings, book),
    )


def _payments_question(rulings: Sequence[DeskRuling]) -> Message:
    """With what the amounts hang on: the worth of a win, and what the referee orders by choice."""
    if any(PlayAfter.REPLAYED in each.plays for each in rulings):
        return message(_AT_THE_TABLE_WITH_STICKS if _has_sticks(rulings) else _AT_THE_TABLE)
    won = next((each for each in rulings if each.wins and each.payments), None)
    ordered = [each for each in rulings if each.points and each.payments]
    values: dict[str, Value] = {}
    for each, (seat, points) in zip(ordered, _ORDERED, strict=False):
        values |= {seat: each.happening.seat, points: ordered_amount(each)}
    if won is None or won.score is None:
        return message(_ORDERS[len(ordered)], **values)
    base = won.score.account and won.score.account.base
    values["winner"] = won.happening.seat
    if base:
        values |= {"han": AmountInUnit(won.score.total), "fu": base.points}
    elif won.score.limit != "yakuman":
        values["worth"] = AmountInUnit(won.score.total)
    if won.laid:
        return message(_FU_AND_STICKS if base else _STICKS, **values, seats=won.laid)
    if base:
        return message(_FU, **values)
    return message(_WORTHS[len(ordered)] if "worth" in values else _ORDERS[0], **values)


def ordered_amount(ruling: DeskRuling) -> AmountInUnit:
    """The amount that the referee has chosen."""
    assert ruling.payments is not None
    return AmountInUnit(-min(ruling.payments.values()))


_ORDERED: Final = (("seat", "points"), ("other", "more"))
_ORDERS: Final = (
    N_("What does each player gain or lose by the ruling?"),
    N_(
        "The referee orders a penalty of %(points)s against %(seat)s. What does each player "
        "gain or lose?"
    ),
    N_(
        "The referee orders penalties of %(points)s against %(seat)s and %(more)s against "
        "%(other)s. What does each player gain or lose?"
    ),
)
_WORTHS: Final = (
    N_("%(winner)s's win is worth %(worth)s. What does each player gain or lose by the ruling?"),
    N_(
        "%(winner)s's win is worth %(worth)s, and the referee orders a penalty of %(points)s "
        "against %(seat)s. What does each player gain or lose?"
    ),
)
_FU: Final = N_(
    "%(winner)s's win is worth %(han)s %(fu)s fu. What does each player gain or lose on the deal?"
)
_FU_AND_STICKS: Final = N_(
    "%(winner)s's win is worth %(han)s %(fu)s fu. Riichi sticks laid in this deal: "
    "%(seats)s. Counting each stick as paid by the player who laid it, what does each "
    "player gain or lose on the deal?"
)
_STICKS: Final = N_(
    "Riichi sticks laid in this deal: %(seats)s. Counting each stick as paid by the player "
    "who laid it, what does each player gain or lose on the deal?"
)


def _payment_articles(rulings: Sequence[DeskRuling], book: DeskBook) -> tuple[str, ...]:
    own = [
        article
        for each in rulings
        if each.wins and each.score
        for article in _articles_of_win(each.score, book.rules)
    ]
    own += [
        limit.article
        for each in rulings
        if each.score and each.wins and (limit := limit_of_win(each.score))
    ]
    own += _STICK_ARTICLES if any(each.laid for each in rulings) else ()
    own += (
        _NO_STICK
        if any(each.wins and declares_riichi(each.happening.state) for each in rulings)
        else ()
    )
    fouls = _cited([each for each in rulings if not each.wins and each.payments is not None])
    off = book.deducted if any(_is_off(each) for each in rulings) else ()
    return tuple(dict.fromkeys((*own, *fouls, *off)))


def _articles_of_win(score: Score, rules: RuleSet) -> tuple[str, ...]:
    """Who pays for a win, and what turns its fans or han into what is paid."""
    told = score.hand.circumstances
    name = "self-drawn-payment" if told.self_drawn else "discard-payment"
    if told.by is WinSource.ROBBED_KONG and "robbed-kong-payment" in rules.articles:
        name = "robbed-kong-payment"
    names = (name, "chart", "doubling")
    return tuple(rules.articles[each] for each in names if each in rules.articles)


def _is_off(ruling: DeskRuling) -> bool:
    """Whether points are taken off that nobody gets."""
    return not ruling.wins and bool(ruling.payments) and bool(sum((ruling.payments or {}).values()))


def _has_sticks(rulings: Sequence[DeskRuling]) -> bool:
    """Whether riichi sticks of the deal lie on the table."""
    return any(seats_with_stick(each.happening.state) for each in rulings)


def _why_paid(paid: PaymentsAnswer, rulings: Sequence[DeskRuling]) -> Message:
    total = paid.east + paid.south + paid.west + paid.north
    if any(PlayAfter.REPLAYED in each.plays for each in rulings):
        if not any(each.payments and min(each.payments.values()) < 0 for each in rulings):
            return message(_ONLY_BACK)  # the chombo costs points of the total alone
        return message(_BACK if _has_sticks(rulings) else _OFF_BY_CHOMBO)
    won = next((each for each in rulings if each.wins and each.score and each.payments), None)
    if won and won.score and (limit := limit_of_win(won.score)):
        return _why_limited(limit, has_sticks=bool(won.laid))
    if any(each.laid for each in rulings):
        return message(_STICKS_TOO)
    is_won = any(each.wins and each.payments for each in rulings)
    if total:
        return message(_off(rulings, is_won=is_won))
    offenders = [each for each in rulings if not each.wins and each.payments]
    if is_won:
        return message(_WITH_PENALTIES if offenders else _TO_THE_WINNER)
    return message(_FROM_ONE if len(offenders) == 1 else _FROM_ONE_TO_ANOTHER)


def _off(rulings: Sequence[DeskRuling], *, is_won: bool) -> str:
    """Why points come off that nobody gets, beside what is paid for a win or a penalty."""
    fines = [each.payments.values() for each in rulings if not each.wins and each.payments]
    is_paid = any(max(each) > 0 for each in fines)
    if is_won:
        return _OFF_BESIDES_BOTH if is_paid else _OFF_BESIDES
    return _OFF_BESIDES_PENALTY if is_paid else _OFF


_AT_THE_TABLE: Final = N_(
    "Compared with just before the ruling, what does each player gain or lose at the table?"
)
_AT_THE_TABLE_WITH_STICKS: Final = N_(
    "Compared with just before the ruling, what does each player gain or lose at the "
    "table, including the sticks that go back?"
)
_BACK: Final = N_("The riichi sticks of the deal go back; what a chombo costs goes to nobody.")
_ONLY_BACK: Final = N_(
    "The riichi sticks of the deal go back; the chombo takes points off the total but "
    "costs nothing at the table."
)
_OFF_BY_CHOMBO: Final = N_("What a chombo costs goes to nobody.")
_OFF: Final = N_("Points that are deducted only come off: the text gives them to nobody.")
_FROM_ONE: Final = N_(
    "What the offender loses goes to the players who are paid: the amounts sum to zero."
)
_FROM_ONE_TO_ANOTHER: Final = N_("What one player loses another gains: the amounts sum to zero.")
_STICKS_TOO: Final = N_("The winner takes the sticks on the table too.")
_OFF_BESIDES: Final = N_(
    "What is paid for the win goes to the winner; the text gives deducted points to nobody."
)
_OFF_BESIDES_PENALTY: Final = N_(
    "What is paid as a penalty goes to the players who are paid; the text gives deducted "
    "points to nobody."
)
_OFF_BESIDES_BOTH: Final = N_(
    "The winner and the players who are paid a penalty get what is paid; the text gives "
    "deducted points to nobody."
)
_TO_THE_WINNER: Final = N_("What is paid goes to the winner: the amounts sum to zero.")
_WITH_PENALTIES: Final = N_(
    "The payments for the win and for the penalty are added: the amounts sum to zero."
)


def limit_of_win(score: Score) -> Limit | None:
    """The limit that a win of the league is paid by, where it is (59)."""
    base = score.account and score.account.base
    return limit_of(base.points, int(score.total)) if base else None


def _why_limited(limit: Limit, *, has_sticks: bool) -> Message:
    text = _LIMIT_AND_STICKS if has_sticks else _LIMIT
    return message(text, limit=message(LIMIT_NAMES[limit.id]))


_LIMIT: Final = N_("Han and fu come to more than the limit, so the win is paid as %(limit)s.")
_LIMIT_AND_STICKS: Final = N_(
    "Han and fu come to more than the limit, so the win is paid as %(limit)s, and the "
    "winner takes the sticks on the table too."
)


def _sheet_question(end: DealConclusion, book: DeskBook) -> Message:
    """How the deal ends; in Rengo with fu and riichi sticks, which the points hang on (42, 57)."""
    payer = end.score.hand.circumstances.discarder
    values: dict[str, Value] = {"winner": end.winner, **({"other": payer} if payer else {})}
    base = end.score.account and end.score.account.base
    if not base:
        values["points"] = AmountInUnit(end.score.total)
        drawn, on_discard = _WRITTEN if book.record else _PAID
        return message(drawn if payer is None else on_discard, **values)
    values |= {"han": AmountInUnit(end.score.total), "fu": base.points}
    if not end.laid:
        return message(_TSUMO if payer is None else _RON, **values)
    values["seats"] = end.laid
    return message(_TSUMO_WITH_STICKS if payer is None else _RON_WITH_STICKS, **values)


_WRITTEN: Final = (
    N_(
        "Play goes on, and %(winner)s wins with a hand of %(points)s on a tile drawn from the wall. What is written for each player, penalties included?"
    ),
    N_(
        "Play goes on, and %(winner)s wins with a hand of %(points)s on %(other)s's discard. What is written for each player, penalties included?"
    ),
)
_PAID: Final = (
    N_(
        "Play goes on, and %(winner)s wins with a hand of %(points)s on a tile drawn from the wall. What does each player pay or receive?"
    ),
    N_(
        "Play goes on, and %(winner)s wins with a hand of %(points)s on %(other)s's discard. What does each player pay or receive?"
    ),
)
"""International Mahjong has no score sheet of its own."""
_TSUMO: Final = N_(
    "Play goes on, and %(winner)s wins by tsumo: %(han)s %(fu)s fu. What does each player "
    "gain or lose on the deal?"
)
_RON: Final = N_(
    "Play goes on, and %(winner)s wins on %(other)s's discard: %(han)s %(fu)s fu. What "
    "does each player gain or lose on the deal?"
)
_TSUMO_WITH_STICKS: Final = N_(
    "Play goes on, and %(winner)s wins by tsumo: %(han)s %(fu)s fu. Riichi sticks laid in "
    "this deal: %(seats)s. Counting each stick as paid by the player who laid it, what "
    "does each player gain or lose on the deal?"
)
_RON_WITH_STICKS: Final = N_(
    "Play goes on, and %(winner)s wins on %(other)s's discard: %(han)s %(fu)s fu. Riichi "
    "sticks laid in this deal: %(seats)s. Counting each stick as paid by the player who "
    "laid it, what does each player gain or lose on the deal?"
)


def sheet_part(
    rulings: Sequence[DeskRuling], end: DealConclusion | None, book: DeskBook
) -> Iterator[Part]:
    if end is None or end.score.limit == "yakuman":
        return
    paid = payments_answer(_sum([*_paid(rulings), end.paid]))
    question = _sheet_question(end, book)
    limit = limit_of_win(end.score)
    cited = (*_articles_of_win(end.score, book.rules), *([limit.article] if limit else ()))
    fouls = _cited([each for each in rulings if each.payments])
    off = book.deducted if any(_is_off(each) for each in rulings) else ()
    yield Part(
        "sheet",
        question,
        PartControl.BY_SEAT,
        (),
        paid,
        (paid,),
        _why_written(paid, rulings, end),
        tuple(dict.fromkeys((*cited, *(_STICK_ARTICLES if end.laid else ()), *fouls, *off))),
    )


def _why_written(
    paid: PaymentsAnswer, rulings: Sequence[DeskRuling], end: DealConclusion
) -> Message:
    if limit := limit_of_win(end.score):
        return _why_limited(limit, has_sticks=bool(end.laid))
    if end.laid:
        return message(_STICKS_TOO)
    if paid.east + paid.south + paid.west + paid.north:
        return message(_off(rulings, is_won=True))
    return message(_WITH_PENALTIES if _paid(rulings) else _TO_THE_WINNER)
