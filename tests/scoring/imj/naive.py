"""Chapter six once more, as plainly as it can be written, to be compared with the engine.

Nothing of the engine is used: tiles are pairs of suit and number, and the highest rank is found
by trying every set of elements that the limits allow.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from tests.scoring.imj.lines import Line

Tile = tuple[str, int]
Sets = list[list[Tile]]
Element = tuple[str, str, float]
LIMITED = {"26", "27.1", "27.2", "27.3", "27.4", "28.5"}
TOGETHER = [
    {"mixed-unios", "mixed-same"},
    {"unio-in-all", "all-types"},
    {"pung-of-dragon", "chance-wind", "chance-round"},
    {"chance-flower", "full-set-of-flowers"},
]


def rank(line: Line) -> float | None:
    """The highest rank of a hand on four sets or pairs; None where there is no such shape."""
    best: float | None = None
    for sets in structures(line):
        found = list(elements(line, sets))
        ordinary = sum(best_of(found, group) for group in {each[1] for each in found} - {"25.1"})
        ordinary = ordinary if ordinary == 0.5 else int(ordinary)
        specials = [value for _, group, value in found if group == "25.1"]
        for candidate in [ordinary, *specials]:
            best = candidate if best is None else max(best, candidate)
    return best


def best_of(elements: list[Element], group: str) -> float:
    """The most that any allowed choice out of one group is worth."""
    here = [each for each in elements if each[1] == group]
    choices = [
        sum(each[2] for each in chosen)
        for size in range(len(here) + 1)
        for chosen in combinations(here, size)
        if group not in LIMITED or allowed([each[0] for each in chosen])
    ]
    return max(choices)


def allowed(names: list[str]) -> bool:
    """At most one of the group, but for what the text lets count together."""
    return len(names) <= 1 or any(set(names) <= each for each in TOGETHER)


def parse(text: str) -> list[Tile]:
    tiles: list[Tile] = []
    digits = ""
    for letter in text:
        if letter.isdigit():
            digits += letter
        else:
            tiles += [(letter, int(digit)) for digit in digits]
            digits = ""
    return tiles


def structures(line: Line) -> Iterator[Sets]:
    """Sets and eyes, the eyes last; or seven pairs."""
    own = Counter(parse(line["concealed"]) + parse(line["win"]))
    melds = [parse(each["tiles"])[:3] for each in line.get("melds", [])]
    for eyes in [tile for tile, count in own.items() if count >= 2]:
        for sets in split(own - Counter([eyes, eyes])):
            if len(sets) + len(melds) == 4:
                yield [*sets, *melds, [eyes, eyes]]
    if not melds and all(count % 2 == 0 for count in own.values()):
        yield [[tile, tile] for tile, count in own.items() for _ in range(count // 2)]


def split(tiles: Counter[Tile]) -> Iterator[Sets]:
    if not tiles:
        yield []
        return
    suit, number = low = min(tiles)
    wanted = [[low] * 3]
    if suit != "z":
        wanted.append([(suit, number + step) for step in range(3)])
    for each in wanted:
        need = Counter(each)
        if all(tiles[tile] >= count for tile, count in need.items()):
            for rest in split(tiles - need):
                yield [each, *rest]


def elements(line: Line, sets: Sets) -> Iterator[Element]:
    for name, group, value, times in rows(line, sets):
        for _ in range(int(times)):
            yield name, group, value


def rows(line: Line, sets: Sets) -> Iterator[tuple[str, str, float, int]]:
    by, melds = line["by"], line.get("melds", [])
    drawn = by in ("draw", "replacement")
    flowers = [number for _, number in parse(line.get("flowers", ""))]
    seat = "ESWN".index(line["seat"]) + 1
    tiles = [tile for each in sets for tile in each]
    suits = {suit for suit, _ in tiles if suit != "z"}
    honors = [number for suit, number in tiles if suit == "z"]
    is_pairs = len(sets) == 7
    pungs = [each[0] for each in sets if len(each) == 3 and each[0] == each[1]]
    chows = [each[0] for each in sets if len(each) == 3 and each[0] != each[1]]
    eyes = None if is_pairs else sets[-1][0]

    def unio(tile: Tile) -> bool:
        return tile[0] == "z" or tile[1] in (1, 9)

    gates = sorted(number for _, number in parse(line["concealed"]))
    first = line.get("first_turn", False)
    yield "heaven", "25.1", 6, first and by != "discard"
    yield "earth", "25.1", 6, first and by == "discard"
    yield "all-hidden-pungs", "25.1", 13, len(pungs) == 4 and not melds and drawn
    numbers = sorted({number for _, number in tiles})
    in_a_row = len(numbers) == 7 and numbers[-1] - numbers[0] == 6
    one_suit = len(suits) == 1 and not honors
    yield "seven-consecutive-pairs", "25.1", 13, is_pairs and one_suit and in_a_row
    is_gates = gates == [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]
    yield "nine-gates", "25.1", 13, one_suit and is_gates and not melds and not is_pairs

    yield "coward", "26", 0.5, bool(pungs and chows)
    yield "all-chows", "26", 1, len(chows) == 4
    yield "all-pungs", "26", 3, len(pungs) == 4
    yield "seven-pairs", "26", 3, is_pairs

    all_unio = all(map(unio, tiles))
    yield "pure-terminals", "27.1", 8, all_unio and not honors
    yield "mixed-unios", "27.1", 1, bool(all_unio and honors and suits)
    yield "pure-honours", "27.1", 8, not suits
    yield "pure-same", "27.1", 6, one_suit
    yield "mixed-same", "27.1", 3, bool(len(suits) == 1 and honors)
    fives = all(any(t[0] != "z" and t[1] == 5 for t in each) for each in sets)
    yield "five-in-all", "27.1", 2, fives and not is_pairs
    yield "unio-in-all", "27.1", 1, all(any(map(unio, each)) for each in sets)
    kinds = (any(each < 5 for each in honors), any(each > 4 for each in honors))
    yield "all-types", "27.1", 1, len(suits) == 3 and all(kinds)

    winds = [number for suit, number in pungs if suit == "z" and number < 5]
    dragons = [number for suit, number in pungs if suit == "z" and number > 4]
    wind_eyes = eyes is not None and eyes[0] == "z" and eyes[1] < 5
    dragon_eyes = eyes is not None and eyes[0] == "z" and eyes[1] > 4
    yield "big-four-winds", "27.2", 9, len(winds) == 4
    yield "little-four-winds", "27.2", 6, len(winds) == 3 and wind_eyes
    yield "big-three-dragons", "27.2", 6, len(dragons) == 3
    yield "little-three-dragons", "27.2", 4, len(dragons) == 2 and dragon_eyes
    yield "pung-of-dragon", "27.2", 1, len(dragons)
    yield "chance-wind", "27.2", 1, seat in winds
    yield "chance-round", "27.2", 1, "ESWN".index(line["round"]) + 1 in winds

    def run(sets: list[Tile], suit: str, size: int) -> bool:
        return any(all((suit, low + step) in sets for step in range(size)) for low in range(1, 10))

    def across(sets: list[Tile], steps: tuple[int, int, int]) -> bool:
        return any(
            all((suit, low + step) in sets for suit, step in zip(order, steps, strict=True))
            for order in ("mps", "msp", "pms", "psm", "smp", "spm")
            for low in range(1, 10)
        )

    numbered = [each for each in pungs if each[0] != "z"]
    yield "four-jumping-pungs", "27.3", 4, any(run(numbered, suit, 4) for suit in "mps")
    yield "pure-jumping-pungs", "27.3", 3, any(run(numbered, suit, 3) for suit in "mps")
    yield "three-matching-pungs", "27.3", 2, across(numbered, (0, 0, 0))
    yield "mixed-jumping-pungs", "27.3", 1, across(numbered, (0, 1, 2))

    most = max(Counter(chows).values(), default=0)
    yield "four-identical-chows", "27.4", 4, most == 4
    yield "four-stepping-chows", "27.4", 4, any(run(chows, suit, 4) for suit in "mps")
    yield "three-identical-chows", "27.4", 3, most >= 3
    yield "pure-stepping-chows", "27.4", 3, any(run(chows, suit, 3) for suit in "mps")
    yield "three-matching-chows", "27.4", 2, across(chows, (0, 0, 0))
    yield "mixed-stepping-chows", "27.4", 1, across(chows, (0, 1, 2))
    nine = any(all((suit, low) in chows for low in (1, 4, 7)) for suit in "mps")
    yield "pure-straight-nine", "27.4", 2, nine
    yield "mixed-straight-nine", "27.4", 1, across(chows, (0, 3, 6))

    kongs = line.get("kongs_in_row", 1 if by == "replacement" else 0)
    claimed = [each for each in melds if each["kind"] != "concealed-kong"]
    last = line.get("last", False)
    yield "from-the-wall", "28.1", 1, drawn
    yield "from-robbed-kong", "28.1", 1, by == "robbed-kong"
    yield "from-final-draw", "28.2", 1, last and drawn
    yield "from-final-exposed", "28.2", 1, last and not drawn
    yield "on-first-kong", "28.3", 1, drawn and kongs == 1
    yield "on-second-kong", "28.3", 3, drawn and kongs == 2
    yield "on-third-kong", "28.3", 6, drawn and kongs == 3
    yield "all-pickups", "28.4", 1, len(claimed) == 4 and not drawn
    yield "self-help", "28.4", 1, not claimed and drawn
    yield "clear-front", "28.4", 1, not melds
    yield "no-flower", "28.5", 1, not flowers
    yield "chance-flower", "28.5", 1, (seat in flowers) + (seat + 4 in flowers)
    full = [set(range(low, low + 4)) <= set(flowers) for low in (1, 5)]
    yield "full-set-of-flowers", "28.5", 1, sum(full)
