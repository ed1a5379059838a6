"""Rengo hands of given parts, for questions about their fu.

The parts are drawn and then counted by the engine: a hand is kept where it wins, where the parts
are those of the reading that counts, and where no other reading that pays as much has another base.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from quizzes.hands.draw import Draw
from scoring import (
    TILES,
    WINDS,
    Circumstances,
    Hand,
    Meld,
    MeldKind,
    Riichi,
    Score,
    SetKind,
    Shape,
    Tile,
    TileSet,
    Wind,
    WinSource,
    equal_accounts,
    score,
)
from scoring.reading import meld_set
from scoring.rengo.rule_set import RULES
from scoring.tiles import COPIES, KINDS
from scoring.waits import WaitForm, wait_form

_PAIRS: Final = 7  # of seven pairs
_HIGHEST_CHOW: Final = 7
_SUITED: Final = tuple(each for each in TILES[:KINDS] if each.is_suited)
_DRAGONS: Final = tuple(each for each in TILES[:KINDS] if each.is_dragon)


class LastTile(StrEnum):
    """Which part of the hand its last tile completes, and how."""

    TWO_SIDED = "two-sided"
    MIDDLE = "middle"
    EDGE = "edge"
    SINGLE = "single"
    DUAL_PUNG = "dual-pung"


class SetSort(NamedTuple):
    """A sort of set: what it is, and the meld it lies as, None where it stands in the hand."""

    kind: SetKind
    meld: MeldKind | None = None

    @property
    def is_claimed(self) -> bool:
        """Whether another player's tile made it."""
        return self.meld not in (None, MeldKind.CONCEALED_KONG)


CHOW: Final = SetSort(SetKind.CHOW)
CLAIMED_CHOW: Final = SetSort(SetKind.CHOW, MeldKind.CHOW)
PUNG: Final = SetSort(SetKind.PUNG)
CLAIMED_PUNG: Final = SetSort(SetKind.PUNG, MeldKind.PUNG)
CLAIMED_KONG: Final = SetSort(SetKind.KONG, MeldKind.KONG)
ADDED_KONG: Final = SetSort(SetKind.KONG, MeldKind.ADDED_KONG)
CONCEALED_KONG: Final = SetSort(SetKind.KONG, MeldKind.CONCEALED_KONG)

FORMS: Final = {
    LastTile.TWO_SIDED: None,
    LastTile.MIDDLE: WaitForm.CLOSED,
    LastTile.EDGE: WaitForm.EDGE,
}
"""How the last tile fills a chow."""


class HandPlan(NamedTuple):
    """The parts of a hand: four sets, what its last tile completes, and whether it was drawn.

    `value_pair` asks for a pair of value tiles, and for any other where it is false.
    """

    sets: tuple[SetSort, ...]
    last: LastTile
    drawn: bool
    value_pair: bool = False

    @property
    def is_open(self) -> bool:
        """Whether a set was claimed."""
        return any(each.is_claimed for each in self.sets)


def chow_ends(last: LastTile) -> tuple[tuple[TileSet, Tile], ...]:
    """Every chow with a tile that fills it in that way."""
    return _ENDS[last]


def _ends(last: LastTile) -> Iterator[tuple[TileSet, Tile]]:
    for low in _SUITED:
        if low.number <= _HIGHEST_CHOW:
            chow = TileSet(SetKind.CHOW, TILES[low.index : low.index + 3])
            for win in chow.tiles:
                if wait_form(chow, win) is FORMS[last]:
                    yield chow, win


_ENDS: Final = {last: tuple(_ends(last)) for last in FORMS}


def hand_of_plan(plan: HandPlan, draw: Draw) -> Score | None:
    """A hand of those parts; None where what was drawn makes none."""
    seat, round_wind = draw.pick(WINDS), draw.pick(WINDS[:2])
    value = (*_DRAGONS, seat.tile, round_wind.tile)
    pool = _pool(plan, value, draw)
    parts = _sets(plan, pool, value, draw)
    if parts is None:
        return None
    others = [each for each in pool if each not in value]
    pair = TileSet(SetKind.PAIR, (draw.pick(value if plan.value_pair else others),) * 2)
    sets, win = parts
    if plan.last is LastTile.SINGLE:
        win = pair.tiles[0]
    melds = tuple(
        Meld(sort.meld, part.tiles, _discarder(sort, seat, draw))
        for sort, part in zip(plan.sets, sets, strict=True)
        if sort.meld
    )
    standing = [*(part for sort, part in zip(plan.sets, sets, strict=True) if not sort.meld), pair]
    tiles = [each for part in standing for each in part.tiles]
    if max(Counter((*tiles, *(each for meld in melds for each in meld.tiles))).values()) > COPIES:
        return None
    tiles.remove(win)
    hand = Hand(tuple(tiles), melds, win, _circumstances(plan, seat, round_wind, draw))
    found = counted_with_one_base(hand)
    return found if found and _is_planned(found, plan, standing) else None


def seven_pairs(draw: Draw) -> Score | None:
    """A hand of seven pairs; None where what was drawn counts as another."""
    tiles = draw.sample(TILES[:KINDS], _PAIRS) * 2
    win = tiles.pop()
    seat, round_wind = draw.pick(WINDS), draw.pick(WINDS[:2])
    told = _circumstances(HandPlan((), LastTile.SINGLE, draw.chance(0.4)), seat, round_wind, draw)
    found = counted_with_one_base(Hand(tuple(tiles), (), win, told))
    is_it = found and found.account and found.account.reading.shape is Shape.SEVEN_PAIRS
    return found if is_it else None


def _pool(plan: HandPlan, value: Sequence[Tile], draw: Draw) -> tuple[Tile, ...]:
    """The tiles to make parts of: an open hand without a value pung has to be one of simples."""
    pungs = [each for each in plan.sets if each.kind is not SetKind.CHOW]
    if plan.is_open and (not pungs or draw.chance(0.3)):
        return tuple(each for each in _SUITED if not each.is_terminal)
    return TILES[:KINDS]


def _sets(
    plan: HandPlan, pool: Sequence[Tile], value: Sequence[Tile], draw: Draw
) -> tuple[list[TileSet], Tile] | None:
    """The sets and the last tile; the first standing set that it can fill is the one it fills."""
    wanted = SetKind.PUNG if plan.last is LastTile.DUAL_PUNG else SetKind.CHOW
    fills = SetSort(wanted)
    filled = (
        plan.sets.index(fills) if plan.last is not LastTile.SINGLE and fills in plan.sets else None
    )
    if filled is None and plan.last is not LastTile.SINGLE:
        return None
    needs_value = plan.is_open and len(pool) == KINDS
    sets: list[TileSet] = []
    win = pool[0]
    for place, sort in enumerate(plan.sets):
        if sort.kind is SetKind.CHOW:
            last = plan.last if place == filled else LastTile.TWO_SIDED
            fitting = [end for end in chow_ends(last) if set(end[0].tiles) <= set(pool)]
            if not fitting:
                return None
            chow, end = draw.pick(fitting)
            sets.append(TileSet(sort.kind, chow.tiles, sort.is_claimed))
            win = end if place == filled else win
            continue
        first = draw.pick(value if needs_value else pool)
        needs_value = False
        count = 4 if sort.kind is SetKind.KONG else 3
        sets.append(TileSet(sort.kind, (first,) * count, sort.is_claimed))
        win = first if place == filled else win
    return sets, win


def _discarder(sort: SetSort, seat: Wind, draw: Draw) -> Wind | None:
    if not sort.is_claimed:
        return None
    return seat.after(3) if sort.kind is SetKind.CHOW else seat.after(1 + draw.below(3))


def _circumstances(plan: HandPlan, seat: Wind, round_wind: Wind, draw: Draw) -> Circumstances:
    """A closed hand has declared riichi, so that it wins without another yaku."""
    return Circumstances(
        by=WinSource.DRAW if plan.drawn else WinSource.DISCARD,
        seat=seat,
        round=round_wind,
        riichi=Riichi.NONE if plan.is_open else Riichi.RIICHI,
        discarder=None if plan.drawn else seat.after(1 + draw.below(3)),
        deposits=0 if plan.is_open else 1,
    )


def counted_with_one_base(hand: Hand) -> Score | None:
    """Its score, where it wins with a base and no reading that pays as much has another."""
    found = score(hand, RULES)
    account = found.account
    if not found.win or account is None or account.base is None:
        return None
    alike = equal_accounts(hand, RULES)
    place = account.reading.completed
    filled = account.reading.sets[place]
    if any(
        each.base != account.base or each.reading.sets[each.reading.completed] != filled
        for each in alike
    ):
        return None
    return found


def _is_planned(found: Score, plan: HandPlan, standing: Sequence[TileSet]) -> bool:
    """Whether the reading that counts is the planned one."""
    account = found.account
    assert account is not None  # it was counted
    reading = account.reading
    if reading.shape is not Shape.STANDARD:
        return False
    melds = [meld_set(each) for each in found.hand.melds]
    if Counter(reading.sets) != Counter((*standing, *melds)):
        return False
    filled = reading.sets[reading.completed]
    if plan.last is LastTile.SINGLE:
        return filled.kind is SetKind.PAIR
    if plan.last is LastTile.DUAL_PUNG:
        return filled.kind is SetKind.PUNG
    return filled.kind is SetKind.CHOW and wait_form(filled, found.hand.win) is FORMS[plan.last]
