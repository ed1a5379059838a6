"""The hand of an address: built for a fan, checked by the engine, fitted to the level."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from quizzes.errors import QuizError
from quizzes.hands.draft import Draft, Table
from quizzes.hands.draw import Draw
from quizzes.hands.dress import dress
from quizzes.hands.levels import LEVELS, Level, demand_of
from quizzes.hands.recipes import chows, honors, pungs, shapes, tile_classes, winning
from quizzes.hands.recipes.book import Recipe
from scoring import WINDS, By, RuleSet, Score, score

CHAPTERS: Final = (honors, chows, pungs, tile_classes, shapes, winning)
RECIPES: Final[Mapping[str, Recipe]] = {
    fan: recipe for chapter in CHAPTERS for fan, recipe in chapter.book.recipes.items()
}
TRIES: Final = 60  # constructions of one hand before giving up; nearly always the first will do
FITS: Final = 6  # hands from which the one nearest to the level is taken
TABLES: Final = tuple(Table(seat, round_wind) for seat in WINDS for round_wind in WINDS)

Accept = Callable[[Score], bool]


@dataclass(frozen=True, slots=True)
class Made:
    """A hand with its score, and the fan that it was built for."""

    score: Score
    target: str


def make_hand(
    rules: RuleSet,
    draw: Draw,
    level: int,
    targets: Mapping[str, float],
    accept: Accept | None = None,
) -> Made:
    """A hand that wins legally and counts one of the targets, drawn by their weights.

    `accept` may ask more of the hand. Raises QuizError `no-hand`: none was found, which a test
    over all fans and levels rules out.
    """
    wanted = LEVELS[level]
    table = draw.turn(TABLES, "table")
    best: Made | None = None
    best_miss = float("inf")
    for _ in range(FITS):
        target = draw.weighted(targets)
        made = _construct(rules, draw, table, wanted, target, accept)
        if made is None:
            continue
        miss = _miss(demand_of(made.score), wanted.demand)
        if best is None or miss < best_miss:
            best, best_miss = made, miss
        if not best_miss:
            break
    if best is None:
        named = ", ".join(targets)
        raise QuizError("no-hand", f"no hand was found at level {level} for any of {named}")
    return best


def _construct(
    rules: RuleSet,
    draw: Draw,
    table: Table,
    level: Level,
    fan: str,
    accept: Accept | None,
) -> Made | None:
    for attempt in range(TRIES):
        draft = RECIPES[fan](draw, table)
        if draft is None:
            continue
        hand = dress(_lifted(draft, attempt), draw, table, level.style)
        if hand is None:
            continue
        found = score(hand, rules)
        if found.win and counts(found, fan) and (accept is None or accept(found)):
            return Made(found, fan)
    return None


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


def _miss(value: float, span: tuple[float, float]) -> float:
    low, high = span
    return max(low - value, value - high, 0.0)
