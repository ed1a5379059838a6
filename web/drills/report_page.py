"""A report: what somebody finds wrong with a question that they answered."""

import uuid
from typing import Final

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from school.progress.address_parts import CHECK
from school.progress.history import find_answer
from school.progress.models import Answer, Complaint
from school.progress.question_reports import (
    LONGEST_NOTE,
    MOST_REPORTS,
    QuestionComplaint,
    find_report,
    store_report,
)
from scoring import rule_set
from web import request_context
from web.clock import now
from web.components.options import OptionView
from web.drills.explanation_page import answer_of_visitor
from web.drills.run_hrefs import run_words
from web.rule_sets import set_page_rule_set
from web.visitors.current_visitor import expected_guest_id, row_for_guest, visitor
from wording import Translator
from wording.typed_text import normalized_text

blueprint = Blueprint("report", __name__, url_prefix="/drill")

SENT: Final = "sent"


@blueprint.get("/answers/<uuid:public_id>/report")
def page(public_id: uuid.UUID) -> str:
    """The form, as it was sent last where the question was reported already."""
    row, who = _own_answer(public_id), visitor()
    stored = find_report(request_context.reading(), who.id, row.question) if who.id else None
    if stored is None:
        return _form_page(row, None, "")
    return _form_page(row, stored.complaint, stored.note, sent=SENT in request.args)


@blueprint.post("/answers/<uuid:public_id>/report")
def send(public_id: uuid.UUID) -> Response | tuple[str, int]:
    """Keep what was sent in the place of what the visitor reported of this question before."""
    row, t = _own_answer(public_id), request_context.translator()
    complaint, note = _sent_complaint(), _sent_note()
    if complaint is None:
        error = t.gettext("Choose what seems wrong.")
        return _form_page(row, None, note, complaint_error=error), 422
    if len(note) > LONGEST_NOTE:
        error = t.gettext("At most %(most)s characters.", most=LONGEST_NOTE)
        return _form_page(row, complaint, note, note_error=error), 422
    if not _keep(public_id, QuestionComplaint(complaint, note), t.lang):
        error = t.gettext(
            "At most %(most)s questions can be reported in a day. Try again tomorrow.",
            most=MOST_REPORTS,
        )
        return _form_page(row, complaint, note, error=error), 429
    query = {**run_words(request.args), SENT: "1"}
    return redirect(url_for("report.page", public_id=public_id, **query), 303)


def _keep(public_id: uuid.UUID, found: QuestionComplaint, language: str) -> bool:
    """Store it; whether it is one too many. What an account has taken meanwhile is the account's."""
    at = now()
    with request_context.writing() as writing:
        learner = row_for_guest(writing, expected_guest_id(), at)
        answer = find_answer(writing, learner.id, public_id)
        if answer is None:
            abort(404)
        return store_report(writing, learner, answer, found, language, at)


def _own_answer(public_id: uuid.UUID) -> Answer:
    """The answer of the visitor; nobody else finds it. Checks of lessons are not reported here."""
    row = answer_of_visitor(public_id)
    if row is None or row.kind == CHECK:
        abort(404)
    set_page_rule_set(rule_set(row.rules))
    return row


def _sent_complaint() -> Complaint | None:
    sent = request.form.get("complaint", "")
    return next((each for each in Complaint if each.value == sent), None)


def _sent_note() -> str:
    """The note in one spelling and one line; still longer than `LONGEST_NOTE` if it was."""
    text = normalized_text(request.form.get("note", ""), LONGEST_NOTE, "NFC")
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())


def _form_page(
    row: Answer,
    complaint: Complaint | None,
    note: str,
    *,
    sent: bool = False,
    error: str = "",
    complaint_error: str = "",
    note_error: str = "",
) -> str:
    t, words = request_context.translator(), run_words(request.args)
    return render_template(
        "drill/report.html",
        action=url_for("report.send", public_id=row.public_id, **words),
        back_href=url_for("explanation.page", public_id=row.public_id, **words),
        options=_options(complaint, t),
        note=note,
        longest=LONGEST_NOTE,
        sent=sent,
        error=error,
        complaint_error=complaint_error,
        note_error=note_error,
    )


def _options(chosen: Complaint | None, t: Translator) -> tuple[OptionView, ...]:
    told = {
        Complaint.KEY: t.gettext("The correct answer"),
        Complaint.WORDS: t.gettext("The wording"),
        Complaint.HAND: t.gettext("The hand cannot occur"),
        Complaint.OTHER: t.gettext("Something else"),
    }
    return tuple(
        OptionView(each.value, label, chosen=each is chosen) for each, label in told.items()
    )
