"""Characters as outlines, so that neither a browser nor a PDF maker needs the font."""

from pathlib import Path
from typing import Any

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection

from static.tiles.drawing.ink import num

FACE = "CJK TC"  # the traditional forms, as they are cut on tiles


class Glyphs:
    """The outlines of one face of a font collection."""

    def __init__(self, font: Path) -> None:
        """Open the traditional face of a Noto Serif CJK collection.

        Raises ``ValueError`` where the file holds no such face.
        """
        for face in TTCollection(font).fonts:
            if FACE in str(face["name"].getDebugName(4)):
                self._glyphs: Any = face.getGlyphSet()
                self._names: dict[int, str] = face.getBestCmap()
                return
        raise ValueError(f"{font} holds no face {FACE!r}: give NotoSerifCJK-Bold.ttc")

    def fit(self, character: str, x: float, y: float, width: float, height: float) -> str:
        """Return path data of a character, its ink fitted into a box and kept in proportion."""
        glyph = self._glyphs[self._names[ord(character)]]
        bounds = BoundsPen(self._glyphs)
        glyph.draw(bounds)
        x0, y0, x1, y1 = bounds.bounds
        scale = min(width / (x1 - x0), height / (y1 - y0))
        left = x + (width - scale * (x1 - x0)) / 2
        top = y + (height - scale * (y1 - y0)) / 2
        pen = SVGPathPen(self._glyphs, ntos=num)
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, left - scale * x0, top + scale * y1)))
        return str(pen.getCommands())
