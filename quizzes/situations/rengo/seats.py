"""Drawing seats and the first dealer, each by two throws (articles 8 and 10)."""

from collections.abc import Iterable
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.question import Choice
from quizzes.situations.choosing import shuffled_choices
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


@CHAPTER.procedure("rengo-wind-drawn", 4)
def _wind(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, marker, other = PeopleAtTable.of(draw), draw.below(4), draw.below(4)
    dice, row = thrown_dice(draw, 2), draw.shuffled(WINDS)
    dots = sum(dice)

    def drawn(at: int, second: int, winds: list[Wind]) -> Wind:
        mixer = (at + _OPPOSITE) % 4
        return seating.draw_seats(mixer, _ON_THE_THROWER, second, winds).value.winds[other]

    right = drawn(marker, dots, row)
    begins = (marker + dots - 1) % 4
    backwards = (row if dots % 2 else row[::-1])[(begins - other) % 4]
    wrong = [
        (drawn(marker, dots, row[::-1]), "rengo-wrong-end"),
        (drawn((marker + 1) % 4, dots, row), "rengo-next-as-one"),
        (backwards, "rengo-clockwise"),
        *((each, "rengo-miscounted") for each in row),
    ]
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
        reason=message(
            N_(
                "Counting anti-clockwise with the thrower as 1, %(dots)s is %(person)s, who takes first, from the side of the 1; the others follow in turn."
            )
            if dots % 2
            else N_(
                "Counting anti-clockwise with the thrower as 1, %(dots)s is %(person)s, who takes first, from the side of the 2; the others follow in turn."
            ),
            dots=dots,
            person=circle.named(begins),
        ),
        citations=("8(4)", "8(5)", "8(6)"),
        choices=_winds(right, wrong),
    )


def _winds(right: Wind, wrong: Iterable[tuple[Wind, str]]) -> tuple[Choice, ...]:
    """The four winds in their order."""
    found = shuffled_choices(
        (right.value, _wind_text(right)),
        *((each.value, misconception, _wind_text(each)) for each, misconception in wrong),
    )
    return tuple(sorted(found, key=lambda each: Wind(each.id).place))


def _wind_text(wind: Wind) -> Message:
    return message(N_("%(tile)s"), tile=wind.tile)


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
