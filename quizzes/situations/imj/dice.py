"""The starting wall, its two ends, and flowers after the deal (articles 10, 16 and 17)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import answer_choices, right_id, seat_order_choice
from quizzes.situations.imj.flowers import (
    FLOWERS,
    QUESTION,
    REASON,
    flower_orders,
    holders_of,
)
from quizzes.situations.imj.tail import next_from_the_tail, place_id, situation_at_the_tail
from quizzes.situations.people import PeopleAtTable, dice_text, thrown_dice
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet
from scoring.imj.table import deal, seating
from scoring.table import Place, Stack
from wording import N_

CHAPTER: Final = SituationChapter("walls-and-dice", "imj")

_WHY_COLUMN: Final = N_(
    "Counting walls anti-clockwise with the jonga's as 1, %(dots)s is %(person)s's; clockwise from its right end, column %(dots)s is the tail and the next the head."
)


def _wrong_columns(right: Stack, other_end: Stack, dots: int) -> list[tuple[Stack, str]]:
    """Columns that a learner may take for the right one, each with its misconception."""
    from_left = Stack(right.seat, deal.COLUMNS_IN_A_WALL + 1 - right.number)
    return [
        (other_end, "imj-head-for-tail"),
        (Stack(WINDS[(1 - dots) % 4], right.number), "imj-clockwise"),
        (Stack(WINDS[dots % 4], right.number), "imj-next-as-one"),
        (from_left, "imj-from-the-left"),
    ]


@CHAPTER.procedure("imj-tail-and-head", 2)
def _tail(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, dealer, dice = PeopleAtTable.of(draw), draw.below(4), thrown_dice(draw, seating.DICE)
    players, dots, round = circle.counted_from(dealer), sum(dice), 1 + draw.below(4)
    wall = deal.starting_wall(dots)
    opening = deal.break_of(wall.value, dots)
    tail, head = opening.value.tail, opening.value.head
    asks_head = draw.chance(0.5)
    right, other_end = (head, tail) if asks_head else (tail, head)

    def choice(column: Stack) -> tuple[str, Message]:
        text = message(
            N_("column %(number)s from the right in %(person)s's wall"),
            number=column.number,
            person=players.named(column.seat.place),
        )
        return f"{column.seat}{column.number}", text

    choices = answer_choices(right, _wrong_columns(right, other_end, dots), choice)
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_(
                    "%(person)s deals in round %(round)s (not the first game of the four rounds) and throws %(dice)s."
                ),
                person=players.named(0),
                round=round,
                dice=dice_text(dice),
            ),
        ),
        question=message(N_("Which column is the head?"))
        if asks_head
        else message(N_("Which column is the tail?")),
        answer=right_id(choices),
        reason=message(_WHY_COLUMN, dots=dots, person=players.named(wall.value.place)),
        citations=(*wall.articles, *opening.articles),
        choices=choices,
    )


def _place_choice(place: Place) -> tuple[str, Message]:
    """The id and the text of the choice that it is this tile."""
    text = (
        N_("the upper tile of column %(number)s in %(seat)s's wall")
        if place.upper
        else N_("the lower tile of column %(number)s in %(seat)s's wall")
    )
    return place_id(place), message(text, number=place.stack.number, seat=place.stack.seat)


@CHAPTER.procedure("imj-replacement-place", 4)
def _replacement(draw: Draw, rules: RuleSet) -> DrawnSituation:
    found = next_from_the_tail(draw)
    tail = message(
        N_("The tail was column %(number)s from the right in %(seat)s's wall."),
        number=found.tail.number,
        seat=found.tail.seat,
    )
    return situation_at_the_tail(found, (tail,), _place_choice)


@CHAPTER.procedure("imj-flower-cycles", 3)
def _flowers(draw: Draw, rules: RuleSet) -> DrawnSituation:
    first = [draw.pick((0, 1, 1, 2)) for _ in WINDS]
    if len(holders_of(first)) < 2 or sum(first) >= len(FLOWERS):
        first = [1, 0, 2, 1]
    again = draw.pick(holders_of(first)[:-1])
    orders = flower_orders(first, again)
    choices = answer_choices(orders.right, orders.wrong, seat_order_choice)
    return DrawnSituation(
        facts=(
            message(
                N_("The jonga threw %(dice)s, and the tiles are dealt."),
                dice=dice_text(thrown_dice(draw, seating.DICE)),
            ),
            message(
                N_("Flowers: East %(east)s, South %(south)s, West %(west)s, North %(north)s."),
                east=first[0],
                south=first[1],
                west=first[2],
                north=first[3],
            ),
            message(
                N_("While replacing flowers, %(seat)s draws one more: %(tile)s."),
                seat=again,
                tile=draw.pick(FLOWERS),
            ),
        ),
        question=QUESTION,
        answer=right_id(choices),
        reason=REASON,
        citations=orders.articles,
        choices=choices,
    )
