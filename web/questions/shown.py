"""The tiles that a question shows before its answer is due."""

from collections.abc import Iterable

from quizzes import Question
from quizzes.question import SetQuestion, tiles_of
from scoring import Tile, Wind
from web.components.hand import HandView, TileView, hand_view, meld_view
from wording import Translator, concealed_part, meld_parts, winning_part


def hand_of_question(question: Question, t: Translator) -> HandView | None:
    """Its hand or waiting hand; None where it is about neither."""
    tiles = tiles_of(question)
    return hand_view(tiles, question.address.rules, t) if tiles else None


def set_of_question(question: SetQuestion, t: Translator) -> HandView:
    """The set of a question as it lies before the player, or as it stands in the hand."""
    if meld := question.meld:
        return HandView(
            suits=(),
            melds=(meld_view(meld, Wind.EAST, question.address.rules),),
            line=tuple(meld_parts([meld], Wind.EAST, t)),
        )
    *concealed, last = question.tile_set.tiles
    if question.by_ron:
        line = concealed_part(concealed, t), winning_part(last, t)
        return HandView((_tile_views(concealed),), win=TileView(str(last)), line=line)
    tiles = (*concealed, last)
    return HandView((_tile_views(tiles),), line=(concealed_part(tiles, t),))


def _tile_views(tiles: Iterable[Tile]) -> tuple[TileView, ...]:
    return tuple(TileView(str(each)) for each in tiles)
