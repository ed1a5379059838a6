"""Which tile is drawn next from the tail, and what is wrongly taken for it (10.4(1) and 16)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import answer_choices, right_id
from quizzes.situations.template import DrawnSituation
from scoring import WINDS
from scoring.imj.table import deal
from scoring.table import Place, Stack
from wording import N_

_WHICH_TILE: Final = message(N_("Which tile is drawn next from the tail?"))
_WHY_THIS_TILE: Final = message(
    N_(
        "The tail goes column by column anti-clockwise, and in each column the upper tile"
        " is drawn first."
    )
)


@dataclass(frozen=True, slots=True)
class NextFromTheTail:
    """A wall that was opened and partly drawn: where its tail was, and what is drawn next from there.

    `drawn_told` says how much has been drawn; `wrong` are other places with the misconception of each.
    """

    tail: Stack
    drawn_told: Message
    right: Place
    articles: tuple[str, ...]
    wrong: tuple[tuple[Place, str], ...]


def _wrong_places(
    opening: deal.ImjBreak, right: Place, from_tail: int, from_head: int
) -> tuple[tuple[Place, str], ...]:
    """Where a learner may look for the tile, with the misconception that leads there."""
    size = deal.COLUMNS_IN_A_WALL
    clockwise = opening.tail.clockwise(from_tail // 2, size)
    a_stack_each = opening.tail.clockwise(-from_tail, size)
    of_the_head = opening.head.clockwise(from_head // 2, size)
    return (
        (Place(right.stack, not right.upper), "imj-lower-first"),
        (Place(clockwise, right.upper), "imj-tail-clockwise"),
        (Place(a_stack_each, upper=True), "imj-a-stack-each"),
        (Place(of_the_head, from_head % 2 == 0), "imj-from-the-head"),
    )


def next_from_the_tail(draw: Draw) -> NextFromTheTail:
    """A wall in the second half of a game."""
    opening = deal.break_of(draw.pick(WINDS), 3 + draw.below(16)).value
    from_tail, from_head = 1 + draw.below(9), 53 + draw.below(40)
    ruling = deal.tail_place(opening, from_tail, from_head)
    return NextFromTheTail(
        tail=opening.tail,
        drawn_told=message(
            N_(
                "Since then %(count)s tiles have been drawn from the head and %(others)s from"
                " the tail."
            ),
            count=from_head,
            others=from_tail,
        ),
        right=ruling.value,
        articles=("10.4(1)", *ruling.articles),
        wrong=_wrong_places(opening, ruling.value, from_tail, from_head),
    )


def place_id(place: Place) -> str:
    """The id of the choice that it is this tile."""
    return f"{place.stack.seat}{place.stack.number}{'u' if place.upper else 'l'}"


def situation_at_the_tail(
    found: NextFromTheTail,
    told: tuple[Message, ...],
    place_choice: Callable[[Place], tuple[str, Message]],
) -> DrawnSituation:
    """The question which tile comes next, after what is `told` of the wall and its tail."""
    choices = answer_choices(found.right, found.wrong, place_choice)
    return DrawnSituation(
        facts=(*told, found.drawn_told),
        question=_WHICH_TILE,
        answer=right_id(choices),
        reason=_WHY_THIS_TILE,
        citations=found.articles,
        choices=choices,
    )
