"""The hand that an address names, as every kind of question uses it."""

from quizzes.address import Address
from quizzes.hands.crafts import craft_of
from quizzes.hands.draw import Draw
from quizzes.hands.levels import target_weights
from quizzes.hands.maker import Accept, Made, make_hand
from scoring import rule_set


def stream(address: Address) -> Draw:
    """The choices of this question. A filtered run has one stream for each of its fans."""
    if address.target is None:
        return Draw(address.run, address.index)
    return Draw(f"{address.run}/{address.target}", address.index // len(address.fans))


def hand_of(address: Address, draw: Draw, accept: Accept | None = None) -> Made:
    """The hand of the address."""
    rules = rule_set(address.rules)
    return make_hand(rules, draw, address.level, targets_of(address), accept)


def targets_of(address: Address) -> dict[str, float]:
    """Fans that the hand may be built for, with weights."""
    return {address.target: 1.0} if address.target else _turn(address)


def _turn(address: Address) -> dict[str, float]:
    """Fans that a hand may be built for, with weights.

    Even and odd indices draw from different halves, so that no fan is the target twice running.
    """
    rules = rule_set(address.rules)
    weights = target_weights(craft_of(rules).levels[address.level], rules)
    order = Draw(f"{address.run}#halves").shuffled(list(weights))
    return {fan: weights[fan] for fan in order[address.index % 2 :: 2]}
