"""The tiles that show a term: a tile itself, the sets that it names, or the picture of a fan.

Names of tiles are known by themselves; the other terms stand in `patterns.tsv`, written as a hand is
typed: sets parted by blanks, `[345s]` a claimed set, `[777+7m]` an added kong, `(7777m)` a concealed
one, and with an exclamation mark a tile that would complete them. A fan stands with its rule set:
`mcr-2014:edge-wait`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from scoring import Meld, MeldKind, Tile, parse_tiles
from wording.errors import WordingError
from wording.glossary.terms import TERMS
from wording.languages import ENGLISH
from wording.tiles import tile_label
from wording.translator import translator

_TABLE: Final = Path(__file__).parent / "patterns.tsv"
_NAMED: Final = "123456789m 123456789p 123456789s 1234567z 12345678f"
_COMPLETES: Final = "!"


@dataclass(frozen=True, slots=True)
class TermPicture:
    """Sets of tiles, tiles of which each would complete them, and melds; or else a fan of a rule set."""

    sets: tuple[tuple[Tile, ...], ...] = ()
    completing: tuple[Tile, ...] = ()
    melds: tuple[Meld, ...] = ()
    rules: str = ""
    fan: str = ""


def term_picture(term: str) -> TermPicture | None:
    """The picture of the term of that id; None where it has none."""
    return _pictures().get(term)


@cache
def _pictures() -> Mapping[str, TermPicture]:
    t = translator(ENGLISH.tag)
    tiles = {
        tile_label(tile, t): tile for group in _NAMED.split(" ") for tile in parse_tiles(group)
    }
    results = {
        each.id: TermPicture(sets=((tiles[name],),))
        for each in TERMS.values()
        if (name := each.names[ENGLISH.tag]) in tiles
    }
    for line in _TABLE.read_text(encoding="utf-8").splitlines()[1:]:
        term, pattern = line.split("\t")
        if term not in TERMS:
            raise WordingError("bad-table", f"patterns.tsv: there is no term {term!r}")
        results[term] = _picture(pattern)
    return MappingProxyType(results)


def _picture(pattern: str) -> TermPicture:
    rules, is_fan, fan = pattern.partition(":")
    if is_fan:
        return TermPicture(rules=rules, fan=fan)
    words = pattern.split(" ")
    plain = [word for word in words if word[-1] not in f"{_COMPLETES}])"]
    return TermPicture(
        tuple(parse_tiles(word) for word in plain),
        tuple(parse_tiles(word[:-1])[0] for word in words if word.endswith(_COMPLETES)),
        tuple(_meld(word) for word in words if word[-1] in "])"),
    )


def _meld(word: str) -> Meld:
    tiles = parse_tiles(word[1:-1].replace("+", ""))
    if word.startswith("("):
        return Meld(MeldKind.CONCEALED_KONG, tiles)
    if "+" in word:
        return Meld(MeldKind.ADDED_KONG, tiles)
    if len(tiles) > len(set(tiles)):
        return Meld(MeldKind.PUNG if len(tiles) == 3 else MeldKind.KONG, tiles)
    return Meld(MeldKind.CHOW, tiles)
