"""Fans, elements and yaku that can be found: a fan of several editions is one thing."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from flask import url_for

from lessons import fan_content
from school.search.find import Hit
from school.search.index import Document
from scoring import RULE_SETS, RuleSet, System, rule_set
from web.components.fan_values import value_words
from web.components.links import Link
from web.components.tile_strip import fan_strip
from web.search.cited import citation_texts
from web.search.source import FoundGroup, FoundView, Source, other_names, rank_of_hit
from wording import Translator, fan_name, rules_badge
from wording.languages import names_by_tag
from wording.search import fan_words

KIND: Final = "fan"


def documents() -> Iterator[Document]:
    """Each fan of each rule set, by its names and readings and what makes it."""
    for rules in RULE_SETS.values():
        content = fan_content(rules.id)
        for fan in rules.fans:
            said = content[fan.id]
            yield Document(
                KIND,
                rules.id,
                fan.id,
                (*fan_words(fan, rules.id), *citation_texts(fan.articles, rules.id)),
                (*said.condition.values(), *said.notice.values()),
            )


def is_known(hit: Hit) -> bool:
    """Whether there is such a fan."""
    return hit.rules in RULE_SETS and RULE_SETS[hit.rules].has(hit.key)


def hit_groups(hits: Sequence[Hit], chosen_rules: RuleSet, t: Translator) -> Iterable[FoundGroup]:
    """One row for a fan, led by the reader's own edition where that has it."""
    together: dict[tuple[System, str], list[Hit]] = {}
    for hit in hits:
        together.setdefault((rule_set(hit.rules).system, hit.key), []).append(hit)
    ranked = sorted(
        together.values(),
        key=lambda each: rank_of_hit(each[0], _has(each, chosen_rules)),
    )
    yield FoundGroup(t.gettext("Fans"), tuple(_row(each, chosen_rules, t) for each in ranked))


def _has(hits: Iterable[Hit], chosen_rules: RuleSet) -> bool:
    return any(hit.rules == chosen_rules.id for hit in hits)


def _row(hits: Sequence[Hit], chosen_rules: RuleSet, t: Translator) -> FoundView:
    results = {hit.rules: hit.key for hit in hits}
    rules = (
        chosen_rules
        if chosen_rules.id in results
        else next(each for each in RULE_SETS.values() if each.id in results)
    )
    fan = rules.fan(results[rules.id])
    said = fan_content(rules.id)[fan.id]
    strip = fan_strip(rules, fan.id)
    return FoundView(
        title=Link(fan_name(fan, t), url_for("fans.page", rules=rules.id, fan=fan.id)),
        names=other_names(names_by_tag(fan.names), t),
        note=value_words(fan, rules.id, t),
        texts=(said.condition[t.lang], said.notice[t.lang]),
        badges=tuple(
            Link(rules_badge(each, t), url_for("fans.page", rules=each, fan=results[each]))
            for each in RULE_SETS
            if each in results
        ),
        strip=strip if strip.is_pattern else None,
    )


FAN_SOURCE: Final = Source(KIND, documents, is_known, hit_groups)
