"""Moves of a player, the text that they are kept as, and why one is refused."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.seats import Wind
from scoring.tiles import Tile, tile


class Action(StrEnum):
    """What a move does. A pass lets a tile go that one may claim, or goes on where one may win."""

    DISCARD = "discard"
    RIICHI = "riichi"
    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    ADDED_KONG = "added-kong"
    CONCEALED_KONG = "concealed-kong"
    WIN = "win"
    PASS = "pass"


CLAIMS: Final = frozenset({Action.CHOW, Action.PUNG, Action.KONG})
"""What a discard may be claimed for, beside a win."""
OWN_KONGS: Final = frozenset({Action.ADDED_KONG, Action.CONCEALED_KONG})
"""Kongs that are made out of the hand in one's own turn."""
_LETTERS: Final = {
    Action.DISCARD: "d",
    Action.RIICHI: "r",
    Action.CHOW: "c",
    Action.PUNG: "p",
    Action.KONG: "k",
    Action.ADDED_KONG: "a",
    Action.CONCEALED_KONG: "o",
    Action.WIN: "w",
    Action.PASS: "n",
}
_ACTIONS: Final = {letter: action for action, letter in _LETTERS.items()}
_WITH_A_TILE: Final = frozenset(
    {
        *(Action.DISCARD, Action.RIICHI, Action.CHOW),
        *(Action.ADDED_KONG, Action.CONCEALED_KONG),
    }
)
_MOVE: Final = re.compile(r"([ESWN])([drcpkaown])([1-9][mpszf])?", re.ASCII)
LONGEST_LOG: Final = 4_000  # characters; a deal of 144 tiles has no more


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a seat.

    `tile` is the tile that is discarded, with or without riichi, or of which a kong is made out of
    the hand; of a chow the lowest tile. The other moves name none: the tile lies on the table.
    """

    seat: Wind
    action: Action
    tile: Tile | None = None

    def __str__(self) -> str:
        return f"{self.seat}{_LETTERS[self.action]}{self.tile or ''}"


class Refused(StrEnum):
    """Why a move cannot be made."""

    DEAL_IS_OVER = "deal-is-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOTHING_TO_CLAIM = "nothing-to-claim"
    TILE_NOT_HELD = "tile-not-held"
    NO_SUCH_SET = "no-such-set"
    ONLY_FROM_THE_LEFT = "only-from-the-left"
    NO_TILE_LEFT = "no-tile-left"
    TOO_MANY_KONGS = "too-many-kongs"
    NOT_AFTER_A_CLAIM = "not-after-a-claim"
    SAME_TILE_BACK = "same-tile-back"
    AFTER_SILENCE = "after-silence"
    IN_RIICHI = "in-riichi"
    NO_RIICHI = "no-riichi"
    NO_WIN = "no-win"
    NO_RIGHT = "no-right"


class MoveRefused(Exception):
    """The move cannot be made; `articles` are the places of the text that say so."""

    def __init__(self, move: Move, why: Refused, articles: tuple[str, ...]) -> None:
        super().__init__(f"{move}: {why} ({', '.join(articles)})")
        self.move = move
        self.why = why
        self.articles = articles


class UnreadableMoves(ValueError):
    """The text is no list of moves."""


def write_moves(moves: Iterable[Move]) -> str:
    """The moves as one text, such as `Ed9mSpSd1z`."""
    return "".join(map(str, moves))


def read_moves(text: str) -> tuple[Move, ...]:
    """The moves of such a text. Raises UnreadableMoves."""
    found = []
    at = 0
    if len(text) > LONGEST_LOG:
        raise UnreadableMoves(f"{len(text)} characters are more than the moves of a deal")
    while at < len(text):
        read = _MOVE.match(text, at)
        if read is None:
            raise UnreadableMoves(f"no move at character {at + 1}")
        seat, letter, name = read.groups()
        action = _ACTIONS[letter]
        if (name is not None) != (action in _WITH_A_TILE) or name in ("8z", "9z", "9f"):
            raise UnreadableMoves(f"{read[0]} at character {at + 1} is no move")
        found.append(Move(Wind(seat), action, None if name is None else tile(name)))
        at = read.end()
    return tuple(found)
