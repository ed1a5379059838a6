"""Articles of the rule texts that can be found, by number and by what they are about."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from school.search.find import Hit
from school.search.index import Document
from scoring import RULE_SETS, RuleSet
from web.components.citations import article_path
from web.components.links import Link
from web.reference.articles_view import parent_entries
from web.search.cited import citation_texts
from web.search.source import FoundGroup, FoundView, Source
from wording import Translator, article_label, rules_badge
from wording.articles import article, articles_of

KIND: Final = "article"


def documents() -> Iterator[Document]:
    """Each article of each text; rows of fans are found as fans."""
    for rules in RULE_SETS.values():
        names = {name for fan in rules.fans for name in fan.names.values()}
        for each in articles_of(rules.id):
            if names.isdisjoint(each.titles.values()):
                called = (
                    each.number,
                    *citation_texts([each.number], rules.id),
                    *each.titles.values(),
                )
                yield Document(KIND, rules.id, each.number, tuple(dict.fromkeys(called)), ())


def is_known(hit: Hit) -> bool:
    """Whether that text has such an article."""
    if hit.rules not in RULE_SETS:
        return False
    return any(each.number == hit.key for each in articles_of(hit.rules))


def hit_groups(hits: Sequence[Hit], chosen_rules: RuleSet, t: Translator) -> Iterable[FoundGroup]:
    """The articles of the reader's text, then those of the others."""
    mine = [hit for hit in hits if hit.rules == chosen_rules.id]
    others = [hit for hit in hits if hit.rules != chosen_rules.id]
    heading = t.gettext("Articles of %(rules)s", rules=rules_badge(chosen_rules.id, t))
    yield FoundGroup(heading, tuple(_row(hit, chosen_rules, t) for hit in mine))
    yield FoundGroup(
        t.gettext("Articles of other texts"), tuple(_row(hit, chosen_rules, t) for hit in others)
    )


def _row(hit: Hit, chosen_rules: RuleSet, t: Translator) -> FoundView:
    this_article = article(hit.rules, hit.key)
    above = [each.title.label for each in parent_entries(this_article, RULE_SETS[hit.rules], t)]
    return FoundView(
        title=Link(this_article.titles[t.lang], article_path(hit.key, hit.rules)),
        number=article_label(hit.key, hit.rules, t) if hit.key[0].isdecimal() else "",
        texts=(" › ".join(above),),
        badges=() if hit.rules == chosen_rules.id else (Link(rules_badge(hit.rules, t)),),
    )


ARTICLE_SOURCE: Final = Source(KIND, documents, is_known, hit_groups)
