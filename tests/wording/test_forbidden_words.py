"""One word for one thing: words that have given way to another one, language by language.

The rules stand in `docs/translating.md`, the words in `forbidden_words.tsv`.
"""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from scoring import RULE_SETS
from scoring.errors import TEMPLATES
from tests.wording.forbidden_words import ForbiddenWords, forbidden_words
from wording import LANGUAGES, translator
from wording.articles.table import rows
from wording.by_rules import translator_under
from wording.glossary import TERMS

REPOSITORY: Final = Path(__file__).parents[2]
CONTENT: Final = REPOSITORY / "lessons" / "content"
CATALOGUES: Final = REPOSITORY / "wording" / "catalogues"
HOOKS: Final = REPOSITORY / "wording" / "hooks"


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of text and where it stands."""

    place: str
    words: str


def messages(lang: str) -> Iterator[Text]:
    """Every sentence of the catalogue; the English ones are the keys of each."""
    path = CATALOGUES / ("ja" if lang == "en" else lang) / "LC_MESSAGES" / "messages.po"
    with path.open("rb") as file:
        catalogue = read_po(file, abort_invalid=True)
    for message in catalogue:
        said = message.id if lang == "en" else message.string
        for form in (said,) if isinstance(said, str) else said:
            if message.id:
                yield Text("catalogues", form)


def terms(lang: str) -> Iterator[Text]:
    """Names and definitions of the glossary; other words for a thing may stand beside them."""
    for each in TERMS.values():
        yield Text(f"glossary {each.id}", each.names[lang])
        yield Text(f"glossary {each.id}", each.definitions[lang])


def article_texts(lang: str) -> Iterator[Text]:
    """What each article is about."""
    for rules in RULE_SETS:
        for number, row in rows(rules).items():
            yield Text(f"articles {rules} {number}", row.titles[lang])


def lesson_texts(lang: str) -> Iterator[Text]:
    """The text of every lesson."""
    for path in sorted(CONTENT.glob(f"courses/*/*/{lang}.md")):
        yield Text(str(path.relative_to(CONTENT)), path.read_text())


def fan_texts(lang: str) -> Iterator[Text]:
    """The pages of fans, and of the editions."""
    key = lang.split("-", maxsplit=1)[0]
    of_language = re.compile(rf"\b(?:{re.escape(lang)}|{key}) ?= ?\"(.*?)\"", re.M)
    for path in [*sorted(CONTENT.glob("fans/*/*.toml")), CONTENT / "editions.toml"]:
        for found in of_language.finditer(path.read_text()):
            yield Text(str(path.relative_to(CONTENT)), found[1])


def hooks(lang: str) -> Iterator[Text]:
    """The few words by which a fan is kept in mind."""
    for path in sorted(HOOKS.glob("*.tsv")):
        with path.open(newline="") as file:
            for row in csv.DictReader(file, delimiter="\t"):
                yield Text(f"hooks {path.stem}", row[lang])


PLACES: Final = {
    "hooks": hooks,
    "catalogues": messages,
    "glossary": terms,
    "articles": article_texts,
    "lessons": lesson_texts,
    "fans": fan_texts,
}


@cache
def texts(place: str, lang: str) -> tuple[Text, ...]:
    """Everything that stands in one of the places in a language."""
    return tuple(PLACES[place](lang))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    ("lang", "refused"),
    [(each.language, each) for each in forbidden_words()],
    ids=lambda value: value.pattern if isinstance(value, ForbiddenWords) else value,
)
def test_a_word_that_has_given_way_is_not_used(lang: str, refused: ForbiddenWords, place: str):
    results = [
        text
        for text in texts(place, lang)
        if text.place not in refused.allowed
        and re.match(refused.within, text.place)
        and re.search(refused.pattern, text.words)
    ]

    assert results == [], f"use instead: {refused.use}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_text_in_every_language(place: str, lang: str):
    assert sum(bool(text.words) for text in PLACES[place](lang)) > 100


PLAIN: Final = re.compile(r"(?:(?<![でま])す|る|(?<!まし)(?<!でし)た|ない|[くむぶつうぐ]|だ)。")
"""A Japanese sentence that ends in a plain verb."""

TO_A_PERSON: Final = re.compile(
    r"(?:templates|web)/(?:account|accounts|assignments|building|classes|errors\.py|gradebook|paper)"
    r"|templates/(?:error|settings)\.html"
)
"""Where the site speaks to somebody: accounts, classes, assignments, forms, errors."""


@pytest.fixture(scope="module")
def spoken_to_a_person(gathered_messages: Catalog) -> set[str]:
    """The English of each sentence that stands only where the site speaks to somebody."""
    return {
        each.id
        for each in gathered_messages
        if isinstance(each.id, str)
        and each.id
        and all(TO_A_PERSON.match(source) for source, _ in each.locations)
    }


def test_japanese_messages_to_a_person_are_polite(spoken_to_a_person: set[str]):
    t = translator("ja")
    said = {english: t.gettext(english) for english in spoken_to_a_person if english[-1] == "."}
    faults = {english: t.gettext(english) + "。" for english in TEMPLATES.values()}

    assert len(said) > 150
    assert {key: words for key, words in (said | faults).items() if PLAIN.search(words)} == {}


def test_the_edition_of_2014_takes_tiles_in_its_own_word():
    zh = translator("zh-Hans")
    drawn = [english for (_, english), said in zh.forms.items() if "抓" in said[0]]
    now = translator_under("mcr-2014", zh)

    assert len(drawn) > 40
    assert [each for each in drawn if "抓" in now.gettext(each)] == []
    assert (
        translator_under("mcr-2006", zh).gettext("%(seat)s draws from the wall.")
        == "%(seat)s抓牌。"
    )
    assert now.gettext("%(seat)s draws from the wall.") == "%(seat)s拿牌。"


def test_the_points_for_a_place_in_the_group_of_1998_are_no_table_points():
    said = translator_under("mcr-1998", translator("en")).gettext(
        "How many table points does %(seat)s get?"
    )

    assert said == "How many standard points does %(seat)s get?"


@pytest.mark.parametrize(
    ("lang", "worth", "pon"),
    [("en", "Han: 3", "calls pon"), ("zh-Hans", "番数：3", "碰"), ("ja", "翻数：3", "ポン")],
)
def test_rengo_speaks_of_han_and_of_its_own_calls(lang: str, worth: str, pon: str):
    t = translator_under("rengo", translator(lang))

    assert t.gettext("Worth %(value)s", value=3) == worth
    assert t.gettext("calls pung") == pon
