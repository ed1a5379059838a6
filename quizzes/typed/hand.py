"""A hand as a person types it, and back: `8p123456789s [666z] 8p 5f`.

    123m55z    standing tiles          [234p]     a claimed chow, pung or kong
    8p         the winning tile:       [555+5p]   a kong made by adding a tile to a pung
               the last one typed      (5555p)    a concealed kong
    15f        flowers; `123456f 7f` at the end wins by the seventh, where flowers can

Reading only sorts the text into the parts of a hand. Whether these are tiles, and a hand that can
be, is for `scoring.wire` to say, so that whatever is wrong is told in one place and in one way.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from scoring import Hand, MeldKind, WaitingHand, format_tiles
from wording.typed_text import normalized_text

LONGEST = 120  # characters; four added kongs, a pair and eight flowers take about sixty

_TOKEN = re.compile(r"\[[^\]]*\]?|\([^)]*\)?|[^\s\[\]()]+|[\])]")
_RUN = re.compile(r"([0-9]+)([a-z])|(.)", re.DOTALL)
_FULL = 14
_FLOWERS_BEFORE = 6  # the seventh flower can win (IMJ 25.2)


@dataclass(frozen=True, slots=True)
class TypedHand:
    """The parts of a typed hand, each still a text. `win` is empty where no tile is the last."""

    concealed: str = ""
    melds: tuple[tuple[str, str], ...] = ()  # kind and tiles
    win: str = ""
    flowers: str = ""

    def __str__(self) -> str:
        melds = (_bracketed(kind, tiles) for kind, tiles in self.melds)
        ends = (self.win, self.flowers)
        if self.win.endswith("f"):
            ends = (self.flowers, self.win)
        return " ".join(part for part in (self.concealed, *melds, *ends) if part)

    def line(self) -> dict[str, Any]:
        """The keys of a line that `scoring.wire` reads, without rule set and circumstances."""
        line: dict[str, Any] = {"concealed": self.concealed}
        if self.melds:
            line["melds"] = [{"kind": kind, "tiles": tiles} for kind, tiles in self.melds]
        if self.win:
            line["win"] = self.win
        if self.flowers:
            line["flowers"] = self.flowers
        return line


def read_typed(text: str, *, flower_wins: bool = False) -> TypedHand:
    """The parts of a typed hand. Full-width letters, as input methods write them, are read too.

    Where flowers can win, a seventh or eighth one set apart at the end is the winning tile.
    """
    plain: list[list[str]] = []
    melds: list[tuple[str, str]] = []
    flowers: list[str] = []
    last_flowers: list[str] = []
    for token in _TOKEN.findall(_normal(text)):
        if token[0] in "[(":
            melds.append(_meld(token))
            continue
        tiles = _split(token)
        last_flowers = [each for each in tiles if each.endswith("f")]
        flowers += last_flowers
        if standing := [each for each in tiles if not each.endswith("f")]:
            plain.append(standing)
    tiles = [each for token in plain for each in token]
    if flower_wins and len(last_flowers) == 1 and len(flowers) > _FLOWERS_BEFORE:
        *others, win = flowers
        return TypedHand(_joined(tiles), tuple(melds), win, _joined(others))
    held = len(tiles) + 3 * len(melds)
    alone = len(plain) > 1 and len(plain[-1]) == 1
    # Of fourteen the last one typed came last; thirteen wait; else a tile set apart at the end won.
    has_win = held == _FULL or (alone and held != _FULL - 1)
    win = tiles.pop() if has_win and tiles else ""
    return TypedHand(_joined(tiles), tuple(melds), win, _joined(flowers))


def write_typed(hand: Hand | WaitingHand) -> str:
    """The hand as it would be typed; `read_typed` reads it back."""
    melds = tuple((meld.kind.value, format_tiles(meld.tiles)) for meld in hand.melds)
    win = str(hand.win) if isinstance(hand, Hand) else ""
    flowers = format_tiles(hand.circumstances.flowers)
    return str(TypedHand(format_tiles(hand.concealed), melds, win, flowers))


def from_parts(parts: Mapping[str, str]) -> TypedHand:
    """A hand given in parts: `concealed`, `melds` as `pung:555p,chow:123m`, `win`, `flowers`."""
    melds = []
    for each in filter(None, _normal(parts.get("melds", "")).split(",")):
        kind, _, tiles = each.rpartition(":")
        melds.append((kind.strip(), tiles.strip()))
    return TypedHand(
        _normal(parts.get("concealed", "")),
        tuple(melds),
        _normal(parts.get("win", "")),
        _normal(parts.get("flowers", "")),
    )


def _normal(text: str) -> str:
    return normalized_text(text, LONGEST)[:LONGEST].strip().lower()


def _meld(token: str) -> tuple[str, str]:
    inner = "".join(token[1:].rstrip("])").split())
    return _kind_of(token, inner), inner.replace("+", "")


def _kind_of(token: str, inner: str) -> str:
    digits = [each for each in inner if each.isdigit()]
    if token[0] == "(":
        return MeldKind.CONCEALED_KONG.value
    if "+" in inner:
        return MeldKind.ADDED_KONG.value
    if len(digits) > 3:
        return MeldKind.KONG.value
    return (MeldKind.PUNG if len(set(digits)) == 1 else MeldKind.CHOW).value


def _split(token: str) -> list[str]:
    """Single tiles; what is no tile stays as it is, to be named in the complaint."""
    parts: list[str] = []
    for digits, suit, odd in _RUN.findall(token):
        parts += [odd] if odd else [digit + suit for digit in digits]
    return parts


def _joined(tiles: Iterable[str]) -> str:
    """Neighbours of one suit share its letter: `1m`, `2m` are `12m`."""
    text = ""
    for each in tiles:
        shares = len(each) == 2 and len(text) > 1 and text[-1] == each[1] and text[-2].isdigit()
        text = (text[:-1] if shares else text) + each
    return text


def _bracketed(kind: str, tiles: str) -> str:
    if kind == MeldKind.CONCEALED_KONG:
        return f"({tiles})"
    if kind == MeldKind.ADDED_KONG and len(tiles) > 2:
        return f"[{tiles[:-2]}+{tiles[-2:]}]"
    return f"[{tiles}]"
