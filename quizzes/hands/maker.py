"""The hand of an address: built for a fan, checked by the engine, fitted to the level."""

from dataclasses import replace
from typing import Final

from quizzes.errors import QuizError
from quizzes.hands import demand
from quizzes.hands.book import Recipe
from quizzes.hands.craft import Craft
from quizzes.hands.crafts import craft_of
from quizzes.hands.draft import Draft, Table
from quizzes.hands.draw import Draw
from quizzes.hands.dress import dress
from quizzes.hands.goal import Goal, Made
from quizzes.hands.levels import miss
from quizzes.hands.natural import natural_hand
from scoring import By, Hand, RuleSet, Score, score

_STRIDE: Final = 7919  # of turns, so that neighbours in a run do not follow one another


def make_hand(
    rules: RuleSet,
    draw: Draw,
    level: int,
    goal: Goal,
) -> Made:
    """A hand that wins legally and reaches the goal.

    Raises QuizError `no-hand`: none was found, which tests over all fans, principles and levels
    rule out.
    """
    if goal.natural:
        return natural_hand(rules, draw, level, goal)
    craft = craft_of(rules)
    band = craft.levels[level].demand
    table = draw.turn(craft.tables, "table")
    best: Made | None = None
    best_miss = float("inf")
    for _ in range(goal.fits):
        made = _construct(rules, draw, table, level, goal)
        if made is None:
            continue
        missed = miss(demand.of_hand(made.score) + goal.kind, band)
        if best is None or missed < best_miss:
            best, best_miss = made, missed
        if not best_miss:
            break
    if best is None:
        named = ", ".join(goal.targets)
        raise QuizError("no-hand", f"no hand was found at level {level} for any of {named}")
    return best


def _construct(rules: RuleSet, draw: Draw, table: Table, level: int, goal: Goal) -> Made | None:
    craft = craft_of(rules)
    fan = draw.weighted(goal.targets)
    for attempt in range(goal.tries):
        recipe = goal.recipe or craft.recipes[fan]
        if attempt >= goal.lifts:  # turns would bring the same tiles to the same table again
            draw = draw.onward(_STRIDE)
            table = draw.pick(craft.tables)
        hand = _hand(craft, draw, table, level, recipe, attempt % goal.lifts)
        if hand is None:
            continue
        found = score(hand, rules)
        if found.win and counts(found, fan) and goal.accepts(found):
            return Made(found, fan)
    return None


def _hand(
    craft: Craft, draw: Draw, table: Table, level: int, recipe: Recipe, attempt: int
) -> Hand | None:
    made = recipe(draw, table)
    if not isinstance(made, Draft):
        return made
    style = craft.levels[level].style
    return dress(_lifted(made, attempt), draw, table, style, craft.surround)


def counts(found: Score, fan: str) -> bool:
    """Whether the hand counts that fan."""
    return any(line.fan.id == fan for line in found.counted)


def _lifted(draft: Draft, attempt: int) -> Draft:
    """The draft dearer with each failed attempt: concealed, then drawn as well."""
    wish = draft.wish
    if attempt >= 2 and wish.claimed is None and not (wish.open or wish.claim):
        wish = replace(wish, claimed=wish.melded_kongs)
    if attempt >= 5 and wish.by is None:
        wish = replace(wish, by=By.DRAW)
    return replace(draft, wish=wish)
