"""The page of each fan: the condition, how to spot it, hands that count it, a near miss.

The files stand below `content/fans/<rule set>`, one for each value, group or chapter; an older
edition has one file with its differences. Hands are written as the scoring command line reads
them. The examples are pinned beside (`lessons.examples`); one stands here only where the generator
makes none that fits.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from lessons.differences import fans_of
from lessons.errors import ContentError
from lessons.examples import Example, ExampleKind, Pinned, hand_of, pinned_examples
from lessons.tables import Table, Texts, expect_keys, table_of, tables_of, text, words_of
from scoring import Hand, RuleSet, rule_set

FANS_FOLDER: Final = Path(__file__).parent / "content" / "fans"

_FAN_KEYS: Final = frozenset({"id", "condition", "notice", "example", "near_miss"})
_EXAMPLE_KEYS: Final = frozenset({"kind", "hand"})
_NEAR_MISS_KEYS: Final = frozenset({"hand", "reason"})


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A winning shape that looks like the fan and does not count it, and why, by language."""

    hand: Hand
    reason: Texts


@dataclass(frozen=True, slots=True)
class FanContent:
    """The page of one fan; `condition` and `notice` by the tags of languages.

    A fan that no melded hand can have shows two examples, every other three.
    """

    id: str
    condition: Texts
    notice: Texts
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
    return read_folder(FANS_FOLDER / rules, rule_set(rules), pinned_examples(rule_set(rules)))


def read_folder(
    folder: Path, rules: RuleSet, made: Pinned = MappingProxyType({})
) -> Mapping[str, FanContent]:
    """Read and check every file of a folder; `made` are the examples that the generator made.

    Raises ContentError.
    """
    if not any(folder.glob("*.toml")):
        raise ContentError(
            "no-content", f"{folder} holds no .toml file: add the fans of {rules.id}"
        )
    results: dict[str, FanContent] = {}
    for file, table in fans_of(folder):
        content = _fan(table, rules, file, made)
        if content.id in results:
            raise ContentError("fan-twice", f"{file}: {content.id} was there before: keep one")
        results[content.id] = content
    missing = [fan.id for fan in rules.fans if fan.id not in results]
    if missing:
        names = ", ".join(missing)
        raise ContentError("fans-missing", f"{folder.name} says nothing of {names}: add them")
    return MappingProxyType({fan.id: results[fan.id] for fan in rules.fans})


def _fan(table: Table, rules: RuleSet, file: str, made: Pinned) -> FanContent:
    name = text(table, "id", file)
    where = f"{file}: {name}"
    expect_keys(table, _FAN_KEYS, where)
    if not rules.has(name):
        raise ContentError("unknown-fan", f"{where} is no fan of {rules.id}: mend the id")
    examples = _examples(table, made.get(name, {}), rules, where)
    kinds = [example.kind for example in examples]
    if kinds not in (list(ExampleKind), [ExampleKind.EASY, ExampleKind.SURPRISING]):
        raise ContentError(
            "bad-value",
            f"{where}: the examples are {', '.join(kinds)}: expected easy, melded (unless no "
            "melded hand can have the fan) and surprising",
        )
    near_miss = table_of(table, "near_miss", where)
    expect_keys(near_miss, _NEAR_MISS_KEYS, f"{where}, near_miss")
    return FanContent(
        id=name,
        condition=words_of(table, "condition", where),
        notice=words_of(table, "notice", where),
        examples=examples,
        near_miss=NearMiss(
            hand_of(near_miss, rules, f"{where}, near_miss"),
            words_of(near_miss, "reason", f"{where}, near_miss"),
        ),
    )


def _examples(
    table: Table, made: Mapping[ExampleKind, Example], rules: RuleSet, where: str
) -> tuple[Example, ...]:
    """In the order of the kinds; what is written by hand takes the place of what was made."""
    own = tables_of(table, "example", where) if "example" in table else ()
    by_hand = [_example(each, rules, where) for each in own]
    kinds = [each.kind for each in by_hand]
    if kinds != [kind for kind in ExampleKind if kind in kinds]:
        raise ContentError("bad-value", f"{where}: the examples are {', '.join(kinds)}: order them")
    results = {**made, **{each.kind: each for each in by_hand}}
    return tuple(results[kind] for kind in ExampleKind if kind in results)


def _example(table: Table, rules: RuleSet, where: str) -> Example:
    kind = text(table, "kind", where)
    if kind not in list(ExampleKind):
        known = ", ".join(ExampleKind)
        raise ContentError("bad-value", f"{where}: kind is {kind!r}: expected one of {known}")
    expect_keys(table, _EXAMPLE_KEYS, f"{where}, {kind}")
    return Example(ExampleKind(kind), hand_of(table, rules, f"{where}, {kind}"))
