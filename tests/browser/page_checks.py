"""What holds of every page: it fits, it can be touched, it speaks one language, axe finds nothing."""

import re
from typing import Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from wording import LANGUAGES

LEAST: Final = 43.5  # px of a target's side: 44 less what rounding takes
TARGETS: Final = (
    "button:not(.vh, .link), a.button, label:has(input), .input, summary, .nav a, .menu__sheet a,"
    ".map-cell, .door, .wait"
)
OPEN_FOLDS: Final = """() => {
  for (const fold of document.querySelectorAll("details.fold")) fold.open = true;
}"""
LAYOUT: Final = """([targets, least]) => {
  const faults = [...document.querySelectorAll(targets)]
    .filter(it => it.checkVisibility({ visibilityProperty: true }))
    .map(it => [it, it.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < least)
    .map(([it, box]) => `small: ${it.className || it.tagName} ${it.innerText.trim().slice(0, 20)}: `
      + `${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
  const over = document.scrollingElement.scrollWidth - innerWidth;
  if (over > 0) {
    const out = [...document.querySelectorAll("body *")]
      .find(it => it.getBoundingClientRect().right > innerWidth + 1);
    faults.push(`${over} px too wide: ${out?.outerHTML.slice(0, 120)}`);
  }
  return faults;
}"""
WORDS: Final = """() => {
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
LATIN: Final = re.compile(r"[A-Za-zÀ-ɏ]{2,}")
KANA: Final = re.compile(r"[\u3041-\u30f6]")
CHINESE: Final = re.compile(r"[\u3041-\u30f6\u4e00-\u9fff]")
FOREIGN: Final = {"zh-Hans": (LATIN, KANA), "ja": (LATIN,), "en": (CHINESE,)}
OF_EVERY_LANGUAGE: Final = {
    *(
        "API",
        "CSV",
        "Cookie",
        "Fanwise",
        "GIFT",
        "ID",
        "IMJ",
        "JavaScript",
        "MCR",
        "Moodle",
        "PDF",
        "QTI",
        "XLSX",
        "XML",
        "xAPI",
    ),
}
AXE: Final = Axe()
# What takes long and nobody needs: to fetch the style sheets again, which no rule reads that axe
# keeps by itself, and to make a selector for each element where its HTML is told.
# Of a long list the first entries stand for those that are made alike.
LIKE_THE_FIRST: Final = ("li:nth-child(n+7)", "tbody > tr:nth-child(n+7)", ".tile:nth-of-type(n+7)")
AXE_CONTEXT: Final = {"exclude": [[each] for each in LIKE_THE_FIRST]}
AXE_OPTIONS: Final = {"resultTypes": ["violations"], "preload": False, "selectors": False}
# More than half of what axe does is to judge contrast, which is the same wherever the same sort of
# element has the same colours and letters. So each such look is judged where a run meets it first.
LOOKS: Final = r"""excluded => {
  const known = new Map();
  const below = it => {  // what the element stands on, and how much of it is seen
    if (!it) return ["", 1];
    if (!known.has(it)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(it);
      const [ground, seen] = below(it.parentElement);
      const own = backgroundImage !== "none" ? sort(it) + backgroundImage
        : /^rgba.*, 0\)$/.test(backgroundColor) ? ground : backgroundColor;
      known.set(it, [own, seen * opacity]);
    }
    return known.get(it);
  };
  const sort = it => `${it?.tagName}.${it?.getAttribute("class")}`;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const written = new Set(document.querySelectorAll("input, select, textarea"));
  while (texts.nextNode()) if (texts.currentNode.data.trim()) written.add(texts.currentNode.parentElement);
  window.written = [...written].filter(it => !it.closest(excluded));
  return window.written.map(it => {
    if (!it.checkVisibility({ visibilityProperty: true })) return "";
    const { color, fontSize, fontWeight } = getComputedStyle(it);
    return [sort(it), sort(it.parentElement), color, fontSize, fontWeight, ...below(it)].join();
  });
}"""
AXE_RUN: Final = """async ([fresh, context, options]) => {
  for (const number of fresh) window.written[number].toggleAttribute("data-judged", true);
  axe.configure({ rules: [{ id: "color-contrast", selector: "[data-judged]" }] });
  const { violations } = await axe.run(context, options);
  for (const number of fresh) window.written[number].toggleAttribute("data-judged", false);
  return violations;
}"""
_judged_looks: set[str] = set()


class Inspection:
    """Looks at the pages of a journey that is made once in every language.

    Axe sees each page once, in the languages by turns.
    """

    def __init__(self, language: str) -> None:
        self.faults: list[str] = []
        self._language = language
        self._turn = list(LANGUAGES).index(language)
        self._pages = 0

    def look_at(self, page: Page) -> None:
        """Note what the page breaks of what holds of every page."""
        found = [*layout_faults(page), *foreign_words(page, self._language)]
        if self._pages % len(LANGUAGES) == self._turn:
            found += axe_faults(page)
        self._pages += 1
        self.faults += [f"{page.url}: {each}" for each in found]


def open_folds(page: Page) -> None:
    """Let everything be seen that is folded away."""
    page.evaluate(OPEN_FOLDS)


def layout_faults(page: Page) -> list[str]:
    """What is too small to touch, and what is wider than the screen.

    A heading can be read before the style sheet is there, which says how large things are.
    """
    page.wait_for_load_state()
    faults: list[str] = page.evaluate(LAYOUT, [TARGETS, LEAST])
    return faults


def axe_faults(page: Page) -> list[str]:
    """What axe finds, with where; the contrast of each look once in a run."""
    looks: list[str] = page.evaluate(LOOKS, ", ".join(LIKE_THE_FIRST))
    fresh = {look: at for at, look in enumerate(looks) if look and look not in _judged_looks}
    _judged_looks.update(fresh)
    page.evaluate(AXE.axe_script)
    violations = page.evaluate(AXE_RUN, [list(fresh.values()), AXE_CONTEXT, AXE_OPTIONS])
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in violations
        for node in each["nodes"][:3]
    ]


def foreign_words(page: Page, language: str) -> list[str]:
    """Words that stand in the page's language and are of another."""
    words = page.evaluate(WORDS)
    assert words[0][0] == language, page.url
    return sorted(
        {
            f"{word} in: {text[:60]}"
            for lang, text in words
            if lang == language
            for foreign in FOREIGN[language]
            for word in foreign.findall(text)
            if word not in OF_EVERY_LANGUAGE
        }
    )
