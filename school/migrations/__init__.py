"""The history of the tables, kept by Alembic; `school.migrate` runs it."""
