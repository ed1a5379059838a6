"""Hands that show the ways of winning, the flowers and the hand without any fan."""

from itertools import combinations

from quizzes.hands import parts, patterns
from quizzes.hands.draw import Draw
from quizzes.hands.mcr.carriers import skeleton_reaching_minimum
from quizzes.hands.parts import ALL_KINDS, HONORS, SIMPLES, SUITED
from quizzes.hands.recipe_book import Recipe, RecipeBook
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, WaitForm, skeleton
from scoring import SetKind, TileSet, WinSource

book = RecipeBook()


def _carried(requirements: Requirements) -> Recipe:
    def recipe(draw: Draw, table: Seating) -> HandSkeleton | None:
        """A hand worth the minimum, won in that way."""
        return skeleton_reaching_minimum(draw, (), requirements=requirements)

    return recipe


def _anything(requirements: Requirements) -> Recipe:
    def recipe(draw: Draw, table: Seating) -> HandSkeleton | None:
        """Any hand, for the way of winning alone is worth the minimum."""
        if draw.chance(0.3):
            return skeleton_reaching_minimum(draw, (), requirements=requirements)
        return skeleton(draw, (), pungs=0.25, requirements=requirements)

    return recipe


book.recipe("concealed-hand")(_carried(Requirements(claimed=0, by=WinSource.DISCARD)))
book.recipe("fully-concealed-hand")(_carried(Requirements(claimed=0, by=WinSource.DRAW)))
book.recipe("self-drawn")(_carried(Requirements(open=True, by=WinSource.DRAW, last=False)))
book.recipe("melded-hand")(_carried(Requirements(claimed=4, by=WinSource.DISCARD)))
book.recipe("last-tile-draw")(_anything(Requirements(by=WinSource.DRAW, last=True)))
book.recipe("last-tile-claim")(_anything(Requirements(by=WinSource.DISCARD, last=True)))
book.recipe("robbing-the-kong")(_anything(Requirements(by=WinSource.ROBBED_KONG, last=False)))


@book.recipe("out-with-replacement-tile")
def out_with_replacement_tile(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A kong, and the tile drawn after it."""
    melded = draw.below(2)
    requirements = Requirements(
        melded_kongs=melded, concealed_kongs=1 - melded, by=WinSource.REPLACEMENT, last=False
    )
    return skeleton(
        draw, (parts.pung(draw.pick(sorted(ALL_KINDS))),), pungs=0.2, requirements=requirements
    )


@book.recipe("last-tile")
def last_tile(draw: Draw, table: Seating) -> HandSkeleton | None:
    """The fourth of its kind: beside the winner's own claimed pung, or seen on the table."""
    way = WinSource.DRAW if draw.chance(0.4) else WinSource.DISCARD
    if draw.chance(0.4):
        chows = patterns.three_chows(draw, SUITED) or ()
        fourth = draw.pick(parts.tiles_of(chows))
        pung = parts.pung(fourth.index)
        if not parts.fits(parts.counts_of(chows), pung):
            return None
        requirements = Requirements(claim=(3,), win=fourth, by=way, plain=True)
        return skeleton(draw, (*chows, pung), requirements=requirements)
    return skeleton_reaching_minimum(draw, (), requirements=Requirements(last_of_kind=True, by=way))


def _wait(form: WaitForm) -> Recipe:
    def recipe(draw: Draw, table: Seating) -> HandSkeleton | None:
        """A hand that waits for one tile in that form."""
        core: tuple[TileSet, ...] = ()
        if form == "edge" and draw.chance(0.5):
            ends = patterns.mixed_straight, patterns.pure_straight
            return skeleton(draw, draw.pick(ends)(draw), requirements=Requirements(wait=form))
        if form == "edge":
            core = (parts.chow(draw.pick(parts.SUIT_STARTS), draw.pick((1, 7))),)
        return skeleton_reaching_minimum(draw, core, requirements=Requirements(wait=form))

    return recipe


book.recipe("edge-wait")(_wait("edge"))
book.recipe("closed-wait")(_wait("closed"))
book.recipe("single-wait")(_wait("single"))


@book.recipe("flower-tiles")
def flower_tiles(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A hand worth the minimum, and flowers beside it."""
    return skeleton_reaching_minimum(
        draw, (), requirements=Requirements(flowers=draw.weighted({1: 5, 2: 3, 3: 1}))
    )


@book.recipe("chicken-hand")
def chicken_hand(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three suits and a pair of honors, and no relation between any sets."""
    chosen: list[TileSet] = []
    eyes = draw.pick(sorted(HONORS))
    choice = draw.shuffled((*parts.CHOWS, *parts.within(parts.PUNGS, SIMPLES)))
    for part in choice:
        if len(chosen) < 4 and all(_strangers(part, other) for other in chosen):
            trial = (*chosen, part)
            if not any(_rising(three) for three in combinations(trial, 3)):
                chosen.append(part)
    requirements = Requirements(
        open=True, by=WinSource.DISCARD, wait="open", last=False, plain=True
    )
    return (
        skeleton(draw, chosen, pair=eyes, requirements=requirements) if len(chosen) == 4 else None
    )


def _strangers(part: TileSet, other: TileSet) -> bool:
    """Whether two sets make no fan together and share no tile."""
    low, high = part.tiles[0], other.tiles[0]
    if part.kind is not other.kind:
        return set(part.tiles).isdisjoint(other.tiles)
    if part.kind is SetKind.PUNG:  # two pungs could both be concealed
        return False
    apart = abs(low.number - high.number)
    return apart not in ((0, 3, 6) if low.suit == high.suit else (0,))


def _rising(three: tuple[TileSet, ...]) -> bool:
    """Whether three chows rise by equal steps, in one suit or in three."""
    if any(part.kind is not SetKind.CHOW for part in three):
        return False
    lows = sorted(part.tiles[0].number for part in three)
    suits = len({part.tiles[0].suit for part in three})
    step = lows[1] - lows[0]
    return lows[2] - lows[1] == step and ((suits == 1 and step < 3) or suits == 3)
