"""A question that the generator makes, named by its address."""

import re
from dataclasses import dataclass
from typing import Final

from lessons.errors import ContentError
from lessons.tables import Table, expect_keys, text

_ADDRESS: Final = re.compile(r"[a-z0-9-]+/[a-z-]+/[1-5]/\d+/\d+(/\S+)?")


@dataclass(frozen=True, slots=True)
class LessonQuestion:
    """The address of a question."""

    name: str
    address: str


def lesson_question(table: Table, name: str, where: str) -> LessonQuestion:
    """The question of a table. Raises ContentError: it names none by its look."""
    expect_keys(table, frozenset({"ask"}), where)
    address = text(table, "ask", where)
    if not _ADDRESS.fullmatch(address):
        raise ContentError(
            "bad-value",
            f"{where}: expected an address as in 'mcr-2014/ruling/3/26/4', not {address!r}",
        )
    return LessonQuestion(name, address)
