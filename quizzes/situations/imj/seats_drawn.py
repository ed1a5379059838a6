"""Whether drawn seats stand, with the fact that decides told both ways (articles 8.1 and 8.2)."""

from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.deeds import chapter_of
from quizzes.situations.imj.seats import NEW_SEATS, WHY_NEW_SEATS
from quizzes.situations.people import (
    PEOPLE,
    dice_text,
    text_choices,
    thrown_dice,
)
from quizzes.situations.template import DrawnSituation
from scoring import RuleSet
from scoring.imj.table import seating
from wording import N_

_AGAIN: Final = {
    **NEW_SEATS,
    "first": message(N_("The seats stand: there are no earlier ones.")),
}
_AGAIN_WHY: Final = {
    **WHY_NEW_SEATS,
    "first": message(
        N_("Only seats drawn for a new set of four rounds are compared with the previous ones.")
    ),
}


def _new_order(draw: Draw, before: list[int], case: str) -> list[int]:
    """How the players sit after the draw: the same round the table unless the order is to be new."""
    first = draw.below(4)  # in every case, so that what is drawn later stays what it was
    if case == "first":
        return before
    if case != "new":
        return before[first:] + before[:first]
    after = draw.shuffled(range(4))
    while seating.must_redraw_seats(before, after, 1).value:
        after = draw.shuffled(range(4))
    return after


def _row(order: list[int]) -> str:
    return "–".join(PEOPLE[each] for each in order)


def _first_draw_told(draw: Draw, before: list[int], after: list[int]) -> tuple[Message, ...]:
    """How the players stood before the event, and what the draw for the first four rounds gave."""
    return (
        message(
            N_("Before the event the players stood round the table, anti-clockwise: %(order)s."),
            order=_row(before),
        ),
        message(
            N_(
                "In the draw for the first four rounds %(person)s threw %(dice)s. The result: %(order)s."
            ),
            person=draw.pick(PEOPLE),
            dice=dice_text(thrown_dice(draw, seating.DICE)),
            order=_row(after),
        ),
    )


def _later_draw_told(
    draw: Draw, before: list[int], after: list[int], attempt: int
) -> tuple[Message, ...]:
    """How the players sat in the last four rounds, and what that draw for new seats gave."""
    return (
        message(
            N_("In the last four rounds the players sat, anti-clockwise: %(order)s."),
            order=_row(before),
        ),
        message(
            N_(
                "In draw %(attempt)s for new seats %(person)s threw %(dice)s. The result: %(order)s."
            ),
            attempt=attempt,
            person=draw.pick(PEOPLE),
            dice=dice_text(thrown_dice(draw, seating.DICE)),
            order=_row(after),
        ),
    )


def _misconceptions(case: str, same_seats: bool) -> dict[str, str]:
    """What leads to each wrong ruling; `same_seats`: everybody sits where they sat before."""
    if case == "first":
        return {
            "again": "imj-first-seats-compared",
            "new": "imj-first-seats-compared",
            "final": "imj-final-draw",
        }
    return {
        "again": "imj-always-again",
        "new": "imj-same-is-new" if same_seats else "imj-turned-is-new",
        "final": "imj-final-draw",
        "first": "imj-earlier-seats-overlooked",
    }


def _seats_drawn(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Seats are drawn for the first four rounds or for new ones; do they stand?"""
    before, case = draw.shuffled(range(4)), draw.pick(tuple(_AGAIN))
    after = _new_order(draw, before, case)
    attempt = seating.ATTEMPTS if case == "final" else 1 + draw.below(seating.ATTEMPTS - 1)
    if case == "first":
        ruling = seating.may_redraw_first_seats()
        facts = _first_draw_told(draw, before, after)
    else:
        ruling = seating.must_redraw_seats(before, after, attempt)
        facts = _later_draw_told(draw, before, after, attempt)
    assert ruling.value is (case == "again")
    return DrawnSituation(
        facts=facts,
        question=message(N_("What should be done?")),
        answer=case,
        reason=_AGAIN_WHY[case],
        citations=ruling.articles,
        choices=text_choices(
            case, _AGAIN, _misconceptions(case, after == before), "imj-seats-kept"
        ),
        is_house_ruling=case in ("again", "final") and after != before,  # turned, to us the same
    )


CHAPTER: Final = chapter_of(
    "imj",
    "seats",
    ("imj-seats-again",),
    ("imj-seats-drawn", Kind.RULING, 4, _seats_drawn),
)
