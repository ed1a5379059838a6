"""Random hands of Rengo as lines of the contract, made without the engine, for the naive scorer.

Most make a winning shape; every yaku comes up. Impossible tilings are drawn again.
"""

from collections import Counter
from random import Random
from typing import Any

Line = dict[str, Any]
OUTER = [0, 8, 9, 17, 18, 26, *range(27, 34)]
GREEN = [19, 20, 21, 23, 25, 32]
MELD_KINDS = {"chow": ("chow",), "pung": ("pung",), "kong": ("kong", "added-kong")}
SEATS = "ESWN"


def text(tiles: list[int]) -> str:
    """Tiles by number as the contract writes them."""
    return "".join(f"{tile % 9 + 1}{'mpsz'[tile // 9]}" for tile in tiles)


def random_line(rng: Random) -> Line:
    """A line that the contract allows."""
    while True:
        shape = rng.random()
        melds: list[tuple[str, list[int]]] = []
        if shape < 0.06:
            standing = [kind for kind in _kinds(rng, 7) for _ in range(2)]
        elif shape < 0.07:
            standing = [*OUTER, rng.choice(OUTER)]
        elif shape < 0.08:
            suit = rng.randrange(3) * 9
            gates = (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, rng.randrange(9))
            standing = [suit + number for number in gates]
        else:
            standing, melds = _sets(rng)
        win = standing.pop(rng.randrange(len(standing)))
        if rng.random() < 0.04:  # often no winning shape any more
            standing[0] = rng.randrange(34)
        every = Counter([*standing, win, *(tile for _, tiles in melds for tile in tiles)])
        if max(every.values()) > 4:
            continue
        line = _told(rng, standing, melds, win)
        if line["by"] == "robbed-kong" and every[win] > 1:
            continue
        shown = line.get("dora_indicator")
        if shown and every["mpsz".index(shown[1]) * 9 + int(shown[0]) - 1] == 4:
            continue
        return line


def _kinds(rng: Random, count: int) -> list[int]:
    pool = _pool(rng)
    if rng.random() < 0.15:
        low = 9 * rng.randrange(3) + rng.randrange(3)
        return [low + step for step in range(count)]
    return rng.sample(pool, count) if len(pool) >= count else rng.sample(OUTER, count)


def _pool(rng: Random) -> list[int]:
    """Kinds to draw from: often few, so that rare yaku come."""
    suit = rng.randrange(3) * 9
    low = rng.randrange(6)
    return rng.choice(
        (
            list(range(34)),
            list(range(34)),
            [kind for kind in range(27) if 0 < kind % 9 < 8],
            list(range(suit, suit + 9)),
            [*range(suit, suit + 9), *range(27, 34)],
            [9 * each + low + step for each in range(3) for step in range(4)],
            [9 * each + number for each in range(3) for number in (0, 6)] + [*range(27, 34)],
            OUTER,
            [0, 8, 9, 17, 18, 26],
            list(range(27, 34)),
            [27, 28, 29, 30, suit + low],
            [31, 32, 33, *range(suit, suit + 9)],
            GREEN,
            [suit, suit + 3, suit + 6, *range(34)],
        )
    )


def _sets(rng: Random) -> tuple[list[int], list[tuple[str, list[int]]]]:
    """Four sets and a pair: the standing tiles with the last one, and the melds."""
    pool = _pool(rng)
    pungs, kongs = rng.choice((0.1, 0.5, 1.0)), rng.choice((0.0, 0.0, 0.3, 0.9))
    claims, concealed_kongs = rng.choice((0.0, 0.0, 0.4, 1.0)), rng.random()
    standing: list[int] = []
    melds: list[tuple[str, list[int]]] = []
    for low in _lows(rng, pool):
        alike = low >= 27 or rng.random() < pungs or low % 9 > 6
        if alike and rng.random() < kongs:
            concealed = rng.random() < concealed_kongs
            kind = "concealed-kong" if concealed else rng.choice(MELD_KINDS["kong"])
            melds.append((kind, [low] * 4))
            continue
        tiles = [low] * 3 if alike else [low, low + 1, low + 2]
        if rng.random() < claims:
            melds.append(("pung" if alike else "chow", tiles))
        else:
            standing += tiles
    if rng.random() < 0.15 and len(standing) >= 6:  # the same chow again
        again = standing[:3]
        if again[0] != again[1]:
            standing[3:6] = again
    standing += [rng.choice(pool)] * 2
    return standing, melds


def _lows(rng: Random, pool: list[int]) -> list[int]:
    """The lowest tiles of four sets; now and then three that belong together."""
    lows = [rng.choice(pool) for _ in range(4)]
    kind = rng.randrange(12)
    if kind == 0:
        number = rng.randrange(9)
        lows[:3] = [number, number + 9, number + 18]
    elif kind == 1:
        suit = 9 * rng.randrange(3)
        lows[:3] = [suit, suit + 3, suit + 6]
    elif kind == 2:
        lows[:3] = [31, 32, 33] if rng.random() < 0.5 else [28, 29, rng.choice((27, 30, 33))]
    return lows


def _told(rng: Random, standing: list[int], melds: list[tuple[str, list[int]]], win: int) -> Line:
    ways = ["discard", "draw", "discard", "draw", "robbed-kong"]
    if any("kong" in kind for kind, _ in melds):
        ways += ["replacement"] * 2
    line: Line = {
        "rules": "rengo",
        "concealed": text(standing),
        "melds": [{"kind": kind, "tiles": text(tiles)} for kind, tiles in melds],
        "win": text([win]),
        "by": rng.choice(ways),
        "seat": rng.choice(SEATS),
        "round": rng.choice(SEATS),
    }
    others = [seat for seat in SEATS if seat != line["seat"]]
    closed = all(kind == "concealed-kong" for kind, _ in melds)
    if closed and rng.random() < 0.5:
        line["riichi"] = rng.choice(("riichi", "riichi", "double"))
    if rng.random() < 0.7:
        line["dora_indicator"] = text([rng.randrange(34)])
    if rng.random() < 0.5:
        line["from"] = rng.choice(others)
    if rng.random() < 0.4:
        line["liable"] = rng.choice(others)
    if rng.random() < 0.3:
        line["deposits"] = rng.randrange(5)
    for key, often in (("last", 0.1), ("first_turn", 0.06), ("furiten", 0.06)):
        if rng.random() < often:
            line[key] = True
    return line
