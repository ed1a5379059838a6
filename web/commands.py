"""Commands for operators: `flask --app app database upgrade`, `database rebuild`, `make-teacher`."""

import click
from flask import current_app
from flask.cli import AppGroup, with_appcontext

from school.accounts.opening import make_teacher
from school.errors import SchoolError
from school.migrate import current, upgrade
from school.progress.rebuild import lacks_sums, rebuild
from school.search.index import fill
from web.search.sources import documents
from web.services import services
from web.submission import shown_in

database_commands = AppGroup("database", help="Look after the database.")


@database_commands.command("upgrade")
def upgrade_command() -> None:
    """Bring the tables up to what this version expects, and the search index to what it holds."""
    url = services(current_app).settings.database
    before = current(url)
    upgrade(url)
    after = current(url)
    said = "is up to date" if before == after else f"went from {before or 'empty'} to"
    click.echo(f"The database {said} ({after}).")
    with services(current_app).database.writing() as writing:
        summed = rebuild(writing, shown_in) if lacks_sums(writing) else None
    if summed is not None:
        click.echo(f"Derived again from {summed} answers.")
    with services(current_app).database.writing() as writing:
        count = fill(writing, documents())
    if count is not None:
        click.echo(f"The search index was made of {count} documents.")


@database_commands.command("rebuild")
def rebuild_command() -> None:
    """Derive again from the answers what they show, and all sums of it."""
    with services(current_app).database.writing() as writing:
        count = rebuild(writing, shown_in)
    click.echo(f"Derived again from {count} answers.")


@click.command("make-teacher")
@click.argument("name")
@with_appcontext
def make_teacher_command(name: str) -> None:
    """Let the account called NAME teach."""
    try:
        with services(current_app).database.writing() as writing:
            account = make_teacher(writing, name)
    except SchoolError as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{account.name} may teach now.")
