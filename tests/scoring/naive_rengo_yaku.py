"""Articles 51 and 52 of Mahjong Rengo once more, each yaku a plain condition, for the naive scorer.

Nothing of the engine is used. Tiles are numbers: 0 to 8 characters, 9 to 17 dots, 18 to 26
bamboos, 27 to 30 east, south, west, north, 31 to 33 white, green, red.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

TERMINALS = {0, 8, 9, 17, 18, 26}
WINDS = {27, 28, 29, 30}
DRAGONS = {31, 32, 33}
HONORS = WINDS | DRAGONS
OUTER = TERMINALS | HONORS
GREEN = {19, 20, 21, 23, 25, 32}


class NaivePart(NamedTuple):
    """A chow, pung, kong or pair, its lowest tile, and whether another's tile is in it."""

    kind: str
    low: int
    is_open: bool = False

    def tiles(self) -> list[int]:
        """Its tiles."""
        if self.kind == "chow":
            return [self.low, self.low + 1, self.low + 2]
        return [self.low] * {"pair": 2, "pung": 3, "kong": 4}[self.kind]


class NaiveRengoReading(NamedTuple):
    """A hand under one reading; `parts` has the pair last, or nothing beside `pairs`, `orphans`."""

    shape: str
    parts: tuple[NaivePart, ...]
    wait: str
    tiles: tuple[int, ...]
    closed: bool
    melds: int
    by: str
    last: bool
    first_turn: bool
    riichi: str
    seat: int
    round: int

    def drawn(self) -> bool:
        """By the winner's own draw."""
        return self.by in ("draw", "replacement")

    def lows(self, *kinds: str) -> list[int]:
        """The lowest tiles of the parts of those kinds."""
        return [part.low for part in self.parts if part.kind in kinds]

    def pungs(self) -> list[int]:
        """Pungs and kongs (コーツ、カンツ)."""
        return self.lows("pung", "kong")

    def concealed_pungs(self) -> int:
        """Those that hold nobody else's tile (暗刻、暗カンツ)."""
        return sum(part.kind in ("pung", "kong") and not part.is_open for part in self.parts)

    def yakuhai(self) -> set[int]:
        """51(3): dragons, the round wind, the seat wind."""
        return DRAGONS | {self.seat, self.round}

    def suits(self) -> set[int]:
        """Which of the three suits are there."""
        return {tile // 9 for tile in self.tiles if tile < 27}


def _twice(lows: list[int]) -> int:
    """How many twos of the same chow."""
    return sum(lows.count(low) // 2 for low in set(lows))


def _in_three_suits(lows: list[int]) -> bool:
    return any({number, number + 9, number + 18} <= set(lows) for number in range(9))


def _outer_everywhere(reading: NaiveRengoReading) -> bool:
    return (
        reading.shape == "sets"
        and all(OUTER & set(part.tiles()) for part in reading.parts)
        and bool(reading.lows("chow"))
    )


def _pinfu(reading: NaiveRengoReading) -> bool:
    return (
        len(reading.lows("chow")) == 4
        and reading.wait == "two-sided"
        and not reading.yakuhai() & set(reading.tiles)
    )


def _nine_gates(reading: NaiveRengoReading) -> bool:
    numbers = sorted(tile % 9 + 1 for tile in reading.tiles)
    if reading.suits() not in ({0}, {1}, {2}) or set(reading.tiles) & HONORS or len(numbers) != 14:
        return False
    for number in (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9):
        if number not in numbers:
            return False
        numbers.remove(number)
    return True


Condition = Callable[[NaiveRengoReading], bool]

# id: closed han, open han (None: closed hands only), condition
ORDINARY: dict[str, tuple[int, int | None, Condition]] = {
    "menzen-tsumo": (1, None, lambda h: h.drawn()),
    "tanyao": (1, 1, lambda h: not OUTER & set(h.tiles)),
    "yakuhai-haku": (1, 1, lambda h: 31 in h.pungs()),
    "yakuhai-hatsu": (1, 1, lambda h: 32 in h.pungs()),
    "yakuhai-chun": (1, 1, lambda h: 33 in h.pungs()),
    "yakuhai-seat-wind": (1, 1, lambda h: h.seat in h.pungs()),
    "yakuhai-round-wind": (1, 1, lambda h: h.round in h.pungs()),
    "pinfu": (1, None, _pinfu),
    "iipeikou": (1, None, lambda h: _twice(h.lows("chow")) == 1),
    "chankan": (1, 1, lambda h: h.by == "robbed-kong"),
    "rinshan-kaihou": (1, 1, lambda h: h.by == "replacement"),
    "haitei": (1, 1, lambda h: h.last and h.by == "draw"),
    "houtei": (1, 1, lambda h: h.last and h.by == "discard"),
    "riichi": (1, None, lambda h: h.riichi == "riichi"),
    "double-riichi": (2, None, lambda h: h.riichi == "double"),
    "chiitoitsu": (2, None, lambda h: h.shape == "pairs"),
    "sanshoku-doujun": (2, 1, lambda h: _in_three_suits(h.lows("chow"))),
    "ittsuu": (
        2,
        1,
        lambda h: any({low, low + 3, low + 6} <= set(h.lows("chow")) for low in (0, 9, 18)),
    ),
    "chanta": (2, 1, lambda h: _outer_everywhere(h) and bool(HONORS & set(h.tiles))),
    "sanshoku-doukou": (2, 2, lambda h: _in_three_suits(h.pungs())),
    "toitoi": (2, 2, lambda h: len(h.pungs()) == 4),
    "sanankou": (2, 2, lambda h: h.concealed_pungs() >= 3),
    "sankantsu": (2, 2, lambda h: len(h.lows("kong")) >= 3),
    "honroutou": (2, 2, lambda h: h.shape != "orphans" and set(h.tiles) <= OUTER),
    "ryanpeikou": (3, None, lambda h: _twice(h.lows("chow")) == 2),
    "junchan": (3, 2, lambda h: _outer_everywhere(h) and not HONORS & set(h.tiles)),
    "honitsu": (3, 2, lambda h: len(h.suits()) == 1 and bool(HONORS & set(h.tiles))),
    "shousangen": (
        4,
        4,
        lambda h: len(DRAGONS & set(h.pungs())) == 2 and bool(DRAGONS & set(h.lows("pair"))),
    ),
    "chinitsu": (6, 5, lambda h: len(h.suits()) == 1 and not HONORS & set(h.tiles)),
}
IN_SHOUSANGEN = ("yakuhai-haku", "yakuhai-hatsu", "yakuhai-chun")  # 51(24): 2翻を含む

# id: closed hands only, condition
YAKUMAN: dict[str, tuple[bool, Condition]] = {
    "tenhou": (True, lambda h: h.first_turn and h.by == "draw" and not h.melds and h.seat == 27),
    "chiihou": (True, lambda h: h.first_turn and h.by == "draw" and not h.melds and h.seat != 27),
    "daisangen": (False, lambda h: set(h.pungs()) >= DRAGONS),
    "daisuushii": (False, lambda h: set(h.pungs()) >= WINDS),
    "shousuushii": (
        False,
        lambda h: len(WINDS & set(h.pungs())) == 3 and bool(WINDS & set(h.lows("pair"))),
    ),
    "suuankou": (True, lambda h: h.concealed_pungs() == 4),
    "suukantsu": (False, lambda h: len(h.lows("kong")) == 4),
    "tsuuiisou": (False, lambda h: h.shape != "orphans" and set(h.tiles) <= HONORS),
    "chinroutou": (False, lambda h: set(h.tiles) <= TERMINALS),
    "ryuuiisou": (False, lambda h: set(h.tiles) <= GREEN),
    "chuuren-poutou": (True, _nine_gates),
    "kokushi-musou": (True, lambda h: h.shape == "orphans"),
}


def yakuman(reading: NaiveRengoReading) -> list[str]:
    """The yakuman that are there (52)."""
    return [
        name
        for name, (closed_only, is_there) in YAKUMAN.items()
        if (reading.closed or not closed_only) and is_there(reading)
    ]


def ordinary(reading: NaiveRengoReading) -> Iterator[tuple[str, int]]:
    """The ordinary yaku that count, with their han (51)."""
    results = {}
    for name, (closed, opened, is_there) in ORDINARY.items():
        han = closed if reading.closed else opened
        if han is not None and is_there(reading):
            results[name] = han
    if "shousangen" in results:
        for name in IN_SHOUSANGEN:
            results.pop(name, None)
    yield from results.items()
