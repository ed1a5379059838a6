"""What the pages of reference show: the articles of a text, the terms of the glossary."""

from dataclasses import dataclass

from web.page_models import FilterView
from web.questions.control_models import ArticleView
from web.view_models import Link


@dataclass(frozen=True, slots=True)
class UsesView:
    """What on this site speaks of an article, of one sort."""

    label: str
    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class PlaceView:
    """An article in the table of its text.

    `number` is how it is cited, empty where the title says it; `id` is its anchor. `href` is its
    own page. An article that is named after a fan leads there by its title; else `fans` are those that
    it gives.
    """

    id: str
    number: str
    title: Link
    href: str
    fans: tuple[Link, ...] = ()
    items: tuple["PlaceView", ...] = ()
    parts: tuple["PlaceView", ...] = ()


@dataclass(frozen=True, slots=True)
class ArticlePage:
    """One article: what it is about, where it stands, what stands in it, what speaks of it."""

    number: str
    title: str
    place: tuple[PlaceView, ...]
    parts: tuple[PlaceView, ...]
    uses: tuple[UsesView, ...]
    table_href: str
    before: PlaceView | None
    after: PlaceView | None


@dataclass(frozen=True, slots=True)
class Named:
    """A name in a language with its reading, pinyin or kana, where it has one to be told."""

    text: str
    lang: str
    reading: str = ""


@dataclass(frozen=True, slots=True)
class TermRow:
    """A term in the list: its name with its page, what it means, its names in other languages."""

    term: Link
    reading: str
    definition: str
    names: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class AreaView:
    """The terms of one area by level, the first to meet first; `id` is its anchor."""

    id: str
    title: str
    levels: tuple[tuple[str, tuple[TermRow, ...]], ...]
    count: int


@dataclass(frozen=True, slots=True)
class GlossaryView:
    """The terms that are listed, and the ways to narrow the list."""

    rules: tuple[FilterView, ...]
    levels: tuple[FilterView, ...]
    areas: tuple[AreaView, ...]


@dataclass(frozen=True, slots=True)
class TermUse:
    """A term under one rule set: its articles there, or what else is to be said."""

    badge: str
    articles: tuple[ArticleView, ...] = ()
    said: str = ""


@dataclass(frozen=True, slots=True)
class TermPage:
    """One term: what it means, what it is called, where each rule text has it, what lies near."""

    name: str
    reading: str
    definition: str
    names: tuple[Named, ...]
    also: tuple[Named, ...]
    area: Link
    level: str
    uses: tuple[TermUse, ...]
    near: tuple[TermRow, ...]
    drill_href: str
    before: Link | None
    after: Link | None


@dataclass(frozen=True, slots=True)
class FoundView:
    """Something found: its name with its page, what is said of it, the rule sets that have it.

    `names` are its names in other languages, each with its language; `number` is an article's,
    `note` what a fan is worth or which course a lesson is of. Of `texts` one passage is shown,
    `excerpt`.
    """

    title: Link
    texts: tuple[str, ...]
    excerpt: str = ""
    names: tuple[tuple[str, str], ...] = ()
    number: str = ""
    note: str = ""
    badges: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class FoundGroup:
    """What was found of one sort, the nearest first."""

    label: str
    rows: tuple[FoundView, ...]
