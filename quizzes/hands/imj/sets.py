"""Hands that show the series of honours, pungs and chows (27.2 to 27.4)."""

from quizzes.hands import honor_hands, patterns
from quizzes.hands.draw import Draw
from quizzes.hands.imj.any_hand import skeleton_around
from quizzes.hands.parts import DRAGONS, SUIT_STARTS, chow, pung
from quizzes.hands.patterns import Pattern
from quizzes.hands.recipe_book import Recipe, RecipeBook
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton

book = RecipeBook()
book.recipe("big-four-winds")(honor_hands.big_four_winds)
book.recipe("little-four-winds")(honor_hands.little_four_winds)
book.recipe("big-three-dragons")(honor_hands.big_three_dragons)
book.recipe("little-three-dragons")(honor_hands.little_three_dragons)


@book.recipe("pung-of-dragon")
def pung_of_dragon(draw: Draw, table: Seating) -> HandSkeleton | None:
    """One pung of dragons, or two."""
    own = draw.shuffled(DRAGONS)[: 1 + draw.below(2)]
    return skeleton_around(draw, tuple(map(pung, own)))


@book.recipe("chance-wind")
def chance_wind(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A pung of the wind of the winner's seat number."""
    return skeleton_around(draw, (pung(table.seat.tile.index),))


@book.recipe("chance-round")
def chance_round(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A pung of the wind of the round."""
    return skeleton_around(draw, (pung(table.round.tile.index),))


def _of(pattern: Pattern, pungs: float) -> Recipe:
    def recipe(draw: Draw, table: Seating) -> HandSkeleton | None:
        """The sets of the pattern, with others and eyes of any kind."""
        return skeleton(draw, pattern(draw), pungs=pungs)

    return recipe


book.recipe("four-jumping-pungs")(_of(lambda draw: patterns.shifted_pungs(draw, 4), 1.0))
book.recipe("pure-jumping-pungs")(_of(lambda draw: patterns.shifted_pungs(draw, 3), 0.5))
book.recipe("three-matching-pungs")(_of(lambda draw: patterns.same_pungs(draw, 3), 0.5))
book.recipe("mixed-jumping-pungs")(_of(patterns.mixed_shifted_pungs, 0.5))
book.recipe("three-matching-chows")(_of(patterns.mixed_triple, 0.3))
book.recipe("mixed-stepping-chows")(_of(patterns.mixed_shifted, 0.3))
book.recipe("pure-straight-nine")(_of(patterns.pure_straight, 0.3))
book.recipe("mixed-straight-nine")(_of(patterns.mixed_straight, 0.3))


@book.recipe("four-identical-chows")
def four_identical_chows(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four identical chows; read as three pungs and a chow they may be worth more or less."""
    same = chow(draw.turn(SUIT_STARTS), 1 + draw.below(7))
    return skeleton(draw, (same,) * 4)


@book.recipe("three-identical-chows")
def three_identical_chows(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three identical chows; where one is claimed they are no pungs."""
    same = chow(draw.pick(SUIT_STARTS), 1 + draw.below(7))
    requirements = Requirements(claim=(0,)) if draw.chance(0.7) else Requirements()
    return skeleton(draw, (same,) * 3, requirements=requirements)


@book.recipe("four-stepping-chows")
def four_stepping_chows(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four chows of one suit, each one number up."""
    low = 1 + draw.below(4)
    return skeleton(draw, patterns.chows_of_one_suit(draw, tuple(range(low, low + 4))))


@book.recipe("pure-stepping-chows")
def pure_stepping_chows(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three chows of one suit, each one number up."""
    low = 1 + draw.below(5)
    return skeleton(draw, patterns.chows_of_one_suit(draw, (low, low + 1, low + 2)), pungs=0.3)
