"""The base (符): article 56, each of its points beside its place there."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from scoring.reading import Shape
from scoring.record import Base, BaseItem
from scoring.rengo import facts
from scoring.rengo.won import Won


class Row(NamedTuple):
    """A line of article 56: what gives the points, how many, and where it says so."""

    id: str
    points: int
    article: str

    @cache  # noqa: B019  (there are few rows and few places)
    def at(self, place: int | None = None) -> BaseItem:
        """That line for the set at that place."""
        return BaseItem(self.id, self.points, place, self.article)


START: Final = Row("start", 20, "56(1)")
CLOSED_RON: Final = Row("closed-ron", 10, "56(1)")
YAKUHAI_PAIR: Final = Row("yakuhai-pair", 2, "56(2)1")
SETS: Final[Mapping[str, Row]] = {
    row.id: row
    for row in (
        Row("open-pung-outer", 4, "56(2)3"),
        Row("open-pung-simple", 2, "56(2)3"),
        Row("concealed-pung-outer", 8, "56(2)4"),
        Row("concealed-pung-simple", 4, "56(2)4"),
        Row("open-kong-outer", 16, "56(2)5"),
        Row("open-kong-simple", 8, "56(2)5"),
        Row("concealed-kong-outer", 32, "56(2)6"),
        Row("concealed-kong-simple", 16, "56(2)6"),
    )
}
WAITS: Final[Mapping[str, Row]] = {
    "inner": Row("inner-wait", 2, "56(3)1"),
    "edge": Row("edge-wait", 2, "56(3)1"),
    "pair": Row("pair-wait", 2, "56(3)2"),
}
SELF_DRAW: Final = Row("self-draw", 2, "56(4)")
PINFU_SELF_DRAW: Final = Row("pinfu-self-draw", 0, "56(4)")
OPEN_TWENTY: Final = Row("open-twenty", 10, "56(6)")
SEVEN_PAIRS: Final = Row("seven-pairs", 25, "56(7)")
SEVEN_PAIRS_BASE: Final = Base((SEVEN_PAIRS.at(),), SEVEN_PAIRS.points)
_LOOKED_AT: Final = facts.CLOSED | facts.DRAWN | facts.PLAIN_PAIR


def base_of(won: Won, is_pinfu: bool) -> Base:
    """The base of a hand of four sets or of seven pairs, line by line."""
    if won.shape is Shape.SEVEN_PAIRS:
        return SEVEN_PAIRS_BASE
    sorts = tuple([part.sort for part in won.parts])
    return _base(sorts, won.completed, won.wait, won.facts & _LOOKED_AT, is_pinfu)


@lru_cache(maxsize=1 << 16)
def _base(sorts: tuple[str, ...], completed: int, wait: str, held: int, is_pinfu: bool) -> Base:
    """The base by what article 56 looks at, and nothing else."""
    items = [*_sum(sorts, completed, wait, held, is_pinfu)]
    points = sum(item.points for item in items)
    up = -points % 10
    if up:
        items.append(BaseItem("rounding", up, None, "56(5)"))
    if points + up == START.points and not held & facts.CLOSED:
        items.append(OPEN_TWENTY.at())
    return Base(tuple(items), sum(item.points for item in items))


def _sum(
    sorts: tuple[str, ...], completed: int, wait: str, held: int, is_pinfu: bool
) -> Iterator[BaseItem]:
    """What is added up before rounding: 56(1) to (4)."""
    drawn = bool(held & facts.DRAWN)
    yield START.at()
    if held & facts.CLOSED and not drawn:
        yield CLOSED_RON.at()
    for place, sort in enumerate(sorts):
        if place == completed and not drawn:  # a pung that another's tile completes is open
            sort = sort.replace("concealed", "open")
        if sort in SETS:
            yield SETS[sort].at(place)
    if not held & facts.PLAIN_PAIR:
        yield YAKUHAI_PAIR.at(len(sorts) - 1)
    if wait in WAITS:
        yield WAITS[wait].at(completed)
    if drawn:
        yield (PINFU_SELF_DRAW if is_pinfu else SELF_DRAW).at()
