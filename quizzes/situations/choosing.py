"""Choices of a situation: the right one among what wrong rules lead to, all of them different."""

from collections.abc import Iterable

from quizzes.question import Choice
from quizzes.said import Message, message
from scoring import Wind
from wording import N_

NUMBER = N_("%(number)s")
MOST = 4  # choices of one question


def among(
    right: tuple[str, Message], *wrong: tuple[str, str, Message], most: int = MOST
) -> tuple[Choice, ...]:
    """The right choice, (id, said), and wrong ones, (id, misconception, said).

    A wrong one that equals the right one, or one before it, is left out; at most `most` stay.
    """
    own, said = right
    found = {own: Choice(own, None, said)}
    for id, trap, text in wrong:
        if id not in found and all(text != each.text for each in found.values()):
            found[id] = Choice(id, trap, text)
    return tuple(found.values())[:most]


def numbers(
    right: float, wrong: Iterable[tuple[float, str]], most: int = MOST, *, text: str = NUMBER
) -> tuple[Choice, ...]:
    """Numbers to choose from: the right one and (number, misconception); `text` says a number."""
    return among(
        (_id(right), message(text, number=right)),
        *((_id(each), trap, message(text, number=each)) for each, trap in wrong),
        most=most,
    )


def said_seat(seat: Wind) -> Message:
    """The player who sits there."""
    return message(N_("%(seat)s"), seat=seat)


def _id(number: float) -> str:
    return str(int(number)) if number == int(number) else str(number)
