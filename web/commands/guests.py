"""Commands for administrators: `flask --app app guests erase`."""

from datetime import timedelta

import click
from flask import current_app

from school.accounts.housekeeping import (
    MONTH,
    USUAL_UNSEEN,
    UnseenLimits,
    count_unseen_guests,
    erase_expired,
    erase_unseen_guests,
)
from web.clock import now
from web.commands.command_line import CommandGroup
from web.services import services

guest_commands = CommandGroup("guests", help="Look after learners without an account or a class.")


@guest_commands.command("erase")
@click.option(
    "--unseen-months",
    type=click.IntRange(min=1),
    default=round(USUAL_UNSEEN.after_progress / MONTH),
    show_default=True,
    help="Guests with progress go after so many months.",
)
@click.option(
    "--never-returned-days",
    type=click.IntRange(min=1),
    default=USUAL_UNSEEN.after_one_visit.days,
    show_default=True,
    help="Guests of a single visit with few answers go after so many days.",
)
@click.option("--yes", is_flag=True, help="Erase them; without this they are only counted.")
def erase_command(unseen_months: int, never_returned_days: int, yes: bool) -> None:
    """Erase guests who never came back, and rows that ran out. The site may be in use meanwhile."""
    database, at = services(current_app).database, now()
    unseen = UnseenLimits(timedelta(days=never_returned_days), unseen_months * MONTH)
    if not yes:
        count = count_unseen_guests(database, at, unseen)
        click.echo(f"{count} guests would be erased. Nothing was changed; --yes erases them.")
        return
    count = erase_unseen_guests(database, at, unseen)
    click.echo(f"Erased {count} guests, and {erase_expired(database, at)} rows that had run out.")
