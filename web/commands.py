"""Commands for operators: `flask --app app database upgrade`."""

import click
from flask import current_app
from flask.cli import AppGroup

from school.migrate import current, upgrade
from web.services import services

database_commands = AppGroup("database", help="Look after the database.")


@database_commands.command("upgrade")
def upgrade_command() -> None:
    """Bring the tables up to what this version expects."""
    url = services(current_app).settings.database
    before = current(url)
    upgrade(url)
    after = current(url)
    said = "is up to date" if before == after else f"went from {before or 'empty'} to"
    click.echo(f"The database {said} ({after}).")
