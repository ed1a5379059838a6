"""Dice, the break and the back end (2014, 3.5.7.4, 3.5.7.5, 3.6.8; 1998, 6.5(4), 6.5(5))."""

from dataclasses import replace
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import number_choices, shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    edition_of,
    seat_choices,
    situation_from_ruling,
    skip_table_and_deal,
    two_random_seats,
)
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import RuleSet, Wind
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.deal import may_rebuild, replacement_place
from scoring.mcr.table.dice import (
    STACKS_IN_A_WALL,
    break_number,
    break_of,
    second_thrower,
)
from scoring.table import Place, Ruling, from_back, from_front
from wording import N_

CHAPTER: Final = SituationChapter("walls-and-dice", *ALL_EDITIONS)

FIRST_THROW: Final = N_("East, the dealer, throws %(one)s and %(two)s.")
_SECOND_THROW: Final = N_("Then %(seat)s throws %(one)s and %(two)s.")


def _throw(draw: Draw) -> tuple[int, int]:
    return 1 + draw.below(6), 1 + draw.below(6)


def _throws(draw: Draw, edition: RuleBook, most: int) -> tuple[int, int, tuple[Message, Message]]:
    """The dots of both throws, `most` at the most, and how they are told."""
    while True:
        first, second = _throw(draw), _throw(draw)
        if sum(first) + sum(second) <= most:
            break
    thrower = second_thrower(edition, sum(first)).value
    facts = (
        message(FIRST_THROW, one=first[0], two=first[1]),
        message(_SECOND_THROW, seat=thrower, one=second[0], two=second[1]),
    )
    return sum(first), sum(second), facts


@CHAPTER.procedure("second-thrower", 1)
def second_throw(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Who throws after the dealer."""
    one, two = _throw(draw)
    dots = one + two
    ruling = second_thrower(edition_of(rules), dots)
    misconceptions = {
        Wind.EAST.after(dots): "dealer-not-counted",
        Wind.EAST.after(1 - dots): "counted-clockwise",
        Wind.EAST: "dealer-throws-again",
    }
    skip_table_and_deal(draw)
    facts = (message(FIRST_THROW, one=one, two=two),)
    reason = message(
        N_("Counting anti-clockwise with East as 1, %(dots)s is %(seat)s."),
        dots=dots,
        seat=ruling.value,
    )
    choices = seat_choices(ruling.value, misconceptions, "seats-miscounted")
    return situation_from_ruling(ruling, facts, message(N_("Who throws next?")), reason, choices)


@CHAPTER.procedure("break-number", 1)
def counted_stacks(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """How many stacks are counted off."""
    edition = edition_of(rules)
    first, second, facts = _throws(draw, edition, 24)
    ruling = break_number(edition, first, second)
    wrong = (
        (second, "one-throw-alone"),
        (first, "one-throw-alone"),
        (ruling.value + 1, "counted-stack-taken"),
        (ruling.value - 1, "counted-stack-taken"),
    )
    reason = message(
        N_("The numbers of both throws are added: %(first)s and %(second)s."),
        first=first,
        second=second,
    )
    question = message(N_("How many stacks are counted off to break the wall?"))
    skip_table_and_deal(draw)
    return situation_from_ruling(
        ruling, facts, question, reason, number_choices(ruling.value, wrong)
    )


@CHAPTER.procedure("wall-to-break", 2)
def wall_to_break(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """In whose wall the dealer begins to draw."""
    edition = edition_of(rules)
    first, second, facts = _throws(draw, edition, 24)
    opening = break_of(edition, first, second)
    right = opening.value.first.seat
    misconceptions = {Wind.EAST: "dealers-wall"}
    if right is not opening.value.thrower:  # the count goes beyond the wall where it began
        misconceptions[opening.value.thrower.after(1)] = "next-wall-anticlockwise"
        misconceptions[opening.value.thrower] = "wall-too-short"
    if opening.value.points < STACKS_IN_A_WALL:
        reason = message(
            N_("The stacks are counted in the wall of the second thrower, %(seat)s."), seat=right
        )
    elif opening.value.points == STACKS_IN_A_WALL:
        reason = message(
            N_(
                "As this site reads the text, the counted stack, the last of its wall, stays: going clockwise, East begins in %(seat)s's wall."
            ),
            seat=right,
        )
    else:
        reason = message(
            N_("A wall has 18 stacks: the count goes on clockwise into %(seat)s's wall."),
            seat=right,
        )
    question = message(N_("In whose wall does East take the first tiles?"))
    choices = seat_choices(right, misconceptions, "seats-miscounted")
    skip_table_and_deal(draw)
    return situation_from_ruling(
        Ruling(right, opening.articles, opening.ours, opening.note),
        facts,
        question,
        reason,
        choices,
    )


@CHAPTER.procedure("first-stack", 3)
def first_stack(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Which stack of that wall goes first."""
    edition = edition_of(rules)
    first, second, facts = _throws(draw, edition, STACKS_IN_A_WALL - 1)
    opening = break_of(edition, first, second)
    points = opening.value.points
    wrong = (
        (opening.value.last.number, "counted-stack-taken"),
        (second + 1, "one-throw-alone"),
        (STACKS_IN_A_WALL - points, "counted-from-the-left"),
        (first + 1, "one-throw-alone"),
    )
    right = opening.value.first.number
    question = message(
        N_(
            "Counted from the right end of the second thrower's wall, which stack does East take first, as this site reads the text?"
        )
    )
    reason = message(
        N_(
            "The counted stack, number %(number)s, stays, and the next one is taken first. That is how this site reads the text; it could also mean that the counted stack is taken."
        ),
        number=points,
    )
    ruling = Ruling(right, opening.articles, opening.ours, opening.note)
    possible = [
        (number, misconception)
        for number, misconception in wrong
        if 1 <= number <= STACKS_IN_A_WALL
    ]
    skip_table_and_deal(draw)
    choices = number_choices(right, possible)
    drawn = situation_from_ruling(ruling, facts, question, reason, choices)
    return replace(drawn, asks_our_reading=True)


_UPPER: Final = N_("The upper tile of stack %(number)s in %(seat)s's wall.")
_LOWER: Final = N_("The lower tile of stack %(number)s in %(seat)s's wall.")


def _place_text(place: Place) -> tuple[str, Message]:
    stack = place.stack
    id = f"{stack.seat.value}{stack.number}{'u' if place.upper else 'l'}"
    text = _UPPER if place.upper else _LOWER
    return id, message(text, number=stack.number, seat=stack.seat)


_NEXT_IS_UPPER: Final = N_(
    "As this site reads the text, the counted stack, number %(number)s, stays and is the back end of the wall; replacements are taken from it onward, upper tile first. Replacement tile %(next)s is the upper one of stack %(stack)s."
)
_NEXT_IS_LOWER: Final = N_(
    "As this site reads the text, the counted stack, number %(number)s, stays and is the back end of the wall; replacements are taken from it onward, upper tile first. Replacement tile %(next)s is the lower one of stack %(stack)s."
)


@CHAPTER.procedure("replacement-tile", 3, *LATER_EDITIONS)
def replacement(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Where the next replacement tile lies."""
    edition = edition_of(rules)
    first, second, facts = _throws(draw, edition, STACKS_IN_A_WALL - 1)
    broken = break_of(edition, first, second)
    opening, taken = broken.value, draw.below(10)
    found = replacement_place(edition, opening, taken)
    place = found.value
    wrong = (
        (place._replace(upper=not place.upper), "lower-tile-first"),
        (from_back(opening.first, taken, STACKS_IN_A_WALL), "back-end-elsewhere"),
        (from_front(opening.last, taken, STACKS_IN_A_WALL), "back-end-direction"),
        (from_front(opening.first, taken, STACKS_IN_A_WALL), "back-end-direction"),
    )
    choices = shuffled_choices(
        _place_text(place),
        *(
            (id, misconception, text)
            for (id, text), misconception in ((_place_text(p), t) for p, t in wrong)
        ),
    )
    so_far = message(N_("Replacement tiles taken so far: %(number)s."), number=taken)
    reason = message(
        _NEXT_IS_UPPER if place.upper else _NEXT_IS_LOWER,
        number=opening.last.number,
        next=taken + 1,
        stack=place.stack.number,
    )
    articles = tuple(dict.fromkeys((*broken.articles, *found.articles)))
    ruling = Ruling(place, articles, found.ours, found.note)
    question = message(N_("Which is the next replacement tile, as this site reads the text?"))
    skip_table_and_deal(draw)
    drawn = situation_from_ruling(ruling, (*facts, so_far), question, reason, choices)
    return replace(drawn, asks_our_reading=True)


@CHAPTER.ruling("doubted-wall", 3, RuleBook.OF_2014)
def doubted_wall(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A player doubts the wall before the dice are thrown (2014, 3.5.7.4)."""
    doubter, owner = two_random_seats(draw)
    rebuilt = draw.below(2)
    ruling = may_rebuild(edition_of(rules), rebuilt)
    once = message(N_("The walls are put right in one go, and the deal begins."))
    stand = message(N_("The walls stand as they are, and the deal begins."))
    right, wrong = (("once", once), ("stand", stand))[:: 1 if ruling.value else -1]
    choices = shuffled_choices(
        right,
        (wrong[0], "wall-put-right-once", wrong[1]),
        (
            "warned",
            "doubt-punished",
            message(N_("%(seat)s is warned for the way the wall was built."), seat=owner),
        ),
        (
            "doubter-warned",
            "doubt-punished",
            message(N_("%(seat)s is warned for delaying the game."), seat=doubter),
        ),
    )
    skip_table_and_deal(draw)
    facts = (
        message(
            N_("Before the dice are thrown, %(seat)s raises a hand: %(other)s's wall seems wrong."),
            seat=doubter,
            other=owner,
        ),
        message(
            N_("Wall corrections so far in this deal: %(number)s."),
            number=rebuilt,
        ),
    )
    reason = message(
        N_(
            "A player who objects to a wall signals to the referee; it is put right once, then play begins."
        )
    )
    return situation_from_ruling(
        ruling, facts, message(N_("What does the referee rule?")), reason, choices
    )
