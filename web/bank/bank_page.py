"""The bank: all questions of a teacher's own, looked through, shared, removed; and each of them."""

import uuid
from collections.abc import Sequence
from typing import Any

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.exceptions import NotFound

from school.accounts.digests import fresh_token
from school.accounts.sign_ins import SignedIn
from school.bank.entry import tags_of_text
from school.bank.finding import own_question, own_questions
from school.bank.keeping import change_question, remove_questions
from school.bank.models import OwnQuestion
from school.bank.sharing import share_questions
from school.classes.finding import classes_of
from school.errors import SchoolError
from web import request_context
from web.accounts.pages import Answer, sign_in_required
from web.bank.rows import bank_page, bank_row, sent_filter, sent_query
from web.bank.texts import bank_message, bank_refusal, just_kept
from web.bank.ticked import ticked_questions, turned_to
from web.classes.access import signed_in_teacher
from web.clock import now

blueprint = Blueprint("own_questions", __name__)

_SHOWN_LONGEST = 2000  # characters of a field that is shown again


@blueprint.get("/teach/questions")
@sign_in_required
def page(who: SignedIn) -> Answer:
    """The questions that the address looks for."""
    return _page(who)


def _turned(who: SignedIn, number: str, ticked: Sequence[uuid.UUID]) -> Answer:
    """Another page, on which what was ticked stays so; without ticks that is an address of its own."""
    if ticked:
        return _page(who, ticked=ticked, turned=number)
    kept: dict[str, Any] = {**sent_query()}
    return redirect(url_for("own_questions.page", **kept, page=number), 303)


@blueprint.post("/teach/questions")
@sign_in_required
def change(who: SignedIn) -> Answer:
    """Make a link to the chosen questions, or remove them, or turn the page."""
    chosen = ticked_questions()
    if number := turned_to():
        return _turned(who, number, chosen)
    if request.form.get("do") == "remove" and chosen:
        with request_context.writing() as writing:
            remove_questions(writing, who.learner_id, chosen)
        return redirect(url_for("own_questions.page", said="removed"), 303)
    try:
        with request_context.writing() as writing:
            share_questions(writing, who.learner_id, chosen, fresh_token(), now())
    except SchoolError as error:
        why = bank_refusal(error, request_context.translator())
        return _page(who, why, chosen), 422
    return redirect(url_for("question_links.page", made=1), 303)


def _page(
    who: SignedIn, error: str = "", ticked: Sequence[uuid.UUID] = (), turned: str = ""
) -> str:
    t = request_context.translator()
    wanted = sent_filter()
    questions = own_questions(request_context.reading(), who.learner_id)
    said = request.args.get("said", "")
    classes = classes_of(request_context.reading(), who.learner_id) if questions else ()
    ticked = ticked or [each.public_id for each in questions[: just_kept(said)]]
    return render_template(
        "bank/bank.html",
        view=bank_page(questions, wanted, t, ticked=ticked, turned=turned),
        narrowed=wanted != type(wanted)(),
        said=bank_message(said, t),
        classes=tuple((each.public_id, each.name) for each in classes if not each.archived_at),
        error=error,
    )


@blueprint.get("/teach/questions/<uuid:question>")
def one(question: uuid.UUID) -> str:
    """One question, with its tags and its note to be changed."""
    row = _own(question)
    return _one(row, ", ".join(row.tags), row.note)


@blueprint.post("/teach/questions/<uuid:question>")
def change_one(question: uuid.UUID) -> Answer:
    """Keep its tags and its note."""
    row = _own(question)
    tags, note = (request.form.get(name, "")[:_SHOWN_LONGEST] for name in ("tags", "note"))
    try:
        with request_context.writing() as writing:
            change_question(writing, row, tags_of_text(tags), note, now())
    except SchoolError as error:
        return _one(row, tags, note, bank_refusal(error, request_context.translator())), 422
    return redirect(url_for("own_questions.page", said="saved", _anchor=f"q-{question}"), 303)


def _own(public_id: uuid.UUID) -> OwnQuestion:
    """The question of that id. Raises NotFound: it is not of the visitor."""
    who = signed_in_teacher()
    found = own_question(request_context.reading(), who.learner_id, public_id)
    if found is None:
        raise NotFound
    return found


def _one(row: OwnQuestion, tags: str, note: str, error: str = "") -> str:
    view = bank_row(row, request_context.translator())
    return render_template("bank/question.html", view=view, tags=tags, note=note, error=error)
