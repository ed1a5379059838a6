"""A hand whose tiles are the controls: each is a checkbox or a radio that rises when it is chosen."""

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from lessons.knowledge import Knowledge
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.turn_hand import TurnHand
from scoring import Meld, Tile, Wind
from web.components.hand import FactView, HandView, MeldView, TileView, fact_views, meld_view
from wording import Translator, concealed_part, hand_line, meld_parts, tile_label


@dataclass(frozen=True, slots=True)
class TapTile:
    """A tile to tap: its picture, what is sent for it, its name; without a value it stays."""

    code: str
    label: str
    value: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class TapMeld:
    """A meld to tap: its tiles beside how they lie."""

    meld: MeldView
    tiles: tuple[TapTile, ...]


@dataclass(frozen=True, slots=True)
class TapRow:
    """Loose tiles of which one is chosen, below the hand; `label` says what for."""

    name: str
    label: str
    tiles: tuple[TapTile, ...]


@dataclass(frozen=True, slots=True)
class TapHandView:
    """A hand to tap, one tile or as many as one likes.

    `name` is the field that is sent; `suits` are the standing tiles, a group for each suit; `row`
    are tiles beside the hand. `line` says the hand in words as (label, words) parts.
    """

    kind: Literal["checkbox", "radio"]
    name: str
    label: str
    suits: tuple[tuple[TapTile, ...], ...]
    win: TapTile | None = None
    melds: tuple[TapMeld, ...] = ()
    row: TapRow | None = None
    facts: tuple[FactView, ...] = ()
    line: tuple[tuple[str, str], ...] = ()


def tap_hand_view(check: Check, chosen: Set[str], known: Knowledge, t: Translator) -> TapHandView:
    """The hand of a check that is answered by tapping tiles."""
    if check.kind is CheckKind.POINT:
        return _to_point_at(check, chosen, known, t)
    if check.kind is CheckKind.CHANGE:
        return _to_change(check, chosen, known, t)
    return _to_discard_from(check, chosen, t)


def _to_point_at(check: Check, chosen: Set[str], known: Knowledge, t: Translator) -> TapHandView:
    """Every tile can be tapped; the values stand in the order in which the tiles lie."""
    hand = check.scores[0].hand
    values = iter(check.options)

    def tap(tile: Tile) -> TapTile:
        value = next(values)
        return TapTile(str(tile), tile_label(tile, t), value, value in chosen)

    suits = _by_suit(hand.concealed, [tap(each) for each in hand.concealed])
    win = tap(hand.win)
    seat = hand.circumstances.seat
    melds = tuple(
        TapMeld(meld_view(meld, seat, check.rules), tuple(tap(tile) for tile in meld.tiles))
        for meld in hand.melds
    )
    return TapHandView(
        kind="checkbox",
        name="tile",
        label=t.gettext("The tiles of the hand"),
        suits=suits,
        win=win,
        melds=melds,
        facts=_facts(check, known, t),
        line=hand_line(hand, t, wins=check.scores[0].win),
    )


def _to_change(check: Check, chosen: Set[str], known: Knowledge, t: Translator) -> TapHandView:
    """A standing tile goes, an offered one comes; the winning tile and the melds stay."""
    hand = check.scores[0].hand
    out, _, put_in = next(iter(chosen), "").partition(">")
    return TapHandView(
        kind="radio",
        name="out",
        label=t.gettext("The tile to take out"),
        suits=_by_suit(hand.concealed, _singly(hand.concealed, out, t)),
        win=_fixed(hand.win, t),
        melds=_fixed_melds(hand.melds, hand.circumstances.seat, check, t),
        row=TapRow("in", t.gettext("The tile to put in"), tuple(_singly(check.offer, put_in, t))),
        facts=_facts(check, known, t),
        line=hand_line(hand, t, wins=check.scores[0].win),
    )


def _to_discard_from(check: Check, chosen: Set[str], t: Translator) -> TapHandView:
    """One of the standing tiles goes; the melds stay."""
    turn = check.turn
    assert turn is not None
    tiles = tuple(sorted(turn.concealed))
    return TapHandView(
        kind="radio",
        name="tile",
        label=t.gettext("The tile to discard"),
        suits=_by_suit(tiles, _singly(tiles, next(iter(chosen), ""), t)),
        melds=_fixed_melds(turn.melds, Wind.EAST, check, t),
        line=_line(turn, t),
    )


def turn_hand_view(turn: TurnHand, rules: str, t: Translator) -> HandView:
    """The same hand to be looked at."""
    tiles = sorted(turn.concealed)
    return HandView(
        suits=tuple(
            tuple(TileView(str(each)) for each in group)
            for _suit, group in groupby(tiles, lambda each: each.suit)
        ),
        melds=tuple(meld_view(meld, Wind.EAST, rules) for meld in turn.melds),
        line=_line(turn, t),
    )


def _line(turn: TurnHand, t: Translator) -> tuple[tuple[str, str], ...]:
    return concealed_part(sorted(turn.concealed), t), *meld_parts(turn.melds, Wind.EAST, t)


def _singly(tiles: Iterable[Tile], chosen: str, t: Translator) -> Iterator[TapTile]:
    """A tile each, of which one goes; of like ones the first was the one."""
    left = chosen
    for each in tiles:
        yield TapTile(str(each), tile_label(each, t), str(each), str(each) == left)
        left = "" if str(each) == left else left


def _fixed(tile: Tile, t: Translator) -> TapTile:
    """A tile that cannot be tapped."""
    return TapTile(str(tile), tile_label(tile, t))


def _fixed_melds(
    melds: Iterable[Meld], seat: Wind, check: Check, t: Translator
) -> tuple[TapMeld, ...]:
    return tuple(
        TapMeld(meld_view(meld, seat, check.rules), tuple(_fixed(each, t) for each in meld.tiles))
        for meld in melds
    )


def _by_suit(tiles: Iterable[Tile], taps: Iterable[TapTile]) -> tuple[tuple[TapTile, ...], ...]:
    """The standing tiles, a group for each suit."""
    pairs = zip(tiles, taps, strict=True)
    return tuple(
        tuple(tap for _tile, tap in group)
        for _suit, group in groupby(pairs, lambda each: each[0].suit)
    )


def _facts(check: Check, known: Knowledge, t: Translator) -> tuple[FactView, ...]:
    """Seat, round and how the last tile came; a plain hand is told without."""
    if check.plain:
        return ()
    (found,) = check.scores
    return fact_views(found.hand, check.rules, t, known.later_facts, wins=found.win)
