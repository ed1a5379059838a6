"""The sorts of tiles in words, and of a tile which of them it is."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lessons.pieces.check import Check
from lessons.pieces.sorts import SET_SORTS
from scoring import TILES, tile
from wording import Translator, run_text
from wording.glossary import term, without_brackets

_TERMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "honor": "honor-tile",
        "wind": "wind-tile",
        "dragon": "dragon-tile",
        "flower": "flower-tile",
        "green": "green-tile",
        "reversible": "reversible-tile",
    }
)
"""The term for a sort of tile where it has another id."""
_SUITS: Final = ("characters", "dots", "bamboos")
_BY_RANK: Final = ("flower", "wind", "dragon", "terminal", "simple")
_LISTED: Final = frozenset({"green", "reversible"})
"""Sorts that no rule of numbers makes: their tiles are named."""


def sort_name(sort: str, t: Translator) -> str:
    """A sort of tile, as the glossary calls it."""
    if sort == "suit":
        return t.gettext("number tiles")
    return without_brackets(term(_TERMS.get(sort, sort)).names[t.lang])


def sort_text(code: str, check: Check, t: Translator) -> str:
    """What a tile is that was wrongly chosen, or which tiles alone are of the sort."""
    if check.sort in _LISTED:
        own = [each for each in TILES if SET_SORTS[check.sort](each)]
        return t.gettext("Only these are of this sort: %(tiles)s.", tiles=run_text(own, t))
    order = (*_SUITS, *_BY_RANK) if check.sort in _SUITS else _BY_RANK
    sort = next(each for each in order if SET_SORTS[each](tile(code)))
    return t.gettext("This tile belongs to: %(sort)s.", sort=sort_name(sort, t))
