"""A hand that the learner can change: other tiles, a claim, a self-drawn win, another wait."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from types import MappingProxyType
from typing import Final

from lessons.errors import ContentError
from lessons.pieces.hand_lines import expect_total, hand_of, meld_of, score_or_fault
from lessons.tables import Table, expect_keys, table_of
from scoring import Hand, Meld, RuleSet, Score, ScoringError, Tile, WinSource, parse_tiles

_KEYS: Final = frozenset({"total", "swap", "claim", "drawn", "wait", "rules", "plain"})
_OTHER_WAY: Final = {WinSource.DISCARD: WinSource.DRAW, WinSource.DRAW: WinSource.DISCARD}
MOST_STATES: Final = 128


@dataclass(frozen=True, slots=True)
class Swap:
    """Tiles of the hand that others may stand in for; the first of `tiles` are its own."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LiveState:
    """What was chosen: for each swap the tiles, the sets claimed, the way of winning, the tile.

    `swaps` has the place of the chosen tiles for each swap, 0 for the hand's own.
    """

    swaps: tuple[int, ...]
    claimed: frozenset[str] = frozenset()
    turned: bool = False
    wait: str = ""


@dataclass(frozen=True, slots=True)
class LiveHand:
    """The hand as it starts, and what may be changed. `scores` holds every state there is.

    `plain` shows whether it is complete, for those who count nothing yet; `han_only` the
    account without the fu.
    """

    hand: Hand
    swaps: tuple[Swap, ...]
    claims: tuple[str, ...]
    turns: bool
    waits: tuple[str, ...]
    scores: Mapping[LiveState, Score] = field(repr=False)
    plain: bool = False
    han_only: bool = False

    @property
    def start(self) -> LiveState:
        """Nothing changed."""
        return LiveState((0,) * len(self.swaps))


def live_hand(table: Table, rules: RuleSet, where: str) -> LiveHand:
    """The live hand of a table; every state that is stated must have its total.

    Raises:
        ContentError: `wrong-count`, `bad-hand` where a state can be no hand, `bad-value` where
            there is nothing to change or too much.
    """
    hand = hand_of(table, rules, where, _KEYS)
    swapping, claiming = _part(table, "swap", where), _part(table, "claim", where)
    drawn, waiting = _part(table, "drawn", where), _part(table, "wait", where)
    expect_keys(drawn, frozenset({"total"}), f"{where}, drawn")
    swaps = tuple(_swap(own, others, where) for own, others in swapping.items())
    found = LiveHand(
        hand, swaps, tuple(claiming), bool(drawn), tuple(waiting), MappingProxyType({})
    )
    states = tuple(_states(found))
    if not 1 < len(states) <= MOST_STATES:
        raise ContentError(
            "bad-value", f"{where}: {len(states)} states: expected 2 to {MOST_STATES}"
        )
    scores = {each: _score(found, each, rules, where) for each in states}
    for state, total, change in _stated(found, table, swapping, claiming, drawn, waiting):
        expect_total(total, scores[state], f"{where}, {change}")
    return replace(
        found,
        scores=MappingProxyType(scores),
        plain=table.get("plain", False),
    )


def _part(table: Table, key: str, where: str) -> Table:
    return table_of(table, key, where) if key in table else {}


def _swap(own: str, others: object, where: str) -> Swap:
    if not isinstance(others, Mapping) or not others:
        raise ContentError("bad-value", f"{where}: {own} needs a table of tiles and their totals")
    lengths = {len(parse_tiles(tiles)) for tiles in (own, *others)}
    if len(lengths) > 1:
        raise ContentError("bad-value", f"{where}: {own}: as many tiles must take their place")
    return Swap((own, *others))


def _states(live_hand: LiveHand) -> Iterator[LiveState]:
    """Every combination of the choices."""
    places = [range(len(swap.tiles)) for swap in live_hand.swaps]
    turned = (False, True) if live_hand.turns else (False,)
    claims = [(frozenset[str](), frozenset({each})) for each in live_hand.claims]
    for chosen, turn, wait in product(product(*places), turned, ("", *live_hand.waits)):
        for picked in product(*claims):
            yield LiveState(chosen, frozenset[str]().union(*picked), turn, wait)


def _stated(
    live_hand: LiveHand,
    table: Table,
    swapping: Table,
    claiming: Table,
    drawn: Table,
    waiting: Table,
) -> Iterator[tuple[LiveState, object, str]]:
    """Each state that the lesson gives a total, with what it is called."""
    start = live_hand.start
    yield start, table.get("total"), "as it starts"
    for place, (own, others) in enumerate(swapping.items()):
        for nth, (tiles, total) in enumerate(others.items(), 1):
            chosen = (*start.swaps[:place], nth, *start.swaps[place + 1 :])
            yield replace(start, swaps=chosen), total, f"{own} to {tiles}"
    for meld, total in claiming.items():
        yield replace(start, claimed=frozenset({meld})), total, f"{meld} claimed"
    for tile, total in waiting.items():
        yield replace(start, wait=tile), total, f"won on {tile}"
    if drawn:
        yield replace(start, turned=True), drawn.get("total"), "won the other way"


def _score(live_hand: LiveHand, state: LiveState, rules: RuleSet, where: str) -> Score:
    label = f"{where}: {state}"
    try:
        return score_or_fault(_changed(live_hand, state, label), rules, label)
    except ScoringError as error:
        raise ContentError("bad-hand", f"{label}: {error}") from error


def _changed(live_hand: LiveHand, state: LiveState, where: str) -> Hand:
    """The hand of a state: first other tiles, then the tile that came last, then the claims."""
    standing, win = list(live_hand.hand.concealed), live_hand.hand.win
    for swap, nth in zip(live_hand.swaps, state.swaps, strict=True):
        for old, new in zip(parse_tiles(swap.tiles[0]), parse_tiles(swap.tiles[nth]), strict=True):
            if old in standing:
                standing[standing.index(old)] = new
            elif old == win:
                win = new
            else:
                raise ContentError("bad-value", f"{where}: the hand holds no {old} to change")
    if state.wait:
        (last,) = parse_tiles(state.wait)
        _take([last], standing, where)
        standing.append(win)
        win = last
    melds = [_claimed(each, standing, where) for each in live_hand.claims if each in state.claimed]
    circumstances = live_hand.hand.circumstances
    if state.turned:
        circumstances = replace(circumstances, by=_OTHER_WAY[circumstances.by], discarder=None)
    return Hand(tuple(standing), (*live_hand.hand.melds, *melds), win, circumstances)


def _claimed(claim: str, concealed: list[Tile], where: str) -> Meld:
    meld = meld_of(claim, where)
    _take(meld.tiles, concealed, where)
    return meld


def _take(tiles: Sequence[Tile], concealed: list[Tile], where: str) -> None:
    for each in tiles:
        if each not in concealed:
            raise ContentError(
                "bad-value", f"{where}: no {each} is left among the standing tiles: allow less"
            )
        concealed.remove(each)
