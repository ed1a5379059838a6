"""Hands that show the yaku of sets (51(3) to (5), (13), (14), (16) to (19), (21))."""

from quizzes.hands import honor_hands, parts, patterns, pung_hands
from quizzes.hands.draw import Draw
from quizzes.hands.parts import ALL_KINDS, DRAGONS, SUITED, WINDS, pung
from quizzes.hands.recipe_book import Recipe, RecipeBook
from quizzes.hands.rengo.carriers import skeleton_around
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton
from scoring import WinSource

book = RecipeBook()
book.recipe("shousangen")(honor_hands.little_three_dragons)
book.recipe("sankantsu")(pung_hands.three_kongs)
_HAKU, _HATSU, _CHUN = DRAGONS


def _dragon(kind: int) -> Recipe:
    def recipe(draw: Draw, table: Seating) -> HandSkeleton | None:
        """A pung of that dragon."""
        return skeleton_around(draw, (pung(kind),))

    return recipe


book.recipe("yakuhai-haku")(_dragon(_HAKU))
book.recipe("yakuhai-hatsu")(_dragon(_HATSU))
book.recipe("yakuhai-chun")(_dragon(_CHUN))


@book.recipe("yakuhai-seat-wind")
def yakuhai_seat_wind(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A pung of the seat wind."""
    return skeleton_around(draw, (pung(table.seat.tile.index),))


@book.recipe("yakuhai-round-wind")
def yakuhai_round_wind(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A pung of the round's wind."""
    return skeleton_around(draw, (pung(table.round.tile.index),))


@book.recipe("pinfu")
def pinfu(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Closed: four chows, a two-sided wait, and a pair that is no yakuhai."""
    own = {table.seat.tile.index, table.round.tile.index, *DRAGONS}
    palette = parts.SIMPLES if draw.chance(0.3) else SUITED
    eyes = frozenset(WINDS) - own if draw.chance(0.15) else palette
    requirements = Requirements(claimed=0, wait="open")
    return skeleton(
        draw, (), palette=palette, pungs=0.0, pair=eyes or palette, requirements=requirements
    )


@book.recipe("iipeikou")
def iipeikou(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Closed: two identical chows."""
    return skeleton_around(draw, (draw.pick(parts.CHOWS),) * 2, Requirements(claimed=0))


@book.recipe("ryanpeikou")
def ryanpeikou(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Closed: two identical chows, twice."""
    one, other = draw.sample(parts.CHOWS, 2)
    return skeleton(draw, (one, one, other, other), requirements=Requirements(claimed=0))


@book.recipe("sanshoku-doujun")
def sanshoku_doujun(draw: Draw, table: Seating) -> HandSkeleton | None:
    """The same chow in three suits."""
    return skeleton(draw, patterns.mixed_triple(draw), pungs=0.3)


@book.recipe("ittsuu")
def ittsuu(draw: Draw, table: Seating) -> HandSkeleton | None:
    """123, 456 and 789 of one suit."""
    return skeleton(draw, patterns.pure_straight(draw), pungs=0.3)


@book.recipe("sanshoku-doukou")
def sanshoku_doukou(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Pungs of one number in three suits."""
    return skeleton(draw, patterns.same_pungs(draw, 3), pungs=0.4)


@book.recipe("toitoi")
def toitoi(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four pungs, some of them claimed."""
    return skeleton(
        draw, pung_hands.some_pungs(draw, 4), requirements=Requirements(claimed=1 + draw.below(3))
    )


@book.recipe("sanankou")
def sanankou(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three pungs that nobody else completed, beside a chow or a claimed pung."""
    three = pung_hands.some_pungs(draw, 3)
    if draw.chance(0.7):
        return skeleton(
            draw, three, palette=SUITED, pungs=0.0, requirements=Requirements(keep=(0, 1, 2))
        )
    return skeleton(draw, three, pungs=1.0, requirements=Requirements(keep=(0, 1, 2), claim=(3,)))


@book.recipe("suuankou")
def suuankou(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four pungs that nobody else completed."""
    requirements = Requirements(claimed=0, keep=(0, 1, 2, 3))
    if draw.chance(0.5):
        requirements = Requirements(claimed=0, by=WinSource.DRAW)
    return skeleton(draw, pung_hands.some_pungs(draw, 4, ALL_KINDS), requirements=requirements)
