"""The classes A, B and C of competitions (2014, appendix 9, 5)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.notes import Note
from scoring.table import Ruling, by_house_rule, by_text, expect, expect_whole


class CompetitionKind(StrEnum):
    """What a competition is."""

    WORLD = "world"
    INTERCONTINENTAL = "intercontinental"
    CONTINENTAL = "continental"
    SEVERAL_NATIONS = "several-nations"
    NATIONAL = "national"
    REGIONAL = "regional"
    FRIENDLY = "friendly"
    WEB = "web"


@dataclass(frozen=True, slots=True)
class EventClass:
    """What a class of competitions asks: registered or authorised by the WMCC besides."""

    name: str
    players: int
    sessions: int
    kinds: frozenset[CompetitionKind]
    articles: tuple[str, ...]


CLASSES: Final = (
    EventClass(
        "A",
        80,
        8,
        frozenset({CompetitionKind.WORLD, CompetitionKind.INTERCONTINENTAL}),
        ("appendix 9, 5.1.1", "appendix 9, 5.1.2"),
    ),
    EventClass(
        "B",
        60,
        6,
        frozenset(
            {CompetitionKind.CONTINENTAL, CompetitionKind.SEVERAL_NATIONS, CompetitionKind.NATIONAL}
        ),
        ("appendix 9, 5.2.1", "appendix 9, 5.2.2"),
    ),
    EventClass(
        "C",
        40,
        6,
        frozenset({CompetitionKind.REGIONAL, CompetitionKind.FRIENDLY, CompetitionKind.WEB}),
        ("appendix 9, 5.3.1", "appendix 9, 5.3.2", "appendix 9, 5.3.3"),
    ),
)
CLASS_OF_KIND: Final[Mapping[CompetitionKind, EventClass]] = {
    kind: row for row in CLASSES for kind in row.kinds
}


def class_of(
    edition: RuleBook, kind: CompetitionKind, players: int, sessions: int
) -> Ruling[str | None]:
    """The class of a competition of that kind and size, "A", "B" or "C".

    One that is too small for the class of its kind has none: the text does not say that it
    falls to a lower one. Raises ScoringError: only 2014 has classes; a negative number.
    """
    expected = f"{RuleBook.OF_2014}: the only edition with classes"
    expect(edition is RuleBook.OF_2014, "edition", str(edition), expected)
    expect_whole("players", players, 0)
    expect_whole("sessions", sessions, 0)
    row = CLASS_OF_KIND[kind]
    if players >= row.players and sessions >= row.sessions:
        return by_text(row.name, *row.articles)
    return by_house_rule(None, Note.BELOW_ITS_CLASS, *row.articles)
