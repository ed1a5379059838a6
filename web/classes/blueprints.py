"""All pages of classes, for the application to register."""

from typing import Final

from web.classes import (
    card,
    invitation,
    join,
    overview,
    own,
    settings,
    student_page,
    students,
    teach,
)

BLUEPRINTS: Final = (
    join.blueprint,
    card.blueprint,
    own.blueprint,
    teach.blueprint,
    overview.blueprint,
    students.blueprint,
    student_page.blueprint,
    settings.blueprint,
    invitation.blueprint,
)
