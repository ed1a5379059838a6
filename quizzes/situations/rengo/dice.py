"""The break of the wall, the dora indicator and the last tiles (articles 14, 16 and 19)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import answer_choices, number_choices, right_id
from quizzes.situations.people import PeopleAtTable, dice_text, text_choices, thrown_dice
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet
from scoring.rengo.table import deal
from scoring.table import Place, Stack
from wording import N_

CHAPTER: Final = SituationChapter("walls-and-dice", "rengo")
_ROUNDS: Final = (message(N_("the East round")), message(N_("the South round")))


def _thrown(
    draw: Draw, circle: PeopleAtTable, dealer: int, dice: tuple[int, ...]
) -> tuple[Message, Message]:
    """Who deals, and the throw."""
    return (
        message(
            N_("%(person)s dealt first; it is now %(round)s, and %(dealer)s deals."),
            person=circle.named(draw.below(4)),
            round=draw.pick(_ROUNDS),
            dealer=circle.named(dealer),
        ),
        message(
            N_("%(person)s throws %(dice)s."), person=circle.named(dealer), dice=dice_text(dice)
        ),
    )


@CHAPTER.procedure("rengo-break", 2)
def _break(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, dealer, dice = PeopleAtTable.of(draw), draw.below(4), thrown_dice(draw, 2)
    dots = sum(dice)
    ruling = deal.break_of(dots)
    right, last = ruling.value.first, ruling.value.last
    wrong = [
        (last, "rengo-counted-stack-first"),
        (Stack(WINDS[dots % 4], right.number), "rengo-next-as-one"),
        (Stack(WINDS[(1 - dots) % 4], right.number), "rengo-clockwise"),
        (Stack(right.seat, deal.STACKS_IN_A_WALL - dots), "rengo-from-the-left"),
    ]

    def choice(stack: Stack) -> tuple[str, Message]:
        text = message(
            N_("stack %(number)s from the right in %(person)s's wall"),
            number=stack.number,
            person=circle.named(dealer + stack.seat.place),
        )
        return f"{stack.seat}{stack.number}", text

    choices = answer_choices(right, wrong, choice)
    return DrawnSituation(
        facts=(
            circle.seated,
            *_thrown(draw, circle, dealer, dice),
        ),
        question=message(N_("Which stack is dealt first?")),
        answer=right_id(choices),
        reason=message(
            N_(
                "Counting walls anti-clockwise with the dealer's as 1, %(dots)s is %(person)s's; %(dots)s stacks stay at its right end."
            ),
            dots=dots,
            person=circle.named(dealer + right.seat.place),
        ),
        citations=ruling.articles,
        choices=choices,
    )


@CHAPTER.procedure("rengo-indicator", 3)
def _indicator(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, dealer, dice = PeopleAtTable.of(draw), draw.below(4), thrown_dice(draw, 2)
    opening = deal.break_of(sum(dice)).value
    ruling = deal.dora_indicator_place(opening)
    right = ruling.value
    size = deal.STACKS_IN_A_WALL
    wrong = [
        (Place(opening.last.clockwise(-3, size), upper=True), "rengo-fourth-stack"),
        (Place(right.stack, upper=False), "rengo-lower-indicator"),
        draw.pick(
            (
                (Place(opening.first.clockwise(2, size), upper=True), "rengo-indicator-in-front"),
                (Place(opening.last, upper=True), "rengo-replacement-shown"),
            )
        ),
    ]

    def choice(place: Place) -> tuple[str, Message]:
        text = (
            N_("the upper tile of stack %(number)s from the right in %(person)s's wall")
            if place.upper
            else N_("the lower tile of stack %(number)s from the right in %(person)s's wall")
        )
        person = circle.named(dealer + place.stack.seat.place)
        key = f"{place.stack.seat}{place.stack.number}{'u' if place.upper else 'l'}"
        return key, message(text, number=place.stack.number, person=person)

    choices = answer_choices(right, wrong, choice)
    return DrawnSituation(
        facts=(
            circle.seated,
            *_thrown(draw, circle, dealer, dice),
        ),
        question=message(N_("Which tile is turned over as the dora indicator?")),
        answer=right_id(choices),
        reason=message(
            N_(
                "The wall ends with stack %(number)s of %(person)s's wall; with that stack as 1, the upper tile of stack 3 is turned over."
            ),
            number=opening.last.number,
            person=circle.named(dealer + opening.last.seat.place),
        ),
        citations=("14(2)", *ruling.articles),
        choices=choices,
    )


@CHAPTER.procedure("rengo-draws-left", 2)
def _draws_left(draw: Draw, rules: RuleSet) -> DrawnSituation:
    kongs, seat = draw.pick((0, 1, 1, 2, 3)), draw.pick(WINDS)
    drawn = 60 + kongs + draw.below(50)
    ruling = deal.draws_left(drawn)
    right = ruling.value
    wrong = [
        (deal.TILES_IN_THE_WALLS - drawn, "rengo-to-the-last-tile"),
        (right - kongs, "rengo-kong-shortens"),
        (right + kongs, "rengo-kong-lengthens"),
        (right + 1, "rengo-fifteen-left"),
        (right - 1, "rengo-fifteen-left"),
    ]
    without = message(
        N_("%(count)s tiles have been dealt and drawn; no kong was made."), count=drawn
    )
    counted = message(
        N_(
            "%(count)s tiles have been dealt and drawn, including the replacements for "
            "%(kongs)s kongs."
        )
        if kongs > 1
        else N_(
            "%(count)s tiles have been dealt and drawn, including the replacement for one kong."
        ),
        **({"count": drawn, "kongs": kongs} if kongs > 1 else {"count": drawn}),
    )
    return DrawnSituation(
        facts=(
            counted if kongs else without,
            message(N_("%(seat)s discards %(tile)s."), seat=seat, tile=draw.pick(TILES_BUT_WINDS)),
        ),
        question=message(N_("How many tiles can still be drawn in this deal?")),
        answer=str(right),
        reason=message(
            N_("136 tiles minus %(count)s, minus the last 14, which are not drawn."), count=drawn
        ),
        citations=ruling.articles,
        choices=number_choices(right, wrong),
    )


_MENDED: Final = {
    "mended": message(N_("The right tile is turned over instead.")),
    "stays": message(N_("The tile that was turned counts; it changes places with the right one.")),
    "both": message(N_("Both tiles count as indicators.")),
    "anew": message(N_("The tiles are dealt again.")),
}
_NOTICED: Final = (
    (False, N_("This is noticed before %(person)s, the dealer, has discarded.")),
    (True, N_("This is noticed after %(person)s, the dealer, has made the first discard.")),
    (
        True,
        N_(
            "This is noticed after %(person)s, the dealer, has made a concealed kong in the first turn."
        ),
    ),
)


@CHAPTER.ruling("rengo-indicator-mended", 2)
def _mended(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, stack = PeopleAtTable.of(draw), draw.pick((1, 2, 4, 5))
    discarded, noticed = draw.pick((_NOTICED[0], *_NOTICED))
    ruling = deal.may_correct_indicator(discarded)
    right = "mended" if ruling.value else "stays"
    misconception_of = {
        "mended": "rengo-indicator-too-late",
        "stays": "rengo-indicator-too-early",
        "both": "rengo-one-indicator",
    }
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_("The dealer threw %(dice)s, and the tiles are dealt."),
                dice=dice_text(thrown_dice(draw, 2)),
            ),
            message(
                N_(
                    "The upper tile of stack %(number)s from the end, %(tile)s, was turned over as the dora indicator."
                ),
                number=stack,
                tile=draw.pick(TILES_BUT_WINDS),
            ),
            message(noticed, person=circle.named(draw.below(4))),
        ),
        question=message(N_("What is the ruling?")),
        answer=right,
        reason=message(
            N_(
                "A wrong indicator can be put right until the dealer's first discard or "
                "concealed kong."
            )
            if ruling.value
            else N_(
                "After the dealer's first discard or concealed kong, the tile that was turned "
                "up stands."
            )
        ),
        citations=ruling.articles,
        choices=text_choices(right, _MENDED, misconception_of, "rengo-hand-void"),
    )
