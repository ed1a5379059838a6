"""The hand that an address names, as every kind of question uses it."""

from dataclasses import replace
from typing import Final

from quizzes.address import Address
from quizzes.errors import Unfit, unfit_hand
from quizzes.hands.aims import goal_for_aim
from quizzes.hands.difficulty import kind_difficulty
from quizzes.hands.draw import Draw
from quizzes.hands.goal import Accept, BuiltHand, Goal
from quizzes.hands.levels import target_weights
from quizzes.hands.maker import make_hand
from quizzes.systems import profile_of
from quizzes.typed.hand_code import held_of_code, score_of_code
from scoring import RuleSet, Score, WaitingHand, rule_set

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
    if address.is_own:
        return BuiltHand(_own_win(address, rules), "")
    if address.hand:
        return BuiltHand(score_of_code(address.hand, rules), "")
    return make_hand(rules, draw, address.level, goal_of(address).asking(accept))


def own_score(address: Address) -> Score:
    """The score of the hand that a teacher laid, win or not. Raises QuizError: it still waits."""
    held = own_held(address)
    if isinstance(held, WaitingHand):
        raise unfit_hand(Unfit.WAITS)
    if profile_of(rule_set(address.rules)).craft.is_undecided(held):
        raise unfit_hand(Unfit.UNDECIDED)
    return held


def own_held(address: Address) -> Score | WaitingHand:
    """The same, or the hand that waits. Raises QuizError: there can be none such."""
    return held_of_code(address.hand, rule_set(address.rules))


def _own_win(address: Address, rules: RuleSet) -> Score:
    found = own_score(address)
    if not found.win:
        raise unfit_hand(Unfit.NO_WIN)
    if not found.counted:
        raise unfit_hand(Unfit.NO_FAN)
    return found


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
