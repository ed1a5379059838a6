"""From a hand to its score: read, find, settle, take the highest-scoring reading (60), pay."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from scoring.case_summary import CaseSummary, case_summaries
from scoring.counts import four_of_a_kind
from scoring.fan import Fan, Use
from scoring.hand import Hand, WaitingHand, WinSource
from scoring.memo import Memo
from scoring.reading import Shape
from scoring.record import Account, Counted, Fu, Score, Struck, Wait
from scoring.rengo.catalogue import DORA, FINDERS
from scoring.rengo.dora import dora_of
from scoring.rengo.fu import fu_of
from scoring.rengo.liable import liable_seat
from scoring.rengo.limits import YAKUMAN_LIMIT, Limit, limited_points
from scoring.rengo.payments import gain, payments
from scoring.rengo.rule_set import RengoRules
from scoring.rengo.settle import YAKUMAN_ALONE, SettledYaku, settle
from scoring.rengo.yaku import Yaku
from scoring.seats import Wind
from scoring.set_summary import ANY_MELDED
from scoring.tiles import COPIES, Tile
from scoring.waits import completing_kinds

_SEVEN_PAIRS: Final = Shape.SEVEN_PAIRS
_EAST: Final = Wind.EAST


class PaidReading(NamedTuple):
    """A reading and what it pays; `han` with dora, `a` is A of 57(4) after any limit.

    Without a yaku it pays nothing (62), and `a` is 0.
    """

    case: CaseSummary
    settled: SettledYaku
    fu: Fu | None
    han: int
    a: int
    limit: Limit | None


def score(hand: Hand, rules: RengoRules) -> Score:
    """What the hand is worth, with the record of how.

    The reading that pays most counts (60); of readings that pay the same, the one with more han,
    and of yakuman the one with more of them.
    """
    dora = dora_of(hand)
    paid = _paid_readings(hand, rules, len(dora))
    if not paid:
        return Score(hand, rules.id, None, (), None, "shape", None)
    others: tuple[Account, ...] = ()
    if len(paid) > 1:
        paid.sort(key=_rank)
        others = tuple([_account(each, dora) for each in _others(paid)])
    best = paid[0]
    why_not = _why_not(best)
    changes = None
    if why_not is None:
        liable = liable_seat(hand, best.settled)
        changes = payments(best.a, hand.circumstances, liable)
    limit = best.limit.id if best.limit else None
    return Score(hand, rules.id, _account(best, dora), others, None, why_not, changes, limit)


def equal_accounts(hand: Hand, rules: RengoRules) -> tuple[Account, ...]:
    """Every reading that pays as much as the one that counts (60), whatever its han and base."""
    dora = dora_of(hand)
    paid = _paid_readings(hand, rules, len(dora))
    most = max(map(_pays, paid), default=0)
    return tuple(_account(each, dora) for each in paid if _pays(each) == most)


def waits(waiting_hand: WaitingHand, rules: RengoRules) -> tuple[Wait, ...]:
    """Every tile that can still come and completes a winning shape, with its score."""
    return tuple(
        Wait(kind, result)
        for kind in completing_kinds(waiting_hand.concealed, len(waiting_hand.melds), rules.shapes)
        if waiting_hand.count(kind) < COPIES
        and (result := score(_won_on(waiting_hand, kind), rules)).account is not None
    )


def _won_on(waiting_hand: WaitingHand, kind: Tile) -> Hand:
    """The hand once that tile completes it; the kind of the indicator is not robbed from a kong."""
    circumstances = waiting_hand.circumstances
    if circumstances.by is WinSource.ROBBED_KONG and kind == circumstances.dora_indicator:
        waiting_hand = replace(
            waiting_hand, circumstances=replace(circumstances, by=WinSource.DISCARD)
        )
    return waiting_hand.winning_on(kind)


def _why_not(best: PaidReading) -> str | None:
    """The first of what forbids the win: no yaku (62), then a ron in furiten (63, 64)."""
    if not best.settled.counted:
        return "no-yaku"
    circumstances = best.case.hand.circumstances
    return "furiten" if circumstances.furiten and not circumstances.self_drawn else None


def worth_of(fans: Sequence[Fan], score: Score) -> float:
    """The han of yaku that are counted together; several yakuman are worth one (54)."""
    yakuman = [fan.value for fan in fans if isinstance(fan, Yaku) and fan.is_yakuman]
    return yakuman[0] if yakuman else sum(score.value_of(fan) for fan in fans)


def _paid_readings(hand: Hand, rules: RengoRules, dora: int) -> list[PaidReading]:
    """The hand under each of its readings (article 4); seven pairs are seven different ones."""
    return [
        _paid(case, dora)
        for case in case_summaries(hand, rules.shapes)
        if case.reading.shape is not _SEVEN_PAIRS or not four_of_a_kind(hand.counts)
    ]


def _paid(case: CaseSummary, dora: int) -> PaidReading:
    is_closed = not case.sets.tally & ANY_MELDED
    settled = settle(FINDERS[is_closed].find(case), is_closed)
    if settled.is_yakuman:
        return PaidReading(case, settled, None, settled.han, YAKUMAN_LIMIT.a, YAKUMAN_LIMIT)
    fu, han = fu_of(case, is_closed, settled.is_pinfu), settled.han + dora
    if not settled.counted:
        return PaidReading(case, settled, fu, han, 0, None)
    a, limit = _WORTH[fu.points, han]
    return PaidReading(case, settled, fu, han, a, limit)


_WORTH: Final[Memo[tuple[int, int], tuple[int, Limit | None]]] = Memo(
    lambda ordinary: limited_points(*ordinary)
)
"""A of 57(4) after any limit, and that limit, by the base and the han."""


def _pays(paid: PaidReading) -> int:
    """What the winner gets without deposits."""
    circumstances = paid.case.hand.circumstances
    return gain(paid.a, circumstances.seat is _EAST, circumstances.self_drawn)


def _rank(paid: PaidReading) -> tuple[int, int, int, int, tuple[int, ...]]:
    """What it pays, its han, its base, how many yakuman; then the lower numbers, to be stable."""
    settled = paid.settled
    fu = paid.fu.points if paid.fu else 0
    yakuman = len(settled.counted) if settled.is_yakuman else 0
    numbers = tuple([line.fan.number for line in settled.counted])
    return -_pays(paid), -paid.han, -fu, -yakuman, numbers


def _others(paid: Sequence[PaidReading]) -> Iterator[PaidReading]:
    """The readings into other sets than the chosen one, each by its highest count."""
    seen = [paid[0].case.reading.sets]
    for each in paid[1:]:
        if each.case.reading.sets not in seen:
            seen.append(each.case.reading.sets)
            yield each


def _account(paid: PaidReading, dora: tuple[Use, ...]) -> Account:
    """The record of a reading. Dora add nothing to a yakuman, whose points are fixed (59(5))."""
    counted, struck = paid.settled.counted, paid.settled.struck
    if dora and paid.settled.is_yakuman:
        struck += (_dora_struck(dora, counted[0].fan.id),)
    elif dora:
        counted += (_dora_counted(dora),)
    return Account(paid.case.reading, counted, struck, paid.han, paid.fu)


@lru_cache(maxsize=256)
def _dora_counted(dora: tuple[Use, ...]) -> Counted:
    return Counted(DORA, DORA.value, dora)


def _dora_struck(dora: tuple[Use, ...], yakuman: str) -> Struck:
    return Struck(DORA, DORA.value, dora, yakuman, YAKUMAN_ALONE, (YAKUMAN_LIMIT.article,))
