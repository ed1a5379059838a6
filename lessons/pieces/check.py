"""A question of a lesson's own, with the answer that the engine gives."""

from collections.abc import Set
from dataclasses import dataclass
from enum import StrEnum

from scoring import Score, Tile, WaitingHand


class CheckKind(StrEnum):
    """What a check asks."""

    FANS = "fans"
    TOTAL = "total"
    WIN = "win"
    WHICH = "which"
    WAITS = "waits"
    PAYS = "pays"
    TILES = "tiles"
    SET = "set"
    VALUE = "value"
    EXCLUDES = "excludes"


MANY_ANSWERS = frozenset({CheckKind.FANS, CheckKind.WAITS, CheckKind.TILES, CheckKind.EXCLUDES})
"""The kinds of which any number of options may be right."""

TYPED_KINDS = frozenset({CheckKind.TOTAL, CheckKind.PAYS})
"""The kinds that are answered with a number."""


@dataclass(frozen=True, slots=True)
class Check:
    """A check: what is shown, what may be answered, and what is right.

    `options` are fan ids, tiles as codes, `yes` and `no`, places from 1, kinds of set or numbers,
    none where a number is typed. `shown_fans` stand in the account already. `fan` is the
    fan that is asked about, `sort` the sort of tile or what the hand shall do (`counts`, `wins`,
    `reaches`), and `not_it` says that the one is meant that does not. `plain` answers
    with the shape of the hands alone, for those who count nothing yet, `han_only` with an account
    without the fu.
    """

    name: str
    kind: CheckKind
    rules: str
    answer: frozenset[str]
    options: tuple[str, ...] = ()
    scores: tuple[Score, ...] = ()
    waiting_hand: WaitingHand | None = None
    tiles: tuple[Tile, ...] = ()
    shown_fans: tuple[str, ...] = ()
    fan: str = ""
    who: str = ""
    sort: str = ""
    reaches: int = 0
    not_it: bool = False
    plain: bool = False
    han_only: bool = False

    @property
    def many(self) -> bool:
        """Whether any number of options may be right."""
        return self.kind in MANY_ANSWERS

    @property
    def typed(self) -> bool:
        """Whether a number is typed."""
        return self.kind in TYPED_KINDS

    def credit(self, response: Set[str]) -> float:
        """What an answer is worth, 0 to 1: hits less slips, of all that is right."""
        if response == self.answer:
            return 1.0
        if not self.many:
            return 0.0
        slips = len(response - self.answer)
        return max(0.0, (len(response & self.answer) - slips) / max(1, len(self.answer)))
