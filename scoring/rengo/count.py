"""From a hand to its score: read, find, settle, take the dearest reading (60), pay."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from scoring.fan import Use
from scoring.hand import Hand, Standing
from scoring.record import Account, Base, Counted, Score, Struck, Wait
from scoring.rengo import facts
from scoring.rengo.base import base_of
from scoring.rengo.dora import dora_of
from scoring.rengo.liable import liable_seat
from scoring.rengo.limits import YAKUMAN, Limit, limit_of, points_a
from scoring.rengo.payments import gain, payments
from scoring.rengo.rule_set import DORA, RengoRules
from scoring.rengo.settle import YAKUMAN_ALONE, Settled, settle
from scoring.rengo.won import Won, readings
from scoring.rengo.yaku import Places, Yaku
from scoring.seats import Wind
from scoring.tiles import COPIES
from scoring.waits import completing_kinds


class Weighed(NamedTuple):
    """A reading and what it comes to. `a` is A of article 57(4) after any limit, 0 without yaku.

    `found` are the yaku that are there with the sets that make them.
    """

    won: Won
    found: tuple[tuple[Yaku, Places], ...]
    settled: Settled
    base: Base | None
    han: int
    a: int
    limit: Limit | None


def score(hand: Hand, rules: RengoRules) -> Score:
    """What the hand is worth, with the record of how.

    The reading that pays most counts (60); of readings that pay the same, the one with more han.
    """
    dora = dora_of(hand)
    weighed = sorted((_weigh(won, len(dora), rules) for won in readings(hand)), key=_rank)
    if not weighed:
        return Score(hand, rules.id, None, (), None, "shape", None)
    best = weighed[0]
    why_not = _why_not(best)
    paid = None
    if why_not is None:
        liable = liable_seat(best.won, [yaku.id for yaku in best.settled.counted])
        paid = payments(best.a, hand.circumstances, liable)
    return Score(
        hand,
        rules.id,
        _account(best, dora, rules),
        tuple(_account(other, dora, rules) for other in _others(weighed)),
        None,
        why_not,
        paid,
        best.limit.id if best.limit else None,
    )


def waits(standing: Standing, rules: RengoRules) -> tuple[Wait, ...]:
    """Every tile that can still come and completes a winning shape, with its score."""
    return tuple(
        Wait(kind, result)
        for kind in completing_kinds(standing.concealed, len(standing.melds), rules.shapes)
        if standing.count(kind) < COPIES
        and (result := score(standing.winning_on(kind), rules)).account is not None
    )


def _why_not(best: Weighed) -> str | None:
    """The first of what forbids the win: no yaku (62), then a ron in furiten (63, 64)."""
    if not best.settled.counted:
        return "no-yaku"
    circumstances = best.won.hand.circumstances
    return "furiten" if circumstances.furiten and not circumstances.self_drawn else None


def _weigh(won: Won, dora: int, rules: RengoRules) -> Weighed:
    found = tuple(_found(won, rules))
    settled = settle(tuple(yaku for yaku, _ in found))
    if settled.is_yakuman:
        return Weighed(won, found, settled, None, settled.han_closed, YAKUMAN.a, YAKUMAN)
    is_closed = won.has(facts.CLOSED)
    han = (settled.han_closed if is_closed else settled.han_open) + dora
    base = base_of(won, any(yaku.id == "pinfu" for yaku in settled.counted))
    limit = limit_of(base.points, han) if settled.counted else None
    a = limit.a if limit else points_a(base.points, han) if settled.counted else 0
    return Weighed(won, found, settled, base, han, a, limit)


def _found(won: Won, rules: RengoRules) -> Iterator[tuple[Yaku, Places]]:
    for yaku in _possible(won.facts, rules.yaku):
        places = yaku.places(won)
        if places is not None:
            yield yaku, places


@lru_cache(maxsize=65536)
def _possible(held: int, table: tuple[Yaku, ...]) -> tuple[Yaku, ...]:
    """The yaku whose facts all hold."""
    return tuple(yaku for yaku in table if held & yaku.facts == yaku.facts)


def _rank(weighed: Weighed) -> tuple[int, int, int, tuple[int, ...]]:
    """What it pays, then its han, then its base; then the lower numbers, to be stable."""
    circumstances = weighed.won.hand.circumstances
    pays = gain(weighed.a, circumstances.seat is Wind.EAST, circumstances.self_drawn)
    base = weighed.base.points if weighed.base else 0
    numbers = tuple(yaku.number for yaku in weighed.settled.counted)
    return -pays, -weighed.han, -base, numbers


def _others(weighed: Sequence[Weighed]) -> Iterator[Weighed]:
    """The readings into other sets than the chosen one, each at its dearest."""
    seen = [weighed[0].won.parts]
    for each in weighed[1:]:
        if each.won.parts not in seen:
            seen.append(each.won.parts)
            yield each


def _account(weighed: Weighed, dora: tuple[Use, ...], rules: RengoRules) -> Account:
    """The record of a reading."""
    places, settled = dict(weighed.found), weighed.settled
    is_closed = weighed.won.has(facts.CLOSED)
    counted = [Counted(yaku, yaku.han(is_closed), (Use(places[yaku]),)) for yaku in settled.counted]
    struck = [
        Struck(
            yaku,
            yaku.han(is_closed),
            (Use(places[yaku]),),
            by.id,
            principle,
            _articles(by, principle, rules),
        )
        for yaku, by, principle in settled.struck
    ]
    if dora and settled.is_yakuman:
        by = settled.counted[0]
        articles = _articles(by, YAKUMAN_ALONE, rules)
        struck.append(Struck(DORA, DORA.value, dora, by.id, YAKUMAN_ALONE, articles))
    elif dora:
        counted.append(Counted(DORA, DORA.value, dora))
    return Account(weighed.won.reading, tuple(counted), tuple(struck), weighed.han, weighed.base)


def _articles(by: Yaku, principle: str, rules: RengoRules) -> tuple[str, ...]:
    """Where the text strikes a yaku: the entry of the other, or the article on yakuman."""
    return (rules.principles[principle],) if principle == YAKUMAN_ALONE else (by.article,)
