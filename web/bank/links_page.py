"""Links by which another teacher copies questions: one's own, and what such a link leads to."""

import uuid

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.exceptions import NotFound

from quizzes import QuizError
from school.accounts.sign_ins import SignedIn
from school.bank.entry import BankEntry
from school.bank.keeping import keep_questions
from school.bank.models import OwnQuestion
from school.bank.sharing import OpenedShare, opened_share, shares_of, withdraw_share
from school.errors import SchoolError
from web import request_context
from web.accounts.pages import Answer, sign_in_required
from web.bank.rows import BankRow, RowsOfPage, bank_row, page_of
from web.bank.texts import bank_refusal
from web.classes.access import signed_in_teacher
from web.clock import now
from web.components.dates import moment_text
from web.site_address import whole_address
from web.visitors.current_visitor import visitor
from web.visitors.time_zone import zone_of
from wording import Translator

blueprint = Blueprint("question_links", __name__)


@blueprint.get("/teach/questions/links")
@sign_in_required
def page(who: SignedIn) -> Answer:
    """The links that are out."""
    t, zone, at = request_context.translator(), zone_of(request), now()
    links = [
        (
            each.share.public_id,
            whole_address("question_links.opened", token=each.share.token),
            each.questions,
            moment_text(each.share.created_at, zone, t, at),
        )
        for each in shares_of(request_context.reading(), who.learner_id)
    ]
    return render_template("bank/links.html", links=links, is_made="made" in request.args)


@blueprint.post("/teach/questions/links/<uuid:link>")
def withdraw(link: uuid.UUID) -> Answer:
    """Let a link lead to nothing any more. What others have copied stays theirs."""
    who = signed_in_teacher()
    with request_context.writing() as writing:
        found = withdraw_share(writing, who.learner_id, link)
    if not found:
        raise NotFound
    return redirect(url_for("question_links.page"), 303)


@blueprint.get("/teach/questions/from/<token>")
def opened(token: str) -> Answer:
    """What another teacher shares; keys are shown to who is signed in."""
    return _opened(token)


@blueprint.post("/teach/questions/from/<token>")
def copy(token: str) -> Answer:
    """Copy all of it into one's own bank."""
    return sign_in_required(lambda who: _copy(token, who))()


def _copy(token: str, who: SignedIn) -> Answer:
    try:
        with request_context.writing() as writing:
            found = opened_share(writing, token)
            entries = [_entry(each) for each in found.questions] if found else []
            kept = keep_questions(writing, who.learner_id, entries, now())
    except (SchoolError, QuizError) as error:
        return _opened(token, bank_refusal(error, request_context.translator()))
    if found is None:
        return render_template("bank/link_over.html"), 404
    said = f"kept-{kept.added}" if kept.added else "known"
    return redirect(url_for("own_questions.page", said=said), 303)


def _entry(question: OwnQuestion) -> BankEntry:
    return BankEntry(question.question, tuple(question.tags), question.note)


def _rows(found: OpenedShare, t: Translator) -> RowsOfPage[BankRow]:
    """The page of what is shared that the address asks for."""
    here = page_of(found.questions, request.args.get("page", ""))
    return RowsOfPage([bank_row(each, t) for each in here.rows], here.number, here.pages)


def _opened(token: str, error: str = "") -> Answer:
    found, who = opened_share(request_context.reading(), token), visitor().signed_in
    if found is None:
        return render_template("bank/link_over.html"), 404
    t = request_context.translator()
    page = render_template(
        "bank/shared.html",
        token=token,
        owner=found.owner,
        count=len(found.questions),
        is_own=who is not None and who.learner_id == found.owner_id,
        view=_rows(found, t) if who else page_of((), ""),
        error=error,
    )
    return (page, 422) if error else page
