"""What can be found: one source for each sort of thing."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from school.search.find import Closeness, Hit
from school.search.index import Document
from scoring import RuleSet
from web.components.links import Link
from web.components.tile_strip import TileStrip
from wording import LANGUAGES, Translator


@dataclass(frozen=True, slots=True)
class FoundView:
    """Something found: its name with its page, what is said of it, the rule sets that have it.

    `names` are its names in other languages, each with its language; `number` is an article's,
    `note` what a fan is worth or which course a lesson is of. Of `texts` one passage is shown,
    `excerpt`; `strip` are its tiles, where it has any.
    """

    title: Link
    texts: tuple[str, ...]
    excerpt: str = ""
    names: tuple[tuple[str, str], ...] = ()
    number: str = ""
    note: str = ""
    badges: tuple[Link, ...] = ()
    strip: TileStrip | None = None


@dataclass(frozen=True, slots=True)
class FoundGroup:
    """What was found of one sort, the nearest first."""

    label: str
    rows: tuple[FoundView, ...]


GatherDocuments = Callable[[], Iterable[Document]]
"""Everything of a sort, as documents of the source's own kind."""
GroupHits = Callable[[Sequence[Hit], RuleSet, Translator], Iterable[FoundGroup]]
"""What was found of a sort, the nearest first, for a reader of that rule set."""


@dataclass(frozen=True, slots=True)
class Source:
    """A sort of things that can be found; `kind` marks its documents.

    `knows` says whether a hit is still on the site: the index may be of another version.
    """

    kind: str
    gather: GatherDocuments
    knows: Callable[[Hit], bool]
    show: GroupHits


def rank_of_hit(hit: Hit, own: bool) -> tuple[bool, bool, Closeness, float]:
    """To sort by: what is called just so, then what the reader's own rule set has, then the rest."""
    return hit.close is not Closeness.SAME, not own, hit.close, hit.far


def other_names(names: Mapping[str, str], t: Translator) -> tuple[tuple[str, str], ...]:
    """The names in other languages, each with its language; what is written alike stands once."""
    results: dict[str, str] = {}
    for lang in LANGUAGES:
        if lang in names and names[lang] != names[t.lang]:
            results.setdefault(names[lang], lang)
    return tuple(results.items())
