"""How long a session and its steps last (2014, 3.5.4, 3.5.6, 3.5.7, 3.6.4; 1998, 6.4 to 7.6)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.table import Ruling, by_text, expect_whole

HANDS_IN_A_SESSION: Final = 16


@dataclass(frozen=True, kw_only=True, slots=True)
class TimeLimits:
    """Numbers of one edition; what the text leaves to the event is None.

    `opening_seconds` is for sorting the tiles, replacing flowers and the dealer's first discard.
    """

    session_minutes: int
    break_minutes: int
    warning_minutes: int
    sessions_at_least: int | None
    discard_seconds: int
    opening_seconds: int
    pung_seconds: int
    dice_height_cm: tuple[int, int]


TIMES_1998: Final = TimeLimits(
    session_minutes=180,
    break_minutes=15,
    warning_minutes=15,
    sessions_at_least=None,
    discard_seconds=15,
    opening_seconds=30,
    pung_seconds=3,
    dice_height_cm=(20, 30),
)
TIMES_2006: Final = replace(
    TIMES_1998,
    session_minutes=150,
    sessions_at_least=6,
    discard_seconds=10,
    opening_seconds=20,
    dice_height_cm=(10, 20),
)
TIMES: Final[Mapping[RuleBook, TimeLimits]] = {
    RuleBook.OF_1998: TIMES_1998,
    RuleBook.OF_2006: TIMES_2006,
    RuleBook.OF_2014: TIMES_2006,
}
ARTICLES: Final = articles_by_edition(
    "6.4; 6.5(5)1; 6.5(6); 7.4; 7.6", "3.5.4; 3.5.6; 3.5.7.5(1); 3.5.7.6; 3.6.4; 3.6.7"
)
"""All of them, in the order of the text."""
DICE_HEIGHT: Final = articles_by_edition("6.5(5)1", "3.5.7.5(1)")
OPENING: Final = articles_by_edition("6.5(6)", "3.5.7.6")
DISCARD: Final = articles_by_edition("7.4", "3.6.4")
CLAIM: Final = articles_by_edition("7.6", "3.6.7")
END: Final = articles_by_edition("5.4; 6.4", "3.4.4; 3.5.6")


def times(edition: RuleBook) -> Ruling[TimeLimits]:
    """All lengths and limits of an edition."""
    return by_text(TIMES[edition], *ARTICLES[edition])


def session_over(edition: RuleBook, hands: int, minutes: float) -> Ruling[bool]:
    """Whether a session is over after so many hands or minutes: four rounds, or time is up.

    A hand that runs when time is up ends at once and scores nothing.
    Raises ScoringError: fewer than no hands.
    """
    expect_whole("hands", hands, 0)
    over = hands >= HANDS_IN_A_SESSION or minutes >= TIMES[edition].session_minutes
    return by_text(over, *END[edition])
