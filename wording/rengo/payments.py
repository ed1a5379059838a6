"""How han and base become points, who pays them, and why a hand is no win."""

from collections.abc import Mapping
from typing import Final

from scoring import Account, Score, Wind
from scoring.rengo.limits import BEFORE_DOUBLING, LIMITS, YAKUMAN, points_a
from scoring.rengo.payments import STICK
from wording.lists import listing
from wording.numbers import amount
from wording.rengo.names import is_yakuman, limit_name, points_paid, worth_text
from wording.seats import seat_name
from wording.translator import Translator

_RAISED: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_LIMIT_A: Final = {limit.id: limit.a for limit in LIMITS}


def payment_text(score: Score, t: Translator) -> str:
    """Who pays, and the sticks: `West alone pays South 5,200 points.`"""
    if score.payments is None:
        return ""
    paid = {seat: -change for seat, change in score.payments.items() if change < 0}
    text = _who_pays(score, paid, t)
    sticks = score.hand.circumstances.deposits
    if not sticks:
        return text
    more = t.ngettext(
        "%(winner)s also takes the riichi stick: %(points)s.",
        "%(winner)s also takes the %(num)s riichi sticks: %(points)s.",
        sticks,
        winner=seat_name(score.hand.circumstances.seat, t),
        points=points_paid(STICK * sticks, t),
    )
    return t.pgettext("two sentences", "%(one)s %(two)s", one=text, two=more)


def becoming_text(score: Score, t: Translator) -> str:
    """From base and han to A, or to the A of the limit (57, 59)."""
    account = score.account
    if account is None or not score.win:
        return ""
    if is_yakuman(account):
        return t.gettext("Yakuman: A is %(a)s.", a=amount(YAKUMAN.a, t))
    if score.limit is not None:
        return t.gettext(
            "%(worth)s, %(limit)s: A is %(a)s.",
            worth=worth_text(account, t),
            limit=limit_name(score.limit, t),
            a=amount(_LIMIT_A[score.limit], t),
        )
    if account.base is None:
        return ""
    han = int(account.total)
    return t.gettext(
        "A is %(fu)s fu × 2%(power)s (%(han)s han and 2 more): %(a)s.",
        fu=account.base.points,
        power=str(han + BEFORE_DOUBLING).translate(_RAISED),
        han=han,
        a=amount(points_a(account.base.points, han), t),
    )


def _who_pays(score: Score, paid: Mapping[Wind, int], t: Translator) -> str:
    told = score.hand.circumstances
    winner, won = seat_name(told.seat, t), points_paid(sum(paid.values()), t)
    if len(paid) == 1:
        (payer,) = paid
        return _one_pays(told.self_drawn, seat_name(payer, t), winner, won, t)
    if not told.self_drawn:
        return t.gettext(
            "%(players)s, who discarded and who is liable (pao), pay %(winner)s half each: %(won)s.",
            players=listing([seat_name(seat, t) for seat in paid], t),
            winner=winner,
            won=won,
        )
    single = points_paid(min(paid.values()), t)
    if Wind.EAST not in paid:
        return t.gettext(
            "%(players)s each pay %(each)s; %(winner)s wins %(won)s.",
            players=listing([seat_name(seat, t) for seat in paid], t),
            each=single,
            winner=winner,
            won=won,
        )
    others = [seat_name(seat, t) for seat in paid if seat is not Wind.EAST]
    return t.gettext(
        "The dealer pays %(double)s, %(players)s pay %(single)s each; %(winner)s wins %(won)s.",
        double=points_paid(paid[Wind.EAST], t),
        players=listing(others, t),
        single=single,
        winner=winner,
        won=won,
    )


def _one_pays(drawn: bool, payer: str, winner: str, won: str, t: Translator) -> str:
    if drawn:
        text = t.gettext("%(payer)s is liable (pao) and pays %(winner)s for all three: %(won)s.")
    else:
        text = t.gettext("%(payer)s alone pays %(winner)s %(won)s.")
    return text % {"payer": payer, "winner": winner, "won": won}


def reading_note(account: Account, score: Score, t: Translator) -> str:
    """How another reading stands to the one that counts."""
    best = score.account
    if not any(line.fan.id != "dora" for line in account.counted):
        return t.gettext("without a yaku")
    if best is not None and (account.total, account.base) == (best.total, best.base):
        return t.gettext("worth the same")
    return worth_text(account, t)


def why_no_win(score: Score, t: Translator) -> str:
    """Why the hand does not win: its shape, no yaku, or furiten."""
    match score.why_not:
        case "shape":
            return t.gettext("These tiles are not a winning shape.")
        case "no-yaku" if score.total:
            return t.gettext("Dora is not a yaku: without a yaku this hand may not win.")
        case "no-yaku":
            return t.gettext("The hand has no yaku, so no win.")
        case "furiten":
            return t.gettext("Furiten: no win on another player's tile.")
        case _:
            return ""
