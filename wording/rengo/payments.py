"""Who pays, how readings compare, and why a hand is no win."""

from collections.abc import Mapping

from scoring import Account, Circumstances, Score, Wind, WinSource
from scoring.rengo.payments import STICK
from scoring.unnamed import UnnamedPayments, unnamed_payments
from wording.lists import and_list, joined_sentences
from wording.rengo.names import payment_points, worth_text
from wording.seats import seat_name
from wording.translator import Translator


def payment_text(score: Score, t: Translator) -> str:
    """Who pays, and the sticks: `West alone pays South 5,200 points.`"""
    if score.payments is None:
        return ""
    if unnamed := unnamed_payments(score):
        circumstances = score.hand.circumstances
        return joined_sentences((_unnamed_pays(unnamed, circumstances, t), _sticks(score, t)), t)
    paid = {seat: -change for seat, change in score.payments.items() if change < 0}
    return joined_sentences((_who_pays(score, paid, t), _sticks(score, t)), t)


def _sticks(score: Score, t: Translator) -> str:
    """What the riichi sticks on the table bring the winner, where there are any (43)."""
    sticks = score.hand.circumstances.deposits
    if not sticks:
        return ""
    return t.ngettext(
        "%(winner)s also takes the riichi stick: %(points)s.",
        "%(winner)s also takes %(num)s riichi sticks: %(points)s.",
        sticks,
        winner=seat_name(score.hand.circumstances.seat, t),
        points=payment_points(STICK * sticks, t),
    )


def _unnamed_pays(paid: UnnamedPayments, circumstances: Circumstances, t: Translator) -> str:
    """Who pays where it is not known who gave the tile."""
    if paid.liable is not None and circumstances.liable is not None:
        return t.gettext(
            "The discarder and %(liable)s, who is liable (pao), pay %(winner)s half each: %(won)s.",
            liable=seat_name(circumstances.liable, t),
            winner=seat_name(circumstances.seat, t),
            won=payment_points(paid.discarder + paid.liable, t),
        )
    if circumstances.by is WinSource.ROBBED_KONG:
        text = t.gettext("The player whose kong was robbed alone pays %(winner)s %(won)s.")
    else:
        text = t.gettext("The discarder alone pays %(winner)s %(won)s.")
    won = payment_points(paid.discarder, t)
    return text % {"winner": seat_name(circumstances.seat, t), "won": won}


def _who_pays(score: Score, paid: Mapping[Wind, int], t: Translator) -> str:
    circumstances = score.hand.circumstances
    winner, won = seat_name(circumstances.seat, t), payment_points(sum(paid.values()), t)
    if len(paid) == 1:
        (payer,) = paid
        return _one_pays(circumstances.self_drawn, seat_name(payer, t), winner, won, t)
    if not circumstances.self_drawn:
        return t.gettext(
            "%(players)s, the discarder and the liable player (pao), pay %(winner)s half each: %(won)s.",
            players=and_list([seat_name(seat, t) for seat in paid], t),
            winner=winner,
            won=won,
        )
    single = payment_points(min(paid.values()), t)
    if Wind.EAST not in paid:
        return t.gettext(
            "%(players)s each pay %(each)s; %(winner)s wins %(won)s.",
            players=and_list([seat_name(seat, t) for seat in paid], t),
            each=single,
            winner=winner,
            won=won,
        )
    others = [seat_name(seat, t) for seat in paid if seat is not Wind.EAST]
    return t.gettext(
        "The dealer pays %(double)s, %(players)s pay %(single)s each; %(winner)s wins %(won)s.",
        double=payment_points(paid[Wind.EAST], t),
        players=and_list(others, t),
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
    if best is not None and _han_and_fu(account) == _han_and_fu(best):
        return t.pgettext("Mahjong Rengo", "worth the same")
    return worth_text(account, t)


def _han_and_fu(account: Account) -> tuple[float, int | None]:
    return account.total, account.base.points if account.base else None


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
