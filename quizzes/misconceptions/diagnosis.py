"""Which misconception explains a wrong answer."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from quizzes.countings import displayed_counting, is_accepted
from quizzes.misconceptions.kin import Kin
from quizzes.misconceptions.mistake import CountMisconception, Mistake, points_changed
from quizzes.misconceptions.shared import LOOK_ALIKE_ID, MISSED_FAN_ID
from quizzes.systems import profile_of
from scoring import RuleSet, Score


class Diagnosis(NamedTuple):
    """A misconception and what it made of this hand."""

    misconception: CountMisconception
    mistake: Mistake


def look_alikes_of(rules: RuleSet) -> Kin:
    """For each fan of the rule set, the fans that it is easily taken for."""
    return profile_of(rules).look_alikes


def misconception_id(found: Diagnosis) -> str:
    """The id of its misconception; dora left out are no yaku that was missed."""
    id = found.misconception.id
    return "dora-forgotten" if (id, found.mistake.fan) == (MISSED_FAN_ID, "dora") else id


def possible_mistakes(score: Score, rules: RuleSet) -> Iterator[Diagnosis]:
    """What every wrong rule makes of the hand, in the order in which they are tried.

    What a wrong rule yields may happen to be another right counting; that is no mistake.
    """
    for misconception in profile_of(rules).misconceptions:
        for mistake in misconception.rule(score, rules):
            if not _is_right(mistake, score, rules):
                yield Diagnosis(misconception, mistake)


def _is_right(mistake: Mistake, score: Score, rules: RuleSet) -> bool:
    """Whether it is the same total by other fans, all of them worth something."""
    if points_changed(score, rules, mistake) or not all(
        rules.fan(fan).value for fan in mistake.added
    ):
        return False
    return is_as_good(mistake, score, rules)


def is_as_good(mistake: Mistake, score: Score, rules: RuleSet) -> bool:
    """Whether what it makes of the count is right after all, in fans and total.

    In Rengo it may pay the same with other han (60); under IMJ it may only name what is worth
    nothing.
    """
    counted = Counter(displayed_counting(score))
    counted.update(mistake.added)
    counted.subtract(mistake.removed)
    total = score.total + points_changed(score, rules, mistake)
    return is_accepted(tuple(counted.elements()), score, rules, total)


def diagnose_fans(
    score: Score,
    rules: RuleSet,
    right: Sequence[str],
    missed: Sequence[str],
    invented: Sequence[str],
) -> Diagnosis | None:
    """The misconception that explains what was missed and invented, or the most valuable part of it.

    A misconception explains a part when the answer shows it; what is worth nothing may be left unsaid, so
    it is not missed.
    """
    extra, lacking = Counter(invented), Counter(missed)
    best: Diagnosis | None = None
    best_worth = 0.0
    for each in possible_mistakes(score, rules):
        added = Counter(each.mistake.added)
        removed = Counter(
            fan for fan in each.mistake.removed if fan in lacking or rules.fan(fan).value
        )
        if not (added or removed):
            continue
        if added == extra and removed == lacking:
            return each
        is_part = added <= extra and all(lacking[fan] == times for fan, times in removed.items())
        worth = _worth(each, rules)
        if worth > best_worth and is_part and _is_shown(each, right, rules):
            best, best_worth = each, worth
    return best


def _is_shown(diagnosis: Diagnosis, right: Sequence[str], rules: RuleSet) -> bool:
    """Whether an answer that is wrong elsewhere too shows the wrong rule by what it has right.

    Nobody counts a fan beside another that they do not count; who found nothing left nothing out in
    particular; and another reading shows only by what it adds.
    """
    mistake = diagnosis.mistake
    if diagnosis.misconception.id == MISSED_FAN_ID:
        return True
    if not mistake.added and not (right and mistake.fan):
        return False
    other = mistake.other
    is_fan = other is not None and rules.has(other)
    return not is_fan or other in right or other in mistake.removed


def _worth(diagnosis: Diagnosis, rules: RuleSet) -> float:
    """How much of the difference it explains; a fan merely missed explains least."""
    if diagnosis.misconception.id == MISSED_FAN_ID:
        return 1
    mistake = diagnosis.mistake
    return 2 + sum(rules.fan(fan).value for fan in (*mistake.added, *mistake.removed))


def diagnose_total(score: Score, rules: RuleSet, response: float) -> Diagnosis | None:
    """The one mistake that yields exactly this total; None where several do, or none.

    A number does not show which fan was taken for its like, nor that a rule was followed for a part of
    the hand alone, so those are left aside.
    """
    wanted = response - score.total
    results = [
        each
        for each in possible_mistakes(score, rules)
        if each.misconception.id != LOOK_ALIKE_ID
        and not each.mistake.partial
        and points_changed(score, rules, each.mistake) == wanted
    ]
    telling = {(each.mistake.added, each.mistake.removed, each.mistake.points) for each in results}
    return results[0] if len(telling) == 1 and wanted else None
