"""Commands for administrators: `flask --app app class list`, `import-roster`, `erase`."""

from collections.abc import Sequence
from pathlib import Path

import click
from flask import current_app
from sqlalchemy import select
from sqlalchemy.orm import Session

from school.classes import places
from school.classes.erasing import erase_class
from school.classes.finding import class_called, student_counts, teachers_of
from school.classes.models import SchoolClass
from school.classes.names import name_key
from school.classes.roster import PastedName, read_names
from school.codes import grouped_code
from school.errors import SchoolError
from web.clock import now
from web.commands.command_line import CommandGroup
from web.services import services

class_commands = CommandGroup("class", help="Look after classes. CLASS is a code, an id or a name.")


@class_commands.command("list")
def list_command() -> None:
    """Each class with its code, its name, its teachers and how many students it has."""
    with services(current_app).database.reading() as reading:
        found = reading.scalars(select(SchoolClass).order_by(SchoolClass.id)).all()
        counts = student_counts(reading, [each.id for each in found])
        for each in found:
            click.echo(_line(reading, each, counts.get(each.id, 0)))


@class_commands.command("import-roster")
@click.argument("called", metavar="CLASS")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--with-doubles", is_flag=True, help="Also names that are in the class already.")
def import_command(called: str, file: Path, with_doubles: bool) -> None:
    """Add the students of FILE to CLASS: a name a line, or CSV with a line of heads."""
    key = services(current_app).settings.secret_key
    try:
        roster = read_names(file.read_text("utf-8-sig"))
        with services(current_app).database.writing() as writing:
            found = class_called(writing, called)
            if found.archived_at is not None:
                raise SchoolError("archived", f"the class {found.name!r} is archived")
            known = {name_key(each) for each in places.names_taken(writing, found.id, roster.names)}
            named = [each for each in roster.lines if each.left_out is None]
            fresh = named if with_doubles else _once(named, known)
            names, numbers = [each.name for each in fresh], [each.number for each in fresh]
            added = places.add_names(writing, key, found.id, names, now(), numbers)
    except UnicodeDecodeError as error:
        raise click.ClickException(f"{file} is not written in UTF-8") from error
    click.echo(f"Added {len(added)} students to {found.name}.")
    if len(fresh) < len(named):
        click.echo(f"Left out, being there already: {len(named) - len(fresh)}.")
    for line in roster.lines:
        if line.left_out is not None:
            click.echo(f"Left out ({line.left_out}), line {line.line}: {line.text}")


@class_commands.command("erase")
@click.argument("called", metavar="CLASS")
@click.option("--yes", is_flag=True, help="Ask nothing.")
def erase_command(called: str, yes: bool) -> None:
    """Erase CLASS for good, with every name, assignment and grade."""
    with services(current_app).database.reading() as reading:
        found = class_called(reading, called)
        told = _line(reading, found, student_counts(reading, [found.id]).get(found.id, 0))
    if not yes:
        click.confirm(f"{told}\nErase this class for good?", abort=True)
    with services(current_app).database.writing() as writing:
        erase_class(writing, found.id)
    click.echo(f"{found.name} is erased.")


def _line(reading: Session, school_class: SchoolClass, students: int) -> str:
    teachers = ", ".join(each.name for each in teachers_of(reading, school_class.id))
    state = ", archived" if school_class.archived_at else ""
    return (
        f"{grouped_code(school_class.join_code)}  {school_class.name}  ({teachers}; {students} students{state})"
        f"  {school_class.public_id}"
    )


def _once(named: Sequence[PastedName], known: set[str]) -> list[PastedName]:
    """Those whose names are not known, each once."""
    seen, fresh = set(known), []
    for each in named:
        if name_key(each.name) not in seen:
            fresh.append(each)
        seen.add(name_key(each.name))
    return fresh
