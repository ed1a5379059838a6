"""JSON lines to values and back: the one place where hands are dictionaries."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, TypeVar

from scoring.errors import Fault, ScoringError, fault, quoted
from scoring.fan import Fan
from scoring.hand import By, Circumstances, Hand, Riichi, Standing
from scoring.melds import Meld, MeldKind
from scoring.reading import Reading
from scoring.record import Account, Counted, Score, Wait
from scoring.rule_set import RuleSet
from scoring.rules import rule_set
from scoring.seats import Wind
from scoring.tiles import TILES, Tile, format_tiles, parse_tiles

Line = Mapping[str, Any]
_Read = TypeVar("_Read")
MOST_STICKS: Final = 1000  # riichi sticks on a table; a game has far fewer
MOST_FANS: Final = 1000  # of an agreed lowest or highest rank
NO_MELDS: tuple[Meld, ...] = ()
TILE_NAMES: Final = {str(each): each for each in TILES}
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
    return _meld_of(kind, tiles, claimed_from)


@lru_cache(maxsize=1 << 12)
def _meld_of(kind: MeldKind, tiles: str, claimed_from: Wind | None) -> Meld:
    """A meld from its words: there are few, so each is made and checked once."""
    return Meld(kind, parse_tiles(tiles), claimed_from)


_MELD_KIND: Final = _one_of(MeldKind)
_WIND: Final = _one_of(Wind)
_CIRCUMSTANCES: Final[Mapping[str, Callable[[str, Any], Any]]] = {
    "by": _one_of(By),
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


def _circumstances(reader: _Reader) -> Circumstances:
    line = reader.line
    told = tuple([(key, line[key], type(line[key])) for key in _CIRCUMSTANCES if key in line])
    try:
        return _sound_circumstances(told)
    except (ScoringError, TypeError):  # a fault, or a list where none belongs: read with care
        values = reader.told(_CIRCUMSTANCES)
    try:
        return Circumstances(**{_FIELDS.get(key, key): value for key, value in values.items()})
    except ScoringError as error:
        reader.faults.extend(error.faults)
        return Circumstances()


@lru_cache(maxsize=1 << 12)
def _sound_circumstances(told: tuple[tuple[str, Any, type], ...]) -> Circumstances:
    """The circumstances of keys, values and their types (for 1 is not true). Raises ScoringError.

    Many hands are told alike, so each telling is read and checked once.
    """
    return Circumstances(
        **{_FIELDS.get(key, key): _CIRCUMSTANCES[key](key, value) for key, value, _ in told}
    )


def read_hand(line: object) -> tuple[Hand, RuleSet]:
    """The hand and the rule set of a line. Raises ScoringError with everything that is wrong."""
    reader = _Reader(line)
    rules = reader.get("rules", _rules, None)
    hand = _hand(reader)
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
    return Hand(concealed, melds, win, circumstances)


def read_standing(line: object) -> tuple[Standing, RuleSet]:
    """The standing tiles of a line without a winning tile, and its rule set."""
    reader = _Reader(line)
    rules = reader.get("rules", _rules, None)
    concealed = reader.get("concealed", _tiles, None)
    melds = reader.get("melds", _melds, NO_MELDS)
    circumstances = _circumstances(reader)
    reader.finish()
    standing = Standing(concealed, melds, circumstances)
    rules.check(standing)
    return standing, rules


def write_hand(hand: Hand, rules: str) -> dict[str, Any]:
    """A hand as a line that `read_hand` reads back; defaults are left out."""
    circumstances = hand.circumstances
    line: dict[str, Any] = {"rules": rules, "concealed": format_tiles(hand.concealed)}
    if hand.melds:
        line["melds"] = [write_meld(meld) for meld in hand.melds]
    line |= {
        "win": str(hand.win),
        "by": circumstances.by.value,
        "seat": circumstances.seat.value,
        "round": circumstances.round.value,
    }
    if not circumstances.self_drawn:
        line["from"] = circumstances.paid_by.value
    if circumstances.last:
        line["last"] = True
    if circumstances.last_of_kind:
        line["last_of_kind"] = True
    if circumstances.flowers:
        line["flowers"] = format_tiles(circumstances.flowers)
    return line | _write_special(circumstances)


def _write_special(circumstances: Circumstances) -> dict[str, Any]:
    """What only some rule sets look at; defaults are left out."""
    usual = Circumstances()
    line: dict[str, Any] = {}
    for name in (
        "first_turn",
        "kongs_in_row",
        "riichi",
        "dora_indicator",
        "deposits",
        "furiten",
        "liable",
        "lowest",
        "highest",
    ):
        value = getattr(circumstances, name)
        if value != getattr(usual, name):
            line[name] = str(value) if isinstance(value, Riichi | Tile | Wind) else value
    return line


def write_meld(meld: Meld) -> dict[str, str]:
    """A meld as the contract writes it."""
    line = {"kind": meld.kind.value, "tiles": format_tiles(meld.tiles)}
    if meld.claimed_from:
        line["from"] = meld.claimed_from.value
    return line


def write_score(score: Score) -> dict[str, Any]:
    """A score as the `score` command answers it, without the id."""
    paid = score.payments
    account, flowers = score.account, score.flowers
    base = account.base if account else None
    return {
        "ok": True,
        "rules": score.rules,
        "win": score.why_not is None,
        "why_not": score.why_not,
        "fans": [_counted(line) for line in score.counted],
        "total": account.total + flowers if account else 0,
        "flowers": flowers,
        "counted_for_minimum": account.total if account else 0,
        "base": base.points if base else None,
        "limit": score.limit,
        "payments": {str(seat): points for seat, points in paid.items()} if paid else None,
    }


def write_explanation(score: Score) -> dict[str, Any]:
    """A score with its reading, what was not counted and why, and the other readings."""
    account = score.account
    return write_score(score) | {
        "reading": _reading(account.reading) if account else None,
        "counted": [_used(line, account) for line in account.counted] if account else [],
        "excluded": _excluded(account) if account else [],
        "readings": [
            {
                "reading": _reading(other.reading),
                "fans": [_counted(line) for line in other.counted],
                "total": other.total + score.flowers,
            }
            for other in score.others
        ],
    }


def write_fan(fan: Fan) -> dict[str, Any]:
    """A row of the catalogue."""
    return {
        "id": fan.id,
        "number": fan.number,
        "value": fan.value,
        "names": dict(fan.names),
        "excludes": list(fan.excludes),
        "implied": {name: scope.value for name, scope in fan.implied.items()},
        "article": fan.article,
        "articles": list(fan.articles),
        "series": fan.series,
    }


def write_wait(wait: Wait) -> dict[str, Any]:
    """One tile of the `waits` answer."""
    return {"tile": str(wait.tile), "win": wait.score.win, "total": wait.score.total}


def write_error(error: ScoringError) -> dict[str, Any]:
    """An input that cannot be scored; `faults` names each thing that is wrong."""
    faults = [{"code": each.code, "message": each.message} for each in error.faults]
    return {
        "ok": False,
        "error": {"code": error.code, "message": str(error), "faults": faults},
    }


def _counted(line: Counted) -> dict[str, Any]:
    return {"id": line.fan.id, "value": line.value, "times": len(line.uses)}


def _used(line: Counted, account: Account) -> dict[str, Any]:
    uses = [
        [format_tiles(account.reading.sets[place].tiles) for place in use.sets]
        or [str(each) for each in use.tiles]
        for use in line.uses
    ]
    return _counted(line) | {"uses": uses, "article": line.fan.article}


def _reading(reading: Reading) -> list[dict[str, Any]]:
    return [
        {
            "kind": part.kind.value,
            "tiles": format_tiles(part.tiles),
            "melded": part.melded,
            "win": place == reading.completed,
        }
        for place, part in enumerate(reading.sets)
    ]


def _excluded(account: Account) -> list[dict[str, Any]]:
    return [
        {
            "id": line.fan.id,
            "value": line.value,
            "times": line.times,
            "because": line.because,
            "principle": line.principle,
            "article": line.articles[-1],
            "articles": list(line.articles),
        }
        for line in account.struck
    ]
