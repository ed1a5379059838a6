"""Printing in a browser: the form, and the pages that are printed where there is no PDF."""

import uuid

import pytest
from playwright.sync_api import Page, Request, expect

from quizzes import Kind
from school.database import open_database
from tests.browser.conftest import OpenPage
from tests.browser.kept_pages import Theme
from tests.browser.live_site import LiveSite
from tests.browser.page_checks import axe_faults, foreign_words, layout_faults
from tests.browser.test_account import sign_up
from tests.kinds import asked
from tests.web.paper_class import Taught, set_up
from wording import LANGUAGES

pytestmark = pytest.mark.browser

KINDS = (Kind.FIND, Kind.FANS, Kind.TOTAL, Kind.WAITS, Kind.PAYMENTS, Kind.SPOT_ERROR, Kind.TERM)
QUESTIONS = tuple(str(asked(kind, level=2)) for kind in KINDS)
THEMES: tuple[Theme, ...] = ("light", "dark", "light")
KEY = "k" * 32  # cards of this test open nothing


@pytest.fixture
def taught(live_site: LiveSite, open_page: OpenPage) -> tuple[Taught, Page]:
    """A class with students and an assignment, and a page of its teacher."""
    page, name = open_page(), f"Teacher{uuid.uuid4().hex[:8]}"
    sign_up(page, name)
    database = open_database(f"sqlite:///{live_site.database}")
    with database.writing() as writing:
        made = set_up(writing, KEY, name, students=("Mei", "Ana"), questions=QUESTIONS)
    database.close()
    return made, page


def test_what_is_printed_fits_and_can_be_read_by_everybody(
    taught: tuple[Taught, Page], open_page: OpenPage
):
    """In each language; axe sees each page once, in the languages by turns."""
    made, teacher = taught
    paths = [made.paper, *(f"{made.paper}/{name}.html" for name in ("worksheet", "key"))]
    paths += [f"{made.of_class}/{name}.html" for name in ("cards", "code")]
    wrong = []
    for turn, (language, theme) in enumerate(zip(LANGUAGES, THEMES, strict=True)):
        page = open_page(language=language, theme=theme, width=320)
        page.context.add_cookies([{**each} for each in teacher.context.cookies()])  # type: ignore[typeddict-item]
        for number, path in enumerate(paths):
            page.goto(path)
            found = layout_faults(page)
            if path == made.paper:
                found += foreign_words(page, language)
            if number % len(LANGUAGES) == turn:
                found += axe_faults(page)
            wrong += [f"{language} {path}: {each}" for each in found]

    assert wrong == []


def test_whoever_asks_for_a_pdf_waits_on_a_page_that_opens_it(taught: tuple[Taught, Page]):
    made, page = taught
    page.goto(made.paper)
    page.route("**/status", lambda route: route.abort())  # so that the page stays a while
    page.get_by_role("button", name="Worksheet PDF").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A PDF is being made")
    assert [*layout_faults(page), *foreign_words(page, "en"), *axe_faults(page)] == []
    with page.expect_request(is_pdf, timeout=150_000) as asked_for:
        page.unroute("**/status")

    answer = page.request.get(asked_for.value.url)
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.body().startswith(b"%PDF")


def is_pdf(request: Request) -> bool:
    return "/worksheet.pdf" in request.url


def test_the_form_leads_to_the_sheet_that_was_chosen(taught: tuple[Taught, Page]):
    made, page = taught
    page.goto(made.paper)
    page.locator("label", has_text="日本語").click()
    page.locator("label", has_text="Numbers on tiles").click()
    page.locator("button[formaction$='worksheet.html']").click()

    assert page.locator("html").get_attribute("lang") == "ja"
    assert page.locator("body.inks--numerals svg.tile").count() > 60
    assert page.locator(".task").count() == len(QUESTIONS)
    faces = page.locator(".hand svg.tile").first.bounding_box()
    assert faces is not None
    assert faces["height"] > 30
