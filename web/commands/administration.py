"""Commands for administrators: the database, and who may teach.

`flask --app app database upgrade`, `rebuild`, `backup`, `restore`, `move`; `make-teacher`.
"""

from pathlib import Path
from typing import Final

import click
from flask import current_app
from flask.cli import with_appcontext
from sqlalchemy import make_url, select

from school import backup, moving
from school.accounts.opening import make_teacher
from school.database import Database
from school.migrate import check, current, require_current, upgrade
from school.progress.evidence import AnswerEvidence
from school.progress.models import Answer
from school.progress.rebuild import lacks_sums, rebuild
from school.search.index import update_index
from web.clock import now
from web.commands.command_line import CommandGroup, plain_errors
from web.drills.submission import evidence_in
from web.search.sources import all_documents
from web.server.private_files import make_database_private
from web.services import services

BATCH: Final = 500
MOST_AT_ONCE: Final = 200_000  # answers of which is kept in memory what they show

database_commands = CommandGroup("database", help="Look after the database.")


@database_commands.command("upgrade")
def upgrade_command() -> None:
    """Bring the tables up to what this version expects, and the search index to what it holds."""
    url = services(current_app).settings.database
    closed = make_database_private(url)
    before = current(url)
    upgrade(url)
    check(url)
    if closed:
        click.echo(f"Others could read these, and now its owner alone can: {', '.join(closed)}.")
    after = current(url)
    text = "is up to date" if before == after else f"went from {before or 'empty'} to"
    click.echo(f"The database {text} ({after}).")
    database = services(current_app).database
    with database.reading() as reading:
        lacking = lacks_sums(reading)
    if lacking:
        click.echo(f"Derived again from {_rebuild(database)} answers.")
    with database.writing() as writing:
        count = update_index(writing, all_documents())
    if count is not None:
        click.echo(f"The search index was made of {count} documents.")


@database_commands.command("rebuild")
def rebuild_command() -> None:
    """Derive again from the answers what they show, and all sums of it."""
    database = services(current_app).database
    with database.reading() as reading:
        require_current(reading)
    click.echo(f"Derived again from {_rebuild(database)} answers.")


def _rebuild(database: Database) -> int:
    """Derive everything again; how many answers were read.

    What each answer shows takes most of the time, for its question is made again. It is worked out
    before anything is locked; the answers that come meanwhile are left for later.
    """
    known: dict[int, AnswerEvidence] = {}
    while len(known) < MOST_AT_ONCE:
        with database.reading() as reading:
            after = Answer.id > max(known, default=0)
            answers = reading.scalars(select(Answer).where(after).order_by(Answer.id).limit(BATCH))
            results = {answer.id: evidence_in(answer) for answer in answers}
        if not results:
            break
        known |= results
    with database.writing() as writing:
        return rebuild(writing, lambda each: known.pop(each.id, None) or evidence_in(each))


@database_commands.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def backup_command(file: Path) -> None:
    """Copy the database into FILE. The site may be in use meanwhile."""
    url = services(current_app).settings.database
    if _is_postgresql(url):
        raise click.ClickException(
            f"PostgreSQL copies its databases itself:\n  {backup.dump_command(url, file)}"
        )
    backup.back_up(url, file)
    click.echo(f"The database was copied to {file} ({file.stat().st_size:,} bytes).")


@database_commands.command("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.pass_context
def restore_command(context: click.Context, file: Path) -> None:
    """Put the backup FILE in the place of the database, and keep the former one beside it."""
    url = services(current_app).settings.database
    if _is_postgresql(url):
        raise click.ClickException(
            "Stop the site, then let PostgreSQL do it, then run database upgrade:\n"
            f"  {backup.undump_command(url, file)}"
        )
    services(current_app).database.close()
    kept = backup.restore(url, file, now())
    if kept is not None:
        click.echo(f"The former database is kept as {kept}.")
    click.echo(f"The database is that of {file} now.")
    context.invoke(upgrade_command)


@database_commands.command("move")
@click.argument("target_url")
def move_command(target_url: str) -> None:
    """Move the SQLite database into the empty PostgreSQL database at TARGET_URL.

    Stop the site first. Every row is read again on both sides and compared; what goes wrong leaves
    the new database empty, and the old one is never changed. Leave the password out of the address
    where others see what runs: it may stand in ~/.pgpass.
    """
    kept = services(current_app).settings.database
    services(current_app).database.close()
    done = moving.move(
        kept,
        target_url,
        lambda writing: update_index(writing, all_documents()),
        lambda table, rows: click.echo(f"{table}: {rows:,}"),
    )
    click.echo(
        f"Moved {done.rows:,} rows of {done.tables} tables, and compared each."
        " Set DATABASE_URL to the new address now, and start the site; the old file stays as it is."
    )


def _is_postgresql(url: str) -> bool:
    return make_url(url).get_backend_name() == "postgresql"


@click.command("make-teacher")
@click.argument("name")
@with_appcontext
def make_teacher_command(name: str) -> None:
    """Let the account called NAME teach."""
    with plain_errors(), services(current_app).database.writing() as writing:
        account = make_teacher(writing, name)
    click.echo(f"{account.name} may teach now.")
