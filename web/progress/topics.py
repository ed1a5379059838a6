"""A skill by its name, and the drill that keeps to it."""

from collections.abc import Mapping
from typing import Final

from quizzes import Kind, can_ask
from quizzes.address import PRINCIPLE_PREFIX, TOPIC_PREFIX
from quizzes.aiming import KINDS_IN_ORDER, kinds_about_principles
from quizzes.texts import kind_name
from quizzes.topics import FAN_NAMES_TOPIC, HAND_TOPIC, TERM_TOPIC_PREFIX, is_fan
from school.learning.state import Skill
from scoring import RuleSet
from web.drills.aims import TOPIC_NAMES
from web.progress.history_view import Query
from web.reference.glossary_view import AREA_NAMES, area_name
from wording import Translator, fan_name, principle_name

Levels = Mapping[str, int]
"""By kind of question, the level that fits the learner."""

_TELLS_BY_ITSELF: Final = frozenset({Kind.FIND})  # one of four would always be the fan chosen


def skill_name(skill: Skill, rules: RuleSet, t: Translator) -> tuple[str, str]:
    """What the topic is called and how it is asked, `("Pure Straight", "Find the total")`.

    A question about the hand as a whole is called by what it asks. The first is empty where the
    rule set no longer knows the topic.
    """
    how = _asked_how(skill.kind, t)
    return (how, "") if skill.topic == HAND_TOPIC else (topic_name(skill.topic, rules, t), how)


def topic_name(topic: str, rules: RuleSet, t: Translator) -> str:
    """What a topic is called; empty where the rule set does not know it."""
    if topic == FAN_NAMES_TOPIC:
        return t.gettext("Names of fans")
    kind, _, name = topic.partition(":")
    match f"{kind}:":
        case "principle:" if name in rules.principles:
            return _capital(principle_name(name, rules.id, t))
        case "topic:" if name in TOPIC_NAMES:
            return _capital(t.gettext(TOPIC_NAMES[name]))
        case "terms:" if name in AREA_NAMES:
            return area_name(name, t)
    return fan_name(rules.fan(topic), t) if is_fan(topic) and rules.has(topic) else ""


def _asked_how(kind: str, t: Translator) -> str:
    """The kind of question; a check belongs to a lesson."""
    return kind_name(Kind(kind), t) if kind in KINDS_IN_ORDER else t.gettext("In a lesson")


def drill_query(skill: Skill, rules: RuleSet, levels: Levels) -> Query:
    """What a drill of the skill is chosen by; asked in its way where that can keep to the topic."""
    topic = skill.topic
    query: Query = {"rules": rules.id}
    asked = Kind(skill.kind) if skill.kind in KINDS_IN_ORDER else None
    if is_fan(topic):
        query["fan"] = [topic]
        if asked in _TELLS_BY_ITSELF or (asked and not can_ask(rules.id, asked, topic)):
            asked = None
    elif topic.startswith(PRINCIPLE_PREFIX):
        query["principle"] = topic.removeprefix(PRINCIPLE_PREFIX)
        asked = asked if asked in kinds_about_principles(rules) else None
    elif topic not in (HAND_TOPIC, FAN_NAMES_TOPIC):
        query["topic"] = topic.removeprefix(TOPIC_PREFIX).removeprefix(TERM_TOPIC_PREFIX)
    if asked:
        query["kind"] = asked.value
    if asked and asked in levels:
        query["level"] = str(levels[asked])
    return query


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
