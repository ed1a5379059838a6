"""The hand of an address: built for a fan, checked by the engine, fitted to the level."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from quizzes.errors import QuizError
from quizzes.hands.craft import Craft
from quizzes.hands.crafts import craft_of
from quizzes.hands.draft import Draft, Table
from quizzes.hands.draw import Draw
from quizzes.hands.dress import dress
from scoring import WINDS, By, Hand, RuleSet, Score, score

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
    craft = craft_of(rules)
    span = craft.levels[level].demand
    table = draw.turn(TABLES, "table")
    best: Made | None = None
    best_miss = float("inf")
    for _ in range(FITS):
        target = draw.weighted(targets)
        made = _construct(rules, draw, table, level, target, accept)
        if made is None:
            continue
        miss = _miss(craft.demand(made.score), span)
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
    level: int,
    fan: str,
    accept: Accept | None,
) -> Made | None:
    craft = craft_of(rules)
    for attempt in range(TRIES):
        hand = _hand(craft, draw, table, level, fan, attempt)
        if hand is None:
            continue
        found = score(hand, rules)
        if found.win and counts(found, fan) and (accept is None or accept(found)):
            return Made(found, fan)
    return None


def _hand(
    craft: Craft, draw: Draw, table: Table, level: int, fan: str, attempt: int
) -> Hand | None:
    made = craft.recipes[fan](draw, table)
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


def _miss(value: float, span: tuple[float, float]) -> float:
    low, high = span
    return max(low - value, value - high, 0.0)
