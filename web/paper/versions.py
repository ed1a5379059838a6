"""Versions of a worksheet: A as it was built, B to D in another order, perhaps other questions."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from quizzes import Address

VERSIONS: Final = ("A", "B", "C", "D")
_TRIES: Final = 24  # orders until one is not that of a version before


@dataclass(frozen=True, slots=True)
class PaperItem:
    """A question of an assignment: its place in the whole, its address, what it counts, and what the
    teacher says of it; that is for the key.
    """

    position: int
    address: Address
    points: float
    note: str = ""


@dataclass(frozen=True, slots=True)
class PaperPart:
    """A section of an assignment with its questions in their order."""

    title: str
    instruction: str
    items: tuple[PaperItem, ...]


ReplacementAddress = Callable[[PaperItem, str], Address]
"""The question of the same kind, level and wish that a version has in the place of this one."""


def version_of(
    parts: Sequence[PaperPart], version: str, secret: str, another: ReplacementAddress | None = None
) -> tuple[PaperPart, ...]:
    """The sections as that version has them; with the same secret the same for ever.

    Each section keeps its questions and has them in another order, where `another` is given as
    other questions.
    """
    if version == VERSIONS[0]:
        return tuple(parts)
    ordered = _orders(parts, secret)[version]
    if another is None:
        return ordered
    return tuple(
        replace(
            part,
            items=tuple(_other(each, another(each, version)) for each in part.items),
        )
        for part in ordered
    )


def _other(item: PaperItem, address: Address) -> PaperItem:
    """The item with that question; what is said of the former is not said of another."""
    return replace(item, address=address, note=item.note if address == item.address else "")


def _orders(parts: Sequence[PaperPart], secret: str) -> dict[str, tuple[PaperPart, ...]]:
    """The sections in the order of each version: no two alike where there are enough questions."""
    results: dict[str, tuple[PaperPart, ...]] = {VERSIONS[0]: tuple(parts)}
    for version in VERSIONS[1:]:
        tries = (_shuffled(parts, f"{version}{number}", secret) for number in range(_TRIES))
        usual = _shuffled(parts, version, secret)
        results[version] = next((each for each in tries if each not in results.values()), usual)
    return results


def _shuffled(parts: Sequence[PaperPart], name: str, secret: str) -> tuple[PaperPart, ...]:
    def place(item: PaperItem) -> bytes:
        return hashlib.sha256(f"{secret}/{name}/{item.position}".encode()).digest()

    return tuple(replace(part, items=tuple(sorted(part.items, key=place))) for part in parts)
