"""A hand as one picture: the tiles as they lie, with the hand in words."""

from dataclasses import dataclass
from html import escape
from typing import Final

from web.components.hand import HandView, MeldView
from web.export.sprite import SIDEWAYS_TILE, UPRIGHT_TILE, Sprite, sprite, symbols_in
from wording import Translator, line_of_parts

_TILE: Final = 44  # pixels that a standing tile is wide
_APART: Final = 14  # between tiles, in the units of the drawings
_GAP: Final = 110  # before the winning tile and each meld
_MARK: Final = 44  # below the tiles, for the stroke under the winning tile
_LIES: Final = "matrix(0 -1 1 0 0 300)"
_ADDED: Final = "added-kong"


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing that needs nothing else; `alt` says the same in words, sizes are in pixels."""

    svg: str
    alt: str
    width: int
    height: int


def picture_of(hand: HandView, t: Translator, numerals: bool) -> Picture:
    """The hand as it lies, the winning tile underlined and apart."""
    felt = _Felt(sprite(numerals))
    felt.lay(hand)
    return felt.picture(line_of_parts(hand.line, t))


class _Felt:
    """Where the next tile comes to lie, and what lies there already."""

    def __init__(self, tiles: Sprite) -> None:
        self._tiles = tiles
        self._laid: list[str] = []
        self._faces: dict[str, None] = {}
        self._x = 0
        self._top = UPRIGHT_TILE[1]  # how high the tiles reach, from the ground

    def lay(self, hand: HandView) -> None:
        for suit in hand.suits:
            for each in suit:
                self._stand(each.code)
        if hand.win:
            self._x += _GAP
            self._underline()
            self._stand(hand.win.code)
        for meld in hand.melds:
            self._x += _GAP if self._x else 0
            self._meld(meld)

    def _meld(self, meld: MeldView) -> None:
        shown = meld.tiles[:3] if meld.kind == _ADDED else meld.tiles
        for place, each in enumerate(shown):
            if place in meld.hidden:
                self._stand("back")
            elif place != meld.lying:
                self._stand(each.code)
            else:
                if meld.kind == _ADDED:
                    self._put(meld.tiles[3].code, "s", 2 * SIDEWAYS_TILE[1])
                self._put(each.code, "s", SIDEWAYS_TILE[1])
                self._x += SIDEWAYS_TILE[0] + _APART

    def _stand(self, code: str) -> None:
        self._put(code, "k" if code == "back" else "f", UPRIGHT_TILE[1])
        self._x += UPRIGHT_TILE[0] + _APART

    def _put(self, code: str, body: str, top: int) -> None:
        """A tile whose upper edge is that far above the ground."""
        self._top = max(self._top, top)
        self._faces.setdefault(code)
        lies = f' transform="{_LIES}"' if body == "s" else ""
        self._laid.append(
            f'<g transform="translate({self._x} {-top})"><use href="#{body}"/>'
            f'<use href="#t-{code}"{lies}/></g>'
        )

    def _underline(self) -> None:
        x, wide = self._x + UPRIGHT_TILE[0] // 5, UPRIGHT_TILE[0] * 3 // 5
        self._laid.append(f'<rect x="{x}" y="14" width="{wide}" height="22" rx="11"/>')

    def picture(self, alt: str) -> Picture:
        wide, high = max(self._x - _APART, 1), self._top + _MARK
        faces = "".join(f'<g id="t-{code}">{self._tiles.faces[code]}</g>' for code in self._faces)
        letters = symbols_in(faces + "".join(self._laid))
        shared = "".join(drawn for letter, drawn in self._tiles.shared.items() if letter in letters)
        size = round(wide * _TILE / UPRIGHT_TILE[0]), round(high * _TILE / UPRIGHT_TILE[0])
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{size[0]}"'
            f' height="{size[1]}" viewBox="0 {-self._top} {wide} {high}">'
            f"<title>{escape(alt)}</title><defs>{shared}{faces}</defs>"
            f"{''.join(self._laid)}</svg>"
        )
        return Picture(svg, alt, *size)
