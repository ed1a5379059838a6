"""Walls that lie as a test wants them: what each is dealt, what is drawn, what lies at the back."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from scoring import RULE_SETS, Wind, parse_tiles
from scoring.play import (
    Action,
    Move,
    Stage,
    TableState,
    begin_from,
    moved,
    read_moves,
    seats_to_move,
)
from scoring.play.dealing import built
from scoring.play.wall import PlayWall
from scoring.table import DEALT
from scoring.tiles import Tile

DEALT_IN_ALL = 53
OF_A_TURN = {Action.DISCARD, Action.RIICHI, Action.ADDED_KONG, Action.CONCEALED_KONG}


def tiles_in_order(text: str) -> list[Tile]:
    """Tiles as they are written, `5m 1z`, in that order and not sorted."""
    return [parse_tiles(each)[0] for each in text.split()]


def wall_of(rules: str, hands: Mapping[str, str], draws: str = "", back: str = "") -> PlayWall:
    """Walls in which those seats are dealt those tiles, and then those are drawn.

    The dealer is dealt fourteen, the last one written last. `draws` come from the front after the
    deal, `back` from the back; both as `5m 1z`. All else lies in any order, flowers in the middle.
    """
    wall = built(RULE_SETS[rules], "of a test")
    tiles: dict[int, Tile] = {}
    for seat, text in hands.items():
        tiles |= zip(DEALT[Wind(seat)], tiles_in_order(text), strict=True)
    tiles |= enumerate(tiles_in_order(draws), start=DEALT_IN_ALL)
    last = len(wall.tiles) - 1
    for number, each in enumerate(tiles_in_order(back)):
        tiles[last - 2 * (number // 2) - 1 + number % 2] = each
    left = Counter(wall.tiles) - Counter(tiles.values())
    playing = [each for each in left.elements() if not each.is_flower]
    flowers = [each for each in left.elements() if each.is_flower]
    free = [number for number in range(len(wall.tiles)) if number not in tiles]
    middle = [number for number in free if number >= DEALT_IN_ALL + 20][: len(flowers)]
    tiles |= zip(middle, flowers, strict=True)
    tiles |= zip((each for each in free if each not in middle), playing, strict=True)
    order = tuple(tiles[number] for number in range(len(wall.tiles)))
    return PlayWall(order, wall.dice, wall.first, wall.last, wall.in_each_wall, dead=wall.dead)


def table_of(
    rules: str,
    hands: Mapping[str, str],
    draws: str = "",
    back: str = "",
    moves: str = "",
    strict: Wind | None = None,
) -> TableState:
    """The table after a deal from such walls, and after those moves.

    Who could claim a tile and has no move there passes, once the next turn begins.
    """
    wall = wall_of(rules, hands, draws, back)
    state = begin_from(RULE_SETS[rules], wall, strict=strict)
    for move in read_moves(moves):
        if move.action in OF_A_TURN:
            state = others_pass(state)
        state = moved(state, move)
    return state


def others_pass(state: TableState, *but: Wind) -> TableState:
    """Let every seat pass that could claim the tile, all but those."""
    offered = state.offered
    while state.stage in (Stage.CLAIMS, Stage.ROBBING) and state.offered is offered:
        silent = next((each for each in seats_to_move(state) if each not in but), None)
        if silent is None:
            return state
        state = moved(state, Move(silent, Action.PASS))
    return state


def without_tiles_to_draw(state: TableState) -> TableState:
    """The same table with nothing left to draw."""
    return state._replace(wall=replace(state.wall, front=state.wall.front + state.wall.left))
