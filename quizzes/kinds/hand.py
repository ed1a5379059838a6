"""The hand that an address names, as every kind of question uses it."""

from dataclasses import replace
from typing import Final

from quizzes.address import Address
from quizzes.hands.aims import goal_for_aim
from quizzes.hands.difficulty import kind_difficulty
from quizzes.hands.draw import Draw
from quizzes.hands.goal import Accept, BuiltHand, Goal
from quizzes.hands.levels import target_weights
from quizzes.hands.maker import make_hand
from quizzes.systems import profile_of
from quizzes.typed.hand_code import score_of_code
from scoring import rule_set

NATURAL_GOAL: Final = Goal({}, natural=True)


def draw_for(address: Address) -> Draw:
    """The choices of this question. A filtered run has one stream for each of its fans or aims."""
    if address.target is not None:
        return Draw(f"{address.run}/{address.target}", address.index // len(address.fans))
    if address.aim:
        return Draw(f"{address.run}/{address.aim}", address.index)
    return Draw(address.run, address.index)


def generate_hand(address: Address, draw: Draw, accept: Accept | None = None) -> BuiltHand:
    """The hand of the address. Raises QuizError `no-hand` where its aim admits of none."""
    rules = rule_set(address.rules)
    if address.hand:
        return BuiltHand(score_of_code(address.hand, rules), "")
    return make_hand(rules, draw, address.level, goal_of(address).asking(accept))


def goal_of(address: Address) -> Goal:
    """What the hand of the address shall show."""
    return replace(_shown(address), kind_difficulty=kind_difficulty(address.kind))


def _shown(address: Address) -> Goal:
    if address.target:
        return Goal({address.target: 1.0})
    if address.principle:
        return goal_for_aim(rule_set(address.rules), address.principle)
    if address.natural:
        return NATURAL_GOAL
    return Goal(_turn(address))


def _turn(address: Address) -> dict[str, float]:
    """Fans that a hand may be built for, with weights.

    Even and odd indices draw from different halves, so that no fan is the target twice running.
    """
    rules = rule_set(address.rules)
    weights = target_weights(profile_of(rules).craft.levels[address.level], rules)
    order = Draw(f"{address.run}#halves").shuffled(list(weights))
    return {fan: weights[fan] for fan in order[address.index % 2 :: 2]}
