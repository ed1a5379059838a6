"""A second scorer for Mahjong Rengo, slow and plain, straight from the articles.

It reads the JSON line itself and shares nothing with the engine: every reading is tried, every
yaku asked for by a plain condition, the base added up line by line (`naive_rengo_yaku`,
`naive_rengo_points`).
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.scoring import naive_rengo_points as points
from tests.scoring.naive_rengo_yaku import (
    DRAGONS,
    OUTER,
    WINDS,
    NaivePart,
    NaiveRengoReading,
    ordinary,
    yakuman,
)

Line = dict[str, Any]
STARTS = {"m": 0, "p": 9, "s": 18, "z": 27}
SEAT_TILE = {"E": 27, "S": 28, "W": 29, "N": 30}
KINDS = {  # kind in the line: kind, open
    "chow": ("chow", True),
    "pung": ("pung", True),
    "kong": ("kong", True),
    "added-kong": ("kong", True),
    "concealed-kong": ("kong", False),
}


Counting = tuple[Counter[tuple[str, int]], int, int | None, str | None]
"""Yaku with their han and how often, the total, the base, the limit."""


class NaiveRengoScore(NamedTuple):
    """What the naive scorer says; `countings` are all that pay the same with as many han.

    Of a yakuman they are those that name the most yakuman: all of them are listed.
    """

    why_not: str | None
    payments: dict[str, int] | None
    countings: list[Counting]


def tiles_of(text: str) -> list[int]:
    """The tiles of `123m55z`."""
    found, digits = [], ""
    for sign in text:
        if sign.isdigit():
            digits += sign
        else:
            found += [STARTS[sign] + int(digit) - 1 for digit in digits]
            digits = ""
    return found


def answer(line: Line) -> NaiveRengoScore:
    """What the hand of the line is worth."""
    results = [_weighed(held, line) for held in _held(line)]
    if not results:
        return NaiveRengoScore("shape", None, [(Counter(), 0, None, None)])
    most = max((gain, han) for gain, han, _, _ in results)
    best = [each for each in results if each[:2] == most]
    if any(limit == "yakuman" for _, _, (_, _, _, limit), _ in best):
        named = max(len(lines) for _, _, (lines, *_), _ in best)
        best = [each for each in best if len(each[2][0]) == named]
    countings = [counting for _, _, counting, _ in best]
    drawn = line.get("by", "discard") in ("draw", "replacement")
    why_not = "no-yaku" if not most[0] else None
    if why_not is None and line.get("furiten", False) and not drawn:
        why_not = "furiten"
    return NaiveRengoScore(why_not, None if why_not else best[0][3], countings)


def paying_most(line: Line) -> list[Counting]:
    """Every counting that pays as much as the one that pays most, whatever its han (60)."""
    results = [_weighed(held, line) for held in _held(line)]
    most = max(gain for gain, _, _, _ in results)
    return [counting for gain, _, counting, _ in results if gain == most]


def readings_paying_most(line: Line) -> list[NaiveRengoReading]:
    """The readings that pay most (60)."""
    results = [(_weighed(held, line)[0], held) for held in _held(line)]
    most = max(gain for gain, _ in results)
    return [held for gain, held in results if gain == most]


def _weighed(reading: NaiveRengoReading, line: Line) -> tuple[int, int, Counting, dict[str, int]]:
    """What the winner gets without sticks, the han, the counting, the payments (60)."""
    greatest = yakuman(reading)
    lines: Counter[tuple[str, int]]
    base: int | None
    limit: str | None
    if greatest:
        lines, han = Counter({(name, 13): 1 for name in greatest}), 13  # 53, 54
        base, limit, a = None, "yakuman", points.OF_A_YAKUMAN[0] // 4
    else:
        yaku = dict(ordinary(reading))
        dora = _dora(reading, line)
        lines, han = Counter(yaku.items()), sum(yaku.values()) + dora
        if dora:
            lines["dora", 1] = dora
        base = points.base(reading, "pinfu" in yaku)
        if not yaku:
            return 0, han, (lines, han, base, None), {}
        a, limit = points.a_and_limit(base, han)
    seat = line.get("seat", "E")
    discarder = line.get("from") or points.SEATS[(points.SEATS.index(seat) + 1) % 4]
    liable = line.get("liable") if _is_liable(greatest, reading, line) else None
    sticks = line.get("deposits", 0)
    paid = points.payments(a, seat, reading.drawn(), discarder, liable, sticks)
    return paid[seat] - 1000 * sticks, han, (lines, han, base, limit), paid


def _dora(reading: NaiveRengoReading, line: Line) -> int:
    """16: tiles like the one after the indicator."""
    if not line.get("dora_indicator"):
        return 0
    (shown,) = tiles_of(line["dora_indicator"])
    following = {8: 0, 17: 9, 26: 18, 30: 27, 33: 31}
    return reading.tiles.count(following.get(shown, shown + 1))


def _is_liable(greatest: list[str], reading: NaiveRengoReading, line: Line) -> bool:
    """67: the last set of three dragons or four winds was claimed, before the win."""
    (win,) = tiles_of(line["win"])
    for name, kinds in (("daisangen", DRAGONS), ("daisuushii", WINDS)):
        claimed = [
            each
            for each in line.get("melds", [])
            if each["kind"] != "concealed-kong" and tiles_of(each["tiles"])[0] in kinds
        ]
        if name in greatest and claimed and win not in kinds:
            return True
    return False


def _held(line: Line) -> Iterator[NaiveRengoReading]:
    """The hand under each reading, and each part that the winning tile may complete (4)."""
    melds = []
    for each in line.get("melds", []):
        kind, is_open = KINDS[each["kind"]]
        melds.append(NaivePart(kind, min(tiles_of(each["tiles"])), is_open))
    (win,) = tiles_of(line["win"])
    own = sorted([*tiles_of(line["concealed"]), win])
    by = line.get("by", "discard")
    everything = tuple(sorted([*own, *(tile for part in melds for tile in part.tiles())]))
    for shape, parts, wait in _readings(own, melds, win, by in ("draw", "replacement")):
        yield NaiveRengoReading(
            shape=shape,
            parts=parts,
            wait=wait,
            tiles=everything,
            closed=not any(part.is_open for part in melds),
            melds=len(melds),
            by=by,
            last=line.get("last", False),
            first_turn=line.get("first_turn", False),
            riichi=line.get("riichi", "none"),
            seat=SEAT_TILE[line.get("seat", "E")],
            round=SEAT_TILE[line.get("round", "E")],
        )


def _readings(
    own: list[int], melds: list[NaivePart], win: int, drawn: bool
) -> Iterator[tuple[str, tuple[NaivePart, ...], str]]:
    if not melds and len(set(own)) == 7 and all(own.count(tile) == 2 for tile in own):
        yield "pairs", (), ""
    if not melds and set(own) == OUTER:
        yield "orphans", (), ""
    for pair in sorted(set(own)):
        if own.count(pair) >= 2:
            left = [*own]
            left.remove(pair)
            left.remove(pair)
            for sets in _partitions(left):
                parts = [*sets, NaivePart("pair", pair)]
                for place, part in enumerate(parts):
                    if win in part.tiles():
                        filled = [*parts]
                        if part.kind == "pung" and not drawn:
                            filled[place] = NaivePart("pung", part.low, is_open=True)
                        yield "sets", (*melds, *filled), _wait(part, win)


def _partitions(tiles: list[int]) -> Iterator[list[NaivePart]]:
    """Every way to lay the tiles out in chows and pungs; the lowest must be in one of them."""
    if not tiles:
        yield []
        return
    low = tiles[0]
    for part in (NaivePart("pung", low), NaivePart("chow", low)):
        if part.kind == "chow" and (low >= 27 or low % 9 > 6):
            continue
        left = Counter(tiles)
        left.subtract(part.tiles())
        if min(left.values()) >= 0:
            for rest in _partitions(sorted(left.elements())):
                yield [part, *rest]


def _wait(part: NaivePart, win: int) -> str:
    """56(3)."""
    if part.kind != "chow":
        return "pair" if part.kind == "pair" else "two-pairs"
    others = [tile % 9 + 1 for tile in part.tiles() if tile != win]
    if others[1] - others[0] == 2:
        return "inner"
    return "edge" if others in ([1, 2], [8, 9]) else "two-sided"
