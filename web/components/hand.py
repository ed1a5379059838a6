"""A hand as it lies on the felt."""

from collections.abc import Mapping, Set
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from quizzes.typed.hand import write_typed
from scoring import Account, Hand, Meld, MeldKind, System, WaitingHand, Wind, rule_set
from scoring.rows import row_for_each
from web.components.lights import TileHighlights, tile_highlights
from wording import Fact, FactKind, Translator, facts, hand_line, last_tile_label


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile of a hand; `rows` are the ledger rows that light it, `own` lifts it at once."""

    code: str
    rows: tuple[int, ...] = ()
    own: bool = False


@dataclass(frozen=True, slots=True)
class MeldView:
    """A claimed or declared set.

    `lying` is the index of the claimed tile (0 from the left player, 1 from the player
    opposite, the last index from the right player), `None` for a concealed kong.  `kind` is
    the meld kind's value; an `added-kong` has its added tile last and shows it on top of the
    lying one. `hidden` are the indexes of tiles that lie face down.
    """

    kind: str
    tiles: tuple[TileView, ...]
    lying: int | None = None
    hidden: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FactView:
    """One fact of the table: Seat, South; flowers also show their pictures.

    `short` and `short_tiles` stand for it all in a line of a phone; empty where it is short itself.
    """

    label: str
    value: str
    tiles: tuple[str, ...] = ()
    short: str = ""
    short_tiles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand on the felt.

    `suits` are the standing tiles in order, one group a suit, without the winning tile.
    `line` says the hand in words as (label, words) parts, for everyone.  `typed` is the same
    hand as it is typed, for copying; empty where nothing is to be copied. `apart` says that the
    groups are its sets and its pair, with room between them.
    """

    suits: tuple[tuple[TileView, ...], ...]
    win: TileView | None = None
    melds: tuple[MeldView, ...] = ()
    facts: tuple[FactView, ...] = ()
    line: tuple[tuple[str, str], ...] = ()
    typed: str = ""
    apart: bool = False


def hand_view(
    hand: Hand | WaitingHand,
    rules: str,
    t: Translator,
    account: Account | None = None,
    *,
    plain: bool = False,
    untold: Set[FactKind] = frozenset(),
    wins: bool = True,
) -> HandView:
    """The hand with its facts and its line of words.

    With an account its tiles know which rows of the ledger light them; without one they tell
    nothing that the tiles do not show. A plain one leaves out seat, round and how the last tile
    came, another the facts of the kinds in `untold`. `wins` False calls the last tile by how it came.
    """
    lit = tile_highlights(account, hand) if account is not None and isinstance(hand, Hand) else None
    standing = _standing(hand, lit)
    return HandView(
        suits=tuple(
            tuple(each for _suit, each in group)
            for _suit, group in groupby(standing, key=lambda pair: pair[0])
        ),
        win=_winning_tile(hand, lit),
        melds=tuple(
            meld_view(meld, hand.circumstances.seat, rules, lit.melds[at] if lit else ())
            for at, meld in enumerate(hand.melds)
        ),
        facts=() if plain else fact_views(hand, rules, t, untold, wins=wins),
        line=hand_line(hand, t, wins=wins),
        typed=write_typed(hand),
    )


def fact_views(
    hand: Hand | WaitingHand,
    rules: str,
    t: Translator,
    untold: Set[FactKind] = frozenset(),
    *,
    wins: bool = True,
) -> tuple[FactView, ...]:
    """Seat, round and how the last tile came, but what is `untold`."""
    told = (fact for fact in facts(hand, rules, t) if fact.kind not in untold)
    return tuple(replace(fact_view(fact), label=_label(fact, hand, t, wins)) for fact in told)


def fact_view(fact: Fact) -> FactView:
    """A fact as the felt shows it."""
    return FactView(fact.label, fact.value, fact.tiles, fact.short, fact.short_tiles)


def _label(fact: Fact, hand: Hand | WaitingHand, t: Translator, wins: bool) -> str:
    """What a fact is called; a tile that wins nothing is not what the hand was won on."""
    if wins or fact.kind is not FactKind.WON_ON or not isinstance(hand, Hand):
        return fact.label
    return last_tile_label(hand, t, wins=False)


def _winning_tile(hand: Hand | WaitingHand, lit: TileHighlights | None) -> TileView | None:
    """None while the hand waits, and where four kongs win without a draw (IMJ 25.2(5))."""
    if not isinstance(hand, Hand) or hand.wins_by_kongs:
        return None
    return TileView(str(hand.win), lit.win if lit else ())


def _standing(hand: Hand | WaitingHand, lit: TileHighlights | None) -> list[tuple[str, TileView]]:
    """Each standing tile after its suit."""
    rows = lit.concealed if lit else ((),) * len(hand.concealed)
    return [
        (tile.suit, TileView(str(tile), of_tile))
        for tile, of_tile in zip(hand.concealed, rows, strict=True)
    ]


def meld_view(
    meld: Meld, seat: Wind, rules: str, rows: tuple[tuple[int, ...], ...] = ()
) -> MeldView:
    """A meld as it lies before the player of that seat under that rule set."""
    tiles = tuple(
        TileView(str(tile), rows[at] if rows else ()) for at, tile in enumerate(meld.tiles)
    )
    hidden = _HIDDEN[rule_set(rules).system] if meld.kind is MeldKind.CONCEALED_KONG else ()
    return MeldView(meld.kind.value, tiles, _lying(meld, seat), hidden)


_HIDDEN: Final[Mapping[System, tuple[int, ...]]] = row_for_each(
    System,
    {
        System.MCR: (0, 3),  # all four lie face down (2014, 3.6.8.2); two are shown to be known
        System.IMJ: (1, 2),  # 22.2(2)
        System.RENGO: (1, 2),  # 31(3), or the outer two
    },
)
"""Tiles of a concealed kong that lie face down, by their places."""


def _lying(meld: Meld, seat: Wind) -> int | None:
    """Which tile lies on its side: its place tells whom it was claimed from, left to right.

    A chow comes from the left-hand player. Where nobody said who discarded, it lies left too.
    """
    if meld.kind is MeldKind.CONCEALED_KONG:
        return None
    if meld.claimed_from is None:
        return 0
    steps = (meld.claimed_from.place - seat.place) % 4  # 1 right, 2 opposite, 3 left
    last = 2 if meld.kind is MeldKind.ADDED_KONG else len(meld.tiles) - 1
    return {3: 0, 2: 1, 1: last}[steps]
