"""What comes after what: the opening of a hand and the end of a won one.

The opening stands in 2014, 3.5.7.3 to 3.5.7.6 (1998, 6.5(3) to 6.5(6)), a win in 3.7.1 (1998, 8.1).
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.table import Ruling, by_text, expect

OPENED_ARTICLES: Final = articles_by_edition(
    "6.5(3); 6.5(4); 6.5(5); 6.5(6)", "3.5.7.3; 3.5.7.4; 3.5.7.5; 3.5.7.6"
)
WON_ARTICLES: Final = articles_by_edition("8.1; 10.1(4)", "3.7.1; 3.9.1.4")


class Act(StrEnum):
    """Something that is done at the table in a fixed order."""

    MIX = "mix-the-tiles"
    BUILD = "build-the-walls"
    FIRST_THROW = "dealer-throws"
    SECOND_THROW = "second-player-throws"
    DEAL = "break-and-deal"
    FLOWERS = "sort-and-replace-flowers"
    FIRST_DISCARD = "dealer-discards"
    CALL = "call-the-win"
    SHOW = "lay-the-hand-open"
    FETCH = "fetch-the-winning-tile"
    ANNOUNCE = "announce-the-fans"
    AGREE = "others-agree"
    CONFIRM = "referee-confirms"


OPENING: Final = (
    Act.MIX,
    Act.BUILD,
    Act.FIRST_THROW,
    Act.SECOND_THROW,
    Act.DEAL,
    Act.FLOWERS,
    Act.FIRST_DISCARD,
)
_CONFIRMED: Final = (Act.CALL, Act.SHOW, Act.ANNOUNCE, Act.AGREE, Act.CONFIRM)
WIN: Final[Mapping[RuleBook, tuple[Act, ...]]] = {
    RuleBook.OF_1998: _CONFIRMED,
    RuleBook.OF_2006: _CONFIRMED,
    RuleBook.OF_2014: (Act.CALL, Act.SHOW, Act.FETCH, Act.ANNOUNCE, Act.AGREE),
}
"""A win on a discard. Only 2014 says where its tile is fetched; its referee is asked if in doubt."""


def opening_acts(edition: RuleBook) -> Ruling[tuple[Act, ...]]:
    """From the mixing to the dealer's first discard."""
    return by_text(OPENING, *OPENED_ARTICLES[edition])


def closing_acts(edition: RuleBook) -> Ruling[tuple[Act, ...]]:
    """From the call of a win on a discard to the others' or the referee's word."""
    return by_text(WIN[edition], *WON_ARTICLES[edition])


def next_act(order: Ruling[tuple[Act, ...]], done: Act) -> Ruling[Act]:
    """What comes next in that order. Raises ScoringError: nothing does."""
    acts = order.value
    expect(done in acts[:-1], "done", str(done), f"one of {', '.join(acts[:-1])}")
    return Ruling(acts[acts.index(done) + 1], order.articles, order.ours, order.note)
