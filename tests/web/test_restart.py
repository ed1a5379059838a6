"""What a restart of the site leaves as it was: progress, a page that lay open, what was chosen."""

from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask

from app import create_app
from tests.web.visitor import SiteVisitor
from web.services import services
from web.settings import SiteSettings

QUESTION = "/drill/mcr-2014/find/1/5/1?n=5"


@contextmanager
def after_restart(before: SiteVisitor, settings: SiteSettings) -> Iterator[SiteVisitor]:
    """The same browser at another process of the site, over the same database."""
    cookie = before.client.get_cookie("fanwise")
    assert cookie is not None
    services(before.site).database.close()
    restarted = create_app(settings)
    later = SiteVisitor(restarted)
    later.client.set_cookie("fanwise", cookie.value)
    yield later
    services(restarted).database.close()
    services(restarted).queue.close()


def test_progress_outlives_it(site: Flask, settings: SiteSettings):
    visitor = SiteVisitor(site)
    visitor.answer(QUESTION, unknown=1)

    with after_restart(visitor, settings) as later:
        page = later.open("/")

    assert page.heading == "Continue your drill."
    assert "/drill/mcr-2014/find/1/5/2?n=5" in page.links


def test_a_form_that_lay_open_is_taken(site: Flask, settings: SiteSettings):
    visitor = SiteVisitor(site)
    lay_open = visitor.open(QUESTION)

    with after_restart(visitor, settings) as later:
        page = later.send(lay_open.question, unknown=1)
        (row,) = later.rows()

    assert page.address.startswith("/drill/answers/")
    assert row.outcome == "unknown"


def test_what_was_chosen_outlives_it(site: Flask, settings: SiteSettings):
    visitor = SiteVisitor(site)
    visitor.choose(lang="ja")
    visitor.choose(theme="dark")
    visitor.answer(QUESTION, unknown=1)

    with after_restart(visitor, settings) as later:
        page = later.open("/mcr-2014/fans")

    assert page.lang == "ja"
    assert 'data-theme="dark"' in page.text
