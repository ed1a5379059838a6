"""From a hand to its score: read, find, settle, take the dearest reading (60), pay."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from scoring.fan import Use
from scoring.hand import By, Hand, WaitingHand
from scoring.memo import Memo
from scoring.record import Account, Counted, Fu, Score, Struck, Wait
from scoring.rengo import facts
from scoring.rengo.base import base_of
from scoring.rengo.catalogue import DORA, possible
from scoring.rengo.dora import dora_of
from scoring.rengo.liable import liable_seat
from scoring.rengo.limits import YAKUMAN, Limit, limit_of, points_a
from scoring.rengo.payments import gain, payments
from scoring.rengo.rule_set import RengoRules
from scoring.rengo.settle import PRINCIPLES, YAKUMAN_ALONE, Settled, settle
from scoring.rengo.won import Won, readings
from scoring.seats import Wind
from scoring.tiles import COPIES, Tile
from scoring.waits import completing_kinds

_EAST: Final = Wind.EAST


class Weighed(NamedTuple):
    """A reading and what it comes to; `han` with dora, `a` is A of 57(4) after any limit.

    Without a yaku it comes to nothing (62), and `a` is 0.
    """

    won: Won
    settled: Settled
    base: Fu | None
    han: int
    a: int
    limit: Limit | None


def score(hand: Hand, rules: RengoRules) -> Score:
    """What the hand is worth, with the record of how.

    The reading that pays most counts (60); of readings that pay the same, the one with more han,
    and of yakuman the one with more of them.
    """
    dora = dora_of(hand)
    weighed = [_weigh(won, len(dora)) for won in readings(hand)]
    if not weighed:
        return Score(hand, rules.id, None, (), None, "shape", None)
    others: tuple[Account, ...] = ()
    if len(weighed) > 1:
        weighed.sort(key=_rank)
        others = tuple([_account(each, dora) for each in _others(weighed)])
    best = weighed[0]
    why_not = _why_not(best)
    paid = None
    if why_not is None:
        paid = payments(best.a, hand.circumstances, liable_seat(best.won, best.settled))
    limit = best.limit.id if best.limit else None
    return Score(hand, rules.id, _account(best, dora), others, None, why_not, paid, limit)


def equal_accounts(hand: Hand) -> tuple[Account, ...]:
    """Every reading that pays as much as the one that counts (60), whatever its han and base."""
    dora = dora_of(hand)
    weighed = [_weigh(won, len(dora)) for won in readings(hand)]
    most = max(map(_pays, weighed), default=0)
    return tuple(_account(each, dora) for each in weighed if _pays(each) == most)


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
    told = waiting_hand.circumstances
    if told.by is By.ROBBED_KONG and kind == told.dora_indicator:
        waiting_hand = replace(waiting_hand, circumstances=replace(told, by=By.DISCARD))
    return waiting_hand.winning_on(kind)


def _why_not(best: Weighed) -> str | None:
    """The first of what forbids the win: no yaku (62), then a ron in furiten (63, 64)."""
    if not best.settled.counted:
        return "no-yaku"
    circumstances = best.won.hand.circumstances
    return "furiten" if circumstances.furiten and not circumstances.self_drawn else None


def _weigh(won: Won, dora: int) -> Weighed:
    yaku = possible(won.facts)
    places = [at for each in yaku if (at := each.places(won)) is not None]
    if len(places) < len(yaku):
        yaku = tuple([each for each in yaku if each.places(won) is not None])
    settled = settle(yaku, places, won.facts & facts.CLOSED != 0)
    if settled.is_yakuman:
        return Weighed(won, settled, None, settled.han, YAKUMAN.a, YAKUMAN)
    base, han = base_of(won, settled.is_pinfu), settled.han + dora
    if not settled.counted:
        return Weighed(won, settled, base, han, 0, None)
    a, limit = _WORTH[base.points, han]
    return Weighed(won, settled, base, han, a, limit)


def _worth(ordinary: tuple[int, int]) -> tuple[int, Limit | None]:
    limit = limit_of(*ordinary)
    return limit.a if limit else points_a(*ordinary), limit


_WORTH: Final = Memo(_worth)
"""A of 57(4) after any limit, and that limit, by the base and the han."""


def _pays(weighed: Weighed) -> int:
    """What the winner gets without deposits."""
    circumstances = weighed.won.hand.circumstances
    return gain(weighed.a, circumstances.seat is _EAST, circumstances.self_drawn)


def _rank(weighed: Weighed) -> tuple[int, int, int, int, tuple[int, ...]]:
    """What it pays, its han, its base, how many yakuman; then the lower numbers, to be stable."""
    settled = weighed.settled
    base = weighed.base.points if weighed.base else 0
    yakuman = len(settled.counted) if settled.is_yakuman else 0
    numbers = tuple([line.fan.number for line in settled.counted])
    return -_pays(weighed), -weighed.han, -base, -yakuman, numbers


def _others(weighed: Sequence[Weighed]) -> Iterator[Weighed]:
    """The readings into other sets than the chosen one, each at its dearest."""
    seen = [weighed[0].won.parts]
    for each in weighed[1:]:
        if each.won.parts not in seen:
            seen.append(each.won.parts)
            yield each


def _account(weighed: Weighed, dora: tuple[Use, ...]) -> Account:
    """The record of a reading. A yakuman takes up the dora too (53)."""
    counted, struck = weighed.settled.counted, weighed.settled.struck
    if dora and weighed.settled.is_yakuman:
        struck += (_dora_struck(dora, counted[0].fan.id),)
    elif dora:
        counted += (_dora_counted(dora),)
    return Account(weighed.won.reading, counted, struck, weighed.han, weighed.base)


@lru_cache(maxsize=256)
def _dora_counted(dora: tuple[Use, ...]) -> Counted:
    return Counted(DORA, DORA.value, dora)


def _dora_struck(dora: tuple[Use, ...], yakuman: str) -> Struck:
    return Struck(DORA, DORA.value, dora, yakuman, YAKUMAN_ALONE, (PRINCIPLES[YAKUMAN_ALONE],))
