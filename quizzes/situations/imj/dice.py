"""The starting wall, its two ends, and flowers after the deal (articles 10, 16 and 17)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.imj.flowers import (
    FLOWERS,
    QUESTION,
    REASON,
    Order,
    flower_orders,
    holders_of,
)
from quizzes.situations.people import PeopleAtTable, dice_text, thrown_dice
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet
from scoring.imj.table import deal, seating
from scoring.table import Place, Stack
from wording import N_

CHAPTER: Final = SituationChapter("walls-and-dice", "imj")


@CHAPTER.procedure("imj-tail-and-head", 2)
def _tail(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, dealer, dice = PeopleAtTable.of(draw), draw.below(4), thrown_dice(draw, seating.DICE)
    dots, round = sum(dice), 1 + draw.below(4)
    wall = deal.starting_wall(dots)
    opening = deal.break_of(wall.value, dots)
    tail, head = opening.value.tail, opening.value.head
    asks_head = draw.chance(0.5)
    right, other = (head, tail) if asks_head else (tail, head)
    from_left = Stack(right.seat, deal.COLUMNS_IN_A_WALL + 1 - right.number)
    wrong = [
        (other, "imj-head-for-tail"),
        (Stack(WINDS[(1 - dots) % 4], right.number), "imj-clockwise"),
        (Stack(WINDS[dots % 4], right.number), "imj-next-as-one"),
        (from_left, "imj-from-the-left"),
    ]

    def facts(stack: Stack) -> tuple[str, Message]:
        text = message(
            N_("column %(number)s from the right in %(person)s's wall"),
            number=stack.number,
            person=circle.named(dealer + stack.seat.place),
        )
        return f"{stack.seat}{stack.number}", text

    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_(
                    "%(person)s deals in round %(round)s (not the first game of the four rounds) and throws %(dice)s."
                ),
                person=circle.named(dealer),
                round=round,
                dice=dice_text(dice),
            ),
        ),
        question=message(
            N_("Which column is the head?") if asks_head else N_("Which column is the tail?")
        ),
        answer=facts(right)[0],
        reason=message(
            N_(
                "Counting walls anti-clockwise with the jonga's as 1, %(dots)s is %(person)s's; clockwise from its right end, column %(dots)s is the tail and the next the head."
            ),
            dots=dots,
            person=circle.named(dealer + wall.value.place),
        ),
        citations=(*wall.articles, *opening.articles),
        choices=shuffled_choices(
            facts(right),
            *((facts(each)[0], misconception, facts(each)[1]) for each, misconception in wrong),
        ),
    )


@CHAPTER.procedure("imj-replacement-place", 4)
def _replacement(draw: Draw, rules: RuleSet) -> DrawnSituation:
    wall, dots = draw.pick(WINDS), 3 + draw.below(16)
    drawn, from_head = 1 + draw.below(9), 53 + draw.below(40)
    opening = deal.break_of(wall, dots).value
    ruling = deal.tail_place(opening, drawn, from_head)
    right = ruling.value
    steps = drawn // 2
    other_way = opening.tail.clockwise(steps, deal.COLUMNS_IN_A_WALL)
    each_its_stack = opening.tail.clockwise(-drawn, deal.COLUMNS_IN_A_WALL)
    wrong = [
        (Place(right.stack, not right.upper), "imj-lower-first"),
        (Place(other_way, right.upper), "imj-tail-clockwise"),
        (Place(each_its_stack, upper=True), "imj-a-stack-each"),
        (
            Place(
                opening.head.clockwise(from_head // 2, deal.COLUMNS_IN_A_WALL), from_head % 2 == 0
            ),
            "imj-from-the-head",
        ),
    ]
    return DrawnSituation(
        facts=(
            message(
                N_("The tail was column %(number)s from the right in %(seat)s's wall."),
                number=dots,
                seat=wall,
            ),
            message(
                N_(
                    "Since then %(count)s tiles have been drawn from the head and %(others)s from"
                    " the tail."
                ),
                count=from_head,
                others=drawn,
            ),
        ),
        question=message(N_("Which tile is drawn next from the tail?")),
        answer=_id(right),
        reason=message(
            N_(
                "The tail goes column by column anti-clockwise, and in each column the upper tile"
                " is drawn first."
            )
        ),
        citations=("10.4(1)", *ruling.articles),
        choices=shuffled_choices(
            (_id(right), _text(right)),
            *((_id(each), misconception, _text(each)) for each, misconception in wrong),
        ),
    )


def _id(place: Place) -> str:
    return f"{place.stack.seat}{place.stack.number}{'u' if place.upper else 'l'}"


def _text(place: Place) -> Message:
    text = (
        N_("the upper tile of column %(number)s in %(seat)s's wall")
        if place.upper
        else N_("the lower tile of column %(number)s in %(seat)s's wall")
    )
    return message(text, number=place.stack.number, seat=place.stack.seat)


@CHAPTER.procedure("imj-flower-cycles", 3)
def _flowers(draw: Draw, rules: RuleSet) -> DrawnSituation:
    first = [draw.pick((0, 1, 1, 2)) for _ in WINDS]
    if len(holders_of(first)) < 2 or sum(first) >= len(FLOWERS):
        first = [1, 0, 2, 1]
    again = draw.pick(holders_of(first)[:-1])
    orders = flower_orders(first, again)
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
        answer=_order_id(orders.right),
        reason=REASON,
        citations=orders.articles,
        choices=shuffled_choices(
            (_order_id(orders.right), _order_text(orders.right)),
            *((_order_id(each), trap, _order_text(each)) for each, trap in orders.wrong),
        ),
    )


def _order_id(order: Order) -> str:
    return "-".join(order)


def _order_text(order: Order) -> Message:
    return message(N_("%(seats)s"), seats=order)
