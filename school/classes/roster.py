"""Reading names as teachers paste them: out of lists, tables and mails, one a line.

What commonly stands beside a name (a number, a mail address, a gender) is dropped. What could be a
name is kept, for a teacher sees at once what is too much, but not what is missing. Each line comes
out as a name or as left out with the reason: none is lost in silence.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from school.classes.names import (
    EAST_ASIAN,
    LONGEST_STUDENT,
    parse_student_name,
    parse_student_number,
)
from school.classes.pasted_cells import bare_name, holds_mail, is_beside, is_of_one_word
from school.classes.pasted_heads import MARKS, Head, cells_of, head_of
from school.errors import SchoolError
from wording.typed_text import SPELLINGS, normalized_text

MOST_NAMES: Final = 200  # of one paste
MOST_LINES: Final = 1000  # with what stands between the names
LONGEST_PASTE: Final = 100_000  # characters; two hundred rows of a wide table have fewer
LONGEST_SHOWN: Final = SPELLINGS * LONGEST_STUDENT  # characters of a line, where it is told

_PIECES: Final = re.compile(r'([,，、､;；|｜"\t])')  # what no name holds, wide or not
_BLANKS: Final = re.compile(r"[^\S\t]+")
_NUMBERED: Final = re.compile(r"^\s*[(\[]?\d+\s*[.):\],、]+\s*(?=\S)")
_LISTED: Final = re.compile(r"[,、]")


class LeftOut(StrEnum):
    """Why a line, or a piece of one, is no name.

    `BESIDE` is a class or a gender; `OTHER` could be a name, but stands in a row that has one.
    """

    HEAD = "head"
    ABOVE_HEAD = "above-head"
    NO_CELL = "no-cell"
    BESIDE = "beside"
    OTHER = "other"
    MAIL = "mail"
    NO_NAME = "no-name"
    LONG = "long-name"


@dataclass(frozen=True, slots=True)
class PastedName:
    """What a line became, or a piece of a line that holds several names.

    `text` is as it was pasted, in part where it is long. There is either a name or a reason. `number`
    is that of the student in the lists of the school, where a column of the table has it.
    """

    line: int
    text: str
    name: str = ""
    left_out: LeftOut | None = None
    number: str = ""


@dataclass(frozen=True, slots=True)
class Roster:
    """What became of each line of a paste, in their order; a name that stands there twice is there twice."""

    lines: tuple[PastedName, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Every name."""
        return tuple(each.name for each in self.lines if each.left_out is None)


def read_names(text: str) -> Roster:
    """Every line of the text, with the names in it.

    Raises:
        SchoolError: `many-names` where there are more than one paste may have, or so much else.
    """
    found: list[PastedName] = []
    for each in _read(_lines(text)):
        found.append(_with_name(each) if each.left_out is None else each)
        if len(found) > MOST_LINES + MOST_NAMES:
            raise _many()
    if not any(each.name for each in found):
        found = [_as_it_stands(each) for each in found]
    names = sum(each.left_out is None for each in found)
    if names > MOST_NAMES or len(found) - names > MOST_LINES:
        raise _many()
    return Roster(tuple(found))


@dataclass(frozen=True, slots=True)
class _Line:
    """A line that holds anything: its number, what was pasted, and the same in one spelling."""

    number: int
    pasted: str
    text: str

    def name(self, name: str, piece: str = "") -> PastedName:
        return PastedName(self.number, piece or self.pasted, name)

    def left_out(self, why: LeftOut, piece: str = "") -> PastedName:
        return PastedName(self.number, piece or self.pasted, left_out=why)

    def without_name(self, piece: str = "") -> PastedName:
        text = piece or self.text
        if holds_mail(text):
            return self.left_out(LeftOut.MAIL, piece)
        return self.left_out(LeftOut.BESIDE if is_beside(text) else LeftOut.NO_NAME, piece)


def _lines(text: str) -> list[_Line]:
    """The lines that hold anything. Raises SchoolError: there is too much."""
    if len(text) > SPELLINGS * LONGEST_PASTE:
        raise _many()
    numbered = enumerate(text.removeprefix("\ufeff").splitlines(), 1)
    lines = [(number, line) for number, line in numbered if line.strip()]
    if len(lines) > MOST_LINES:
        raise _many()
    made = [_Line(number, _shown(line), _composed(line)) for number, line in lines]
    if sum(len(each.text) for each in made) > LONGEST_PASTE:
        raise _many()
    return made


def _shown(line: str) -> str:
    """The line as it is told: nothing in it that the eye does not see, and not endless."""
    shown = "".join(sign if sign.isprintable() else " " for sign in line[: 4 * LONGEST_SHOWN])
    text = " ".join(shown.split()) or line.strip()
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def _composed(line: str) -> str:
    """The line in one spelling, each piece by itself: a name is short, though a line is long."""
    pieces = _PIECES.split(_BLANKS.sub(" ", line))
    return "".join(normalized_text(piece, LONGEST_STUDENT) for piece in pieces)


def _many() -> SchoolError:
    return SchoolError("many-names", f"expected at most {MOST_NAMES} names at once")


def _read(lines: Sequence[_Line]) -> Iterator[PastedName]:
    head = head_of([line.text for line in lines])
    if head is None:
        yield from _without_head(lines)
        return
    for line in lines[: head.at]:
        yield line.left_out(LeftOut.ABOVE_HEAD)
    yield lines[head.at].left_out(LeftOut.HEAD)
    below = lines[head.at + 1 :]
    if not head.columns:
        yield from _without_head(below)
        return
    for line in below:
        yield from _of_row(line, head)


def _of_row(line: _Line, head: Head) -> Iterator[PastedName]:
    """What the columns of names hold; a line that is no row of the table is read for itself."""
    cells = cells_of(line.text, head.mark)
    if head.is_repeated(cells):
        yield line.left_out(LeftOut.HEAD)
    elif len(list(filter(None, cells))) > len(head.keys) or head.mark not in line.text:
        yield from _of_line(line, in_columns=True, alone=False)
    else:
        parts = [cells[at] for at in head.columns if at < len(cells)]
        name = " ".join(filter(None, map(_of_column, parts)))
        if not name:
            yield line.left_out(LeftOut.NO_CELL)
            return
        at = len(cells) if head.number is None else head.number
        number = cells[at] if at < len(cells) else ""
        yield replace(line.name(name), number=parse_student_number(number))


def _of_column(cell: str) -> str:
    """A cell whose head says that it is a name; what is only a class or a number is believed."""
    return bare_name(cell) or ("" if holds_mail(cell) else cell.strip())


def _without_head(lines: Sequence[_Line]) -> Iterator[PastedName]:
    marks = [_mark_of(line.text) for line in lines]
    counts = Counter(
        (mark, line.text.count(mark)) for mark, line in zip(marks, lines, strict=True) if mark
    )
    for mark, line in zip(marks, lines, strict=True):
        rows = counts[mark, line.text.count(mark)] if mark else 0
        in_columns = mark in ("\t", "|") or (rows > 1 and (mark != "," or _is_wide(line.text)))
        yield from _of_line(line, in_columns, alone=len(lines) == 1)


def _mark_of(line: str) -> str:
    return next((mark for mark in MARKS if mark in line), "")


def _is_wide(line: str) -> bool:
    """Whether a line with commas has more columns than the parts of a name."""
    return line.count(",") > 1 and not EAST_ASIAN.search(line)


def _of_line(line: _Line, in_columns: bool, alone: bool) -> Iterator[PastedName]:
    """The name in a line, or each of several that stand in it."""
    text = _NUMBERED.sub("", line.text, count=1)
    mark = _mark_of(text)
    if mark in ("", ",") and "、" in text:
        yield from _listed(line, [text])
        return
    cells = cells_of(text, mark) if mark else [text.replace('"', " ")]
    names = [each for each in map(_of_cell, cells) if each]
    if not names:
        yield line.without_name()
    elif mark == "\t" and alone and len(names) > 2:
        yield from _listed(line, cells)
    elif mark == "," and not in_columns:
        yield from _between_commas(line, cells, names, alone)
    elif in_columns or len(names) == 1:
        yield from _of_columns(line, names, mark)
    else:
        yield from _listed(line, cells)


def _of_columns(line: _Line, names: Sequence[str], mark: str) -> Iterator[PastedName]:
    """The first name of a row, in one cell or in two; what else could be a name is told."""
    parts = 2 if all(is_of_one_word(each) for each in names[:2]) else 1
    yield line.name((", " if mark == "," else " ").join(names[:parts]))
    if len(names) > parts:
        yield line.left_out(LeftOut.OTHER, " · ".join(names[parts:]))


def _between_commas(
    line: _Line, cells: Sequence[str], names: Sequence[str], alone: bool
) -> Iterator[PastedName]:
    """`Smith, John` is one name; with more commas, or in Chinese and Japanese, each piece is one."""
    whole = any("," in name for name in names)  # "Smith, John" between quotation marks
    east_asian = any(map(EAST_ASIAN.search, names))
    full = alone and all(len(name.split()) > 1 for name in names)
    if len(names) == 2 and not (whole or east_asian or full):
        yield line.name(", ".join(names))
    elif len(names) == 1:
        yield line.name(names[0])
    else:
        yield from _listed(line, cells)


def _listed(line: _Line, cells: Iterable[str]) -> Iterator[PastedName]:
    """A line with a name in each of its pieces."""
    pieces: list[str] = []
    for cell in cells:
        east_asian = "、" in cell or EAST_ASIAN.search(cell)
        pieces += map(str.strip, _LISTED.split(cell) if east_asian else [cell])
    for piece in filter(None, pieces):
        name = _of_cell(piece)
        yield line.name(name, piece) if name else line.without_name(piece)
    if not any(pieces):
        yield line.without_name()


def _of_cell(cell: str) -> str:
    """The name in a cell; one with a comma has the family name first."""
    if "," in cell:
        parts = [each for each in map(bare_name, cell.split(",")) if each]
        return ", ".join(parts[:2])
    return bare_name(cell)


def _with_name(found: PastedName) -> PastedName:
    try:
        return replace(found, name=parse_student_name(found.name))
    except SchoolError as error:
        why = LeftOut.LONG if error.code == "long-name" else LeftOut.NO_NAME
        return replace(found, name="", left_out=why)


def _as_it_stands(found: PastedName) -> PastedName:
    """Where nothing is a name, numbers and short codes are the names: some classes have no others."""
    if found.left_out not in (LeftOut.NO_NAME, LeftOut.BESIDE):
        return found
    named = _with_name(replace(found, name=found.text, left_out=None))
    return found if named.left_out else named
