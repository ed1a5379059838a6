"""What a session scores, and the points for places (2014, 3.9.2; 1998, 5.34, 5.35, 10.2).

"Standard points" (标准分) are the points for the place: in 2006 and 2014 those of the table.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.mcr.table.notes import Note
from scoring.table import Ruling, by_house_rule, by_text, expect, ranks, shared_rank_points

START: Final[Mapping[RuleBook, int]] = {
    RuleBook.OF_1998: 500,
    RuleBook.OF_2006: 0,
    RuleBook.OF_2014: 0,
}
"""Competition points (比赛分) of each player before the first hand of a session."""
TABLE_POINTS: Final = (4, 2, 1, 0)
SCORE: Final = articles_by_edition("5.34(7); 10.2(1)", "3.9.2.1")
PENALTIES: Final = articles_by_edition("10.1(2)3", "3.9.1.2(3)")
FORFEIT: Final = articles_by_edition("13.2(1)", "3.11.2.1")
STANDARD: Final = articles_by_edition("5.35; 10.2(2); appendix 6", "3.9.2.2")


def session_score(
    edition: RuleBook,
    hands: Sequence[int],
    penalties: Sequence[int] = (),
    *,
    forfeited: bool = False,
) -> Ruling[int]:
    """A session's competition points: what it began with, each hand, and what penalties brought.

    `penalties` are gains and losses (a deduction is negative). A forfeited session is 0.
    """
    if forfeited:
        return by_text(0, *FORFEIT[edition])
    articles = (PENALTIES[edition] if penalties else ()) + SCORE[edition]
    return by_text(START[edition] + sum(hands) + sum(penalties), *articles)


def points_by_rank(edition: RuleBook, players: int) -> tuple[int, ...]:
    """Standard points of the first, second … place among so many players.

    2006 and 2014: 4, 2, 1, 0 at a table of four. 1998: as many as there are players in the
    group for the first, for the others that number less their rank.
    Raises ScoringError: no table of four; in 1998 fewer than four.
    """
    if edition is RuleBook.OF_1998:
        expect(players >= 4, "players", players, "4 or more")
        return (players, *(players - rank for rank in range(2, players + 1)))
    expect(players == 4, "players", players, "the 4 players of a table")
    return TABLE_POINTS


def standard_points(edition: RuleBook, scores: Sequence[int]) -> Ruling[tuple[Fraction, ...]]:
    """The standard points of each player of a table, or of a group in 1998, by session score.

    Equal scores share the points of their places equally: the text says nothing of them.
    Raises ScoringError as `points_by_rank`.
    """
    placed = ranks([(score,) for score in scores])
    points = shared_rank_points(points_by_rank(edition, len(scores)), placed)
    if len(set(placed)) < len(placed):
        return by_house_rule(points, Note.SHARED_PLACES, *STANDARD[edition])
    return by_text(points, *STANDARD[edition])
