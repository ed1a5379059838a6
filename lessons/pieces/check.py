"""A question of a lesson's own, with the answer that the engine gives."""

from collections.abc import Set
from dataclasses import dataclass
from enum import StrEnum

from lessons.pieces.calls import CallRuling, DiscardedTile
from lessons.pieces.turn_hand import TurnHand
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
    NAME = "name"
    POINT = "point"
    DISCARD = "discard"
    CHANGE = "change"
    STRIKE = "strike"
    CLAIM = "claim"


MANY_ANSWERS = frozenset(
    {
        *(CheckKind.FANS, CheckKind.WAITS, CheckKind.TILES, CheckKind.EXCLUDES),
        *(CheckKind.NAME, CheckKind.POINT, CheckKind.STRIKE, CheckKind.CLAIM),
    }
)
"""The kinds of which any number of options may be right, and all that are right are wanted."""

ONE_OF_MANY = frozenset({CheckKind.DISCARD, CheckKind.CHANGE})
"""The kinds that are answered with one option, of which several may be right."""

TYPED_KINDS = frozenset({CheckKind.TOTAL, CheckKind.PAYS})
"""The kinds that are answered with a number."""


@dataclass(frozen=True, slots=True)
class Check:
    """A check: what is shown, what may be answered, and what is right.

    `options` are fan ids, tiles as codes, `yes` and `no`, places from 1, kinds of set, calls or
    numbers, none where a number is typed; in `change` a tile that goes and one that comes,
    `9m>5s`. What may be answered more than once is there once for each time: `5p`, `5p.2`.
    `accepted` are answers that are as good as `answer`. `shown_fans` stand in the account already.
    `fan` is the fan that is asked about, `sort` the sort of tile or what the hand shall do
    (`counts`, `wins`, `reaches`, `keeps`), and `not_it` says that the one is meant that does not.
    `order` are the options as they are shown, where that is another order than the author's.
    `offer` are the tiles that may come into the hand; `discard` is what `calls` may claim.
    `plain` answers with the shape of the hands alone, for those who count nothing yet,
    `han_only` with an account without the fu.
    """

    name: str
    kind: CheckKind
    rules: str
    answer: frozenset[str]
    options: tuple[str, ...] = ()
    scores: tuple[Score, ...] = ()
    waiting_hand: WaitingHand | None = None
    turn: TurnHand | None = None
    tiles: tuple[Tile, ...] = ()
    offer: tuple[Tile, ...] = ()
    discard: DiscardedTile | None = None
    calls: tuple[CallRuling, ...] = ()
    shown_fans: tuple[str, ...] = ()
    fan: str = ""
    who: str = ""
    sort: str = ""
    reaches: int = 0
    not_it: bool = False
    plain: bool = False
    han_only: bool = False
    accepted: tuple[frozenset[str], ...] = ()
    order: tuple[str, ...] = ()

    @property
    def many(self) -> bool:
        """Whether any number of options may be right."""
        return self.kind in MANY_ANSWERS

    @property
    def typed(self) -> bool:
        """Whether a number is typed."""
        return self.kind in TYPED_KINDS or (self.kind is CheckKind.VALUE and not self.options)

    @property
    def shown_options(self) -> tuple[str, ...]:
        """The options in the order in which they are shown."""
        return self.order or self.options

    def is_right(self, response: Set[str]) -> bool:
        """Whether nothing is wrong with an answer and nothing missing."""
        if self.kind in ONE_OF_MANY:
            return bool(response) and response <= self.answer
        return response == self.answer or response in self.accepted

    def nearest_answer(self, response: Set[str]) -> frozenset[str]:
        """Of the answers that are as good, the one that a response comes nearest to."""
        return max((self.answer, *self.accepted), key=lambda each: _alikeness(each, response))

    def credit(self, response: Set[str]) -> float:
        """What an answer is worth, 0 to 1: hits less slips, of all that is right."""
        if self.is_right(response):
            return 1.0
        if not self.many:
            return 0.0
        answer = self.nearest_answer(response)
        slips = len(response - answer)
        return max(0.0, (len(response & answer) - slips) / max(1, len(answer)))


def _alikeness(answer: Set[str], response: Set[str]) -> float:
    """What both hold as a share of what either holds."""
    return len(answer & response) / max(1, len(answer | response))
