"""All pages of the gradebook, for the application to register."""

from typing import Final

from web.gradebook import (
    average_page,
    cell,
    comments,
    matrix_page,
    question_page,
    questions,
    skills,
    statements,
)

BLUEPRINTS: Final = (
    matrix_page.blueprint,
    average_page.blueprint,
    skills.blueprint,
    questions.blueprint,
    question_page.blueprint,
    cell.blueprint,
    statements.blueprint,
    comments.blueprint,
)
