"""What an application is put together from: what runs around requests, pages, commands."""

from typing import Final

from flask import Flask

from web import errors, faults, logs, rendered, request_database, rule_sets, security, templating
from web.accounts.blueprints import BLUEPRINTS as ACCOUNTS
from web.api import endpoints as api
from web.api import page as api_page
from web.assignments import exam_gate
from web.assignments.blueprints import BLUEPRINTS as ASSIGNMENTS
from web.background.process import background_command
from web.bank.blueprints import BLUEPRINTS as BANK
from web.building.blueprints import BLUEPRINTS as BUILDING
from web.calendar import page as calendar
from web.classes.blueprints import BLUEPRINTS as CLASSES
from web.commands.accounts import account_commands
from web.commands.administration import database_commands, make_teacher_command
from web.commands.assignments import assignment_commands
from web.commands.classes import class_commands
from web.commands.guests import guest_commands
from web.commands.lti import lti_commands
from web.commands.reports import reports_command
from web.day.blueprints import BLUEPRINTS as DAY
from web.desk.blueprints import BLUEPRINTS as DESK
from web.drills.blueprints import BLUEPRINTS as DRILLS
from web.exams.blueprints import BLUEPRINTS as EXAMS
from web.export import page as export
from web.gradebook.blueprints import BLUEPRINTS as GRADEBOOK
from web.home import page as home
from web.learn.blueprints import BLUEPRINTS as LEARN
from web.lti.blueprints import BLUEPRINTS as LTI
from web.metadata import page_metadata
from web.metadata.blueprints import BLUEPRINTS as METADATA
from web.metrics import measures
from web.metrics import page as metrics
from web.offline.blueprints import BLUEPRINTS as OFFLINE
from web.paper.blueprints import BLUEPRINTS as PAPER
from web.preferences.blueprints import BLUEPRINTS as PREFERENCES
from web.progress.blueprints import BLUEPRINTS as PROGRESS
from web.reference.blueprints import BLUEPRINTS as REFERENCE
from web.scorer import page as scorer
from web.search import page as search
from web.services import services
from web.sprint.blueprints import BLUEPRINTS as SPRINTS
from web.static_files.blueprints import BLUEPRINTS as STATIC_FILES
from web.style_guide import page as style_guide
from web.table.blueprints import BLUEPRINTS as TABLE
from web.together import watching
from web.together.blueprints import BLUEPRINTS as TOGETHER
from web.visitors import current_visitor, known_browser, sign_in_cookie

INSTALLERS: Final = (
    templating.choose_environment,
    logs.install,
    measures.install,
    faults.install,
    request_database.install,
    security.install,
    sign_in_cookie.install,
    known_browser.install,
    current_visitor.install,
    templating.install,
    rendered.install,
    page_metadata.install,
    errors.install,
    rule_sets.install,
    exam_gate.install,
    watching.install,
    api.install,
)
"""In this order: what comes first sees a request first and an answer last."""

BLUEPRINTS: Final = (
    home.blueprint,
    *LEARN,
    *DRILLS,
    *DAY,
    *SPRINTS,
    *TABLE,
    *DESK,
    *EXAMS,
    *REFERENCE,
    scorer.blueprint,
    search.blueprint,
    *PROGRESS,
    *PREFERENCES,
    *ACCOUNTS,
    *CLASSES,
    calendar.blueprint,
    *ASSIGNMENTS,
    *BUILDING,
    *BANK,
    *GRADEBOOK,
    *TOGETHER,
    *PAPER,
    export.blueprint,
    *LTI,
    *STATIC_FILES,
    metrics.blueprint,
    *METADATA,
    *OFFLINE,
    api.blueprint,
    api_page.blueprint,
)

COMMANDS: Final = (
    database_commands,
    account_commands,
    class_commands,
    guest_commands,
    lti_commands,
    make_teacher_command,
    assignment_commands,
    background_command,
    reports_command,
)


def register(app: Flask) -> None:
    """Give the application all of these; its services are installed already."""
    for install in INSTALLERS:
        install(app)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    if services(app).settings.shows_pieces:
        app.register_blueprint(style_guide.blueprint)
    for command in COMMANDS:
        app.cli.add_command(command)
