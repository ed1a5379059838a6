"""Hands that the tests put into words, and every hand of the case files with its score."""

from collections.abc import Iterator
from functools import cache

from scoring import (
    DEFAULT,
    Circumstances,
    Hand,
    Meld,
    MeldKind,
    Score,
    ScoringError,
    Wind,
    parse_tiles,
    rule_set,
    score,
    tile,
)
from scoring.wire import read_hand
from tests.scoring.case_lines import read_cases

RULES = rule_set(DEFAULT)

# 3.8.1 row 51 and its neighbours: three suits, one number up, and a second reading worth less.
SHIFTED = Hand(
    concealed=parse_tiles("22334455m46p"),
    melds=(Meld(MeldKind.CHOW, parse_tiles("345s"), Wind.EAST),),
    win=tile("5p"),
    circumstances=Circumstances(
        seat=Wind.SOUTH, round=Wind.EAST, discarder=Wind.WEST, flowers=parse_tiles("5f")
    ),
)


def hand(
    concealed: str,
    win: str,
    *melds: Meld,
    circumstances: Circumstances | None = None,
) -> Hand:
    """A hand from text."""
    return Hand(parse_tiles(concealed), melds, tile(win), circumstances or Circumstances())


def meld(kind: MeldKind, tiles: str, claimed_from: Wind | None = None) -> Meld:
    """A meld from text."""
    return Meld(kind, parse_tiles(tiles), claimed_from)


@cache
def scored(won: Hand) -> Score:
    """The hand's score under the rule set of 2014."""
    return score(won, RULES)


@cache
def case_scores(rules: str = DEFAULT) -> tuple[Score, ...]:
    """Scores of all hands of the case files that can be scored, under that edition."""
    return tuple(_case_scores(rules))


def _case_scores(rules: str) -> Iterator[Score]:
    for name in ("book_2014.jsonl", "mcr_hands.jsonl"):
        for line in read_cases(name):
            if "win" in line:
                try:
                    yield score(*read_hand({**line, "rules": rules}))
                except ScoringError:
                    continue  # some cases are there to be refused
