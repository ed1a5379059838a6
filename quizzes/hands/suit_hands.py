"""Hands of suits and of ends that several rule sets know."""

from typing import Final

from quizzes.hands import parts
from quizzes.hands.draw import Draw
from quizzes.hands.parts import HONORS, SUIT_STARTS, TERMINALS, Palette
from quizzes.hands.skeleton import HandSkeleton, Seating, skeleton
from scoring import TileSet

END_CHOWS: Final = tuple(parts.chow(start, low) for start in SUIT_STARTS for low in (1, 7))
_ALL_FIVE: Final = tuple(
    part
    for part in (*parts.CHOWS, *parts.PUNGS)
    if any(each.is_suited and each.number == 5 for each in part.tiles)
)


def full_flush(draw: Draw, table: Seating) -> HandSkeleton | None:
    """All tiles of one suit."""
    return skeleton(draw, (), palette=parts.suit(draw.pick(SUIT_STARTS)), pungs=0.25)


def half_flush(draw: Draw, table: Seating) -> HandSkeleton | None:
    """One suit, and honors as a pung or as the pair."""
    own = parts.suit(draw.pick(SUIT_STARTS))
    if draw.chance(0.65):
        honors = parts.pung(draw.pick(sorted(HONORS)))
        return skeleton(draw, (honors,), palette=own | HONORS, pungs=0.3)
    return skeleton(draw, (), palette=own, pair=HONORS, pungs=0.3)


def all_green(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Nothing but green tiles."""
    return skeleton(draw, (), palette=parts.GREEN, pungs=0.6)


def all_fives(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A 5 in every set and in the pair."""
    eyes = draw.pick(SUIT_STARTS) + 4
    own = [parts.pair(eyes)]
    while len(own) < 5:
        counts = parts.counts_of(own)
        own.append(draw.pick([part for part in _ALL_FIVE if parts.fits(counts, part)]))
    return skeleton(draw, own[1:], pair=eyes)


def end_chows(draw: Draw, least: int, most: int) -> list[TileSet] | None:
    """So many chows with a terminal; None where four of a tile do not suffice for them."""
    chows = [draw.pick(END_CHOWS) for _ in range(least + draw.below(most - least + 1))]
    return None if max(parts.counts_of(chows)) > 4 else chows


def outside_hand(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A terminal or an honor in every set and in the pair, and a chow."""
    return _with_end_chows(draw, 1, TERMINALS | HONORS)


def terminal_in_each_set(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A terminal in every set and in the pair, and two chows or more."""
    return _with_end_chows(draw, 2, TERMINALS)


def _with_end_chows(draw: Draw, least: int, palette: Palette) -> HandSkeleton | None:
    chows = end_chows(draw, least, 4)
    return skeleton(draw, chows, palette=palette, pungs=1.0) if chows else None


def seven_pairs_of_ends(draw: Draw) -> HandSkeleton:
    """Seven different pairs of terminals and honors, both among them."""
    seven = [draw.pick(sorted(TERMINALS)), draw.pick(sorted(HONORS))]
    seven += draw.sample(sorted((TERMINALS | HONORS) - set(seven)), 5)
    return HandSkeleton(loose=parts.kinds(sorted(seven * 2)))
