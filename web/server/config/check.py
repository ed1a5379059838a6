"""All looks at the settings of a site, and what they come to."""

from collections.abc import Iterator, Mapping

from school.errors import SchoolError
from web.server.config.found import ConfigProblem, Severity, error
from web.server.config.of_database import of_database
from web.server.config.of_machine import of_machine
from web.server.config.of_settings import of_settings, unknown_variables
from web.settings import SettingsError, SiteSettings


def problems(environment: Mapping[str, str], workers: int) -> Iterator[ConfigProblem]:
    """Everything that is wrong, what is read first coming first. Nothing is changed."""
    yield from unknown_variables(environment)
    try:
        settings = SiteSettings.read(environment)
    except SettingsError as refused:
        yield error(refused.code, str(refused), "Nothing else was looked at yet.")
        return
    except OSError as refused:  # the folder that the site would make where no setting says so
        told = f"the folder of the database cannot be made: {refused}"
        yield error("folder-not-writable", told, "Make it, or set DATABASE_URL.")
        return
    try:
        yield from of_settings(settings, environment)
        yield from of_machine(settings)
        yield from of_database(settings, workers)
    except SchoolError as refused:  # no address of a database at all
        yield error(refused.code, str(refused), "Correct DATABASE_URL.")


def report(found: list[ConfigProblem]) -> tuple[str, int]:
    """What is told to the operator, and the exit code: 1 where an error is among it."""
    errors = sum(each.severity is Severity.ERROR for each in found)
    lines = [str(each) for each in found]
    if errors:
        lines.append(f"{errors} to mend before the site starts.")
    else:
        lines.append("The settings are in order.")
    return "\n".join(lines), 1 if errors else 0
