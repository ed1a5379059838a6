"""Random hands of every shape against pymahjonggb, another program that counts fans.

That program follows table custom where it parts from the texts of 2006 and 2014. Each systematic
difference stands here as a departure with the article that decides it, which is the same in both;
the program's total must be ours with the departures applied, so whatever is left over is a fault
of one of the two. 1998 parts from it in more than counts: its kongs and its drawn hands.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest

from scoring import Hand, MeldKind, Score, Tile, WinSource, rule_set, score
from tests.scoring.random_hands import random_hand

peer = pytest.importorskip("MahjongGB", reason="pymahjonggb is not built: see `make peer`")

HANDS = 5100  # in each of five runs


def times(result: Score, fan: str) -> int:
    return sum(line.times for line in result.counted if line.fan.id == fan)


def kongs(result: Score) -> tuple[int, int]:
    """Melded and concealed kongs."""
    results = [meld.is_claimed for meld in result.hand.melds if meld.is_kong]
    return results.count(True), results.count(False)


def two_concealed_kongs(result: Score) -> int:
    if not times(result, "two-concealed-kongs"):
        return 0
    if sum(kongs(result)) == 2:
        return 6 - 8
    pungs_beside = times(result, "three-concealed-pungs") + times(result, "four-concealed-pungs")
    return -8 if pungs_beside else -8 + 2


def one_melded_one_concealed_kong(result: Score) -> int:
    return 5 - 6 if kongs(result) == (1, 1) else 0


def concealed_kong_among_three(result: Score) -> int:
    return -2 * times(result, "concealed-kong") if sum(kongs(result)) > 2 else 0


ALWAYS_CONCEALED = (
    "nine-gates",
    "seven-shifted-pairs",
    "thirteen-orphans",
    "four-concealed-pungs",
    "seven-pairs",
    "greater-honors-and-knitted-tiles",
    "lesser-honors-and-knitted-tiles",
)


def always_concealed_and_drawn(result: Score) -> int:
    if not times(result, "fully-concealed-hand"):
        return 0
    if not any(times(result, fan) for fan in ALWAYS_CONCEALED):
        return 0
    struck = times(result, "last-tile-draw") or times(result, "out-with-replacement-tile")
    return -4 + (0 if struck else 1)


def nine_gates_pungs(result: Score) -> int:
    if not times(result, "nine-gates"):
        return 0
    struck = result.account.struck if result.account else ()
    pungs = [each.times for each in struck if each.fan.id == "pung-of-terminals-or-honors"]
    return sum(pungs) - 1


def all_green_flush(result: Score) -> int:
    return -6 * times(result, "half-flush") if times(result, "all-green") else 0


def all_terminals_double_pung(result: Score) -> int:
    return -2 * times(result, "double-pung") if times(result, "all-terminals") else 0


@dataclass(frozen=True)
class Departure:
    """A difference in points (theirs less ours) and the article that decides it."""

    points: Callable[[Score], int]
    article: str


DEPARTURES = (
    Departure(two_concealed_kongs, "3.8.1 row 48: worth 8; rows 5 and 17 add concealed kongs"),
    Departure(one_melded_one_concealed_kong, "3.8.1 row 57: worth 6 together"),
    Departure(concealed_kong_among_three, "3.8.1 rows 5 and 17: concealed kongs are added"),
    Departure(always_concealed_and_drawn, "appendix 1, 4, 6, 7, 12, 19, 20, 34: fully concealed"),
    Departure(nine_gates_pungs, "appendix 1 item 4: no pung of terminals"),
    Departure(all_green_flush, "appendix 1 item 3: half flush is added"),
    Departure(all_terminals_double_pung, "appendix 1 item 8, example 1: double pung is added"),
)


def peer_tile(each: Tile) -> str:
    if each.is_suited:
        return {"m": "W", "p": "B", "s": "T"}[each.suit] + str(each.number)
    return ["F1", "F2", "F3", "F4", "J3", "J2", "J1"][each.number - 1]


def peer_total(hand: Hand) -> int:
    """What the other program makes of the hand, flowers with it."""
    packs = []
    for meld in hand.melds:
        if meld.kind is MeldKind.CHOW:
            packs.append(("CHI", peer_tile(meld.tiles[1]), 1))
        elif meld.kind is MeldKind.PUNG:
            packs.append(("PENG", peer_tile(meld.tiles[0]), 1))
        else:
            packs.append(("GANG", peer_tile(meld.tiles[0]), int(meld.is_claimed)))
    circumstances = hand.circumstances
    fans = peer.MahjongFanCalculator(
        tuple(packs),
        tuple(peer_tile(each) for each in hand.concealed),
        peer_tile(hand.win),
        len(circumstances.flowers),
        circumstances.self_drawn,
        circumstances.last_of_kind,
        circumstances.by in (WinSource.REPLACEMENT, WinSource.ROBBED_KONG),
        circumstances.last,
        circumstances.seat.place,
        circumstances.round.place,
        True,
    )
    return sum(value * count for value, count, _, _ in fans)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "seed"),
    [("mcr-2014", 2014), ("mcr-2014", 391), ("mcr-2014", 81), ("mcr-2014", 8), ("mcr-2006", 2006)],
)
def test_every_difference_has_its_article(rules: str, seed: int) -> None:
    edition = rule_set(rules)
    rng = Random(seed)
    left_over = []
    seen = set()
    for _ in range(HANDS):
        hand = random_hand(rng)
        result = score(hand, edition)
        applied = [each for each in DEPARTURES if each.points(result)]
        seen.update(each.points.__name__ for each in applied)
        expected = result.total + sum(each.points(result) for each in applied)
        if peer_total(hand) != expected:
            left_over.append((hand, result.total, expected, peer_total(hand)))
    assert not left_over, left_over[:3]
    assert len(seen) >= 5, "the hands are too alike to compare anything"
