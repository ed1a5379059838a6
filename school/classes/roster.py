"""Reading names as teachers paste them: out of lists, tables and mails, one a line.

What commonly stands beside a name (a number, a mail address, a gender) is dropped. What could be a
name is kept, for a teacher sees at once what is too much, but not what is missing.
"""

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from school.classes.names import EAST_ASIAN, LONGEST_STUDENT, name_key, parse_student_name
from school.errors import SchoolError
from wording.typed_text import normalized_text

MOST_NAMES: Final = 200  # of one paste
MOST_LINES: Final = 1000  # with what stands between the names
LONGEST_PASTE: Final = 100_000  # characters; two hundred rows of a wide table have fewer

_NUMBER_BEFORE: Final = re.compile(r"^\s*[(\[]?\d+(?:\s*[.):\],、]+\s*|\s+|(?=[\u3040-\u9fff]))")
_BETWEEN: Final = re.compile(r"[、;]")
_PIECES: Final = re.compile(r'([,，、､;；"\t])')  # what no name holds, wide or not
_BLANKS: Final = re.compile(r"[^\S\t]+")
_GENDERS: Final = frozenset({"m", "f", "male", "female", "男", "女", "男性", "女性"})

_WHOLE: Final = frozenset(
    {"name", "names", "fullname", "student", "students", "studentname"}
    | {"姓名", "名字", "学生", "学生姓名", "名前", "氏名", "生徒", "生徒名"}
)
_GIVEN: Final = frozenset({"firstname", "givenname", "forename", "名"})
_FAMILY: Final = frozenset({"lastname", "familyname", "surname", "姓"})


@dataclass(frozen=True, slots=True)
class Roster:
    """The names of a paste in their order; one that stands there twice is there twice.

    `twice` has each of those once. `refused` are lines that are no name, as they were pasted.
    """

    names: tuple[str, ...]
    twice: tuple[str, ...]
    refused: tuple[str, ...]


def read_names(text: str) -> Roster:
    """Every name of the text.

    Raises:
        SchoolError: `many-names` where there are more than one paste may have, or so much else.
    """
    names, refused = [], []
    for raw in _raw_names(_lines(text)):
        try:
            names.append(parse_student_name(raw))
        except SchoolError:
            refused.append(raw.strip())
        if len(names) > MOST_NAMES or len(refused) > MOST_LINES:
            raise _many()
    return Roster(tuple(names), tuple(_repeated(names)), tuple(filter(None, refused)))


def _lines(text: str) -> list[str]:
    """The lines that hold anything, in one spelling. Raises SchoolError: there is too much."""
    lines = [_composed(line) for line in text.strip("\ufeff\n\r ").splitlines() if line.strip()]
    if len(lines) > MOST_LINES or sum(map(len, lines)) > LONGEST_PASTE:
        raise _many()
    return lines


def _composed(line: str) -> str:
    """The line in one spelling, each piece by itself: a name is short, though a line is long."""
    pieces = _PIECES.split(_BLANKS.sub(" ", line))
    return "".join(normalized_text(piece, LONGEST_STUDENT) for piece in pieces)


def _many() -> SchoolError:
    return SchoolError("many-names", f"expected at most {MOST_NAMES} names at once")


def _raw_names(lines: Sequence[str]) -> Iterator[str]:
    if not lines:
        return
    mark = "\t" if "\t" in lines[0] else ","
    columns = _columns(next(csv.reader([lines[0]], delimiter=mark)))
    if columns:
        for row in csv.reader(lines[1:], delimiter=mark):
            yield " ".join(row[at].strip() for at in columns if at < len(row))
        return
    for line in lines:
        yield from _of_line(line.replace('"', " "))


def _columns(head: Sequence[str]) -> tuple[int, ...]:
    """Where the names stand in a table whose first line says so."""
    keys = [name_key(cell) for cell in head]
    for at, key in enumerate(keys):
        if key in _WHOLE:
            return (at,)
    given = [at for at, key in enumerate(keys) if key in _GIVEN]
    family = [at for at, key in enumerate(keys) if key in _FAMILY]
    if not (given and family):
        return ()
    written_east_asian = any(EAST_ASIAN.search(cell) for cell in head)
    return (family[0], given[0]) if written_east_asian else (given[0], family[0])


def _of_line(line: str) -> Iterator[str]:
    """The name in a line, or each of several that stand in it."""
    for part in _BETWEEN.split(_NUMBER_BEFORE.sub("", line, count=1)):
        cells = [cell for cell in part.split("\t") if _holds_name(cell)]
        if len(cells) > 1:
            yield " ".join(cell.strip(" ,") for cell in cells[:2])
        elif cells:
            yield from _of_cell(cells[0])
        else:
            yield part


def _of_cell(cell: str) -> Iterator[str]:
    """`Smith, John` is one name; with more commas, or in Chinese and Japanese, each piece is one."""
    pieces = [piece.strip() for piece in cell.split(",") if _may_be_name(piece)]
    if len(pieces) == 2 and not any(map(EAST_ASIAN.search, pieces)):
        yield ", ".join(pieces)
    else:
        yield from pieces


def _holds_name(cell: str) -> bool:
    return any(map(_may_be_name, cell.split(",")))


def _may_be_name(cell: str) -> bool:
    letters = any(map(str.isalpha, cell))
    return letters and "@" not in cell and name_key(cell) not in _GENDERS


def _repeated(names: Iterable[str]) -> Iterator[str]:
    seen: dict[str, int] = {}
    for name in names:
        seen[name_key(name)] = seen.get(name_key(name), 0) + 1
        if seen[name_key(name)] == 2:
            yield name
