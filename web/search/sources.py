"""Everything that can be found: a new sort of things is one more name in `SOURCES`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from school.search.find import Hit
from school.search.index import Document
from scoring import RuleSet
from web.search.articles import ARTICLE_SOURCE
from web.search.fans import FAN_SOURCE
from web.search.lessons import LESSON_SOURCE
from web.search.passage import passage
from web.search.source import FoundGroup, FoundView, Source
from web.search.terms import TERM_SOURCE
from wording import Translator

MOST_SHOWN: Final = 60  # of a sort
# In the order in which the page shows them.
SOURCES: Final[Sequence[Source]] = (FAN_SOURCE, TERM_SOURCE, LESSON_SOURCE, ARTICLE_SOURCE)


def all_documents() -> Iterator[Document]:
    """All that the index is made of."""
    for source in SOURCES:
        yield from source.gather()


def hit_groups(
    hits: Sequence[Hit], asked: str, chosen_rules: RuleSet, t: Translator
) -> tuple[FoundGroup, ...]:
    """What was found, by what it is; nothing of sorts of which nothing was found."""
    found = (
        group for source in SOURCES for group in source.show(_of(source, hits), chosen_rules, t)
    )
    return tuple(
        replace(group, rows=tuple(_with_passage(row, asked) for row in group.rows[:MOST_SHOWN]))
        for group in found
        if group.rows
    )


def _of(source: Source, hits: Sequence[Hit]) -> list[Hit]:
    return [hit for hit in hits if hit.kind == source.kind and source.knows(hit)]


def _with_passage(row: FoundView, asked: str) -> FoundView:
    return replace(row, excerpt=passage(row.texts, asked))
