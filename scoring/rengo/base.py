"""The base (符): article 56, each of its points beside its place there."""

from collections.abc import Mapping
from typing import Final

from scoring.reading import Shape
from scoring.record import Fu, FuItem
from scoring.rengo import facts
from scoring.rengo.won import Won

_SEVEN_PAIRS: Final = Shape.SEVEN_PAIRS
PLACES: Final = range(5)  # of four sets and their pair, which stands last
PAIR: Final = PLACES[-1]

Row = tuple[FuItem, ...]
"""A line of article 56 that is about a set, for the set at each place."""


def _row(name: str, points: int, article: str) -> Row:
    return tuple(FuItem(name, points, place, article) for place in PLACES)


START: Final = FuItem("start", 20, None, "56(1)")
CLOSED_RON: Final = FuItem("closed-ron", 10, None, "56(1)")
YAKUHAI_PAIR: Final = FuItem("yakuhai-pair", 2, PAIR, "56(2)1")
SETS: Final[Mapping[str, Row]] = {
    name: _row(name, points, article)
    for name, points, article in (
        ("open-pung-outer", 4, "56(2)3"),
        ("open-pung-simple", 2, "56(2)3"),
        ("concealed-pung-outer", 8, "56(2)4"),
        ("concealed-pung-simple", 4, "56(2)4"),
        ("open-kong-outer", 16, "56(2)5"),
        ("open-kong-simple", 8, "56(2)5"),
        ("concealed-kong-outer", 32, "56(2)6"),
        ("concealed-kong-simple", 16, "56(2)6"),
    )
}
WAITS: Final[Mapping[str, Row]] = {
    "inner": _row("inner-wait", 2, "56(3)1"),
    "edge": _row("edge-wait", 2, "56(3)1"),
    "pair": _row("pair-wait", 2, "56(3)2"),
}
SELF_DRAW: Final = FuItem("self-draw", 2, None, "56(4)")
PINFU_SELF_DRAW: Final = FuItem("pinfu-self-draw", 0, None, "56(4)")
ROUNDING: Final = tuple(FuItem("rounding", up, None, "56(5)") for up in range(10))
OPEN_TWENTY: Final = FuItem("open-twenty", 10, None, "56(6)")
SEVEN_PAIRS: Final = Fu((FuItem("seven-pairs", 25, None, "56(7)"),), 25)


def base_of(won: Won, is_pinfu: bool) -> Fu:
    """The base of a hand of four sets or of seven pairs, line by line."""
    if won.shape is _SEVEN_PAIRS:
        return SEVEN_PAIRS
    items = _before_rounding(won, is_pinfu)
    points = sum([item.points for item in items])
    up = -points % 10
    if up:
        items.append(ROUNDING[up])
    elif points == START.points and not won.facts & facts.CLOSED:
        items.append(OPEN_TWENTY)
        points += OPEN_TWENTY.points
    return Fu(tuple(items), points + up)


def _before_rounding(won: Won, is_pinfu: bool) -> list[FuItem]:
    """What is added up: 56(1) to (4)."""
    held = won.facts
    drawn = held & facts.DRAWN
    items = [START]
    if held & facts.CLOSED and not drawn:
        items.append(CLOSED_RON)
    for place, part in enumerate(won.parts):
        if part.is_pung:
            sort = part.sort
            if place == won.completed and not drawn:  # what another's tile completes is open
                sort = sort.replace("concealed", "open")
            items.append(SETS[sort][place])
    if not held & facts.PLAIN_PAIR:
        items.append(YAKUHAI_PAIR)
    if won.wait in WAITS:
        items.append(WAITS[won.wait][won.completed])
    if drawn:
        items.append(PINFU_SELF_DRAW if is_pinfu else SELF_DRAW)
    return items
