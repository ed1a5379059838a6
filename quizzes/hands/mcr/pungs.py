"""Hands that show the fans of pungs and kongs."""

from quizzes.hands import parts, patterns, pung_hands
from quizzes.hands.draw import Draw
from quizzes.hands.mcr.carriers import skeleton_reaching_minimum
from quizzes.hands.parts import HONORS, TERMINALS, Palette
from quizzes.hands.pung_hands import some_pungs
from quizzes.hands.recipe_book import RecipeBook
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton
from scoring import WinSource

book = RecipeBook()
EVEN_TILES: Palette = frozenset(kind for kind in parts.SUITED if kind % 9 % 2 == 1)
book.recipe("four-kongs")(pung_hands.four_kongs)
book.recipe("three-kongs")(pung_hands.three_kongs)
book.recipe("all-terminals")(pung_hands.all_terminals)


@book.recipe("two-concealed-kongs")
def two_concealed_kongs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Two concealed kongs."""
    return skeleton(
        draw, some_pungs(draw, 2), requirements=Requirements(concealed_kongs=2, plain=True)
    )


@book.recipe("two-melded-kongs")
def two_melded_kongs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Two melded kongs, or one melded and one concealed."""
    melded = 1 + draw.below(2)
    requirements = Requirements(melded_kongs=melded, concealed_kongs=2 - melded, plain=True)
    if draw.chance(0.5):
        return skeleton(draw, some_pungs(draw, 2), pungs=1.0, requirements=requirements)
    palette = parts.suit(draw.pick(parts.SUIT_STARTS)) | HONORS
    return skeleton(draw, some_pungs(draw, 2, palette), palette=palette, requirements=requirements)


@book.recipe("concealed-kong")
def concealed_kong(draw: Draw, table: Seating) -> HandSkeleton | None:
    """One concealed kong."""
    return skeleton_reaching_minimum(
        draw, some_pungs(draw, 1), requirements=Requirements(concealed_kongs=1, plain=True)
    )


@book.recipe("melded-kong")
def melded_kong(draw: Draw, table: Seating) -> HandSkeleton | None:
    """One melded kong."""
    return skeleton_reaching_minimum(
        draw, some_pungs(draw, 1), requirements=Requirements(melded_kongs=1, plain=True)
    )


@book.recipe("four-concealed-pungs")
def four_concealed_pungs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four pungs that nobody else completed."""
    requirements = Requirements(claimed=0, keep=(0, 1, 2, 3))
    return skeleton(draw, some_pungs(draw, 4), requirements=requirements)


@book.recipe("three-concealed-pungs")
def three_concealed_pungs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three concealed pungs beside a chow, or a claimed pung."""
    three = some_pungs(draw, 3)
    if draw.chance(0.7):
        return skeleton(
            draw, three, palette=parts.SUITED, pungs=0.0, requirements=Requirements(keep=(0, 1, 2))
        )
    return skeleton(draw, three, pungs=1.0, requirements=Requirements(keep=(0, 1, 2), claim=(3,)))


@book.recipe("two-concealed-pungs")
def two_concealed_pungs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Two concealed pungs, the other pungs claimed."""
    if draw.chance(0.5):
        return skeleton(
            draw, some_pungs(draw, 4), requirements=Requirements(keep=(0, 1), claim=(2, 3))
        )
    palette = parts.suit(draw.pick(parts.SUIT_STARTS)) | HONORS
    two = some_pungs(draw, 2, palette)
    return skeleton(
        draw, two, palette=palette, pungs=0.1, requirements=Requirements(keep=(0, 1), plain=True)
    )


@book.recipe("all-pungs")
def all_pungs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four pungs, some of them claimed."""
    return skeleton(draw, some_pungs(draw, 4), requirements=Requirements(claimed=1 + draw.below(3)))


@book.recipe("triple-pung")
def triple_pung(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Pungs of one number in three suits."""
    return skeleton(draw, patterns.same_pungs(draw, 3))


@book.recipe("double-pung")
def double_pung(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Pungs of one number in two suits."""
    two = patterns.same_pungs(draw, 2)
    if draw.chance(0.3):
        return skeleton(
            draw, two, pungs=0.3, requirements=Requirements(claimed=0, by=WinSource.DRAW)
        )
    return skeleton(draw, two, pungs=1.0)


@book.recipe("pure-shifted-pungs")
def pure_shifted_pungs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three pungs of one suit with consecutive numbers."""
    return skeleton(draw, patterns.shifted_pungs(draw, 3))


@book.recipe("four-pure-shifted-pungs")
def four_pure_shifted_pungs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four pungs of one suit with consecutive numbers."""
    return skeleton(draw, patterns.shifted_pungs(draw, 4))


@book.recipe("mixed-shifted-pungs")
def mixed_shifted_pungs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Pungs of consecutive numbers, one in each suit."""
    return skeleton(draw, patterns.mixed_shifted_pungs(draw))


@book.recipe("all-even-pungs")
def all_even_pungs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Pungs and a pair of 2, 4, 6 and 8."""
    return skeleton(draw, (), palette=EVEN_TILES, pungs=1.0)


@book.recipe("all-terminals-and-honors")
def all_terminals_and_honors(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Pungs and a pair of terminals and honors, now and then seven pairs."""
    both = TERMINALS | HONORS
    if draw.chance(0.2):
        seven = [draw.pick(sorted(TERMINALS)), draw.pick(sorted(HONORS))]
        seven += draw.sample(sorted(both - set(seven)), 5)
        return HandSkeleton(loose=parts.kinds(sorted(seven * 2)))
    core = (*some_pungs(draw, 1, TERMINALS), *some_pungs(draw, 1, HONORS))
    return skeleton(draw, core, palette=both, pungs=1.0)
