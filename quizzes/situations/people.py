"""People before they have seats, dice, and what a ruling adds to its reason."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.question import Choice
from quizzes.situations.choosing import seat_text, shuffled_choices
from scoring import WINDS
from scoring.table import Ruling
from wording import N_

PEOPLE: Final = "ABCD"
NONE: Final = "none"


@dataclass(frozen=True, slots=True)
class PeopleAtTable:
    """Four people around the table, named anti-clockwise; a place is a number from 0 to 3."""

    names: str

    @classmethod
    def of(cls, draw: Draw) -> Self:
        """The four in any order."""
        return cls("".join(draw.shuffled(PEOPLE)))

    def named(self, place: int) -> str:
        """The person at that place; places go on round the table."""
        return self.names[place % len(self.names)]

    def counted_from(self, place: int) -> Self:
        """The same four, the person at that place being the first."""
        return type(self)(self.names[place:] + self.names[:place])

    @property
    def order(self) -> str:
        """The names in a row, for a sentence."""
        return "–".join(self.names)

    @property
    def seated(self) -> Message:
        """How they sit."""
        return message(N_("Around the table, anti-clockwise, sit %(order)s."), order=self.order)

    def choices(
        self, right: int, wrong: Iterable[tuple[int, str]], otherwise: str
    ) -> tuple[Choice, ...]:
        """The four; a wrong one with the misconception that leads there, or else `otherwise`."""
        misconception_of = {
            self.named(place): misconception for place, misconception in reversed(list(wrong))
        }
        own = self.named(right)
        return tuple(
            Choice(
                each,
                None if each == own else misconception_of.get(each, otherwise),
                message(N_("%(person)s"), person=each),
            )
            for each in PEOPLE
        )


def seats_or_none(
    right: str, nobody: Message, misconception_of: Mapping[str, str]
) -> tuple[Choice, ...]:
    """Three players, in the order of seats, and that it is none of them."""
    seats = [each for each in WINDS if each.value in {right, *misconception_of}]
    rows = [*((each.value, seat_text(each)) for each in seats), (NONE, nobody)]
    return tuple(
        Choice(id, None if id == right else misconception_of[id], text) for id, text in rows
    )


def thrown_dice(draw: Draw, count: int) -> tuple[int, ...]:
    """What that many dice show."""
    return tuple(1 + draw.below(6) for _ in range(count))


def dice_text(dice: tuple[int, ...]) -> Message:
    """Two or three dice: `2, 5 and 6`."""
    if len(dice) == 2:
        return message(N_("%(one)s and %(two)s"), one=dice[0], two=dice[1])
    return message(N_("%(one)s, %(two)s and %(three)s"), one=dice[0], two=dice[1], three=dice[2])


def with_house_ruling_note(ruling: Ruling[Any], reason: Message) -> Message:
    """Why, and that it is a house ruling where it is one."""
    return (
        message(N_("%(why)s The text is silent; this is how this site rules."), why=reason)
        if ruling.ours
        else reason
    )


def text_choices(
    right: str, texts: dict[str, Message], misconception_of: dict[str, str], otherwise: str
) -> tuple[Choice, ...]:
    """The choices of a fixed list, `texts` by id; a wrong one with its misconception."""
    wrong = [
        (id, misconception_of.get(id, otherwise), text) for id, text in texts.items() if id != right
    ]
    return shuffled_choices((right, texts[right]), *wrong)
