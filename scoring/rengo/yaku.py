"""What a yaku is: a row of article 51 or 52, and a condition.

The row (value, open value, article, facts that it cannot be without) is data and stands directly
above the condition, a small function that answers which sets make the yaku, or None where it is
not there. Conditions know nothing of one another: what strikes what is `settle`'s work.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from scoring.case import Case
from scoring.fan import Fan, Use
from scoring.rengo.names import NAMES
from scoring.rengo.won import Won, under

Places = tuple[int, ...]
Condition = Callable[[Won], Places | None]
WHOLE_HAND: Final[Places] = ()
YAKUMAN: Final = 13  # han, as every yakuman is listed


@dataclass(frozen=True, eq=False, kw_only=True)
class Yaku(Fan):
    """A yaku. `facts` must all hold; `places` answers the rest: which sets make it.

    `replaces` are the yaku that it stands in for and `contains` those whose han its own holds.
    """

    facts: int
    places: Condition
    replaces: tuple[str, ...] = ()
    contains: tuple[str, ...] = ()

    @property
    def is_yakuman(self) -> bool:
        """One of article 52."""
        return self.series == "yakuman"

    def han(self, is_closed: bool) -> int:
        """What it is worth in a closed or an open hand, which is less for some (article 50)."""
        return int(self.value) if is_closed or self.open_value is None else self.open_value


class Group:
    """The yaku of one value, in the order of the text."""

    def __init__(self, series: str, value: int, first: int) -> None:
        self.series = series
        self.value = value
        self.first = first
        self.yaku: list[Yaku] = []

    def row(
        self,
        name: str,
        *,
        article: str,
        facts: int,
        open_value: int | None = None,
        replaces: tuple[str, ...] = (),
        contains: tuple[str, ...] = (),
    ) -> Callable[[Condition], Condition]:
        """Enter the condition below as the yaku of that id.

        `open_value` is None for a yaku that only a closed hand can have.
        """

        def enter(condition: Condition) -> Condition:
            self.yaku.append(
                Yaku(
                    id=name,
                    number=self.first + len(self.yaku),
                    value=self.value,
                    series=self.series,
                    condition=_asked_alone(facts, condition),
                    excludes=replaces + contains,
                    names=NAMES[name],
                    articles=(article,),
                    open_value=open_value,
                    concealed_only=open_value is None,
                    facts=facts,
                    places=condition,
                    replaces=replaces,
                    contains=contains,
                )
            )
            return condition

        return enter


def _asked_alone(facts: int, condition: Condition) -> Callable[[Case], Iterator[Use]]:
    """The condition as every rule set's fans have it."""

    def ask(case: Case) -> Iterator[Use]:
        won = under(case.hand, case.reading)
        places = condition(won) if won.has(facts) else None
        if places is not None:
            yield Use(places)

    return ask
