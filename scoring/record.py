"""The record of a count: what was counted, what was not and why, under which reading.

The score and its explanation are one value, so they cannot drift apart.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

from scoring.fan import Fan, Use
from scoring.hand import Hand
from scoring.reading import Reading
from scoring.seats import Wind
from scoring.tiles import Tile

MOST_FANS: Final = 128  # in a rule set, so that a number never outweighs a value


@dataclass(frozen=True, slots=True, eq=False)
class Finding:
    """A fan and one time that it is there.

    `value` are the points of this one time; `order` puts the most valuable first, then the lowest number.
    """

    fan: Fan
    use: Use
    value: float = field(init=False)
    order: float = field(init=False, repr=False)

    def __post_init__(self) -> None:
        value = self.fan.value if self.use.value is None else self.use.value
        object.__setattr__(self, "value", value)
        object.__setattr__(self, "order", self.fan.number - MOST_FANS * value)


@dataclass(frozen=True, slots=True)
class Counted:
    """A fan that counts, `value` points for each of its `uses`."""

    fan: Fan
    value: float
    uses: tuple[Use, ...]

    @property
    def times(self) -> int:
        """How often it counts."""
        return len(self.uses)

    @property
    def points(self) -> float:
        """Points in all."""
        return self.value * self.times


@dataclass(frozen=True, slots=True)
class Struck:
    """A fan that is there and is not counted, with each of the `uses` struck by one cause.

    `because` is the counted fan that strikes it, or else the principle itself. Of `articles` the
    last cites the principle and the first that fan, or, `in_words`, the entry that says itself that
    they do not count together.
    """

    fan: Fan
    value: float
    uses: tuple[Use, ...]
    because: str
    principle: str
    articles: tuple[str, ...]
    in_words: bool = False

    @property
    def article(self) -> str:
        """The one that bears it: where the text says so, else the principle."""
        return self.articles[0 if self.in_words else -1]

    @property
    def times(self) -> int:
        """How often it is there for nothing."""
        return len(self.uses)

    @property
    def places(self) -> tuple[int, ...]:
        """The sets that make it, each once, as places in the reading."""
        return tuple(dict.fromkeys(place for use in self.uses for place in use.sets))


@dataclass(frozen=True, slots=True)
class FuItem:
    """A line of Rengo's base (符): an id, its points, the place of the set that gives it.

    `place` is None where the hand, the wait or the way of winning gives the points.
    """

    id: str
    points: int
    place: int | None
    article: str


class Fu(NamedTuple):
    """Rengo's base: its lines, and `points` as rounded."""

    items: tuple[FuItem, ...]
    points: int


@dataclass(frozen=True)
class Account:
    """One reading with what counts in it, most valuable first, and what does not.

    `total` is what the reading is worth by the count of its rule set: the lines' sum, but for
    MCR's flowers, which the score adds, and IMJ's half fan, which a larger total loses. `base`
    is there in Rengo alone, and not in a yakuman.
    """

    reading: Reading
    counted: tuple[Counted, ...]
    struck: tuple[Struck, ...]
    total: float
    base: Fu | None = None

    def striker(self, struck: Struck) -> Fan | None:
        """The counted fan that strikes another one; None where the principle itself does."""
        return next((line.fan for line in self.counted if line.fan.id == struck.because), None)


class UnexplainedAccount(Account):
    """An account that works out what does not count when it is first asked for it.

    Who wants the score alone does not wait for the reasons.
    """

    _reasons: Callable[[], tuple[Struck, ...]]

    @classmethod
    def of(
        cls,
        reading: Reading,
        counted: tuple[Counted, ...],
        total: float,
        reasons: Callable[[], tuple[Struck, ...]],
        base: Fu | None = None,
    ) -> Account:
        """The account whose `struck` those reasons give."""
        account = object.__new__(cls)
        known: dict[str, Any] = {
            "reading": reading,
            "counted": counted,
            "total": total,
            "base": base,
            "_reasons": reasons,
        }
        object.__setattr__(account, "__dict__", known)
        return account

    @cached_property
    def struck(self) -> tuple[Struck, ...]:
        """What is not counted, each with its reason."""
        return self._reasons()


class Score(NamedTuple):
    """What a hand is worth.

    `account` is the reading that counts and `others` are the rest, highest-scoring first; there is none
    when the tiles make no winning shape. `why_not` is the first that holds of `shape`, `no-yaku`,
    `minimum` and `furiten`. `flower_line` is MCR's, `limit` Rengo's (`mangan` to `yakuman`).
    `payments` are what each seat gains or loses, None when the hand does not win; they sum to
    zero, in Rengo to the deposits won.
    """

    hand: Hand
    rules: str
    account: Account | None
    others: tuple[Account, ...]
    flower_line: Counted | None
    why_not: str | None
    payments: Mapping[Wind, int] | None
    limit: str | None = None

    @property
    def flowers(self) -> float:
        """MCR's points for flowers, in the total but never in the minimum."""
        return self.flower_line.points if self.flower_line else 0

    @property
    def win(self) -> bool:
        """A legal win: a winning shape that reaches the minimum."""
        return self.why_not is None

    @property
    def counted_for_minimum(self) -> float:
        """Points without flowers: they never help to reach the minimum."""
        return self.account.total if self.account else 0

    @property
    def total(self) -> float:
        """Points with flowers, fans or han; without a winning shape a hand is worth nothing."""
        return self.account.total + self.flowers if self.account else 0

    @property
    def counted(self) -> tuple[Counted, ...]:
        """The fans that count, flowers last; their points sum to the total."""
        if self.account is None:
            return ()
        return self.account.counted + ((self.flower_line,) if self.flower_line else ())

    def value_of(self, fan: Fan) -> float:
        """What each time of the fan is worth here, where that can be other than in the table.

        So it is of the mixed Two Melded Kongs (2014, 3.8.1 row 57) and of open hands (Rengo 50).
        """
        counted = next((line.value for line in self.counted if line.fan.id == fan.id), None)
        return fan.value_in(self.hand) if counted is None else counted


@dataclass(frozen=True, slots=True)
class Wait:
    """A tile that would complete a hand, and what the hand would then be."""

    tile: Tile
    score: Score
