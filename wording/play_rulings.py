"""Calls that were not allowed, furiten, and what is paid at a drawn hand, in words."""

from collections.abc import Mapping
from typing import Final

from scoring import WINDS, RuleSet, System, Tile
from scoring.play import CallConsequence, CallFault, Ending, RuledCall
from wording.imj.payments import mados_text
from wording.lists import and_list
from wording.numbers import amount
from wording.seats import seat_name
from wording.tiles import tile_label
from wording.translator import N_, Translator

_FAULTS: Final[Mapping[CallFault, str]] = {
    CallFault.BELOW_MINIMUM: N_(
        "%(seat)s called a win, but the hand is worth less than the minimum."
    ),
    CallFault.WRONG_TILE: N_("%(seat)s called a win, but that tile does not complete the hand."),
    CallFault.NOT_WAITING: N_("%(seat)s called a win, but the hand was one tile short of waiting."),
    CallFault.FAR_FROM_WAITING: N_(
        "%(seat)s called a win, but the hand was two tiles or more short of waiting."
    ),
    CallFault.NO_YAKU: N_("%(seat)s called a win, but the hand has no yaku."),
    CallFault.FURITEN: N_("%(seat)s called a win on a discard, but the hand is furiten."),
    CallFault.SILENT_BEFORE: N_(
        "%(seat)s let an identical tile go earlier, so this one cannot be called."
    ),
    CallFault.NO_SUCH_CLAIM: N_("%(seat)s called a set that cannot be made now."),
    CallFault.KONG_WITHOUT_TILES: N_(
        "%(seat)s called a kong, but has neither four such tiles in the hand nor a pung of them on the table."
    ),
    CallFault.KONG_AFTER_CLAIM: N_(
        "%(seat)s called a kong out of the hand right after claiming a tile: it has to wait for the next draw."
    ),
    CallFault.KONG_IN_RIICHI: N_("%(seat)s called a kong after declaring riichi."),
    CallFault.KONG_TOO_LATE: N_("%(seat)s called a kong, but no tile is left to draw."),
    CallFault.KONG_TOO_MANY: N_("%(seat)s called a fifth kong: there are at most four in a deal."),
    CallFault.HAND_IS_DEAD: N_("%(seat)s called with a dead hand."),
    CallFault.RIICHI_WITHOUT_TENPAI: N_("%(seat)s had declared riichi without being tenpai."),
}
_CONSEQUENCES: Final[Mapping[CallConsequence, str]] = {
    CallConsequence.WARNING: N_("A warning: the next such call in this deal costs points."),
    CallConsequence.NO_WIN: N_(
        "The deal goes on, but the player who called has lost the right to win."
    ),
    CallConsequence.DEAD_HAND: N_(
        "The hand is dead: no win, no call and no riichi until the end of the deal."
    ),
    CallConsequence.TAKEN_BACK: N_("The call is taken back, without a penalty."),
    CallConsequence.DEAL_PASSES: N_("The game is over, and the next player becomes jonga."),
    CallConsequence.REPLAYED: N_(
        "A chombo. By the event's choice it takes 20P off the total points or 20,000 points "
        "in sticks off the table. The deal is played again."
    ),
    CallConsequence.DISQUALIFIED: N_(
        "The text treats such a call as deliberate: it means disqualification."
    ),
    CallConsequence.EXCUSED: N_(
        "Another player wins correctly on the same tile, so there is no penalty."
    ),
}


def fault_text(call: RuledCall, t: Translator) -> str:
    """What was wrong: `South called a win, but the hand has no yaku.`"""
    return t.gettext(_FAULTS[call.fault], seat=seat_name(call.seat, t))


def price_text(call: RuledCall, rules: RuleSet, t: Translator) -> tuple[str, ...]:
    """What the call costs, and what follows, a sentence each."""
    told = (t.gettext(_CONSEQUENCES[each]) for each in sorted(call.consequences))
    paid = _paid(call, rules, t)
    return (*((paid,) if paid else ()), *told)


def _paid(call: RuledCall, rules: RuleSet, t: Translator) -> str:
    seat, lost = seat_name(call.seat, t), -call.payments[call.seat]
    if not lost or rules.system is System.RENGO:  # a chombo is told with what it can be
        return ""
    if call.goes_to_nobody:
        return t.ngettext(
            "%(num)s point is taken off %(seat)s's total.",
            "%(num)s points are taken off %(seat)s's total.",
            lost,
            seat=seat,
        )
    each = lost // (len(WINDS) - 1)
    if rules.system is System.IMJ:
        return t.gettext(
            "%(seat)s pays %(mados)s to each of the others.", seat=seat, mados=mados_text(each, t)
        )
    return t.ngettext(
        "%(seat)s pays %(num)s point to each of the others.",
        "%(seat)s pays %(num)s points to each of the others.",
        each,
        seat=seat,
    )


def draw_text(ending: Ending, t: Translator) -> tuple[str, ...]:
    """Who is tenpai at a drawn hand, and who pays whom (Rengo 71); nothing where nothing is paid for it."""
    if not ending.payments:
        return ()
    paying = [each for each in WINDS if each not in ending.ready]
    if not paying:
        return (t.gettext("All four are tenpai: nothing is paid."),)
    if not ending.ready:
        return (t.gettext("Nobody is tenpai: nothing is paid."),)
    gets, pays = ending.payments[ending.ready[0]], -ending.payments[paying[0]]
    return (
        t.gettext(
            "Tenpai, %(gets)s points each: %(ready)s. Not tenpai, paying %(pays)s points each: %(paying)s.",
            gets=amount(gets, t),
            ready=and_list([seat_name(each, t) for each in ending.ready], t),
            pays=amount(pays, t),
            paying=and_list([seat_name(each, t) for each in paying], t),
        ),
        t.gettext("An event may have decided that nothing is paid."),
    )


def furiten_text(discarded: tuple[Tile, ...], *, is_riichi: bool, t: Translator) -> str:
    """Why a win on a discard is not offered; `discarded` are the tiles that one waits for and threw."""
    if discarded:
        tiles = and_list([tile_label(each, t) for each in discarded], t)
        return t.gettext(
            "Furiten: your waits include your own discards (%(tiles)s), so you can win "
            "only by self-draw.",
            tiles=tiles,
        )
    if is_riichi:
        return t.gettext(
            "Furiten: you let a winning tile go after riichi, so until the end of the deal you "
            "can win only by self-draw."
        )
    return t.gettext(
        "Furiten: you let a winning tile go, so until your next discard you can win only by "
        "self-draw."
    )
