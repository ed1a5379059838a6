"""What Alembic runs: it migrates over the connection that `school.migrate` hands it."""

from alembic import context

from school.accounts import models as accounts
from school.assignments import goal_models as goals
from school.assignments import models as assignments
from school.bank import models as bank
from school.classes import models as classes
from school.columns import ModelBase
from school.exams import models as exams
from school.learners import models as learners
from school.lti import models as lti
from school.progress import models as progress
from school.progress import summaries
from school.search import models as search
from school.together import models as together

# Named so that their import is seen to be meant: it is what fills the metadata.
AREAS = (
    accounts,
    learners,
    progress,
    summaries,
    search,
    classes,
    assignments,
    goals,
    exams,
    bank,
    together,
    lti,
)


def is_of_a_model(name: str | None, kind: str, _parents: object) -> bool:
    """Whether a table is one that a model describes; each database has the words in its own form."""
    return kind != "table" or not (name or "").startswith(search.WORDS)


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=ModelBase.metadata,
    # SQLite changes a table by copying it.
    render_as_batch=True,
    transactional_ddl=True,
    compare_type=True,
    include_name=is_of_a_model,
    compare_server_default=True,
)
with context.begin_transaction():
    context.run_migrations()
