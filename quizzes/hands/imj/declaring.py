"""Hands that show how the win was declared and the flowers (28)."""

from quizzes.hands.draw import Draw
from quizzes.hands.imj.any_hand import skeleton_around
from quizzes.hands.parts import FLOWERS
from quizzes.hands.pung_hands import some_pungs
from quizzes.hands.recipe_book import Recipe, RecipeBook
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton
from scoring import Tile, WinSource

book = RecipeBook()
FLOWER_SERIES = (FLOWERS[:4], FLOWERS[4:])


def _any(requirements: Requirements) -> Recipe:
    def recipe(draw: Draw, table: Seating) -> HandSkeleton | None:
        """Any hand, won in that way."""
        return skeleton_around(draw, (), requirements)

    return recipe


book.recipe("from-the-floor")(_any(Requirements(by=WinSource.DISCARD)))
book.recipe("from-the-wall")(_any(Requirements(by=WinSource.DRAW)))
book.recipe("from-robbed-kong")(_any(Requirements(by=WinSource.ROBBED_KONG)))
book.recipe("from-final-draw")(_any(Requirements(by=WinSource.DRAW, last=True)))
book.recipe("all-pickups")(_any(Requirements(claimed=4, by=WinSource.DISCARD)))
book.recipe("self-help")(_any(Requirements(claimed=0, by=WinSource.DRAW)))
book.recipe("clear-front")(_any(Requirements(claimed=0, plain=True)))
book.recipe("no-flower")(_any(Requirements(flowers=0)))


@book.recipe("from-final-exposed")
def from_final_exposed(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Won on the last tile exposed: discarded, or now and then in a kong."""
    by = WinSource.ROBBED_KONG if draw.chance(0.15) else WinSource.DISCARD
    return skeleton_around(draw, (), Requirements(by=by, last=True))


def _after_kongs(count: int) -> Recipe:
    def recipe(draw: Draw, table: Seating) -> HandSkeleton | None:
        """Kongs one after another, of which only the first can be melded, and the tile drawn."""
        melded = draw.below(2)
        requirements = Requirements(
            melded_kongs=melded,
            concealed_kongs=count - melded,
            by=WinSource.REPLACEMENT,
            kongs_in_row=count,
            last=False,
            plain=True,
        )
        core = some_pungs(draw, count)
        return (
            skeleton_around(draw, core, requirements)
            if count == 1
            else skeleton(draw, core, requirements=requirements)
        )

    return recipe


book.recipe("on-first-kong")(_after_kongs(1))
book.recipe("on-second-kong")(_after_kongs(2))
book.recipe("on-third-kong")(_after_kongs(3))


@book.recipe("chance-flower")
def chance_flower(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A flower of the winner's seat number, or both, among others."""
    own = [colour[table.seat.place] for colour in FLOWER_SERIES]
    held: tuple[Tile, ...] = tuple(draw.sample(own, draw.weighted({1: 3, 2: 1})))
    more = draw.weighted({0: 2, 1: 2, 2: 1})
    return skeleton_around(draw, (), Requirements(held=held, flowers=len(held) + more))


@book.recipe("full-set-of-flowers")
def full_set_of_flowers(draw: Draw, table: Seating) -> HandSkeleton | None:
    """All four flowers of a colour, and perhaps one of the other."""
    requirements = Requirements(held=draw.pick(FLOWER_SERIES), flowers=4 + draw.below(2))
    return skeleton_around(draw, (), requirements)
