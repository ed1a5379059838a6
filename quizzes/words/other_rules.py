"""How two counts of one hand differ: the most valuable fan that other rules count and these do not."""

from quizzes.words.headline import invented_text, with_reason
from scoring import Counted, Score, rule_set
from scoring.kin import pattern_of
from wording import Translator, fan_name, points, rules_badge
from wording.rengo.names import YAKUMAN_SERIES


def difference_text(here: Score, there: Score, t: Translator) -> str:
    """In a sentence the most valuable thing that counts differently here and under the other rules."""
    own, others = _by_pattern(here), _by_pattern(there)
    new = [line for pattern, line in own.items() if pattern not in others]
    gone = [line for pattern, line in others.items() if pattern not in own]
    if rule_set(here.rules).system is rule_set(there.rules).system:
        return _of_editions(here, there, new, gone, t)
    if new:
        return _only_here(_most_valuable(new), here, there, t)
    if gone:
        return _not_here(_most_valuable(gone), here, there, t)
    return _value_here(_most_valuable(list(own.values())), here, t) if own else ""


def _of_editions(
    here: Score, there: Score, new: list[Counted], gone: list[Counted], t: Translator
) -> str:
    """Between editions also the fan whose value changed; what weighs most is told."""
    own, others = _by_pattern(here), _by_pattern(there)
    changed = [
        line
        for pattern, line in own.items()
        if pattern in others and others[pattern].points != line.points
    ]
    told = [
        *((line.points, 2, line) for line in new),
        *((line.points, 1, line) for line in gone),
        *((abs(line.points - others[_pattern(line, here)].points), 0, line) for line in changed),
    ]
    if not told:
        return ""
    _weight, sort, line = max(told, key=lambda each: each[:2])
    if sort == 1:
        return _not_here(line, here, there, t)
    if sort == 2:
        return _only_here(line, here, there, t)
    return _value_here(line, here, t)


def _only_here(line: Counted, here: Score, there: Score, t: Translator) -> str:
    """That a fan counts here and not there, and what makes it."""
    told = t.gettext(
        "In this hand %(fan)s counts under %(rules)s, but not under %(others)s.",
        fan=fan_name(line.fan, t),
        rules=rules_badge(here.rules, t),
        others=rules_badge(there.rules, t),
    )
    return with_reason(told, line.fan.id, here, t)


def _not_here(line: Counted, here: Score, there: Score, t: Translator) -> str:
    """Why what counts there does not count here: it is struck, it asks for more, there is none."""
    rules, pattern = rule_set(here.rules), _pattern(line, there)
    for fan in rules.fans:
        if pattern_of(rules.system, fan.id) == pattern:
            return invented_text(fan, here, t)
    return t.gettext("These rules have no %(fan)s.", fan=fan_name(line.fan, t))


def _value_here(line: Counted, here: Score, t: Translator) -> str:
    return t.gettext(
        "%(fan)s is worth %(points)s here.",
        fan=fan_name(line.fan, t),
        points=_worth(line, here, t),
    )


def _worth(line: Counted, here: Score, t: Translator) -> str:
    """What counts is worth so much: `2 han`, or `a yakuman`, which has no han."""
    if line.fan.series == YAKUMAN_SERIES:
        return t.pgettext("what a hand is worth", "a yakuman")
    return points(line.points, here.rules, t)


def _by_pattern(score: Score) -> dict[str, Counted]:
    return {_pattern(line, score): line for line in score.counted}


def _pattern(line: Counted, score: Score) -> str:
    return pattern_of(rule_set(score.rules).system, line.fan.id)


def _most_valuable(lines: list[Counted]) -> Counted:
    return max(lines, key=lambda line: line.points)
