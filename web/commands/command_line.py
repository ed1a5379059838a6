"""What all commands share: an error is a sentence and the exit code 1, never a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
from flask.cli import AppGroup, FlaskGroup
from sqlalchemy.exc import DatabaseError

from school.errors import SchoolError
from school.faults import DatabaseFault, message_without_values
from web.settings import SettingsError


@contextmanager
def plain_errors() -> Iterator[None]:
    """Say what is wrong with the database, a file or a setting in one sentence."""
    try:
        yield
    except (SchoolError, DatabaseFault, SettingsError) as error:
        raise click.ClickException(f"{error} [{error.code}]") from error
    except OSError as error:
        raise click.ClickException(str(error)) from error
    except DatabaseError as error:
        raise click.ClickException(
            f"the database refused: {message_without_values(error.orig or error)}."
            " Is it a database of this site, and up to date (database upgrade)?"
        ) from error


class CommandGroup(AppGroup):
    """Commands that say plainly what is wrong."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        with plain_errors():
            return super().invoke(ctx)


def is_command() -> bool:
    """Whether the application is made for a command and not to answer requests."""
    context = click.get_current_context(silent=True)
    if context is None or not isinstance(context.find_root().command, FlaskGroup):
        return False  # servers have command lines of their own
    return context.info_name != "run"  # `flask run` serves too
