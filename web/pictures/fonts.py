"""The fonts that a picture is lettered with: those that the PDFs are set in, found by Fontconfig."""

import subprocess
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from PIL import ImageFont

_FIND_SECONDS: Final = 20  # the first question of all may have Fontconfig look through all fonts
_WANTED: Final[Mapping[str, tuple[str, str]]] = {
    "en": ("JP", "en"),  # its Latin letters are the same, its middle dot is as narrow as they are
    "zh-Hans": ("SC", "zh-cn"),
    "ja": ("JP", "ja"),
}
"""By language: the region of the Noto CJK font, and what Fontconfig calls the language."""


class PictureFont:
    """A font in one size. `draws` is False where nothing is installed that has the characters."""

    __slots__ = ("draws", "face")

    def __init__(self, face: ImageFont.FreeTypeFont, draws: bool) -> None:
        self.face, self.draws = face, draws

    def width(self, text: str) -> float:
        """How wide the text is, in pixels."""
        return self.face.getlength(text)


@lru_cache(maxsize=64)
def picture_font(language: str, size: int, *, serif: bool = False) -> PictureFont:
    """The font for a language, `size` pixels high; a serif one is bold.

    Where Fontconfig or a font is missing, Pillow's own has the Latin letters.
    """
    found = _file(language, serif)
    if found is not None:
        try:
            return PictureFont(ImageFont.truetype(found[0], size, index=found[1]), True)
        except OSError:
            pass
    face = ImageFont.load_default(size)
    assert isinstance(face, ImageFont.FreeTypeFont)  # it is, where a size is given
    return PictureFont(face, language == "en")


@cache
def _file(language: str, serif: bool) -> tuple[str, int] | None:
    """The file of a font and its number in it; None where there is none for the language."""
    region, code = _WANTED[language]
    style = "Serif" if serif else "Sans"
    pattern = (
        f"Noto {style} CJK {region},Noto {style} {region},{style.lower()}"
        f":weight={'bold' if serif else 'regular'}:lang={code}"
    )
    try:
        found = subprocess.run(
            ("fc-match", "-f", "%{file}\n%{index}\n%{lang}", pattern),
            capture_output=True,
            check=True,
            timeout=_FIND_SECONDS,
            text=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    file, index, languages = found.stdout.split("\n")
    return (file, int(index)) if code in languages.split("|") else None
