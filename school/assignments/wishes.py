"""What a teacher wishes of the questions of an assignment, and how that is kept with the draft."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from quizzes import Kind
from quizzes.address import LEVELS, PRINCIPLE_PREFIX, TOPIC_PREFIX
from quizzes.aiming import SITUATION_KINDS, kinds_in_order, topics
from quizzes.topics import TERM_TOPIC_PREFIX, is_fan
from scoring import RULE_SETS, RuleSet

MOST_QUESTIONS: Final = 40  # questions of one choosing: a page that can still be looked through
MIXES: Final = (0, 25, 50, 75, 100)
USUAL_KINDS: Final = (Kind.FIND, Kind.FANS, Kind.TOTAL, Kind.WAITS)
KINDS_FOR_ONE_FAN: Final = (
    Kind.FANS,
    Kind.TOTAL,
)  # one of four would always be the fan that was chosen
KINDS_FOR_PRINCIPLES: Final = (Kind.PRINCIPLE, Kind.TOTAL)
FEW_FANS: Final = 3
KIND_PREFIX: Final = (
    "kind:"  # a wish for a kind of question, where the hand as a whole is the topic
)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What questions are chosen by.

    `topics` are ids of fans, `principle:<id>`, `topic:<id>` or `terms:<area>`. `targeted` says how
    many of a hundred questions aim at them, or have hands that were built where there are none;
    the others have hands as they come at the table.
    """

    kinds: tuple[Kind, ...]
    topics: tuple[str, ...] = ()
    level: int = 2
    count: int = 10
    targeted: int = 75

    @property
    def fans(self) -> tuple[str, ...]:
        """The fans among the topics."""
        return tuple(filter(is_fan, self.topics))


def default_wishes(rules: RuleSet, about: Iterable[str] = ()) -> Wishes:
    """What is wished until the teacher says otherwise; `about` are topics to keep to, and kinds."""
    named = tuple(about)
    kept = known_topics(named, rules)
    kinds = _usual_kinds(kept, _named_kinds(named, rules), rules)
    return Wishes(kinds=kinds, topics=kept, targeted=100 if kept else 75)


def _named_kinds(about: Iterable[str], rules: RuleSet) -> tuple[Kind, ...]:
    """The kinds among the wishes."""
    return tuple(kind for kind in kinds_in_order(rules) if KIND_PREFIX + kind in about)


def _usual_kinds(
    about: tuple[str, ...], named: tuple[Kind, ...], rules: RuleSet
) -> tuple[Kind, ...]:
    """Kinds that can keep to what they shall be about, and those that are named."""
    fans = tuple(filter(is_fan, about))
    found: list[Kind] = list(named)
    if fans:
        found += USUAL_KINDS if len(fans) >= FEW_FANS else KINDS_FOR_ONE_FAN
    if any(topic.startswith(PRINCIPLE_PREFIX) for topic in about):
        found += KINDS_FOR_PRINCIPLES
    for topic in about:
        if topic.startswith((TOPIC_PREFIX, TERM_TOPIC_PREFIX)):
            found += _kinds_of_topic(topic, rules)
    known = kinds_in_order(rules)
    return tuple(kind for kind in known if kind in (found or USUAL_KINDS))


def _kinds_of_topic(topic: str, rules: RuleSet) -> list[Kind]:
    if topic.startswith(TERM_TOPIC_PREFIX):
        return [Kind.TERM]
    name = topic.removeprefix(TOPIC_PREFIX)
    return [kind for kind in SITUATION_KINDS if name in topics(rules, kind)]


def known_topics(about: Iterable[str], rules: RuleSet) -> tuple[str, ...]:
    """Those that questions of the rule set can be about, each once."""
    return tuple(topic for topic in dict.fromkeys(about) if _is_known(topic, rules))


def _is_known(topic: str, rules: RuleSet) -> bool:
    if topic.startswith(PRINCIPLE_PREFIX):
        return topic.removeprefix(PRINCIPLE_PREFIX) in rules.principles
    if topic.startswith(TOPIC_PREFIX):
        return bool(_kinds_of_topic(topic, rules))
    if topic.startswith(TERM_TOPIC_PREFIX):
        return topic.removeprefix(TERM_TOPIC_PREFIX) in topics(rules, Kind.TERM)
    return is_fan(topic) and rules.has(topic)


def to_json(wishes: Wishes, rules: RuleSet) -> dict[str, Any]:
    """The wishes as the draft keeps them; the next questions are asked under those rules."""
    return {
        "rules": rules.id,
        "kinds": [kind.value for kind in wishes.kinds],
        "topics": list(wishes.topics),
        "level": wishes.level,
        "count": wishes.count,
        "targeted": wishes.targeted,
    }


def wished_rule_set(kept: Mapping[str, Any] | None, chosen_rules: RuleSet) -> RuleSet:
    """The rule set that the wishes are under: that of the draft unless another is wished."""
    return RULE_SETS.get((kept or {}).get("rules", ""), chosen_rules)


def from_json(kept: Mapping[str, Any] | None, rules: RuleSet) -> Wishes:
    """The wishes that a draft keeps; what the rule set does not know is left out."""
    kept = kept or {}
    about = known_topics(kept.get("topics", ()), rules)
    start = default_wishes(rules, about)
    kinds = tuple(kind for kind in kinds_in_order(rules) if kind.value in kept.get("kinds", ()))
    level, count = kept.get("level", start.level), kept.get("count", start.count)
    targeted = kept.get("targeted", start.targeted)
    return Wishes(
        kinds=kinds or start.kinds,
        topics=about,
        level=level if level in LEVELS else start.level,
        count=count if count in range(1, MOST_QUESTIONS + 1) else start.count,
        targeted=targeted if targeted in MIXES else start.targeted,
    )
