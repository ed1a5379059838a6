"""Hands in which one fan keeps another out of the count: both are there at once."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Final

from quizzes.hands.craft import HandBuilding
from quizzes.hands.deciding import EXCLUSION_SIGN
from quizzes.hands.draw import Draw
from quizzes.hands.recipe_book import Recipe
from quizzes.hands.skeleton import NO_REQUIREMENTS, HandSkeleton, Requirements, Seating
from scoring import Hand, WinSource

_WISHES: Final = tuple(field.name for field in fields(Requirements))


def recipe_for_fan_pair(craft: HandBuilding, keeps: str, out: str) -> Recipe:
    """Drafts hands in which both fans should be there, in one of several ways each time.

    A hand of either fan will often show the other as well. A fan of how the hand was won is wished
    for beside the tiles of the other; one whose tiles hardly matter is made beside its sets.
    """
    pair = f"{keeps}{EXCLUSION_SIGN}{out}"
    if pair in craft.meetings:
        return craft.meetings[pair]
    own, other = craft.recipes[keeps], craft.recipes[out]
    ways: list[Recipe] = [own, _wished(own, other), _wished(other, own), other]
    ways += [
        _beside(craft.beside[fan], recipe)
        for fan, recipe in ((keeps, other), (out, own))
        if fan in craft.beside
    ]

    def recipe(draw: Draw, table: Seating) -> HandSkeleton | Hand | None:
        return draw.pick(ways)(draw, table)

    return recipe


def _wished(tiles: Recipe, way: Recipe) -> Recipe:
    """The tiles of one recipe with the wishes of both."""

    def recipe(draw: Draw, table: Seating) -> HandSkeleton | None:
        drafted, other = tiles(draw, table), way(draw, table)
        if not isinstance(drafted, HandSkeleton) or not isinstance(other, HandSkeleton):
            return None
        requirements = joined_requirements(drafted.requirements, other.requirements)
        return replace(drafted, requirements=requirements) if requirements else None

    return recipe


def _beside(make: Callable[[Draw, Seating, HandSkeleton], Hand | None], sets: Recipe) -> Recipe:
    """A whole hand of one recipe with sets of the other."""

    def recipe(draw: Draw, table: Seating) -> Hand | None:
        drafted = sets(draw, table)
        return make(draw, table, drafted) if isinstance(drafted, HandSkeleton) else None

    return recipe


def joined_requirements(requirements: Requirements, other: Requirements) -> Requirements | None:
    """Both wishes as one; None where they contradict each other."""
    changes: dict[str, object] = {}
    for name in _WISHES:
        own, more, default = (
            getattr(each, name) for each in (requirements, other, NO_REQUIREMENTS)
        )
        if more == default or own == more:
            continue
        if own != default:
            return None
        changes[name] = more
    both = replace(requirements, **changes)  # type: ignore[arg-type]
    return both if _is_possible(both) else None


def _is_possible(requirements: Requirements) -> bool:
    """The first turn is neither the last nor after any claim or kong."""
    if not requirements.first_turn:
        return True
    claims = (
        requirements.open
        or requirements.claim
        or requirements.claimed
        or requirements.melded_kongs
        or requirements.concealed_kongs
    )
    return not (claims or requirements.last or requirements.by is WinSource.ROBBED_KONG)
