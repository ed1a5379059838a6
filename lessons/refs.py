"""What the text of a lesson points to: `<fan:pure-straight>`, `<cite:3.9.1.6(1)>`, `<tiles:123m>`.

A ref is written as a link whose scheme says what is meant. It names the thing by its id, so that
the site can put the name in the reader's language and link to its page.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final
from urllib.parse import unquote

from lessons.errors import ContentError
from scoring import RULE_SETS, ScoringError, parse_tiles, rule_set
from wording.articles import article
from wording.errors import WordingError
from wording.glossary import term

PAGES: Final = frozenset({"points-chart"})
"""Pages of reference that a text may lead to by name."""


class RefKind(StrEnum):
    """What a ref names; the scheme of the link."""

    FAN = "fan"
    TERM = "term"
    CITE = "cite"
    TILES = "tiles"
    PAGE = "page"


@dataclass(frozen=True, slots=True)
class Ref:
    """A fan, term, article, page or tiles that a text points to; `text` is what the author wrote for it,
    empty where the site shall say its name.
    """

    kind: RefKind
    rules: str
    target: str
    text: str = ""


def ref_of(address: str, text: str, rules: str, where: str) -> Ref:
    """The ref that a link's address means, in a lesson of that rule set.

    Raises:
        ContentError: `bad-ref` where the scheme is none of ours or nothing is there by that name.
    """
    scheme, _, rest = address.partition(":")
    if scheme not in list(RefKind):
        known = ", ".join(f"<{kind}:…>" for kind in RefKind)
        raise ContentError("bad-ref", f"{where}: {address!r} is no ref: expected {known}")
    target = unquote(rest)
    named, slash, own = target.partition("/")
    if slash and named in RULE_SETS:
        rules, target = named, own
    ref = Ref(RefKind(scheme), rules, target, text)
    try:
        _FINDERS[ref.kind](ref)
    except (ScoringError, WordingError) as error:
        raise ContentError("bad-ref", f"{where}: <{scheme}:{unquote(rest)}>: {error}") from error
    return ref


def _find_fan(ref: Ref) -> object:
    return rule_set(ref.rules).fan(ref.target)


def _find_term(ref: Ref) -> object:
    return term(ref.target)


def _find_article(ref: Ref) -> object:
    return article(ref.rules, ref.target)


def _find_page(ref: Ref) -> object:
    if ref.target not in PAGES:
        raise WordingError("unknown-page", f"expected one of {', '.join(sorted(PAGES))}")
    return ref.target


def _find_tiles(ref: Ref) -> object:
    return parse_tiles(ref.target)


_FINDERS: Final = MappingProxyType[RefKind, Callable[[Ref], object]](
    {
        RefKind.FAN: _find_fan,
        RefKind.TERM: _find_term,
        RefKind.CITE: _find_article,
        RefKind.TILES: _find_tiles,
        RefKind.PAGE: _find_page,
    }
)
