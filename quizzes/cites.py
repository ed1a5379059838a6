"""The articles that an answer rests on."""

from collections.abc import Iterable
from typing import Final

from scoring import RuleSet, Score, Wait

_OF_WAITS: Final = ("shape", "minimum", "no-yaku")
_DEAREST: Final = ("high-not-low", "dearest-reading", "one-structure")
_SMALLER_SUM: Final = ("half-fan", "one-yakuman")  # the total is less than the lines together


def of_score(score: Score, rules: RuleSet) -> tuple[str, ...]:
    """Rows of the fans counted, then the principles that struck others, in the text's order."""
    cited = [line.fan.article for line in score.counted]
    account = score.account
    struck = account.struck if account else ()
    used = {each.principle for each in struck}
    if account and any(other.total < account.total for other in score.others):
        used.update(_DEAREST)
    if account and sum(line.points for line in account.counted) > account.total:
        used.update(_SMALLER_SUM)
    cited += [article for name, article in rules.principles.items() if name in used]
    return tuple(dict.fromkeys(cited))


def of_waits(waits: Iterable[Wait], rules: RuleSet) -> tuple[str, ...]:
    """The articles on winning shapes and on what a win needs, and the rows of the fans counted."""
    cited = [rules.articles[name] for name in _OF_WAITS if name in rules.articles]
    cited += [line.fan.article for wait in waits for line in wait.score.counted]
    return tuple(dict.fromkeys(cited))
