"""How a deal ends."""

from scoring.play.ruled_call import CallConsequence, RuledCall
from scoring.play.seat_state import SeatState
from scoring.play.state import Ending, EndingKind, EventKind, Stage, TableEvent, TableState
from scoring.play.strict import riichi_without_tenpai
from scoring.play.systems import play_rules
from scoring.record import Score


def won(
    state: TableState, seat: SeatState, score: Score, articles: tuple[str, ...] = ()
) -> TableState:
    """The seat wins; `articles` say why it comes before others who claim."""
    places = articles or play_rules(state.rules).events(state.rules, EventKind.WON.value)
    event = TableEvent(EventKind.WON, seat.wind, places, score.hand.win)
    return state.after(event)._replace(
        stage=Stage.OVER,
        ending=Ending(EndingKind.WIN, places, seat.wind, score),
    )


def drawn_hand(state: TableState) -> TableState:
    """Nobody has won, and no tile is left."""
    places = play_rules(state.rules).events(state.rules, EventKind.DRAWN.value)
    event = TableEvent(EventKind.DRAWN, state.turn, places)
    over = state.after(event)._replace(stage=Stage.OVER)
    chombo = riichi_without_tenpai(state)
    if chombo is not None:
        told = TableEvent(EventKind.RULED, chombo.seat, chombo.articles, ruled=chombo)
        return ended_by(over.after(told)._replace(ruled=(*over.ruled, chombo)), chombo)
    fees_at_a_draw = play_rules(state.rules).fees_at_a_draw
    if fees_at_a_draw is None:
        return over._replace(ending=Ending(EndingKind.DRAWN, places))
    dead = [each.seat for each in state.ruled if CallConsequence.DEAD_HAND in each.consequences]
    ready = [each.wind for each in state.seats if each.waits(state.rules.shapes)]
    paid = fees_at_a_draw(ready, dead)
    declared = tuple(each for each in ready if each not in dead)
    places = (*places, *paid.articles)
    ending = Ending(EndingKind.DRAWN, places, ready=declared, payments=paid.value)
    return over._replace(ending=ending)


def ended_by(state: TableState, call: RuledCall) -> TableState:
    """A call that was not allowed has ended the deal."""
    return state._replace(stage=Stage.OVER, ending=Ending(EndingKind.FOUL, call.articles))
