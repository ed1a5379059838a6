"""The terms of the glossary: the list by area and level, and the page of each."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from scoring import RULE_SETS, RuleSet
from scoring.rows import row_for_each
from web.components.links import Link
from web.components.options import FilterView
from web.components.term_strip import term_strip
from web.components.tile_strip import TileStrip
from web.questions.stated import ArticleView, article_views
from wording import LANGUAGES, N_, Translator, rules_badge
from wording.glossary import TERMS, Term, terms_of
from wording.glossary.terms import AREAS
from wording.languages import language_of_name


@dataclass(frozen=True, slots=True)
class TermName:
    """A name in a language with its reading, pinyin or kana, where it has one to be told."""

    text: str
    lang: str
    reading: str = ""


@dataclass(frozen=True, slots=True)
class TermRow:
    """A term in the list: its name with its page, what it means, its names in other languages, its tiles."""

    term: Link
    reading: str
    definition: str
    names: tuple[TermName, ...]
    strip: TileStrip | None


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
    text: str = ""


@dataclass(frozen=True, slots=True)
class TermPage:
    """One term: what it means, what it is called, where each rule text has it, what lies near."""

    name: str
    reading: str
    definition: str
    names: tuple[TermName, ...]
    other_names: tuple[TermName, ...]
    area: Link
    level: str
    uses: tuple[TermUse, ...]
    near: tuple[TermRow, ...]
    drill_href: str
    before: Link | None
    after: Link | None
    strip: TileStrip | None


ALL_RULE_SETS: Final = "all"
LEVELS: Final = range(1, 6)
TermHref = Callable[[str], str]
"""The address of a term's page, by its id."""
ListHref = Callable[[str, int | None], str]
"""The address of the list for a rule set's id or `all`, and perhaps a level."""

AREA_NAMES: Final[Mapping[str, str]] = row_for_each(
    AREAS,
    {
        "tiles": N_("Tiles"),
        "sets": N_("Sets"),
        "hand": N_("The hand"),
        "play": N_("Play"),
        "claims": N_("Claims"),
        "waits": N_("Waits"),
        "scoring": N_("Scoring"),
        "principles": N_("Counting principles"),
        "settlement": N_("Payment"),
        "table": N_("Seats and walls"),
        "procedure": N_("Procedure"),
        "fouls": N_("Fouls and penalties"),
        "ranking": N_("Ranking and titles"),
        "riichi": N_("Riichi mahjong"),
        "imj": N_("International Mahjong"),
    },
)


def glossary_view(
    rules: str, level: int | None, t: Translator, href: TermHref, narrow: ListHref
) -> GlossaryView:
    """The terms of a rule set, or of all, of one level or of each."""
    known = TERMS.values() if rules == ALL_RULE_SETS else terms_of(rules)
    shown = [each for each in known if level in (None, each.level)]
    laid_under = rules if rules in RULE_SETS else next(iter(RULE_SETS))
    every = t.gettext("All")
    names = {ALL_RULE_SETS: every, **{id: rules_badge(id, t) for id in RULE_SETS}}
    grades: dict[int | None, str] = {None: every, **{each: str(each) for each in LEVELS}}
    return GlossaryView(
        rules=tuple(FilterView(name, narrow(id, level), id == rules) for id, name in names.items()),
        levels=tuple(
            FilterView(name, narrow(rules, each), each == level) for each, name in grades.items()
        ),
        areas=tuple(
            _area(area, list(terms), laid_under, t, href)
            for area, terms in groupby(shown, key=lambda each: each.area)
        ),
    )


def _area(area: str, terms: list[Term], rules: str, t: Translator, href: TermHref) -> AreaView:
    by_level = groupby(sorted(terms, key=_level), key=_level)
    levels = tuple(
        (level_name(level, t), tuple(_row(each, rules, t, href) for each in found))
        for level, found in by_level
    )
    return AreaView(area, area_name(area, t), levels, len(terms))


def _level(term: Term) -> int:
    return term.level


def level_name(level: int, t: Translator) -> str:
    """How soon one meets a term."""
    return t.pgettext("term", "level %(level)s", level=level)


def area_name(area: str, t: Translator) -> str:
    """What the terms of an area are about."""
    return t.gettext(AREA_NAMES[area])


def _row(term: Term, rules: str, t: Translator, href: TermHref) -> TermRow:
    return TermRow(
        term=Link(term.names[t.lang], href(term.id)),
        reading=term.readings.get(t.lang, ""),
        definition=term.definitions[t.lang],
        names=_other_names(term, t),
        strip=term_strip(term.id, rules),
    )


def _other_names(term: Term, t: Translator) -> tuple[TermName, ...]:
    return tuple(
        TermName(term.names[lang], lang, term.readings.get(lang, ""))
        for lang in LANGUAGES
        if lang != t.lang
    )


def term_page(
    term: Term, chosen_rules: RuleSet, t: Translator, href: TermHref, area: str, drill: str
) -> TermPage:
    """One term; the rule set that the reader chose comes first."""
    order = list(TERMS.values())
    at = order.index(term)
    return TermPage(
        name=term.names[t.lang],
        reading=term.readings.get(t.lang, ""),
        definition=term.definitions[t.lang],
        names=_other_names(term, t),
        other_names=tuple(TermName(each, language_of_name(each).tag) for each in term.also),
        area=Link(area_name(term.area, t), area),
        level=level_name(term.level, t),
        uses=tuple(_use(term, rules, t) for rules in _first(chosen_rules.id)),
        near=tuple(_row(each, chosen_rules.id, t, href) for each in order if each.id in term.near),
        drill_href=drill,
        before=_link(order[at - 1], t, href) if at else None,
        after=_link(order[at + 1], t, href) if at + 1 < len(order) else None,
        strip=term_strip(term.id, chosen_rules.id),
    )


def _first(own: str) -> Iterable[str]:
    return (own, *(each for each in RULE_SETS if each != own))


def _use(term: Term, rules: str, t: Translator) -> TermUse:
    badge = rules_badge(rules, t)
    if rules not in term.articles:
        return TermUse(badge, text=t.gettext("The text has no such thing."))
    cites = term.articles[rules]
    if not cites:
        return TermUse(
            badge, text=t.gettext("Part of these rules; the word is ours, not the text's.")
        )
    return TermUse(badge, article_views(cites, rules, t))


def _link(term: Term, t: Translator, href: TermHref) -> Link:
    return Link(term.names[t.lang], href(term.id))
