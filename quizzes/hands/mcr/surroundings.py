"""What surrounds a win under the competition rules: flowers, the last tile, who discarded."""

from quizzes.hands.assembling import random_other_seat
from quizzes.hands.craft import AssembledHand
from quizzes.hands.draw import Draw
from quizzes.hands.parts import FLOWERS
from scoring import Circumstances, WinSource


def make_circumstances(scene: AssembledHand, draw: Draw) -> Circumstances:
    """Flowers as the level has them; the last tile only where no kong is concerned."""
    requirements = scene.requirements
    last = requirements.last
    if last is None:
        last = draw.chance(scene.style.rare / 4) and scene.by in (WinSource.DRAW, WinSource.DISCARD)
    flowers = (
        requirements.flowers
        if requirements.flowers is not None
        else draw.weighted(scene.style.flowers)
    )
    return Circumstances(
        by=scene.by,
        seat=scene.table.seat,
        round=scene.table.round,
        last=last,
        last_of_kind=requirements.last_of_kind,
        flowers=tuple(sorted(draw.sample(FLOWERS, flowers))),
        discarder=None if scene.drawn else random_other_seat(draw, scene.table),
    )
