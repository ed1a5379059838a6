"""Countings that pay the same with as many han in Rengo: either of such readings counts (60)."""

from collections.abc import Iterator, Sequence

from quizzes.countings.counting import Counting
from scoring import Account, RuleSet, Score
from scoring.rengo.limits import YAKUMAN, limit_of, points_a


def alike(given: Sequence[str], score: Score, rules: RuleSet) -> Iterator[Counting]:
    """The countings of the readings that pay as much as the one that the engine prints.

    Of readings that pay the same the one with more han is the count (docs/rulings.md).
    """
    if score.account is None:
        return
    most = _a(score.account)
    for account in score.others:
        same_han = account.total == score.account.total
        if same_han and _has_yaku(account) and _a(account) == most:
            yield tuple(line.fan.id for line in account.counted for _ in line.uses)


def _has_yaku(account: Account) -> bool:
    return any(line.fan.id != "dora" for line in account.counted)


def _a(account: Account) -> int:
    """The A that everything paid is reckoned from (57(4), 59)."""
    if account.base is None:
        return YAKUMAN.a
    han = int(account.total)
    limit = limit_of(account.base.points, han)
    return limit.a if limit else points_a(account.base.points, han)
