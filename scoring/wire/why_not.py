"""Why a fan does not count, as the `why-not` command answers it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from scoring.record import Struck
from scoring.tiles import Tile, format_tiles
from scoring.why_not import (
    CircumstanceChange,
    CircumstanceField,
    HandChange,
    KongMade,
    KongUndone,
    MeldChange,
    NearestWay,
    SetClaimed,
    SetConcealed,
    TileChange,
    WhyNotAnswer,
    WinningTileChange,
)
from scoring.wire.answers import write_hand, write_meld, write_score


def write_why_not(answer: WhyNotAnswer) -> dict[str, Any]:
    """How a fan stands to the hand, and the nearest ways to one that is missing."""
    counted = answer.counted
    return {
        "ok": True,
        "rules": answer.score.rules,
        "fan": answer.fan.id,
        "standing": answer.standing.value,
        "counted": {"value": counted.value, "times": counted.times} if counted else None,
        "struck": _struck(answer.struck) if answer.struck else None,
        "ways": [_way(each) for each in answer.ways],
    }


def _struck(line: Struck) -> dict[str, Any]:
    return {
        "because": line.because,
        "principle": line.principle,
        "article": line.articles[-1],
        "articles": list(line.articles),
    }


def _way(way: NearestWay) -> dict[str, Any]:
    score = write_score(way.score)
    return {
        "cost": way.cost,
        "changes": [write_change(each) for each in way.changes],
        "pattern": format_tiles(way.pattern),
        "in_place": format_tiles(way.in_place),
        "lacking": format_tiles(way.lacking),
        "in_the_way": format_tiles(way.in_the_way),
        "melds_in_the_way": [write_meld(each) for each in way.melds_in_the_way],
        "hand": write_hand(way.score.hand, way.score.rules),
        "fans": score["fans"],
        "total": score["total"],
        "struck": _struck(way.struck) if way.struck else None,
    }


def write_change(change: HandChange) -> dict[str, Any]:
    """A change with its kind and what it is about."""
    for sort, write in _CHANGES.items():
        if isinstance(change, sort):
            return write(change)
    raise LookupError(type(change))


def _tile(change: TileChange) -> dict[str, Any]:
    return {
        "kind": "tile",
        "out": str(change.out),
        "into": str(change.into),
        "win": change.is_win,
    }


def _meld(change: MeldChange) -> dict[str, Any]:
    return {"kind": "meld", "meld": write_meld(change.meld), "into": write_meld(change.into)}


def _concealed(change: SetConcealed) -> dict[str, Any]:
    into = write_meld(change.into) if change.into else None
    return {"kind": "concealed", "meld": write_meld(change.meld), "into": into}


def _claimed(change: SetClaimed) -> dict[str, Any]:
    return {"kind": "claimed", "meld": write_meld(change.meld)}


def _kong(change: KongMade) -> dict[str, Any]:
    pung = write_meld(change.pung) if change.pung else None
    return {"kind": "kong", "kong": write_meld(change.kong), "pung": pung}


def _no_kong(change: KongUndone) -> dict[str, Any]:
    pung = write_meld(change.pung) if change.pung else None
    return {"kind": "no-kong", "kong": write_meld(change.kong), "pung": pung}


def _winning_tile(change: WinningTileChange) -> dict[str, Any]:
    return {"kind": "winning-tile", "before": str(change.before), "after": str(change.after)}


def _circumstance(change: CircumstanceChange) -> dict[str, Any]:
    key = "from" if change.field is CircumstanceField.DISCARDER else change.field.value
    return {
        "kind": "circumstance",
        "key": key,
        "before": _value(change.before),
        "after": _value(change.after),
    }


def _value(value: Any) -> Any:
    """A value as the key of a line has it."""
    if isinstance(value, Tile):
        return str(value)
    if isinstance(value, tuple):
        return format_tiles(value)
    return value


_CHANGES: Final[Mapping[type, Callable[[Any], dict[str, Any]]]] = MappingProxyType(
    {
        TileChange: _tile,
        MeldChange: _meld,
        SetConcealed: _concealed,
        SetClaimed: _claimed,
        KongMade: _kong,
        KongUndone: _no_kong,
        WinningTileChange: _winning_tile,
        CircumstanceChange: _circumstance,
    }
)
