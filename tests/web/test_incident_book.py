"""The incident book: from a seed, for a seminar; its keys stand on pages of their own."""

import html
from collections.abc import Iterator
from typing import Final

import pytest

from tests.web.paper_class import teach
from tests.web.paper_sheets import squeezed
from tests.web.visitor import SiteVisitor
from web.paper.html import to_html
from web.paper.incidents import (
    IN_A_BOOK,
    IncidentBook,
    IncidentBookView,
    incident_book_view,
    incidents_of_book,
)
from web.paper.print_options import PrintStyle
from web.paper.printout import Printout, PrintoutKind
from wording import LANGUAGES

pytestmark = pytest.mark.any_database


FORM: Final = "/mcr-2014/desk/book"
KEYS: Final = '<section class="incident-keys">'
ASKED: Final = f"{FORM}.html?level=2&level=3&seed=7"


def book(rules: str = "mcr-2014", *levels: int, seed: int = 7) -> IncidentBook:
    return IncidentBook(rules, levels or (2, 3), seed)


def texts_of_keys(view: IncidentBookView) -> Iterator[str]:
    """What no page before the keys may say: reasons, and the addresses of incidents."""
    for key in view.keys:
        yield key.address
        yield from (part.reason for part in key.parts if part.reason)


@pytest.mark.parametrize("rules", ["mcr-2014", "imj"])
def test_the_same_seed_gives_the_same_twenty_incidents(rules: str):
    found = [str(each.address) for each in incidents_of_book(book(rules))]

    assert len(set(found)) == IN_A_BOOK
    assert {each.split("/")[1] for each in found} == {"2", "3"}
    assert found == [str(each.address) for each in incidents_of_book(book(rules))]


def test_a_neighbouring_seed_gives_other_incidents():
    one, other = (
        {str(each.address) for each in incidents_of_book(book("imj", 2, seed=seed))}
        for seed in (7, 8)
    )
    assert one.isdisjoint(other)


@pytest.mark.parametrize(
    ("rules", "lang"), [("mcr-1998", "en"), ("imj", "zh-Hans"), ("rengo", "ja")]
)
def test_keys_stand_on_the_key_pages_alone(rules: str, lang: str):
    view = incident_book_view(book(rules), lang)
    page = html.unescape(to_html(view, lang, PrintStyle()))
    to_rule, keys = page.split(KEYS)

    assert f'lang="{lang}"' in page
    assert to_rule.count('<li class="task incident"') == IN_A_BOOK
    assert keys.count('<li class="key"') == IN_A_BOOK
    for task in view.tasks:
        assert squeezed(task.heading) in squeezed(to_rule)
    for said in texts_of_keys(view):
        assert squeezed(said) in squeezed(keys)
        assert squeezed(said) not in squeezed(to_rule)


def test_every_incident_is_asked_the_same():
    """Which part applies would tell what the key is."""
    to_rule = to_html(incident_book_view(book(), "en"), "en", PrintStyle()).split(KEYS)[0]
    rooms = {each.split("</li>")[0] for each in to_rule.split('<div class="lines">')[1:]}
    assert len(rooms) == 1


def test_a_book_is_sent_as_text_and_is_the_same():
    printout = Printout(PrintoutKind.INCIDENTS, book(), "ja", PrintStyle())
    assert Printout.from_json(printout.to_json()) == printout
    assert printout.steps == IN_A_BOOK


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_of_the_desk_leads_to_the_page_to_print(visitor: SiteVisitor, lang: str):
    assert f'href="{FORM}"' in visitor.open("/mcr-2014/desk").text
    form = visitor.open(FORM)
    assert form.text.count('name="level"') == 5
    assert 'action="/mcr-2014/desk/book.html"' in form.text

    page = visitor.open(f"{ASKED}&lang={lang}")
    assert (page.status, page.lang, page.headers["Cache-Control"]) == (200, lang, "no-store")
    assert page.text == visitor.open(f"{ASKED}&lang={lang}").text


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("level=2", "Enter a whole number of at most nine digits."),
        ("level=2&seed=-7", "Enter a whole number of at most nine digits."),
        ("level=2&seed=1234567890", "Enter a whole number of at most nine digits."),
        ("level=2&seed=%EF%BC%97", "Enter a whole number of at most nine digits."),
        ("seed=7", "Tick at least one level."),
        ("level=9&seed=7", "Tick at least one level."),
    ],
)
@pytest.mark.parametrize("form", ["html", "pdf"])
def test_what_is_no_book_is_asked_again(visitor: SiteVisitor, query: str, said: str, form: str):
    page = visitor.open(f"{FORM}.{form}?{query}")
    assert page.status == 422
    assert said in page.text


def test_the_pdf_is_for_those_who_signed_in(visitor: SiteVisitor):
    path = ASKED.replace(".html", ".pdf")
    assert visitor.open(path).address.startswith("/account/in?back=")

    teach(visitor)
    waiting = visitor.open(path)
    assert waiting.address.startswith("/paper/")
    assert "Incident book: 7" in waiting.text
