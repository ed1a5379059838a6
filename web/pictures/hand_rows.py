"""Where each tile of a hand lies on a picture: rows of groups, the tiles as large as they fit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from web.components.hand import HandView, MeldView
from web.pictures.tile_sheet import BACK, LYING, STANDING

LARGEST: Final = 132  # pixels of a tile's width
SMALLEST: Final = 36
_STEP: Final = 2
_GAP: Final = 0.32  # between two groups, of a tile's width
_ROW_GAP: Final = 0.22
_LONG: Final = 9  # a longer group of standing tiles may go on in the next row
_HIGH: Final = STANDING[1] / STANDING[0]  # of a tile's width
_LYING_WIDE: Final = LYING[0] / STANDING[0]
_LYING_HIGH: Final = LYING[1] / STANDING[0]
_PILED: Final = _LYING_HIGH - 0.11  # the upper of two lying tiles hides the side of the lower


@dataclass(frozen=True, slots=True)
class TileInRow:
    """A tile on a picture: pixels from the left and the top of the hand's own area."""

    code: str
    left: float
    top: float
    lying: bool = False


@dataclass(frozen=True, slots=True)
class PlacedHand:
    """All tiles of a hand, in the order in which they are drawn; sizes in pixels."""

    tiles: tuple[TileInRow, ...]
    tile_width: int
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class _Group:
    """Tiles that stay together, in widths of a tile from the group's left and its base line."""

    tiles: tuple[TileInRow, ...]
    width: float
    height: float
    gap: float = _GAP


def placed_hand(hand: HandView, width: int, height: int) -> PlacedHand:
    """The hand in an area of so many pixels; each row stands in the middle."""
    groups = tuple(_groups(hand))
    for tile_width in range(LARGEST, SMALLEST - 1, -_STEP):
        rows = _rows(groups, width / tile_width)
        wide = max(_width(row) for row in rows) * tile_width
        high = _height(rows) * tile_width
        if wide <= width and high <= height:
            break
    return PlacedHand(tuple(_placed(rows, tile_width, wide)), tile_width, wide, high)


def _groups(hand: HandView) -> Iterator[_Group]:
    for suit in hand.suits:
        codes = [tile.code for tile in suit]
        half = (len(codes) + 1) // 2 if len(codes) > _LONG else len(codes)
        yield _standing(codes[:half])
        if half < len(codes):
            yield _standing(codes[half:], gap=0)
    if hand.win:
        yield _standing([hand.win.code])
    for meld in hand.melds:
        yield _meld(meld)


def _standing(codes: Sequence[str], gap: float = _GAP) -> _Group:
    tiles = tuple(TileInRow(code, at, -_HIGH) for at, code in enumerate(codes))
    return _Group(tiles, len(codes), _HIGH, gap)


def _meld(meld: MeldView) -> _Group:
    """A meld as it lies at the table; the tile that was added to a pung lies on the claimed one."""
    piled = meld.kind == "added-kong"
    tiles: list[TileInRow] = []
    left = 0.0
    for at, tile in enumerate(meld.tiles[:3] if piled else meld.tiles):
        code, lying = BACK if at in meld.hidden else tile.code, at == meld.lying
        if lying and piled:
            upper = -_LYING_HIGH - _PILED
            tiles.append(TileInRow(meld.tiles[3].code, left, upper, True))
        tiles.append(TileInRow(code, left, -(_LYING_HIGH if lying else _HIGH), lying))
        left += _LYING_WIDE if lying else 1
    return _Group(tuple(tiles), left, _LYING_HIGH + _PILED if piled else _HIGH)


def _rows(groups: Sequence[_Group], room: float) -> list[list[_Group]]:
    """The groups in rows of so many widths of a tile; the first that does not fit begins one."""
    rows: list[list[_Group]] = [[]]
    for group in groups:
        if rows[-1] and _width([*rows[-1], group]) > room:
            rows.append([])
        rows[-1].append(group)
    return rows


def _width(row: Sequence[_Group]) -> float:
    return sum(group.width for group in row) + sum(group.gap for group in row[1:])


def _height(rows: Sequence[Sequence[_Group]]) -> float:
    return sum(max(g.height for g in row) for row in rows) + _ROW_GAP * (len(rows) - 1)


def _placed(rows: Sequence[Sequence[_Group]], unit: int, width: float) -> Iterator[TileInRow]:
    base = 0.0
    for row in rows:
        base += max(group.height for group in row)
        left = (width / unit - _width(row)) / 2
        for at, group in enumerate(row):
            left += group.gap if at else 0
            for tile in group.tiles:
                place = ((left + tile.left) * unit, (base + tile.top) * unit)
                yield TileInRow(tile.code, *place, tile.lying)
            left += group.width
        base += _ROW_GAP
