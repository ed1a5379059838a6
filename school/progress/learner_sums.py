"""The sums that answers change, read before an answer by one statement and written after it."""

import uuid
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Select,
    bindparam,
    cast,
    literal,
    null,
    select,
    union_all,
)
from sqlalchemy.orm import Session

from school.columns import ModelBase
from school.progress.evidence import AnswerEvidence
from school.progress.models import Answer
from school.progress.summaries import FanSummary, FeatureRow, RatingRow, SkillRow
from school.upsert import upsert

AnswerWithEvidence = tuple[Answer, AnswerEvidence]
"""An answer with what it shows."""


@dataclass(slots=True)
class LearnerSums:
    """Rows of sums by their keys, as they are in memory; those in `changed` are yet to be written.

    The rows belong to no session.
    """

    skills: dict[tuple[uuid.UUID, str, str, str], SkillRow] = field(default_factory=dict)
    fans: dict[tuple[uuid.UUID, str, str], FanSummary] = field(default_factory=dict)
    ratings: dict[tuple[uuid.UUID, str, str], RatingRow] = field(default_factory=dict)
    features: dict[tuple[str, str], FeatureRow] = field(default_factory=dict)
    changed: dict[int, ModelBase] = field(default_factory=dict)

    def skill(self, answer: Answer, topic: str | None) -> SkillRow | None:
        """What is known of the learner's skill; None where it was never met."""
        return self.skills.get((answer.learner_id, answer.rules, topic or "", answer.kind))

    def ratings_of(self, answer: Answer) -> dict[str, RatingRow]:
        """How able the learner is at each kind of question under the rule set."""
        return {
            kind: row
            for (learner_id, rules, kind), row in self.ratings.items()
            if (learner_id, rules) == (answer.learner_id, answer.rules)
        }

    def keep(self, row: SkillRow | FanSummary | RatingRow | FeatureRow) -> None:
        """Note that the row is new or changed."""
        self.changed[id(row)] = row
        self._take(row)

    def _take(self, row: ModelBase) -> None:
        match row:
            case SkillRow():
                self.skills[row.learner_id, row.rules, row.topic, row.kind] = row
            case FanSummary():
                self.fans[row.learner_id, row.rules, row.fan] = row
            case RatingRow():
                self.ratings[row.learner_id, row.rules, row.kind] = row
            case FeatureRow():
                self.features[row.rules, row.feature] = row


_KEYS: Final[Mapping[type[ModelBase], tuple[str, ...]]] = {
    SkillRow: ("learner_id", "rules", "topic"),
    FanSummary: ("learner_id", "rules", "fan"),
    RatingRow: ("learner_id", "rules"),
    FeatureRow: ("rules", "feature"),
}
"""By what the rows of each table are found."""
_COLUMNS: Final = {column.name: column for each in _KEYS for column in each.__table__.columns}
_PLACES: Final = {
    model.__tablename__: (
        model,
        [
            (name, place)
            for place, name in enumerate(_COLUMNS, 1)
            if name in model.__table__.columns
        ],
    )
    for model in _KEYS
}
"""The table of a row by its name, which stands first, and where its columns stand in a widened one."""


def read_sums(session: Session, answers: Collection[AnswerWithEvidence]) -> LearnerSums:
    """The sums that these answers change, so far as they are there, by one statement."""
    topics = {topic for _, shown in answers for topic, _, _ in shown.topics}
    wanted: dict[str, Collection[object]] = {
        "learner_id": {answer.learner_id for answer, _ in answers},
        "rules": {answer.rules for answer, _ in answers},
        "topic": topics | {shown.aim for _, shown in answers if shown.aim},
        "fan": topics,
        "feature": {name for _, shown in answers for name in shown.features},
    }
    sums = LearnerSums()
    given = {name: list(all_) for name, all_ in wanted.items()}
    for row in session.connection().execute(_one_read(), given):
        model, places = _PLACES[row[0]]
        sums._take(model(**{name: row[place] for name, place in places}))
    return sums


@cache  # a statement that is the same value is compiled once
def _one_read() -> CompoundSelect[Any]:
    """The rows of every table whose keys are among the values given for each column."""
    return union_all(*(_widened(model).where(*_among(model)) for model in _KEYS))


def _among(model: type[ModelBase]) -> Iterator[ColumnElement[bool]]:
    for name in _KEYS[model]:
        yield model.__table__.c[name].in_(bindparam(name, expanding=True))


def _widened(model: type[ModelBase]) -> Select[Any]:
    """The rows of one table with the columns of all of them: a union wants them alike."""
    own = model.__table__.columns
    cells: list[ColumnElement[Any]] = [
        own[name] if name in own else cast(null(), column.type).label(name)
        for name, column in _COLUMNS.items()
    ]
    return select(literal(model.__tablename__).label("table"), *cells)


def write_sums(session: Session, sums: LearnerSums) -> None:
    """Write what changed, each table by one statement."""
    for model in _KEYS:
        upsert(session, [row for row in sums.changed.values() if isinstance(row, model)])
