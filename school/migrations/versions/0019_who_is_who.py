"""Who came to a place in a class and how, who waits to be let in, and what the class code opens."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)
LINE = sa.String(255)
EVENTS = (
    *("by-code", "by-card", "let-in", "left", "removed", "moved", "erased", "back"),
    "taken-back",
)


def upgrade() -> None:
    """Add them. In classes that are there, too, a name that was written down needs its card."""
    op.add_column(
        "classes",
        sa.Column("names_by_code", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    _make_place_events()
    _make_join_requests()


def downgrade() -> None:
    """Remove them: nothing tells any more how somebody came."""
    op.drop_index("ix_join_requests_learner_id", "join_requests")
    op.drop_table("join_requests")
    op.drop_index("ix_place_events_student_id_id", "place_events")
    op.drop_table("place_events")
    op.drop_column("classes", "names_by_code")


def _make_place_events() -> None:
    words = ", ".join(f"'{each}'" for each in EVENTS)
    op.create_table(
        "place_events",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("student_id", ROW_ID, nullable=False),
        sa.Column("event", sa.String(16), nullable=False),
        sa.Column("by", sa.Uuid(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.CheckConstraint(f"event IN ({words})", name=op.f("ck_place_events_event")),
        sa.ForeignKeyConstraint(
            ["student_id"],
            ["students.id"],
            name="fk_place_events_student_id_students",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["by"],
            ["accounts.learner_id"],
            name="fk_place_events_by_accounts",
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_place_events"),
    )
    op.create_index("ix_place_events_student_id_id", "place_events", ["student_id", "id"])


def _make_join_requests() -> None:
    op.create_table(
        "join_requests",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("class_id", ROW_ID, nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("name", LINE, nullable=False),
        sa.Column("name_key", LINE, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["class_id"],
            ["classes.id"],
            name="fk_join_requests_class_id_classes",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_join_requests_learner_id_learners",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_join_requests"),
        sa.UniqueConstraint("public_id", name="uq_join_requests_public_id"),
        sa.UniqueConstraint("class_id", "learner_id", name="uq_join_requests_class_id_learner_id"),
    )
    op.create_index("ix_join_requests_learner_id", "join_requests", ["learner_id"])
