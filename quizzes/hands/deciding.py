"""Which principles decide what a hand is worth, and what they keep out of it."""

from typing import Final

from scoring import RuleSet, Score
from scoring.record import Struck

EXCLUSION_SIGN: Final = ">"  # between the two fans of an exclusion
NON_SEPARATION: Final = "non-separation"
_HIGHEST: Final = ("high-not-low", "dearest-reading", "one-structure")
_SMALLER_SUM: Final = ("half-fan", "one-yakuman")  # the total is less than the lines together


def principles_of(score: Score, rules: RuleSet) -> frozenset[str]:
    """The principles without which the count would be another: ids of the rule set's own."""
    account = score.account
    if account is None:
        return frozenset()
    results = {each.principle for each in account.struck}
    if any(other.total < account.total for other in score.others):
        results.update(_HIGHEST)
    if sum(line.points for line in account.counted) > account.total:
        results.update(_SMALLER_SUM)
    return frozenset(results.intersection(rules.principles))


def struck_by(score: Score, principle: str) -> tuple[Struck, ...]:
    """What that principle, or fan A of an exclusion A>B, keeps out of the count."""
    keeps, _, out = principle.partition(EXCLUSION_SIGN)
    struck = score.account.struck if score.account else ()
    if out:
        return tuple(each for each in struck if each.because == keeps and each.fan.id == out)
    if principle == NON_SEPARATION:
        return tuple(each for each in struck if _is_separated(each, score))
    return tuple(each for each in struck if each.principle == principle)


def _is_separated(struck: Struck, score: Score) -> bool:
    """Whether sets that made a combination fan would be taken apart for another (3.9.1.6(2)).

    The engine names the fan that strikes it and non-repeat, for the fan implies or excludes it.
    """
    strikers = (line.fan for line in score.counted if line.fan.id == struck.because)
    return struck.fan.combination and any(fan.combination for fan in strikers)


def is_decided_by(score: Score, principle: str, rules: RuleSet) -> bool:
    """Whether that principle or exclusion is at work in the hand."""
    if EXCLUSION_SIGN in principle or principle == NON_SEPARATION:
        return bool(struck_by(score, principle))
    return principle in principles_of(score, rules)
