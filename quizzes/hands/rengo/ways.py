"""Hands that show the yaku of how a hand was won, and the dora (51(1) to (11), 52(1), (2), 16)."""

from quizzes.hands.draw import Draw
from quizzes.hands.parts import ALL_KINDS, pung
from quizzes.hands.recipe_book import Recipe, RecipeBook
from quizzes.hands.rengo.carriers import skeleton_around, skeleton_with_yaku
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton
from scoring import Riichi, Wind, WinSource

book = RecipeBook()


def _any(requirements: Requirements) -> Recipe:
    def recipe(draw: Draw, table: Seating) -> HandSkeleton | None:
        """Any hand, won in that way."""
        return skeleton_around(draw, (), requirements)

    return recipe


book.recipe("menzen-tsumo")(_any(Requirements(claimed=0, by=WinSource.DRAW)))
book.recipe("chankan")(_any(Requirements(by=WinSource.ROBBED_KONG)))
book.recipe("haitei")(_any(Requirements(by=WinSource.DRAW, last=True)))
book.recipe("houtei")(_any(Requirements(by=WinSource.DISCARD, last=True)))
book.recipe("riichi")(_any(Requirements(claimed=0, riichi=Riichi.RIICHI)))
book.recipe("double-riichi")(_any(Requirements(claimed=0, plain=True, riichi=Riichi.DOUBLE)))


@book.recipe("rinshan-kaihou")
def rinshan_kaihou(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A kong, and the tile drawn after it."""
    melded = draw.below(2)
    requirements = Requirements(
        melded_kongs=melded, concealed_kongs=1 - melded, by=WinSource.REPLACEMENT, last=False
    )
    return skeleton(
        draw, (pung(draw.pick(sorted(ALL_KINDS))),), pungs=0.25, requirements=requirements
    )


@book.recipe("tenhou")
def tenhou(draw: Draw, table: Seating) -> HandSkeleton | None:
    """The dealer's hand as it was dealt."""
    return skeleton_around(draw, (), _first_turn(Wind.EAST))


@book.recipe("chiihou")
def chiihou(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Another's hand, completed by the first draw."""
    return skeleton_around(draw, (), _first_turn(Wind.EAST.after(1 + draw.below(3))))


def _first_turn(seat: Wind) -> Requirements:
    return Requirements(
        claimed=0, plain=True, by=WinSource.DRAW, last=False, first_turn=True, seat=seat
    )


@book.recipe("dora")
def dora(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A hand with a yaku, and one dora or more."""
    return skeleton_with_yaku(draw, Requirements(dora=draw.weighted({1: 4, 2: 3, 3: 2})))
