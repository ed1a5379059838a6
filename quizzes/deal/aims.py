"""Which plan a player chooses, with melds on the table or none, and counting what can still come."""

from collections.abc import Iterator, Sequence
from typing import Final

from quizzes.deal.plans import (
    FLUSHES,
    NO_PLAN,
    PAIRS,
    PUNGS,
    SIMPLES,
    Plan,
    SystemPlans,
    tiles_within,
)
from quizzes.hands.draw import Draw
from scoring import Meld, MeldKind
from scoring.counts import ONES, kinds_of

_SET: Final = 3  # tiles
_MOST_BESIDE: Final = 1  # melds beside three chows that are aimed at
_PUNGS: Final = 0.6  # so often one with many pairs goes for pungs rather than for seven pairs


def choose_plan(
    counts: int, melds: Sequence[Meld], gone: int, plans: SystemPlans, draw: Draw
) -> Plan:
    """The plan that tiles and melds together are nearest to; none where nothing stands out.

    `gone` holds one of each kind, packed, of which no tile can come any more.
    """
    best, most = NO_PLAN, plans.stands_out
    for plan, strength in _within_reach(counts, melds, gone & ~kinds_of(counts), plans):
        if strength > most:
            best, most = plan, strength
    return PUNGS if best is PAIRS and (melds or draw.chance(_PUNGS)) else best


def _within_reach(
    counts: int, melds: Sequence[Meld], lacking: int, plans: SystemPlans
) -> Iterator[tuple[Plan, float]]:
    """Plans that the melds allow, with how near one is: so many tiles, less a handicap."""
    yield from _of_chows(counts, melds, lacking, plans.chows)
    claimed = _SET * len(melds)
    for plan in FLUSHES:
        if _all_within(melds, plan.kept):
            yield plan, tiles_within(counts, plan.kept) + claimed - 4.6
    pairs = (counts >> 1 & ONES).bit_count() + len(melds)
    if pairs >= 4 and not any(each.kind is MeldKind.CHOW for each in melds):
        yield PAIRS, pairs + 1.8
    if plans.simples and _all_within(melds, SIMPLES.kept):
        yield SIMPLES, tiles_within(counts, SIMPLES.kept) + claimed - 4
    if len(melds) <= _MOST_BESIDE:
        yield from _of_single_tiles(counts, melds, lacking, plans)


def _of_chows(
    counts: int, melds: Sequence[Meld], lacking: int, chows: Sequence[Plan]
) -> Iterator[tuple[Plan, float]]:
    """Three chows, of which some lie on the table."""
    kinds = kinds_of(counts)
    laid = {each.counts for each in melds}
    for plan in chows:
        held = kinds
        if laid:
            there = laid.intersection(plan.chows)
            if len(melds) - len(there) > _MOST_BESIDE:
                continue
            for each in there:
                held |= each
        if not plan.kept & lacking & ~held:
            yield plan, (held & plan.kept).bit_count()


def _of_single_tiles(
    counts: int, melds: Sequence[Meld], lacking: int, plans: SystemPlans
) -> Iterator[tuple[Plan, float]]:
    kinds = kinds_of(counts)
    for plan in () if melds else plans.single:
        yield plan, (kinds & plan.kept).bit_count() - (lacking & plan.kept).bit_count() - 4.2
    for plan in plans.knitted:
        if not plan.kept & lacking:
            yield plan, (kinds & plan.kept).bit_count() - 1.2


def _all_within(melds: Sequence[Meld], kept: int) -> bool:
    return not any(kinds_of(each.counts) & ~kept for each in melds)
