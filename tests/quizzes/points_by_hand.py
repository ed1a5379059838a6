"""Articles 56 to 59 of Mahjong Rengo once more, for questions about fu and points.

What a question shows goes in as its JSON has it, and the key comes out; nothing of the engine is
asked.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from quizzes import Kind, Question
from quizzes.kinds.registry import spec_of
from tests.scoring.naive_rengo import paying_most, readings_paying_most

Shown = Mapping[str, Any]


def key_by_hand(question: Question) -> object:
    """The answer to what the question shows."""
    shown = spec_of(question).subject(question)
    return COMPUTED[question.address.kind](shown)


def _wait_fu(shown: Shown) -> int:
    """56(3), and 56(2)1 where winds are told for a pair."""
    tiles, win, beside, winds = shown["about"]
    if shown["hand"]:
        (found,) = {
            _fu_of_form(each.wait) + (2 if winds and _value_pair(each) else 0)
            for each in readings_paying_most(shown["hand"])
        }
        return found
    numbers, suit = [int(each) for each in tiles[:-1]], tiles[-1]
    left = [*numbers]
    left.remove(int(win[0]))
    form = {1: "pair", 2: "two-pairs"}[len(left)] if len(set(numbers)) == 1 else _form(left)
    pair = tiles if form == "pair" else beside
    return _fu_of_form(form) + (_fu_of_pair(pair, winds) if winds else 0) if suit else -1


def _form(left: list[int]) -> str:
    if left[1] - left[0] == 2:
        return "inner"
    return "edge" if left in ([1, 2], [8, 9]) else "two-sided"


def _fu_of_form(form: str) -> int:
    return 2 if form in ("inner", "edge", "pair") else 0


def _value_pair(reading: Any) -> bool:
    return any(part.kind == "pair" and part.low in reading.yakuhai() for part in reading.parts)


def _fu_of_pair(pair: str, winds: list[str]) -> int:
    number, suit = int(pair[0]), pair[-1]
    return 2 if suit == "z" and (number > 4 or "ESWN"[number - 1] in winds) else 0


def _hand_fu(shown: Shown) -> int:
    """56, of the reading that pays most."""
    (found,) = {base for _lines, _han, base, _limit in paying_most(shown["hand"])}
    return found if found is not None else -1


COMPUTED: Final[Mapping[Kind, Callable[[Shown], object]]] = {
    Kind.WAIT_FU: _wait_fu,
    Kind.HAND_FU: _hand_fu,
}
