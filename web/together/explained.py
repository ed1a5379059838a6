"""The explanation of an answer on a phone: worked out once for all who gave the same answer."""

import json
from functools import lru_cache
from typing import Any, Final

from flask import current_app, request
from markupsafe import Markup

from quizzes import Address, Question, Response, grade, response_from_json, response_to_json
from quizzes.question_cache import question_at
from web import request_context
from web.drills.explanation_page import fan_href
from web.questions.answered_view import answered_view
from web.reference.hand_hrefs import hand_hrefs

MOST_KEPT: Final = 128
"""About five answers to a question, in three languages; each takes some 30 kB."""


def explanation_of(question: Question, response: Response) -> Markup:
    """What was right and why, beside what was answered; the page speaks of the question's rule set."""
    t = request_context.translator()
    given = json.dumps(
        None if response is None else response_to_json(question, response), sort_keys=True
    )
    return _rendered(str(question.address), given, t.lang, t.also, request.script_root)


@lru_cache(maxsize=MOST_KEPT)
def _rendered(address: str, given: str, _lang: str, _also: str | None, _root: str) -> Markup:
    """The part of the page. Its words and links depend on the request by what it is kept under."""
    question, t = question_at(Address.parse(address)), request_context.translator()
    sent = json.loads(given)
    response = None if sent is None else response_from_json(question, sent)
    view = answered_view(question, response, grade(question, response), t, fan_href)
    macros: Any = current_app.jinja_env.get_template("together/_explanation.html").module
    return Markup(macros.explanation_of(view, *hand_hrefs(question)))
