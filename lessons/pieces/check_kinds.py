"""How each kind of check is read, and how the engine answers it."""

from collections.abc import Callable, Mapping, Set
from types import MappingProxyType
from typing import Final, NamedTuple

from lessons.errors import ContentError
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.check_acts import TOLD_OF_A_CLAIM, read_change, read_claim, read_discard
from lessons.pieces.check_fans import read_name, read_point, read_strike
from lessons.pieces.check_hands import read_fans, read_pays, read_total, read_which, read_win
from lessons.pieces.check_parts import Fields, Hands, numbered
from lessons.pieces.check_tiles import (
    read_excludes,
    read_set,
    read_tiles,
    read_value,
    read_waits,
)
from lessons.tables import Table, expect_keys, text
from scoring import RuleSet, parse_tiles

_COMMON: Final = ("kind", "answer", "not", "rules", "plain")


def check(table: Table, name: str, rules: RuleSet, hands: Hands, where: str) -> Check:
    """The check of a table.

    Raises:
        ContentError: `wrong-answer` where the engine answers otherwise than the author.
    """
    kind = text(table, "kind", where)
    if kind not in list(CheckKind):
        raise ContentError(
            "bad-value", f"{where}: kind is {kind!r}: expected {', '.join(CheckKind)}"
        )
    row = _KINDS[CheckKind(kind)]
    expect_keys(table, frozenset({*row.keys, *_COMMON}), where)
    common = {
        "name": name,
        "kind": CheckKind(kind),
        "rules": rules.id,
        "not_it": table.get("not", False),
        "plain": table.get("plain", False),
    }
    found = Check(**common, **row.read(table, rules, hands, where))
    expected = _expected(table, row, where)
    if expected != found.answer and expected not in found.accepted:
        raise ContentError(
            "wrong-answer",
            f"{where}: the lesson says {sorted(expected)}, the engine {sorted(found.answer)}",
        )
    return found


def _expected(table: Table, row: "_CheckReader", where: str) -> frozenset[str]:
    if "answer" not in table:
        raise ContentError("missing-key", f"{where}: answer is missing: add what you expect")
    answer = table["answer"]
    if isinstance(answer, bool):
        return frozenset({"yes" if answer else "no"})
    if row.in_tiles and isinstance(answer, str):
        answer = list(map(str, parse_tiles(answer)))
    named = map(str, answer if isinstance(answer, list) else [answer])
    return frozenset(numbered(named) if row.counts_copies else named)


class _CheckReader(NamedTuple):
    """How a kind is read, and the keys that are its own.

    `in_tiles`: the author may write the answer as tiles in a row; `counts_copies`: what is named
    twice is meant twice.
    """

    read: Callable[[Table, RuleSet, Hands, str], Fields]
    keys: Set[str]
    in_tiles: bool = False
    counts_copies: bool = False


_KINDS: Final[Mapping[CheckKind, _CheckReader]] = MappingProxyType(
    {
        CheckKind.FANS: _CheckReader(read_fans, {"hand", "choices", "given"}),
        CheckKind.TOTAL: _CheckReader(read_total, {"hand"}),
        CheckKind.WIN: _CheckReader(read_win, {"hand"}),
        CheckKind.WHICH: _CheckReader(read_which, {"hands", "counts", "wins", "reaches"}),
        CheckKind.WAITS: _CheckReader(read_waits, {"standing", "melds", "choices"}),
        CheckKind.PAYS: _CheckReader(read_pays, {"hand", "who"}),
        CheckKind.TILES: _CheckReader(read_tiles, {"tiles", "are"}),
        CheckKind.SET: _CheckReader(read_set, {"tiles", "choices"}),
        CheckKind.VALUE: _CheckReader(read_value, {"fan", "choices"}),
        CheckKind.EXCLUDES: _CheckReader(read_excludes, {"fan", "choices"}),
        CheckKind.NAME: _CheckReader(read_name, {"hand"}, counts_copies=True),
        CheckKind.POINT: _CheckReader(
            read_point, {"hand", "fan"}, in_tiles=True, counts_copies=True
        ),
        CheckKind.DISCARD: _CheckReader(
            read_discard, {"concealed", "melds", "keeps", "counts"}, in_tiles=True
        ),
        CheckKind.CHANGE: _CheckReader(read_change, {"hand", "offer", "counts", "wins", "reaches"}),
        CheckKind.STRIKE: _CheckReader(read_strike, {"hand"}),
        CheckKind.CLAIM: _CheckReader(
            read_claim, {"standing", "melds", "tile", "from", *TOLD_OF_A_CLAIM}
        ),
    }
)
