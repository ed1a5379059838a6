"""Hands that show a fan: those that the generator made, pinned by address, and how any is read.

The pinned ones stand below `content/examples`, one file for each rule set. A program of the tests
chooses them (`python -m tests.bench.examples`); each keeps its hand beside its address, for lessons
make no questions, and a test holds the two together.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from lessons.errors import ContentError
from lessons.tables import Table, expect_keys, read, table_of, text
from scoring import Hand, RuleSet, ScoringError
from scoring.wire import read_hand

EXAMPLES_FOLDER: Final = Path(__file__).parent / "content" / "examples"

_KEYS: Final = frozenset({"address", "hand"})
_HAND_KEYS: Final = frozenset(
    {
        *("concealed", "melds", "win", "by", "from", "seat", "round"),
        *("last", "last_of_kind", "flowers", "first_turn", "kongs_in_row"),
        *("riichi", "dora_indicator", "deposits", "furiten", "liable", "lowest", "highest"),
    }
)


class ExampleKind(StrEnum):
    """Plain; with claimed melds or a kong; in an unexpected shape or company."""

    EASY = "easy"
    MELDED = "melded"
    SURPRISING = "surprising"


@dataclass(frozen=True, slots=True)
class Example:
    """A legal win that counts the fan.

    `address` is that of the question that shows the same hand; empty where a hand of this kind had
    to be written by hand, since the generator makes none.
    """

    kind: ExampleKind
    hand: Hand
    address: str = ""


Pinned = Mapping[str, Mapping[ExampleKind, Example]]
"""Examples by fan and kind."""


def pinned_examples(rules: RuleSet) -> Pinned:
    """The examples of a rule set that the generator made. Raises ContentError."""
    return read_pinned(read(EXAMPLES_FOLDER / f"{rules.id}.toml"), rules)


def read_pinned(document: Table, rules: RuleSet) -> Pinned:
    """What a file holds, checked. Raises ContentError."""
    results = {}
    for fan in document:
        if not rules.has(fan):
            raise ContentError("unknown-fan", f"examples: {fan} is no fan of {rules.id}")
        rows = table_of(document, fan, "examples")
        expect_keys(rows, frozenset(ExampleKind), f"examples, {fan}")
        results[fan] = {ExampleKind(kind): _pinned(rows, kind, fan, rules) for kind in rows}
    return results


def _pinned(rows: Table, kind: str, fan: str, rules: RuleSet) -> Example:
    where = f"examples, {fan}, {kind}"
    table = table_of(rows, kind, where)
    expect_keys(table, _KEYS, where)
    return Example(ExampleKind(kind), hand_of(table, rules, where), text(table, "address", where))


def hand_of(table: Table, rules: RuleSet, where: str) -> Hand:
    """The hand of a table, written as the scoring command line reads it. Raises ContentError."""
    line = table_of(table, "hand", where)
    expect_keys(line, _HAND_KEYS, where)
    try:
        hand, _ = read_hand({"rules": rules.id, **line})
    except ScoringError as error:
        raise ContentError("bad-hand", f"{where}: {error}") from error
    return hand
