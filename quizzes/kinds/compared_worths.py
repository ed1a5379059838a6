"""Wrong worths to choose from in a comparison."""

from collections.abc import Mapping
from typing import Final

from quizzes.countings import accepted_totals
from quizzes.hands.draw import Draw
from quizzes.kinds.choices import Amount
from quizzes.misconceptions.diagnosis import misconception_id, possible_mistakes
from quizzes.misconceptions.mistake import points_changed
from quizzes.misconceptions.shared import ABSENT_FAN_ID, MISSED_FAN_ID
from scoring import RuleSet, Score, System

OTHER_WORTH: Final = "other-rules-worth"
OTHER_WIN: Final = "other-rules-win"
_STEPS: Final = 4  # the lowest values of fans, by which a worth may be missed
_LEAST: Final = 1  # fan or han
_MOST: Final[Mapping[System, float]] = {System.RENGO: 13}  # a yakuman
_LIKELY: Final = 3  # a worth that many times the right one tempts nobody


def wrong_worths(here: Score, there: Score, rules: RuleSet, draw: Draw) -> list[Amount]:
    """What other rules say, mistakes made here, and a fan too few or too many; the likeliest first.

    A fan too few is named only where the hand has one of that value.
    """
    near = here.total / _LIKELY <= there.total <= here.total * _LIKELY
    found: list[Amount] = [(there.total, OTHER_WORTH)] if there.win and near else []
    if not here.win and here.total:
        found.append((here.total, OTHER_WIN))
    mistakes = possible_mistakes(here, rules) if here.account else ()
    found += draw.shuffled(
        [
            (
                here.total + points_changed(here, rules, each.mistake),
                None if each.mistake.partial else misconception_id(each),
            )
            for each in mistakes
        ]
    )
    steps = sorted({int(each.value) for each in rules.fans if each.value >= 1})[:_STEPS]
    counted_values = {line.value for line in here.counted}
    found += [
        (here.total - each, MISSED_FAN_ID if each in counted_values else None)
        for each in draw.shuffled(steps)
    ]
    found += [(here.total + each, ABSENT_FAN_ID) for each in draw.shuffled(steps)]
    if there.win:
        found.append((there.total, OTHER_WORTH))
    right = accepted_totals(here, rules) if here.win else frozenset()
    least = max(rules.minimum or 0, _LEAST) if here.win else _LEAST
    most = _MOST.get(rules.system, here.total + there.total)
    return [each for each in found if least <= each[0] <= most and each[0] not in right]
