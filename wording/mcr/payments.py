"""Who pays what, and why a hand is no win."""

from scoring import WINDS, Account, Score, Wind, WinSource, rule_set
from scoring.unnamed import UnnamedPayments, unnamed_payments
from wording.lists import and_list
from wording.seats import seat_name
from wording.translator import Translator


def payment_text(score: Score, t: Translator) -> str:
    """`West pays 21, East 8, North 8; South wins 37.`; nothing where the hand does not win."""
    if score.payments is None:
        return ""
    circumstances = score.hand.circumstances
    winner = circumstances.seat
    won = score.payments[winner]
    if circumstances.self_drawn:
        payers = [seat for seat in WINDS if seat is not winner]
        return t.gettext(
            "%(players)s pay %(each)s each; %(winner)s wins %(total)s.",
            players=and_list([seat_name(seat, t) for seat in payers], t),
            each=-score.payments[payers[0]],
            winner=seat_name(winner, t),
            total=won,
        )
    if unnamed := unnamed_payments(score):
        return _unnamed_pays(unnamed, score, t)
    payer = circumstances.paid_by
    one, two = (seat for seat in WINDS if seat not in (winner, payer))
    return t.gettext(
        "%(payer)s pays %(much)s, %(one)s %(base)s, %(two)s %(base)s; %(winner)s wins %(total)s.",
        payer=seat_name(payer, t),
        much=_paid(score, payer),
        one=seat_name(one, t),
        two=seat_name(two, t),
        base=_paid(score, one),
        winner=seat_name(winner, t),
        total=won,
    )


def _unnamed_pays(paid: UnnamedPayments, score: Score, t: Translator) -> str:
    """The same where it is not known who gave the tile."""
    if score.hand.circumstances.by is WinSource.ROBBED_KONG:
        text = t.gettext(
            "The player whose kong was robbed pays %(much)s, the other two %(base)s each; %(winner)s wins %(total)s."
        )
    else:
        text = t.gettext(
            "The discarder pays %(much)s, the other two %(base)s each; %(winner)s wins %(total)s."
        )
    return text % {
        "much": paid.discarder,
        "base": paid.other,
        "winner": seat_name(score.hand.circumstances.seat, t),
        "total": paid.won,
    }


def conversion_text(score: Score, t: Translator) -> str:
    """Nothing: the points of the hand are what is paid, beside the base points."""
    return ""


def reading_note(account: Account, score: Score, t: Translator) -> str:
    """How another reading stands to the one that counts."""
    best = score.counted_for_minimum
    if account.total == best:
        return t.gettext("worth the same")
    if account.total < rule_set(score.rules).minimum <= best:
        return t.gettext("below the minimum")
    return t.ngettext("%(num)s point less", "%(num)s points less", best - account.total)


def why_no_win(score: Score, t: Translator) -> str:
    """Why the hand does not win: its shape, or too few points; nothing where it wins."""
    if score.why_not == "shape":
        return t.gettext("These tiles are not a winning shape.")
    if score.why_not is None:
        return ""
    minimum = rule_set(score.rules).minimum
    worth = score.counted_for_minimum
    if score.flowers:
        return t.ngettext(
            "Without flowers this hand is worth %(num)s point: below the minimum of %(minimum)s, so no win.",
            "Without flowers this hand is worth %(num)s points: below the minimum of %(minimum)s, so no win.",
            worth,
            minimum=minimum,
        )
    return t.ngettext(
        "This hand is worth %(num)s point: below the minimum of %(minimum)s, so no win.",
        "This hand is worth %(num)s points: below the minimum of %(minimum)s, so no win.",
        worth,
        minimum=minimum,
    )


def _paid(score: Score, seat: Wind) -> int:
    return -score.payments[seat] if score.payments else 0
