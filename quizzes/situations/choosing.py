"""Choices of a situation: the right one among what wrong rules lead to, all of them different."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.question import Choice
from scoring import Wind
from wording import N_

NUMBER: Final = N_("%(number)s")
POINTS: Final = N_("%(number)s points")
MOST = 4  # choices of one question

_Answer = TypeVar("_Answer")


def shuffled_choices(
    right: tuple[str, Message], *wrong: tuple[str, str, Message], most: int = MOST
) -> tuple[Choice, ...]:
    """The right choice, (id, text), and wrong ones, (id, misconception, text).

    A wrong one that equals the right one, or one before it, is left out; at most `most` stay.
    """
    right_id, right_text = right
    choices = {right_id: Choice(right_id, None, right_text)}
    for id, misconception, text in wrong:
        if id not in choices and all(text != each.text for each in choices.values()):
            choices[id] = Choice(id, misconception, text)
    return tuple(choices.values())[:most]


def answer_choices(
    right: _Answer,
    wrong: Iterable[tuple[_Answer, str]],
    choice: Callable[[_Answer], tuple[str, Message]],
) -> tuple[Choice, ...]:
    """The right answer and wrong ones, (answer, misconception); `choice` is the id and text of one."""
    shown = [(misconception, *choice(each)) for each, misconception in wrong]
    return shuffled_choices(
        choice(right), *((id, misconception, text) for misconception, id, text in shown)
    )


def right_id(choices: Iterable[Choice]) -> str:
    """The id of the right one: exactly one choice has no misconception."""
    (right,) = (each.id for each in choices if each.misconception is None)
    return right


def number_choices(
    right: float, wrong: Iterable[tuple[float, str]], most: int = MOST, *, text: str = NUMBER
) -> tuple[Choice, ...]:
    """Numbers to choose from: the right one and (number, misconception); `text` says a number."""
    return shuffled_choices(
        (_id(right), message(text, number=right)),
        *((_id(each), misconception, message(text, number=each)) for each, misconception in wrong),
        most=most,
    )


def in_any_place(
    draw: Draw, lower: Sequence[tuple[float, str]], higher: Sequence[tuple[float, str]]
) -> list[tuple[float, str]]:
    """Three of three lower and three higher wrong numbers: the right one stands as often in each place."""
    below = draw.below(MOST)
    return [*draw.sample(lower, below), *draw.sample(higher, MOST - 1 - below)]


def wind_choices(right: Wind, wrong: Iterable[tuple[Wind, str]]) -> tuple[Choice, ...]:
    """The tiles of the four winds, from East on; `wrong` are winds with their misconceptions."""
    found = answer_choices(right, wrong, _wind_choice)
    return tuple(sorted(found, key=lambda each: Wind(each.id).place))


def _wind_choice(wind: Wind) -> tuple[str, Message]:
    return wind.value, message(N_("%(tile)s"), tile=wind.tile)


def seat_text(seat: Wind) -> Message:
    """The player who sits there."""
    return message(N_("%(seat)s"), seat=seat)


def seat_order_choice(order: tuple[Wind, ...]) -> tuple[str, Message]:
    """The id and the text of the choice that it is this order of players."""
    return "-".join(order), message(N_("%(seats)s"), seats=order)


def _id(number: float) -> str:
    return str(int(number)) if number == int(number) else str(number)
