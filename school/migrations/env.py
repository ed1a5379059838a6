"""What Alembic runs: it migrates over the connection that `school.migrate` hands it."""

from alembic import context

from school.columns import Base
from school.learners import models as learners
from school.progress import models as progress

# Named so that their import is seen to be meant: it is what fills the metadata.
AREAS = (learners, progress)

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    # SQLite changes a table by copying it.
    render_as_batch=True,
    transactional_ddl=True,
    compare_type=True,
    compare_server_default=True,
)
with context.begin_transaction():
    context.run_migrations()
