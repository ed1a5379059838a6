"""Pin levels of players, 9 the lowest and 1 the highest (2014, appendix 9, 3 to 7)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.notes import Note
from scoring.table import Ruling, by_house_rule, by_text, expect, expect_whole

TABLE: Final = ("appendix 9, 4.6", "3.10.2")
WEB_TABLE: Final = ("appendix 9, 4.7",)
POSITIVE: Final = ("appendix 9, 4.2", "appendix 9, 4.6")
CERTIFICATE: Final = ("appendix 9, 7.3", "appendix 9, 7.4")


@dataclass(frozen=True, slots=True)
class Career:
    """What a player has reached in registered competitions; None where there is no such place.

    `standard` and `competition` are sums over competitions, the latter of positive results only.
    `best` is the best place in a competition, `best_in_a` in one of class A, `best_of_team` the
    best place of a team or group that the player was a member of.
    """

    standard: int = 0
    competition: int = 0
    best: int | None = None
    best_in_a: int | None = None
    best_of_team: int | None = None


@dataclass(frozen=True, slots=True)
class Pin:
    """A row of the table: every demand must be met, or in `team` one of both places."""

    level: int
    standard: int
    competition: int = 0
    place: int | None = None
    team: int | None = None
    class_a: bool = False


PINS: Final = (
    Pin(1, 200, 5000, 1, class_a=True),
    Pin(2, 160, 4000, 3, class_a=True),
    Pin(3, 120, 3000, 6, class_a=True),
    Pin(4, 100, 2000, 8, team=1),
    Pin(5, 80, 1500, 12, team=2),
    Pin(6, 60, 1000, 16, team=3),
    Pin(7, 40),
    Pin(8, 30),
    Pin(9, 20),
)
WEB_PINS: Final[Mapping[int, tuple[int, int | None]]] = {
    1: (50000, 3),
    2: (40000, 6),
    3: (30000, 8),
    4: (20000, 12),
    5: (15000, 16),
    6: (10000, 24),
    7: (5000, None),
    8: (3000, None),
    9: (1000, None),
}
"""Points of web competitions and the place of a player, by level."""


def _only_2014(edition: RuleBook) -> None:
    expected = f"{RuleBook.OF_2014}: the only edition with tables of pins"
    expect(edition is RuleBook.OF_2014, "edition", str(edition), expected)


def _within(place: int | None, limit: int | None) -> bool:
    return limit is not None and place is not None and place <= limit


def _met(pin: Pin, career: Career) -> bool:
    """Whether the record meets all that the row asks."""
    if career.standard < pin.standard or career.competition < pin.competition:
        return False
    if pin.place is None:
        return True
    alone = _within(career.best_in_a, pin.place)
    if not pin.class_a:
        alone = alone or _within(career.best, pin.place)
    return alone or _within(career.best_of_team, pin.team)


def pin(edition: RuleBook, career: Career) -> Ruling[int | None]:
    """The highest pin that the record reaches, 1 to 9, or None.

    Points and place must all be there and cannot stand for one another. A better place of the
    team serves for a lower row. Raises ScoringError: only 2014 has the table.
    """
    _only_2014(edition)
    reached = next((row for row in PINS if _met(row, career)), None)
    if reached is None:
        return by_text(None, *TABLE)
    by_team = not _met(replace(reached, team=None), career)
    if by_team and career.best_of_team != reached.team:
        return by_house_rule(reached.level, Note.BETTER_PLACE_COUNTS, *TABLE)
    return by_text(reached.level, *TABLE)


def web_pin(edition: RuleBook, points: int, best: int | None) -> Ruling[int | None]:
    """The highest web pin that these points and that best place reach, 1 to 9, or None.

    Raises ScoringError: only 2014 has the table.
    """
    _only_2014(edition)
    reached = (
        level
        for level, (wanted, place) in sorted(WEB_PINS.items())
        if points >= wanted and (place is None or _within(best, place))
    )
    return by_text(next(reached, None), *WEB_TABLE)


def competition_sum(edition: RuleBook, results: Iterable[int]) -> Ruling[int]:
    """The competition points that count for a pin: positive results only.

    Raises ScoringError: only 2014 has the table.
    """
    _only_2014(edition)
    return by_text(sum(result for result in results if result > 0), *POSITIVE)


def certificate_from(edition: RuleBook, level: int, *, web: bool = False) -> Ruling[str]:
    """Who gives the certificate: the WMCC from 3 up, below the member organisation.

    Web pins are certified by the authorised site. Raises ScoringError: no such level or table.
    """
    _only_2014(edition)
    expect_whole("level", level, 1, 9)
    if web:
        return by_text("web site", *CERTIFICATE[1:])
    return by_text("WMCC" if level <= 3 else "member organisation", *CERTIFICATE)
