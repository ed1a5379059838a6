"""A hand in the address of a question: `8p123456789s_[666z]_8p_5f,by=draw,also=last`.

It is what an address of the hand scorer holds, in characters that a path may have. Whom melds were
claimed from is not told, for nobody types that.
"""

from collections.abc import Mapping
from typing import Any

from quizzes.errors import QuizError
from quizzes.typed.score_request import ScoreOutcome, query_of, read_request, score_or_waits
from scoring import Hand, RuleSet, Score, WaitingHand


def write_hand_code(hand: Hand, rules: RuleSet) -> str:
    """The hand with all that the rule set looks at."""
    return _code_of_query(query_of(hand, rules))


def write_waiting_code(waiting_hand: WaitingHand, rules: RuleSet) -> str:
    """The same of a hand that waits."""
    return _code_of_query(query_of(waiting_hand, rules))


def _code_of_query(query: Mapping[str, Any]) -> str:
    query = dict(query)
    typed = query.pop("hand").replace(" ", "_")
    told = (f"{name}={_value(value)}" for name, value in query.items())
    return ",".join((typed, *told))


def _value(value: str | list[str]) -> str:
    return value if isinstance(value, str) else ".".join(value)


def score_of_code(code: str, rules: RuleSet) -> Score:
    """The score of the hand that `write_hand_code` wrote.

    Raises:
        QuizError: `no-hand`: there can be no such hand, it does not win, or it is written otherwise.
    """
    outcome = _outcome_of_code(code, rules)
    score = outcome.score if outcome else None
    if score is None or not score.win or write_hand_code(score.hand, rules) != code:
        raise QuizError("no-hand", f"expected a hand that wins under {rules.id}, not {code!r}")
    return score


def held_of_code(code: str, rules: RuleSet) -> Score | WaitingHand:
    """The score of any complete hand, win or not, or the hand that waits, of such a code.

    Raises:
        QuizError: `no-hand`: there can be no such hand, or it is written otherwise.
    """
    outcome = _outcome_of_code(code, rules)
    if outcome is not None:
        score, waiting_hand = outcome.score, outcome.waiting_hand
        if score is not None and write_hand_code(score.hand, rules) == code:
            return score
        if waiting_hand is not None and write_waiting_code(waiting_hand, rules) == code:
            return waiting_hand
    raise QuizError("no-hand", f"expected a hand that can be under {rules.id}, not {code!r}")


def _outcome_of_code(code: str, rules: RuleSet) -> ScoreOutcome | None:
    typed, *told = code.split(",")
    fields = {"hand": [typed.replace("_", " ")]}
    for each in told:
        name, _, value = each.partition("=")
        fields[name] = value.split(".")
    return score_or_waits(read_request(fields, rules))
