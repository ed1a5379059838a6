"""Where the wall breaks and the indicator lies: two stacks in each of two walls are offered (articles 14 and 16)."""

from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import answer_choices, right_id
from quizzes.situations.deeds import chapter_of
from quizzes.situations.people import PeopleAtTable, dice_text, thrown_dice
from quizzes.situations.template import DrawnSituation
from scoring import RuleSet
from scoring.rengo.table import deal
from scoring.table import Stack
from wording import N_

_WALLS_OFF: Final = (1, -1, 2)


def _why_that_wall(walls: int, dots: int) -> str:
    """The misconception that leads to a wall so many further on; clockwise one comes to it by even dots only."""
    if walls == 1:
        return "rengo-next-as-one"
    return "rengo-clockwise" if (1 - dots) % 4 == (dots - 1 + walls) % 4 else "rengo-miscounted"


def _stacks(
    draw: Draw, right: Stack, dots: int, stack_off: dict[int, str]
) -> tuple[Stack, list[tuple[Stack, str]]]:
    """The right stack and three others: a neighbour, and the same two numbers in another wall.

    The neighbour is before it or behind it, so that neither number is known to be wrong.
    """
    steps = draw.pick(tuple(stack_off))
    walls = draw.pick(_WALLS_OFF)
    of_wall = _why_that_wall(walls, dots)
    beside, other = Stack(right.seat, right.number + steps), right.seat.after(walls)
    return right, [
        (beside, stack_off[steps]),
        (Stack(other, right.number), of_wall),
        (Stack(other, beside.number), of_wall),
    ]


def _thrown(draw: Draw) -> tuple[PeopleAtTable, int, tuple[int, ...]]:
    """Who sits where, who deals, and a throw whose stacks all lie in one wall."""
    return PeopleAtTable.of(draw), draw.below(4), thrown_dice(draw, 2)


def _situation(
    circle: PeopleAtTable,
    dealer: int,
    dice: tuple[int, ...],
    found: tuple[Stack, list[tuple[Stack, str]]],
    text: str,
    asked: tuple[Message, Message, tuple[str, ...]],
) -> DrawnSituation:
    """The situation of a stack among others; `asked` are question, reason and articles."""
    right, wrong = found

    def choice(stack: Stack) -> tuple[str, Message]:
        person = circle.named(dealer + stack.seat.place)
        return f"{stack.seat}{stack.number}", message(text, number=stack.number, person=person)

    question, reason, articles = asked
    choices = answer_choices(right, wrong, choice)
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_("%(person)s, the dealer, throws %(dice)s."),
                person=circle.named(dealer),
                dice=dice_text(dice),
            ),
        ),
        question=question,
        answer=right_id(choices),
        reason=reason,
        citations=articles,
        choices=choices,
    )


def _break(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Which stack is dealt first."""
    circle, dealer, dice = _thrown(draw)
    dots = sum(dice)
    ruling = deal.break_of(dots)
    found = _stacks(
        draw,
        ruling.value.first,
        dots,
        {-1: "rengo-counted-stack-first", 1: "rengo-stacks-miscounted"},
    )
    reason = message(
        N_(
            "Counting walls anti-clockwise with the dealer's as 1, %(dots)s is %(person)s's; %(dots)s stacks stay at its right end."
        ),
        dots=dots,
        person=circle.named(dealer + ruling.value.first.seat.place),
    )
    return _situation(
        circle,
        dealer,
        dice,
        found,
        N_("stack %(number)s from the right in %(person)s's wall"),
        (message(N_("Which stack is dealt first?")), reason, ruling.articles),
    )


def _indicator(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """On which stack the indicator lies."""
    circle, dealer, dice = _thrown(draw)
    while sum(dice) < 2 + deal.ON_THE_INDICATOR:  # so that its neighbours lie in that wall too
        dice = thrown_dice(draw, 2)
    opening = deal.break_of(sum(dice)).value
    ruling = deal.dora_indicator_place(opening)
    found = _stacks(
        draw,
        ruling.value.stack,
        sum(dice),
        {-1: "rengo-fourth-stack", 1: "rengo-stacks-miscounted"},
    )
    reason = message(
        N_(
            "The wall ends with stack %(number)s of %(person)s's wall; with that stack as 1, the upper tile of stack 3 is turned over."
        ),
        number=opening.last.number,
        person=circle.named(dealer + opening.last.seat.place),
    )
    return _situation(
        circle,
        dealer,
        dice,
        found,
        N_("the upper tile of stack %(number)s from the right in %(person)s's wall"),
        (
            message(N_("Which tile is turned over as the dora indicator?")),
            reason,
            ("14(2)", *ruling.articles),
        ),
    )


CHAPTER: Final = chapter_of(
    "rengo",
    "walls-and-dice",
    ("rengo-break", "rengo-indicator"),
    ("rengo-where-it-breaks", Kind.PROCEDURE, 2, _break),
    ("rengo-where-the-indicator-lies", Kind.PROCEDURE, 3, _indicator),
)
