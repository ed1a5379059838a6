"""All pages of classes, for the application to register."""

from typing import Final

from web.classes import (
    card,
    groups,
    invitation,
    join,
    news,
    overview,
    settings,
    student_class,
    student_out,
    student_page,
    students,
    teach,
)

BLUEPRINTS: Final = (
    join.blueprint,
    card.blueprint,
    student_class.blueprint,
    student_out.blueprint,
    teach.blueprint,
    overview.blueprint,
    students.blueprint,
    groups.blueprint,
    news.blueprint,
    student_page.blueprint,
    settings.blueprint,
    invitation.blueprint,
)
