"""What carries a small fan to the minimum: three chows that combine, a flush, or all pungs."""

from collections.abc import Sequence

from quizzes.hands import parts, patterns
from quizzes.hands.draw import Draw
from quizzes.hands.parts import HONORS, Palette
from quizzes.hands.skeleton import NO_REQUIREMENTS, HandSkeleton, Requirements, skeleton
from scoring import SetKind, TileSet


def skeleton_reaching_minimum(
    draw: Draw,
    core: Sequence[TileSet],
    *,
    palette: Palette = parts.ALL_KINDS,
    pair: Palette | int | None = None,
    requirements: Requirements = NO_REQUIREMENTS,
    flush: bool = True,
) -> HandSkeleton | None:
    """The core with whatever makes the hand reach the minimum, out of the palette."""
    suits = sorted({each.index // 9 * 9 for part in core for each in part.tiles if each.is_suited})
    weights: dict[str, float] = {}
    if len(core) <= 1:
        weights["chows"] = 6
    if flush and len(suits) <= 1:
        weights["half"] = 3 if palette & HONORS else 0
        if not any(each.is_honor for part in core for each in part.tiles):
            weights["full"] = 0.7
    if all(part.kind is SetKind.PUNG for part in core):
        weights["pungs"] = 2
    way = draw.weighted(weights) if weights else "chows"
    if way == "pungs":
        return skeleton(
            draw, core, palette=palette, pungs=1.0, pair=pair, requirements=requirements
        )
    if way == "chows" and len(core) <= 1:
        chows = patterns.three_chows(draw, palette)
        if chows is None:
            return None
        return skeleton(
            draw, (*core, *chows), palette=palette, pair=pair, requirements=requirements
        )
    if way in ("half", "full"):
        own = parts.suit(suits[0] if suits else draw.pick(parts.SUIT_STARTS))
        palette &= own | HONORS if way == "half" else own
    eyes = pair
    if isinstance(pair, frozenset):
        eyes = pair & palette
    return skeleton(draw, core, palette=palette, pungs=0.35, pair=eyes, requirements=requirements)
