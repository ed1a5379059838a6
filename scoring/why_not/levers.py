"""Changes without another tile: claims, kongs, the tile that came last, what surrounds the win.

A lever lists the changes of one sort that a hand allows. Each fan names the levers that it hangs
on (`rows`), so that few are tried.
"""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, Final

from scoring.errors import ScoringError
from scoring.hand import Riichi, WinSource
from scoring.melds import Meld, MeldKind
from scoring.reading import SetKind, Shape, TileSet, readings
from scoring.rengo.dora import dora_after
from scoring.seats import WINDS
from scoring.tiles import COPIES, KINDS, TILES, Tile
from scoring.why_not.changes import (
    CircumstanceChange,
    CircumstanceField,
    HandChange,
    HandDraft,
    KongMade,
    KongUndone,
    SetClaimed,
    SetConcealed,
    TileChange,
    WinningTileChange,
)

Move = tuple[HandChange, ...]
Lever = Callable[[HandDraft], Iterator[Move]]
_PUNG: Final = 3
_FLOWERS: Final = TILES[KINDS:]


def set_to(field: CircumstanceField, *values: Any) -> Lever:
    """A lever that sets a circumstance to each of those values."""

    def changes(draft: HandDraft) -> Iterator[Move]:
        now = getattr(draft.circumstances, field.value)
        for value in values:
            if value != now:
                yield (CircumstanceChange(field, now, value),)

    return changes


DRAWN: Final = set_to(CircumstanceField.BY, WinSource.DRAW)
ON_DISCARD: Final = set_to(CircumstanceField.BY, WinSource.DISCARD)
ON_REPLACEMENT: Final = set_to(CircumstanceField.BY, WinSource.REPLACEMENT)
ON_ROBBED_KONG: Final = set_to(CircumstanceField.BY, WinSource.ROBBED_KONG)
LAST: Final = set_to(CircumstanceField.LAST, True)
NOT_LAST: Final = set_to(CircumstanceField.LAST, False)
LAST_OF_KIND: Final = set_to(CircumstanceField.LAST_OF_KIND, True)
NOT_LAST_OF_KIND: Final = set_to(CircumstanceField.LAST_OF_KIND, False)
FIRST_TURN: Final = set_to(CircumstanceField.FIRST_TURN, True)
NOT_FIRST_TURN: Final = set_to(CircumstanceField.FIRST_TURN, False)
ANY_SEAT: Final = set_to(CircumstanceField.SEAT, *WINDS)
SEAT_OF_EAST: Final = set_to(CircumstanceField.SEAT, WINDS[0])
OTHER_SEATS: Final = set_to(CircumstanceField.SEAT, *WINDS[1:])
ANY_ROUND: Final = set_to(CircumstanceField.ROUND, *WINDS)
FROM_EAST: Final = set_to(CircumstanceField.DISCARDER, WINDS[0])
RIICHI: Final = set_to(CircumstanceField.RIICHI, Riichi.RIICHI)
DOUBLE_RIICHI: Final = set_to(CircumstanceField.RIICHI, Riichi.DOUBLE)
NO_RIICHI: Final = set_to(CircumstanceField.RIICHI, Riichi.NONE)
NO_KONGS_IN_ROW: Final = set_to(CircumstanceField.KONGS_IN_ROW, None)


def kongs_in_row(number: int) -> Lever:
    """A lever that sets how many kongs were made in the winning turn."""
    return set_to(CircumstanceField.KONGS_IN_ROW, number)


def flowers(*sets: tuple[Tile, ...]) -> Lever:
    """A lever that adds the flowers of one of those sets to those that are there."""

    def changes(draft: HandDraft) -> Iterator[Move]:
        now = draft.circumstances.flowers
        for each in sets:
            more = tuple(flower for flower in each if flower not in now and flower != draft.win)
            if more:
                after = tuple(sorted((*now, *more)))
                yield (CircumstanceChange(CircumstanceField.FLOWERS, now, after),)

    return changes


def flowers_told(number: int) -> Lever:
    """A lever that leaves so many flowers, of those that are there first."""

    def changes(draft: HandDraft) -> Iterator[Move]:
        now = draft.circumstances.flowers
        ranked = sorted(_FLOWERS, key=lambda each: (each == draft.win, each not in now, each))
        after = tuple(sorted(ranked[:number]))
        if after != now:
            yield (CircumstanceChange(CircumstanceField.FLOWERS, now, after),)

    return changes


def flower_wins(draft: HandDraft) -> Iterator[Move]:
    """A flower drawn instead of the winning tile."""
    if not draft.win.is_flower:
        free = [each for each in _FLOWERS if each not in draft.circumstances.flowers]
        for each in free[-1:]:
            yield (TileChange(draft.win, each, is_win=True),)


NO_FLOWERS: Final = set_to(CircumstanceField.FLOWERS, ())


def conceal(draft: HandDraft) -> Iterator[Move]:
    """Claimed sets taken into the hand, claimed kongs made of drawn tiles."""
    for meld in dict.fromkeys(draft.melds):
        for change in _concealed(meld):
            yield (change,)


def conceal_all(draft: HandDraft) -> Iterator[Move]:
    """All of them at once."""
    moves = tuple(chain.from_iterable(_concealed(meld) for meld in draft.melds))
    if moves:
        yield moves


def _concealed(meld: Meld) -> Iterator[HandChange]:
    if meld.is_claimed and meld.is_kong:
        yield SetConcealed(meld, Meld(MeldKind.CONCEALED_KONG, meld.tiles))
    elif meld.is_claimed:
        yield SetConcealed(meld)


def claim_kong(draft: HandDraft) -> Iterator[Move]:
    """A concealed kong made with another's tile."""
    for meld in dict.fromkeys(draft.melds):
        if not meld.is_claimed:
            yield (SetClaimed(Meld(MeldKind.KONG, meld.tiles), meld),)


def claim(draft: HandDraft) -> Iterator[Move]:
    """A standing set claimed, or a concealed kong made with another's tile."""
    yield from claim_kong(draft)
    for tile in dict.fromkeys(draft.concealed):
        if draft.concealed.count(tile) >= _PUNG:
            yield (SetClaimed(Meld(MeldKind.PUNG, (tile,) * _PUNG)),)
        run = TILES[tile.index : tile.index + 3]
        if tile.is_suited and tile.number <= 7 and all(each in draft.concealed for each in run):
            yield (SetClaimed(Meld(MeldKind.CHOW, run)),)


def open_hand(draft: HandDraft) -> Iterator[Move]:
    """A first set claimed, so that the hand is not concealed."""
    if not any(meld.is_claimed for meld in draft.melds):
        yield from claim(draft)


def claim_all(draft: HandDraft) -> Iterator[Move]:
    """Every set claimed, and the pair completed last."""
    try:
        found = readings(draft.hand(), frozenset({Shape.STANDARD}))
    except ScoringError:
        return
    for sets in dict.fromkeys(each.sets for each in found):
        yield tuple(_all_claimed(draft, sets))


def _all_claimed(draft: HandDraft, sets: tuple[TileSet, ...]) -> Iterator[HandChange]:
    pair = sets[-1].tiles[0]
    if draft.win != pair:
        yield WinningTileChange(draft.win, pair)
    for meld in draft.melds:
        if not meld.is_claimed:
            yield SetClaimed(Meld(MeldKind.KONG, meld.tiles), meld)
    for part in sets[: len(sets) - 1 - len(draft.melds)]:
        kind = MeldKind.CHOW if part.kind is SetKind.CHOW else MeldKind.PUNG
        yield SetClaimed(Meld(kind, part.tiles))


def _may_be_kong(draft: HandDraft, tile: Tile) -> bool:
    held = draft.concealed.count(tile) + (draft.win == tile)
    held += sum(meld.tiles.count(tile) for meld in draft.melds)
    return held < COPIES


def concealed_kong(draft: HandDraft) -> Iterator[Move]:
    """A pung that stands made a concealed kong."""
    for tile in dict.fromkeys(draft.concealed):
        if draft.concealed.count(tile) == _PUNG and _may_be_kong(draft, tile):
            yield (KongMade(Meld(MeldKind.CONCEALED_KONG, (tile,) * COPIES)),)


def melded_kong(draft: HandDraft) -> Iterator[Move]:
    """A pung made a kong with another's tile, be it claimed already or standing."""
    for meld in dict.fromkeys(draft.melds):
        if meld.kind is MeldKind.PUNG and _may_be_kong(draft, meld.tiles[0]):
            yield (KongMade(Meld(MeldKind.ADDED_KONG, meld.tiles[:1] * COPIES), meld),)
    for tile in dict.fromkeys(draft.concealed):
        if draft.concealed.count(tile) == _PUNG and _may_be_kong(draft, tile):
            yield (KongMade(Meld(MeldKind.KONG, (tile,) * COPIES)),)


def any_kong(draft: HandDraft) -> Iterator[Move]:
    """A claimed pung made a kong, or one that stands a concealed one."""
    for move in melded_kong(draft):
        if all(isinstance(each, KongMade) and each.pung is not None for each in move):
            yield move
    yield from concealed_kong(draft)


def undo_kong(draft: HandDraft) -> Iterator[Move]:
    """A concealed kong taken back, a claimed one left a pung."""
    for meld in dict.fromkeys(draft.melds):
        if meld.is_kong:
            pung = Meld(MeldKind.PUNG, meld.tiles[:3]) if meld.is_claimed else None
            yield (KongUndone(meld, pung),)


def take_back_kong(draft: HandDraft) -> Iterator[Move]:
    """A concealed kong taken back into the hand as a pung."""
    for meld in dict.fromkeys(draft.melds):
        if meld.kind is MeldKind.CONCEALED_KONG:
            yield (KongUndone(meld),)


def other_winning_tile(draft: HandDraft) -> Iterator[Move]:
    """Another of the tiles came last."""
    for tile in dict.fromkeys(draft.concealed):
        if tile != draft.win:
            yield (WinningTileChange(draft.win, tile),)


def dora(draft: HandDraft) -> Iterator[Move]:
    """An indicator that makes a tile of the hand dora."""
    now = draft.circumstances.dora_indicator
    held = {*draft.concealed, draft.win, *(each for meld in draft.melds for each in meld.tiles)}
    for indicator in TILES[:KINDS]:
        if indicator != now and dora_after(indicator) in held:
            yield (CircumstanceChange(CircumstanceField.DORA_INDICATOR, now, indicator),)


def plain_discard(draft: HandDraft) -> Iterator[Move]:
    """Won on a discard that is neither the last one nor the last of its kind."""
    moves = tuple(
        move for lever in (ON_DISCARD, NOT_LAST, NOT_LAST_OF_KIND) for (move,) in lever(draft)
    )
    if moves:
        yield moves


REPAIRS: Final[tuple[Lever, ...]] = (
    NOT_LAST_OF_KIND,
    ON_DISCARD,
    NOT_FIRST_TURN,
    NO_KONGS_IN_ROW,
    NO_RIICHI,
)
"""What may have to go where other tiles make it impossible: a robbed kong, riichi, a first turn."""
