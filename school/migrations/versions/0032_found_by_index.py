"""Indexes for what was found by reading whole tables.

A row that is erased looks for those that refer to it: a response for changes of its grade, a section for its
questions, an account for all that it signed. The background process looks each minute for lessons to file and
for grades to send, and a forgotten password for the accounts of an address.
"""

from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

INDEXES = (
    ("accounts", "email"),
    ("assignment_items", "section_id"),
    ("attempt_comments", "by"),
    ("attempt_comments", "item_id"),
    ("class_news", "by"),
    ("extensions", "by"),
    ("grade_changes", "by"),
    ("grade_changes", "response_id"),
    ("item_repairs", "by"),
    ("lessons_together", "begun_at"),
    ("lti_scores", "sent_at"),
    ("place_events", "by"),
)


def upgrade() -> None:
    """Make them."""
    for table, column in INDEXES:
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Remove them."""
    for table, column in reversed(INDEXES):
        op.drop_index(f"ix_{table}_{column}", table)
