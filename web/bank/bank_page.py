"""The bank: all questions of a teacher's own, looked through, shared, removed; and each of them."""

import uuid

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
from school.public_ids import parse_id
from web import request_context
from web.accounts.pages import Answer, sign_in_required
from web.bank.rows import bank_page, bank_row, sent_filter
from web.bank.texts import bank_message, bank_refusal, just_kept
from web.classes.access import signed_in_teacher
from web.clock import now

blueprint = Blueprint("own_questions", __name__)

_SHOWN_LONGEST = 2000  # characters of a field that is shown again


@blueprint.get("/teach/questions")
@sign_in_required
def page(who: SignedIn) -> Answer:
    """The questions that the address looks for."""
    return _page(who)


@blueprint.post("/teach/questions")
@sign_in_required
def change(who: SignedIn) -> Answer:
    """Make a link to the chosen questions, or remove them."""
    chosen = [parse_id(each) for each in request.form.getlist("question")]
    if request.form.get("do") == "remove" and chosen:
        with request_context.writing() as writing:
            remove_questions(writing, who.learner_id, chosen)
        return redirect(url_for("own_questions.page", said="removed"), 303)
    try:
        with request_context.writing() as writing:
            share_questions(writing, who.learner_id, chosen, fresh_token(), now())
    except SchoolError as error:
        return _page(who, bank_refusal(error, request_context.translator())), 422
    return redirect(url_for("question_links.page", made=1), 303)


def _page(who: SignedIn, error: str = "") -> str:
    t = request_context.translator()
    wanted = sent_filter()
    questions = own_questions(request_context.reading(), who.learner_id)
    said = request.args.get("said", "")
    classes = classes_of(request_context.reading(), who.learner_id) if questions else ()
    return render_template(
        "bank/bank.html",
        view=bank_page(questions, wanted, t),
        narrowed=wanted != type(wanted)(),
        said=bank_message(said, t),
        fresh=just_kept(said),
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
    """The question of that id. Raises NotFound: it is not of whoever asks."""
    who = signed_in_teacher()
    found = own_question(request_context.reading(), who.learner_id, public_id)
    if found is None:
        raise NotFound
    return found


def _one(row: OwnQuestion, tags: str, note: str, error: str = "") -> str:
    view = bank_row(row, request_context.translator())
    return render_template("bank/question.html", view=view, tags=tags, note=note, error=error)
