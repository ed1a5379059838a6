"""Terms of the glossary that can be found."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from flask import url_for

from school.search.find import Hit
from school.search.index import Document
from scoring import RuleSet
from web.components.links import Link
from web.components.term_strip import term_strip
from web.search.source import FoundGroup, FoundView, Source, other_names, rank_of_hit
from wording import LANGUAGES, Translator
from wording.glossary import TERMS, Term, without_brackets

KIND: Final = "term"


def documents() -> Iterator[Document]:
    """Each term by its names, readings and other names, and by what it means."""
    for term in TERMS.values():
        names = (
            *term.names.values(),
            *(without_brackets(name) for name in (*term.names.values(), *term.also)),
            *term.readings.values(),
            *_spellings(term),
        )
        yield Document(
            KIND, "", term.id, tuple(dict.fromkeys(names)), tuple(term.definitions.values())
        )


def _spellings(term: Term) -> Iterator[str]:
    """What else one may type for its readings."""
    for language in LANGUAGES.values():
        if language.reading is not None:
            yield from language.reading.spellings(term.readings[language.tag])


def is_known(hit: Hit) -> bool:
    """Whether there is such a term."""
    return hit.key in TERMS


def hit_groups(hits: Sequence[Hit], chosen_rules: RuleSet, t: Translator) -> Iterable[FoundGroup]:
    """Those of the reader's rule set first, but for what is called just so."""
    ranked = sorted(
        hits,
        key=lambda hit: rank_of_hit(hit, chosen_rules.id in TERMS[hit.key].articles),
    )
    yield FoundGroup(t.gettext("Terms"), tuple(_row(hit.key, chosen_rules.id, t) for hit in ranked))


def _row(id: str, rules: str, t: Translator) -> FoundView:
    term = TERMS[id]
    return FoundView(
        title=Link(term.names[t.lang], url_for("glossary.one", term=id)),
        names=other_names(term.names, t),
        texts=(term.definitions[t.lang],),
        strip=term_strip(id, rules),
    )


TERM_SOURCE: Final = Source(KIND, documents, is_known, hit_groups)
