"""Changes without another tile: claims, kongs, the tile that came last, what surrounds the win.

A lever lists the changes of one sort that a hand allows. Each fan names the levers that it hangs
on (`rows`), so that few are tried.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import chain, combinations, islice
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


class KongWish(StrEnum):
    """How kongs are to be made: as is nearest, with another's tile, or of drawn tiles."""

    ANY = "any"
    MELDED = "melded"
    CONCEALED = "concealed"


def kongs(size: int, wish: KongWish = KongWish.ANY) -> Lever:
    """A lever that makes so many kongs of the pungs that are there, whichever they are."""

    def moves(draft: HandDraft) -> Iterator[Move]:
        there = [each for each in draft.melds if each.is_kong and _fits(each, wish)]
        ways = dict(_ways_to_kong(draft, wish))
        for chosen in combinations(ways, size - len(there)) if len(there) < size else ():
            changes = tuple(chain.from_iterable(ways[tile] for tile in chosen))
            if draft.win in chosen and draft.concealed.count(draft.win) == 2:
                for other in dict.fromkeys(draft.concealed):
                    if other not in chosen:
                        yield (WinningTileChange(draft.win, other), *changes)
            else:
                yield changes

    return moves


def _fits(kong: Meld, wish: KongWish) -> bool:
    return wish is KongWish.ANY or (wish is KongWish.MELDED) == kong.is_claimed


def _ways_to_kong(draft: HandDraft, wish: KongWish) -> Iterator[tuple[Tile, Move]]:
    """For each pung the changes that make it a kong of that sort, and for other kongs too."""
    for meld in draft.melds:
        tile = meld.tiles[0]
        if meld.is_kong and not _fits(meld, wish):
            yield tile, _other_kong(meld)
        elif meld.kind is MeldKind.PUNG and _may_be_kong(draft, tile):
            added = Meld(MeldKind.ADDED_KONG, (tile,) * COPIES)
            hidden = KongMade(Meld(MeldKind.CONCEALED_KONG, (tile,) * COPIES))
            is_hidden = wish is KongWish.CONCEALED
            yield tile, (SetConcealed(meld), hidden) if is_hidden else (KongMade(added, meld),)
    for tile in dict.fromkeys(draft.concealed):
        number = draft.concealed.count(tile) + (tile == draft.win)
        if number == _PUNG and _may_be_kong(draft, tile):
            kind = MeldKind.KONG if wish is KongWish.MELDED else MeldKind.CONCEALED_KONG
            yield tile, (KongMade(Meld(kind, (tile,) * COPIES)),)


def _other_kong(kong: Meld) -> Move:
    """A claimed kong made of drawn tiles, or one of those made with another's."""
    if kong.is_claimed:
        return (SetConcealed(kong, Meld(MeldKind.CONCEALED_KONG, kong.tiles)),)
    return (SetClaimed(Meld(MeldKind.KONG, kong.tiles), kong),)


def undo_kong(draft: HandDraft) -> Iterator[Move]:
    """A concealed kong taken back, a claimed one left a pung."""
    for meld in dict.fromkeys(draft.melds):
        if meld.is_kong:
            pung = Meld(MeldKind.PUNG, meld.tiles[:3]) if meld.is_claimed else None
            yield (KongUndone(meld, pung),)


def take_back_kongs(draft: HandDraft) -> Iterator[Move]:
    """All of them at once."""
    moves = tuple(KongUndone(meld) for meld in draft.melds if not meld.is_claimed)
    if moves:
        yield moves


def drawn_somehow(draft: HandDraft) -> Iterator[Move]:
    """Drawn, where it was not, be it a replacement."""
    if not draft.circumstances.self_drawn:
        yield from DRAWN(draft)


def after_kongs(draft: HandDraft) -> Iterator[Move]:
    """The winning tile drawn for a kong, where it was not drawn at all."""
    if not draft.circumstances.self_drawn:
        yield from ON_REPLACEMENT(draft)


def not_east(draft: HandDraft) -> Iterator[Move]:
    """The dealer's seat left to another."""
    if draft.circumstances.seat is WINDS[0]:
        yield from set_to(CircumstanceField.SEAT, WINDS[1])(draft)


def together(*levers: Lever) -> Lever:
    """A lever that does at once whatever those would do one after another."""

    def moves(draft: HandDraft) -> Iterator[Move]:
        every: Move = ()
        for lever in levers:
            for move in islice(lever(draft), 1):
                every += move
                for change in move:
                    draft = change.made_in(draft)
        if every:
            yield every

    return moves


def own_flowers(draft: HandDraft) -> Iterator[Move]:
    """A flower of the winner's seat."""
    at = draft.circumstances.seat.place
    yield from flowers((_FLOWERS[at],), (_FLOWERS[at + len(WINDS)],))(draft)


def other_winning_tile(draft: HandDraft) -> Iterator[Move]:
    """Another of the tiles came last."""
    for tile in dict.fromkeys(draft.concealed):
        if tile != draft.win:
            yield (WinningTileChange(draft.win, tile),)


def single_tile_wins(draft: HandDraft) -> Iterator[Move]:
    """Another tile came last, of which the hand has no second: it may be a fourth one."""
    for tile in dict.fromkeys(draft.concealed):
        if tile != draft.win and draft.concealed.count(tile) == 1:
            yield (WinningTileChange(draft.win, tile),)


def dora(draft: HandDraft) -> Iterator[Move]:
    """Another indicator, which makes a tile of the hand dora."""
    now = draft.circumstances.dora_indicator
    held = {*draft.concealed, draft.win, *(each for meld in draft.melds for each in meld.tiles)}
    for indicator in TILES[:KINDS]:
        if indicator != now and dora_after(indicator) in held:
            yield (CircumstanceChange(CircumstanceField.DORA_INDICATOR, now, indicator),)


ON_FIRST_TURN: Final = together(FIRST_TURN, NOT_LAST)
"""Won on the first turn, and so with no last tile of the deal."""
PLAIN_DISCARD: Final = together(ON_DISCARD, NOT_LAST, NOT_LAST_OF_KIND)
"""Won on a discard that is neither the last one nor the last of its kind."""
REPAIRS: Final[tuple[Lever, ...]] = (
    NOT_LAST_OF_KIND,
    ON_DISCARD,
    NOT_FIRST_TURN,
    NO_KONGS_IN_ROW,
    NO_RIICHI,
)
"""What may have to go where other tiles make it impossible: a robbed kong, riichi, a first turn."""
