"""What a misconception is: a wrong rule with a name and a sentence for whoever follows it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from scoring import RuleSet

Rule = TypeVar("Rule")


@dataclass(frozen=True, slots=True)
class Misconception(Generic[Rule]):
    """A wrong rule with a name.

    `id` is stored with answers. `name` and `feedback` are messages; the feedback has 20 words at
    most, and places where the wrong rule names fans or tiles. `citation` is what the rule text says
    of it: a principle, an article of the rule set, or a fan's row; None where that depends on the
    fan, or where a question cites the text itself. `rule` is the wrong rule as a function, None
    where a choice has the misconception because it was made for it.
    """

    id: str
    name: str
    feedback: str
    citation: str | None
    rule: Rule

    def article(self, rules: RuleSet, fan: str | None = None) -> str:
        """The article that settles it, or that of the fan it concerns."""
        cited = self.citation or fan or ""
        if cited in rules.principles:
            return rules.principles[cited]
        if cited in rules.articles:
            return rules.articles[cited]
        return rules.fan(cited).article


class MisconceptionTheme(Generic[Rule]):
    """Misconceptions of one theme, in the order in which they are tried."""

    def __init__(self) -> None:
        self.misconceptions: list[Misconception[Rule]] = []

    def misconception(
        self, id: str, name: str, feedback: str, citation: str | None = None
    ) -> Callable[[Rule], Rule]:
        """Enter the wrong rule below."""

        def enter(rule: Rule) -> Rule:
            self.misconceptions.append(Misconception(id, name, feedback, citation, rule))
            return rule

        return enter


def choice_misconception(id: str, name: str, feedback: str) -> Misconception[None]:
    """A misconception that choices are made for, without a function."""
    return Misconception(id, name, feedback, None, None)
