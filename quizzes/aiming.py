"""Which kinds of question can do what an address aims at."""

from quizzes.address import PRINCIPLE, TABLE, TOPIC, Kind
from quizzes.hands.aims import goal_of_aim
from quizzes.kinds.registry import KINDS
from quizzes.kinds.spec import TopicSort
from quizzes.quiz import can_ask
from scoring import rule_set


def can_aim(rules: str, kind: Kind, aim: str) -> bool:
    """Whether a question of that kind can do what the aim asks.

    Raises QuizError `no-hand`: no hand at all shows that exclusion.
    """
    if aim.startswith(TOPIC):
        return TopicSort.SITUATION in KINDS[kind].topics
    if TopicSort.TERM in KINDS[kind].topics:
        return False
    known = rule_set(rules)
    fans = {fan.id for fan in known.fans}
    if aim != TABLE:
        fans = set(goal_of_aim(known, aim.removeprefix(PRINCIPLE)).targets)
    return any(can_ask(rules, kind, fan) for fan in fans)
