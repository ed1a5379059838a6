"""What a teacher chose for a sheet, read from its address; what is unknown there is as usual."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from web.components.options import OptionView
from web.paper.versions import VERSIONS
from wording import LANGUAGES, Translator


@dataclass(frozen=True, slots=True)
class PrintStyle:
    """How a sheet is printed, beside its words.

    `size` is `a4` or `letter`, `text` is `normal` or `large`, `inks` is `grey` or `colour`.
    """

    size: str = "a4"
    text: str = "normal"
    inks: str = "grey"
    numerals: bool = False


PAPER_SIZES: Final = ("a4", "letter")
TEXT_SIZES: Final = ("normal", "large")
INKS: Final = ("grey", "colour")
_ON_LETTER: Final = "America/"  # the zones of most who print on Letter


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """The language and the version of a sheet, and how it is printed."""

    lang: str
    version: str
    printed: PrintStyle

    def query(self) -> dict[str, str]:
        """The same as the query of an address."""
        results = {
            "lang": self.lang,
            "version": self.version,
            "size": self.printed.size,
            "text": self.printed.text,
            "inks": self.printed.inks,
        }
        return {**results, "numerals": "1"} if self.printed.numerals else results


@dataclass(frozen=True, slots=True)
class ChoicesView:
    """What there is to choose from, with what is chosen."""

    languages: tuple[OptionView, ...]
    versions: tuple[OptionView, ...]
    sizes: tuple[OptionView, ...]
    texts: tuple[OptionView, ...]
    tiles: tuple[OptionView, ...]
    inks: tuple[OptionView, ...]


def read_print_options(
    query: Mapping[str, str], lang: str, zone: str, *, numerals: bool = False
) -> PrintOptions:
    """The choice that a query tells; else the language of the page and the paper of the zone.

    `numerals` is whether tiles have them where the query does not come from the form.
    """

    def one_of(name: str, known: tuple[str, ...], usual: str) -> str:
        return given if (given := query.get(name, "")) in known else usual

    usual_size = PAPER_SIZES[1] if zone.startswith(_ON_LETTER) else PAPER_SIZES[0]
    return PrintOptions(
        lang=one_of("lang", tuple(LANGUAGES), lang),
        version=one_of("version", VERSIONS, VERSIONS[0]),
        printed=PrintStyle(
            size=one_of("size", PAPER_SIZES, usual_size),
            text=one_of("text", TEXT_SIZES, TEXT_SIZES[0]),
            inks=one_of("inks", INKS, INKS[0]),
            numerals=query.get("numerals") == "1" if "size" in query else numerals,
        ),
    )


def choices_view(chosen: PrintOptions, t: Translator) -> ChoicesView:
    """The form, with what is chosen."""
    printed = chosen.printed
    sizes = dict(zip(PAPER_SIZES, ("A4", t.pgettext("paper", "Letter")), strict=True))
    texts = dict(
        zip(TEXT_SIZES, (t.pgettext("size", "Normal"), t.pgettext("size", "Large")), strict=True)
    )
    inks = dict(zip(INKS, (t.gettext("Grey"), t.gettext("Colour")), strict=True))
    return ChoicesView(
        languages=tuple(
            OptionView(tag, each.name, tag == chosen.lang, lang=tag)
            for tag, each in LANGUAGES.items()
        ),
        versions=_options({each: each for each in VERSIONS}, chosen.version),
        sizes=_options(sizes, printed.size),
        texts=_options(texts, printed.text),
        tiles=(OptionView("1", t.gettext("Numbers on tiles"), printed.numerals),),
        inks=_options(inks, printed.inks),
    )


def _options(named: Mapping[str, str], chosen: str) -> tuple[OptionView, ...]:
    return tuple(OptionView(value, label, value == chosen) for value, label in named.items())
