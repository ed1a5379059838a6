"""The table from above, as one seat sees it: where each tile lies in a square picture."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from scoring import MeldKind, System, Tile, Wind
from scoring.play import FloorTile, PublicMeld, PublicSeat, Stage, TableView
from wording import Translator, wind_name
from wording.play import NOBODY, round_text

SIZE: Final = 704  # the square's side; the centre is half of it
HEIGHT: Final = SIZE - 38  # of what is shown: one's own hand lies below the picture
_TILE: Final = (34.0, 47.0)
_LYING: Final = (45.0, 36.0)
_COLUMN, _ROW = 36, 50  # a tile with its gap
_IN_A_ROW: Final = 6
_LEFT, _TOP = SIZE // 2 - 3 * _COLUMN, SIZE // 2 + 112  # of a floor
_STRIP: Final = SIZE - 40  # where hands and melds of the others lie
_EDGE: Final = 52  # of a strip, with room before the floors
_LEAST_SIDE: Final = 440  # of a fitted picture
_SMALL: Final = 0.72
_BACK: Final = 0.5
_TURNS: Final = (0, -90, 180, 90)  # oneself, right, opposite, left


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile of the picture: `t-5m` standing, `h-5m` lying, `t-back`."""

    symbol: str
    x: float
    y: float
    width: float
    height: float
    is_marked: bool = False


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """What lies before a seat, turned by so many degrees; the letter of its wind stands upright at `x`, `y`."""

    turned: int
    tiles: tuple[PlacedTile, ...]
    wind: str
    x: float
    y: float
    is_in_turn: bool


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The whole table. `centre` are lines of words, `indicator` the dora indicator's symbol.

    `inset` is how much of each edge is left out, where the floors are short and it shows nothing.
    """

    size: int
    height: int
    inset: int
    seats: tuple[SeatPicture, ...]
    centre: tuple[str, ...]
    indicator: str
    title: str


def table_picture(
    view: TableView,
    t: Translator,
    opened: Mapping[Wind, tuple[Tile, ...]] = NOBODY,
    *,
    fitted: bool = False,
) -> TablePicture:
    """The table as the view's own seat sees it; its own hand is shown elsewhere.

    `opened` are hands that lie open, by seat. A fitted one leaves out what is empty between the floors
    and the hands, so that the tiles are larger; one that is followed through a deal keeps its size.
    """
    strips = {
        seat.wind: tuple(_strip(seat, opened.get(seat.wind, ()), _robbed(view, seat.wind)))
        for seat in view.seats
        if seat.wind is not view.own.wind
    }
    inset = _room(view, strips) if fitted else 0
    seats = tuple(
        _seat(view, wind, turned, _moved_in(strips.get(wind, ()), inset), t)
        for wind, turned in (
            (view.own.wind.after(step), turned) for step, turned in enumerate(_TURNS)
        )
    )
    return TablePicture(
        SIZE,
        HEIGHT,
        inset,
        seats,
        (
            round_text(view.round_wind, t),
            _left_in_wall(view, t),
        ),
        f"t-{view.dora_indicator}" if view.dora_indicator else "",
        t.gettext("The table from above"),
    )


def _left_in_wall(view: TableView, t: Translator) -> str:
    """How many tiles can still be drawn; fourteen more stay in a wall of Rengo (19(2))."""
    if view.rules.system is System.RENGO:
        return t.pgettext("tiles of the wall", "%(num)s to draw", num=view.tiles_left)
    return t.pgettext("tiles of the wall", "%(num)s left", num=view.tiles_left)


def _robbed(view: TableView, wind: Wind) -> Tile | None:
    """The tile that the seat is adding to a pung while others may win on it."""
    return view.offered if view.turn is wind and view.stage is Stage.ROBBING else None


def _room(view: TableView, strips: Mapping[Wind, tuple[PlacedTile, ...]]) -> int:
    """How far the hands can move in before they touch a floor or each other."""
    lying = (sum(each.claimed_by is None for each in seat.floor) for seat in view.seats)
    rows = -(-max(lying) // _IN_A_ROW)
    floors = 2 * (_TOP - SIZE // 2 + rows * _ROW + _EDGE)
    longest = max((strip[-1].x + strip[-1].width for strip in strips.values() if strip), default=0)
    return max(0, (SIZE - max(floors, int(longest) + _EDGE, _LEAST_SIDE)) // 2)


def _moved_in(strip: Iterable[PlacedTile], inset: int) -> tuple[PlacedTile, ...]:
    return tuple(replace(each, x=each.x + inset, y=each.y - inset) for each in strip)


def _seat(
    view: TableView, wind: Wind, turned: int, strip: tuple[PlacedTile, ...], t: Translator
) -> SeatPicture:
    seat = view.seats[wind.place]
    floor = _floor(seat, marks=view.turn is wind and view.stage is Stage.CLAIMS)
    tiles = (*floor, *strip)
    middle, off = SIZE / 2, 92
    x, y = {0: (0, off), -90: (off, 0), 180: (0, -off), 90: (-off, 0)}[turned]
    return SeatPicture(
        turned, tiles, wind_name(wind, t)[:1], middle + x, middle + y + 8, view.turn is wind
    )


def _floor(seat: PublicSeat, *, marks: bool) -> Iterator[PlacedTile]:
    """Six discards a row, without those that were claimed."""
    lying = [each for each in seat.floor if each.claimed_by is None]
    x, last = float(_LEFT), len(lying) - 1
    for number, each in enumerate(lying):
        row, column = divmod(number, _IN_A_ROW)
        if column == 0:
            x = float(_LEFT)
        placed = _discard(each, x, _TOP + row * _ROW, marks=marks and number == last)
        yield placed
        x += placed.width + 2


def _discard(lying: FloorTile, x: float, y: float, *, marks: bool) -> PlacedTile:
    if lying.is_sideways:
        return PlacedTile(f"h-{lying.tile}", x, y + _TILE[1] - _LYING[1], *_LYING, is_marked=marks)
    return PlacedTile(f"t-{lying.tile}", x, y, *_TILE, is_marked=marks)


def _strip(seat: PublicSeat, opened: tuple[Tile, ...], robbed: Tile | None) -> Iterator[PlacedTile]:
    """The standing tiles, closed or open, then melds and flowers, along the edge.

    `robbed` is the tile that is being added to a pung while others may win on it.
    """
    x, scale = 60.0, _SMALL if opened else _BACK
    for symbol in [f"t-{each}" for each in opened] or ["t-back"] * seat.standing:
        yield _placed(symbol, x, scale)
        x += _TILE[0] * scale + 1
    x += 10
    for meld in seat.melds:
        for placed in _meld(meld, seat.wind, x, robbed):
            yield placed
            x = placed.x + placed.width + 1
        x += 7
    for flower in seat.flowers:
        yield _placed(f"t-{flower}", x, _SMALL)
        x += _TILE[0] * _SMALL + 1


def _placed(symbol: str, x: float, scale: float) -> PlacedTile:
    """A standing tile of the strip; all end at the same line."""
    height = _TILE[1] * scale
    return PlacedTile(symbol, x, _STRIP + 36 - height, _TILE[0] * scale, height)


def _meld(meld: PublicMeld, owner: Wind, x: float, robbed: Tile | None) -> Iterator[PlacedTile]:
    """A meld with the claimed tile lying towards the one who gave it; an added tile lies on that one."""
    if meld.laid is None or meld.kind is MeldKind.CONCEALED_KONG:
        tiles = meld.laid.meld.tiles if meld.laid else ()
        for at in range(4):
            hidden = not tiles or at in (1, 2)
            yield (placed := _placed("t-back" if hidden else f"t-{tiles[at]}", x, _SMALL))
            x = placed.x + placed.width + 1
        return
    for tile, lies in _laid_out(meld, owner):
        if lies:
            width, height = _LYING[0] * _SMALL, _LYING[1] * _SMALL
            placed = PlacedTile(f"h-{tile}", x, _STRIP + 36 - height, width, height)
            if meld.kind is MeldKind.ADDED_KONG:
                yield replace(placed, y=placed.y - height, is_marked=tile == robbed)
        else:
            placed = _placed(f"t-{tile}", x, _SMALL)
        yield placed
        x = placed.x + placed.width + 1


def _laid_out(meld: PublicMeld, owner: Wind) -> list[tuple[Tile, bool]]:
    """The tiles of a meld from left to right, without one that was added, and which one lies."""
    laid = meld.laid
    assert laid is not None
    tiles, giver = list(laid.meld.tiles), laid.meld.claimed_from
    if laid.claimed is None or giver is None:
        return [(each, False) for each in tiles]
    tiles.remove(laid.claimed)
    if meld.kind is MeldKind.ADDED_KONG:
        tiles.pop()
    step = (giver.place - owner.place) % 4  # 1 the right-hand player, 3 the left-hand one
    at = {3: 0, 2: 1, 1: len(tiles)}[step]
    row = [(each, False) for each in tiles]
    row.insert(at, (laid.claimed, True))
    return row
