"""How a hand ends (2014, 3.4.30, 3.6.8.2, 3.9.1, 3.11.6.11; 1998, 5.30, 7.7(2), 10.1)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.mcr.table.notes import Note
from scoring.seats import WINDS, Wind
from scoring.table import Ruling, by_house_rule, by_text, expect, expect_whole

TILES: Final = 144
DRAWN_HAND_ARTICLES: Final = articles_by_edition("5.30", "3.4.30")
NOTHING_PAID_ARTICLES: Final = articles_by_edition("10.1", "3.9.1")
SHOWN_ARTICLES: Final = articles_by_edition("7.7(2)", "3.6.8.2")
COUNTING_ARTICLES: Final = articles_by_edition("10.1(4)", "3.11.6.11(6)", "3.7.1; 3.11.6.11(6)")
NO_MORE_FANS_ARTICLES: Final = articles_by_edition("10.1(4)", "3.9.1.4")
NO_COMPLAINT_ARTICLES: Final = articles_by_edition("15.2", "3.11.6.11", "3.11.6.11(7)")


class Laid(NamedTuple):
    """Discards laid out to show what a hand is worth."""

    face_up: int
    face_down: int


def is_drawn(edition: RuleBook, tiles_taken: int, *, won: bool) -> Ruling[bool]:
    """Whether a hand is drawn (荒牌): all 144 tiles are taken, and nobody wins on the last discard.

    `tiles_taken` counts those dealt, drawn and replaced. Raises ScoringError: no such number.
    """
    expect_whole("tiles_taken", tiles_taken, 0, TILES)
    return by_text(tiles_taken == TILES and not won, *DRAWN_HAND_ARTICLES[edition])


def drawn_payments(edition: RuleBook) -> Ruling[Mapping[Wind, int]]:
    """What each seat gains or loses by a drawn hand: nothing, for points need a win."""
    return by_text(dict.fromkeys(WINDS, 0), *NOTHING_PAID_ARTICLES[edition])


def shows_concealed_kongs(edition: RuleBook) -> Ruling[bool]:
    """Whether concealed kongs are shown at the end of a hand, won or drawn: always."""
    return by_text(True, *SHOWN_ARTICLES[edition])


def counting_discards(edition: RuleBook, points: int) -> Ruling[Laid]:
    """How many discards tell the points of the fans: one face up is 1 point, face down 10.

    Raises ScoringError: 1998 counts in counters; a negative number.
    """
    expected = f"{RuleBook.OF_2006} or {RuleBook.OF_2014}: {RuleBook.OF_1998} pays in counters"
    expect(edition is not RuleBook.OF_1998, "edition", str(edition), expected)
    expect_whole("points", points, 0)
    tens, ones = divmod(points, 10)
    return by_text(Laid(face_up=ones, face_down=tens), *COUNTING_ARTICLES[edition])


def may_add_fans(edition: RuleBook, *, accepted: bool) -> Ruling[bool]:
    """Whether a fan that was forgotten may still be claimed: not once the count is accepted."""
    return by_text(not accepted, *NO_MORE_FANS_ARTICLES[edition])


def may_complain(edition: RuleBook, *, over: bool) -> Ruling[bool]:
    """Whether the referee may still be asked about something that went wrong at the table.

    At once, and in 2006 and 2014 not when it is over (不追诉). 1998 has no such rule.
    """
    if edition is RuleBook.OF_1998:
        return by_house_rule(True, Note.LATER_COMPLAINT, *NO_COMPLAINT_ARTICLES[edition])
    return by_text(not over, *NO_COMPLAINT_ARTICLES[edition])
