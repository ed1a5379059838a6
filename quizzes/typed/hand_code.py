"""A hand in the address of a question: `8p123456789s_[666z]_8p_5f,by=draw,also=last`.

It is what an address of the hand scorer holds, in characters that a path may have. Whom melds were
claimed from is not told, for nobody types that.
"""

from quizzes.errors import QuizError
from quizzes.typed.score_request import query_of, read_request, score_or_waits
from scoring import Hand, RuleSet, Score


def write_hand_code(hand: Hand, rules: RuleSet) -> str:
    """The hand with all that the rule set looks at."""
    query = query_of(hand, rules)
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
    typed, *told = code.split(",")
    fields = {"hand": [typed.replace("_", " ")]}
    for each in told:
        name, _, value = each.partition("=")
        fields[name] = value.split(".")
    outcome = score_or_waits(read_request(fields, rules))
    score = outcome.score if outcome else None
    if score is None or not score.win or write_hand_code(score.hand, rules) != code:
        raise QuizError("no-hand", f"expected a hand that wins under {rules.id}, not {code!r}")
    return score
