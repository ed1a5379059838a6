"""Hands that show the fans of winds and dragons."""

from quizzes.hands import honor_hands, parts
from quizzes.hands.draw import Draw
from quizzes.hands.mcr.carriers import skeleton_reaching_minimum
from quizzes.hands.parts import ALL_KINDS, DRAGONS, HONORS, TERMINALS, WINDS, pung
from quizzes.hands.recipe_book import RecipeBook
from quizzes.hands.skeleton import HandSkeleton, Seating, skeleton
from scoring import TileSet

book = RecipeBook()
book.recipe("big-four-winds")(honor_hands.big_four_winds)
book.recipe("little-four-winds")(honor_hands.little_four_winds)
book.recipe("big-three-dragons")(honor_hands.big_three_dragons)
book.recipe("little-three-dragons")(honor_hands.little_three_dragons)
book.recipe("all-honors")(honor_hands.all_honors)


@book.recipe("big-three-winds")
def big_three_winds(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three pungs of winds."""
    three = draw.shuffled(WINDS)[:3]
    return skeleton(draw, map(pung, three), palette=ALL_KINDS - set(WINDS), pungs=0.3)


@book.recipe("two-dragon-pungs")
def two_dragon_pungs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Two pungs of dragons and none of the third."""
    two = draw.shuffled(DRAGONS)[:2]
    return skeleton_reaching_minimum(draw, tuple(map(pung, two)), palette=ALL_KINDS - set(DRAGONS))


@book.recipe("dragon-pung")
def dragon_pung(draw: Draw, table: Seating) -> HandSkeleton | None:
    """One pung of dragons."""
    return skeleton_reaching_minimum(
        draw, (pung(draw.pick(DRAGONS)),), palette=ALL_KINDS - set(DRAGONS)
    )


@book.recipe("prevalent-wind")
def prevalent_wind(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A pung of the round wind."""
    return skeleton_reaching_minimum(
        draw, (pung(table.round.tile.index),), palette=ALL_KINDS - set(WINDS)
    )


@book.recipe("seat-wind")
def seat_wind(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A pung of the seat wind."""
    return skeleton_reaching_minimum(
        draw, (pung(table.seat.tile.index),), palette=ALL_KINDS - set(WINDS)
    )


@book.recipe("pung-of-terminals-or-honors")
def pung_of_terminals_or_honors(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A pung of a terminal, or of a wind that is neither round nor seat wind."""
    guests = set(WINDS) - {table.round.tile.index, table.seat.tile.index}
    kind = draw.pick(sorted(TERMINALS | guests))
    return skeleton_reaching_minimum(draw, (pung(kind),), palette=ALL_KINDS - HONORS)


@book.recipe("all-types")
def all_types(draw: Draw, table: Seating) -> HandSkeleton | None:
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
    return skeleton(draw, own, pair=eyes)
