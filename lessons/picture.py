"""What a lesson is about, in a few tiles: the pattern that it teaches, or the first hand that it shows.

Only hands that the lesson shows with their account tell where a fan is. A fan that is in none of them,
or about the tile that comes last, has the picture of its own.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from lessons.lesson import Lesson, Piece
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.comparison import ComparedHand
from lessons.pieces.diagram import Diagram, own_tiles
from lessons.pieces.live import LiveHand
from lessons.pieces.worked import WorkedExample
from scoring import Account, Hand, Score, Tile, WaitingHand, pattern, rule_set
from scoring.play import TableState
from wording.languages import SOURCE

TileSets = tuple[tuple[Tile, ...], ...]
_NOT_YET_A_WIN: Final = frozenset({CheckKind.WIN, CheckKind.WHICH, CheckKind.CHANGE})
"""Checks of a hand of which it is asked whether it wins, or that is still to be changed."""


@dataclass(frozen=True, slots=True)
class LessonPicture:
    """Sets of tiles, a whole hand, or the picture of the fan with that id.

    `wins` says that the last tile of the hand is the winning one.
    """

    sets: TileSets = ()
    fan: str = ""
    hand: Hand | WaitingHand | None = None
    wins: bool = True


def lesson_picture(lesson: Lesson) -> LessonPicture | None:
    """The picture of a lesson; None where it shows no tiles."""
    pieces = tuple(_pieces(lesson))
    return _taught_pattern(lesson, pieces) or _first_hand(pieces) or _first_asked(pieces)


def _pieces(lesson: Lesson) -> Iterator[Piece]:
    """What its steps show and ask, in their order."""
    for step in lesson.words[SOURCE.tag].steps:
        for directive in step.directives:
            found = lesson.pieces.get((directive.kind, directive.name))
            if found is not None:
                yield found


def _taught_pattern(lesson: Lesson, pieces: tuple[Piece, ...]) -> LessonPicture | None:
    """The tiles of a fan that it teaches, the first that tiles tell."""
    scores = [score for piece in pieces if (score := _score_shown(piece))]
    for fan in lesson.teaches:
        own = pattern(rule_set(lesson.rules), fan)
        if own.last is None:
            for score in scores:
                if found := _made_by(score, fan):
                    return found
        if own.sets:
            return LessonPicture(fan=fan)
    return None


def _score_shown(piece: Piece) -> Score | None:
    """What a hand counts that is shown with its account."""
    match piece:
        case WorkedExample():
            return piece.score
        case LiveHand():
            return piece.scores[piece.start]
        case _:
            return None


def _made_by(score: Score, fan: str) -> LessonPicture | None:
    """The sets of the hand that make a fan, once; the hand where all do, None where no set does."""
    account = score.account
    if account is None:
        return None
    places = next((line.uses[0].sets for line in account.counted if line.fan.id == fan), ())
    if not places:
        return None
    if len(places) == len(account.reading.sets):
        return LessonPicture(hand=score.hand)
    return LessonPicture(_tiles_of(places, account))


def _tiles_of(places: tuple[int, ...], account: Account) -> TileSets:
    return tuple(tuple(account.reading.sets[place].tiles) for place in places)


def _first_hand(pieces: tuple[Piece, ...]) -> LessonPicture | None:
    """The first hand that is explained; one that wins, if there is any."""
    found = [each for piece in pieces if (each := _hand_shown(piece))]
    return next((each for each in found if each.wins), found[0] if found else None)


def _hand_shown(piece: Piece) -> LessonPicture | None:
    match piece:
        case ComparedHand():
            return LessonPicture(hand=piece.hand)
        case WorkedExample() | LiveHand():
            score = _score_shown(piece)
            return LessonPicture(hand=piece.hand, wins=score is not None and score.win)
        case Diagram(state=TableState() as state, seat=seat):
            return LessonPicture(hand=own_tiles(state, seat), wins=False)
        case _:
            return None


def _first_asked(pieces: tuple[Piece, ...]) -> LessonPicture | None:
    """The first hand, or the first tiles, about which something is asked."""
    found = (_asked(piece) for piece in pieces if isinstance(piece, Check))
    return next(filter(None, found), None)


def _asked(check: Check) -> LessonPicture | None:
    if check.waiting_hand is not None:
        return LessonPicture(hand=check.waiting_hand)
    if check.scores and check.kind not in _NOT_YET_A_WIN:
        return LessonPicture(hand=check.scores[0].hand)
    return LessonPicture((check.tiles,)) if check.tiles else None
