"""Moments of a played deal at which something can happen beside a called win."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, TypeVar

from quizzes.desk.deed import DeedMoment, Moments
from quizzes.desk.tables import DealCourse, win_called
from quizzes.hands.draw import Draw
from quizzes.message import TileList, Value
from scoring import WINDS, MeldKind, Score, Tile, Wind
from scoring.play import FloorTile, SeatState, Stage, TableState
from scoring.play.state import EventKind

T = TypeVar("T")
_LOOK_AHEAD: Final = 3
_KONG: Final = 4


def _picked(items: Iterable[T], draw: Draw) -> T | None:
    found = list(items)
    return draw.pick(found) if found else None


def in_turns(deal: DealCourse) -> list[TableState]:
    """States in which a seat has drawn from the wall and has not moved yet."""
    return [
        each
        for each in deal.states[1:-1]
        if each.stage is Stage.TURN
        and each.in_turn.drawn is not None
        and not each.in_turn.drawn.is_flower
        and any(event.kind is EventKind.DREW for event in each.happened)
    ]


def on_offer(deal: DealCourse) -> list[TableState]:
    """States in which a discard lies before the others."""
    return [each for each in deal.states[:-1] if each.stage is Stage.CLAIMS]


def _other(seat: Wind, draw: Draw, *not_these: Wind) -> Wind:
    return draw.pick([each for each in WINDS if each not in (seat, *not_these)])


def any_player(name: str = "other") -> Moments:
    """Any player, on a tile that was discarded, and another player under that name."""

    def moment(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
        state = _picked(on_offer(deal), draw)
        if state is None:
            return None
        seat = draw.pick(WINDS)
        return DeedMoment(state, seat, {name: _other(seat, draw)})

    return moment


def before_play(low: int, high: int) -> Moments:
    """Before the first discard of the session; so many minutes after the start."""

    def moment(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
        if deal.states[0].round_wind is not Wind.EAST:
            return None
        minutes = low + draw.below(high - low + 1)
        values: dict[str, Value] = {"minutes": minutes} if is_so else {}
        return DeedMoment(deal.states[0], draw.pick(WINDS), values, is_kept=False)

    return moment


def own_tile(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player with a standing tile, on another's discard."""
    state = _picked(on_offer(deal), draw)
    if state is None:
        return None
    seat = draw.pick([each for each in WINDS if each is not state.turn])
    tile = draw.pick(state.seat(seat).standing)
    return DeedMoment(state, seat, {"tile": tile}, is_kept=not is_so)


def own_discard(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """The player whose tile lies there."""
    state = _picked(on_offer(deal), draw)
    if state is None or state.offered is None:
        return None
    other = _other(state.turn, draw)
    return DeedMoment(state, state.turn, {"tile": state.offered, "other": other})


def drawing(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player who has just drawn; `left` is the one before."""
    state = _picked(in_turns(deal), draw)
    if state is None:
        return None
    return DeedMoment(state, state.turn, {"left": state.turn.after(3)})


def drawing_wrongly(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player who has just drawn from another place."""
    found = drawing(deal, draw, is_so)
    return replace(found, is_kept=False) if found else None


def with_a_pair(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player who holds two tiles like the discard; `seconds` after it."""
    found = [(state, seat) for state in on_offer(deal) for seat in _with(state, 2, 3)]
    picked = _picked(found, draw)
    if picked is None or picked[0].offered is None:
        return None
    state, seat = picked
    seconds = 2
    if is_so:
        seconds = 4 + draw.below(4)  # 3 is the border itself
    else:
        draw.skip(1)
    values: dict[str, Value] = {
        "tile": picked[0].offered,
        "seconds": seconds,
        "left": state.turn,
    }
    return DeedMoment(state, seat, values, is_kept=False)


def next_with_a_pair(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """The player whose turn comes next, with two tiles like the discard."""
    found = [state for state in on_offer(deal) if state.turn.after(1) in _with(state, 2, 3)]
    state = _picked(found, draw)
    if state is None or state.offered is None:
        return None
    values: dict[str, Value] = {"tile": state.offered, "left": state.turn}
    return DeedMoment(state, state.turn.after(1), values, is_kept=is_so)


def calling_a_pung(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player who calls a pung, without the two tiles for it or with them."""
    return _calling_with(deal, draw, is_so, (0, 1) if is_so else (2, 3))


def calling_a_chow(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """The next player, who calls a chow without two tiles for it, or with them."""
    found = [
        state
        for state in on_offer(deal)
        if state.offered is not None
        and state.offered.is_suited
        and bool(_chows(state.offered, state.seat(state.turn.after(1)))) is not is_so
    ]
    state = _picked(found, draw)
    if state is None or state.offered is None:
        return None
    values: dict[str, Value] = {"tile": state.offered, "left": state.turn}
    return DeedMoment(state, state.turn.after(1), values, is_kept=is_so)


def calling_a_kong(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player who calls a kong without the three tiles for it, or with them."""
    return _calling_with(deal, draw, is_so, (1, 2) if is_so else (3, 3))


def _calling_with(
    deal: DealCourse, draw: Draw, is_so: bool, held: tuple[int, int]
) -> DeedMoment | None:
    """A player who calls the discard and holds from `held[0]` to `held[1]` tiles like it."""
    found = [(state, seat) for state in on_offer(deal) for seat in _with(state, *held)]
    picked = _picked(found, draw)
    if picked is None or picked[0].offered is None:
        return None
    state, seat = picked
    number = state.seat(seat).standing.count(picked[0].offered)
    values: dict[str, Value] = {"tile": picked[0].offered, "number": number, "left": state.turn}
    return DeedMoment(state, seat, values, is_kept=is_so)


def laying_a_kong(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player who lays open a kong of a discard, one of its tiles another; or a true one."""
    held = 2 if is_so else 3
    found = [
        (state, seat, other)
        for state in on_offer(deal)
        for seat in _with(state, held, held)
        for other in sorted(set(state.seat(seat).standing))
        if other != state.offered
    ]
    picked = _picked(found, draw)
    if picked is None or picked[0].offered is None:
        return None
    state, seat, other = picked
    tile = picked[0].offered
    return _laid(state, seat, tile, (tile,) * _KONG, (*(tile,) * (_KONG - 1), other))


def _with(state: TableState, low: int, high: int) -> list[Wind]:
    """The others who hold so many tiles like the discard."""
    tile = state.offered
    assert tile is not None
    return [
        each
        for each in WINDS
        if each is not state.turn and low <= state.seat(each).standing.count(tile) <= high
    ]


def laying_a_set(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A claim that was made in the deal, or one of the next player with tiles that make no set."""
    return _wrong_chow(deal, draw) if is_so else _true_claim(deal, draw)


def _true_claim(deal: DealCourse, draw: Draw) -> DeedMoment | None:
    found = [
        (before, event)
        for before, after in zip(deal.states, deal.states[1:], strict=False)
        for event in after.happened
        if event.kind is EventKind.CLAIMED
        and event.meld is not None
        and before.stage is Stage.CLAIMS
        and event.meld.kind in (MeldKind.CHOW, MeldKind.PUNG)
    ]
    picked = _picked(found, draw)
    if picked is None or picked[1].meld is None or picked[1].tile is None:
        return None
    before, event = picked
    tile, meld = picked[1].tile, picked[1].meld
    wrong = _picked(_no_sets(tile, before.seat(event.seat)), draw)
    if wrong is None:
        return None
    return _laid(before, event.seat, tile, meld.tiles, wrong)


def _laid(
    state: TableState, seat: Wind, tile: Tile, right: tuple[Tile, ...], wrong: tuple[Tile, ...]
) -> DeedMoment:
    """What can have been laid open with the discard: a set, or tiles that make none."""
    values: dict[str, Value] = {
        "right": TileList(right),
        "wrong": TileList(wrong),
        "tile": tile,
        "left": state.turn,
    }
    return DeedMoment(state, seat, values, is_kept=False)


def _wrong_chow(deal: DealCourse, draw: Draw) -> DeedMoment | None:
    found = [
        (state, tile, right, wrong)
        for state in on_offer(deal)
        if (tile := state.offered) is not None and tile.is_suited
        for right in _chows(tile, state.seat(state.turn.after(1)))
        for wrong in _no_sets(tile, state.seat(state.turn.after(1)))
    ]
    picked = _picked(found, draw)
    if picked is None:
        return None
    state, tile, right, wrong = picked
    return _laid(state, state.turn.after(1), tile, right, wrong)


def _chows(tile: Tile, seat: SeatState) -> list[tuple[Tile, ...]]:
    """The chows that the seat can make of a suited tile."""
    return [
        three
        for three in _threes(tile, seat)
        if [each.number - three[0].number for each in three] == [0, 1, 2]
    ]


def _no_sets(tile: Tile, seat: SeatState) -> list[tuple[Tile, ...]]:
    """Tiles of the seat that look like a set with that tile, and make none."""
    if tile.is_suited:
        return [each for each in _threes(tile, seat) if _is_nearly_a_chow(each)]
    honours = {each for each in seat.standing if not each.is_suited and each != tile}
    return [(tile, tile, each) for each in sorted(honours) if tile in seat.standing]


def _threes(tile: Tile, seat: SeatState) -> list[tuple[Tile, ...]]:
    """The tile with two other kinds of its suit that the seat holds, in order."""
    near = {each for each in seat.standing if each.suit == tile.suit and each != tile}
    return [tuple(sorted((tile, *two))) for two in combinations(sorted(near), 2)]


def _is_nearly_a_chow(tiles: Sequence[Tile]) -> bool:
    low, _, high = sorted(each.number for each in tiles)
    return high - low == _LOOK_AHEAD


def flower_called(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player who has drawn a tile that is no flower, or one who has laid a flower open."""
    if is_so:
        state = _picked(in_turns(deal), draw)
        if state is None or state.in_turn.drawn is None:
            return None
        return DeedMoment(state, state.turn, {"tile": state.in_turn.drawn}, is_kept=False)
    found = [
        (state, event)
        for state in deal.states[1:-1]
        for event in state.happened
        if event.kind is EventKind.FLOWER and event.seat is state.turn
    ]
    picked = _picked(found, draw)
    if picked is None or picked[1].tile is None:
        return None
    return DeedMoment(picked[0], picked[1].seat, {"tile": picked[1].tile})


def at_the_win(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """The player who wins."""
    state, seat = deal.before_win, deal.winner
    called = win_called(state, seat, deal.rules)
    if not isinstance(called, Score):
        return None
    return DeedMoment(state, seat, {"tile": called.hand.win}, is_kept=False)


def at_a_win_on_a_discard(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """The player who wins on a discard."""
    return at_the_win(deal, draw, is_so) if deal.before_win.stage is Stage.CLAIMS else None


def at_a_win_with_a_pair(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """The player who wins on a discard, and could have called a pung of it."""
    found = at_a_win_on_a_discard(deal, draw, is_so)
    if found is None or found.seat not in _with(found.state, 2, 3):
        return None
    return found


def after_the_deal(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment:
    """A player when the deal is over."""
    return DeedMoment(deal.states[-1], draw.pick(WINDS), {}, is_kept=False)


def hidden_tile(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player one of whose standing tiles is gone, or is not."""
    found = own_tile(deal, draw, is_so)
    if found is None:
        return None
    if not is_so:
        return found
    tile = found.values["tile"]
    assert isinstance(tile, Tile)
    seat = found.state.seat(found.seat).giving((tile,))
    return DeedMoment(found.state.having(seat), found.seat, found.values, is_kept=False)


def tile_number(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player with one tile too few or too many; or with the right number."""
    state = _picked(on_offer(deal), draw)
    if state is None:
        return None
    seat = draw.pick([each for each in WINDS if each is not state.turn])
    if is_so:
        state = _one_off(state, state.seat(seat), draw)
    held = len(state.seat(seat).standing)
    values: dict[str, Value] = {"number": held, "melds": len(state.seat(seat).melds)}
    return DeedMoment(state, seat, values, is_kept=not is_so)


def _one_off(state: TableState, seat: SeatState, draw: Draw) -> TableState:
    """The seat with one tile too many, drawn from the wall, or one too few, discarded."""
    if draw.chance(0.5) and state.wall.left:
        tile, wall = state.wall.drawn()
        if not tile.is_flower:
            standing = tuple(sorted((*seat.standing, tile)))
            return state._replace(wall=wall).having(seat._replace(standing=standing))
    gone = draw.pick(seat.standing)
    short = seat.giving((gone,))
    return state.having(short._replace(floor=(*seat.floor, FloorTile(gone))))
