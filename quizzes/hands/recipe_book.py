"""A book of recipes: fan id to the function that drafts a hand for it."""

from collections.abc import Callable

from quizzes.hands.draw import Draw
from quizzes.hands.skeleton import HandSkeleton, Seating
from scoring import Hand

Recipe = Callable[[Draw, Seating], HandSkeleton | Hand | None]
"""Drafts a hand that should show a fan; None where the tiles drawn fit nothing.

A hand that no skeleton describes (one that wins by its flowers) comes whole.
"""


class RecipeBook:
    """The recipes of one chapter, by fan id."""

    def __init__(self) -> None:
        self.recipes: dict[str, Recipe] = {}

    def recipe(self, fan: str) -> Callable[[Recipe], Recipe]:
        """Enter the function below as the recipe of that fan."""

        def enter(recipe: Recipe) -> Recipe:
            self.recipes[fan] = recipe
            return recipe

        return enter
