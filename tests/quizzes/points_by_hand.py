"""Articles 56 to 59 of Mahjong Rengo once more, for questions about fu and points.

What a question shows goes in as its JSON has it, and the key comes out; nothing of the engine is
asked.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from quizzes import Kind, Question
from quizzes.kinds.registry import spec_of
from quizzes.question import PaymentsAnswer
from tests.scoring.naive_rengo import paying_most, readings_paying_most
from tests.scoring.naive_rengo_points import OF_A_YAKUMAN, a_and_limit, payments, up

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


def _a(han: int, fu: int) -> int:
    """57(4), after 59."""
    return a_and_limit(fu, han)[0] if han else OF_A_YAKUMAN[0] // 4


def _points(shown: Shown) -> int:
    """58."""
    han, fu, is_dealer, drawn, share = shown["about"]
    winner = "E" if is_dealer else "W"
    paid = payments(_a(han, fu), winner, drawn, "N", None, 0)
    seat = {"discarder": "N", "non-dealer": "S", "dealer": "E", "total": winner}[share]
    return abs(paid[seat])


def _tsumo_split(shown: Shown) -> PaymentsAnswer:
    """58(1); of a total the one split that comes to it."""
    told, winner = shown["about"]
    if isinstance(told, list):
        paid = payments(_a(*told), winner, True, "", None, 0)
    else:
        (paid,) = (each for each in _splits(winner) if each[winner] == told)
    return PaymentsAnswer(*(paid[seat] for seat in "ESWN"))


@cache
def _splits(winner: str) -> list[dict[str, int]]:
    """Every way in which a tsumo can be paid, once each."""
    a = {_a(han, fu) for han in range(1, 12) for fu in (20, 25, *range(30, 120, 10))}
    every = [payments(each, winner, True, "", None, 0) for each in sorted({*a, _a(0, 0)})]
    return [each for at, each in enumerate(every) if each not in every[:at]]


def _rounding(shown: Shown) -> int:
    """56(5) to (7) and 58."""
    rounded, raw = shown["about"]
    if rounded == "seven-pairs":
        return 25
    if rounded.endswith("fu"):
        if raw == 20 and rounded == "open-fu":
            return 30
        while raw % 10:
            raw += 1
        return int(raw)
    if rounded == "payment":
        return up(raw)
    if rounded.endswith("ron"):
        return up(6 * raw if rounded == "dealer-ron" else 4 * raw)
    if rounded.endswith("total"):
        return 3 * up(2 * raw) if "dealer" in rounded else 2 * up(raw) + up(2 * raw)
    return up(raw) if rounded == "non-dealer-share" else up(2 * raw)


COMPUTED: Final[Mapping[Kind, Callable[[Shown], object]]] = {
    Kind.WAIT_FU: _wait_fu,
    Kind.HAND_FU: _hand_fu,
    Kind.POINTS: _points,
    Kind.ROUNDING: _rounding,
    Kind.TSUMO_SPLIT: _tsumo_split,
}
