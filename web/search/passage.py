"""Which words of a thing to show beside its name: those that were looked for, where it has them."""

from collections.abc import Sequence
from typing import Final

LONGEST_PASSAGE: Final = 160  # characters
CHARACTERS_BEFORE: Final = 40  # characters in front of what was looked for
_ENDS: Final = ".。!?！？；;\n"
_MORE: Final = "…"


def passage(texts: Sequence[str], asked: str) -> str:
    """A piece of the first text that has a word that was asked for, else the first text's start."""
    words = sorted(asked.casefold().split(), key=len, reverse=True)
    for word in words:
        for text in texts:
            if (at := text.casefold().find(word)) >= 0:
                return _cut(text, at)
    return _cut(texts[0], 0) if texts else ""


def _cut(text: str, at: int) -> str:
    """The sentence in which that place stands, from shortly before it, on to the end if it fits."""
    if len(text) <= LONGEST_PASSAGE:
        return text.strip()
    start = max((text.rfind(end, 0, at) + 1 for end in _ENDS), default=0)
    shortened = at - start > LONGEST_PASSAGE // 2
    start = at - CHARACTERS_BEFORE if shortened else start
    said, goes_on = (
        text[start : start + LONGEST_PASSAGE].strip(),
        start + LONGEST_PASSAGE < len(text),
    )
    whole_words = said.rsplit(" ", 1)[0] if goes_on and said[-1:].isascii() else said
    return f"{_MORE if shortened else ''}{whole_words}{_MORE if goes_on else ''}"
