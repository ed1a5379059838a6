"""Learning platforms: who is registered, launches, courses, people, and grades on their way."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
LINE, NAME = sa.String(255), sa.String(64)
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the tables; no platform is registered."""
    op.create_table(
        "lti_platforms",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("name", LINE, nullable=False),
        sa.Column("issuer", LINE, nullable=False),
        sa.Column("client_id", LINE, nullable=False),
        sa.Column("auth_url", sa.Text(), nullable=False),
        sa.Column("token_url", sa.Text(), nullable=False),
        sa.Column("jwks_url", sa.Text(), nullable=False),
        sa.Column("deployments", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("hosts", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lti_platforms"),
        sa.UniqueConstraint("issuer", "client_id", name="uq_lti_platforms_issuer_client_id"),
    )
    _make_launches()
    _make_courses_and_users()
    _make_grades()


def downgrade() -> None:
    """Remove them; classes, places and grades stay."""
    for name in ("scores", "grade_columns", "users", "courses", "visits", "logins", "platforms"):
        op.drop_table(f"lti_{name}")


def _make_launches() -> None:
    op.create_table(
        "lti_logins",
        sa.Column("state_digest", NAME, nullable=False),
        sa.Column("platform_id", ROW_ID, nullable=False),
        sa.Column("nonce", NAME, nullable=False),
        sa.Column("expires_at", MOMENT, nullable=False),
        _goes_with("lti_logins", "platform_id", "lti_platforms"),
        sa.PrimaryKeyConstraint("state_digest", name="pk_lti_logins"),
    )
    op.create_table(
        "lti_visits",
        sa.Column("ticket_digest", NAME, nullable=False),
        sa.Column("platform_id", ROW_ID, nullable=False),
        sa.Column("claims", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("expires_at", MOMENT, nullable=False),
        _goes_with("lti_visits", "platform_id", "lti_platforms"),
        sa.PrimaryKeyConstraint("ticket_digest", name="pk_lti_visits"),
    )


def _make_courses_and_users() -> None:
    op.create_table(
        "lti_courses",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("platform_id", ROW_ID, nullable=False),
        sa.Column("deployment", LINE, nullable=False),
        sa.Column("context", LINE, nullable=False),
        sa.Column("class_id", ROW_ID, nullable=False),
        _goes_with("lti_courses", "platform_id", "lti_platforms"),
        _goes_with("lti_courses", "class_id", "classes"),
        sa.PrimaryKeyConstraint("id", name="pk_lti_courses"),
        sa.UniqueConstraint(
            "platform_id",
            "deployment",
            "context",
            name="uq_lti_courses_platform_id_deployment_context",
        ),
    )
    op.create_index("ix_lti_courses_class_id", "lti_courses", ["class_id"])
    op.create_table(
        "lti_users",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("platform_id", ROW_ID, nullable=False),
        sa.Column("subject", LINE, nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        _goes_with("lti_users", "platform_id", "lti_platforms"),
        _goes_with("lti_users", "learner_id", "learners"),
        sa.PrimaryKeyConstraint("id", name="pk_lti_users"),
        sa.UniqueConstraint("platform_id", "subject", name="uq_lti_users_platform_id_subject"),
    )
    op.create_index("ix_lti_users_learner_id", "lti_users", ["learner_id"])


def _make_grades() -> None:
    op.create_table(
        "lti_grade_columns",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("course_id", ROW_ID, nullable=False),
        sa.Column("assignment_id", ROW_ID, nullable=False),
        sa.Column("line_item", sa.Text(), nullable=False),
        sa.Column("line_item_digest", NAME, nullable=False),
        _goes_with("lti_grade_columns", "course_id", "lti_courses"),
        _goes_with("lti_grade_columns", "assignment_id", "assignments"),
        sa.PrimaryKeyConstraint("id", name="pk_lti_grade_columns"),
        sa.UniqueConstraint(
            "course_id",
            "line_item_digest",
            name="uq_lti_grade_columns_course_id_line_item_digest",
        ),
    )
    op.create_index("ix_lti_grade_columns_assignment_id", "lti_grade_columns", ["assignment_id"])
    op.create_table(
        "lti_scores",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("column_id", ROW_ID, nullable=False),
        sa.Column("student_id", ROW_ID, nullable=False),
        sa.Column("points", sa.Double(), nullable=False),
        sa.Column("points_of", sa.Double(), nullable=False),
        sa.Column("graded_at", MOMENT, nullable=False),
        sa.Column("next_at", MOMENT, nullable=True),
        sa.Column("sent_at", MOMENT, nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("error", LINE, nullable=False),
        sa.CheckConstraint("tries >= 0", name=op.f("ck_lti_scores_tries_not_negative")),
        _goes_with("lti_scores", "column_id", "lti_grade_columns"),
        _goes_with("lti_scores", "student_id", "students"),
        sa.PrimaryKeyConstraint("id", name="pk_lti_scores"),
        sa.UniqueConstraint("column_id", "student_id", name="uq_lti_scores_column_id_student_id"),
    )
    op.create_index("ix_lti_scores_next_at", "lti_scores", ["next_at"])
    op.create_index("ix_lti_scores_student_id", "lti_scores", ["student_id"])


def _goes_with(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    """Rows go when what they belong to goes."""
    return sa.ForeignKeyConstraint(
        [column], [f"{other}.id"], name=f"fk_{table}_{column}_{other}", ondelete="CASCADE"
    )
