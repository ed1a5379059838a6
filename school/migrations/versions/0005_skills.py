"""What answers show about every topic, and the sums of it."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)
NAME = sa.String(64)
Key = list[tuple[str, Any]]
LEARNER: tuple[str, Any] = ("learner_id", sa.Uuid())
RULES: tuple[str, Any] = ("rules", NAME)
FAN_EVIDENCE = ["learner_id", "rules", "fan", "answered_at", "seen", "weight"]


def upgrade() -> None:
    """Keep the evidence that there is, and make the tables of its sums, still empty.

    `flask --app app database rebuild` fills them.
    """
    _make_skill_evidence()
    op.execute(
        "INSERT INTO skill_evidence"
        " (answer_id, topic, learner_id, rules, kind, seen, weight, answered_at)"
        " SELECT shown.answer_id, shown.fan, shown.learner_id, shown.rules, answers.kind,"
        " shown.seen, shown.weight, shown.answered_at"
        " FROM fan_evidence AS shown JOIN answers ON answers.id = shown.answer_id"
    )
    op.drop_table("fan_evidence")
    op.create_table(
        "answer_facts",
        sa.Column("answer_id", ROW_ID, nullable=False),
        sa.Column("aim", NAME, nullable=True),
        sa.Column("trap", NAME, nullable=True),
        sa.Column("features", sa.JSON(), nullable=False),
        _to_answers("answer_facts"),
        sa.PrimaryKeyConstraint("answer_id", name="pk_answer_facts"),
    )
    _make_sums()


def downgrade() -> None:
    """Keep what is evidence about fans; the sums go."""
    for table in ("hours", "misconceptions", "feature_ratings", "ratings", "fan_summaries"):
        op.drop_table(table)
    op.drop_table("skills")
    op.drop_table("answer_facts")
    _make_fan_evidence()
    op.execute(
        "INSERT INTO fan_evidence (answer_id, fan, learner_id, rules, seen, weight, answered_at)"
        " SELECT answer_id, topic, learner_id, rules, seen, weight, answered_at"
        " FROM skill_evidence WHERE topic NOT LIKE '%:%' AND topic <> 'hand'"
    )
    op.drop_table("skill_evidence")


def _make_skill_evidence() -> None:
    op.create_table(
        "skill_evidence",
        sa.Column("answer_id", ROW_ID, nullable=False),
        sa.Column("topic", NAME, nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("rules", NAME, nullable=False),
        sa.Column("kind", NAME, nullable=False),
        sa.Column("seen", sa.Boolean(), nullable=False),
        sa.Column("weight", sa.Double(), nullable=False),
        sa.Column("answered_at", MOMENT, nullable=False),
        sa.CheckConstraint(
            "weight > 0 AND weight <= 1", name=op.f("ck_skill_evidence_weight_in_range")
        ),
        _to_answers("skill_evidence"),
        _to_learners("skill_evidence"),
        sa.PrimaryKeyConstraint("answer_id", "topic", name="pk_skill_evidence"),
    )
    columns = ["learner_id", "rules", "topic", "answered_at"]
    op.create_index(f"ix_skill_evidence_{'_'.join(columns)}", "skill_evidence", columns)


def _make_fan_evidence() -> None:
    op.create_table(
        "fan_evidence",
        sa.Column("answer_id", ROW_ID, nullable=False),
        sa.Column("fan", NAME, nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("rules", NAME, nullable=False),
        sa.Column("seen", sa.Boolean(), nullable=False),
        sa.Column("weight", sa.Double(), nullable=False),
        sa.Column("answered_at", MOMENT, nullable=False),
        sa.CheckConstraint(
            "weight > 0 AND weight <= 1", name=op.f("ck_fan_evidence_weight_in_range")
        ),
        _to_answers("fan_evidence"),
        _to_learners("fan_evidence"),
        sa.PrimaryKeyConstraint("answer_id", "fan", name="pk_fan_evidence"),
    )
    op.create_index(f"ix_fan_evidence_{'_'.join(FAN_EVIDENCE)}", "fan_evidence", FAN_EVIDENCE)


def _make_sums() -> None:
    _make_sum(
        "skills",
        [LEARNER, RULES, ("topic", NAME), ("kind", NAME)],
        sa.Column("stability", sa.Double(), nullable=False),
        sa.Column("difficulty", sa.Double(), nullable=False),
        sa.Column("last_at", MOMENT, nullable=False),
        sa.Column("due_at", MOMENT, nullable=True),
        _count("n"),
        _count("right"),
        sa.Column("missed_at", MOMENT, nullable=True),
        sa.Column("begun_at", MOMENT, nullable=True),
    )
    columns = ["learner_id", "rules", "due_at"]
    op.create_index(f"ix_skills_{'_'.join(columns)}", "skills", columns)
    _make_sum(
        "fan_summaries",
        [LEARNER, RULES, ("fan", NAME)],
        _count("n"),
        sa.Column("recent", sa.JSON(), nullable=False),
    )
    estimate: Key = [("mean", sa.Double()), ("variance", sa.Double()), ("n", sa.Integer())]
    for table, key in (
        ("ratings", [LEARNER, RULES, ("kind", NAME)]),
        ("feature_ratings", [RULES, ("feature", NAME)]),
    ):
        _make_sum(table, key, *(sa.Column(name, of, nullable=False) for name, of in estimate))
    _make_sum(
        "misconceptions",
        [LEARNER, RULES, ("trap", NAME)],
        _count("n"),
        sa.Column("last_at", MOMENT, nullable=False),
    )
    _make_sum(
        "hours",
        [LEARNER, RULES, ("begins_at", MOMENT)],
        _count("answers"),
        _count("right"),
        _count("timed"),
        sa.Column("seconds", sa.Double(), nullable=False),
    )


def _make_sum(table: str, key: Key, *columns: sa.Column[Any]) -> None:
    """A table of sums: what it is a sum of is its key; a learner's go with the learner."""
    names = [name for name, _ in key]
    op.create_table(
        table,
        *(sa.Column(name, of, nullable=False) for name, of in key),
        *columns,
        *([_to_learners(table)] if LEARNER in key else []),
        sa.PrimaryKeyConstraint(*names, name=f"pk_{table}"),
    )


def _count(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Integer(), nullable=False)


def _to_answers(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_answer_id_answers"
    return sa.ForeignKeyConstraint(["answer_id"], ["answers.id"], name=name, ondelete="CASCADE")


def _to_learners(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_learner_id_learners"
    return sa.ForeignKeyConstraint(["learner_id"], ["learners.id"], name=name, ondelete="CASCADE")
