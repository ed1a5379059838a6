"""What a learner asks of a drill: kinds, level, length, and what it keeps to."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from werkzeug.datastructures import MultiDict

from quizzes import Address, Kind, can_ask
from quizzes.address import PRINCIPLE_PREFIX, TABLE_AIM, TOPIC_PREFIX
from quizzes.aiming import kinds_about_principles, kinds_in_order, kinds_of_dealt_hands, topics
from quizzes.runs import CLOCKS, DEFAULT_LENGTH, LENGTHS, RunPart
from scoring import RuleSet

LEVELS: Final = range(1, 6)
DEFAULT_KIND_AND_LEVEL: Final = (Kind.FIND, 1)  # what somebody new can answer
CHOSEN_FANS: Final = (Kind.FANS, 2)  # one of four would always be the fan that was chosen
CHOSEN_PRINCIPLE: Final = (Kind.PRINCIPLE, 3)
MOST_FANS: Final = 8  # of one drill; the address holds their names
FIELD_NAMES: Final = ("kind", "level", "n", "fan", "principle", "topic", "hands", "clock")


@dataclass(frozen=True, slots=True)
class DrillSetUp:
    """A drill as it was chosen; whatever was left open has its usual value.

    `fans`, `principle` and `topic` are what it keeps to, `natural` asks for hands as they are
    dealt, `clock` is in seconds a question, 0 for none.
    """

    kinds: tuple[Kind, ...]
    level: int
    length: int
    fans: tuple[str, ...]
    principle: str = ""
    topic: str = ""
    natural: bool = False
    clock: int = 0

    def turns(self, rules: RuleSet) -> tuple[RunPart, ...]:
        """Each kind with what it can keep to."""
        return tuple(RunPart(kind, self._wish(kind, rules)) for kind in self.kinds)

    def _wish(self, kind: Kind, rules: RuleSet) -> str:
        if fans := [fan for fan in self.fans if can_ask(rules.id, kind, fan)]:
            return "+".join(fans)
        if self.principle and kind in kinds_about_principles(rules):
            return PRINCIPLE_PREFIX + self.principle
        if self.topic and self.topic in topics(rules, kind):
            return TOPIC_PREFIX + self.topic
        return TABLE_AIM if self.natural and kind in kinds_of_dealt_hands(rules) else ""


def read_set_up(query: MultiDict[str, str], rules: RuleSet, usual_clock: int = 0) -> DrillSetUp:
    """The drill that a query asks for. What cannot be is passed over, not refused."""
    fans = tuple(fan for fan in dict.fromkeys(query.getlist("fan")) if rules.has(fan))
    known = kinds_in_order(rules)
    kinds = tuple(kind for kind in known if kind in query.getlist("kind"))
    principle, topic = query.get("principle", ""), query.get("topic", "")
    principle = principle if principle in rules.principles else ""
    usual, usual_level = (
        CHOSEN_FANS if fans else CHOSEN_PRINCIPLE if principle else DEFAULT_KIND_AND_LEVEL
    )
    return DrillSetUp(
        kinds=kinds or (usual,),
        level=_one_of(query.get("level", ""), LEVELS, usual_level),
        length=_one_of(query.get("n", ""), LENGTHS, DEFAULT_LENGTH),
        fans=fans[:MOST_FANS],
        principle=principle,
        topic=topic if any(topic in topics(rules, kind) for kind in known) else "",
        natural=query.get("hands") == TABLE_AIM,
        clock=_one_of(query.get("clock", ""), (0, *CLOCKS), usual_clock),
    )


def set_up_query(addresses: Iterable[Address]) -> dict[str, str | list[str]]:
    """The query that asks for such questions again, but fresh ones."""
    found = list(addresses)
    aims = [each.aim for each in found]
    told: dict[str, str | list[str]] = {
        "kind": [each.kind.value for each in found],
        "level": str(found[0].level),
        "fan": list(dict.fromkeys(fan for each in found for fan in each.fans)),
        "principle": next((each.principle for each in found if each.principle), ""),
        "topic": next((each.topic for each in found if each.topic), ""),
        "hands": TABLE_AIM if TABLE_AIM in aims else "",
    }
    return {name: value for name, value in told.items() if value}


def _one_of(text: str, known: Iterable[int], usual: int) -> int:
    return int(text) if text in map(str, known) else usual
