"""From a hand to its score: read, find, choose within each group, take the highest, pay."""

from collections.abc import Iterator, Sequence
from itertools import chain

from scoring.fan import Fan
from scoring.hand import Hand, WaitingHand
from scoring.imj import settle
from scoring.imj.payments import payments
from scoring.imj.readings import FLOWERS_THAT_WIN, readings
from scoring.imj.rules import InternationalRules
from scoring.imj.settle import accounts
from scoring.record import Account, Score, Wait
from scoring.tiles import COPIES, KINDS, TILES, Tile
from scoring.waits import completing_kinds

STRUCTURELESS = "25.2"


def score(hand: Hand, rules: InternationalRules) -> Score:
    """What the hand is worth, with the record of how.

    The highest rank counts, of all readings and of special and ordinary counts; at equal rank the
    one with the more valuable element, then the one with the lower numbers.
    """
    counts = sorted(
        chain.from_iterable(accounts(case, rules) for case in readings(hand, rules)), key=_order
    )
    if not counts:
        return Score(hand, rules.id, None, (), None, "shape", None)
    best = counts[0]
    wins = _reaches_lowest(best, hand)
    paid = payments(best, hand, rules) if wins else None
    others = tuple(_other_readings(counts))
    return Score(hand, rules.id, best, others, None, None if wins else "minimum", paid)


def equal_accounts(hand: Hand, rules: InternationalRules) -> tuple[Account, ...]:
    """Every counting of the highest rank."""
    cases = readings(hand, rules)
    found = tuple(chain.from_iterable(settle.equal_accounts(case, rules) for case in cases))
    most = max([each.total for each in found], default=0)
    return tuple(each for each in found if each.total == most)


def waits(waiting_hand: WaitingHand, rules: InternationalRules) -> tuple[Wait, ...]:
    """Every tile that can still come and wins by its shape, in tile order, with its score."""
    scores = (
        score(waiting_hand.winning_on(tile), rules) for tile in _candidates(waiting_hand, rules)
    )
    return tuple(Wait(each.hand.win, each) for each in scores if each.account)


def worth_of(fans: Sequence[Fan], score: Score) -> float:
    """The rank of elements that are counted together, without a half beside whole fans (30.2)."""
    return settle.rank(sum(score.value_of(fan) for fan in fans))


def _candidates(waiting_hand: WaitingHand, rules: InternationalRules) -> Iterator[Tile]:
    """Kinds that complete a shape, then the flowers, where a drawn one would be the seventh."""
    for kind in completing_kinds(waiting_hand.concealed, len(waiting_hand.melds), rules.shapes):
        if waiting_hand.count(kind) < COPIES:
            yield kind
    circumstances = waiting_hand.circumstances
    if circumstances.self_drawn and len(circumstances.flowers) >= FLOWERS_THAT_WIN - 1:
        yield from (flower for flower in TILES[KINDS:] if flower not in circumstances.flowers)


def _reaches_lowest(account: Account, hand: Hand) -> bool:
    """Whether the agreed lowest rank is reached; group 25.2 needs none (7.2(1))."""
    lowest = hand.circumstances.lowest or 0
    present = {line.fan.series for line in account.counted}
    present |= {line.fan.series for line in account.struck}
    return account.total >= lowest or STRUCTURELESS in present


def _order(account: Account) -> tuple[float, float, tuple[int, ...]]:
    numbers = tuple(line.fan.number for line in account.counted for _ in line.uses)
    return -account.total, -account.counted[0].value, tuple(sorted(numbers))


def _other_readings(counts: list[Account]) -> Iterator[Account]:
    """The readings into other sets than the chosen one, each at its highest."""
    seen = {counts[0].reading.sets}
    for account in counts[1:]:
        if account.reading.sets not in seen:
            seen.add(account.reading.sets)
            yield account
