"""In which order the students of a gradebook stand, and the links that sort them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from school.classes.finding import natural_key
from school.classes.models import Student


class SortKey(StrEnum):
    """What students are sorted by. The words stand in addresses."""

    NAME = "name"
    NUMBER = "number"
    AVERAGE = "average"


@dataclass(frozen=True, slots=True)
class StudentOrder:
    """By what, and whether from the other end."""

    key: SortKey
    down: bool = False


@dataclass(frozen=True, slots=True)
class SortLink:
    """The link in a head that sorts; `state` is how the column is sorted now, as ARIA says it."""

    href: str
    state: str


BY_NAME: Final = StudentOrder(SortKey.NAME)


def read_order(key: str, down: bool) -> StudentOrder:
    """The order that an address names; by name where it names none."""
    known = {each.value for each in SortKey}
    return StudentOrder(SortKey(key), down) if key in known else BY_NAME


def in_order(
    students: Sequence[Student], averages: Mapping[int, float | None], order: StudentOrder
) -> tuple[Student, ...]:
    """The students in that order; those without a number or an average are last either way.

    They come in the order of the class, which stays among equals.
    """
    if order.key is SortKey.NAME:
        return tuple(reversed(students)) if order.down else tuple(students)
    keys: dict[int, Any] = {
        who.id: natural_key(who.number) if order.key is SortKey.NUMBER else averages[who.id]
        for who in students
    }
    known = [who for who in students if keys[who.id] not in (None, "")]
    others = [who for who in students if keys[who.id] in (None, "")]
    known.sort(key=lambda who: keys[who.id], reverse=order.down)
    return (*known, *others)


def sort_links(path: str, order: StudentOrder) -> dict[str, SortLink]:
    """The links by the word of their key; that of the column sorted by turns it round."""
    return {key.value: _link(path, key, order) for key in SortKey}


def _link(path: str, key: SortKey, order: StudentOrder) -> SortLink:
    here = key is order.key
    turned = here and not order.down
    query = f"?sort={key}&down=1" if turned else f"?sort={key}"
    state = ("descending" if order.down else "ascending") if here else "none"
    return SortLink(f"{path}{query}", state)
