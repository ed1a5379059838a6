"""How a fan stands in what the engine found in a hand."""

from collections.abc import Iterator
from typing import Final

from scoring.fan import Fan
from scoring.record import Account, Counted, Score, Struck
from scoring.rows import row_for_each
from scoring.rule_set import RuleSet, System
from scoring.rules import equal_accounts
from scoring.why_not.answer import FanStanding, WhyNotAnswer

HIGHEST_READING: Final = row_for_each(
    System,
    {
        System.MCR: "high-not-low",
        System.IMJ: "one-structure",
        System.RENGO: "dearest-reading",
    },
)
"""The principle by which one reading counts and the others do not."""


def line_of(score: Score, fan: Fan) -> Counted | Struck | None:
    """The line of a fan in the counting that is kept: a counted one before a struck one."""
    for counted in score.counted:
        if counted.fan.id == fan.id:
            return counted
    return _struck_in(score.account, fan) if score.account else None


def kept_line(score: Score, rules: RuleSet, fan: Fan) -> Counted | Struck | None:
    """The same, of the countings that are worth as much as the one that is kept too."""
    line = line_of(score, fan)
    if not isinstance(line, Counted) and score.account is not None:
        for account in equal_accounts(score.hand, rules):
            for counted in account.counted:
                if counted.fan.id == fan.id:
                    return counted
    return line


def _struck_in(account: Account, fan: Fan) -> Struck | None:
    return next((each for each in account.struck if each.fan.id == fan.id), None)


def where_it_stands(score: Score, rules: RuleSet, fan: Fan) -> WhyNotAnswer:
    """The answer without the nearest ways to a fan that is missing: to find those takes long."""
    return _there(score, rules, fan) or WhyNotAnswer(fan, score, FanStanding.MISSING)


def _there(score: Score, rules: RuleSet, fan: Fan) -> WhyNotAnswer | None:
    """The answer for a fan that is there in some reading of the hand."""
    line = line_of(score, fan)
    if isinstance(line, Counted):
        return WhyNotAnswer(fan, score, FanStanding.COUNTED, score.account, counted=line)
    if score.account is None:
        return None
    for account in equal_accounts(score.hand, rules):
        for counted in account.counted:
            if counted.fan.id == fan.id:
                return WhyNotAnswer(fan, score, FanStanding.COUNTED, account, counted=counted)
    if line is not None:
        return WhyNotAnswer(fan, score, FanStanding.STRUCK, score.account, struck=line)
    for account, struck in _in_lesser_readings(score, rules, fan):
        return WhyNotAnswer(fan, score, FanStanding.STRUCK, account, struck=struck)
    return None


def _in_lesser_readings(score: Score, rules: RuleSet, fan: Fan) -> Iterator[tuple[Account, Struck]]:
    principle = HIGHEST_READING[rules.system]
    for account in score.others:
        lines: tuple[Counted | Struck, ...] = (*account.counted, *account.struck)
        for line in lines:
            if line.fan.id == fan.id:
                articles = (rules.principles[principle],)
                yield account, Struck(fan, line.value, line.uses, principle, principle, articles)
