"""A situation to be filled: who asks for it, under which rule sets, and how it is drawn."""

from collections.abc import Callable
from dataclasses import dataclass

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message
from quizzes.question import Choice
from scoring import RuleSet


@dataclass(frozen=True, slots=True)
class DrawnSituation:
    """A situation with its facts drawn and its answer computed.

    `facts` is what is stated, in order, `question` what is asked, `reason` how the answer follows. `answer`
    is the id of one of the `choices`, which come in any order; or, without choices, a number.
    `citations` are the articles, the deciding one last. `is_house_ruling` says that the text leaves the answer
    open, which the question then says too; `asks_our_reading` that the text reads two ways and the
    question itself, or one of the statements in it, says that it is as this site reads it.
    """

    facts: tuple[Message, ...]
    question: Message
    answer: str | float
    reason: Message
    citations: tuple[str, ...]
    choices: tuple[Choice, ...] | None
    is_house_ruling: bool = False
    asks_our_reading: bool = False


FillTemplate = Callable[[Draw, RuleSet], DrawnSituation]


@dataclass(frozen=True, slots=True)
class Template:
    """One kind of situation. `rules` are the ids of the rule sets whose text knows it.

    `instead_of` are the ids of templates that it takes the place of in new runs; where it names any,
    addresses that were given out before (`Address.is_of_first_series`) do not draw it; nor do they draw one
    that `joined_later` and takes no other's place.
    """

    id: str
    kind: Kind
    topic: str
    level: int
    rules: frozenset[str]
    fill: FillTemplate
    instead_of: frozenset[str] = frozenset()
    joined_later: bool = False


class SituationChapter:
    """The templates of one topic under some rule sets."""

    def __init__(self, topic: str, *rules: str) -> None:
        self.topic = topic
        self.rules = frozenset(rules)
        self.templates: list[Template] = []

    def ruling(self, id: str, level: int, *rules: str) -> Callable[[FillTemplate], FillTemplate]:
        """Enter the function below as a question of what the referee rules."""
        return self._enter(id, Kind.RULING, level, rules)

    def procedure(self, id: str, level: int, *rules: str) -> Callable[[FillTemplate], FillTemplate]:
        """Enter the function below as a question of what happens next, who, or how much."""
        return self._enter(id, Kind.PROCEDURE, level, rules)

    def _enter(
        self, id: str, kind: Kind, level: int, rules: tuple[str, ...]
    ) -> Callable[[FillTemplate], FillTemplate]:
        def enter(fill: FillTemplate) -> FillTemplate:
            known = frozenset(rules) or self.rules
            self.templates.append(Template(id, kind, self.topic, level, known, fill))
            return fill

        return enter
