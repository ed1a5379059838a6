"""From a hand to its score: read, find, settle, choose, pay."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from scoring.case_summary import CaseSummary, case_summaries, without_other_waits
from scoring.fan import Fan, Use
from scoring.hand import Hand, WaitingHand
from scoring.mcr.edition import Edition
from scoring.mcr.payments import payments
from scoring.mcr.principles import Settlement, settle, settlements
from scoring.memo import Memo
from scoring.record import Account, Counted, Finding, Score, UnexplainedAccount, Wait
from scoring.tiles import COPIES, Tile
from scoring.waits import completing_kinds


def score(hand: Hand, edition: Edition) -> Score:
    """What the hand is worth under the edition, with the record of how.

    The highest-scoring reading counts (high-not-low, 3.9.1.6(4)); at equal worth the one with the lower
    numbers, and so with the more valuable single fan.
    """
    accounts = [_account(case, edition) for case in _cases(hand, edition)]
    if not accounts:
        return Score(hand, edition.id, None, (), None, "shape", None)
    if len(accounts) > 1:
        accounts.sort(key=_rank)
    best = accounts[0]
    others = tuple(_other_readings(accounts)) if len(accounts) > 1 else ()
    flowers = hand.circumstances.flowers
    flower_line = _flower_line(flowers, edition.fan("flower-tiles")) if flowers else None
    if best.total < edition.minimum:
        return Score(hand, edition.id, best, others, flower_line, "minimum", None)
    total = best.total + (flower_line.points if flower_line else 0)
    paid = payments(int(total), edition.base, hand.circumstances)
    return Score(hand, edition.id, best, others, flower_line, None, paid)


def waits(waiting_hand: WaitingHand, edition: Edition) -> tuple[Wait, ...]:
    """Every tile that can still come and completes a winning shape, with its score."""
    return tuple(
        Wait(kind, score(waiting_hand.winning_on(kind), edition))
        for kind in completing_kinds(
            waiting_hand.concealed, len(waiting_hand.melds), edition.shapes
        )
        if waiting_hand.count(kind) < COPIES
    )


def worth_of(fans: Sequence[Fan], score: Score) -> float:
    """What fans that are counted together are worth."""
    return sum(score.value_of(fan) for fan in fans)


def find(case: CaseSummary, edition: Edition) -> tuple[Finding, ...]:
    """Every fan of the table that is there, once for each time, most valuable first."""
    return tuple(sorted(edition.finder.find(case), key=lambda each: each.order))


@lru_cache(maxsize=1 << 10)
def _flower_line(flowers: tuple[Tile, ...], edition_flowers: Fan) -> Counted:
    """A point for each flower, added after the win (2014, 3.8.1 row 81)."""
    uses = tuple(Use(tiles=(flower,)) for flower in flowers)
    return Counted(edition_flowers, edition_flowers.value, uses)


def equal_accounts(hand: Hand, edition: Edition) -> tuple[Account, ...]:
    """Every counting that is worth as much as the one that counts (3.9.1.6(4))."""
    job = [
        _settled(case, settlement)
        for case in _cases(hand, edition)
        for settlement in settlements(edition.finder.find(case), edition)
    ]
    most = max([each.total for each in job], default=0)
    return tuple(each for each in job if each.total == most)


def _cases(hand: Hand, edition: Edition) -> list[CaseSummary]:
    """The hand under each of its readings, with the form of its wait where it is the only one."""
    return without_other_waits(case_summaries(hand, edition.shapes), edition.shapes)


def _account(case: CaseSummary, edition: Edition) -> Account:
    return _settled(case, settle(edition.finder.find(case), edition))


def _settled(case: CaseSummary, settlement: Settlement) -> Account:
    counted = _lines(settlement.counted)
    return UnexplainedAccount.of(case.reading, counted, settlement.total, settlement.struck)


def _lines(counted: Sequence[Finding]) -> tuple[Counted, ...]:
    """A line for each fan and value, which stand side by side."""
    lines: list[Counted] = []
    before: Finding | None = None
    for each in counted:
        if before and each.fan is before.fan and each.value == before.value:
            lines[-1] = Counted(each.fan, each.value, (*lines[-1].uses, each.use))
        else:
            lines.append(_LINES[each])
        before = each
    return tuple(lines)


_LINES: Final = Memo[Finding, Counted](lambda only: Counted(only.fan, only.value, (only.use,)))


def _rank(account: Account) -> tuple[float, tuple[int, ...]]:
    numbers = tuple(line.fan.number for line in account.counted for _ in line.uses)
    return -account.total, tuple(sorted(numbers))


def _other_readings(accounts: list[Account]) -> Iterator[Account]:
    """The readings into other sets than the chosen one, each by its highest count."""
    seen = {accounts[0].reading.sets}
    for account in accounts[1:]:
        if account.reading.sets not in seen:
            seen.add(account.reading.sets)
            yield account
