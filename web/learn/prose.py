"""The text of a lesson as HTML: refs become names with links, cites, small tiles."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from markupsafe import Markup, escape

from lessons.prose import REF, Prose
from lessons.refs import Ref, RefKind
from scoring import RULE_SETS, parse_tiles
from web.static_files.assets import asset_urls
from wording import N_, Translator, article_label, fan_name, run_text
from wording.glossary import term, without_brackets
from wording.runs import expand_tile_runs

CITE_HTML: Final = Markup('<a class="article" href="{href}">{label}</a>')
LINK_HTML: Final = Markup('<a href="{href}">{label}</a>')
PLAIN_HTML: Final = Markup('<span class="{kind}">{label}</span>')
TILES_HTML: Final = Markup(
    '<span class="run run--text"><span aria-hidden="true">{tiles}</span>'
    '<span class="vh">{label}</span></span>'
)
SHORT_CELL: Final = 8  # characters of a cell
_PAGES: Final[Mapping[str, str]] = {"points-chart": N_("The points chart")}
TILE_HTML: Final = Markup('<svg class="tile"><use href="{sprite}#t-{code}"/></svg>')


@dataclass(frozen=True, slots=True)
class ProseHrefs:
    """The addresses that a text leads to; an empty one leaves plain words."""

    fan: Callable[[str, str], str]
    term: Callable[[str], str]
    cite: Callable[[str, str], str]
    page: Callable[[str], str]


def prose_html(text: Prose, t: Translator, hrefs: ProseHrefs) -> Markup:
    """The text as paragraphs, lists and tables."""
    env = {"t": t, "ways": hrefs}
    return Markup(_RENDERER.render(list(text.tokens), _OPTIONS, env))


def ref_text(ref: Ref, t: Translator) -> str:
    """A ref in words alone."""
    if ref.text:
        return ref.text
    match ref.kind:
        case RefKind.FAN:
            return fan_name(RULE_SETS[ref.rules].fan(ref.target), t)
        case RefKind.TERM:
            return without_brackets(term(ref.target).names[t.lang])
        case RefKind.CITE:
            return article_label(ref.target, ref.rules, t)
        case RefKind.TILES:
            return run_text(parse_tiles(ref.target), t)
        case RefKind.PAGE:
            return t.gettext(_PAGES[ref.target])


def _link(href: str, label: str, kind: str) -> Markup:
    return (
        LINK_HTML.format(href=href, label=label)
        if href
        else PLAIN_HTML.format(kind=kind, label=label)
    )


def _fan(ref: Ref, t: Translator, hrefs: ProseHrefs) -> Markup:
    return _link(hrefs.fan(ref.rules, ref.target), ref_text(ref, t), "fan-name")


def _term(ref: Ref, t: Translator, hrefs: ProseHrefs) -> Markup:
    return _link(hrefs.term(ref.target), ref_text(ref, t), "term")


def _cite(ref: Ref, t: Translator, hrefs: ProseHrefs) -> Markup:
    href, label = hrefs.cite(ref.rules, ref.target), ref_text(ref, t)
    return (
        CITE_HTML.format(href=href, label=label)
        if href
        else PLAIN_HTML.format(kind="article", label=label)
    )


def _page(ref: Ref, t: Translator, hrefs: ProseHrefs) -> Markup:
    return LINK_HTML.format(href=hrefs.page(ref.target), label=ref_text(ref, t))


def _tiles(ref: Ref, t: Translator, hrefs: ProseHrefs) -> Markup:
    sprite = asset_urls().tiles
    codes = map(str, parse_tiles(ref.target))
    drawn = Markup("").join(TILE_HTML.format(sprite=sprite, code=code) for code in codes)
    return TILES_HTML.format(tiles=drawn, label=ref_text(ref, t))


_WRITERS: Final[Mapping[RefKind, Callable[[Ref, Translator, ProseHrefs], Markup]]] = (
    MappingProxyType(
        {
            RefKind.FAN: _fan,
            RefKind.TERM: _term,
            RefKind.CITE: _cite,
            RefKind.TILES: _tiles,
            RefKind.PAGE: _page,
        }
    )
)


class _Renderer(RendererHTML):
    """Writes tokens as the Markdown library does, and refs as the site does."""

    def ref(self, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
        """A ref, by the reader's words and addresses in `env`."""
        told: Any = env
        ref: Ref = tokens[index].meta[REF]
        return str(_WRITERS[ref.kind](ref, told["t"], told["ways"]))

    def softbreak(
        self, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType
    ) -> str:
        """A line's end: a blank between words of Latin letters, nothing between Chinese ones."""
        told: Any = env
        return "\n" if told["t"].language.sentence_gap else ""

    def th_open(
        self, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType
    ) -> str:
        """The head of a column; a corner without words heads nothing."""
        return "<th>" if tokens[index + 1].content else "<td>"

    def th_close(
        self, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType
    ) -> str:
        """The end of what `th_open` began."""
        return "</th>" if tokens[index - 1].content else "</td>"

    def td_open(
        self, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType
    ) -> str:
        """A cell; one that holds a word or a number needs no width of its own."""
        return "<td>" if len(tokens[index + 1].content) > SHORT_CELL else '<td class="short">'

    def text(self, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
        """Plain text, its runs of tiles to be read tile by tile."""
        return str(escape(expand_tile_runs(tokens[index].content)))


_OPTIONS: Final = MarkdownIt("commonmark").options
_RENDERER: Final = _Renderer()
