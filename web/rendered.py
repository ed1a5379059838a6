"""Pages that are the same for all are rendered once; what belongs to a visitor is filled in.

While such a page is rendered there is no visitor: who opens it has no name and no rows, the session is
empty, and the database cannot be read. So nothing of one visitor can stand in what another is shown.
What the page depends on beside its address is its `Appearance`; a text that each visitor has of their
own stands in a slot, filled anew for every request.
"""

import hashlib
import re
import secrets
import uuid
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final

from flask import Flask, Response, current_app, g, request, session
from flask.globals import request_ctx
from flask.sessions import NullSession
from flask_wtf.csrf import generate_csrf
from jinja2 import pass_context
from jinja2.runtime import Context
from markupsafe import Markup, escape

from school.accounts.models import Role
from school.accounts.sign_ins import SignedIn
from school.learners.settings import LearnerSettings
from web import request_context, request_database
from web.language import LANGUAGE_FIELD
from web.page_store import PageStore, Parts, RenderedPage
from web.rule_sets import chosen_rule_set, has_chosen_rule_set, is_rule_set_guessed
from web.services import services
from web.site_address import site_address
from web.visitors.current_visitor import Visitor, visitor
from wording import LANGUAGES

NAME: Final = "name"  # the slot of the visitor's name
CSRF: Final = "csrf"
_NOBODY: Final = uuid.UUID(int=0)
_SESSION_SECRET: Final = "csrf_token"  # where Flask-WTF keeps what its tokens sign
MARK: Final = secrets.token_hex(8)  # which no text of anybody holds
_KEPT_QUERIES: Final = frozenset(
    {b"", *(f"{LANGUAGE_FIELD}={each}".encode() for each in LANGUAGES)}
)
_SLOT: Final = re.compile(rf"\[{MARK}:(\w+)\]")

Slots = Mapping[str, Callable[[], object]]


@dataclass(frozen=True, slots=True)
class Appearance:
    """All that a page for everybody may know of who asks."""

    lang: str
    also: str | None
    rules: str
    has_chosen_rules: bool
    guessed_rules: bool
    language: str | None
    theme: str | None
    numerals: bool
    shortcuts: bool
    role: Role | None
    is_student: bool
    lapsed: bool


def install(app: Flask) -> None:
    """Let templates have slots."""
    app.jinja_env.globals["slot"] = slot
    app.jinja_env.globals["frame_part"] = frame_part
    # Flask-WTF gives its own to macros and to templates, which are two places.
    app.jinja_env.globals["csrf_token"] = _csrf_token
    app.context_processor(lambda: {"csrf_token": _csrf_token})


def slot(name: str) -> Markup:
    """What stands in a page for a text that each visitor has of their own."""
    return Markup(f"[{MARK}:{name}]")


def for_all(
    render: Callable[[], str],
    slots: Slots | None = None,
    *,
    of: Hashable = None,
    store: PageStore | None = None,
) -> Response:
    """The page that `render` makes for everybody, with the visitor's own texts in its slots.

    It is kept where the address has no query but a language, or in the `store` that is given whatever
    its query. `of` is what it depends on beside the address and the appearance. What fills a slot is
    escaped, unless it is markup.
    """
    appearance, kept = _appearance(), store or services(current_app).pages
    key = (request.path, request.query_string, site_address(), appearance, of)
    page = kept.find(key)
    if page is None:
        with _nobody_asks(appearance):
            page = _rendered(render())
        if store or request.query_string in _KEPT_QUERIES:
            kept.keep(key, page)
    return _response(page, {name: _text(value()) for name, value in (slots or {}).items()})


@pass_context
def frame_part(context: Context, name: str) -> Markup:
    """A part of what frames every page, kept by all that it is made of."""
    ui: Any = context["ui"]
    look = (ui.theme, ui.numerals, ui.shortcuts, bool(ui.user), bool(ui.student), ui.lapsed)
    kept, key = services(current_app).pages, (name, ui.of, look)
    part = kept.find(key)
    if part is None:
        common = replace(
            ui,
            here=slot("here"),
            enter_href=slot("enter"),
            user=slot(NAME) if ui.user else "",
            student=slot(NAME) if ui.student else "",
        )
        part = RenderedPage(parts_of(_frame_part(name, common)))
        kept.keep(key, part)
    own = {
        "here": ui.here,
        "enter": ui.enter_href,
        NAME: ui.user or ui.student,
        CSRF: _csrf_token(),
    }
    return Markup(filled(part.parts, {slot: _text(text) for slot, text in own.items()}).decode())


def _frame_part(name: str, ui: object) -> str:
    within, g.for_all = g.get("for_all", False), True
    try:
        return current_app.jinja_env.get_template(f"frame/{name}.html").render(ui=ui)
    finally:
        g.for_all = within


def parts_of(html: str) -> Parts:
    """A text cut at its slots."""
    cut: list[bytes | str] = list(_SLOT.split(html))
    cut[::2] = [str(each).encode() for each in cut[::2]]
    return tuple(cut)


def filled(parts: Parts, texts: Mapping[str, bytes]) -> bytes:
    """The text with something in each slot."""
    return b"".join([each if isinstance(each, bytes) else texts[each] for each in parts])


def _response(page: RenderedPage, texts: Mapping[str, bytes]) -> Response:
    own = {**texts, NAME: _text(_name()), CSRF: _text(_csrf_token())}
    response = Response(filled(page.parts, own), mimetype="text/html")
    # A token is written anew for each page, but holds as long as what it signs stays in the session.
    secret = str(session.get(_SESSION_SECRET, "")).encode()
    says = hashlib.blake2b(secret, digest_size=16)
    for each in (page.digest.encode(), own[NAME], *texts.values()):
        says.update(b"\0" + each)
    response.set_etag(says.hexdigest(), weak=True)
    response.make_conditional(request)
    return response


def _rendered(html: str) -> RenderedPage:
    parts = parts_of(html)
    says = hashlib.blake2b(digest_size=16)
    for each in parts:  # not the page itself: the signs of its slots differ in each process
        says.update(each if isinstance(each, bytes) else each.encode())
    return RenderedPage(parts, says.hexdigest())


def _appearance() -> Appearance:
    who, t = visitor(), request_context.translator()
    own = who.settings
    return Appearance(
        lang=t.lang,
        also=t.also,
        rules=chosen_rule_set().id,
        has_chosen_rules=has_chosen_rule_set(),
        guessed_rules=is_rule_set_guessed(),
        language=own.language,
        theme=own.theme,
        numerals=own.numerals,
        shortcuts=own.shortcuts,
        role=who.signed_in.role if who.signed_in else None,
        is_student=bool(who.student),
        lapsed=who.lapsed,
    )


def _name() -> str:
    who = visitor()
    return who.signed_in.name if who.signed_in else who.student


@contextmanager
def _nobody_asks(appearance: Appearance) -> Iterator[None]:
    """Within the block the request is that of somebody who only looks like the visitor."""
    own, known = visitor(), request_ctx._session
    g.visitor, g.for_all, request_ctx._session = _somebody(appearance), True, NullSession()
    try:
        with request_database.closed():
            yield
    finally:
        g.visitor, g.for_all, request_ctx._session = own, False, known


def _somebody(like: Appearance) -> Visitor:
    settings = LearnerSettings(
        language=like.language,
        theme=like.theme,
        numerals=like.numerals,
        shortcuts=like.shortcuts,
        rules=like.rules if like.has_chosen_rules else None,
        also=like.also,
    )
    account = (
        SignedIn(_NOBODY, slot(NAME), like.role, settings, 0, datetime.min.replace(tzinfo=UTC))
        if like.role
        else None
    )
    return Visitor(
        None,
        stored=False,
        settings=settings,
        signed_in=account,
        lapsed=like.lapsed,
        student=slot(NAME) if like.is_student else "",
    )


def _csrf_token() -> str:
    return slot(CSRF) if g.get("for_all") else generate_csrf()


def _text(value: object) -> bytes:
    return str(escape(value)).encode()
