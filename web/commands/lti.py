"""Commands for learning platforms: `flask --app app lti add-platform`, `list`, `remove-platform`, `make-key`, `send`."""

from pathlib import Path

import click
from flask import current_app

from school.errors import SchoolError
from school.lti.grades import waiting_scores
from school.lti.platforms import NewPlatform, add_platform, platforms, remove_platform
from web.clock import now
from web.commands.command_line import CommandGroup
from web.lti.keys import make_key_file
from web.lti.sending import send_scores
from web.lti.tool import tool
from web.services import services

lti_commands = CommandGroup("lti", help="Look after learning platforms that open this site (LTI).")


@lti_commands.command("make-key")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def make_key_command(file: Path) -> None:
    """Write a new private key to FILE; FANWISE_LTI_KEY then names it."""
    try:
        make_key_file(file)
    except OSError as error:
        raise click.ClickException(f"{file} cannot be written: {error.strerror}") from error
    click.echo(f"A key is in {file}. Start the site with FANWISE_LTI_KEY={file.resolve()}")


@lti_commands.command("add-platform")
@click.argument("name")
@click.option("--issuer", required=True, help="What the platform calls itself in its messages.")
@click.option("--client-id", required=True, help="What the platform calls this tool.")
@click.option("--auth-url", required=True, help="Where launches are asked for.")
@click.option("--token-url", required=True, help="Where access tokens are asked for.")
@click.option("--jwks-url", required=True, help="Where the platform's public keys are.")
@click.option("--deployment", required=True, multiple=True, help="A deployment id; several may be.")
@click.option("--host", multiple=True, help="A further host at which the platform takes grades.")
def add_platform_command(
    name: str,
    issuer: str,
    client_id: str,
    auth_url: str,
    token_url: str,
    jwks_url: str,
    deployment: tuple[str, ...],
    host: tuple[str, ...],
) -> None:
    """Register the platform NAME, or write down anew what is known of it."""
    new = NewPlatform(name, issuer, client_id, auth_url, token_url, jwks_url, deployment, host)
    with services(current_app).database.writing() as writing:
        row = add_platform(writing, new, now())
        click.echo(f"Platform {row.id}: {row.name} is registered.")


@lti_commands.command("list")
def list_command() -> None:
    """Each platform with its ids, and how many grades wait to be taken."""
    with services(current_app).database.reading() as reading:
        for each in platforms(reading):
            click.echo(
                f"{each.id}  {each.name}  {each.issuer}  {each.client_id}"
                f"  deployments: {', '.join(each.deployments)}"
            )
        waiting = waiting_scores(reading)
        click.echo(f"Grades that wait: {len(waiting)}")
        for error in sorted({each.error for each in waiting if each.error}):
            click.echo(f"  {error}")


@lti_commands.command("remove-platform")
@click.argument("id", type=int)
@click.option("--yes", is_flag=True, help="Ask nothing.")
def remove_platform_command(id: int, yes: bool) -> None:
    """Forget the platform of that number; its classes and students stay."""
    if not yes:
        click.confirm(f"Forget platform {id} and what its courses are connected with?", abort=True)
    with services(current_app).database.writing() as writing:
        if not remove_platform(writing, id):
            raise SchoolError("unknown-platform", f"no platform has the number {id}")
    click.echo("It is forgotten.")


@lti_commands.command("send")
def send_command() -> None:
    """Send now what the background process sends each minute."""
    key = tool().key()
    if key is None:
        raise click.ClickException("FANWISE_LTI_KEY names no key: `lti make-key` makes one")
    sent, failed = send_scores(services(current_app).database, key)
    click.echo(f"Sent: {sent}. Not taken: {failed}.")
