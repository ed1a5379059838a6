"""The base (符): article 56, each of its points beside its place there."""

from collections.abc import Iterator, Mapping
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


def base_of(won: Won, is_pinfu: bool) -> Base:
    """The base of a hand of four sets or of seven pairs, line by line."""
    if won.shape is Shape.SEVEN_PAIRS:
        return Base((SEVEN_PAIRS.at(),), SEVEN_PAIRS.points)
    items = [*_sum(won, is_pinfu)]
    points = sum(item.points for item in items)
    up = -points % 10
    if up:
        items.append(BaseItem("rounding", up, None, "56(5)"))
    if points + up == START.points and not won.has(facts.CLOSED):
        items.append(OPEN_TWENTY.at())
    return Base(tuple(items), sum(item.points for item in items))


def _sum(won: Won, is_pinfu: bool) -> Iterator[BaseItem]:
    """What is added up before rounding: 56(1) to (4)."""
    drawn = won.has(facts.DRAWN)
    yield START.at()
    if won.has(facts.CLOSED) and not drawn:
        yield CLOSED_RON.at()
    yield from _sets(won)
    if not won.has(facts.PLAIN_PAIR):
        yield YAKUHAI_PAIR.at(won.pair())
    if won.wait in WAITS:
        yield WAITS[won.wait].at(won.completed)
    if drawn:
        yield (PINFU_SELF_DRAW if is_pinfu else SELF_DRAW).at()


def _sets(won: Won) -> Iterator[BaseItem]:
    """The pungs and kongs; one that another's tile completes is open (docs/rulings.md)."""
    for place, part in enumerate(won.parts):
        if part.is_pung:
            sort = part.sort
            if place == won.completed and not won.has(facts.DRAWN):
                sort = sort.replace("concealed", "open")
            yield SETS[sort].at(place)
