"""The heads of a table of students: which column has their names, in three languages."""

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from school.classes.names import EAST_ASIAN, name_key

MARKS: Final = ("\t", ";", "|", ",")
"""What parts the cells of a line, in the order in which they are looked for."""

_FIRST_LINES: Final = 5  # a table may have a title above its heads

_WHOLE: Final = frozenset(
    {"name", "names", "fullname", "displayname", "preferredname", "lastfirst", "namelastfirst"}
    | {"student", "students", "studentname", "nameofstudent", "pupil", "pupils", "pupilname"}
    | {"learner", "learnername", "participant", "participantname", "lastnamefirstname"}
    | {"姓名", "名字", "学生", "学生姓名", "学员", "学员姓名", "名单", "真实姓名"}
    | {
        "名前",
        "お名前",
        "氏名",
        "生徒",
        "生徒名",
        "生徒氏名",
        "児童名",
        "児童氏名",
        "学生名",
        "学生氏名",
    }
)
_GIVEN: Final = frozenset(
    {"firstname", "firstnames", "givenname", "givennames", "forename", "forenames", "first", "名"}
    | {"vorname", "vornamen", "prénom", "prénoms", "nombre"}
)
_FAMILY: Final = frozenset(
    {"lastname", "familyname", "surname", "last", "姓", "氏", "苗字"}
    | {"nachname", "familienname", "nom", "apellido", "apellidos"}
)
_NUMBERS: Final = frozenset(
    {"studentid", "studentno", "studentnumber", "pupilnumber", "idnumber", "matriculationnumber"}
    | {"matrikelnummer", "学号", "学籍号", "学籍番号", "学生番号", "生徒番号", "出席番号"}
)
"""The number of a student in the lists of a school; one that only counts the lines is none."""
_OTHERS: Final = frozenset(
    _NUMBERS
    | {"no", "nr", "number", "id", "username", "login"}
    | {"email", "emailaddress", "mail", "mailaddress", "class", "group", "section", "grade", "year"}
    | {"form", "gender", "sex", "phone", "birthday", "dateofbirth", "notes"}
    | {"序号", "编号", "班级", "性别", "邮箱", "电子邮件", "电话", "手机", "年级", "备注"}
    | {"番号", "学年", "組", "クラス", "性別", "メール", "メールアドレス"}
    | {"ふりがな", "フリガナ", "よみがな", "備考"}
)


@dataclass(frozen=True, slots=True)
class Head:
    """The line of heads: where it stands, what parts its cells, and the columns of the names.

    `mark` is empty where the head is one word above lines that are read as they are. `columns` are
    in the order in which the parts of a name are written, `number` that of the students' numbers.
    """

    at: int
    mark: str
    columns: tuple[int, ...]
    keys: tuple[str, ...]
    number: int | None = None

    def is_repeated(self, cells: Sequence[str]) -> bool:
        """Whether these cells are the heads once more."""
        return _keys(cells) == self.keys


def cells_of(line: str, mark: str) -> list[str]:
    """The cells of a line. Quotation marks hold a cell together, unless one of them has no other."""
    plain = line if line.count('"') % 2 == 0 else line.replace('"', " ")
    cells = next(csv.reader([plain], delimiter=mark, skipinitialspace=True), [])
    if mark == "|" and plain.strip().startswith(mark):
        cells = cells[1:]
    return [cell.replace('"', " ").strip() for cell in cells]


def head_of(lines: Sequence[str]) -> Head | None:
    """The heads of the table that these lines are; None where they are no table.

    One word alone is a head in the first line only: further down it could be a name.
    """
    for at, line in enumerate(lines[:_FIRST_LINES]):
        for mark in MARKS:
            cells = cells_of(line, mark) if mark in line else []
            keys = _keys(cells)
            columns = _columns(keys, cells)
            if sum(map(bool, keys)) > 1 and (columns or set(keys) <= _OTHERS | {""}):
                return Head(at, mark, columns, keys, next(_found(keys, _NUMBERS), None))
    first = _keys(lines[:1])
    if set(first) & (_WHOLE | _GIVEN | _FAMILY):
        return Head(0, "", (), first)
    return None


def _keys(cells: Sequence[str]) -> tuple[str, ...]:
    """The heads without what differs from program to program: capitals, blanks, strokes, stars."""
    return tuple("".join(filter(str.isalnum, name_key(cell))) for cell in cells)


def _columns(keys: Sequence[str], cells: Sequence[str]) -> tuple[int, ...]:
    """Where the names stand: in one column, or in one for each of their parts."""
    whole, given, family = (next(_found(keys, words), None) for words in (_WHOLE, _GIVEN, _FAMILY))
    if given is not None and family is None and whole is not None:
        family = whole if keys[whole] == "name" else None  # "Name; First name"
    if given is not None and family is not None:
        east_asian = EAST_ASIAN.search(cells[given] + cells[family])
        return (family, given) if east_asian else (given, family)
    one = next((each for each in (whole, given, family) if each is not None), None)
    return () if one is None else (one,)


def _found(keys: Sequence[str], words: frozenset[str]) -> Iterator[int]:
    return (at for at, key in enumerate(keys) if key in words)
