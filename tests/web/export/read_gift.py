"""A reader of GIFT, written from the published description of the format.

A question is a paragraph. Lines that begin with `//` are comments, which may hold `[id:…]` and
`[tag:…]`. A backslash takes the meaning from `~ = # { } :`, and `\\n` is a new line. `::` encloses a
name and braces the answers, of which `=` begins a right one, `~` another, `%n%` its share, `#` what
is said to it; `####` begins what is said to all.
"""

import re
from collections.abc import Iterator

from tests.web.export.read import ImportedAnswer, ImportedQuestion, categories

Sign = tuple[str, bool]
"""A character, and whether it means something to the format."""

_MEANING = "~=#{}:"


class GiftError(ValueError):
    """The file is not GIFT."""


def read_gift(text: str) -> list[ImportedQuestion]:
    """Every category, description and question of the file."""
    return [_question(paragraph) for paragraph in re.split(r"\n\s*\n", text.strip())]


def _question(paragraph: str) -> ImportedQuestion:
    lines = paragraph.split("\n")
    comments = [line.strip() for line in lines if line.strip().startswith("//")]
    body = "\n".join(line for line in lines if not line.strip().startswith("//")).strip()
    if body.startswith("$CATEGORY:"):
        return ImportedQuestion(
            "category", path=categories(body.removeprefix("$CATEGORY:").strip())
        )
    found = ImportedQuestion("description", comments=comments)
    for comment in comments:
        found.id = found.id or _first(r"\[id:((?:\\\]|[^\]])+)\]", comment)
        found.tags += [
            tag.replace("\\]", "]") for tag in re.findall(r"\[tag:((?:\\\]|[^\]])+)\]", comment)
        ]
    signs = list(_signs(body))
    if _means(signs[:2]) == "::":
        end = _find(signs, "::", 2)
        found.name, signs = _said(signs[2:end]), signs[end + 2 :]
    opened, closed = _find(signs, "{"), _find(signs, "}")
    if opened < 0 and closed < 0:
        found.html = _html(signs)
        return found
    if opened < 0 or closed < opened or _find(signs, "{", opened + 1) >= 0:
        raise GiftError(f"braces do not pair: {paragraph[:80]}")
    if _said(signs[closed + 1 :]).strip():
        raise GiftError(f"text after the answers: {_said(signs[closed + 1 :])!r}")
    found.html = _html(signs[:opened])
    _answers(found, signs[opened + 1 : closed])
    return found


def _answers(imported: ImportedQuestion, signs: list[Sign]) -> None:
    """Fill in the answers, and what is said to all."""
    general = _find(signs, "####")
    if general >= 0:
        imported.general, signs = _said(signs[general + 4 :]).strip(), signs[:general]
    signs = _stripped(signs)
    is_number = bool(signs) and signs[0] == ("#", True)
    entries = list(_entries(signs[1:] if is_number else signs))
    if is_number:
        imported.type = "number"
        imported.answers = [_number(mark, rest) for mark, rest in entries]
    elif not any(mark == "~" for mark, _rest in entries) and all(
        "->" in _said(rest) for _mark, rest in entries
    ):
        imported.type = "pairs"
        for _mark, rest in entries:
            one, _, other = _said(rest).partition("->")
            imported.pairs.append((one.strip(), other.strip()))
    else:
        imported.type = "single" if any(mark == "=" for mark, _rest in entries) else "several"
        imported.answers = [_answer(mark, rest) for mark, rest in entries]


def _entries(signs: list[Sign]) -> Iterator[tuple[str, list[Sign]]]:
    """What each `=` or `~` begins."""
    starts = [at for at, (char, means) in enumerate(signs) if means and char in "=~"]
    if starts and _said(signs[: starts[0]]).strip():
        raise GiftError(f"text before the first answer: {_said(signs[: starts[0]])!r}")
    for start, end in zip(starts, [*starts[1:], len(signs)], strict=True):
        yield signs[start][0], _stripped(signs[start + 1 : end])


def _answer(mark: str, signs: list[Sign]) -> ImportedAnswer:
    share = 100.0 if mark == "=" else 0.0
    if given := re.match(r"%(-?\d+(?:\.\d+)?)%", _said(signs)):
        share, signs = float(given[1]), signs[len(given[0]) :]
    end = _find(signs, "#")
    if end < 0:
        return ImportedAnswer(_said(signs).strip(), share)
    return ImportedAnswer(_said(signs[:end]).strip(), share, _said(signs[end + 1 :]).strip())


def _number(mark: str, signs: list[Sign]) -> ImportedAnswer:
    found = _answer(mark, signs)
    value, _, tolerance = found.text.partition(":")
    float(value)
    return ImportedAnswer(value, found.percent, found.feedback, float(tolerance or 0))


_SIGN = re.compile(r"\\([~=#{}:\\n])|(.)", re.DOTALL)


def _signs(text: str) -> Iterator[Sign]:
    """Each character, with those after a backslash as what they are alone."""
    for escaped, plain in _SIGN.findall(text):
        if escaped:
            yield ("\n" if escaped == "n" else escaped), False
        else:
            yield plain, plain in _MEANING


def _html(signs: list[Sign]) -> str:
    text = _said(signs).strip()
    if not text.startswith("[html]"):
        raise GiftError(f"not marked as HTML: {text[:60]!r}")
    return text.removeprefix("[html]")


def _find(signs: list[Sign], wanted: str, start: int = 0) -> int:
    """Where these signs stand with their meaning; -1 where they do not."""
    return _means(signs).find(wanted, start)


def _means(signs: list[Sign]) -> str:
    """The characters, with nothing in the place of those that mean nothing to the format."""
    return "".join(char if means else "\0" for char, means in signs)


def _said(signs: list[Sign]) -> str:
    return "".join(char for char, _means in signs)


def _stripped(signs: list[Sign]) -> list[Sign]:
    while signs and signs[0][0].isspace():
        signs = signs[1:]
    while signs and signs[-1][0].isspace():
        signs = signs[:-1]
    return signs


def _first(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    return found[1].replace("\\]", "]") if found else ""
