"""What the places of a reason stand for: the sets, tiles and suits of one line of an account.

Places: `sets` the sets used, `uses` the same time by time, `named` the sets with what they are,
`numbers` the numbers of one use, `one` its lowest set and `number` its lowest number, `suit` the
only suit, `missing` the suit that is not there, `pair` the tile of the pair, `tile` the winning
tile, `partial` what it completes, `low` and `high` the least and greatest number, `tiles` the
tiles used.
"""

from collections.abc import Iterator, Mapping

from scoring import Account, Counted, Hand, TileSet, Use
from wording.lists import and_list, number_list, semicolon_list
from wording.sets import named_sets, sets_text, sorted_sets
from wording.tiles import numbers_text, run_text, suit_name, tile_label, tile_name, tiles_text
from wording.translator import Translator


class Places:
    """The places that one line of an account can fill."""

    def __init__(self, line: Counted, account: Account, hand: Hand, t: Translator) -> None:
        self.line = line
        self.reading = account.reading
        self.hand = hand
        self.t = t

    def all(self) -> Mapping[str, str]:
        """Every place that this hand can fill."""
        results: dict[str, str] = {
            "tile": tile_name(self.hand.win, self.t),
            "partial": self._partial(),
            "pair": tile_name(self.reading.sets[-1].tiles[0], self.t),
        }
        return results | dict(self._of_suits()) | dict(self._of_uses())

    def use_sets(self, use: Use) -> tuple[TileSet, ...]:
        """The sets of a use, the lower numbers first."""
        return tuple(sorted_sets(self.reading.sets[place] for place in use.sets))

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
            yield "tiles", and_list([tile_label(tile, self.t) for tile in kinds], self.t)
            yield "sets", tiles_text(kinds, self.t)
        if used:
            yield "sets", sets_text(tuple(used.values()), self.t)
            yield "named", named_sets(tuple(used.values()), self.t)
            yield (
                "uses",
                semicolon_list([sets_text(self.use_sets(use), self.t) for use in uses], self.t),
            )
            numbers = [numbers_text(part.tiles) for part in self.use_sets(uses[0])]
            yield "numbers", number_list(numbers, self.t)
            yield "one", numbers[0]
            yield "number", numbers[0][0]

    def _partial(self) -> str:
        """The tiles that stood in the set that the winning tile fills."""
        tiles = list(self.reading.sets[self.reading.completed].tiles)
        if self.hand.win in tiles:  # four kongs of one turn win without a tile (IMJ 25.2(5))
            tiles.remove(self.hand.win)
        return run_text(tiles, self.t)
