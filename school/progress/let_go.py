"""What was let go in deals that were played: noted when the learner is told, until it is met again."""

import uuid
from collections.abc import Collection, Iterable, Mapping
from datetime import datetime, timedelta
from functools import cache
from typing import Final, NamedTuple

from sqlalchemy import Select, bindparam, select
from sqlalchemy.orm import Session

from quizzes import Kind, can_ask_about
from school.columns import id_given, moment_given, to_utc
from school.learning.state import LetGo, Skill
from school.progress.models import PlayedDeal
from scoring import RULE_SETS
from scoring.looking_back import Moment

LATELY: Final = timedelta(days=7)  # after which it comes no more by itself
LATEST: Final = 5  # deals that are asked for


class FinishedDeal(NamedTuple):
    """A deal that is over: when it ended, when the learner was told of its moments, and their fans."""

    public_id: uuid.UUID
    ended_at: datetime
    looked_back_at: datetime | None
    let_go: str

    @property
    def fans(self) -> tuple[str, ...]:
        """The fans that were let go, in the order of play."""
        return tuple(self.let_go.split())


def note_moments(deal: PlayedDeal, moments: Iterable[Moment], at: datetime) -> None:
    """Keep of a finished deal that its moments were told, and which fan each of them was about."""
    deal.looked_back_at = to_utc(at)
    deal.let_go = " ".join(dict.fromkeys(each.fan.id for each in moments))


def finished_lately(
    session: Session, learner_id: uuid.UUID, rules: str, now: datetime
) -> tuple[FinishedDeal, ...]:
    """The deals that ended in the last days, the latest first."""
    given = {"learner": learner_id, "rules": rules, "since": to_utc(now) - LATELY}
    rows = session.connection().execute(_finished_since(), given)
    return tuple(FinishedDeal(*row) for row in rows)


@cache
def _finished_since() -> Select[uuid.UUID, datetime, datetime | None, str]:
    """Built once, for each first page asks it."""
    return (
        select(
            PlayedDeal.public_id,
            PlayedDeal.moved_at,
            PlayedDeal.looked_back_at,
            PlayedDeal.let_go,
        )
        .where(
            PlayedDeal.learner_id == id_given("learner"),
            PlayedDeal.rules == bindparam("rules"),
            PlayedDeal.moved_at > moment_given("since"),
            PlayedDeal.ending.is_not(None),
        )
        .order_by(PlayedDeal.moved_at.desc(), PlayedDeal.id.desc())
        .limit(LATEST)
    )


def let_go_in(
    deals: Iterable[FinishedDeal], rules: str, untaught: Collection[str] = ()
) -> tuple[LetGo, ...]:
    """What was let go in those deals, the latest first and each fan once.

    Left out is what waits for its lesson, and what no question can ask by itself.
    """
    found: dict[str, LetGo] = {}
    for deal in deals:
        for fan in deal.fans if deal.looked_back_at else ():
            kind = _kind_for(rules, fan)
            if kind and fan not in untaught and deal.looked_back_at:
                found.setdefault(fan, LetGo(Skill(rules, fan, kind), deal.looked_back_at))
    return tuple(found.values())


def still_let_go(let_go: Iterable[LetGo], last_met: Mapping[str, datetime]) -> tuple[LetGo, ...]:
    """Those that were not met since the learner was told; `last_met` is by topic."""
    return tuple(
        each
        for each in let_go
        if each.skill.topic not in last_met or last_met[each.skill.topic] <= each.at
    )


def _kind_for(rules: str, fan: str) -> str | None:
    """The first kind of question that can ask about the fan."""
    if all(each.id != fan for each in RULE_SETS[rules].fans):
        return None
    kinds = (Kind.FIND, Kind.FANS)
    return next((kind.value for kind in kinds if can_ask_about(rules, kind, fan)), None)
