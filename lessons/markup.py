"""A lesson's Markdown file read into steps, directives and text."""

import hashlib
import tomllib
from collections.abc import Iterator, Sequence
from typing import Final

from markdown_it.token import Token

from lessons.errors import ContentError
from lessons.lesson import ACTIVE, Block, Directive, LessonText, Step, TextBlock
from lessons.prose import DIRECTIVES, Prose, markdown, prose
from lessons.tables import Table, expect_keys, text
from scoring import RULE_SETS

_FRONT_KEYS: Final = frozenset({"title", "of"})
_NAMELESS: Final = frozenset({"counter", "can"})
_OF_A_RULE_SET: Final = "under"
_READER: Final = markdown()


def read_words(source: str, rules: str, where: str) -> LessonText:
    """The words of one language, in a lesson of that rule set.

    Raises:
        ContentError: `bad-markdown` with what is wrong and where, or `bad-ref`.
    """
    tokens = _READER.parse(source)
    if not tokens or tokens[0].type != "front_matter":
        raise ContentError("bad-markdown", f"{where}: expected --- and a title at the top")
    front = _front(tokens[0].content, where)
    steps = tuple(_steps(tokens[1:], rules, where))
    return LessonText(text(front, "title", where), steps, digest(source), str(front.get("of", "")))


def digest(source: str) -> str:
    """Eight letters that stand for a text, its front matter included."""
    return hashlib.sha256(source.strip().encode()).hexdigest()[:8]


def _front(source: str, where: str) -> Table:
    try:
        front = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise ContentError("bad-markdown", f"{where}: the top is not TOML: {error}") from error
    expect_keys(front, _FRONT_KEYS, where)
    return front


def _steps(tokens: Sequence[Token], rules: str, where: str) -> Iterator[Step]:
    """Each heading with what follows it."""
    starts = [place for place, token in enumerate(tokens) if token.type == "heading_open"]
    if not starts or starts[0] != 0:
        raise ContentError("bad-markdown", f"{where}: expected a step, ## and a title, at the top")
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        if tokens[start].tag != "h2":
            raise ContentError(
                "bad-markdown", f"{where}: expected ## alone, not {tokens[start].tag}"
            )
        title = tokens[start + 1].content
        place = f"{where}, {title}"
        step = Step(title, tuple(_blocks(tokens[start + 3 : end], rules, place)))
        if sum(each.kind in ACTIVE for each in step.directives) > 1:
            raise ContentError(
                "bad-markdown",
                f"{place}: a step has one live, check or question at most: make two steps",
            )
        yield step


def _blocks(tokens: Sequence[Token], rules: str, where: str) -> Iterator[Block]:
    loose: list[Token] = []
    rest = iter(tokens)
    for token in rest:
        if not token.type.startswith("container_"):
            loose.append(token)
            continue
        if loose:
            yield TextBlock(prose(loose, rules, where))
            loose = []
        inner = []
        for each in rest:
            if each.type == token.type.replace("_open", "_close") and each.level == token.level:
                break
            inner.append(each)
        yield _placed(token, inner, rules, where)
    if loose:
        yield TextBlock(prose(loose, rules, where))


def _placed(opening: Token, inner: Sequence[Token], rules: str, where: str) -> Directive:
    kind, _, name = opening.info.strip().partition(" ")
    place = f"{where}, {kind} {name}".strip()
    if kind in _NAMELESS:
        if name:
            raise ContentError("bad-markdown", f"{place}: {kind} takes no name")
    elif kind not in DIRECTIVES or not name:
        raise ContentError("bad-markdown", f"{place}: expected a directive and a name")
    if kind == _OF_A_RULE_SET and name not in RULE_SETS:
        raise ContentError("bad-markdown", f"{place}: expected one of {', '.join(RULE_SETS)}")
    if any(each.type in ("heading_open", "fence") for each in inner):
        raise ContentError(
            "bad-markdown", f"{place}: no headings inside; a blank line goes before ***"
        )
    if any(each.type.startswith("container_") for each in inner):
        raise ContentError(
            "bad-markdown", f"{place}: no directive inside of another: close it first"
        )
    own = name if kind == _OF_A_RULE_SET else rules
    breaks = [place for place, each in enumerate(inner) if each.type == "hr"]
    if not breaks:
        return Directive(kind, name, prose(inner, own, place), Prose())
    cut = breaks[0]
    before, after = inner[:cut], inner[cut + 1 :]
    return Directive(kind, name, prose(before, own, place), prose(after, own, place))
