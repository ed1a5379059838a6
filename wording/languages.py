"""The languages of the site: one row for each, with all that code must know of it.

What is translated stands elsewhere: the catalogue of the language (which also strings lists
together), and its column or file in every table and text of the content. A column that is missing
there is an error when the tables are read.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from wording.errors import WordingError
from wording.romaji import romaji


@dataclass(frozen=True, slots=True, kw_only=True)
class DateForms:
    """How dates are written, as patterns of Babel: https://babel.pocoo.org/en/latest/dates.html."""

    day: str
    short_day: str
    moment: str
    """Day, weekday and time within this year."""
    moment_with_year: str


def _nothing_more(_reading: str) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Pronunciation:
    """How the sound of names is written in a language whose script does not tell it.

    `column` is its column in the glossary, `tag` what it is marked up as, and `spellings` gives
    what else one may type to look for it.
    """

    column: str
    tag: str
    spellings: Callable[[str], tuple[str, ...]] = _nothing_more


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """A language of the site.

    `tag` names it in addresses, cookies, the `lang` of markup and the folder of its catalogue;
    `aliases` are other tags for it, in lower case. `column` is its key in the tables of names and
    of content, and `locale` the one of Babel for dates. `name` is what it calls itself, and `sign`
    a character or two that stand for that.

    `in_characters`: it is written in Chinese characters (and kana), without spaces between words,
    and each of them is looked for by itself. `sentence_gap` stands between two sentences, and
    `thousands` between the digits of large numbers.

    `words_a_minute` is how fast it is read, in words or characters, and `longest_start` how many
    of them a lesson may have before there is something to do.
    """

    tag: str
    aliases: tuple[str, ...] = ()
    column: str
    locale: str
    name: str
    sign: str
    in_characters: bool
    sentence_gap: str
    thousands: str
    dates: DateForms
    reading: Pronunciation | None = None
    words_a_minute: int
    longest_start: int


def _kana_spellings(reading: str) -> tuple[str, ...]:
    """Each of the readings by itself, in kana and in Latin letters."""
    kana = reading.split("、")
    return (*kana, *map(romaji, kana))


CHINESE: Final = Language(
    tag="zh-Hans",
    aliases=("zh", "zh-cn"),
    column="zh",
    locale="zh_Hans",
    name="简体中文",
    sign="中",
    in_characters=True,
    sentence_gap="",
    thousands="",
    dates=DateForms(
        day="M月d日",
        short_day="M月d日",
        moment="M月d日（EEE）HH:mm",
        moment_with_year="y年M月d日 HH:mm",
    ),
    reading=Pronunciation(column="pinyin", tag="zh-Latn-pinyin"),
    words_a_minute=300,
    longest_start=200,
)
ENGLISH: Final = Language(
    tag="en",
    column="en",
    locale="en_GB",
    name="English",
    sign="EN",
    in_characters=False,
    sentence_gap=" ",
    thousands=",",
    dates=DateForms(
        day="d MMMM",
        short_day="d MMM",
        moment="EEEE d MMMM, HH:mm",
        moment_with_year="d MMMM y, HH:mm",
    ),
    words_a_minute=180,
    longest_start=120,
)
JAPANESE: Final = Language(
    tag="ja",
    column="ja",
    locale="ja",
    name="日本語",
    sign="日",
    in_characters=True,
    sentence_gap="",
    thousands="",
    dates=DateForms(
        day="M月d日",
        short_day="M月d日",
        moment="M月d日（EEE）HH:mm",
        moment_with_year="y年M月d日 HH:mm",
    ),
    reading=Pronunciation(column="reading", tag="ja", spellings=_kana_spellings),
    words_a_minute=400,
    longest_start=280,
)

LANGUAGES: Final[Mapping[str, Language]] = MappingProxyType(
    {each.tag: each for each in (CHINESE, ENGLISH, JAPANESE)}
)
"""Every language by its tag."""

SOURCE: Final = ENGLISH
"""The language that sentences and lessons are written in first; it is spoken where none is asked."""

_BY_ANY_TAG: Final[Mapping[str, Language]] = {
    tag: each for each in LANGUAGES.values() for tag in (each.tag.lower(), *each.aliases)
}
_HAN: Final = re.compile("[\u3400-\u9fff]")
_KANA: Final = re.compile("[\u3041-\u30ff]")


def language(tag: str) -> Language:
    """The language that a tag names (`zh`, `zh-CN`, `zh-Hans`, `en`, `ja`).

    Raises:
        WordingError: `unknown-language`.
    """
    try:
        return _BY_ANY_TAG[tag.replace("_", "-").lower()]
    except KeyError:
        known = ", ".join(LANGUAGES)
        raise WordingError(
            "unknown-language", f"there is no language {tag!r} here: choose one of {known}"
        ) from None


def language_of_name(name: str) -> Language:
    """The language of a name by its letters, where a list of names does not say it."""
    if _KANA.search(name):
        return JAPANESE
    if not _HAN.search(name):
        return ENGLISH
    try:
        name.encode("gb2312")  # simplified characters and no others
    except UnicodeEncodeError:
        return JAPANESE
    return CHINESE


def names_by_tag(by_column: Mapping[str, str]) -> Mapping[str, str]:
    """Words of a table by the tags of their languages. Raises KeyError: a language is missing."""
    return MappingProxyType({tag: by_column[each.column] for tag, each in LANGUAGES.items()})
