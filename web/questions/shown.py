"""The tiles that a question shows before its answer is due."""

from collections.abc import Iterable
from dataclasses import replace

from quizzes import Question
from quizzes.question import (
    CardQuestion,
    CardSide,
    HandFuQuestion,
    PlansQuestion,
    SetQuestion,
    WaitFuQuestion,
    tiles_of,
)
from scoring import Tile, Wind, pattern, rule_set
from web.components.hand import FactView, HandView, TileView, fact_view, hand_view, meld_view
from wording import (
    Fact,
    FactKind,
    Translator,
    concealed_part,
    fu_facts,
    meld_parts,
    wind_facts,
    winning_part,
)


def hand_of_question(question: Question, t: Translator) -> HandView | None:
    """Its hand or waiting hand; None where it is about neither."""
    tiles = tiles_of(question)
    return hand_view(tiles, question.address.rules, t) if tiles else None


def hand_in_play_of_question(question: PlansQuestion, t: Translator) -> HandView:
    """Thirteen or fourteen tiles in the middle of a deal, with seat and round."""
    untold = {FactKind.WON_ON, FactKind.OTHER}
    tiles = question.hand.lying()
    return hand_view(tiles, question.address.rules, t, untold=untold, wins=False)


def no_hand(question: Question, t: Translator) -> None:
    """That the question shows no tiles."""
    return None


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


def card_of_question(question: CardQuestion, t: Translator) -> HandView | None:
    """The picture of the fan where its name is asked; nothing where it is the answer."""
    if question.side is not CardSide.PICTURE:
        return None
    sets = pattern(rule_set(question.address.rules), question.fan).sets
    tiles = [tile for each in sets for tile in each]
    return HandView(tuple(map(_tile_views, sets)), line=(concealed_part(tiles, t),))


def wait_of_question(question: WaitFuQuestion, t: Translator) -> HandView:
    """The tiles that waited with the winning tile; seat and round where a pair is asked for too."""
    if hand := question.hand:
        view = hand_view(hand, question.address.rules, t, plain=True)
        return replace(view, facts=_fact_views(fu_facts(hand, t)))
    waiting = list(question.filled.tiles)
    waiting.remove(question.win)
    told = wind_facts(question.circumstances, t) if question.pair else ()
    groups = [question.beside, waiting] if question.beside else [waiting]
    return HandView(
        suits=tuple(map(_tile_views, groups)),
        win=TileView(str(question.win)),
        facts=_fact_views(told),
        line=(
            concealed_part((*waiting, *question.beside), t),
            winning_part(question.win, t),
        ),
        apart=True,
    )


def parts_of_question(question: HandFuQuestion, t: Translator) -> HandView:
    """The hand with its standing sets and its pair each by itself, as they are counted."""
    hand, account = question.counted.hand, question.counted.account
    assert account is not None  # the hand wins
    reading = account.reading
    melds = len(hand.melds)
    standing = [list(each.tiles) for each in reading.sets]
    standing[reading.completed].remove(hand.win)
    own = len(standing) - melds - 1  # the concealed sets stand first, the pair last
    filled = standing.pop(reading.completed)  # stands last, beside the winning tile
    own -= reading.completed < own
    parts = [*standing[:own], *standing[own + melds :], filled]
    view = hand_view(hand, question.address.rules, t, plain=True)
    return replace(
        view,
        suits=tuple(_tile_views(each) for each in parts if each),
        facts=_fact_views(fu_facts(hand, t)),
        apart=True,
    )


def _fact_views(facts: Iterable[Fact]) -> tuple[FactView, ...]:
    return tuple(map(fact_view, facts))


def _tile_views(tiles: Iterable[Tile]) -> tuple[TileView, ...]:
    return tuple(TileView(str(each)) for each in tiles)
