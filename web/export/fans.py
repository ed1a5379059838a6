"""Which fans a hand counts, as options to tick: each as often as it counts."""

from collections import Counter
from collections.abc import Iterator
from html import escape
from itertools import combinations_with_replacement
from typing import Final

from quizzes import feedback, grade
from quizzes.countings import is_accepted, nearest_counting
from quizzes.hands.draw import Draw
from quizzes.kinds.choices import short_list
from quizzes.misconceptions.shared import ABSENT_FAN_ID
from quizzes.question import HandQuestion
from scoring import Fan, RuleSet, Score, rule_set
from web.export.forms import Option, SeveralOf
from web.export.percents import option_percents, wrong_option_percent
from web.questions.own_answer import reason_not_counted
from web.questions.picker import FEW_FANS
from wording import Translator, fan_name, why_counted

OPTIONS_OFFERED: Final = 14  # fans; with those that count more than once some options more


def fan_choices(question: HandQuestion[tuple[str, ...]], t: Translator) -> SeveralOf:
    """The counted fans among near ones, in book order, a line for each time that one may count.

    A fan that another counting of the same worth has in the place of one of these is not offered,
    nor once more: ticking it would be right here and wrong there.
    """
    score, rules = question.score, rule_set(question.address.rules)
    key = Counter(_wanted(question, rules))
    as_good = _as_good(score, rules, key)
    weights = iter(option_percents(key.total()))
    options = []
    for fan in _offered(question, score, rules, key, as_good):
        count = key[fan.id]
        times = count if fan.id in as_good else _lines(question, fan, count)
        for time in range(1, times + 1):
            right = time <= count
            options.append(
                Option(
                    escape(_label(fan, time, times, t), quote=False),
                    next(weights) if right else wrong_option_percent(key.total()),
                    escape(_feedback(question, score, fan, right, t), quote=False),
                )
            )
    return SeveralOf(tuple(options))


def _wanted(question: HandQuestion[tuple[str, ...]], rules: RuleSet) -> tuple[str, ...]:
    """The fans to tick; what is worth nothing may be left unsaid, so it is not asked for."""
    counted = question.answer
    return tuple(fan for fan in counted if rules.fan(fan).value) or counted


def _offered(
    question: HandQuestion[tuple[str, ...]],
    score: Score,
    rules: RuleSet,
    key: Counter[str],
    as_good: frozenset[str],
) -> Iterator[Fan]:
    """The fans that the question offers, or a short list where it offers all, in book order."""
    choices = question.choices or ()
    if len(choices) > FEW_FANS:
        draw = Draw(f"{question.address} elsewhere")
        choices = short_list(tuple(key), score, rules, draw, OPTIONS_OFFERED)
    for choice in choices:
        if choice.id in key or choice.id not in as_good.union(question.answer):
            yield rules.fan(choice.id)


def _as_good(score: Score, rules: RuleSet, key: Counter[str]) -> frozenset[str]:
    """Fans that some counting of the same worth counts more often than this one."""
    results = set()
    for fan in rules.fans:
        other = Counter(nearest_counting((fan.id,) * (key[fan.id] + 1), score, rules))
        if other[fan.id] > key[fan.id]:
            results.add(fan.id)
    for swapped in _swapped(score, rules, key):
        results.update(swapped - key)
    return frozenset(results)


def _swapped(score: Score, rules: RuleSet, key: Counter[str]) -> Iterator[Counter[str]]:
    """Countings with other combination fans of equal value in the place of these."""
    by_value: dict[float, list[str]] = {}
    for fan in rules.fans:
        if fan.combination:
            by_value.setdefault(fan.value, []).append(fan.id)
    for alike in by_value.values():
        own = Counter({fan: key[fan] for fan in alike if key[fan]})
        for others in combinations_with_replacement(alike, own.total()) if own else ():
            swapped = key - own + Counter(others)
            if is_accepted(tuple(swapped.elements()), score, rules):
                yield swapped


def _lines(question: HandQuestion[tuple[str, ...]], fan: Fan, times: int) -> int:
    """How many lines a fan has; for one that may count again there are more than it needs.

    How many more is drawn, so that the number of lines does not tell how often it counts.
    """
    most = fan.most_times
    if most == 1:
        return 1
    spare = Draw(f"{question.address} elsewhere {fan.id}").below(2)
    return min(max(times, 2) + spare, max(most, times))


def _label(fan: Fan, time: int, times: int, t: Translator) -> str:
    name = fan_name(fan, t)
    if times == 1:
        return name
    return t.gettext("%(fan)s (no. %(number)s)", fan=name, number=time)


def _feedback(
    question: HandQuestion[tuple[str, ...]], score: Score, fan: Fan, right: bool, t: Translator
) -> str:
    """Why the fan counts; or what is wrong with counting it, by its misconception if it has one."""
    if right:
        line = next(each for each in score.counted if each.fan.id == fan.id)
        return why_counted(line, score.account, score, t) if score.account else ""
    verdict = grade(question, (*question.answer, fan.id))
    if verdict.misconception and verdict.misconception != ABSENT_FAN_ID:
        return feedback(question, verdict, t)
    return reason_not_counted(fan, score, t)
