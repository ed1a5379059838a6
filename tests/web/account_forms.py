"""Signing up, in and out as a person does: through the forms."""

from typing import Any

from tests.web.visitor import PageForm, SiteVisitor, VisitedPage

WORD = "plum and bamboo"
QUESTION = "/drill/mcr-2014/find/1/5/{}?n=5"


def form_to(page: VisitedPage, action: str) -> PageForm:
    """The form of the page that goes there."""
    return next(form for form in page.forms if form.action.split("?")[0] == action)


def send(visitor: SiteVisitor, path: str, action: str | None = None, **given: Any) -> VisitedPage:
    """Open a page and send its form with these values."""
    follow = given.pop("follow", True)
    return visitor.send(form_to(visitor.open(path), action or path), follow=follow, **given)


def sign_up(visitor: SiteVisitor, name: str = "Lin", word: str = WORD, **given: Any) -> VisitedPage:
    return send(visitor, "/account/new", name=name, fresh=word, **given)


def sign_up_at_once(visitor: SiteVisitor, name: str) -> None:
    """Sign somebody new up by the request alone, without the page before it and the one after it.

    For tests that need an account and are about something else.
    """
    config = visitor.site.config
    checked, config["WTF_CSRF_ENABLED"] = config["WTF_CSRF_ENABLED"], False
    given = {"name": name, "fresh": WORD}
    try:
        answer = visitor.client.post("/account/new", data=given, headers=visitor.headers)
    finally:
        config["WTF_CSRF_ENABLED"] = checked
    assert answer.status_code == 303, answer.text


def sign_in(visitor: SiteVisitor, name: str = "Lin", word: str = WORD, **given: Any) -> VisitedPage:
    return send(visitor, "/account/in", name=name, password=word, **given)


def sign_out(visitor: SiteVisitor) -> VisitedPage:
    return send(visitor, "/account", "/account/out")


def answers(visitor: SiteVisitor, *numbers: int) -> None:
    """Answer questions of these numbers."""
    for number in numbers:
        asked = visitor.open(QUESTION.format(number))
        visitor.send(asked.question, follow=False, unknown=1)


def is_signed_in(visitor: SiteVisitor, name: str = "Lin") -> bool:
    return f'class="menu__user" lang="und">{name}<' in visitor.open("/account").text
