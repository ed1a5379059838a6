"""What holds of every page, in each language, on a phone and a desk, in light or dark."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.kept_pages import Theme
from tests.browser.tour import Tour
from wording import LANGUAGES

pytestmark = pytest.mark.browser

SHARES = 2

OPEN_FOLDS = """() => {
  for (const fold of document.querySelectorAll("details.fold")) fold.open = true;
}"""
LEAST = 43.5  # px of a target's side: 44 less what rounding takes
TARGETS = (
    "button:not(.vh, .link), a.button, label:has(input), .input, summary, .nav a, .menu__sheet a,"
    ".map-cell, .door, .wait"
)
SMALL = """([targets, least]) => [...document.querySelectorAll(targets)]
  .filter(it => it.checkVisibility({ visibilityProperty: true }))
  .map(it => [it, it.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least)
  .map(([it, box]) => `${it.className || it.tagName} ${it.innerText.trim().slice(0, 20)}: `
    + `${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""
WIDER = """() => {
  const over = document.scrollingElement.scrollWidth - innerWidth;
  if (over <= 0) return "";
  const out = [...document.querySelectorAll("body *")]
    .find(it => it.getBoundingClientRect().right > innerWidth + 1);
  return `${over} px too wide: ${out?.outerHTML.slice(0, 120)}`;
}"""
WORDS = """() => {
  const found = [[document.documentElement.lang, document.title]];
  const say = (text, element) => text?.trim()
    && found.push([element.closest("[lang]").lang, text.trim()]);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element.closest("code, kbd, script")) say(texts.currentNode.data, element);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    // What one may look for is said by examples from three languages.
    for (const element of document.querySelectorAll(`[${name}]:not([type=search])`)) {
      say(element.getAttribute(name), element);
    }
  }
  return found;
}"""
LATIN = re.compile(r"[A-Za-zÀ-ɏ]{2,}")
KANA = re.compile(r"[\u3041-\u30f6]")
CHINESE = re.compile(r"[\u3041-\u30f6\u4e00-\u9fff]")
FOREIGN = {"zh-Hans": (LATIN, KANA), "ja": (LATIN,), "en": (CHINESE,)}
OF_EVERY_LANGUAGE = {
    *("CSV", "Cookie", "Fanwise", "GIFT", "ID", "IMJ", "MCR", "Moodle", "PDF", "XLSX", "XML"),
}
FOR_BUILDERS = {"pieces"}  # a page that no other page leads to


@dataclass(frozen=True, slots=True)
class Visit:
    """A page in a language; `dark` says how axe sees it, and None that axe sees it elsewhere."""

    name: str
    language: str
    dark: bool | None


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
            yield Visit(name, of_turn, dark=at % 2 == 1)
            if len(pages) < len(languages):
                yield from (Visit(name, each, None) for each in languages if each != of_turn)


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_fits_can_be_touched_speaks_one_language_and_axe_finds_nothing(
    tour: Tour, open_page: OpenPage, language: str, share: int
):
    """Opened on the narrowest phone; words of another language stand only where their element says so.

    Then axe looks at it, on a desk in the light or on a phone in the dark.
    """
    page, axe, faults = open_page(language=language, width=320), Axe(), []
    own = [visit for visit in visits(tour.places) if visit.language == language]
    for visit in own[share::SHARES]:
        tour.places[visit.name].open(page)
        page.evaluate(OPEN_FOLDS)
        found = page.evaluate(SMALL, [TARGETS, LEAST])
        if over := page.evaluate(WIDER):
            found.append(over)
        if visit.name not in FOR_BUILDERS:
            found += foreign_words(page, language)
        if visit.dark is not None:
            look(page, visit.dark)
            found += violations(axe, page)
            look(page, dark=False, width=320)
        faults += [f"{visit.name}: {each}" for each in found]

    assert not faults, "\n".join(faults)


def look(page: Page, dark: bool, width: int | None = None) -> None:
    """See the page in the dark on a phone or in the light on a desk, or as wide as told."""
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    page.set_viewport_size({"width": width or (390 if dark else 1280), "height": 800})


def violations(axe: Axe, page: Page) -> list[str]:
    """What axe finds, with where."""
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in axe.run(page).response["violations"]
        for node in each["nodes"][:3]
    ]


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
        assert page.evaluate(WIDER) == ""
        assert page.evaluate(SMALL, [TARGETS, LEAST]) == []
        assert Axe().run(page).violations_count == 0


def foreign_words(page: Page, language: str) -> list[str]:
    """Words that stand in the page's language and are of another."""
    assert page.locator("html").get_attribute("lang") == language, page.url
    return sorted(
        {
            f"{word} in: {text[:60]}"
            for lang, text in page.evaluate(WORDS)
            if lang == language
            for foreign in FOREIGN[language]
            for word in foreign.findall(text)
            if word not in OF_EVERY_LANGUAGE
        }
    )
