"""The four seats, in the order in which the turn goes round."""

from enum import StrEnum

from scoring.tiles import TILES, Tile


class Wind(StrEnum):
    """A seat, and the wind of a round. The turn goes E, S, W, N: to the right-hand player."""

    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    NORTH = "N"

    @property
    def place(self) -> int:
        """0 for East to 3 for North."""
        return _PLACES[self]

    @property
    def tile(self) -> Tile:
        """The wind tile of that name."""
        return TILES[27 + self.place]

    def after(self, steps: int) -> "Wind":
        """The seat that many turns on: 1 is the right-hand player, 3 the left-hand one."""
        return WINDS[(self.place + steps) % 4]


WINDS: tuple[Wind, ...] = tuple(Wind)
_PLACES = {wind: place for place, wind in enumerate(WINDS)}
