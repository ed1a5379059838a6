"""Random winning hands of every shape, for laws and comparisons; plain and unlike the generator.

`random_hand` draws until the tiles fit, so that nothing of the product's own way of building
hands is trusted here.
"""

from dataclasses import replace
from random import Random

from scoring import (
    TILES,
    WINDS,
    Circumstances,
    Hand,
    Meld,
    MeldKind,
    ScoringError,
    Tile,
    WinSource,
)
from scoring.reading import KNITTED_STRAIGHTS

ORPHANS = [each for each in TILES[:34] if each.is_terminal or each.is_honor]
HONORS = list(range(27, 34))


def random_hand(rng: Random) -> Hand:
    """A hand that makes a winning shape, with circumstances that can be."""
    while True:
        try:
            return _attempt(rng)
        except ScoringError:
            continue


def _attempt(rng: Random) -> Hand:
    shape = rng.random()
    if shape < 0.06:
        return _concealed(rng, _seven_pairs(rng))
    if shape < 0.08:
        return _concealed(rng, [*ORPHANS, rng.choice(ORPHANS)])
    if shape < 0.11:
        return _concealed(rng, _honors_and_knitted(rng))
    if shape < 0.12:
        suit = rng.randrange(3) * 9
        gates = [TILES[suit + number - 1] for number in (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9)]
        win = TILES[suit + rng.randrange(9)]
        return Hand(tuple(gates), (), win, _circumstances(rng, ()))
    if shape < 0.16:
        return _with_sets(rng, 1, [TILES[kind] for kind in rng.choice(KNITTED_STRAIGHTS)])
    return _with_sets(rng, 4, [])


def _pool(rng: Random) -> list[int]:
    """Kinds to draw from: often few suits or few numbers, so that rare fans come."""
    style = rng.randrange(6)
    if style == 0:
        suit = rng.randrange(3) * 9
        return [*range(suit, suit + 9), *(HONORS if rng.random() < 0.5 else [])]
    if style == 1:
        low = rng.randrange(1, 7)
        return [9 * suit + number - 1 for suit in range(3) for number in range(low, low + 4)]
    if style == 2:
        return [each.index for each in ORPHANS]
    return list(range(34))


def _with_sets(rng: Random, wanted: int, concealed: list[Tile]) -> Hand:
    pool = _pool(rng)
    pungs = rng.choice((0.15, 0.4, 0.9))
    kongs = rng.choice((0.0, 0.2, 0.8))
    melded = rng.choice((0.0, 0.4, 1.0))
    melds: list[Meld] = []
    for _ in range(wanted):
        kind = TILES[rng.choice(pool)]
        alike = rng.random() < pungs or kind.is_honor or kind.number > 7
        if alike and rng.random() < kongs:
            how = rng.choice((MeldKind.KONG, MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG))
            melds.append(Meld(how, (kind,) * 4))
            continue
        tiles = [kind] * 3 if alike else [TILES[kind.index + step] for step in range(3)]
        if rng.random() < melded:
            melds.append(Meld(MeldKind.PUNG if alike else MeldKind.CHOW, tuple(tiles)))
        else:
            concealed.extend(tiles)
    concealed.extend([TILES[rng.choice(pool)]] * 2)
    win = concealed.pop(rng.randrange(len(concealed)))
    return Hand(tuple(concealed), tuple(melds), win, _circumstances(rng, tuple(melds)))


def _seven_pairs(rng: Random) -> list[Tile]:
    kinds = [TILES[rng.choice(_pool(rng))] for _ in range(7)]
    if rng.random() < 0.1:
        low = 9 * rng.randrange(3) + rng.randrange(3)
        kinds = [TILES[low + step] for step in range(7)]
    return [kind for kind in kinds for _ in range(2)]


def _honors_and_knitted(rng: Random) -> list[Tile]:
    kinds = [*HONORS, *rng.choice(KNITTED_STRAIGHTS)]
    leave = rng.sample(HONORS if rng.random() < 0.5 else kinds, 2)
    return [TILES[kind] for kind in kinds if kind not in leave]


def _concealed(rng: Random, tiles: list[Tile]) -> Hand:
    win = tiles.pop(rng.randrange(len(tiles)))
    return Hand(tuple(tiles), (), win, _circumstances(rng, ()))


def _circumstances(rng: Random, melds: tuple[Meld, ...]) -> Circumstances:
    ways = [WinSource.DISCARD, WinSource.DRAW]
    if any(meld.is_kong for meld in melds):
        ways.append(WinSource.REPLACEMENT)
    if rng.random() < 0.1:
        ways = [WinSource.ROBBED_KONG]
    by = rng.choice(ways)
    return Circumstances(
        by=by,
        seat=rng.choice(WINDS),
        round=rng.choice(WINDS),
        last=by is not WinSource.ROBBED_KONG and rng.random() < 0.05,
        last_of_kind=rng.random() < 0.05,
        flowers=tuple(TILES[34 : 34 + rng.choice((0, 0, 0, 1, 3))]),
    )


def relabelled(hand: Hand, suits: dict[str, str]) -> Hand:
    """The same hand with its suits renamed."""

    def other(each: Tile) -> Tile:
        return (
            TILES["mps".index(suits[each.suit]) * 9 + each.number - 1] if each.is_suited else each
        )

    melds = tuple(replace(meld, tiles=tuple(map(other, meld.tiles))) for meld in hand.melds)
    concealed = tuple(map(other, hand.concealed))
    return Hand(concealed, melds, other(hand.win), hand.circumstances)
