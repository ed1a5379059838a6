"""Who meets whom in a round robin (1998, appendix 7).

Players are numbered from 1. In a team schedule numbers 1 to 4 are the first team, 5 to 8 the
second, and so on. Each session is one line, its tables parted by blanks.
"""

from collections import Counter
from enum import StrEnum
from itertools import combinations
from typing import Final

from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.notes import Note
from scoring.table import Ruling, by_text, expect

Table = tuple[int, ...]
Schedule = tuple[tuple[Table, ...], ...]


class Field(StrEnum):
    """The fields that appendix 7 has a schedule for."""

    TEAMS_4 = "4-teams"
    TEAMS_5 = "5-teams"
    TEAMS_6 = "6-teams"
    TEAMS_7 = "7-teams"
    PLAYERS_16 = "16-players"


FOUR_TEAMS: Final = """
1,5,9,13 2,6,10,14 3,7,11,15 4,8,12,16
1,6,11,16 2,5,12,15 3,8,9,14 4,7,10,13
1,8,10,15 4,5,11,14 2,7,9,16 3,6,12,13
1,7,12,14 3,5,10,16 4,6,9,15 2,8,11,13
"""
FIVE_TEAMS: Final = """
5,14,3,12 9,18,7,16 13,2,11,20 17,6,15,4 1,10,19,8
9,6,3,20 13,10,7,4 17,14,11,8 1,18,15,12 5,2,19,16
13,18,3,8 17,2,7,12 1,6,11,16 5,10,15,20 9,14,19,4
17,10,3,16 1,14,7,20 5,18,11,4 9,2,15,8 13,6,19,12
1,5,9,17 2,6,10,14 3,7,11,19 4,15,12,20 13,8,16,18
1,18,5,19 2,10,8,17 3,16,20,12 4,9,6,11 14,13,7,15
"""
SIX_TEAMS: Final = """
1,6,11,16 5,10,15,20 9,14,19,24 13,18,22,4 17,23,3,8 21,2,7,12
1,10,19,8 5,14,23,12 9,18,3,16 13,22,7,20 17,2,11,24 21,6,15,4
1,14,7,24 5,18,11,4 9,22,15,8 13,2,19,12 17,6,23,16 21,10,3,20
1,5,9,13 20,21,14,3 2,6,10,18 22,4,11,19 8,24,15,12 7,16,17,23
1,23,18,12 5,22,3,16 9,2,8,20 13,6,11,24 17,7,15,4 21,14,19,10
1,22,16,20 5,2,19,24 9,6,23,4 13,10,3,8 17,14,7,12 21,18,11,15
"""
SEVEN_TEAMS: Final = """
5,14,23,4 9,18,27,8 13,22,3,12 17,26,7,16 21,2,11,20 25,6,15,24 1,10,19,28
9,26,15,4 13,2,19,8 17,6,23,12 21,10,27,16 25,14,3,20 1,18,7,24 5,22,11,28
13,10,7,4 17,14,11,8 21,18,15,12 25,22,19,16 1,26,23,20 5,2,27,24 9,6,3,28
17,22,27,4 21,26,3,8 25,2,7,12 1,6,11,16 5,10,15,20 9,14,19,24 13,18,23,28
21,6,19,4 25,10,23,8 1,14,27,12 5,18,3,16 9,22,7,20 13,26,11,24 17,2,15,28
25,18,11,4 1,22,15,8 5,26,19,12 9,2,23,16 13,6,27,20 17,10,3,24 21,14,7,28
"""
SIXTEEN_PLAYERS: Final = """
1,2,3,4 5,6,7,8 9,10,11,12 13,14,15,16
1,5,9,13 2,6,10,14 3,7,11,15 4,8,12,16
1,6,11,16 2,5,12,15 3,8,9,14 4,7,10,13
1,8,10,15 4,5,11,14 2,7,9,16 3,6,12,13
1,7,12,14 3,5,10,16 4,6,9,15 2,8,11,13
"""


def _read(lines: str) -> Schedule:
    return tuple(
        tuple(tuple(int(number) for number in table.split(",")) for table in line.split())
        for line in lines.split("\n")
        if line
    )


SCHEDULES: Final = {
    Field.TEAMS_4: (_read(FOUR_TEAMS), "appendix 7 table 1"),
    Field.TEAMS_5: (_read(FIVE_TEAMS), "appendix 7 table 2"),
    Field.TEAMS_6: (_read(SIX_TEAMS), "appendix 7 table 3"),
    Field.TEAMS_7: (_read(SEVEN_TEAMS), "appendix 7 table 4"),
    Field.PLAYERS_16: (_read(SIXTEEN_PLAYERS), "appendix 7 table 5"),
}
IMPERFECT: Final = frozenset({Field.TEAMS_5, Field.TEAMS_6})


def schedule(edition: RuleBook, field: Field) -> Ruling[Schedule]:
    """The tables of each session, as printed. Raises ScoringError: only 1998 prints schedules."""
    expected = f"{RuleBook.OF_1998}: the only edition that prints schedules"
    expect(edition is RuleBook.OF_1998, "edition", str(edition), expected)
    sessions, article = SCHEDULES[field]
    return by_text(sessions, article, note=Note.FIVE_AND_SIX_TEAMS if field in IMPERFECT else "")


def team_of(player: int) -> int:
    """The team of a numbered player, both counted from 1."""
    return (player - 1) // 4 + 1


def meetings(sessions: Schedule) -> Counter[frozenset[int]]:
    """How often each pair of players sits at one table; pairs that never meet are left out."""
    return Counter(
        frozenset(pair)
        for session in sessions
        for table in session
        for pair in combinations(table, 2)
    )
