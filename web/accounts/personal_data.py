"""One's own data: downloaded, or erased, with an account or without."""

import uuid
from collections.abc import Callable, Iterator

from flask import Blueprint, Response, abort, redirect, render_template, url_for
from sqlalchemy.orm import Session

from school.accounts.attempts import erase_tries
from school.accounts.export import EXPORT_TABLES, csv_lines, json_parts
from school.classes.erasing import classes_without_other_teacher, erase_learner
from school.classes.finding import places_of
from web import request_context
from web.accounts import limits
from web.accounts.confirming import ConfirmForm, confirm_form, confirmed_twice
from web.accounts.pages import Answer, refused_form_page
from web.clock import now
from web.visitors import known_browser, sign_in_cookie
from web.visitors.current_visitor import forget_visitor, visitor

blueprint = Blueprint("own_data", __name__)


@blueprint.get("/account/export.json")
def as_json() -> Response:
    """Everything that is stored of the visitor."""
    return _streamed(json_parts, "application/json", "all.json")


@blueprint.get("/account/export/<name>.csv")
def as_csv(name: str) -> Response:
    """One sheet of it as a table."""
    if name not in EXPORT_TABLES:
        abort(404)
    sheet = EXPORT_TABLES[name]
    return _streamed(
        lambda reading, learner_id: csv_lines(reading, learner_id, sheet), "text/csv", f"{name}.csv"
    )


@blueprint.get("/account/erase")
def erase_page() -> Answer:
    """Say what goes, and ask for the password where there is one, and for a code with a factor."""
    return _page(_form())


@blueprint.post("/account/erase")
def erase() -> Answer:
    """Delete the visitor with all their data; the browser forgets them too."""
    who, form = visitor(), _form()
    if who.signed_in and not confirmed_twice(who.signed_in, form):
        return refused_form_page(_page(form), form)
    with request_context.writing() as writing:
        if who.id is not None and who.stored:
            erase_learner(writing, who.id, now())
        if who.signed_in:
            erase_tries(writing, limits.name_digests(who.signed_in.name))
            known_browser.forget(who.signed_in.learner_id)
    sign_in_cookie.drop()
    forget_visitor()
    return redirect(url_for("own_data.erased"), 303)


@blueprint.get("/account/erased")
def erased() -> str:
    """Say that it is done."""
    return render_template("account/erased.html")


def _streamed(
    parts: Callable[[Session, uuid.UUID], Iterator[str]], kind: str, name: str
) -> Response:
    """The parts as a file. `web/server/asgi.py` gathers them, so that a slow reader holds no session."""
    who, database = visitor(), request_context.database()
    if who.id is None or not who.stored:
        abort(404)
    learner_id = who.id

    def stream() -> Iterator[str]:
        with database.reading() as reading:
            yield from parts(reading, learner_id)

    response = Response(stream(), mimetype=kind)
    file = f"fanwise-{now():%Y-%m-%d}-{name}"
    response.headers["Content-Disposition"] = f'attachment; filename="{file}"'
    return response


def _form() -> ConfirmForm:
    """The form as it was sent: without fields where there is no password."""
    who = visitor().signed_in
    if who:
        return confirm_form(who)
    form = ConfirmForm()
    del form.password, form.code
    return form


def _page(form: ConfirmForm) -> str:
    who, reading = visitor(), request_context.reading()
    classes = (
        classes_without_other_teacher(reading, who.signed_in.learner_id) if who.signed_in else []
    )
    places = places_of(reading, who.id) if who.stored and who.id else []
    return render_template(
        "account/erase.html",
        classes=tuple(each.name for each in classes),
        places=tuple(dict.fromkeys(made.name for made, _ in places)),
        name=who.signed_in.name if who.signed_in else "",
        form=form,
        stored=who.stored,
    )
