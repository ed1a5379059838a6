"""The articles that an answer rests on."""

from collections.abc import Iterable

from scoring import RuleSet, Score, Wait


def of_score(score: Score, rules: RuleSet) -> tuple[str, ...]:
    """Rows of the fans counted, then the principles that struck others, in the text's order."""
    cited = [line.fan.article for line in score.counted]
    account = score.account
    struck = account.struck if account else ()
    used = {each.principle for each in struck}
    if account and any(other.total < account.total for other in score.others):
        used.add("high-not-low")
    cited += [article for name, article in rules.principles.items() if name in used]
    return tuple(dict.fromkeys(cited))


def of_waits(waits: Iterable[Wait], rules: RuleSet) -> tuple[str, ...]:
    """The article on winning shapes, that on the minimum, and the rows of the fans counted."""
    cited = [rules.articles["shape"], rules.articles["minimum"]]
    cited += [line.fan.article for wait in waits for line in wait.score.counted]
    return tuple(dict.fromkeys(cited))
