"""Which kinds of question can do what an address aims at."""

from typing import Final

from quizzes.address import PRINCIPLE_PREFIX, TABLE_AIM, TOPIC_PREFIX, Kind
from quizzes.hands.aims import goal_for_aim
from quizzes.kinds.registry import KINDS
from quizzes.kinds.spec import TopicSort
from quizzes.naming import named_terms
from quizzes.quiz import can_ask, kinds_of
from quizzes.situations import book
from scoring import RuleSet, rule_set
from scoring.rows import row_for_each

KINDS_WITHOUT_HANDS: Final = frozenset(kind for kind in KINDS if not KINDS[kind].deals_hands)
SITUATION_KINDS: Final = (Kind.RULING, Kind.PROCEDURE)


def topics(rules: RuleSet, kind: Kind) -> tuple[str, ...]:
    """The topics, or areas of the glossary, that questions of a kind can keep to."""
    if kind is Kind.TERM:
        return tuple(dict.fromkeys(each.group for each in named_terms(rules.id).values()))
    return book.topics_of(rules.id, kind) if kind in SITUATION_KINDS else ()


def kinds_about_principles(rules: RuleSet) -> frozenset[Kind]:
    """The kinds whose questions can turn on a principle."""
    return frozenset(kind for kind in kinds_of(rules) if KINDS[kind].turns_on_principles)


def kinds_of_dealt_hands(rules: RuleSet) -> frozenset[Kind]:
    """The kinds that can be asked of a hand as it is dealt and played."""
    return frozenset(kinds_of(rules)) - KINDS_WITHOUT_HANDS


def can_ask_aim(rules: str, kind: Kind, aim: str) -> bool:
    """Whether a question of that kind can do what the aim asks.

    Raises QuizError `no-hand`: no hand at all shows that exclusion.
    """
    if aim.startswith(TOPIC_PREFIX):
        return TopicSort.SITUATION in KINDS[kind].topics
    if TopicSort.TERM in KINDS[kind].topics:
        return False
    known = rule_set(rules)
    fans = {fan.id for fan in known.fans}
    if aim != TABLE_AIM:
        fans = set(goal_for_aim(known, aim.removeprefix(PRINCIPLE_PREFIX)).targets)
    return any(can_ask(rules, kind, fan) for fan in fans)


KINDS_OF_POINTS: Final = (
    *(Kind.SET_FU, Kind.WAIT_FU, Kind.ROUNDING, Kind.HAND_FU, Kind.BASE),
    *(Kind.POINTS, Kind.TSUMO_SPLIT),
)
"""Kinds about the fu of a hand or of a part of it, and about what is paid for them."""
KINDS_IN_ORDER: Final = tuple(
    row_for_each(
        Kind,
        dict.fromkeys(
            (
                *(Kind.FIND, Kind.FANS, Kind.TOTAL, Kind.WAITS, Kind.LEGAL, Kind.PAYMENTS),
                *(Kind.PRINCIPLE, Kind.SPOT_ERROR, Kind.COMPARE, Kind.EDITION, Kind.CARD),
                Kind.PLANS,
                Kind.TABLE,
                Kind.SHEET,
                *KINDS_OF_POINTS,
                *(Kind.RULING, Kind.PROCEDURE, Kind.TERM),
            )
        ),
    )
)
"""All kinds in the order in which a learner chooses among them."""


def kinds_in_order(rules: RuleSet) -> tuple[Kind, ...]:
    """The kinds that can be asked under a rule set, in that order."""
    known = kinds_of(rules)
    return tuple(kind for kind in KINDS_IN_ORDER if kind in known)
