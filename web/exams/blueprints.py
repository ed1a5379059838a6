"""Exams as learners meet them."""

from typing import Final

from web.exams import about_page, certificate, check_page, hand_in, question, result

BLUEPRINTS: Final = (
    about_page.blueprint,
    question.blueprint,
    hand_in.blueprint,
    result.blueprint,
    certificate.blueprint,
    check_page.blueprint,
)
