"""Fans, mados, and who pays them; and why a hand is no win."""

from collections.abc import Mapping

from scoring import Account, Score, Wind, WinSource
from scoring.imj.payments import mados
from scoring.imj.rules import RULES
from scoring.unnamed import unnamed_payments
from wording.imj.names import points
from wording.lists import and_list
from wording.numbers import amount
from wording.seats import seat_name
from wording.translator import Translator


def mados_text(n: int, t: Translator) -> str:
    """`64 mados`."""
    return t.ngettext("%(num)s mado", "%(num)s mados", n, num=amount(n, t))


def payment_text(score: Score, t: Translator) -> str:
    """Who pays: `West alone pays South 8 mados.`; nothing where the hand does not win."""
    return "" if score.payments is None else _who_pays(score, score.payments, t)


def conversion_text(score: Score, t: Translator) -> str:
    """What the chart gives for the fans, and for how many where not just for these."""
    if not score.win:
        return ""
    fans, agreed = score.total, score.hand.circumstances.highest
    most = RULES.highest if agreed is None else min(agreed, RULES.highest)
    paid_as = max(1, min(fans, most))
    share = mados_text(mados(fans, RULES, agreed), t)
    if paid_as == fans:
        return t.gettext("%(fans)s: %(mados)s.", fans=points(fans, t), mados=share)
    return t.gettext(
        "%(fans)s, paid as %(most)s: %(mados)s.",
        fans=points(fans, t),
        most=points(paid_as, t),
        mados=share,
    )


def _who_pays(score: Score, change: Mapping[Wind, int], t: Translator) -> str:
    circumstances = score.hand.circumstances
    payers = [seat for seat, paid in change.items() if paid < 0]
    winner, won = seat_name(circumstances.seat, t), mados_text(change[circumstances.seat], t)
    if len(payers) > 1:
        return t.gettext(
            "%(players)s each pay %(each)s; %(winner)s wins %(won)s.",
            players=and_list([seat_name(seat, t) for seat in payers], t),
            each=mados_text(-change[payers[0]], t),
            winner=winner,
            won=won,
        )
    if unnamed_payments(score):
        return _unnamed_pays(circumstances.by, t) % {"winner": winner, "won": won}
    if circumstances.self_drawn:
        text = t.gettext("%(payer)s is bound to lose and pays %(winner)s for all three: %(won)s.")
    elif circumstances.by is WinSource.ROBBED_KONG:
        text = t.gettext("%(payer)s, whose kong was robbed, pays threefold: %(won)s to %(winner)s.")
    else:
        text = t.gettext("%(payer)s alone pays %(winner)s %(won)s.")
    return text % {"payer": seat_name(payers[0], t), "winner": winner, "won": won}


def _unnamed_pays(by: WinSource, t: Translator) -> str:
    """The sentence where it is not known who gave the tile."""
    if by is WinSource.ROBBED_KONG:
        return t.gettext("The player whose kong was robbed pays threefold: %(won)s to %(winner)s.")
    return t.pgettext("International Mahjong", "The discarder alone pays %(winner)s %(won)s.")


def reading_note(account: Account, score: Score, t: Translator) -> str:
    """How another reading stands to the one that counts."""
    if account.total == score.total:
        return t.gettext("worth the same")
    lowest = score.hand.circumstances.lowest
    if lowest is not None and account.total < lowest <= score.total:
        return t.gettext("below the agreed lowest rank")
    return t.gettext("%(fans)s less", fans=points(score.total - account.total, t))


def why_no_win(score: Score, t: Translator) -> str:
    """Why the hand does not win: its shape, or the agreed lowest rank."""
    lowest = score.hand.circumstances.lowest
    if score.why_not is None:
        return ""
    if score.why_not == "shape" or lowest is None:
        return t.gettext("These tiles are not a winning shape.")
    return t.gettext(
        "%(fans)s: below the agreed lowest rank of %(lowest)s, so no win.",
        fans=points(score.total, t),
        lowest=points(lowest, t),
    )
