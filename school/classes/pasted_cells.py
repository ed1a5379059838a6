"""What a cell of a pasted line is: a name with what commonly stands around it, or something else."""

import re
from typing import Final

from school.classes.names import EAST_ASIAN, LONGEST_STUDENT, name_key
from wording.typed_text import SPELLINGS

_MAIL: Final = re.compile(r"[<(\[][^<>()\[\]]*@[^<>()\[\]]*[>)\]]|[^\s<>()\[\]]*@\S*")
_BRACKETED: Final = re.compile(r"^\(([^()]*)\)$|^\[([^\[\]]*)\]$|^<([^<>]*)>$")
_ROUND: Final = " ,;:|/\\'`’‘“”\t·•*◦▪●○☐☑✓✔–—-_>"  # around a name, never a part of one
_BEFORE: Final = re.compile(
    r"^(?:n[or]\s*[.:]?\s*|#\s*)?[(\[]?\d+(?:\s*[.):\],、/]+\s*|\s*[-–—]\s+|\s+|$|(?=[\u3040-\u30ff\u3400-\u9fff]))",
    re.IGNORECASE,
)
_STUDENT_NUMBER: Final = re.compile(r"^[A-Za-z]{0,3}[-/]?\d{3,}(?:[-/]\d+)*[A-Za-z]?[.):]?$")
_LONG_NUMBER: Final = re.compile(r"^\(?[A-Za-z]{0,3}\d{4,}[A-Za-z]?\)?$")
_CLASS_EAST: Final = re.compile(
    r"^\(?(?:[初高中小大]?[一二三四五六七八九十\d]{1,3}(?:年级|年級|学年|年)?)?"
    r"\(?[一二三四五六七八九十\dA-Za-z]{1,3}\)?[班組组]\)?(?:\d{1,3}番)?$"
    r"|^[初高中小大]?[一二三四五六七八九十\d]{1,3}(?:年级|年級|学年|年)$|^\d{1,3}番$"
)
_CLASS_WEST: Final = re.compile(
    r"^(?:(?:class|year|grade|form|room|group|klasse|section)\s*\d{1,2}\s*[a-z]?|\d{1,2}\s*[a-z]|[a-z]\d{1,2})$",
    re.IGNORECASE,
)
_GENDERS: Final = frozenset(
    {"m", "f", "male", "female", "男", "女", "男性", "女性", "男子", "女子"}
)


def holds_mail(cell: str) -> bool:
    """Whether a mail address stands in the cell."""
    return "@" in cell


def bare_name(cell: str) -> str:
    """The name in the cell, without numbers, marks, mail addresses and classes around it.

    Empty where nothing is left that could be one. What is far too long is left as it is.
    """
    if len(cell) > SPELLINGS * LONGEST_STUDENT:
        return cell
    plain = _unwrapped(_MAIL.sub(" ", cell))
    while (shorter := _without_first(plain)) != plain:
        plain = shorter
    words = plain.split()
    while words and _is_behind(words[-1]):
        del words[-1]
    name = _unwrapped(" ".join(words))
    return "" if not any(map(str.isalpha, name)) or is_beside(name) else name


def is_beside(cell: str) -> bool:
    """Whether the cell is what stands beside names: a class, a gender."""
    plain = cell.strip("()[] ")
    return (
        name_key(plain) in _GENDERS
        or _CLASS_EAST.match(plain.replace(" ", "")) is not None
        or _CLASS_WEST.match(plain) is not None
    )


def is_of_one_word(cell: str) -> bool:
    """Whether it is half a name as spreadsheets have it in two columns: one word, or few signs."""
    return len(cell.split()) == 1 and (not EAST_ASIAN.search(cell) or len(cell) <= 4)


def _unwrapped(cell: str) -> str:
    bare = cell.strip(_ROUND)
    while found := _BRACKETED.match(bare):
        bare = next(filter(None, found.groups()), "").strip(_ROUND)
    return bare


def _without_first(cell: str) -> str:
    """Without a class, a student's number or a place in the list at its beginning."""
    first, _, rest = cell.partition(" ")
    if _STUDENT_NUMBER.match(first) or _CLASS_EAST.match(first):
        return _unwrapped(rest)
    return _unwrapped(_BEFORE.sub("", cell, count=1))


def _is_behind(word: str) -> bool:
    """A number, a class, or one of these or a gender in brackets; a bare letter may be of the name."""
    if not word.strip(_ROUND):
        return True
    if word.startswith("(") and word.endswith(")"):
        return is_beside(word) or word[1:-1].isdecimal()
    long = _LONG_NUMBER.match(word) is not None
    return (
        long
        or (len(word) > 1 and word[0].isdecimal() and is_beside(word))
        or (_CLASS_EAST.match(word) is not None)
    )
