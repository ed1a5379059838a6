"""What a fan is: a row of the book's table and a condition.

The row (number, value, series, exclusions, article) is data and stands directly above the
condition, a small function that yields one `Use` for each time the fan is there. Conditions know
nothing of one another; which of the fans found may be counted together is `principles`' work.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from scoring.hand import Hand
from scoring.tiles import Tile


class Scope(StrEnum):
    """How far a counted fan strikes another.

    `HAND`: the other is never counted beside it. `SAME_SETS`: not for the sets that make the
    counted fan, but still for others.
    """

    HAND = "hand"
    SAME_SETS = "same-sets"


class LitBy(StrEnum):
    """Which tiles of a hand show that a fan is there.

    `USE`: those of the use, or all where the whole hand makes it. `WINNING_TILE`: that alone, for
    the way in which it came. `NOTHING`: no tile, for flowers lie apart and riichi is a stick.
    """

    USE = "use"
    WINNING_TILE = "winning-tile"
    NOTHING = "nothing"


HAND = Scope.HAND
SAME_SETS = Scope.SAME_SETS


class Use(NamedTuple):
    """One time that a fan is there.

    `sets` are the places in the reading of the sets that make it; `tiles` the kinds, where tiles
    and not sets make it; both are empty where the whole hand or the way of winning does. `value`
    departs from the row's only where the book says so.
    """

    sets: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()
    value: float | None = None


Condition = Callable[[Any], Iterator[Use]]
"""Takes a case, or the part of one that the type of its parameter names (`scoring.aspects`)."""


@dataclass(frozen=True, eq=False)
class Fan:
    """A row of the table of fans of one rule set; an element of IMJ or a yaku of Rengo likewise.

    `value` is whole but for the half fan of IMJ (0.5); `open_value` is the lesser value in an open
    hand and `concealed_only` says that an open hand has none, both for Rengo alone.

    `excludes` are the fans that the text says are not counted with this one, `implied` those
    that this one cannot be without, each with its scope; `struck_in_row` are those of either that
    its row of the table already says do not count. `joins` is of how many sets a fan is the relation, and makes it a combination fan, which the account-once principle governs. `lit_by`
    are the tiles that show it; it counts `most_times` in one hand at most, `for_each_tile` once for
    each of its tiles. Who has just begun sees at once one that is `known_at_sight`.
    """

    id: str
    number: int
    value: float
    series: str
    condition: Condition = field(repr=False)
    excludes: tuple[str, ...] = ()
    implied: Mapping[str, Scope] = field(default_factory=dict)
    struck_in_row: frozenset[str] = frozenset()
    joins: int = 0
    names: Mapping[str, str] = field(default_factory=dict)
    articles: tuple[str, ...] = ()
    open_value: int | None = None
    concealed_only: bool = False
    lit_by: LitBy = LitBy.USE
    most_times: int = 1
    for_each_tile: bool = False
    known_at_sight: bool = False

    @cached_property
    def strikes(self) -> Mapping[str, Scope]:
        """Every fan that is not counted beside this one, and how far."""
        return MappingProxyType({**dict.fromkeys(self.excludes, HAND), **self.implied})

    @cached_property
    def bit(self) -> int:
        """The bit that stands for fans of its id."""
        return _bit(self.id)

    @cached_property
    def strikes_in_hand(self) -> int:
        """The bits of the fans that are never counted beside this one."""
        return sum(_bit(name) for name, scope in self.strikes.items() if scope is HAND)

    @cached_property
    def strikes_in_sets(self) -> int:
        """The bits of the fans that are not counted for the sets that make this one."""
        return sum(_bit(name) for name, scope in self.strikes.items() if scope is SAME_SETS)

    def value_in(self, hand: Hand) -> float:
        """What it is worth in that hand; an open one may make it less (Rengo 50)."""
        if self.open_value is None or hand.is_concealed:
            return self.value
        return self.open_value

    @property
    def combination(self) -> bool:
        """Made by a relation between sets."""
        return self.joins > 0

    @property
    def article(self) -> str:
        """The row of the table, as it is cited first."""
        return self.articles[0]

    def article_against(self, other: str) -> str:
        """Where the text strikes that fan beside this one.

        What it excludes in so many words stands in its row or in the entry of appendix 1; what
        this fan cannot be without follows from the definition in its row.
        """
        in_entry = other in self.excludes and other not in self.struck_in_row
        return self.articles[-1] if in_entry else self.article

    def says_against(self, other: str) -> bool:
        """Whether the text says in so many words that the other fan does not count beside this one."""
        in_entry = other in self.excludes and len(self.articles) > 1
        return in_entry or other in self.struck_in_row


_ids: Final[list[str]] = []


@cache
def _bit(name: str) -> int:
    """A bit for each id, in the order in which they are asked for."""
    _ids.append(name)
    return 1 << len(_ids) - 1


class Chapter:
    """The fans of one value, in the order of the book."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.fans: list[Fan] = []

    def fan(
        self,
        name: str,
        *,
        number: int,
        series: str,
        excludes: Iterable[str] = (),
        implied: Mapping[str, Scope] | None = None,
        struck_in_row: Iterable[str] = (),
        joins: int = 0,
        lit_by: LitBy = LitBy.USE,
        most_times: int = 1,
        for_each_tile: bool = False,
        known_at_sight: bool = False,
    ) -> Callable[[Condition], Condition]:
        """Enter the condition below as the fan of that id and number."""

        def enter(condition: Condition) -> Condition:
            self.fans.append(
                Fan(
                    id=name,
                    number=number,
                    value=self.value,
                    series=series,
                    condition=condition,
                    excludes=tuple(excludes),
                    implied=implied or {},
                    struck_in_row=frozenset(struck_in_row),
                    joins=joins,
                    lit_by=lit_by,
                    most_times=most_times,
                    for_each_tile=for_each_tile,
                    known_at_sight=known_at_sight,
                )
            )
            return condition

        return enter
