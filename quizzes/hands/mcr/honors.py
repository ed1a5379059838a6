"""Hands that show the fans of winds and dragons."""

from quizzes.hands import honor_hands, parts
from quizzes.hands.book import Book
from quizzes.hands.draft import Draft, Table, draft
from quizzes.hands.draw import Draw
from quizzes.hands.mcr.carriers import carried
from quizzes.hands.parts import ALL, DRAGONS, HONORS, TERMINALS, WINDS, pung
from scoring import TileSet

book = Book()
book.recipe("big-four-winds")(honor_hands.big_four_winds)
book.recipe("little-four-winds")(honor_hands.little_four_winds)
book.recipe("big-three-dragons")(honor_hands.big_three_dragons)
book.recipe("little-three-dragons")(honor_hands.little_three_dragons)
book.recipe("all-honors")(honor_hands.all_honors)


@book.recipe("big-three-winds")
def big_three_winds(draw: Draw, table: Table) -> Draft | None:
    """Three pungs of winds."""
    three = draw.shuffled(WINDS)[:3]
    return draft(draw, map(pung, three), palette=ALL - set(WINDS), pungs=0.3)


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
