"""A picture of the table: seats, walls, a claim, who pays, how claimed tiles lie, a deal in its middle."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from lessons.errors import ContentError
from lessons.pieces.hand_lines import hand_of, meld_of, score_or_fault
from lessons.tables import Table, expect_keys, table_of, text, texts
from scoring import (
    Hand,
    Meld,
    RuleSet,
    Score,
    ScoringError,
    Tile,
    WaitingHand,
    Wind,
    parse_tiles,
)
from scoring.plans.at_table import hand_at_table
from scoring.play import MoveRefused, TableState, read_moves, replayed, view_of
from scoring.play.moves import UnreadableMoves


class DiagramKind(StrEnum):
    """What a diagram draws."""

    SEATS = "seats"
    WALL = "wall"
    CLAIM = "claim"
    PAY = "pay"
    MELD = "meld"
    DEAL = "deal"


CALLS: Final = ("chow", "pung", "kong", "win")
_KEYS: Final[Mapping[DiagramKind, frozenset[str]]] = MappingProxyType(
    {
        DiagramKind.SEATS: frozenset({"seat", "round"}),
        DiagramKind.WALL: frozenset({"dice", "second"}),
        DiagramKind.CLAIM: frozenset({"from", "by", "tile", "calls"}),
        DiagramKind.PAY: frozenset({"hand"}),
        DiagramKind.MELD: frozenset({"melds", "from", "seat"}),
        DiagramKind.DEAL: frozenset({"seed", "moves", "round", "seat"}),
    }
)


@dataclass(frozen=True, slots=True)
class Diagram:
    """What is drawn. `source` are the seats that tiles come from, `by` those who call, the first
    of them first; `score` is the hand that is paid for; `state` is the deal that `seat` looks at.
    """

    show: DiagramKind
    rules: str
    seat: Wind = Wind.EAST
    dice: tuple[int, ...] = ()
    second: tuple[int, ...] = ()
    source: tuple[Wind, ...] = ()
    by: tuple[Wind, ...] = ()
    calls: tuple[str, ...] = ()
    tile: Tile | None = None
    melds: tuple[Meld, ...] = ()
    score: Score | None = field(default=None, repr=False)
    state: TableState | None = field(default=None, repr=False)


def diagram(table: Table, rules: RuleSet, where: str) -> Diagram:
    """The diagram of a table. Raises ContentError: it cannot be drawn."""
    name = text(table, "show", where)
    if name not in list(DiagramKind):
        raise ContentError(
            "bad-value", f"{where}: show is {name!r}: expected {', '.join(DiagramKind)}"
        )
    show = DiagramKind(name)
    expect_keys(table, _KEYS[show] | {"show", "rules"}, where)
    found = Diagram(
        show=show,
        rules=rules.id,
        seat=Wind(table.get("seat", "E")),
        dice=_dice(table, "dice", where),
        second=_dice(table, "second", where),
        source=_seats(table, "from", where),
        by=_seats(table, "by", where),
        calls=texts(table, "calls", where),
        tile=parse_tiles(text(table, "tile", where))[0] if "tile" in table else None,
        melds=_melds(table, where),
        score=_paid(table, rules, where) if show is DiagramKind.PAY else None,
        state=_played(table, rules, where) if show is DiagramKind.DEAL else None,
    )
    _expect_whole(found, where)
    return found


def _dice(table: Table, key: str, where: str) -> tuple[int, ...]:
    dice = table.get(key, [])
    if len(dice) not in (0, 2, 3) or not all(each in range(1, 7) for each in dice):
        raise ContentError(
            "bad-value", f"{where}: {key} is {dice!r}: expected two dice, or three for IMJ"
        )
    return tuple(dice)


def _seats(table: Table, key: str, where: str) -> tuple[Wind, ...]:
    seats = table.get(key, [])
    named = [seats] if isinstance(seats, str) else seats
    if not all(each in list(Wind) for each in named):
        raise ContentError("bad-value", f"{where}: {key} is {seats!r}: expected E, S, W or N")
    return tuple(Wind(each) for each in named)


def _melds(table: Table, where: str) -> tuple[Meld, ...]:
    """The melds, each from the seat that stands in the same place of `from`."""
    written, seats = table.get("melds", ()), _seats(table, "from", where)
    if len(seats) not in (0, 1, len(written)) and table["show"] == DiagramKind.MELD:
        raise ContentError("bad-value", f"{where}: expected a seat in from for each meld")
    sources = seats if len(seats) == len(written) else (None,) * len(written)
    return tuple(
        meld_of(each, where, source) for each, source in zip(written, sources, strict=True)
    )


def _paid(table: Table, rules: RuleSet, where: str) -> Score:
    found = score_or_fault(hand_of(table_of(table, "hand", where), rules, where), rules, where)
    if not found.win:
        raise ContentError("wrong-count", f"{where}: nobody pays, for the hand is no win")
    return found


def _played(table: Table, rules: RuleSet, where: str) -> TableState:
    """The deal of the seed after its moves, in which the seat that looks on has a hand."""
    seed, seat = text(table, "seed", where), Wind(table.get("seat", "E"))
    try:
        moves = read_moves("".join(text(table, "moves", where).split()))
        state = replayed(rules, seed, moves, Wind(table.get("round", "E")))[-1]
        own_tiles(state, seat)
    except (UnreadableMoves, MoveRefused, ScoringError) as error:
        raise ContentError("bad-hand", f"{where}: no such deal can be shown: {error}") from error
    return state


def own_tiles(state: TableState, seat: Wind) -> Hand | WaitingHand:
    """The tiles of that seat, one that it has drawn apart.

    Raises ScoringError: there are no thirteen or fourteen.
    """
    view = view_of(state, seat)
    return hand_at_table(view).lying(view.own.drawn)


def _expect_whole(diagram: Diagram, where: str) -> None:
    """Each kind of diagram has what it draws."""
    match diagram.show:
        case DiagramKind.CLAIM:
            whole = len(diagram.source) == 1 and len(diagram.by) == len(diagram.calls) > 0
            whole = whole and diagram.tile is not None and set(diagram.calls) <= set(CALLS)
            needs = f"from, tile, by and a call for each of them ({', '.join(CALLS)})"
        case DiagramKind.MELD:
            whole, needs = bool(diagram.melds), "melds"
        case _:
            whole, needs = True, ""
    if not whole:
        raise ContentError("missing-key", f"{where}: a diagram of {diagram.show} needs {needs}")
