"""What surrounds a win in Rengo: riichi, the dora indicator, the sticks on the table."""

from collections import Counter
from typing import Final

from quizzes.hands.assembling import random_other_seat
from quizzes.hands.craft import AssembledHand
from quizzes.hands.draw import Draw
from scoring import TILES, Circumstances, Riichi, Tile, WinSource
from scoring.hand import held_tiles
from scoring.rengo.dora import dora_after
from scoring.tiles import COPIES, KINDS

_RIICHI: Final = 0.35  # of the closed hands
_DOUBLE: Final = 0.04  # of those without any kong, where they declared it
_HITS: Final = 0.35  # so often the hand holds a dora on purpose
_STICKS: Final = {0: 8, 1: 3, 2: 1}  # of other players


def make_circumstances(scene: AssembledHand, draw: Draw) -> Circumstances:
    """One dora indicator, and riichi where the hand could declare it.

    After riichi no kong is made (38), and a double riichi has none before it (51(11)); so a
    replacement wins without it. The winner's own stick lies on the table with the others.
    """
    requirements = scene.requirements
    last = requirements.last
    if last is None:
        last = draw.chance(scene.style.rare / 4) and scene.by in (WinSource.DRAW, WinSource.DISCARD)
    riichi = requirements.riichi or _riichi(scene, draw)
    own_stick = int(riichi is not Riichi.NONE)
    return Circumstances(
        by=scene.by,
        seat=scene.table.seat,
        round=scene.table.round,
        last=last,
        discarder=None if scene.drawn else random_other_seat(draw, scene.table),
        first_turn=requirements.first_turn,
        riichi=riichi,
        dora_indicator=_indicator(scene, draw),
        deposits=own_stick + (0 if requirements.first_turn else draw.weighted(_STICKS)),
    )


def _riichi(scene: AssembledHand, draw: Draw) -> Riichi:
    closed = not any(meld.is_claimed for meld in scene.melds)
    if not closed or scene.requirements.first_turn or scene.by is WinSource.REPLACEMENT:
        return Riichi.NONE
    if not draw.chance(_RIICHI):
        return Riichi.NONE
    return Riichi.DOUBLE if not scene.melds and draw.chance(_DOUBLE) else Riichi.RIICHI


def _indicator(scene: AssembledHand, draw: Draw) -> Tile:
    """A tile that the hand leaves over; what follows it is the dora."""
    tile_counts = Counter((*held_tiles(scene.concealed, scene.melds), scene.win))
    free = {
        each: COPIES - tile_counts[each] for each in TILES[:KINDS] if tile_counts[each] < COPIES
    }
    left = free
    if scene.requirements.dora or draw.chance(_HITS):
        hits = {each: left[each] for each in left if tile_counts[dora_after(each)]}
        wanted = scene.requirements.dora or 0
        exact = {each: hits[each] for each in hits if tile_counts[dora_after(each)] == wanted}
        left = exact or hits or left
    found = draw.weighted(left)
    if scene.by is WinSource.ROBBED_KONG and found == scene.win:  # all four of it are in the kong
        others = {each: number for each, number in left.items() if each != scene.win}
        return draw.weighted(others or {each: free[each] for each in free if each != scene.win})
    return found
