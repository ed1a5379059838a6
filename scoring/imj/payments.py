"""Who pays what for a won hand (articles 30 and 33), in mados."""

from collections.abc import Callable, Mapping
from typing import Final

from scoring.hand import Circumstances, Hand, WinSource
from scoring.imj.rules import InternationalRules
from scoring.imj.win import WITHOUT_A_TILE
from scoring.record import Account
from scoring.seats import WINDS, Wind
from scoring.tiles import Tile

PLAYERS_WHO_PAY: Final = 3
_PURE: Final = ("pure-same", "pure-honours")
_BOUND_BY_SETS: Final[Mapping[str, tuple[Callable[[Tile], bool], int]]] = {
    "big-three-dragons": (lambda each: each.is_dragon, 3),
    "big-four-winds": (lambda each: each.is_wind, 4),
}


def mados(rank: float, rules: InternationalRules, highest: int | None = None) -> int:
    """The score of the chart for a rank (30.1), cut at the agreed highest or the chart's end.

    A bare half fan is paid as one fan (30.2).
    """
    top = rules.highest if highest is None else min(highest, rules.highest)
    return rules.mados_by_fans[max(int(min(rank, top)), 1) - 1]


def payments(account: Account, hand: Hand, rules: InternationalRules) -> Mapping[Wind, int]:
    """What each seat gains or loses; the sum is zero."""
    circumstances = hand.circumstances
    share = mados(account.total, rules, circumstances.highest)
    bound = (
        circumstances.self_drawn
        and circumstances.liable is not None
        and bound_to_lose(account, hand)
    )
    return share_payments(share, circumstances, bound, account.reading.shape in WITHOUT_A_TILE)


def share_payments(
    share: int, circumstances: Circumstances, bound: bool = False, without_a_tile: bool = False
) -> Mapping[Wind, int]:
    """What each seat gains or loses where a share of a win is that many mados.

    Drawn: each of three pays the score (30.3(1)), or one for all three who is bound to lose (33).
    A discard: its player alone, once (30.3(2)). A robbed kong: its player, three times (30.3(3)).
    """
    lost = dict.fromkeys(WINDS, 0)
    if bound and circumstances.liable is not None:
        lost[circumstances.liable] = PLAYERS_WHO_PAY * share
    elif circumstances.self_drawn or without_a_tile:
        lost = {seat: 0 if seat is circumstances.seat else share for seat in WINDS}
    else:
        lost[circumstances.paid_by] = share * (
            PLAYERS_WHO_PAY if circumstances.by is WinSource.ROBBED_KONG else 1
        )
    total = sum(lost.values())
    return {seat: total if seat is circumstances.seat else -lost[seat] for seat in WINDS}


def bound_to_lose(account: Account, hand: Hand) -> bool:
    """Whether the hand is one that a discarded bound tile can make another pay for (33.1 to 33.3).

    It holds the element of an alert, and the sets of the alert and the one that the bound tile
    made are all displayed, at least one of them claimed.
    """
    shown = [meld for meld in hand.melds if meld.is_claimed]
    there = {line.fan.id for line in account.counted} | {line.fan.id for line in account.struck}
    if account.reading.shape in WITHOUT_A_TILE or not shown:
        return False
    if len(hand.melds) == 4 and not there.isdisjoint(_PURE):
        return True
    return any(
        name in there and sum(wanted(meld.tiles[0]) for meld in hand.melds) == count
        for name, (wanted, count) in _BOUND_BY_SETS.items()
    )
