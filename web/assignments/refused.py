"""An answer that came when none is taken any more."""

from typing import Final

from flask import render_template

from school.assignments.rules import Phase
from web import request_context
from web.assignments import hrefs
from web.assignments.open_attempt import OpenAttempt
from web.components.dates import clock_text
from wording import Translator

ATTEMPT_OVER_CODES: Final = frozenset({"attempt-over", "not-published", "class-archived"})
"""Codes of `SchoolError` that say that an attempt takes no answer."""


def attempt_over_page(attempt: OpenAttempt) -> tuple[str, int]:
    """The page that says so: what was saved before counts, the answer that came now does not."""
    t = request_context.translator()
    page = render_template(
        "assignments/over.html",
        title=attempt.assignment.title,
        heading=_heading(attempt, t),
        result_href=hrefs.attempt(attempt),
    )
    return page, 409


def _heading(sitting: OpenAttempt, t: Translator) -> str:
    attempt = sitting.attempt
    match sitting.phase:
        case Phase.HANDED_IN if attempt.submitted_at is not None:
            at = clock_text(attempt.submitted_at, sitting.zone, t, sitting.at)
            return t.gettext("This attempt was handed in: %(moment)s.", moment=at)
        case Phase.RAN_OUT if attempt.ends_at is not None:
            at = clock_text(attempt.ends_at, sitting.zone, t, sitting.at)
            return t.gettext("Time ran out: %(moment)s.", moment=at)
    return t.gettext("This attempt no longer accepts answers.")
