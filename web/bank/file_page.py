"""The bank as a file: taken along, and read back."""

from typing import Final

from flask import Blueprint, Response, render_template, request

from school.accounts.sign_ins import SignedIn
from school.bank.bank_file import LARGEST_FILE, ReadBank, bank_json, read_bank
from school.bank.finding import own_questions
from school.bank.keeping import KeptQuestions, keep_questions
from school.errors import SchoolError
from web import request_context
from web.accounts.pages import Answer, sign_in_required
from web.bank.rows import sent_filter
from web.bank.texts import bank_refusal
from web.clock import now
from web.visitors.request_limits import QUESTION_FILES, count_request

blueprint = Blueprint("question_file", __name__)

FILE_NAME: Final = "fanwise-questions.json"


@blueprint.get("/teach/questions/export.json")
@sign_in_required
def download(who: SignedIn) -> Answer:
    """The questions that the address looks for, as a file."""
    wanted = sent_filter()
    found = own_questions(request_context.reading(), who.learner_id)
    body = bank_json(each for each in reversed(found) if wanted.takes(each))
    response = Response(body, content_type="application/json; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{FILE_NAME}"'
    return response


@blueprint.get("/teach/questions/import")
@sign_in_required
def page(_who: SignedIn) -> Answer:
    """Choose a file."""
    return render_template("bank/import.html", error="", kept=None, left_out=())


@blueprint.post("/teach/questions/import")
@sign_in_required
def upload(who: SignedIn) -> Answer:
    """Take the questions of a file, and tell which of them cannot be taken, and why."""
    count_request(QUESTION_FILES)
    t = request_context.translator()
    try:
        found = _sent_bank()
        with request_context.writing() as writing:
            kept = keep_questions(writing, who.learner_id, found.entries, now())
    except SchoolError as error:
        told = bank_refusal(error, t)
        return render_template("bank/import.html", error=told, kept=None, left_out=()), 422
    left_out = [(each.number, each.text, bank_refusal(each.error, t)) for each in found.left_out]
    return _taken(kept, left_out)


def _taken(kept: KeptQuestions, left_out: list[tuple[int, str, str]]) -> str:
    return render_template("bank/import.html", error="", kept=kept, left_out=left_out)


def _sent_bank() -> ReadBank:
    """What the file holds. Raises SchoolError: there is none, or it cannot be read."""
    file = request.files.get("file")
    if file is None or not file.filename:
        raise SchoolError("no-file", "choose a file")
    body = file.stream.read(LARGEST_FILE + 1)
    try:
        return read_bank(body.decode())
    except UnicodeDecodeError as error:
        raise SchoolError("not-json", "expected a file of text") from error
