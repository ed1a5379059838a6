"""The application: settings, database, areas, put together."""

import os

import structlog
from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from lessons.courses import courses
from school.accounts.passwords import Passwords
from school.database import open_database
from school.errors import SchoolError
from school.faults import DatabaseFault
from school.migrate import require_current
from web import (
    errors,
    faults,
    logs,
    old_addresses,
    request_database,
    rule_sets,
    security,
    services,
    templating,
)
from web.accounts import codes, enter, factor, join, own, own_data, privacy, recover, second_step
from web.assignments import hand_in, question, result, start
from web.background.process import background_command
from web.background.queue import Queue
from web.building import copying, map_page, preview, publishing
from web.building import page as building
from web.classes.blueprints import BLUEPRINTS as OF_CLASSES
from web.commands import accounts as account_commands
from web.commands import administration as commands
from web.commands import assignments as assignment_commands
from web.commands import classes as class_commands
from web.commands import guests as guest_commands
from web.commands.command_line import is_command, plain_errors
from web.drills import explanation_page as explanation
from web.drills import page as drill
from web.export import page as export
from web.gradebook.blueprints import BLUEPRINTS as OF_THE_GRADEBOOK
from web.home import page as home
from web.learn import courses_page as learn
from web.learn import lesson_page as lesson
from web.learn import test_page as lesson_test
from web.paper import assignments as paper
from web.paper import classes as paper_of_class
from web.paper import waiting as printing
from web.paper.making import make_pdf
from web.preferences import page as preferences
from web.preferences import settings_page
from web.progress import history_page as history
from web.progress import next_step as next
from web.progress import page as progress
from web.progress import placement_page as placement
from web.reference import articles_page as articles
from web.reference import compare_page as compare
from web.reference import editions_page as editions
from web.reference import fan_page as fans
from web.reference import glossary_page as glossary
from web.reference import map_page as map
from web.scorer import page as scorer
from web.search import page as search
from web.server import private_files
from web.settings import ROOT, Settings
from web.static_files import files, well_known
from web.style_guide import page as pieces
from web.visitors import current_visitor as guests
from web.visitors import known_browser, sign_in_cookie

BLUEPRINTS = (
    home.blueprint,
    learn.blueprint,
    lesson.blueprint,
    lesson_test.blueprint,
    start.blueprint,
    question.blueprint,
    hand_in.blueprint,
    result.blueprint,
    drill.blueprint,
    explanation.blueprint,
    map.blueprint,
    next.blueprint,
    fans.blueprint,
    scorer.blueprint,
    compare.blueprint,
    editions.blueprint,
    articles.blueprint,
    glossary.blueprint,
    search.blueprint,
    history.blueprint,
    progress.blueprint,
    placement.blueprint,
    preferences.blueprint,
    enter.blueprint,
    second_step.blueprint,
    join.blueprint,
    codes.blueprint,
    factor.blueprint,
    own.blueprint,
    own_data.blueprint,
    recover.blueprint,
    privacy.blueprint,
    paper.blueprint,
    paper_of_class.blueprint,
    printing.blueprint,
    settings_page.blueprint,
    *OF_CLASSES,
    *OF_THE_GRADEBOOK,
    building.blueprint,
    map_page.blueprint,
    preview.blueprint,
    publishing.blueprint,
    copying.blueprint,
    export.blueprint,
    old_addresses.blueprint,
    files.blueprint,
    well_known.blueprint,
)


def create_app(settings: Settings | None = None) -> Flask:
    """A site of its own: each server process calls this once and opens the database for itself.

    Raises:
        ContentError: a lesson cannot be shown.
        SettingsError: a setting is missing or cannot be used.
        SchoolError: the database's address names none that we know, or its tables are not those
            of this version. Commands are made without the tables, for one of them makes these.
    """
    private_files.write_for_us_alone()
    if not is_command():
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
    except SchoolError:
        database.close()
        raise
    except DatabaseFault as fault:  # it may come back: until then pages and /healthz say so
        structlog.get_logger().warning("database", code=fault.code, cause=fault.cause)


def _application(settings: Settings | None) -> Flask:
    courses()  # so that a lesson that is wrong stops the site, and no visitor waits for the reading
    chosen = settings or Settings.read(os.environ)
    app = Flask(__name__, root_path=str(ROOT), static_folder=None)
    app.config["SECRET_KEY"] = chosen.secret_key
    app.config["SECRET_KEY_FALLBACKS"] = list(chosen.old_secret_keys)
    app.config["WTF_CSRF_SECRET_KEY"] = list(reversed(chosen.secret_keys))
    services.install(
        app,
        services.Services(
            chosen,
            open_database(chosen.database),
            Passwords(chosen.cost),
            Queue(chosen.queue_file(), make_pdf),
        ),
    )
    if chosen.proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=chosen.proxies, x_proto=chosen.proxies)  # type: ignore[method-assign]
    logs.install(app, chosen.log_level)
    faults.install(app)
    request_database.install(app)
    security.install(app)
    sign_in_cookie.install(app)
    known_browser.install(app)
    guests.install(app)
    templating.install(app)
    errors.install(app)
    rule_sets.install(app)
    for blueprint in (*BLUEPRINTS, *((pieces.blueprint,) if chosen.shows_pieces else ())):
        app.register_blueprint(blueprint)
    app.cli.add_command(commands.database_commands)
    app.cli.add_command(account_commands.account_commands)
    app.cli.add_command(class_commands.class_commands)
    app.cli.add_command(guest_commands.guest_commands)
    app.cli.add_command(commands.make_teacher_command)
    app.cli.add_command(assignment_commands.assignment_commands)
    app.cli.add_command(background_command)
    return app
