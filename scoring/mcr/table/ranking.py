"""The ranking of players or teams over all sessions (2014, 3.10.1; 1998, 11)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.mcr.table.notes import Note
from scoring.table import Ruling, by_house_rule, by_text, ranks

RANKING: Final = articles_by_edition("11", "3.10.1")


@dataclass(frozen=True, slots=True)
class Session:
    """What one session brought: standard points and competition points."""

    standard: Fraction
    competition: int


@dataclass(frozen=True, slots=True)
class SessionRecord:
    """All sessions of a player; of a team, those of all its players."""

    sessions: tuple[Session, ...]

    @property
    def standard(self) -> Fraction:
        """The sum of standard points."""
        return sum((session.standard for session in self.sessions), Fraction(0))

    @property
    def competition(self) -> int:
        """The sum of competition points."""
        return sum(session.competition for session in self.sessions)

    @property
    def best_first(self) -> tuple[Fraction, ...]:
        """The standard points of each session, the highest first."""
        return tuple(sorted((session.standard for session in self.sessions), reverse=True))


Key = tuple[int | Fraction, ...]


def _key(edition: RuleBook, record: SessionRecord) -> Key:
    """What is compared, in its order: greater ranks higher."""
    key: Key = (record.standard, record.competition)
    # The highest session first, then how many are as high, and so on down: that is to compare
    # the sessions from the best to the worst.
    return (*key, *record.best_first) if edition is RuleBook.OF_1998 else key


def ranking(edition: RuleBook, records: Sequence[SessionRecord]) -> Ruling[tuple[int, ...]]:
    """The rank of each record, 1 for the best.

    By the sum of standard points, then of competition points; in 1998 then by the highest
    session and by more high sessions. Those who are still equal share the better rank: the text
    ends there.
    """
    keys = [_key(edition, record) for record in records]
    found = ranks(keys)
    if len(set(found)) < len(found):
        return by_house_rule(found, Note.RANK_STAYS_SHARED, *RANKING[edition])
    if edition is RuleBook.OF_1998 and _needs_more_than_the_best(keys):
        return by_text(found, *RANKING[edition], note=Note.MORE_HIGH_SESSIONS)
    return by_text(found, *RANKING[edition])


def _needs_more_than_the_best(keys: Sequence[Key]) -> bool:
    """Whether two are equal in both sums and in the best session."""
    heads = [key[:3] for key in keys]
    return len(set(heads)) < len(heads)
