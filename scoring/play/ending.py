"""How a deal ends."""

from dataclasses import replace

from scoring.play.ruled_call import RuledCall
from scoring.play.seat_state import SeatState
from scoring.play.state import Ending, EndingKind, EventKind, Stage, TableEvent, TableState
from scoring.play.systems import play_rules
from scoring.record import Score


def won(
    state: TableState, seat: SeatState, score: Score, articles: tuple[str, ...] = ()
) -> TableState:
    """The seat wins; `articles` say why it comes before others who claim."""
    places = articles or play_rules(state.rules).events(state.rules, EventKind.WON.value)
    event = TableEvent(EventKind.WON, seat.wind, places, score.hand.win)
    return replace(
        state.after(event),
        stage=Stage.OVER,
        ending=Ending(EndingKind.WIN, places, seat.wind, score),
    )


def drawn_hand(state: TableState) -> TableState:
    """Nobody has won, and no tile is left."""
    places = play_rules(state.rules).events(state.rules, EventKind.DRAWN.value)
    event = TableEvent(EventKind.DRAWN, state.turn, places)
    return replace(state.after(event), stage=Stage.OVER, ending=Ending(EndingKind.DRAWN, places))


def ended_by(state: TableState, call: RuledCall) -> TableState:
    """A call that was not allowed has ended the deal."""
    return replace(state, stage=Stage.OVER, ending=Ending(EndingKind.FOUL, call.articles))
