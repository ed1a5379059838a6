"""A command for administrators: `flask --app app reports`."""

import json
from typing import Any

import click
from flask import current_app
from flask.cli import with_appcontext

from school.progress.models import QuestionReport
from school.progress.question_reports import list_reports
from web.commands.command_line import plain_errors
from web.services import services


@click.command("reports")
@click.option("--json", "as_json", is_flag=True, help="As JSON, with the answers that were given.")
@with_appcontext
def reports_command(as_json: bool) -> None:
    """List the questions that were reported, the newest report first."""
    with plain_errors(), services(current_app).database.reading() as reading:
        told = [(_plain(report), number) for report, number in list_reports(reading)]
    if as_json:
        listed = [{**report, "reports": number} for report, number in told]
        click.echo(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    for report, number in told:
        of_question = f"{number} report{'s' if number > 1 else ''}"
        columns = (report["at"], report["question"], report["complaint"], of_question)
        click.echo("  ".join((*columns, report["note"])).rstrip())
    if not told:
        click.echo("No question was reported.")


def _plain(report: QuestionReport) -> dict[str, Any]:
    """The report without whose it is."""
    return {
        "at": report.at.isoformat(timespec="seconds"),
        "question": report.question,
        "complaint": report.complaint.value,
        "note": report.note,
        "given": report.given,
        "language": report.language,
    }
