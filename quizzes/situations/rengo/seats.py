"""Drawing seats and the first dealer, each by two throws (articles 8 and 10)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import wind_choices
from quizzes.situations.people import PeopleAtTable, dice_text, thrown_dice
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet, Wind
from scoring.rengo.table import seating
from wording import N_

CHAPTER: Final = SituationChapter("seats", "rengo")
_OPPOSITE: Final = 2
_ON_THE_THROWER: Final = 5  # two dice that fall on whoever throws them


@CHAPTER.procedure("rengo-marker", 2)
def _marker(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, mixer, dice = PeopleAtTable.of(draw), draw.below(4), thrown_dice(draw, 2)
    dots = sum(dice)
    ruling = seating.draw_seats(mixer, dots, _ON_THE_THROWER, WINDS)
    right, thrower = ruling.value.marker, mixer + _OPPOSITE
    wrong = [
        (seating.draw_seats((mixer + 2) % 4, dots, 5, WINDS).value.marker, "rengo-mixer-throws"),
        (thrower + dots, "rengo-next-as-one"),
        (thrower - dots + 1, "rengo-clockwise"),
        (thrower, "rengo-thrower-keeps"),
    ]
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_("%(person)s has shuffled the six tiles for the seats."),
                person=circle.named(mixer),
            ),
            message(
                N_("The first throw is %(dice)s, the second %(again)s."),
                dice=dice_text(dice),
                again=dice_text(thrown_dice(draw, 2)),
            ),
        ),
        question=message(N_("In front of which player is the first-dealer marker placed?")),
        answer=circle.named(right),
        reason=message(
            N_(
                "The player opposite, %(person)s, throws; counting anti-clockwise with the thrower as 1, %(dots)s is %(other)s."
            ),
            person=circle.named(thrower),
            dots=dots,
            other=circle.named(right),
        ),
        citations=("8(3)",),
        choices=circle.choices(right, wrong, "rengo-miscounted"),
    )


def _wind_taken(marker: int, dots: int, row: list[Wind], person: int) -> Wind:
    """The wind that a person takes; `marker` is whoever makes the second throw."""
    mixer = (marker + _OPPOSITE) % 4
    return seating.draw_seats(mixer, _ON_THE_THROWER, dots, row).value.winds[person]


def _wrong_winds(marker: int, dots: int, row: list[Wind], person: int) -> list[tuple[Wind, str]]:
    """What that person takes if the row is taken from the other end, or the players are miscounted."""
    first = marker + dots - 1
    clockwise = (row if dots % 2 else row[::-1])[(first - person) % 4]
    return [
        (_wind_taken(marker, dots, row[::-1], person), "rengo-wrong-end"),
        (_wind_taken((marker + 1) % 4, dots, row, person), "rengo-next-as-one"),
        (clockwise, "rengo-clockwise"),
        *((each, "rengo-miscounted") for each in row),
    ]


def _why_this_wind(dots: int, first: str) -> Message:
    """Who takes the first wind, and from which end: odd dots begin at the 1."""
    text = (
        N_(
            "Counting anti-clockwise with the thrower as 1, %(dots)s is %(person)s, who takes first, from the side of the 1; the others follow in turn."
        )
        if dots % 2
        else N_(
            "Counting anti-clockwise with the thrower as 1, %(dots)s is %(person)s, who takes first, from the side of the 2; the others follow in turn."
        )
    )
    return message(text, dots=dots, person=first)


@CHAPTER.procedure("rengo-wind-drawn", 4)
def _wind(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, marker, other = PeopleAtTable.of(draw), draw.below(4), draw.below(4)
    dice, row = thrown_dice(draw, 2), draw.shuffled(WINDS)
    dots = sum(dice)
    right = _wind_taken(marker, dots, row, other)
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_(
                    "The first-dealer marker lies in front of %(person)s, who makes the "
                    "second throw: %(dice)s."
                ),
                person=circle.named(marker),
                dice=dice_text(dice),
            ),
            message(
                N_("From the 1 of dots to the 2 of dots lie %(tiles)s."),
                tiles=tuple(each.tile for each in row),
            ),
        ),
        question=message(N_("Which wind does %(person)s take?"), person=circle.named(other)),
        answer=right.value,
        reason=_why_this_wind(dots, circle.named(marker + dots - 1)),
        citations=("8(4)", "8(5)", "8(6)"),
        choices=wind_choices(right, _wrong_winds(marker, dots, row, other)),
    )


@CHAPTER.procedure("rengo-first-dealer", 1)
def _first_dealer(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, east = PeopleAtTable.of(draw), draw.below(4)
    first, second = thrown_dice(draw, 2), thrown_dice(draw, 2)
    ruling = seating.first_dealer(sum(first), sum(second))
    right = east + ruling.value.place
    wrong = [
        (east + sum(first) - 1, "rengo-one-throw"),
        (east, "rengo-east-deals-first"),
        (east + sum(first) + sum(second) - 1, "rengo-throws-added"),
        (east - sum(first) - sum(second) + 2, "rengo-clockwise"),
    ]
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_(
                    "%(person)s sits at the first-dealer marker and throws %(dice)s; the "
                    "second throw is %(again)s."
                ),
                person=circle.named(east),
                dice=dice_text(first),
                again=dice_text(second),
            ),
        ),
        question=message(N_("Who deals first?")),
        answer=circle.named(right),
        reason=message(
            N_(
                "The first throw points to %(person)s; the second, thrown and counted from there, points to %(other)s."
            ),
            person=circle.named(east + sum(first) - 1),
            other=circle.named(right),
        ),
        citations=ruling.articles,
        choices=circle.choices(right % 4, wrong, "rengo-miscounted"),
    )
