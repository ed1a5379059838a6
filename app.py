"""The application: settings, database, areas, put together."""

import os

import structlog
from flask import Flask

from lessons.courses import courses
from school.accounts.passwords import Passwords
from school.database import open_database
from school.faults import DatabaseFault
from school.migrate import require_current
from web import registration, services
from web.background.queue import Queue
from web.commands.command_line import is_command, plain_errors
from web.paper.making import make_pdf
from web.server import private_files
from web.settings import ROOT, SiteSettings


def create_app(settings: SiteSettings | None = None) -> Flask:
    """A site of its own, without an open connection: it may be made before a process is forked.

    Raises:
        ContentError: a lesson cannot be shown.
        SettingsError: a setting is missing or cannot be used.
        SchoolError: the database's address names none that we know, or its tables are not those
            of this version. Commands are made without the tables, for one of them makes these.
    """
    private_files.set_private_umask()
    if not is_command():
        courses()  # so that a wrong lesson stops the site, and no visitor waits for the reading
        app = _application(settings)
        _require_tables(app)
        return app
    with plain_errors():
        return _application(settings)


def _require_tables(app: Flask) -> None:
    database = services.services(app).database
    try:
        with database.reading() as reading:
            require_current(reading)
    except DatabaseFault as fault:  # it may come back: until then pages and /healthz say so
        structlog.get_logger().warning("database", code=fault.code, cause=fault.cause)
    finally:
        database.close()


def _application(settings: SiteSettings | None) -> Flask:
    chosen = settings or SiteSettings.read(os.environ)
    app = Flask(__name__, root_path=str(ROOT), static_folder=None)
    services.install(
        app,
        services.Services(
            chosen,
            open_database(chosen.database),
            Passwords(chosen.cost),
            Queue(chosen.queue_file(), make_pdf),
        ),
    )
    registration.register(app)
    return app
