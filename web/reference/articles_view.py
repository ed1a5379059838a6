"""The articles of a rule text as a table, and each by itself with what speaks of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeVar

from lessons.lesson import Lesson
from scoring import RULE_SETS, Fan, RuleSet, rule_set
from web.components.citations import article_href, article_path
from web.components.links import Link
from wording import Translator, article_label, fan_name, principle_name
from wording.articles import (
    Article,
    article,
    articles_of,
    bare_number,
    item_numbers,
    parent_number,
    slug,
)
from wording.glossary import Term, terms_of


@dataclass(frozen=True, slots=True)
class UsesView:
    """What on this site speaks of an article, of one sort."""

    label: str
    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class ArticleEntry:
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
    items: tuple["ArticleEntry", ...] = ()
    parts: tuple["ArticleEntry", ...] = ()


@dataclass(frozen=True, slots=True)
class ArticlePage:
    """One article: what it is about, where it stands, what stands in it, what speaks of it."""

    number: str
    title: str
    place: tuple[ArticleEntry, ...]
    parts: tuple[ArticleEntry, ...]
    uses: tuple[UsesView, ...]
    table_href: str
    before: ArticleEntry | None
    after: ArticleEntry | None


Href = Callable[[str], str]
"""The address of a fan's, a term's or a principle's page, by its id."""

MOST_LESSONS: Final = 6  # a chapter is explained by all lessons on what it holds
_K = TypeVar("_K")
_V = TypeVar("_V")
_SAY_WHAT_THEY_ARE: Final = ("chapter ", "preface", "definitions")


@dataclass(frozen=True, slots=True)
class ArticleHrefs:
    """Where the pages lead: to a fan, a term, a drill on a principle, lessons on an article."""

    fan: Href
    term: Href
    principle: Href
    lessons: Callable[[str], Sequence[tuple[Lesson, str]]]


def chapter_entries(rules: RuleSet, t: Translator, fan: Href) -> tuple[ArticleEntry, ...]:
    """Every article of the text, each within the one that it stands in."""
    return tuple(_place(each, rules, t, fan) for each in _within(rules.id).get(None, ()))


def article_page(found: Article, rules: RuleSet, t: Translator, hrefs: ArticleHrefs) -> ArticlePage:
    """One article with its surroundings."""
    order = articles_of(rules.id)
    whole = found if found in order else article(rules.id, found.parent or "")
    at = order.index(whole)
    uses = (each(found, rules, t, hrefs) for each in _USES)
    return ArticlePage(
        number=_number(found.number, rules, t),
        title=found.titles[t.lang],
        place=parent_entries(found, rules, t),
        parts=_place(found, rules, t, hrefs.fan).parts,
        uses=tuple(each for each in uses if each.links),
        table_href=article_href(found.number, rules.id),
        before=_named(order[at - 1], rules, t) if at else None,
        after=_named(order[at + 1], rules, t) if at + 1 < len(order) else None,
    )


def parent_entries(article: Article, rules: RuleSet, t: Translator) -> tuple[ArticleEntry, ...]:
    """The articles that it stands in, the outermost first."""
    return tuple(_named(each, rules, t) for each in _above(article, rules))


def _fans(article: Article, rules: RuleSet, t: Translator, hrefs: ArticleHrefs) -> UsesView:
    own = _fans_at(rules.id).get(article.number, ())
    return UsesView(t.gettext("Fans"), tuple(Link(fan_name(f, t), hrefs.fan(f.id)) for f in own))


def _principles(article: Article, rules: RuleSet, t: Translator, hrefs: ArticleHrefs) -> UsesView:
    known = [name for name, at in rules.principles.items() if bare_number(at) == article.number]
    links = tuple(Link(principle_name(n, rules.id, t), hrefs.principle(n)) for n in known)
    return UsesView(t.gettext("Drill it"), links)


def _terms(article: Article, rules: RuleSet, t: Translator, hrefs: ArticleHrefs) -> UsesView:
    own = _terms_at(rules.id).get(article.number, ())
    links = tuple(Link(each.names[t.lang], hrefs.term(each.id)) for each in own)
    return UsesView(t.gettext("Terms"), links)


def _lessons(article: Article, rules: RuleSet, t: Translator, hrefs: ArticleHrefs) -> UsesView:
    taught = hrefs.lessons(article.number)
    links = tuple(Link(lesson.words[t.lang].title, href) for lesson, href in taught[:MOST_LESSONS])
    return UsesView(t.gettext("Lessons"), links)


# What speaks of an article, in the order in which the page shows it.
_USES: Final[Sequence[Callable[[Article, RuleSet, Translator, ArticleHrefs], UsesView]]] = (
    _fans,
    _lessons,
    _terms,
    _principles,
)


def _place(article: Article, rules: RuleSet, t: Translator, fan: Href) -> ArticleEntry:
    """An article with all that stands in it; one that is named after a fan leads to the fan."""
    named = _named(article, rules, t)
    own = tuple(
        Link(fan_name(each, t), fan(each.id)) for each in _fans_at(rules.id).get(article.number, ())
    )
    alone = next((each for each in own if each.label == named.title.label), None)
    inside = _within(rules.id).get(article.number, ())
    return replace(
        named,
        title=alone or named.title,
        fans=() if alone else own,
        items=tuple(_item(item, rules) for item in item_numbers(rules.id, article.number)),
        parts=tuple(_place(each, rules, t, fan) for each in inside),
    )


def _item(number: str, rules: RuleSet) -> ArticleEntry:
    """An item without a title: its last part, as it stands in the text."""
    last = number.removeprefix(parent_number(number))
    return ArticleEntry(slug(number), last, Link(""), article_path(number, rules.id))


def _named(article: Article, rules: RuleSet, t: Translator) -> ArticleEntry:
    return ArticleEntry(
        slug(article.number),
        _number(article.number, rules, t),
        Link(article.titles[t.lang]),
        article_path(article.number, rules.id),
    )


def _number(number: str, rules: RuleSet, t: Translator) -> str:
    """How it is cited; nothing of a chapter, whose title begins with that."""
    if number.startswith(_SAY_WHAT_THEY_ARE) and " item " not in number:
        return ""
    return article_label(number, rules.id, t)


def _above(this_article: Article, rules: RuleSet) -> list[Article]:
    above: list[Article] = []
    while this_article.parent:
        this_article = article(rules.id, this_article.parent)
        above.insert(0, this_article)
    return above


@lru_cache(maxsize=len(RULE_SETS))
def _within(rules: str) -> Mapping[str | None, tuple[Article, ...]]:
    """The articles by the one that they stand in."""
    return _gathered((each.parent, each) for each in articles_of(rules))


@lru_cache(maxsize=len(RULE_SETS))
def _fans_at(rules: str) -> Mapping[str, tuple[Fan, ...]]:
    """The fans by the numbers of their articles."""
    return _gathered(
        (bare_number(cite), fan) for fan in rule_set(rules).fans for cite in fan.articles
    )


@lru_cache(maxsize=len(RULE_SETS))
def _terms_at(rules: str) -> Mapping[str, tuple[Term, ...]]:
    """The terms by the numbers of their articles."""
    return _gathered(
        (bare_number(cite), term) for term in terms_of(rules) for cite in term.articles[rules]
    )


def _gathered(pairs: Iterable[tuple[_K, _V]]) -> Mapping[_K, tuple[_V, ...]]:
    results: dict[_K, list[_V]] = {}
    for key, value in pairs:
        results.setdefault(key, []).append(value)
    return {key: tuple(values) for key, values in results.items()}
