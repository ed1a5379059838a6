"""Amounts that a text leaves to gravity, as the scale of an event sets them (2014, 3.11.2.2 and 3.11.6)."""

from collections.abc import Sequence
from typing import Final

from quizzes.desk.happening import Happening
from quizzes.desk.incident import Inquiry, Part, PartChoice, PartControl
from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from scoring import Wind
from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.mcr.table.fouls import PENALTY_STEPS, McrConsequence, McrFoul, Penalty
from scoring.mcr.table.penalties import penalty_for
from wording import N_

BANDS: Final = ((5, 10), (20, 30), (40, 50, 60))
"""The amounts of the text, from a slight case to a grave one."""
assert sum(BANDS, ()) == PENALTY_STEPS
SCALE: Final = N_(
    "Where the points depend on the gravity of the case, the scale of this event is 5 or 10 "
    "points if nobody's play was disturbed, 20 or 30 if somebody's was, and 40, 50 or 60 if it "
    "was done on purpose."
)
_GRADES: Final = (
    ("slight", N_("Nobody's play was disturbed.")),
    ("felt", N_("Somebody's play was disturbed, but not on purpose.")),
    ("meant", N_("It was done on purpose.")),
)
_FOUND: Final = (
    N_("%(neutral)s: “Nobody's play was disturbed.”"),
    N_("%(neutral)s: “We had to stop for a while; it was not on purpose.”"),
    N_("%(neutral)s: “It was no slip: %(seat)s looked round first and then did it.”"),
)
_NOTHING: Final = N_("%(neutral)s: “Nothing came of it.”")
_ASKING: Final = 20  # seconds
_ARTICLES: Final = articles_by_edition("14", "3.11.6")
_POINTS: Final = articles_by_edition("13.2(2)", "3.11.2.2")
_WHY: Final = N_(
    "Under the text the amount depends on the gravity of the case; the event's scale says how much."
)


def drawn_gravity(grades: Sequence[int], draw: Draw) -> dict[str, int]:
    """How grave the deed is, one of these grades, and an amount of that band."""
    gravity = draw.pick(grades)
    return {"gravity": gravity, "points": draw.pick(BANDS[gravity])}


def band_of(happening: Happening) -> tuple[int, ...]:
    """The amounts that the event allows; all of the text where nothing is told of gravity."""
    gravity = happening.values_by_name.get("gravity")
    return BANDS[gravity] if isinstance(gravity, int) else PENALTY_STEPS


def is_left_to_gravity(ordered: Penalty) -> bool:
    """Whether the referee chooses among all amounts of the text, and nothing worse can follow."""
    return ordered.points == PENALTY_STEPS and McrConsequence.SUSPENSION not in ordered.may


def is_graded(happening: Happening, edition: RuleBook) -> bool:
    """Whether the foul that it is, or is taken for, costs points by gravity."""
    if not happening.row or "gravity" not in happening.values_by_name:
        return False
    return is_left_to_gravity(penalty_for(edition, McrFoul(happening.foul)).value)


def scale_of(happening: Happening, edition: RuleBook) -> tuple[Message, ...]:
    """What the event has agreed on for such a foul."""
    return (message(SCALE),) if is_graded(happening, edition) else ()


def gravity_inquiry(happening: Happening, neutral: Wind) -> Inquiry:
    """What the deed led to; where nothing happened the inquiry decides nothing."""
    gravity, seat = happening.values_by_name["gravity"], happening.seat
    assert isinstance(gravity, int)
    text = _FOUND[gravity] if happening.is_so else _NOTHING
    places = {"neutral": neutral, **({"seat": seat} if "%(seat)s" in text else {})}
    asked = N_(
        "Ask %(neutral)s whether %(seat)s disturbed anybody's play, and whether it was on purpose"
    )
    return Inquiry(
        f"gravity-{seat}",
        message(asked, neutral=neutral, seat=seat),
        _ASKING,
        message(text, **places),
        decides=happening.is_so,
    )


def gravity_part(happening: Happening, edition: RuleBook, suffix: str) -> Part:
    """The grade of the scale by which the amount is set."""
    gravity = happening.values_by_name["gravity"]
    assert isinstance(gravity, int)
    right, _text = _GRADES[gravity]
    return Part(
        f"gravity{suffix}",
        message(N_("Which step of the scale applies to %(seat)s?"), seat=happening.seat),
        PartControl.ONE,
        tuple(PartChoice(id, message(text)) for id, text in _GRADES),
        right,
        (right,),
        message(_WHY),
        (*_ARTICLES[edition], *_POINTS[edition]),
    )
