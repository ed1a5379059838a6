"""Whether drawn seats stand, with the fact that decides told both ways (articles 8.1 and 8.2)."""

from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Value, message
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


def _seats_drawn(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Seats are drawn for the first four rounds or for new ones; do they stand?"""
    circle, before = PeopleAtTable(PEOPLE), draw.shuffled(range(4))
    right = draw.pick(tuple(_AGAIN))
    turn = draw.below(4)
    same = before if right == "first" else before[turn:] + before[:turn]
    after = draw.shuffled(range(4)) if right == "new" else same
    while right == "new" and seating.must_redraw_seats(before, after, 1).value:
        after = draw.shuffled(range(4))
    last = right == "final"
    attempt = seating.ATTEMPTS if last else 1 + draw.below(seating.ATTEMPTS - 1)
    ruling = (
        seating.may_redraw_first_seats()
        if right == "first"
        else seating.must_redraw_seats(before, after, attempt)
    )
    assert ruling.value is (right == "again")
    places: dict[str, Value] = {
        "person": circle.named(draw.below(4)),
        "dice": dice_text(thrown_dice(draw, seating.DICE)),
        "order": _row(after),
    }
    drawn = (
        message(
            N_(
                "In the draw for the first four rounds %(person)s threw %(dice)s. The result: %(order)s."
            ),
            **places,
        )
        if right == "first"
        else message(
            N_(
                "In draw %(attempt)s for new seats %(person)s threw %(dice)s. The result: %(order)s."
            ),
            attempt=attempt,
            **places,
        )
    )
    before_text = (
        N_("Before the event the players stood round the table, anti-clockwise: %(order)s.")
        if right == "first"
        else N_("In the last four rounds the players sat, anti-clockwise: %(order)s.")
    )
    misconception_of = {
        "again": "imj-always-again",
        "new": "imj-same-is-new" if after == before else "imj-turned-is-new",
        "final": "imj-final-draw",
        "first": "imj-earlier-seats-overlooked",
    }
    if right == "first":
        misconception_of |= dict.fromkeys(("again", "new"), "imj-first-seats-compared")
    return DrawnSituation(
        facts=(message(before_text, order=_row(before)), drawn),
        question=message(N_("What should be done?")),
        answer=right,
        reason=_AGAIN_WHY[right],
        citations=ruling.articles,
        choices=text_choices(right, _AGAIN, misconception_of, "imj-seats-kept"),
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
