"""Fouls that cost points, as steps of an account: what each says, and brings every player."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Message, Value, message
from quizzes.situations.mcr.facts import ALL_EDITIONS, LATER_EDITIONS
from scoring import WINDS, Wind
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrConsequence, McrFoul, penalty_payments
from scoring.mcr.table.penalties import escalation, lateness_penalty, penalty_for
from wording import N_

_GRAVITY: Final = (10, 20, 30)  # what a referee orders by gravity, in these stories
_MOST_OFFENCES: Final = 4  # what the text prints


@dataclass(frozen=True, slots=True)
class AccountStep:
    """A step with its places filled: its sentence, what it brings each seat, its articles."""

    told: Message
    paid: Mapping[Wind, int]
    articles: tuple[str, ...]
    to_each: bool = False


@dataclass(frozen=True, slots=True)
class DealStep:
    """A foul that costs points.

    `grows` says that it happens several times, in so many deals, each of which begins anew; `late` how many
    minutes late a player comes, at the least and at the most; `by_another` that somebody else commits it;
    `ends` that the deal is over then.
    """

    told: str
    foul: McrFoul
    editions: tuple[RuleBook, ...] = ALL_EDITIONS
    grows: int = 0
    late: tuple[int, int] | None = None
    by_another: bool = False
    ends: bool = False

    def stops(self, edition: RuleBook) -> bool:
        """Whether the offender may not win this deal any more."""
        return McrConsequence.STOP in penalty_for(edition, self.foul).value.always

    def drawn(self, draw: Draw, edition: RuleBook, player: Wind) -> AccountStep:
        """The step as that player's deed, or where it says so another's deed beside that player."""
        other = draw.pick([each for each in WINDS if each is not player])
        offender = other if self.by_another else player
        if self.grows:
            return self._repeated(draw, edition, offender)
        return self._done_once(draw, edition, player, offender)

    def _repeated(self, draw: Draw, edition: RuleBook, offender: Wind) -> AccountStep:
        """The foul so many times in each of the deals."""
        counts = [1 + draw.below(_MOST_OFFENCES) for _deal in range(self.grows)]
        paid = dict.fromkeys(WINDS, 0)
        for offence in (1 + n for count in counts for n in range(count)):
            brought = penalty_payments(escalation(edition, offence).value, offender)
            paid = {seat: points + brought[seat] for seat, points in paid.items()}
        named = dict(zip(("number", "last"), counts, strict=False))
        told = message(self.told, seat=offender, **named)
        return AccountStep(told, paid, penalty_for(edition, self.foul).articles)

    def _done_once(
        self, draw: Draw, edition: RuleBook, player: Wind, offender: Wind
    ) -> AccountStep:
        """The foul once, with the amount that the text or the referee orders."""
        ordered, numbers = penalty_for(edition, self.foul), dict[str, Value]()
        if self.late:
            low, high = self.late
            minutes = low + draw.below(high - low + 1)
            ordered, numbers = lateness_penalty(edition, minutes), {"minutes": minutes}
        points = ordered.value.points
        injured = next(each for each in draw.shuffled(WINDS) if each is not offender)
        gravity = McrConsequence.PAID_TO_INJURED in ordered.value.always
        amount = draw.pick(_GRAVITY) if gravity else points[0] if points else None
        if gravity and self.by_another:
            injured = player
        paid = penalty_payments(ordered.value, offender, amount, injured)
        values: dict[str, Value] = {"seat": offender, **numbers}
        if "%(other)s" in self.told:
            values["other"] = injured
        if "%(points)s" in self.told:
            values["points"] = AmountInUnit(amount or 0)
        return AccountStep(
            message(self.told, **values),
            paid,
            ordered.articles,
            McrConsequence.PAID_TO_EACH in ordered.value.always,
        )


_BELOW: Final = N_("%(seat)s calls a win on a discard, but the hand is worth less than 8 points.")
_SHORT: Final = N_("%(seat)s calls a win on a discard, but the hand is one tile short of waiting.")
_KNOCKS: Final = N_(
    "%(seat)s knocks over some of %(other)s's tiles and is ordered to pay %(points)s."
)
_EMPTY: Final = N_("Empty calls by %(seat)s in this deal: %(number)s.")
_EARLY: Final = N_("Early draws by %(seat)s in this deal: %(number)s.")
_PUNGS: Final = N_("Late pungs by %(seat)s in this deal: %(number)s.")
_EMPTY_TWICE: Final = N_("Empty calls by %(seat)s: %(number)s in one deal, %(last)s in another.")
_EARLY_TWICE: Final = N_("Early draws by %(seat)s: %(number)s in one deal, %(last)s in another.")
_PUSHES: Final = N_(
    "%(seat)s knocks the wall down, and the referee confirms that the deal cannot go on."
)
_COMES: Final = N_("%(seat)s came to the table %(minutes)s minutes after the start of the session.")
_OF_A_DEAL: Final = (
    DealStep(_BELOW, McrFoul.WIN_BELOW_MINIMUM),
    DealStep(_SHORT, McrFoul.WIN_NOT_WAITING),
    DealStep(_KNOCKS, McrFoul.EXPOSES_ANOTHERS),
    DealStep(_EMPTY, McrFoul.EMPTY_CLAIM, grows=1),
    DealStep(_EARLY, McrFoul.EARLY_DRAW, grows=1),
    DealStep(_PUNGS, McrFoul.LATE_PUNG, grows=1),
    DealStep(_PUSHES, McrFoul.PLAY_MADE_IMPOSSIBLE, LATER_EDITIONS, ends=True),
)
_OF_A_SESSION: Final = (
    DealStep(_BELOW, McrFoul.WIN_BELOW_MINIMUM),
    DealStep(_BELOW, McrFoul.WIN_BELOW_MINIMUM, by_another=True),
    DealStep(_SHORT, McrFoul.WIN_NOT_WAITING),
    DealStep(_SHORT, McrFoul.WIN_NOT_WAITING, by_another=True),
    DealStep(_KNOCKS, McrFoul.EXPOSES_ANOTHERS),
    DealStep(_KNOCKS, McrFoul.EXPOSES_ANOTHERS, by_another=True),
    DealStep(_EMPTY_TWICE, McrFoul.EMPTY_CLAIM, grows=2),
    DealStep(_EARLY_TWICE, McrFoul.EARLY_DRAW, grows=2),
    DealStep(_COMES, McrFoul.LATE_TO_15, late=(3, 15)),
    DealStep(_PUSHES, McrFoul.PLAY_MADE_IMPOSSIBLE, LATER_EDITIONS),
    DealStep(_PUSHES, McrFoul.PLAY_MADE_IMPOSSIBLE, LATER_EDITIONS, by_another=True),
)


def deal_steps(edition: RuleBook) -> tuple[DealStep, ...]:
    """The fouls that a deal may hold under that edition."""
    return tuple(each for each in _OF_A_DEAL if edition in each.editions)


def session_steps(edition: RuleBook) -> tuple[DealStep, ...]:
    """The fouls that a session may hold under that edition."""
    return tuple(each for each in _OF_A_SESSION if edition in each.editions)
