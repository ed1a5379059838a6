"""The hand of an address: built for a fan, checked by the engine, fitted to the level."""

from dataclasses import replace
from typing import Final

from quizzes.errors import QuizError
from quizzes.hands import difficulty as difficulty
from quizzes.hands.assembling import assemble
from quizzes.hands.craft import HandBuilding
from quizzes.hands.draw import Draw
from quizzes.hands.goal import BuiltHand, Goal
from quizzes.hands.levels import distance
from quizzes.hands.natural import natural_hand
from quizzes.hands.recipe_book import Recipe
from quizzes.hands.skeleton import HandSkeleton, Seating
from quizzes.systems import profile_of
from scoring import Hand, RuleSet, Score, WinSource, score

_STRIDE: Final = 7919  # of turns, so that neighbours in a run do not follow one another


def make_hand(
    rules: RuleSet,
    draw: Draw,
    level: int,
    goal: Goal,
) -> BuiltHand:
    """A hand that wins legally and reaches the goal.

    Raises QuizError `no-hand`: none was found, which tests over all fans, principles and levels
    rule out.
    """
    if goal.natural:
        return natural_hand(rules, draw, level, goal)
    craft = profile_of(rules).craft
    difficulty_range = craft.levels[level].difficulty_range
    table = draw.turn(craft.tables, "table")
    best: BuiltHand | None = None
    best_distance = float("inf")
    for _ in range(goal.candidates):
        made = _construct(rules, draw, table, level, goal)
        if made is None:
            continue
        distance_off = distance(
            difficulty.hand_difficulty(made.score) + goal.kind_difficulty, difficulty_range
        )
        if best is None or distance_off < best_distance:
            best, best_distance = made, distance_off
        if not best_distance:
            break
    if best is None:
        named = ", ".join(goal.targets)
        raise QuizError("no-hand", f"no hand was found at level {level} for any of {named}")
    return best


def _construct(
    rules: RuleSet, draw: Draw, table: Seating, level: int, goal: Goal
) -> BuiltHand | None:
    craft = profile_of(rules).craft
    fan = draw.weighted(goal.targets)
    for attempt in range(goal.attempts):
        recipe = goal.recipe or craft.recipes[fan]
        if attempt >= goal.escalations:  # turns would bring the same tiles to the same table again
            draw = draw.onward(_STRIDE)
            table = draw.pick(craft.tables)
        hand = _hand(craft, draw, table, level, recipe, attempt % goal.escalations)
        if hand is None:
            continue
        result = score(hand, rules)
        if (
            result.win
            and counts_fan(result, fan)
            and goal.accepts(result)
            and (goal.accept or not craft.is_undecided(result))
        ):
            return BuiltHand(result, fan)
    return None


def _hand(
    craft: HandBuilding, draw: Draw, table: Seating, level: int, recipe: Recipe, attempt: int
) -> Hand | None:
    made = recipe(draw, table)
    if not isinstance(made, HandSkeleton):
        return made
    style = craft.levels[level].style
    return assemble(_escalated(made, attempt), draw, table, style, craft.surround)


def counts_fan(score: Score, fan: str) -> bool:
    """Whether the hand counts that fan."""
    return any(line.fan.id == fan for line in score.counted)


def _escalated(skeleton: HandSkeleton, attempt: int) -> HandSkeleton:
    """The skeleton, worth more with each failed attempt: concealed, then self-drawn as well."""
    requirements = skeleton.requirements
    if (
        attempt >= 2
        and requirements.claimed is None
        and not (requirements.open or requirements.claim)
    ):
        requirements = replace(requirements, claimed=requirements.melded_kongs)
    if attempt >= 5 and requirements.by is None:
        requirements = replace(requirements, by=WinSource.DRAW)
    return replace(skeleton, requirements=requirements)
