"""A call that is not allowed, as a referee rules it: what it costs, and what follows."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from scoring.play.moves import Action
from scoring.seats import Wind


class CallFault(StrEnum):
    """What is wrong with a call."""

    BELOW_MINIMUM = "below-minimum"
    WRONG_TILE = "wrong-tile"
    NOT_WAITING = "not-waiting"
    FAR_FROM_WAITING = "far-from-waiting"
    NO_YAKU = "no-yaku"
    FURITEN = "furiten"
    SILENT_BEFORE = "silent-before"
    NO_SUCH_CLAIM = "no-such-claim"
    KONG_WITHOUT_TILES = "kong-without-tiles"
    KONG_AFTER_CLAIM = "kong-after-claim"
    KONG_IN_RIICHI = "kong-in-riichi"
    KONG_TOO_LATE = "kong-too-late"
    KONG_TOO_MANY = "kong-too-many"
    HAND_IS_DEAD = "hand-is-dead"
    RIICHI_WITHOUT_TENPAI = "riichi-without-tenpai"


class CallConsequence(StrEnum):
    """What follows a call beside what is paid.

    `NO_WIN` takes the right to win in this deal, `DEAD_HAND` (Rengo) every other call as well.
    `DEAL_PASSES` ends the deal (IMJ), `REPLAYED` ends it to be played again (Rengo), and
    `DISQUALIFIED` ends it for the caller. `EXCUSED`: a proper win came with it.
    """

    WARNING = "warning"
    NO_WIN = "no-win"
    DEAD_HAND = "dead-hand"
    TAKEN_BACK = "taken-back"
    DEAL_PASSES = "deal-passes"
    REPLAYED = "replayed"
    DISQUALIFIED = "disqualified"
    EXCUSED = "excused"


ENDING: frozenset[CallConsequence] = frozenset(
    {CallConsequence.DEAL_PASSES, CallConsequence.REPLAYED, CallConsequence.DISQUALIFIED}
)
"""Consequences after which nobody plays on."""


@dataclass(frozen=True, slots=True)
class RuledCall:
    """A call with its ruling. `payments` are what each seat gains or loses by it.

    They sum to zero, but for what is taken off a total or off the table (`goes_to_nobody`).
    """

    seat: Wind
    action: Action
    fault: CallFault
    consequences: frozenset[CallConsequence]
    payments: Mapping[Wind, int]
    articles: tuple[str, ...]

    @property
    def ends_deal(self) -> bool:
        """Whether the deal is over where nobody wins properly on the same tile."""
        return not self.consequences.isdisjoint(ENDING)

    @property
    def goes_to_nobody(self) -> bool:
        """Whether what the caller loses is nobody's gain."""
        return sum(self.payments.values()) != 0
