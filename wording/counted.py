"""Why a fan counts in this hand, in one short sentence."""

from collections.abc import Iterator, Mapping
from typing import Final

from scoring import Account, Counted, Hand, TileSet, Use
from wording.lists import apart, listing, number_list
from wording.reasons import BY_TWO, MIXED_KONGS, REASONS
from wording.sets import in_order, named_sets, sets_text
from wording.tiles import numbers_text, suit_name, tile_label, tile_name, tiles_text
from wording.translator import Translator

_MIXED_KONGS_VALUE: Final = 6  # departs from the row: one melded and one concealed kong


def why_counted(line: Counted, account: Account, hand: Hand, t: Translator) -> str:
    """Why this line of the account counts: `46 of dots waits for the 5 of dots alone.`"""
    if line.fan.id == "flower-tiles":
        return t.ngettext("%(num)s flower, 1 point.", "%(num)s flowers, 1 point each.", line.times)
    values = _Values(line, account, hand, t)
    return t.gettext(_reason(line, values), **values.all())


def _reason(line: Counted, values: "_Values") -> str:
    """The sentence for this fan; a few fans come in two forms."""
    if line.fan.id in ("pure-shifted-chows", "four-pure-shifted-chows"):
        first, second, *_ = values.use_sets(line.uses[0])
        if second.tiles[0].number - first.tiles[0].number == 2:
            return BY_TWO
    if line.fan.id == "two-melded-kongs" and line.value == _MIXED_KONGS_VALUE:
        return MIXED_KONGS
    return REASONS[line.fan.id]


class _Values:
    """What the places of the sentences stand for in one line of an account."""

    def __init__(self, line: Counted, account: Account, hand: Hand, t: Translator) -> None:
        self.line = line
        self.reading = account.reading
        self.hand = hand
        self.t = t

    def all(self) -> Mapping[str, str]:
        """Every place that this hand can fill."""
        found: dict[str, str] = {
            "tile": tile_name(self.hand.win, self.t),
            "partial": self._partial(),
            "pair": tile_label(self.reading.sets[-1].tiles[0], self.t),
        }
        return found | dict(self._of_suits()) | dict(self._of_uses())

    def use_sets(self, use: Use) -> tuple[TileSet, ...]:
        """The sets of a use, the lower numbers first."""
        return tuple(in_order(self.reading.sets[place] for place in use.sets))

    def _of_suits(self) -> Iterator[tuple[str, str]]:
        suited = [tile for tile in self.hand.tiles if tile.is_suited]
        suits = sorted({tile.suit for tile in suited})
        if suited:
            yield "suit", suit_name(suits[0], self.t)
            yield "low", str(min(tile.number for tile in suited))
            yield "high", str(max(tile.number for tile in suited))
        for suit in "mps":
            if suit not in suits:
                yield "missing", suit_name(suit, self.t)

    def _of_uses(self) -> Iterator[tuple[str, str]]:
        uses = self.line.uses
        used = {part.tiles: part for use in uses for part in self.use_sets(use)}
        kinds = tuple(tile for use in uses for tile in use.tiles)
        if kinds:
            yield "tiles", listing([tile_label(tile, self.t) for tile in kinds], self.t)
            yield "sets", tiles_text(kinds, self.t)
        if used:
            yield "sets", sets_text(tuple(used.values()), self.t)
            yield "named", named_sets(tuple(used.values()), self.t)
            yield "uses", apart([sets_text(self.use_sets(use), self.t) for use in uses], self.t)
            numbers = [numbers_text(part.tiles) for part in self.use_sets(uses[0])]
            yield "numbers", number_list(numbers, self.t)
            yield "one", numbers[0]
            yield "number", numbers[0][0]

    def _partial(self) -> str:
        """The tiles that stood in the set that the winning tile fills."""
        tiles = list(self.reading.sets[self.reading.completed].tiles)
        tiles.remove(self.hand.win)
        return tiles_text(tiles, self.t)
