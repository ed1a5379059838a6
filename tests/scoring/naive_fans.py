"""What is there in a reading, by definitions written down a second time; nothing of the engine's.

`present` and `relations` tell of each fan that is there and the sets that make it.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from tests.scoring.naive_readings import KNITTED, Part, part_tiles
from tests.scoring.naive_table import points

Use = tuple[str, frozenset[int], int]  # the fan, the places of its sets, its points

GREEN = frozenset({19, 20, 21, 23, 25, 32})
REVERSIBLE = frozenset({9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31})
WIND = {"E": 27, "S": 28, "W": 29, "N": 30}


@dataclass(frozen=True)
class NaiveReading:
    """A hand under one reading: its shape, its parts with the pair last, and how it was won.

    `completed` is the place of the part that the winning tile completes, None where it is no
    part's. `sole` says that no other kind would have completed the standing tiles.
    """

    year: int
    shape: str
    parts: tuple[Part, ...]
    completed: int | None
    standing: tuple[int, ...]
    tiles: tuple[int, ...]
    melds: tuple[Part, ...]
    win: int
    by: str
    seat: str
    round: str
    last: bool
    last_of_kind: bool
    sole: bool

    @property
    def drawn(self) -> bool:
        return self.by in ("draw", "replacement")


def is_terminal(tile: int) -> bool:
    return tile < 27 and tile % 9 in (0, 8)


def is_end(tile: int) -> bool:
    return tile >= 27 or is_terminal(tile)


def present(reading: NaiveReading) -> Iterator[Use]:
    """Every fan that is there but those made by a relation between sets."""
    for rule in (_classes, _winds_and_dragons, _pungs_and_kongs, _shapes, _winning, _waits):
        for fan, places, value in rule(reading):
            yield fan, frozenset(places), value or points(fan, reading.year)


_Rule = Iterator[tuple[str, tuple[int, ...], int]]


def _classes(reading: NaiveReading) -> _Rule:
    """Fans that ask what tiles there are."""
    kinds = set(reading.tiles)
    numbers = {each % 9 + 1 for each in kinds if each < 27}
    honors = any(each >= 27 for each in kinds)
    suits = {each // 9 for each in kinds if each < 27}
    asked: dict[str, bool] = {
        "all-green": kinds <= GREEN,
        "all-terminals": all(map(is_terminal, kinds)),
        "all-honors": not suits,
        "all-terminals-and-honors": reading.shape != "orphans"
        and honors
        and bool(suits)
        and all(map(is_end, kinds)),
        "full-flush": len(suits) == 1 and not honors,
        "half-flush": len(suits) == 1 and honors,
        "upper-tiles": not honors and numbers <= {7, 8, 9},
        "middle-tiles": not honors and numbers <= {4, 5, 6},
        "lower-tiles": not honors and numbers <= {1, 2, 3},
        "upper-four": not honors and numbers <= {6, 7, 8, 9},
        "lower-four": not honors and numbers <= {1, 2, 3, 4},
        "all-simples": not any(map(is_end, kinds)),
        "reversible-tiles": kinds <= REVERSIBLE,
        "all-types": len(suits) == 3
        and any(27 <= each < 31 for each in kinds)
        and any(each >= 31 for each in kinds),
        "one-voided-suit": len(suits) == 2,
        "no-honors": not honors,
    }
    for fan, there in asked.items():
        if there:
            yield fan, (), 0
    kongs = {low for kind, low in reading.parts if "kong" in kind}
    for tile, count in Counter(reading.tiles).items():
        if count == 4 and tile not in kongs:
            yield "tile-hog", (), 0


def _alike(reading: NaiveReading) -> tuple[int, ...]:
    return tuple(
        place for place, (kind, _) in enumerate(reading.parts) if kind in ("pung", "kong", "ckong")
    )


def _winds_and_dragons(reading: NaiveReading) -> _Rule:
    winds = tuple(each for each in _alike(reading) if 27 <= reading.parts[each][1] < 31)
    dragons = tuple(each for each in _alike(reading) if reading.parts[each][1] >= 31)
    pair = reading.parts[-1][1] if reading.parts else -1
    if len(winds) == 4:
        yield "big-four-winds", winds, 0
    if len(winds) == 3 and 27 <= pair < 31:
        yield "little-four-winds", winds, 0
    if len(winds) >= 3:
        yield "big-three-winds", winds, 0
    if len(dragons) == 3:
        yield "big-three-dragons", dragons, 0
    if len(dragons) == 2 and pair >= 31:
        yield "little-three-dragons", dragons, 0
    if len(dragons) >= 2:
        yield "two-dragon-pungs", dragons, 0
    for each in dragons:
        yield "dragon-pung", (each,), 0
    for each in winds:
        if reading.parts[each][1] == WIND[reading.round]:
            yield "prevalent-wind", (each,), 0
        if reading.parts[each][1] == WIND[reading.seat]:
            yield "seat-wind", (each,), 0


def _pungs_and_kongs(reading: NaiveReading) -> _Rule:
    alike = _alike(reading)
    for each in alike:
        if is_end(reading.parts[each][1]):
            yield "pung-of-terminals-or-honors", (each,), 0
    if len(alike) == 4:
        yield "all-pungs", alike, 0
        if all(low < 27 and low % 9 % 2 == 1 for _, low in reading.parts):
            yield "all-even-pungs", alike, 0
    melded = tuple(each for each in alike if reading.parts[each][0] == "kong")
    hidden = tuple(each for each in alike if reading.parts[each][0] == "ckong")
    yield from _kongs(reading.year, melded, hidden)
    claimed = {place for place, part in enumerate(reading.parts) if part in reading.melds}
    secret = [
        each
        for each in alike
        if reading.parts[each][0] == "ckong"
        or (each not in claimed and (reading.drawn or each != reading.completed))
    ]
    if len(secret) == 4:
        yield "four-concealed-pungs", tuple(secret), 0
    elif len(secret) == 3:
        yield "three-concealed-pungs", tuple(secret), 0
    elif len(secret) == 2:
        early_kongs = reading.year == 1998 and len(melded) + len(hidden) >= 3
        if not set(secret) <= set(hidden) or early_kongs:
            yield "two-concealed-pungs", tuple(secret), 0


def _kongs(year: int, melded: tuple[int, ...], hidden: tuple[int, ...]) -> _Rule:
    """The table of kongs: so many melded, so many concealed."""
    both = (*melded, *hidden)
    if len(both) == 4:
        yield "four-kongs", both, 0
    if len(both) == 3:
        yield "three-kongs", both, 0
    mixed = len(melded) == len(hidden) == 1 and year != 1998
    if mixed:
        yield "two-melded-kongs", both, 6
    elif len(melded) == 2 and not hidden:
        yield "two-melded-kongs", melded, 0
    if len(hidden) == 2:
        yield "two-concealed-kongs", hidden, 0
    elif len(hidden) == 1 and not mixed:
        yield "concealed-kong", hidden, 0
    if len(melded) == 1 and len(both) < 3 and not mixed:
        yield "melded-kong", melded, 0


def _shapes(reading: NaiveReading) -> _Rule:
    kinds = set(reading.tiles)
    if reading.shape == "orphans":
        yield "thirteen-orphans", (), 0
    if reading.shape == "broken":
        yield "lesser-honors-and-knitted-tiles", (), 0
        if sum(each >= 27 for each in kinds) == 7:
            yield "greater-honors-and-knitted-tiles", (), 0
        if any(straight <= kinds for straight in KNITTED):
            yield "knitted-straight", (), 0
    if reading.shape == "knitted":
        yield "knitted-straight", (), 0
    if reading.shape == "pairs":
        yield "seven-pairs", (), 0
        low, high = min(kinds), max(kinds)
        if len(kinds) == 7 and high < 27 and low // 9 == high // 9 and high - low == 6:
            yield "seven-shifted-pairs", (), 0
    if reading.shape == "sets":
        first = min(reading.standing) // 9 * 9
        gates = sorted([first] * 3 + [first + 8] * 3 + list(range(first + 1, first + 8)))
        if list(reading.standing) == gates and first < 27 and first <= reading.win < first + 9:
            yield "nine-gates", tuple(range(5)), 0
        for fan, asked in (("all-fives", _is_five), ("outside-hand", is_end)):
            if all(any(map(asked, part_tiles(part))) for part in reading.parts):
                yield fan, (), 0
    chows = not _alike(reading) and reading.shape in ("sets", "knitted")
    if chows and reading.parts[-1][1] < 27:
        yield "all-chows", (), 0


def _is_five(tile: int) -> bool:
    return tile < 27 and tile % 9 == 4


def _winning(reading: NaiveReading) -> _Rule:
    claimed = [part for part in reading.melds if part[0] != "ckong"]
    asked = {
        "out-with-replacement-tile": reading.by == "replacement",
        "robbing-the-kong": reading.by == "robbed-kong",
        "last-tile-draw": reading.last and reading.drawn,
        "last-tile-claim": reading.last and reading.by == "discard",
        "last-tile": reading.last_of_kind
        or sum(part_tiles(part).count(reading.win) for part in claimed) == 3,
        "melded-hand": len(claimed) == 4 and not reading.drawn,
        "fully-concealed-hand": not claimed and reading.drawn,
        "concealed-hand": not claimed and not reading.drawn,
        "self-drawn": reading.drawn,
    }
    for fan, there in asked.items():
        if there:
            yield fan, (), 0


def _waits(reading: NaiveReading) -> _Rule:
    if reading.completed is None or not reading.sole:
        return
    kind, low = reading.parts[reading.completed]
    if kind == "pair":
        yield "single-wait", (), 0
    elif kind == "chow" and reading.win == low + 1:
        yield "closed-wait", (), 0
    elif kind == "chow" and (reading.win, low % 9) in ((low + 2, 0), (low, 6)):
        yield "edge-wait", (), 0


_Numbers = tuple[int, ...]
# The relations between sets: how many sets, and what their numbers, low to high, and suits are.
CHOWS: dict[str, tuple[int, Callable[[_Numbers], bool], int]] = {
    "pure-double-chow": (2, lambda n: n[0] == n[1], 1),
    "mixed-double-chow": (2, lambda n: n[0] == n[1], 2),
    "short-straight": (2, lambda n: n[1] - n[0] == 3, 1),
    "two-terminal-chows": (2, lambda n: n == (0, 6), 1),
    "pure-triple-chow": (3, lambda n: n[0] == n[2], 1),
    "pure-straight": (3, lambda n: n == (0, 3, 6), 1),
    "pure-shifted-chows": (3, lambda n: n[2] - n[1] == n[1] - n[0] in (1, 2), 1),
    "mixed-straight": (3, lambda n: n == (0, 3, 6), 3),
    "mixed-triple-chow": (3, lambda n: n[0] == n[2], 3),
    "mixed-shifted-chows": (3, lambda n: n[2] - n[1] == n[1] - n[0] == 1, 3),
    "quadruple-chow": (4, lambda n: n[0] == n[3], 1),
    "four-pure-shifted-chows": (
        4,
        lambda n: n[3] - n[2] == n[2] - n[1] == n[1] - n[0] in (1, 2),
        1,
    ),
}
PUNGS: dict[str, tuple[int, Callable[[_Numbers], bool], int]] = {
    "double-pung": (2, lambda n: n[0] == n[1], 2),
    "triple-pung": (3, lambda n: n[0] == n[2], 3),
    "pure-shifted-pungs": (3, lambda n: n[2] - n[1] == n[1] - n[0] == 1, 1),
    "mixed-shifted-pungs": (3, lambda n: n[2] - n[1] == n[1] - n[0] == 1, 3),
    "four-pure-shifted-pungs": (4, lambda n: n[3] - n[2] == n[2] - n[1] == n[1] - n[0] == 1, 1),
}


def relations(reading: NaiveReading) -> Iterator[Use]:
    """Every fan that is there by a relation between sets."""
    alike = [each for each in _alike(reading) if reading.parts[each][1] < 27]
    chows = [place for place, part in enumerate(reading.parts) if part[0] == "chow"]
    for table, places in ((CHOWS, chows), (PUNGS, alike)):
        for fan, (size, numbers_fit, suits) in table.items():
            for chosen in combinations(places, size):
                lows = [reading.parts[each][1] for each in chosen]
                numbers = tuple(sorted(low % 9 for low in lows))
                if len({low // 9 for low in lows}) == suits and numbers_fit(numbers):
                    yield fan, frozenset(chosen), points(fan, reading.year)
    yield from _terminal_chows(reading, chows)


def _terminal_chows(reading: NaiveReading, chows: list[int]) -> Iterator[Use]:
    if len(chows) != 4 or not _is_five(reading.parts[-1][1]):
        return
    pair = reading.parts[-1][1] // 9
    ends = sorted((reading.parts[each][1] // 9, reading.parts[each][1] % 9) for each in chows)
    if ends == [(pair, 0), (pair, 0), (pair, 6), (pair, 6)]:
        yield "pure-terminal-chows", frozenset(chows), 64
    one, other = (suit for suit in range(3) if suit != pair)
    if ends == [(one, 0), (one, 6), (other, 0), (other, 6)]:
        yield "three-suited-terminal-chows", frozenset(chows), 16
