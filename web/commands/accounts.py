"""Commands for administrators: `flask --app app account drop-factor`."""

import click
from flask import current_app

from school.accounts.opening import find_by_name
from school.accounts.second_factor import turn_off
from web.commands.command_line import CommandGroup
from web.services import services

account_commands = CommandGroup("account", help="Help somebody into their account.")


@account_commands.command("drop-factor")
@click.argument("name")
def drop_factor_command(name: str) -> None:
    """Turn the second factor of the account called NAME off: the password alone is enough then.

    For somebody who has neither the app nor a recovery code any more. Make sure who is asking.
    """
    with services(current_app).database.writing() as writing:
        account = find_by_name(writing, name)
        dropped = account is not None and turn_off(writing, account.learner_id)
    if account is None:
        raise click.ClickException(f"there is no account called {name!r}")
    click.echo(
        f"{account.name} signs in with the password alone now."
        if dropped
        else f"{account.name} has no second factor."
    )
