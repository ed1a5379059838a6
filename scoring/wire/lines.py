"""Lines of the contract read into values; whatever is wrong with one is told at once."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import Any, Final, TypeVar

from scoring.counts import read_tiles
from scoring.errors import Fault, ScoringError, fault, quoted
from scoring.hand import Circumstances, Hand, Riichi, WaitingHand, WinSource
from scoring.melds import Meld, MeldKind
from scoring.memo import Memo, is_short
from scoring.plans.hand import HandInPlay
from scoring.rule_set import RuleSet
from scoring.rules import RULE_SETS, rule_set
from scoring.seats import Wind
from scoring.tiles import TILES, Tile, parse_tiles

Line = Mapping[str, Any]
_Read = TypeVar("_Read")
MOST_STICKS: Final = 1000  # riichi sticks on a table; a game has far fewer
MOST_FANS: Final = 1000  # of an agreed lowest or highest rank
MOST_MELDS: Final = 16  # that are read one by one; a hand has four
NO_MELDS: tuple[Meld, ...] = ()
NO_TILES: tuple[Tile, ...] = ()
TILE_NAMES: Final = {str(each): each for each in TILES}
_WRONG: Final = (ScoringError, LookupError, TypeError, AttributeError)
"""What a line that is not sound may raise where it is read at once."""
_Enum = TypeVar("_Enum", bound=StrEnum)


class _Reader:
    """Reads the keys of one line and keeps every fault, so that all can be told at once."""

    def __init__(self, line: object) -> None:
        if not isinstance(line, dict):
            raise ScoringError(fault("not-an-object", found=quoted(line)))
        self.line: Line = line
        self.faults: list[Fault] = []

    def get(self, key: str, read: Callable[[str, Any], _Read], default: _Read | None) -> _Read:
        """The value of a key, or its default; a key without a default is required."""
        if key not in self.line:
            if default is None:
                self.faults.append(fault("missing-key", key=key))
                raise ScoringError(*self.faults)
            return default
        try:
            return read(key, self.line[key])
        except ScoringError as error:
            self.faults.extend(error.faults)
            if default is None:
                raise ScoringError(*self.faults) from error
            return default

    def told(self, keys: Mapping[str, Callable[[str, Any], Any]]) -> dict[str, Any]:
        """The values of those keys that the line has; a fault is kept and the key left out."""
        values = {}
        for key, read in keys.items():
            if key in self.line:
                try:
                    values[key] = read(key, self.line[key])
                except ScoringError as error:
                    self.faults.extend(error.faults)
        return values

    def finish(self) -> None:
        """Raise what was kept."""
        if self.faults:
            raise ScoringError(*self.faults)


def _bad(key: str, value: object, expected: str) -> ScoringError:
    return ScoringError(fault("bad-value", key=key, found=quoted(value), expected=expected))


def _tiles(key: str, value: object) -> tuple[Tile, ...]:
    return parse_tiles(_text(key, value))


def _text(key: str, value: object) -> str:
    if not isinstance(value, str):
        raise _bad(key, value, 'tiles such as "123m55p"')
    return value


def _one_tile(key: str, value: object) -> Tile:
    if isinstance(value, str) and value in TILE_NAMES:
        return TILE_NAMES[value]
    tiles = _tiles(key, value)
    if len(tiles) != 1 and key != "win":
        raise _bad(key, value, 'one tile such as "5p"')
    if len(tiles) != 1:
        raise ScoringError(fault("one-winning-tile", count=len(tiles), found=quoted(value)))
    return tiles[0]


def _flag(key: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise _bad(key, value, "true or false")
    return value


def _one_of(kind: type[_Enum]) -> Callable[[str, object], _Enum]:
    members = {str(member): member for member in kind}

    def read(key: str, value: object) -> _Enum:
        if not isinstance(value, str) or value not in members:
            raise _bad(key, value, "one of " + ", ".join(kind))
        return members[value]

    return read


def _or_null(read: Callable[[str, Any], _Read]) -> Callable[[str, Any], _Read | None]:
    """Where nothing is told, the value may be null as well as absent."""
    return lambda key, value: None if value is None else read(key, value)


def _number(low: int, high: int) -> Callable[[str, object], int]:
    def read(key: str, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise _bad(key, value, f"a whole number from {low} to {high}")
        return value

    return read


def _rules(key: str, value: object) -> RuleSet:
    if not isinstance(value, str):
        raise _bad(key, value, "the id of a rule set")
    return rule_set(value)


def _melds(key: str, value: object) -> tuple[Meld, ...]:
    if not isinstance(value, list):
        raise _bad(key, value, "a list of melds")
    if len(value) > MOST_MELDS:
        raise ScoringError(fault("too-many-melds", count=len(value)))
    try:
        return tuple([_SOUND_MELDS[tuple(each.items())] for each in value])
    except _WRONG:
        pass
    faults: list[Fault] = []
    melds: list[Meld] = []
    for each in value:
        try:
            melds.append(_meld(each))
        except ScoringError as error:
            faults.extend(error.faults)
    if faults:
        raise ScoringError(*faults)
    return tuple(melds)


def _meld(value: object) -> Meld:
    if not isinstance(value, dict):
        raise _bad("melds", value, 'melds such as {"kind": "pung", "tiles": "555p"}')
    reader = _Reader(value)
    kind = reader.get("kind", _MELD_KIND, None)
    tiles = reader.get("tiles", _text, None)
    claimed_from = reader.get("from", _WIND, None) if "from" in value else None
    return Meld(kind, parse_tiles(tiles), claimed_from)


_MELD_KEYS: Final = frozenset({"kind", "tiles", "from"})


def _is_plain(items: tuple[tuple[str, Any], ...]) -> bool:
    """Nothing but what tells of a meld, in few words."""
    return all(key in _MELD_KEYS and is_short(value) for key, value in items)


_SOUND_MELDS: Final = Memo[tuple[tuple[str, Any], ...], Meld](
    lambda items: _meld(dict(items)), keeps=_is_plain
)
"""Melds by their keys and values: there are few, so each is made and checked once."""
_MELD_KIND: Final = _one_of(MeldKind)
_WIND: Final = _one_of(Wind)
_CIRCUMSTANCES: Final[Mapping[str, Callable[[str, Any], Any]]] = {
    "by": _one_of(WinSource),
    "seat": _WIND,
    "round": _WIND,
    "last": _flag,
    "last_of_kind": _flag,
    "flowers": _tiles,
    "from": _or_null(_WIND),
    "first_turn": _flag,
    "kongs_in_row": _or_null(_number(0, 4)),
    "riichi": _one_of(Riichi),
    "dora_indicator": _or_null(_one_tile),
    "deposits": _number(0, MOST_STICKS),
    "furiten": _flag,
    "liable": _or_null(_WIND),
    "lowest": _or_null(_number(0, MOST_FANS)),
    "highest": _or_null(_number(1, MOST_FANS)),
}
"""How each key is read that tells of the win beside the tiles."""
_FIELDS: Final = {"from": "discarder"}  # where the key is not the name of the field


def _at_once(key: str) -> tuple[str, Callable[[Any], Any]]:
    """The field that a key tells of, and how its value is read quickest.

    Words are remembered with what they mean. Flags and numbers are not: there 1 is equal to true.
    """
    read = partial(_CIRCUMSTANCES[key], key)
    is_word = key not in _FLAGS_AND_NUMBERS
    return _FIELDS.get(key, key), Memo(read, keeps=is_short).__getitem__ if is_word else read


_FLAGS_AND_NUMBERS: Final = frozenset(
    {
        "last",
        "last_of_kind",
        "first_turn",
        "kongs_in_row",
        "deposits",
        "furiten",
        "lowest",
        "highest",
    }
)
_AT_ONCE: Final = {key: _at_once(key) for key in _CIRCUMSTANCES}


def _circumstances(reader: _Reader) -> Circumstances:
    values = reader.told(_CIRCUMSTANCES)
    try:
        return Circumstances(**{_FIELDS.get(key, key): value for key, value in values.items()})
    except ScoringError as error:
        reader.faults.extend(error.faults)
        return Circumstances()


def read_hand(line: object) -> tuple[Hand, RuleSet]:
    """The hand and the rule set of a line. Raises ScoringError with everything that is wrong."""
    try:
        return _read_at_once(line)
    except _WRONG:
        pass
    reader = _Reader(line)
    rules = reader.get("rules", _rules, None)
    hand = _hand(reader)
    rules.check(hand)
    return hand, rules


def _read_at_once(line: Any) -> tuple[Hand, RuleSet]:
    """A sound line's hand and rule set; what is wrong with another is told by reading with care."""
    rules = RULE_SETS[line["rules"]]
    told = {}
    for key, value in line.items():
        if key in _AT_ONCE:
            field, read = _AT_ONCE[key]
            told[field] = read(value)
    concealed, counts = read_tiles(line["concealed"])
    melds = _melds("melds", line["melds"]) if "melds" in line else NO_MELDS
    hand = Hand.of(concealed, counts, melds, TILE_NAMES[line["win"]], Circumstances.of(told))
    rules.check(hand)
    return hand, rules


def read_hand_alone(line: object) -> Hand:
    """The hand of a line for every rule set; the line's own is passed over."""
    return _hand(_Reader(line))


def _hand(reader: _Reader) -> Hand:
    concealed = reader.get("concealed", _tiles, None)
    melds = reader.get("melds", _melds, NO_MELDS)
    win = reader.get("win", _one_tile, None)
    circumstances = _circumstances(reader)
    reader.finish()
    if win.is_flower and "by" not in reader.line:  # the flower that wins was drawn (IMJ 25.2)
        circumstances = replace(circumstances, by=WinSource.DRAW)
    return Hand(concealed, melds, win, circumstances)


def read_waiting_hand(line: object) -> tuple[WaitingHand, RuleSet]:
    """The standing tiles of a line without a winning tile, and its rule set."""
    reader = _Reader(line)
    rules = reader.get("rules", _rules, None)
    concealed = reader.get("concealed", _tiles, None)
    melds = reader.get("melds", _melds, NO_MELDS)
    circumstances = _circumstances(reader)
    reader.finish()
    waiting_hand = WaitingHand(concealed, melds, circumstances)
    rules.check(waiting_hand)
    return waiting_hand, rules


_AROUND_PLAY: Final = ("seat", "round", "flowers", "dora_indicator", "lowest", "highest")
"""What is known before a hand is won."""


def read_hand_in_play(line: object) -> HandInPlay:
    """Thirteen or fourteen tiles of a line for any rule set, whose `win` is a tile of the hand.

    What is told of a win is passed over, and so is the line's own rule set. `seen` are tiles that
    lie face up outside the hand.
    """
    reader = _Reader(line)
    concealed = reader.get("concealed", _tiles, None)
    melds = reader.get("melds", _melds, NO_MELDS)
    drawn = reader.told({"win": _one_tile})
    seen = reader.get("seen", _tiles, NO_TILES)
    told = _circumstances(reader)
    reader.finish()
    around = {name: getattr(told, name) for name in _AROUND_PLAY}
    return HandInPlay((*concealed, *drawn.values()), melds, Circumstances(**around), seen)
