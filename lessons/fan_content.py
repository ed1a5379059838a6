"""What is said of each fan: the condition, how to spot it, hands that count it, a near miss.

The files stand below `content/fans/<rule set>`, one for each value, group or chapter; an older
edition has one file with its differences. Hands are written as the scoring command line reads
them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from lessons.differences import fans_of
from lessons.errors import ContentError
from lessons.tables import Table, only, table_of, tables_of, text
from scoring import Hand, RuleSet, ScoringError, rule_set
from scoring.wire import read_hand

LANGUAGES: Final = ("en", "zh", "ja")
CONTENT: Final = Path(__file__).parent / "content" / "fans"

_FAN_KEYS: Final = frozenset({"id", "condition", "notice", "example", "near_miss"})
_EXAMPLE_KEYS: Final = frozenset({"kind", "hand"})
_NEAR_MISS_KEYS: Final = frozenset({"hand", "reason"})
_HAND_KEYS: Final = frozenset(
    {
        *("concealed", "melds", "win", "by", "from", "seat", "round"),
        *("last", "last_of_kind", "flowers", "first_turn", "kongs_in_row"),
        *("riichi", "dora_indicator", "deposits", "furiten", "liable", "lowest", "highest"),
    }
)

Words = Mapping[str, str]


class ExampleKind(StrEnum):
    """Plain; with claimed melds or a kong; in an unexpected shape or company."""

    EASY = "easy"
    MELDED = "melded"
    SURPRISING = "surprising"


@dataclass(frozen=True, slots=True)
class Example:
    """A legal win that counts the fan."""

    kind: ExampleKind
    hand: Hand


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A winning shape that looks like the fan and does not count it, and why, by language."""

    hand: Hand
    reason: Words


@dataclass(frozen=True, slots=True)
class FanContent:
    """The page of one fan; `condition` and `notice` by the languages of `LANGUAGES`.

    A fan that no melded hand can have shows two examples, every other three.
    """

    id: str
    condition: Words
    notice: Words
    examples: tuple[Example, ...]
    near_miss: NearMiss


def fan_content(rules: str) -> Mapping[str, FanContent]:
    """The content of every fan of a rule set, by id and in the order of the book.

    Raises:
        ScoringError: there is no such rule set.
        ContentError: the files are not there, or say something that cannot be.
    """
    return _load(rule_set(rules).id)


@cache
def _load(rules: str) -> Mapping[str, FanContent]:
    return read_folder(CONTENT / rules, rule_set(rules))


def read_folder(folder: Path, rules: RuleSet) -> Mapping[str, FanContent]:
    """Read and check every file of a folder. Raises ContentError."""
    if not any(folder.glob("*.toml")):
        raise ContentError(
            "no-content", f"{folder} holds no .toml file: add the fans of {rules.id}"
        )
    found: dict[str, FanContent] = {}
    for file, table in fans_of(folder):
        content = _fan(table, rules, file)
        if content.id in found:
            raise ContentError("fan-twice", f"{file}: {content.id} was there before: keep one")
        found[content.id] = content
    missing = [fan.id for fan in rules.fans if fan.id not in found]
    if missing:
        names = ", ".join(missing)
        raise ContentError("fans-missing", f"{folder.name} says nothing of {names}: add them")
    return MappingProxyType({fan.id: found[fan.id] for fan in rules.fans})


def _fan(table: Table, rules: RuleSet, file: str) -> FanContent:
    name = text(table, "id", file)
    where = f"{file}: {name}"
    only(table, _FAN_KEYS, where)
    if not rules.has(name):
        raise ContentError("unknown-fan", f"{where} is no fan of {rules.id}: mend the id")
    examples = tuple(_example(each, rules, where) for each in tables_of(table, "example", where))
    kinds = [example.kind for example in examples]
    if kinds not in (list(ExampleKind), [ExampleKind.EASY, ExampleKind.SURPRISING]):
        raise ContentError(
            "bad-value",
            f"{where}: the examples are {', '.join(kinds)}: expected easy, melded (unless no "
            "melded hand can have the fan) and surprising",
        )
    near_miss = table_of(table, "near_miss", where)
    only(near_miss, _NEAR_MISS_KEYS, f"{where}, near_miss")
    return FanContent(
        id=name,
        condition=_words(table, "condition", where),
        notice=_words(table, "notice", where),
        examples=examples,
        near_miss=NearMiss(
            _hand(near_miss, rules, f"{where}, near_miss"),
            _words(near_miss, "reason", f"{where}, near_miss"),
        ),
    )


def _example(table: Table, rules: RuleSet, where: str) -> Example:
    kind = text(table, "kind", where)
    if kind not in list(ExampleKind):
        known = ", ".join(ExampleKind)
        raise ContentError("bad-value", f"{where}: kind is {kind!r}: expected one of {known}")
    only(table, _EXAMPLE_KEYS, f"{where}, {kind}")
    return Example(ExampleKind(kind), _hand(table, rules, f"{where}, {kind}"))


def _hand(table: Table, rules: RuleSet, where: str) -> Hand:
    line = table_of(table, "hand", where)
    only(line, _HAND_KEYS, where)
    try:
        hand, _ = read_hand({"rules": rules.id, **line})
    except ScoringError as error:
        raise ContentError("bad-hand", f"{where}: {error}") from error
    return hand


def _words(table: Table, key: str, where: str) -> Words:
    """The same said in every language."""
    said = table_of(table, key, where)
    missing = [language for language in LANGUAGES if not str(said.get(language, "")).strip()]
    if missing:
        names = ", ".join(missing)
        raise ContentError("missing-language", f"{where}: {key} says nothing in {names}: add it")
    return MappingProxyType({language: text(said, language, where) for language in LANGUAGES})
