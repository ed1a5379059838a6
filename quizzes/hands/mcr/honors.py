"""Hands that show the fans of winds and dragons."""

from itertools import combinations
from typing import Final

from quizzes.hands import parts
from quizzes.hands.book import Book
from quizzes.hands.draft import Draft, Table, Wish, draft
from quizzes.hands.draw import Draw
from quizzes.hands.mcr.carriers import carried
from quizzes.hands.parts import ALL, DRAGONS, HONORS, TERMINALS, WINDS, pung
from scoring import TILES, TileSet

book = Book()
_FOUR_AND_PAIR: Final = tuple(
    (*four, eyes)
    for four in combinations(sorted(HONORS), 4)
    for eyes in sorted(HONORS.difference(four))
)
_HONOR_TURNS: Final[tuple[tuple[int, ...] | int, ...]] = (*_FOUR_AND_PAIR, *sorted(HONORS))
"""Four pungs and a pair, or the winning tile of seven pairs."""


@book.recipe("big-four-winds")
def big_four_winds(draw: Draw, table: Table) -> Draft | None:
    """Four pungs of winds."""
    return draft(draw, map(pung, WINDS), pair=draw.turn(sorted(ALL - set(WINDS))))


@book.recipe("little-four-winds")
def little_four_winds(draw: Draw, table: Table) -> Draft | None:
    """Three pungs of winds and a pair of the fourth."""
    *three, last = draw.shuffled(WINDS)
    return draft(draw, map(pung, three), pair=last)


@book.recipe("big-three-winds")
def big_three_winds(draw: Draw, table: Table) -> Draft | None:
    """Three pungs of winds."""
    three = draw.shuffled(WINDS)[:3]
    return draft(draw, map(pung, three), palette=ALL - set(WINDS), pungs=0.3)


@book.recipe("big-three-dragons")
def big_three_dragons(draw: Draw, table: Table) -> Draft | None:
    """Three pungs of dragons."""
    return draft(draw, map(pung, DRAGONS), pungs=0.3)


@book.recipe("little-three-dragons")
def little_three_dragons(draw: Draw, table: Table) -> Draft | None:
    """Two pungs of dragons and a pair of the third."""
    *two, last = draw.shuffled(DRAGONS)
    return draft(draw, map(pung, two), pair=last)


@book.recipe("two-dragon-pungs")
def two_dragon_pungs(draw: Draw, table: Table) -> Draft | None:
    """Two pungs of dragons and none of the third."""
    two = draw.shuffled(DRAGONS)[:2]
    return carried(draw, tuple(map(pung, two)), palette=ALL - set(DRAGONS))


@book.recipe("dragon-pung")
def dragon_pung(draw: Draw, table: Table) -> Draft | None:
    """One pung of dragons."""
    return carried(draw, (pung(draw.pick(DRAGONS)),), palette=ALL - set(DRAGONS))


@book.recipe("prevalent-wind")
def prevalent_wind(draw: Draw, table: Table) -> Draft | None:
    """A pung of the round wind."""
    return carried(draw, (pung(table.round.tile.index),), palette=ALL - set(WINDS))


@book.recipe("seat-wind")
def seat_wind(draw: Draw, table: Table) -> Draft | None:
    """A pung of the seat wind."""
    return carried(draw, (pung(table.seat.tile.index),), palette=ALL - set(WINDS))


@book.recipe("pung-of-terminals-or-honors")
def pung_of_terminals_or_honors(draw: Draw, table: Table) -> Draft | None:
    """A pung of a terminal, or of a wind that is neither round nor seat wind."""
    guests = set(WINDS) - {table.round.tile.index, table.seat.tile.index}
    kind = draw.pick(sorted(TERMINALS | guests))
    return carried(draw, (pung(kind),), palette=ALL - HONORS)


@book.recipe("all-honors")
def all_honors(draw: Draw, table: Table) -> Draft | None:
    """Pungs and a pair of honors, now and then seven pairs."""
    chosen = draw.turn(_HONOR_TURNS)
    if isinstance(chosen, int):
        pairs = parts.kinds(sorted((*HONORS, *HONORS)))
        return Draft(loose=pairs, wish=Wish(win=TILES[chosen]))
    *pungs, eyes = chosen
    return draft(draw, map(pung, pungs), pair=eyes)


@book.recipe("all-types")
def all_types(draw: Draw, table: Table) -> Draft | None:
    """One part of each suit, one of winds and one of dragons."""
    families = [parts.suit(start) for start in parts.SUIT_STARTS]
    families += [frozenset(WINDS), frozenset(DRAGONS)]
    *sets, eyes = draw.shuffled(families)
    own: list[TileSet] = []
    for family in sets:
        if family == frozenset(WINDS):
            own.append(pung(draw.pick((table.seat, table.round)).tile.index))
        else:
            chosen = parts.fill(draw, (), 1, family, 1.0 if family <= HONORS else 0.25)
            own += chosen or []
    return draft(draw, own, pair=eyes)
