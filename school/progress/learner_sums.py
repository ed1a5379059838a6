"""The sums that answers change, read before an answer by one statement and written after it."""

import uuid
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Row,
    Select,
    cast,
    literal,
    null,
    select,
    union_all,
)
from sqlalchemy.orm import Session

from school.among import among, values_for
from school.columns import ModelBase
from school.learning.rating import Estimate
from school.progress.evidence import AnswerEvidence
from school.progress.models import Answer
from school.progress.summaries import FanSummary, FeatureRow, RatingRow, SkillRow
from school.upsert import row_values, upsert

AnswerWithEvidence = tuple[Answer, AnswerEvidence]
"""An answer with what it shows."""

RatingKey = tuple[uuid.UUID, str, str]
"""A learner, a rule set and a kind of question."""
FeatureKey = tuple[str, str]
"""A rule set and a feature of questions."""


@dataclass(slots=True)
class LearnerSums:
    """Sums by their keys, as they are in memory; what was changed is yet to be written.

    The rows belong to no session. Of a rating and of a feature the estimate is all that is needed:
    there are dozens for each answer, and a row of SQLAlchemy takes longer to make than to read.
    """

    skills: dict[tuple[uuid.UUID, str, str, str], SkillRow] = field(default_factory=dict)
    fans: dict[tuple[uuid.UUID, str, str], FanSummary] = field(default_factory=dict)
    ratings: dict[RatingKey, Estimate] = field(default_factory=dict)
    features: dict[FeatureKey, Estimate] = field(default_factory=dict)
    changed_rows: dict[int, SkillRow | FanSummary] = field(default_factory=dict)
    changed_ratings: set[RatingKey] = field(default_factory=set)
    changed_features: set[FeatureKey] = field(default_factory=set)

    def skill(self, answer: Answer, topic: str | None) -> SkillRow | None:
        """What is known of the learner's skill; None where it was never met."""
        return self.skills.get((answer.learner_id, answer.rules, topic or "", answer.kind))

    def ratings_of(self, answer: Answer) -> dict[str, Estimate]:
        """How able the learner is at each kind of question under the rule set."""
        return {
            kind: rating
            for (learner_id, rules, kind), rating in self.ratings.items()
            if (learner_id, rules) == (answer.learner_id, answer.rules)
        }

    def keep(self, row: SkillRow | FanSummary) -> None:
        """Note that the row is new or changed."""
        self.changed_rows[id(row)] = row
        self._take(row)

    def keep_rating(self, answer: Answer, rating: Estimate) -> None:
        """Note how able the learner is now at the kind of question."""
        key = answer.learner_id, answer.rules, answer.kind
        self.ratings[key] = rating
        self.changed_ratings.add(key)

    def keep_feature(self, rules: str, feature: str, difficulty: Estimate) -> None:
        """Note how hard the feature is now."""
        self.features[rules, feature] = difficulty
        self.changed_features.add((rules, feature))

    def _take(self, row: SkillRow | FanSummary) -> None:
        if isinstance(row, SkillRow):
            self.skills[row.learner_id, row.rules, row.topic, row.kind] = row
        else:
            self.fans[row.learner_id, row.rules, row.fan] = row

    def _take_read(self, row: Row[Any]) -> None:
        """Take a row as it was read, with the columns of all tables."""
        match row.table:
            case RatingRow.__tablename__:
                self.ratings[row.learner_id, row.rules, row.kind] = estimate(row)
            case FeatureRow.__tablename__:
                self.features[row.rules, row.feature] = estimate(row)
            case table:
                model, places = _PLACES[table]
                self._take(model(**{name: row[place] for name, place in places}))


def estimate(row: RatingRow | FeatureRow | Row[Any]) -> Estimate:
    """The value of a row."""
    return Estimate(row.mean, row.variance, row.n)


_KEYS: Final[Mapping[type[ModelBase], tuple[str, ...]]] = {
    SkillRow: ("learner_id", "rules", "topic"),
    FanSummary: ("learner_id", "rules", "fan"),
    RatingRow: ("learner_id", "rules"),
    FeatureRow: ("rules", "feature"),
}
"""By what the rows of each table are found."""
_COLUMNS: Final = {column.name: column for each in _KEYS for column in each.__table__.columns}
_PLACES: Final[Mapping[str, tuple[type[SkillRow | FanSummary], list[tuple[str, int]]]]] = {
    model.__tablename__: (
        model,
        [
            (name, place)
            for place, name in enumerate(_COLUMNS, 1)
            if name in model.__table__.columns
        ],
    )
    for model in (SkillRow, FanSummary)
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
    dialect = session.get_bind().dialect.name
    given = {name: values_for(dialect, all_) for name, all_ in wanted.items()}
    for row in session.connection().execute(_one_read(dialect), given):
        sums._take_read(row)
    return sums


@cache  # a statement that is the same value is compiled once
def _one_read(dialect: str) -> CompoundSelect[Any]:
    """The rows of every table whose keys are among the values given for each column."""
    return union_all(
        *(
            _widened(model).where(
                *(among(dialect, model.__table__.c[name], name) for name in names)
            )
            for model, names in _KEYS.items()
        )
    )


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
    for model in (SkillRow, FanSummary):
        rows = [row for row in sums.changed_rows.values() if isinstance(row, model)]
        upsert(session, model, [row_values(row) for row in rows])
    ratings = [
        {"learner_id": key[0], "rules": key[1], "kind": key[2], **asdict(sums.ratings[key])}
        for key in sorted(sums.changed_ratings)
    ]
    upsert(session, RatingRow, ratings)
    features = [
        {"rules": key[0], "feature": key[1], **asdict(sums.features[key])}
        for key in sorted(sums.changed_features)
    ]
    upsert(session, FeatureRow, features)
