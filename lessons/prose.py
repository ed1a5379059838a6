"""The words of a lesson as Markdown tokens, with refs in place of our own links."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.container import container_plugin
from mdit_py_plugins.front_matter import front_matter_plugin

from lessons.errors import ContentError
from lessons.refs import Ref, RefKind, ref_of

DIRECTIVES: Final = (
    *("hand", "live", "check", "question", "table", "compare"),
    *("under", "counter", "can"),
)
REF: Final = "ref"
"""The type of a token that stands for a ref, which is in its `meta` by the same name."""

_STRAY: Final = re.compile(r"\*\*|:::|<[a-z]+:|\]\(")
_CJK: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_LATIN: Final = re.compile(r"[A-Za-z0-9]+(?:['’.,-][A-Za-z0-9]+)*")
_LENGTH_OF_REF: Final = {
    RefKind.FAN: 2,
    RefKind.TERM: 1,
    RefKind.CITE: 0,
    RefKind.TILES: 1,
    RefKind.PAGE: 3,
}


@dataclass(frozen=True, slots=True)
class Prose:
    """A piece of running text; `tokens` are of the Markdown library."""

    tokens: tuple[Token, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.tokens)

    def refs(self) -> Iterator[Ref]:
        """Every ref of the text, in its order."""
        for token in _flat(self.tokens):
            if token.type == REF:
                yield token.meta[REF]

    def plain(self, name_of: Callable[[Ref], str]) -> str:
        """The text without its marks, refs as `name_of` has them, a paragraph a line."""
        lines = (token.children or () for token in self.tokens if token.type == "inline")
        return "\n".join("".join(_plain(token, name_of) for token in line) for line in lines)

    def length(self) -> int:
        """How long it is to read: words of English, characters of Chinese and Japanese."""
        return sum(map(_length, _flat(self.tokens)))


class _LessonReader(MarkdownIt):
    """Leaves links as they are written: ours are no addresses of the web."""

    def normalizeLink(self, url: str) -> str:
        return url

    def normalizeLinkText(self, link: str) -> str:
        return link


def markdown() -> MarkdownIt:
    """The reader of lessons: CommonMark without HTML, with tables and our directives."""
    reader = _LessonReader("commonmark", {"html": False}).enable("table")
    reader.use(front_matter_plugin)
    # One rule for all directives, for each rule more is asked of every line.
    reader.use(container_plugin, "directive", validate=_is_directive)
    return reader


def _is_directive(params: str, _markup: str) -> bool:
    return params.strip().split(" ", 1)[0] in DIRECTIVES


def prose(tokens: Iterable[Token], rules: str, where: str) -> Prose:
    """The tokens as text of a lesson of that rule set, with its refs found.

    Raises:
        ContentError: `bad-ref`; `bad-markdown` for marks that were meant and are not read.
    """
    made = []
    for token in tokens:
        if token.children:
            token.children = list(_with_refs(token.children, rules, where))
        made.append(token)
    for token in _flat(made):
        if token.type == "text" and (stray := _STRAY.search(token.content)):
            raise ContentError(
                "bad-markdown",
                f"{where}: {stray[0]!r} is not read as a mark in {token.content!r}: set it apart, "
                "or put the stars inside of the quotation marks",
            )
    return Prose(tuple(made))


def _with_refs(tokens: Sequence[Token], rules: str, where: str) -> Iterator[Token]:
    """The tokens of a line, each link with its text made one token."""
    rest = iter(tokens)
    for token in rest:
        if token.type in ("em_open", "image", "html_inline"):
            raise ContentError(
                "bad-markdown", f"{where}: lessons know no {token.type.split('_')[0]}: leave it out"
            )
        if token.type != "link_open":
            yield token
            continue
        inner = []
        for each in rest:
            if each.type == "link_close":
                break
            inner.append(each)
        text_of_link = "" if token.info == "auto" else "".join(each.content for each in inner)
        ref = ref_of(str(token.attrGet("href")), text_of_link, rules, where)
        yield Token(REF, "", 0, meta={REF: ref})


def _flat(tokens: Iterable[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from _flat(token.children or ())


def _plain(token: Token, name_of: Callable[[Ref], str]) -> str:
    if token.type == REF:
        return name_of(token.meta[REF])
    return " " if token.type == "softbreak" else token.content


def _length(token: Token) -> int:
    if token.type == REF:
        ref: Ref = token.meta[REF]
        return text_length(ref.text) if ref.text else _LENGTH_OF_REF[ref.kind]
    return text_length(token.content) if token.type == "text" else 0


def text_length(text: str) -> int:
    """Words of Latin letters and characters of Chinese and Japanese."""
    return len(_CJK.findall(text)) + len(_LATIN.findall(text))
