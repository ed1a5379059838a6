"""The fans of a folder as tables, those of an edition laid over the edition it differs from.

A folder with a `differences.toml` has the fans of the `base` that the file names, but for what
the file replaces: a text in one of its languages, the hand or the reason of the near miss, an
example of a kind. Every other folder holds all of its fans itself.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from lessons.errors import ContentError
from lessons.tables import Table, expect_keys, read, tables_of, text

DIFFERENCES_FILE: Final = "differences.toml"
_DOCUMENT_KEYS: Final = frozenset({"base", "fan"})


def fans_of(folder: Path) -> Iterator[tuple[str, Table]]:
    """Each fan's table, with the name of the file that can mend it. Raises ContentError."""
    differences = folder / DIFFERENCES_FILE
    if differences.exists():
        yield from _over_base(read(differences), folder.parent)
        return
    for file in sorted(folder.glob("*.toml")):
        for fan in tables_of(read(file), "fan", file.name):
            yield file.name, fan


def _over_base(document: Table, folders: Path) -> Iterator[tuple[str, Table]]:
    expect_keys(document, _DOCUMENT_KEYS, DIFFERENCES_FILE)
    changed = _by_id(tables_of(document, "fan", DIFFERENCES_FILE))
    base = _by_id(fan for _, fan in fans_of(folders / text(document, "base", DIFFERENCES_FILE)))
    unknown = ", ".join(name for name in changed if name not in base)
    if unknown:
        raise ContentError(
            "unknown-fan", f"{DIFFERENCES_FILE}: the base has no {unknown}: mend the id"
        )
    for name, fan in base.items():
        yield DIFFERENCES_FILE, _merged(fan, changed[name]) if name in changed else fan


def _by_id(fans: Iterable[Table]) -> Mapping[str, Table]:
    results: dict[str, Table] = {}
    for fan in fans:
        name = text(fan, "id", DIFFERENCES_FILE)
        if name in results:
            raise ContentError(
                "fan-twice", f"{DIFFERENCES_FILE}: {name} was there before: keep one"
            )
        results[name] = fan
    return results


def _merged(old: Table, new: Table) -> Table:
    """A table of the base with what replaces parts of it; a hand is replaced as a whole."""
    merged = {**old, **new}
    for key in old.keys() & new.keys() - {"hand"}:
        if isinstance(old[key], Mapping) and isinstance(new[key], Mapping):
            merged[key] = _merged(old[key], new[key])
    if "example" in new:
        merged["example"] = _examples(old, new)
    return merged


def _examples(old: Table, new: Table) -> list[Table]:
    """The examples of the base, with those that replace them in the places of their kinds."""
    replacing = {
        text(each, "kind", DIFFERENCES_FILE): each
        for each in tables_of(new, "example", DIFFERENCES_FILE)
    }
    kept = [
        replacing.pop(text(each, "kind", DIFFERENCES_FILE), each)
        for each in tables_of(old, "example", DIFFERENCES_FILE)
    ]
    return [*kept, *replacing.values()]
