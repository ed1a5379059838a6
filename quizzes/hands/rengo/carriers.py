"""What makes a hand winnable where the thing to show is no yaku, or shows nothing else."""

from collections.abc import Sequence

from quizzes.hands import parts, patterns
from quizzes.hands.draw import Draw
from quizzes.hands.parts import DRAGONS, HONORS, SIMPLES, SUIT_STARTS
from quizzes.hands.skeleton import NO_REQUIREMENTS, HandSkeleton, Requirements, skeleton
from scoring import TileSet


def skeleton_around(
    draw: Draw, core: Sequence[TileSet] = (), requirements: Requirements = NO_REQUIREMENTS
) -> HandSkeleton | None:
    """The core with other sets as they come: many chows, simples, a flush, or pungs."""
    ways: dict[str, float] = {"mixed": 3, "chows": 3, "same": 1, "pungs": 1}
    if not any(not each.is_suited for part in core for each in part.tiles):
        ways["simples"] = 2
    if len(core) <= 1:
        ways["three"] = 1.5
    match draw.weighted(ways):
        case "chows":
            return skeleton(draw, core, pungs=0.0, requirements=requirements)
        case "simples":
            return skeleton(draw, core, palette=SIMPLES, pungs=0.2, requirements=requirements)
        case "same":
            suits = [part.tiles[0].index // 9 * 9 for part in core if part.tiles[0].is_suited]
            own = parts.suit(suits[0] if suits else draw.pick(SUIT_STARTS))
            return skeleton(draw, core, palette=own | HONORS, pungs=0.35, requirements=requirements)
        case "pungs":
            return skeleton(draw, core, pungs=0.9, requirements=requirements)
        case "three":
            chows = draw.pick((patterns.mixed_triple, patterns.pure_straight))(draw)
            return skeleton(draw, (*core, *chows), pungs=0.3, requirements=requirements)
        case _:
            return skeleton(draw, core, pungs=0.25, requirements=requirements)


def skeleton_with_yaku(
    draw: Draw, requirements: Requirements = NO_REQUIREMENTS
) -> HandSkeleton | None:
    """A hand that has a yaku by its tiles, open or closed."""
    if draw.chance(0.5):
        return skeleton(draw, (), palette=SIMPLES, pungs=0.2, requirements=requirements)
    return skeleton_around(draw, (parts.pung(draw.pick(DRAGONS)),), requirements)
