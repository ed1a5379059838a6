"""Commands for operators: `flask --app app assignments regrade`."""

import click
from flask import current_app

from quizzes.question_cache import question_at
from school.assignments.regrade import regrade_outdated
from web.clock import now
from web.commands.command_line import CommandGroup
from web.services import services

assignment_commands = CommandGroup("assignments", help="Look after assignments.")


@assignment_commands.command("regrade")
def regrade_command() -> None:
    """Grade again what an earlier version graded. Teachers and students find what changed."""
    done = regrade_outdated(services(current_app).database, question_at, now())
    click.echo(f"Graded {done.read} answers again: {done.changed} are worth something else now.")
    for address in done.left:
        click.echo(f"Left as it was, for the question is another one now: {address}")
