"""A question about a table as one of its players sees it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import cast

from quizzes.question import Answer, HandQuestion, PaymentsAnswer
from scoring import Score, Wind
from scoring.play import TableState
from scoring.play.state import TableEvent
from scoring.play.winning import Furiten, furiten_of


class AskedOfTable(StrEnum):
    """What is asked of a table."""

    WORTH = "worth"  # what the hand that wins now is worth
    FU = "fu"  # its fu (Rengo)
    PAYMENTS = "payments"  # who pays what for it
    MANNER = "manner"  # which fan the last tile brings by how or when it came
    WAIT = "wait"  # whether the tile just discarded wins, and what for


@dataclass(frozen=True, slots=True)
class TableQuestion(HandQuestion[Answer]):
    """A question about the hand that a player wins with, or could win with, at a table.

    `state` is the table just before that, `own` the player whose hand it is. `told` are the last
    things that happened, as everybody saw them. How the tile came, and what it is worth therefore, is to be
    seen at the table alone.
    """

    asks: AskedOfTable
    state: TableState
    own: Wind
    told: tuple[TableEvent, ...]


def of_number(question: TableQuestion) -> HandQuestion[float]:
    """The question about its worth or its fu, which a number answers."""
    return cast(HandQuestion[float], question)


def of_payments(question: TableQuestion) -> HandQuestion[PaymentsAnswer]:
    """The question about who pays what."""
    return cast(HandQuestion[PaymentsAnswer], question)


def refusing_article(state: TableState, own: Wind, score: Score) -> str | None:
    """The article by which the tile does not win; None where it does.

    A furiten comes of one's own discard or of a tile that one let go (Rengo 63, 64).
    """
    if score.why_not is None:
        return None
    furiten = refusing_furiten(state, own, score)
    return furiten.articles[0] if furiten else state.rules.articles[score.why_not]


def refusing_furiten(state: TableState, own: Wind, score: Score) -> Furiten | None:
    """The furiten by which the tile does not win (Rengo 63, 64); None where it wins or something else bars it."""
    return furiten_of(state, state.seat(own)) if score.why_not == "furiten" else None
