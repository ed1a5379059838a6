"""Deals that the program has played and that are kept: how each was won, and all its moves.

Questions about a table are made of them, so they stay what they are however the program plays later.
`python -m tests.bench.kept_deals` plays deals and writes them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Final

from scoring import TILES, RuleSet, Tile, Wind
from scoring.play import Move, MoveRefused, TableState, begin_from, moved, read_moves
from scoring.play.dealing import built

SUITS: Final = "mps"
SUIT_ORDERS: Final = tuple(map("".join, permutations(SUITS)))
PLAIN: Final = ""
_SUIT: Final = 9  # kinds
_FOLDER: Final = Path(__file__).with_name("logs")


@dataclass(frozen=True, slots=True)
class KeptDeal:
    """A deal that somebody won.

    `manner` is the fan that the last tile brings by how or when it came, `PLAIN` where it brings none.
    `has_waits` says that some player could have discarded a tile on which another waited.
    """

    seed: str
    round_wind: Wind
    manner: str
    has_waits: bool
    moves: tuple[Move, ...]


@cache
def kept_deals(rules: str) -> tuple[KeptDeal, ...]:
    """The deals of a rule set, from the easiest hand to the hardest."""
    lines = (_FOLDER / f"{rules}.tsv").read_text(encoding="ascii").splitlines()
    return tuple(_deal(line) for line in lines)


def _deal(line: str) -> KeptDeal:
    seed, wind, manner, waits, moves = line.split("\t")
    return KeptDeal(seed, Wind(wind), manner, waits == "1", read_moves(moves))


def states_of_deal(rules: RuleSet, deal: KeptDeal, suits: str) -> tuple[TableState, ...]:
    """Every state of the deal, with its suits renamed: `psm` makes dots of characters, and so on.

    A few fans know one suit from another, so that a hand may win no more; then the suits stay.
    """
    try:
        return tuple(_played(rules, deal, suits))
    except MoveRefused:
        return tuple(_played(rules, deal, SUITS))


def _played(rules: RuleSet, deal: KeptDeal, suits: str) -> Iterator[TableState]:
    named = {tile: _renamed(tile, suits) for tile in TILES}
    wall = built(rules, deal.seed)
    wall = replace(wall, tiles=tuple(named[each] for each in wall.tiles))
    state = begin_from(rules, wall, deal.round_wind)
    yield state
    for move in deal.moves:
        tile = named[move.tile] if move.tile is not None else None
        state = moved(state, replace(move, tile=tile))
        yield state


def _renamed(tile: Tile, suits: str) -> Tile:
    if tile.is_honor or tile.is_flower:
        return tile
    place, step = divmod(tile.index, _SUIT)
    return TILES[SUITS.index(suits[place]) * _SUIT + step]
