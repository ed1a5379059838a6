"""What surrounds a win under International Mahjong: flowers, kongs in a row, the first turn."""

from typing import Final

from quizzes.hands.assembling import random_other_seat
from quizzes.hands.craft import AssembledHand
from quizzes.hands.draw import Draw
from quizzes.hands.parts import FLOWERS
from scoring import Circumstances, Tile, Wind, WinSource

MOST_FLOWERS: Final = 5  # with six already the next one wins by itself (25.2(1))


def make_circumstances(scene: AssembledHand, draw: Draw) -> Circumstances:
    """Flowers as the level has them; the first turn only where the hand was built for it."""
    requirements = scene.requirements
    last = requirements.last
    if last is None:
        last = draw.chance(scene.style.rare / 4) and scene.by in (WinSource.DRAW, WinSource.DISCARD)
    return Circumstances(
        by=scene.by,
        seat=scene.table.seat,
        round=scene.table.round,
        last=last,
        flowers=_flowers(scene, draw),
        discarder=_discarder(scene, draw),
        first_turn=requirements.first_turn,
        kongs_in_row=requirements.kongs_in_row or None,
    )


def _flowers(scene: AssembledHand, draw: Draw) -> tuple[Tile, ...]:
    held = scene.requirements.held
    wanted = scene.requirements.flowers
    if wanted is None:
        wanted = draw.weighted(scene.style.flowers)
    others = [each for each in FLOWERS if each not in held]
    more = draw.sample(others, max(min(wanted, MOST_FLOWERS) - len(held), 0))
    return tuple(sorted((*held, *more)))


def _discarder(scene: AssembledHand, draw: Draw) -> Wind | None:
    """Who gave the tile: the dealer, where it was the first discard of all."""
    if scene.drawn:
        return None
    return Wind.EAST if scene.requirements.first_turn else random_other_seat(draw, scene.table)
