"""Hands that show nothing in particular, for elements that the rest of the hand leaves alone."""

from collections.abc import Sequence

from quizzes.hands import parts, patterns
from quizzes.hands.draw import Draw
from quizzes.hands.parts import HONORS, SUIT_STARTS
from quizzes.hands.skeleton import NO_REQUIREMENTS, HandSkeleton, Requirements, skeleton
from scoring import TileSet


def skeleton_around(
    draw: Draw, core: Sequence[TileSet] = (), requirements: Requirements = NO_REQUIREMENTS
) -> HandSkeleton | None:
    """The core with other sets: at random, of one suit and honors, of pungs, or of three chows."""
    ways: dict[str, float] = {"mixed": 4, "same": 2, "pungs": 1.5}
    if len(core) <= 1:
        ways["chows"] = 3
    match draw.weighted(ways):
        case "same":
            suits = [part.tiles[0].index // 9 * 9 for part in core if part.tiles[0].is_suited]
            own = parts.suit(suits[0] if suits else draw.pick(SUIT_STARTS))
            return skeleton(draw, core, palette=own | HONORS, pungs=0.35, requirements=requirements)
        case "pungs":
            return skeleton(draw, core, pungs=0.9, requirements=requirements)
        case "chows":
            chows = patterns.three_chows(draw, parts.SUITED) or ()
            return skeleton(draw, (*core, *chows), pungs=0.3, requirements=requirements)
        case _:
            return skeleton(draw, core, pungs=0.3, requirements=requirements)
