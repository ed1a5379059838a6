"""Words on a picture: broken into lines, as large as they fit."""

import re
from collections.abc import Sequence
from typing import Final

from web.pictures.fonts import PictureFont, picture_font

_PIECE: Final = re.compile(r"[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+|\s+")
"""What a line is not broken within: a word, or one character of Chinese or Japanese."""
_NOT_FIRST: Final = "。，、；：？！）」』》”’・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ"
_NOT_LAST: Final = "（「『《“‘"
_MORE: Final = "…"


def fitted(
    text: str, language: str, width: int, sizes: tuple[int, ...], most: int
) -> tuple[PictureFont, list[str]]:
    """The first of the sizes in which the text takes no more than `most` lines, and the lines.

    What is too long even for the last size ends in an ellipsis.
    """
    for size in sizes:
        font = picture_font(language, size, serif=True)
        lines = broken(text, font, width)
        if len(lines) <= most:
            return font, lines
    kept = lines[:most]
    last = kept[-1]
    while last and font.width(last + _MORE) > width:
        last = last[:-1]
    return font, [*kept[:-1], last + _MORE]


def in_a_row(
    facts: Sequence[str], separator: str, language: str, width: int, sizes: tuple[int, ...]
) -> tuple[PictureFont, list[str]]:
    """Short facts in one line, as large as it fits; what is too long even for the last size goes on
    in another line. No lines where there are no letters for the language.
    """
    for size in sizes:
        font = picture_font(language, size)
        lines = _lines_of(facts, separator, font, width) if font.draws else []
        if len(lines) <= 1:
            break
    return font, lines


def _lines_of(facts: Sequence[str], separator: str, font: PictureFont, width: int) -> list[str]:
    lines: list[str] = []
    for fact in facts:
        longer = f"{lines[-1]}{separator}{fact}" if lines else fact
        if lines and font.width(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(fact)
    return lines


def broken(text: str, font: PictureFont, width: int) -> list[str]:
    """The text in lines no wider than that many pixels, but for a single word that is wider."""
    lines = [""]
    for piece in _pieces(text):
        if lines[-1] and font.width((lines[-1] + piece).rstrip()) > width:
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return [line.rstrip() for line in lines if line.strip()]


def _pieces(text: str) -> list[str]:
    """Pieces between which a line may end: marks stay with what they belong to."""
    pieces: list[str] = []
    for piece in _PIECE.findall(text):
        if pieces and (piece[0] in _NOT_FIRST or pieces[-1][-1] in _NOT_LAST):
            pieces[-1] += piece
        else:
            pieces.append(piece)
    return pieces
