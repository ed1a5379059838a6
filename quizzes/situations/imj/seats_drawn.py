"""Whether drawn seats stand, with the fact that decides told both ways (articles 8.1 and 8.2)."""

from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, Value, message
from quizzes.situations.deeds import chapter_of
from quizzes.situations.imj.seats import NEW_SEATS, WHY_NEW_SEATS
from quizzes.situations.people import (
    PEOPLE,
    PeopleAtTable,
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
_TOLD_FIRST: Final = (
    N_("Before the event the players stood round the table, anti-clockwise: %(order)s."),
    N_("In the draw for the first four rounds %(person)s threw %(dice)s. The result: %(order)s."),
)
_TOLD_LATER: Final = (
    N_("In the last four rounds the players sat, anti-clockwise: %(order)s."),
    N_("In draw %(attempt)s for new seats %(person)s threw %(dice)s. The result: %(order)s."),
)
"""How the players were seated before, and what the draw gave."""


def _new_order(draw: Draw, before: list[int], right: str) -> list[int]:
    """How the players sit after the draw: the same round the table unless the order is to be new."""
    first = draw.below(4)
    if right == "first":
        return before
    if right != "new":
        return before[first:] + before[:first]
    after = draw.shuffled(range(4))
    while seating.must_redraw_seats(before, after, 1).value:
        after = draw.shuffled(range(4))
    return after


def _draw_told(
    draw: Draw, before: list[int], after: list[int], attempt: int | None
) -> list[Message]:
    """How the players were seated and what the draw gave; no attempt in the first four rounds."""
    circle = PeopleAtTable(PEOPLE)
    places: dict[str, Value] = {} if attempt is None else {"attempt": attempt}
    places |= {
        "person": circle.named(draw.below(4)),
        "dice": dice_text(thrown_dice(draw, seating.DICE)),
        "order": _row(after),
    }
    seated, drawn = _TOLD_FIRST if attempt is None else _TOLD_LATER
    return [message(seated, order=_row(before)), message(drawn, **places)]


def _misconceptions(right: str, same_seats: bool) -> dict[str, str]:
    """What leads to each wrong ruling; `same_seats`: everybody sits where they sat before."""
    if right == "first":
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
    before, right = draw.shuffled(range(4)), draw.pick(tuple(_AGAIN))
    after = _new_order(draw, before, right)
    is_first, is_last = right == "first", right == "final"
    attempt = seating.ATTEMPTS if is_last else 1 + draw.below(seating.ATTEMPTS - 1)
    ruling = (
        seating.may_redraw_first_seats()
        if is_first
        else seating.must_redraw_seats(before, after, attempt)
    )
    assert ruling.value is (right == "again")
    return DrawnSituation(
        facts=tuple(_draw_told(draw, before, after, None if is_first else attempt)),
        question=message(N_("What should be done?")),
        answer=right,
        reason=_AGAIN_WHY[right],
        citations=ruling.articles,
        choices=text_choices(
            right, _AGAIN, _misconceptions(right, after == before), "imj-seats-kept"
        ),
        is_house_ruling=right in ("again", "final") and after != before,  # turned, to us the same
    )


def _row(order: list[int]) -> str:
    return "–".join(PEOPLE[each] for each in order)


CHAPTER: Final = chapter_of(
    "imj",
    "seats",
    ("imj-seats-again",),
    ("imj-seats-drawn", Kind.RULING, 4, _seats_drawn),
)
