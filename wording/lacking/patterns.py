"""Fans that are made of certain tiles: which of them are missing.

Of the patterns that a fan may be made of the nearest is told; where others are as near, its tiles
are an example and said to be one.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from scoring import TILES, Tile
from scoring.deficiency.blocks import PUNG_AT, kinds_in
from scoring.deficiency.pattern import LoosePattern, PairsPattern, SetPattern, TilePattern
from scoring.melds import MeldKind
from scoring.reading import KNITTED_STRAIGHTS, Reading
from scoring.why_not.rows import guide
from scoring.why_not.tile_patterns import HONOR_KINDS, TilePatterns
from wording.lacking.absent_fan import AbsentFan, Reasons
from wording.lacking.phrases import LISTED, claimed_sets, in_the_way, named

_MOST_OF_EXAMPLE: Final = 3
"""So many tiles are told as an example; where a hand is farther, the definition tells more."""


class Near(NamedTuple):
    """A pattern and how near a hand is to it.

    `unmade` is how many tiles its sets lack that are not made yet, where declared sets stay as they
    are; `lacking` are those of its tiles that are nowhere in the hand.
    """

    unmade: int
    lacking: tuple[Tile, ...]
    in_place: tuple[Tile, ...]


def nearest_patterns(case: AbsentFan) -> list[Near]:
    """The patterns of a fan that the hand is nearest to, all as near as each other."""
    found = {near for each in _patterns(case) if (near := _near(each, case)) is not None}
    least = min(((each.unmade, len(each.lacking)) for each in found), default=None)
    return sorted(each for each in found if (each.unmade, len(each.lacking)) == least)


def _patterns(case: AbsentFan) -> TilePatterns:
    told = case.hand.circumstances
    return guide(case.rules, case.fan, told.seat, told.round).patterns


def _near(pattern: TilePattern, case: AbsentFan) -> Near | None:
    fixed, sets = _fixed(pattern), list(_core_sets(pattern))
    every = [*fixed, *(TILES[kind] for name in sets for kind in kinds_in(name))]
    if not every:
        return None
    standing = Counter([*case.hand.concealed, case.hand.win])
    for meld in case.hand.melds:
        first = meld.tiles[0].index
        name = first if meld.kind is MeldKind.CHOW else PUNG_AT + first
        if name in sets:
            sets.remove(name)
    wanted = Counter([*fixed, *(TILES[kind] for name in sets for kind in kinds_in(name))])
    held = Counter(case.tiles)
    return Near(
        (wanted - standing).total(),
        tuple(sorted((Counter(every) - held).elements())),
        tuple(sorted((Counter(every) & held).elements())),
    )


def _fixed(pattern: TilePattern) -> list[Tile]:
    """The tiles of a pattern that is not made of sets, the nine knitted ones, the one pair."""
    match pattern:
        case LoosePattern(core=core):
            return [TILES[kind] for kind in core]
        case PairsPattern(core=core):
            return [TILES[kind] for kind in (*core, *core)]
        case SetPattern(knitted=knitted, pairs=pairs):
            pair = 2 * tuple(pairs) if len(pairs) == 1 else ()
            return [TILES[kind] for kind in (*knitted, *pair)]


def _core_sets(pattern: TilePattern) -> tuple[int, ...]:
    return pattern.core if isinstance(pattern, SetPattern) else ()


def _missing(case: AbsentFan) -> Iterator[str]:
    """The missing tiles, or what little there is."""
    near = nearest_patterns(case)
    lacking = {each.lacking for each in near}
    if not lacking or () in lacking:
        return
    first, t = near[0], case.t
    number, size = len(first.lacking), len(first.lacking) + len(first.in_place)
    if case.hand.melds and any(each.unmade > len(each.lacking) for each in near):
        return  # some of its tiles stand in a declared set that it cannot use
    if number <= LISTED and len(lacking) == 1:
        yield t.gettext("%(tiles)s missing", tiles=named(first.lacking, t))
    elif not any(each.in_place for each in near):
        yield t.gettext("the hand has none of the tiles it needs")
    elif len(lacking) > 1 and number <= _MOST_OF_EXAMPLE:
        yield t.ngettext(
            "%(num)s tile short, for instance %(tiles)s",
            "%(num)s tiles short, for instance %(tiles)s",
            number,
            tiles=named(_example(near, case).lacking, t),
        )
    elif len(lacking) > 1:
        return
    elif len(first.in_place) <= LISTED:
        yield t.gettext(
            "of the tiles it needs, the hand has only %(tiles)s", tiles=named(first.in_place, t)
        )
    else:
        yield t.gettext("%(number)s of the %(all)s needed tiles missing", number=number, all=size)


def _example(near: list[Near], case: AbsentFan) -> Near:
    """The pattern to tell of: one that takes up whole sets of a reading, where there is one."""
    return next((each for each in near if _takes_up_whole_sets(each, case)), near[0])


def _takes_up_whole_sets(near: Near, case: AbsentFan) -> bool:
    """Whether all tiles in place are sets that the hand is read as, so that none is taken from a chow."""
    return any(not _beside_sets(near, each) for each in case.of_sets)


def _beside_sets(near: Near, reading: Reading) -> Counter[Tile]:
    """The tiles in place that are in no set of the reading that is there as a whole."""
    rest = Counter(near.in_place)
    for each in reading.sets:
        tiles = Counter(each.tiles)
        if tiles <= rest:
            rest -= tiles
    return rest


def _missing_in_hand(case: AbsentFan) -> Iterator[str]:
    """The same of a hand that has no set to claim."""
    yield from _missing(case)
    yield from claimed_sets(case)


def _single_tiles(case: AbsentFan) -> Iterator[str]:
    """What does not belong to single honors and one knitted straight, or stands there twice."""
    outs = []
    for straight in KNITTED_STRAIGHTS:
        once = Counter(TILES[kind] for kind in (*straight, *HONOR_KINDS))
        outs.append(tuple(sorted((Counter(case.tiles) - once).elements())))
    least = min(map(len, outs))
    nearest = {each for each in outs if len(each) == least}
    if len(nearest) == 1 or least > LISTED:
        yield from in_the_way(next(iter(nearest)), case)


def _greater_honors(case: AbsentFan) -> Iterator[str]:
    yield from list(_missing(case)) or _single_tiles(case)


def _pairs(case: AbsentFan) -> Iterator[str]:
    """How many pairs there are."""
    t, tiles = case.t, Counter([*case.hand.concealed, case.hand.win])
    differ = any(isinstance(each, PairsPattern) and each.different for each in _patterns(case))
    pairs = sum(number >= 2 if differ else number // 2 for number in tiles.values())
    if pairs:
        yield t.ngettext("the hand has only %(num)s pair", "the hand has only %(num)s pairs", pairs)
    else:
        yield t.gettext("the hand has no pair")
    yield from claimed_sets(case)


_OF_CORES: Final = (
    *("quadruple-chow", "pure-triple-chow", "pure-double-chow", "ryanpeikou"),
    *("four-pure-shifted-chows", "pure-shifted-chows", "imj-four-stepping", "imj-stepping"),
    *("mixed-triple-chow", "mixed-double-chow", "mixed-shifted-chows"),
    *("pure-straight", "mixed-straight", "short-straight", "two-terminal-chows"),
    *("pure-terminal-chows", "three-suited-terminal-chows"),
    *("triple-pung", "double-pung"),
    *("four-pure-shifted-pungs", "pure-shifted-pungs", "mixed-shifted-pungs"),
    *("big-four-winds", "little-four-winds", "big-three-winds"),
    *("big-three-dragons", "little-three-dragons", "two-dragon-pungs", "dragon-pung"),
    *("yakuhai-haku", "yakuhai-hatsu", "yakuhai-chun", "seat-wind", "prevalent-wind"),
    *("pung-of-terminals-or-honors", "knitted-straight"),
)
OF_PATTERNS: Final[Mapping[str, Reasons]] = {
    **dict.fromkeys(_OF_CORES, _missing),
    "nine-gates": _missing_in_hand,
    "chuuren-poutou": _missing_in_hand,
    "thirteen-orphans": _missing_in_hand,
    "seven-shifted-pairs": _missing_in_hand,
    "seven-pairs": _pairs,
    "chiitoitsu": _pairs,
    "greater-honors-and-knitted-tiles": _greater_honors,
    "lesser-honors-and-knitted-tiles": _single_tiles,
}
