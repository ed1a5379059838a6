"""The record of a count: what was counted, what was not and why, under which reading.

The score and its explanation are one value, so they cannot drift apart.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from scoring.fan import Fan, Use
from scoring.hand import Hand
from scoring.reading import Reading
from scoring.seats import Wind
from scoring.tiles import Tile


@dataclass(frozen=True, slots=True)
class Found:
    """A fan and one time that it is there."""

    fan: Fan
    use: Use

    @property
    def value(self) -> int:
        """Points of this one time."""
        return self.fan.value if self.use.value is None else self.use.value


@dataclass(frozen=True, slots=True)
class Counted:
    """A fan that counts, `value` points for each of its `uses`."""

    fan: Fan
    value: int
    uses: tuple[Use, ...]

    @property
    def times(self) -> int:
        """How often it counts."""
        return len(self.uses)

    @property
    def points(self) -> int:
        """Points in all."""
        return self.value * self.times


@dataclass(frozen=True, slots=True)
class Struck:
    """A fan that is there and is not counted, with each of the `uses` struck by one cause.

    `because` is the counted fan that strikes it, or else the principle itself; `articles` cite
    both.
    """

    fan: Fan
    value: int
    uses: tuple[Use, ...]
    because: str
    principle: str
    articles: tuple[str, ...]

    @property
    def times(self) -> int:
        """How often it is there for nothing."""
        return len(self.uses)

    @property
    def places(self) -> tuple[int, ...]:
        """The sets that make it, each once, as places in the reading."""
        return tuple(dict.fromkeys(place for use in self.uses for place in use.sets))


@dataclass(frozen=True, slots=True)
class Account:
    """One reading with what counts in it, dearest first, and what does not; flowers left aside."""

    reading: Reading
    counted: tuple[Counted, ...]
    struck: tuple[Struck, ...]

    @property
    def total(self) -> int:
        """Points of the reading without flowers."""
        return sum(line.points for line in self.counted)


@dataclass(frozen=True, slots=True)
class Score:
    """What a hand is worth.

    `account` is the reading that counts and `others` are the rest, dearest first; there is none
    when the tiles make no winning shape (`why_not` is then `shape`; below the minimum it is
    `minimum`). `payments` are what each seat gains or loses, None when the hand does not win.
    """

    hand: Hand
    rules: str
    account: Account | None
    others: tuple[Account, ...]
    flower_line: Counted | None
    why_not: str | None
    payments: Mapping[Wind, int] | None

    @property
    def flowers(self) -> int:
        """Points for flowers, in the total but never in the minimum."""
        return self.flower_line.points if self.flower_line else 0

    @property
    def win(self) -> bool:
        """A legal win: a winning shape that reaches the minimum."""
        return self.why_not is None

    @property
    def counted_for_minimum(self) -> int:
        """Points without flowers: they never help to reach the minimum."""
        return self.account.total if self.account else 0

    @property
    def total(self) -> int:
        """Points with flowers; a hand without a winning shape is worth nothing."""
        return self.account.total + self.flowers if self.account else 0

    @property
    def counted(self) -> tuple[Counted, ...]:
        """The fans that count, flowers last; their points sum to the total."""
        if self.account is None:
            return ()
        return self.account.counted + ((self.flower_line,) if self.flower_line else ())


@dataclass(frozen=True, slots=True)
class Wait:
    """A tile that would complete a hand, and what the hand would then be."""

    tile: Tile
    score: Score
