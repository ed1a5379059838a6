"""What holds of every page, in each language, on a phone and a desk, in light or dark."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.kept_pages import Theme
from tests.browser.page_checks import axe_faults, foreign_words, layout_faults, open_folds
from tests.browser.tour import Tour
from wording import LANGUAGES

pytestmark = pytest.mark.browser

SHARES = 2

FOR_BUILDERS = {"pieces", "for programs"}
"""Pages whose words are also the names that programs write: of parts, fields, protocols."""

# The page of the same address in another language, without what it has fetched once more.
SPEAK = """async language => {
  const answer = await fetch(location.href, { headers: { "Accept-Language": language } });
  const told = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = told.title;
  document.documentElement.lang = told.documentElement.lang;
  document.body.replaceWith(document.adoptNode(told.body));
}"""


@dataclass(frozen=True, slots=True)
class Visit:
    """A page, the language it is opened in, how axe sees it, and what languages follow."""

    name: str
    language: str
    dark: bool
    others: tuple[str, ...]


def visits(names: Iterable[str]) -> Iterator[Visit]:
    """Each page in each language; where a template has as many pages as there are languages, they
    take turns. Axe sees each page once, in languages and themes by turns.
    """
    templates: dict[str, list[str]] = {}
    for name in names:
        templates.setdefault(name.split(":")[0], []).append(name)
    languages = list(LANGUAGES)
    for number, pages in enumerate(templates.values()):
        for at, name in enumerate(pages, number):
            of_turn = languages[at % len(languages)]
            others = tuple(each for each in languages if each != of_turn)
            yield Visit(name, of_turn, at % 2 == 1, others if len(pages) < len(languages) else ())


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_fits_can_be_touched_speaks_one_language_and_axe_finds_nothing(
    tour: Tour, open_page: OpenPage, language: str, share: int
):
    """Opened on the narrowest phone; words of another language stand only where their element says so.

    Then it speaks the other languages there, and axe looks at it, on a desk in the light or on a
    phone in the dark.
    """
    page, faults = open_page(language=language, width=320), []
    own = [visit for visit in visits(tour.places) if visit.language == language]
    for visit in own[share::SHARES]:
        tour.places[visit.name].open(page)
        found = faults_of_a_phone(page, visit.name, language)
        look(page, visit.dark)
        found += axe_faults(page)
        look(page, dark=False, width=320)
        for other in visit.others:
            page.evaluate(SPEAK, other)
            found += faults_of_a_phone(page, visit.name, other)
        faults += [f"{visit.name}: {each}" for each in found]

    assert not faults, "\n".join(faults)


def faults_of_a_phone(page: Page, name: str, language: str) -> list[str]:
    """What of the page is too small to touch, too wide, or of another language."""
    open_folds(page)
    found = layout_faults(page)
    return found if name in FOR_BUILDERS else found + foreign_words(page, language)


def look(page: Page, dark: bool, width: int | None = None) -> None:
    """See the page in the dark on a phone or in the light on a desk, or as wide as told."""
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    page.set_viewport_size({"width": width or (390 if dark else 1280), "height": 800})


@pytest.mark.parametrize(
    ("language", "theme"), [("en", "dark"), ("zh-Hans", "light"), ("ja", "dark")]
)
def test_open_menus_fit_a_phone(open_page: OpenPage, language: str, theme: Theme):
    page = open_page("/mcr-2014/drill", language=language, theme=theme, width=320)
    menus = page.locator("details.menu > summary:visible")
    assert menus.count() == 3
    for number in range(menus.count()):
        menus.nth(number).click()

        assert page.locator("details.menu[open]").count() == 1
        assert layout_faults(page) == []
        assert axe_faults(page) == []
