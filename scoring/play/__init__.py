"""A deal that is played: the table as a value, and moves that lead from one to the next.

`begin` builds the walls, throws the dice and deals; `moved` makes a move, with its article;
`options` are the moves of a seat; `replayed` brings a deal back from its seed and its moves.
"""

from scoring.play.course import begin, begin_from, moved, replayed
from scoring.play.moves import Action, Move, MoveRefused, Refused, read_moves, write_moves
from scoring.play.options import options, seats_to_move
from scoring.play.refusals import refused
from scoring.play.ruled_call import CallConsequence, CallFault, RuledCall
from scoring.play.seat_state import FloorTile, LaidMeld, SeatState
from scoring.play.state import Ending, EndingKind, Stage, TableState
from scoring.play.view import PublicMeld, PublicSeat, TableView, view_of
from scoring.play.wall import PlayWall

__all__ = [
    "Action",
    "CallConsequence",
    "CallFault",
    "Ending",
    "EndingKind",
    "FloorTile",
    "LaidMeld",
    "Move",
    "MoveRefused",
    "PlayWall",
    "PublicMeld",
    "PublicSeat",
    "Refused",
    "RuledCall",
    "SeatState",
    "Stage",
    "TableState",
    "TableView",
    "begin",
    "begin_from",
    "moved",
    "options",
    "read_moves",
    "refused",
    "replayed",
    "seats_to_move",
    "view_of",
    "write_moves",
]
