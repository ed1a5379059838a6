"""Hands as they are written in a lesson, and what is stated of them."""

from collections.abc import Mapping
from typing import Any, Final

from lessons.errors import ContentError
from lessons.tables import Table, expect_keys
from scoring import Hand, Meld, MeldKind, RuleSet, Score, ScoringError, Wind, parse_tiles, score
from scoring.wire import read_hand

HAND_KEYS: Final = frozenset(
    {
        *("concealed", "melds", "win", "by", "from", "seat", "round"),
        *("last", "last_of_kind", "flowers", "first_turn", "kongs_in_row"),
        *("riichi", "dora_indicator", "deposits", "furiten", "liable", "lowest", "highest"),
    }
)


def hand_of(table: Table, rules: RuleSet, where: str, also: frozenset[str] = frozenset()) -> Hand:
    """The hand of a table, which may have the keys `also` beside.

    Raises:
        ContentError: `unknown-key`, or `bad-hand` with what is wrong with it.
    """
    expect_keys(table, HAND_KEYS | also, where)
    line: dict[str, Any] = {key: table[key] for key in table.keys() & HAND_KEYS}
    line["melds"] = [meld_line(meld, where) for meld in line.get("melds", ())]
    try:
        hand, _ = read_hand({"rules": rules.id, **line})
    except ScoringError as error:
        raise ContentError("bad-hand", f"{where}: {error}") from error
    return hand


def score_or_fault(hand: Hand, rules: RuleSet, where: str) -> Score:
    """What the hand is worth. Raises ContentError `bad-hand`: it cannot be under that rule set."""
    try:
        rules.check(hand)
    except ScoringError as error:
        raise ContentError("bad-hand", f"{where}: {error}") from error
    return score(hand, rules)


def meld_line(meld: object, where: str) -> Mapping[str, str]:
    """`pung:777z:W` as the scoring command line reads it; who discarded (`W`) may be left out.

    Raises:
        ContentError: `bad-value`: the kind or the seat is none.
    """
    kind, colon, written = str(meld).partition(":")
    tiles, _, source = written.partition(":")
    if isinstance(meld, Mapping):
        return meld
    if not colon or kind not in list(MeldKind) or (source and source not in list(Wind)):
        known = ", ".join(MeldKind)
        raise ContentError(
            "bad-value", f"{where}: {meld!r} is no meld: expected {known}, as in 'chow:345s'"
        )
    return {"kind": kind, "tiles": tiles} | ({"from": source} if source else {})


def meld_of(written: object, where: str, claimed_from: Wind | None = None) -> Meld:
    """The meld that is written, claimed from that seat, or from the one that is written with it.

    Raises:
        ContentError: `bad-value`, as of `meld_line`.
    """
    line = meld_line(written, where)
    kind = MeldKind(line["kind"])
    told = claimed_from or (Wind(line["from"]) if "from" in line else None)
    source = None if kind is MeldKind.CONCEALED_KONG else told
    return Meld(kind, parse_tiles(line["tiles"]), source)


def expect_total(expected: object, score: Score, where: str) -> None:
    """Hold what the author states against the engine. 0 is no win. Raises ContentError."""
    total = score.total if score.win else 0
    if expected != total:
        fans = ", ".join(f"{line.fan.id} {line.points}" for line in score.counted)
        why = "" if score.win else f" (no win: {score.why_not})"
        raise ContentError(
            "wrong-count",
            f"{where}: the lesson says {expected}, the engine {total}{why}: {fans or 'no fan'}",
        )
