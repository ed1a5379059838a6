"""Deals that a learner plays against the program: begun, gone on with, looked back at."""

import random
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from quizzes.deal.opponent import PlayingStrength
from quizzes.deal.opponents import played_on
from quizzes.runs import new_seed
from school.columns import to_utc
from school.learners.models import Learner
from school.progress.models import PlayedDeal
from scoring import WINDS, RuleSet, Wind, rule_set
from scoring.looking_back import Moment, moments
from scoring.memo import Memo
from scoring.play import (
    Move,
    TableState,
    begin,
    moved,
    read_moves,
    replayed,
    write_moves,
)

RECENT: Final = 10  # deals that are listed


class DealMode(StrEnum):
    """Whether only moves that are allowed are offered, or every call, as it would stand at a table."""

    PRACTICE = "practice"
    STRICT = "strict"


@dataclass(frozen=True, slots=True)
class DealChoices:
    """What is chosen before a deal; `timed` gives claims the time of the text, where it has one."""

    skill: PlayingStrength
    mode: DealMode = DealMode.PRACTICE
    timed: bool = False


_chance = random.SystemRandom()


def begin_deal(
    session: Session, learner: Learner, rules: RuleSet, choices: DealChoices, at: datetime
) -> PlayedDeal:
    """A new deal, at a seat and in a round that chance gives; the program plays up to one's turn."""
    seed = new_seed()
    deal = PlayedDeal(
        learner_id=learner.id,
        rules=rules.id,
        seed=seed,
        seat=_chance.choice(WINDS).value,
        round=_chance.choice(rules.rounds).value,
        skill=choices.skill.value,
        mode=choices.mode.value,
        timed=choices.timed,
        moves="",
        begun_at=to_utc(at),
        moved_at=to_utc(at),
    )
    _go_on(deal, begin(rules, str(seed), Wind(deal.round), strict=_strict_seat(deal)))
    session.add(deal)
    session.flush()
    return deal


def find_deal(
    session: Session, learner_id: uuid.UUID, public_id: uuid.UUID, *, locked: bool = False
) -> PlayedDeal | None:
    """The learner's own deal of that id; a locked one nobody else changes meanwhile."""
    query = select(PlayedDeal).where(
        PlayedDeal.public_id == public_id, PlayedDeal.learner_id == learner_id
    )
    return session.scalar(query.with_for_update() if locked else query)


def recent_deals(session: Session, learner_id: uuid.UUID, rules: str) -> Sequence[PlayedDeal]:
    """The deals under that rule set that were moved in last, the latest first."""
    query = (
        select(PlayedDeal)
        .where(PlayedDeal.learner_id == learner_id, PlayedDeal.rules == rules)
        .order_by(PlayedDeal.moved_at.desc(), PlayedDeal.id.desc())
        .limit(RECENT)
    )
    return session.scalars(query).all()


def states_of(deal: PlayedDeal) -> tuple[TableState, ...]:
    """Every state of the deal from its beginning."""
    return replayed(
        rule_set(deal.rules),
        str(deal.seed),
        read_moves(deal.moves),
        Wind(deal.round),
        strict=_strict_seat(deal),
    )


def _strict_seat(deal: PlayedDeal) -> Wind | None:
    return Wind(deal.seat) if deal.mode == DealMode.STRICT else None


class _FinishedDeal(NamedTuple):
    """All that a deal hangs on, and whose seat is looked back from."""

    rules: str
    seed: str
    round: Wind
    moves: str
    own: Wind
    strict: Wind | None


def _moments(deal: _FinishedDeal) -> tuple[Moment, ...]:
    rules, moves = rule_set(deal.rules), read_moves(deal.moves)
    states = replayed(rules, deal.seed, moves, deal.round, strict=deal.strict)
    allowed = [each._replace(strict=None) for each in states]  # what was allowed to be called
    return moments(allowed, deal.own)


_MOMENTS: Final[Memo[_FinishedDeal, tuple[Moment, ...]]] = Memo(_moments, 1 << 7)


def moments_of(deal: PlayedDeal) -> tuple[Moment, ...]:
    """What mattered most to the learner in a deal that is over.

    It takes some tenths of a second, once in a process: a finished deal does not change.
    """
    key = _FinishedDeal(
        deal.rules,
        str(deal.seed),
        Wind(deal.round),
        deal.moves,
        Wind(deal.seat),
        _strict_seat(deal),
    )
    return _MOMENTS[key]


def make_move(deal: PlayedDeal, state: TableState, move: Move, at: datetime) -> None:
    """Make the learner's move, and the program's until it is the learner's turn again.

    Raises MoveRefused: the move cannot be made in that state, which is the deal's last.
    """
    _go_on(deal, moved(state, move))
    deal.moved_at = to_utc(at)


def _go_on(deal: PlayedDeal, state: TableState) -> None:
    """Let the program play, and keep what was played."""
    person, skill = Wind(deal.seat), PlayingStrength(deal.skill)
    for after in played_on(state, person, str(deal.seed), skill):
        state = after
    deal.moves = write_moves(state.moves)
    if state.ending is not None:
        deal.ending = state.ending.kind.value
        deal.winner = state.ending.winner.value if state.ending.winner else None
