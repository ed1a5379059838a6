"""Hands that a principle or an exclusion decides: what to build for, and what to ask of the hand."""

from functools import partial
from typing import Final

from quizzes.errors import QuizError
from quizzes.hands.deciding import EXCLUSION_SIGN, is_decided_by
from quizzes.hands.goal import Goal
from quizzes.hands.meeting import recipe_for_fan_pair
from quizzes.systems import profile_of
from scoring import RuleSet, Score

_TRIES: Final = 400  # of one construction: two fans may meet in one hand of a hundred
_FITS: Final = 2
_LIFTS: Final = 8  # then the drafts are cheap again


def goal_for_aim(rules: RuleSet, principle: str) -> Goal:
    """The goal of a principle or an exclusion A>B of the rule set.

    Raises QuizError `no-hand`: no such hand can be, and why.
    """
    accept = partial(_decided, principle, rules)
    if EXCLUSION_SIGN not in principle:
        targets = profile_of(rules).craft.principles[principle]
        return Goal(targets, accept, attempts=_TRIES, escalations=_LIFTS, candidates=_FITS)
    keeps, _, out = principle.partition(EXCLUSION_SIGN)
    why = reason_never_excluded(rules, keeps, out)
    if why is not None:
        raise QuizError("no-hand", f"no hand counts {keeps} with {out} struck by it: {why}")
    recipe = recipe_for_fan_pair(profile_of(rules).craft, keeps, out)
    return Goal({keeps: 1.0}, accept, recipe, attempts=_TRIES, escalations=_LIFTS, candidates=_FITS)


def reason_never_excluded(rules: RuleSet, keeps: str, out: str) -> str | None:
    """Why the first fan never keeps the second out of a hand; None where it may."""
    if out not in rules.fan(keeps).strikes:
        return f"{rules.id} does not exclude it"
    return profile_of(rules).craft.why_never(keeps, out)


def possible_exclusions(rules: RuleSet) -> tuple[str, ...]:
    """Every exclusion A>B of the rule set that can decide a hand."""
    return tuple(
        f"{fan.id}{EXCLUSION_SIGN}{out}"
        for fan in rules.fans
        for out in fan.strikes
        if reason_never_excluded(rules, fan.id, out) is None
    )


def _decided(principle: str, rules: RuleSet, score: Score) -> bool:
    return is_decided_by(score, principle, rules)
