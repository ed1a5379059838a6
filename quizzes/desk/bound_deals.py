"""Deals of International Mahjong in which a player displayed three sets of honors (articles 32 and 33).

What the honors are called, and which tile is drawn at the end, is chosen anew: no player could have seen
either before, so the deal stays one that was played.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from quizzes.deal import kept
from quizzes.hands.draw import Draw
from scoring import TILES, MeldKind, RuleSet, Tile, Wind, rule_set
from scoring.play import Move, MoveRefused, Stage, TableState, begin_from, moved, read_moves
from scoring.play.dealing import built
from scoring.play.state import EventKind
from scoring.play.wall import PlayWall

_LOG: Final = Path(kept.__file__).with_name("logs") / "imj-bound.tsv"
_SETS: Final = 3
_HONORS: Final = TILES[27:34]
_WINDS, _DRAGONS = _HONORS[:4], _HONORS[4:]


@dataclass(frozen=True, slots=True)
class BoundDeal:
    """A deal with the seat that displayed three sets of honors; the moves go to its end."""

    seed: str
    round_wind: Wind
    seat: Wind
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class ThirdSet:
    """A table at which that seat can win, and who gave the tile of its third set of honors."""

    state: TableState
    seat: Wind
    giver: Wind
    tile: Tile


@cache
def bound_deals() -> tuple[BoundDeal, ...]:
    """The deals that are kept."""
    rows = (line.split("\t") for line in _LOG.read_text(encoding="ascii").splitlines())
    return tuple(
        BoundDeal(seed, Wind(round_wind), Wind(seat), read_moves(moves))
        for seed, round_wind, seat, moves in rows
    )


def third_sets(draw: Draw, *, bound: bool, drawn: bool) -> Iterator[ThirdSet]:
    """Tables in an order of the draw.

    `bound`: the three sets are of dragons, so that the tile of the third is bound; else one of the first
    two is of a wind. `drawn`: the last tile comes from the wall, else from a discard.
    """
    for deal, states, named, kind in _named_anew(draw, bound=bound):
        found = _drawn_wins(deal, states, named, draw) if drawn else _discards(deal, states)
        yield from (
            third for state in found if (third := _third(state, deal.seat, kind)) is not None
        )


def third_discards(draw: Draw, *, bound: bool) -> Iterator[ThirdSet]:
    """Tables at which the tile of the third set lies there and is not claimed yet, in such an order."""
    for deal, states, _named_so, kind in _named_anew(draw, bound=bound):
        last = _third(states[-1], deal.seat, kind)
        for before, after in pairwise(states):
            laid = after.seat(deal.seat).laid
            is_claim = len(laid) > len(before.seat(deal.seat).laid) and laid[-1].claimed == kind
            if last is not None and is_claim and before.stage is Stage.CLAIMS:
                yield ThirdSet(before._replace(answers=()), deal.seat, before.turn, kind)


_NamedDeal = tuple[BoundDeal, tuple[TableState, ...], Mapping[Tile, Tile], Tile]


def _named_anew(draw: Draw, *, bound: bool) -> Iterator[_NamedDeal]:
    """Each deal with its states and its new names of honors, and the kind of the third set."""
    rules = rule_set("imj")
    for deal in draw.shuffled(bound_deals()):
        played = tuple(_played(rules, deal, {}))
        kinds = [each.meld.tiles[0] for each in played[-1].seat(deal.seat).laid]
        claimed = [each for each in kinds if each.is_honor][:_SETS]
        named = _named(claimed, draw, bound=bound)
        try:
            states = tuple(_played(rules, deal, named))
        except MoveRefused:
            continue
        yield deal, states, named, named[claimed[-1]]


def _named(claimed: Sequence[Tile], draw: Draw, *, bound: bool) -> Mapping[Tile, Tile]:
    """New names for the honors: those of the three sets first."""
    dragons, winds = draw.shuffled(_DRAGONS), draw.shuffled(_WINDS)
    sets = dragons if bound else [dragons[0], winds[0], dragons[1]]
    others = [each for each in (*winds, *dragons) if each not in sets]
    kinds = [each for each in _HONORS if each not in claimed]
    return dict(zip((*claimed, *kinds), (*sets, *others), strict=True))


def _built(rules: RuleSet, deal: BoundDeal, named: Mapping[Tile, Tile]) -> PlayWall:
    wall = built(rules, deal.seed)
    return replace(wall, tiles=tuple(named.get(each, each) for each in wall.tiles))


def _played(
    rules: RuleSet, deal: BoundDeal, named: Mapping[Tile, Tile], wall: PlayWall | None = None
) -> Iterator[TableState]:
    state = begin_from(rules, wall or _built(rules, deal, named), deal.round_wind)
    yield state
    for move in deal.moves:
        tile = named.get(move.tile, move.tile) if move.tile is not None else None
        state = moved(state, replace(move, tile=tile))
        yield state


def _has_three(state: TableState, seat: Wind) -> bool:
    laid = state.seat(seat).laid
    return sum(each.meld.tiles[0].is_honor and each.claimed is not None for each in laid) >= _SETS


def _discards(deal: BoundDeal, states: Sequence[TableState]) -> Iterator[TableState]:
    """A discard on which the seat can win."""
    for state in states[:-1]:
        offered = state.offered
        if state.stage is not Stage.CLAIMS or offered is None or offered.is_wind:
            continue
        is_free = state.turn is not deal.seat and _has_three(state, deal.seat)
        if is_free and offered in state.seat(deal.seat).waits(state.rules.shapes):
            yield state


def _drawn_wins(
    deal: BoundDeal, states: Sequence[TableState], named: Mapping[Tile, Tile], draw: Draw
) -> Iterator[TableState]:
    """A tile that the seat waits for changes places in the wall with the one that it drew."""
    for at, (before, after) in enumerate(pairwise(states), 1):
        seat = after.seat(deal.seat)
        is_draw = (
            after.stage is Stage.TURN
            and after.turn is deal.seat
            and seat.drawn is not None
            and not seat.drawn.is_flower
            and after.wall.front == before.wall.front + 1
            and after.happened[-1].kind is EventKind.DREW
        )
        if not is_draw or not _has_three(after, deal.seat):
            continue
        place, tiles = before.wall.next_in_front, list(before.wall.tiles)
        waits = [each for each in seat.waits(after.rules.shapes) if not each.is_wind]
        behind = [
            other
            for other in range(place + 1, len(tiles) - before.wall.back - 1)
            if tiles[other] in waits
        ]
        if not behind:
            continue
        other = draw.pick(behind)
        tiles[place], tiles[other] = tiles[other], tiles[place]
        wall = replace(before.wall, tiles=tuple(tiles), front=0, back=0)
        short = replace(deal, moves=deal.moves[:at])
        yield tuple(_played(after.rules, short, named, wall))[-1]


def _third(state: TableState, seat: Wind, kind: Tile) -> ThirdSet | None:
    """Who gave the tile of that kind for a set."""
    for each in state.seat(seat).laid:
        giver = each.meld.claimed_from
        if each.claimed == kind and giver is not None and each.meld.kind is MeldKind.PUNG:
            return ThirdSet(state, seat, giver, kind)
    return None
