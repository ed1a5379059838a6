"""What a player does at the table, and what the text makes of it (2014, 3.11; 1998, 13 and 14)."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from quizzes.message import Message, message
from quizzes.situations.deeds import DeedValues, no_deed_values
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
)
from quizzes.situations.mcr.penalties import NO_PENALTY, WARNING_PENALTY, ordered_text, penalty_text
from scoring.mcr.table.book import ArticlesByEdition, RuleBook, articles_by_edition
from scoring.mcr.table.fouls import McrFoul
from scoring.mcr.table.penalties import escalation, penalty_for
from wording import N_

WARNING_ARTICLES: Final = articles_by_edition("13.1", "3.11.1")
WIN_STANDS: Final = ("win-stands", message(N_("The win stands.")))
"""The key of a win that was called as it should be, and its sentence."""


class IncidentOutcome(Enum):
    """What follows of an incident."""

    FOUL = auto()  # what the foul costs
    FINE = auto()  # it is none
    WARNED = auto()  # the general warning
    WIN = auto()  # the win that was called stands
    RULED = auto()  # what the row itself says


@dataclass(frozen=True, slots=True)
class Incident:
    """One player's deed, as `told`, of which the text of `editions` says what follows.

    `foul` is the foul that it is or could be taken for: its articles decide either way. `offence` says
    that it is that time of its kind in the deal (0: its penalty does not grow). `ends` says that the deal
    or the player's part in it is over, so that nothing is told after it. A row that is `RULED` says its ruling itself, an id and a sentence; a row
    that no foul comes near names the articles, `decided_by`.
    """

    topic: str
    foul: McrFoul | None
    outcome: IncidentOutcome
    told: str
    reason: str
    values: DeedValues = no_deed_values
    editions: tuple[RuleBook, ...] = ALL_EDITIONS
    offence: int = 0
    ends: bool = False
    ruled: tuple[str, str] = ("", "")
    decided_by: ArticlesByEdition | None = None

    @property
    def names_another(self) -> bool:
        """Whether its sentence names a bystander too."""
        return "%(other)s" in self.told

    def key(self, edition: RuleBook) -> tuple[str, Message]:
        """What is ruled: an id and its sentence."""
        if self.outcome is IncidentOutcome.RULED:
            return self.ruled[0], message(self.ruled[1])
        if self.outcome is IncidentOutcome.WIN:
            return WIN_STANDS
        if self.outcome is IncidentOutcome.FINE:
            return penalty_text(NO_PENALTY)
        if self.outcome is IncidentOutcome.WARNED:
            return penalty_text(WARNING_PENALTY)
        assert self.foul
        if self.offence:
            return penalty_text(escalation(edition, self.offence).value)
        return ordered_text(penalty_for(edition, self.foul).value, edition)

    def articles(self, edition: RuleBook) -> tuple[str, ...]:
        """Where the text says so."""
        if self.decided_by:
            return self.decided_by[edition]
        if self.outcome is IncidentOutcome.WARNED:
            return WARNING_ARTICLES[edition]
        assert self.foul
        return penalty_for(edition, self.foul).articles
