"""What a yaku is: a row of article 51 or 52, and a condition.

The row (han, han in an open hand, article, what it stands in for) is data and stands directly above
the condition, which yields one `Use` where the yaku is there. Conditions know nothing of one
another; what strikes what is `settle`'s work.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from scoring.fan import Condition, Fan, LitBy
from scoring.rengo.names import NAMES

YAKUMAN_HAN: Final = 13  # han, as every yakuman is listed


@dataclass(frozen=True, eq=False, kw_only=True)
class Yaku(Fan):
    """A yaku. One that only a closed hand can have (article 50) has no `open_value`.

    `replaces` are the yaku that it stands in for and `contains` those whose han its own holds.
    """

    replaces: tuple[str, ...] = ()
    contains: tuple[str, ...] = ()

    @property
    def is_yakuman(self) -> bool:
        """One of article 52."""
        return self.series == "yakuman"

    def han(self, is_closed: bool) -> int:
        """What it is worth in a closed or an open hand, which is less for some (article 50)."""
        return int(self.value) if is_closed or self.open_value is None else self.open_value


class YakuGroup:
    """The yaku of one value, in the order of the text."""

    def __init__(self, series: str, value: int, first: int) -> None:
        self.series = series
        self.value = value
        self.first = first
        self.fans: list[Yaku] = []

    def fan(
        self,
        name: str,
        *,
        article: str,
        open_value: int | None = None,
        replaces: tuple[str, ...] = (),
        contains: tuple[str, ...] = (),
        lit_by: LitBy = LitBy.USE,
    ) -> Callable[[Condition], Condition]:
        """Enter the condition below as the yaku of that id.

        `open_value` is None for a yaku that only a closed hand can have; its condition need not
        ask for that.
        """

        def enter(condition: Condition) -> Condition:
            self.fans.append(
                Yaku(
                    id=name,
                    number=self.first + len(self.fans),
                    value=self.value,
                    series=self.series,
                    condition=condition,
                    excludes=replaces + contains,
                    names=NAMES[name],
                    articles=(article,),
                    open_value=open_value,
                    concealed_only=open_value is None,
                    replaces=replaces,
                    contains=contains,
                    lit_by=lit_by,
                )
            )
            return condition

        return enter
