"""Which kinds of question can do what an address aims at."""

from typing import Final

from quizzes.address import PRINCIPLE, TABLE, TOPIC, Kind
from quizzes.hands.aims import goal_of_aim
from quizzes.quiz import can_ask
from scoring import rule_set

_WITH_TOPICS: Final = (Kind.RULING, Kind.PROCEDURE)


def can_aim(rules: str, kind: Kind, aim: str) -> bool:
    """Whether a question of that kind can do what the aim asks.

    Raises QuizError `no-hand`: no hand at all shows that exclusion.
    """
    if aim.startswith(TOPIC):
        return kind in _WITH_TOPICS
    if kind is Kind.TERM:
        return False
    known = rule_set(rules)
    fans = {fan.id for fan in known.fans}
    if aim != TABLE:
        fans = set(goal_of_aim(known, aim.removeprefix(PRINCIPLE)).targets)
    return any(can_ask(rules, kind, fan) for fan in fans)
