"""The articles that an answer rests on."""

from collections.abc import Iterable
from typing import Final

from quizzes.hands.deciding import principles_of
from scoring import RuleSet, Score, System, Wait, rule_set
from scoring.rengo.limits import YAKUMAN_LIMIT

_OF_WAITS: Final = ("shape", "minimum", "no-yaku")


def score_citations(score: Score, rules: RuleSet) -> tuple[str, ...]:
    """Rows of the fans counted, then all that the account says strikes others, and the principles that do."""
    cited = [line.fan.article for line in score.counted]
    struck = score.account.struck if score.account else ()
    cited += [each.article for each in struck if each.in_words]
    told = {each.principle for each in struck if each.in_words}
    used = principles_of(score, rules) - told.difference(
        each.principle for each in struck if not each.in_words
    )
    cited += [article for name, article in rules.principles.items() if name in used]
    cited += [each.article for each in struck]  # dora beside a yakuman (Rengo 59(5))
    if score.limit == YAKUMAN_LIMIT.id:
        cited.append(YAKUMAN_LIMIT.article)  # its total is a limit and no number of han
    return tuple(dict.fromkeys(cited))


def loses_half(score: Score) -> bool:
    """Whether the total is the sum of the elements without its half (IMJ 30.2)."""
    is_imj = rule_set(score.rules).system is System.IMJ
    return is_imj and score.total < sum(line.points for line in score.counted)


def wait_citations(waits: Iterable[Wait], rules: RuleSet) -> tuple[str, ...]:
    """The articles on winning shapes and on what a win needs, the rows of the fans counted, dropped halves."""
    waits = tuple(waits)
    cited = [rules.articles[name] for name in _OF_WAITS if name in rules.articles]
    cited += [line.fan.article for wait in waits for line in wait.score.counted]
    if any(wait.score.win and loses_half(wait.score) for wait in waits):
        cited.append(rules.principles["half-fan"])
    return tuple(dict.fromkeys(cited))
