"""Deals that are over without being played on pages: the program alone plays them."""

from functools import cache

from sqlalchemy import select

from quizzes.deal.opponent import chosen
from quizzes.hands.draw import Draw
from school.progress.models import PlayedDeal
from scoring import RULE_SETS, WINDS, Wind
from scoring.play import (
    EndingKind,
    Stage,
    TableState,
    begin,
    moved,
    seats_to_move,
    view_of,
    write_moves,
)
from tests.web.visitor import SiteVisitor, VisitedPage
from web.services import services


def begun_deal(visitor: SiteVisitor, rules: str = "mcr-2014", **chosen_: str) -> VisitedPage:
    """The page of a deal that was begun by the form."""
    choose = f"/{rules}/table"
    form = next(each for each in visitor.open(choose).forms if each.action == choose)
    return visitor.send(form, **{"skill": "steady", **chosen_})


def latest_deal(visitor: SiteVisitor) -> PlayedDeal:
    """The deal that was begun last."""
    with services(visitor.site).database.reading() as reading:
        return reading.scalars(select(PlayedDeal).order_by(PlayedDeal.id.desc()).limit(1)).one()


@cache
def won_by_the_program(rules: str) -> tuple[int, TableState]:
    """The seed of a deal that somebody wins, and its end."""
    for seed in range(1, 50):
        draw, state = Draw(f"{rules}/{seed}"), begin(RULE_SETS[rules], str(seed))
        while state.stage is not Stage.OVER:
            seat = seats_to_move(state)[0]
            state = moved(state, chosen(view_of(state, seat), draw))
        if state.ending is not None and state.ending.kind is EndingKind.WIN:
            return seed, state
    raise AssertionError("nobody wins")


def won_deal(visitor: SiteVisitor, rules: str, *, by_learner: bool = True) -> str:
    """The address of a deal that is won, by the visitor or by the seat after theirs."""
    address = begun_deal(visitor, rules).address
    seed, state = won_by_the_program(rules)
    assert state.ending is not None
    winner = state.ending.winner or WINDS[0]
    with services(visitor.site).database.writing() as writing:
        deal = writing.scalars(select(PlayedDeal).order_by(PlayedDeal.id.desc()).limit(1)).one()
        deal.seed, deal.round = seed, Wind.EAST.value
        deal.seat = (winner if by_learner else winner.after(3)).value
        deal.moves = write_moves(state.moves)
        deal.ending, deal.winner = EndingKind.WIN.value, winner.value
    return address


def count_shown(visitor: SiteVisitor, address: str) -> VisitedPage:
    """The count of the hand that won, which is shown without an answer."""
    asked = visitor.open(f"{address}/count")
    return visitor.send(next(form for form in asked.forms if form.values("token")), skip="1")
