"""Which tiles of a hand each row of its ledger lights."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scoring import Account, Fan, Hand, LitBy, Shape, Tile, Use

MOST_ROWS = 24  # the style sheet lights no more

# IMJ's wins on a flower or on four kongs are of no structure: the whole hand makes them (25.2).
_STRUCTURELESS = frozenset({Shape.FLOWERS, Shape.FOUR_KONGS})


@dataclass(frozen=True, slots=True)
class TileHighlights:
    """Row numbers for each standing tile, for the winning tile and for each tile of each meld."""

    concealed: tuple[tuple[int, ...], ...]
    win: tuple[int, ...]
    melds: tuple[tuple[tuple[int, ...], ...], ...]


class TilePosition(NamedTuple):
    """Where a tile lies: standing, in a meld, or the winning tile itself (both None)."""

    tile: Tile
    concealed: int | None = None
    meld: tuple[int, int] | None = None


def tile_highlights(account: Account, hand: Hand) -> TileHighlights:
    """The lights of an account: its counted fans from row 1 on, then what is struck."""
    spots = _spots(account, hand)
    rows: dict[TilePosition, list[int]] = {spot: [] for of_set in spots for spot in of_set}
    lines: list[tuple[Fan, tuple[Use, ...]]] = [(line.fan, line.uses) for line in account.counted]
    lines += [(line.fan, line.uses) for line in account.struck]
    for row, (fan, uses) in enumerate(lines[:MOST_ROWS], 1):
        for spot in {spot for use in uses for spot in _lit(fan, use, spots)}:
            rows[spot].append(row)
    return TileHighlights(
        concealed=tuple(
            tuple(rows[TilePosition(tile, concealed=at)]) for at, tile in enumerate(hand.concealed)
        ),
        win=tuple(rows[TilePosition(hand.win)]),
        melds=tuple(
            tuple(
                tuple(rows[TilePosition(tile, meld=(at, place))])
                for place, tile in enumerate(meld.tiles)
            )
            for at, meld in enumerate(hand.melds)
        ),
    )


def highlight_row(fan: Fan, number: int) -> int:
    """The number of the row where it lights a tile; 0 where its key would light nothing."""
    return number if number <= MOST_ROWS and fan.lit_by is not LitBy.NOTHING else 0


def _spots(account: Account, hand: Hand) -> list[tuple[TilePosition, ...]]:
    """For each set of the reading, where its tiles lie. Like tiles are given out in order."""
    if account.reading.shape in _STRUCTURELESS:
        return [_everywhere(hand)] * len(account.reading.sets)
    free: dict[Tile, list[int]] = {}
    for at, tile in enumerate(hand.concealed):
        free.setdefault(tile, []).append(at)
    first_meld = _first_meld(account, hand)
    spots: list[tuple[TilePosition, ...]] = []
    for place, part in enumerate(account.reading.sets):
        meld = place - first_meld
        if 0 <= meld < len(hand.melds):
            spots.append(
                tuple(TilePosition(tile, meld=(meld, at)) for at, tile in enumerate(part.tiles))
            )
        else:
            win = hand.win if place == account.reading.completed else None
            spots.append(tuple(_own(part.tiles, win, free)))
    return spots


def _own(
    tiles: Iterable[Tile], win: Tile | None, free: dict[Tile, list[int]]
) -> Iterable[TilePosition]:
    """Where the tiles of a concealed set lie; the winning tile stands apart, once."""
    for tile in tiles:
        if tile == win:
            yield TilePosition(tile)
            win = None
        else:
            yield TilePosition(tile, concealed=free[tile].pop(0))


def _everywhere(hand: Hand) -> tuple[TilePosition, ...]:
    """Every place where a tile of the hand lies."""
    melds = enumerate(hand.melds)
    return (
        *(TilePosition(tile, concealed=at) for at, tile in enumerate(hand.concealed)),
        *(
            TilePosition(tile, meld=(at, place))
            for at, meld in melds
            for place, tile in enumerate(meld.tiles)
        ),
        TilePosition(hand.win),
    )


def _first_meld(account: Account, hand: Hand) -> int:
    """The place of the first meld: they stand after the concealed sets, before the pair."""
    pair_is_last = account.reading.shape in (Shape.STANDARD, Shape.KNITTED_STRAIGHT)
    return len(account.reading.sets) - len(hand.melds) - int(pair_is_last)


def _lit(fan: Fan, use: Use, spots: Sequence[tuple[TilePosition, ...]]) -> list[TilePosition]:
    """Where the tiles of one use lie; a fan of the whole hand lights every tile."""
    if fan.lit_by is LitBy.NOTHING:
        return []
    if use.sets:
        return [spot for place in use.sets for spot in spots[place]]
    everywhere = [spot for of_set in spots for spot in of_set]
    if use.tiles:
        return [spot for spot in everywhere if spot.tile in use.tiles]
    if fan.lit_by is LitBy.WINNING_TILE:
        return [spot for spot in everywhere if spot.concealed is None and spot.meld is None]
    return everywhere
