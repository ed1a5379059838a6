"""The catalogues keep to the house style: words, punctuation, spacing."""

import re
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from scoring.errors import TEMPLATES

REPOSITORY = Path(__file__).parents[2]
CATALOGUES = REPOSITORY / "wording" / "catalogues"
LANGUAGES = ("zh-Hans", "ja")

CJK = r"\u3005-\u30ff\u3400-\u9fff\uff10-\uff5a"
FULL = r"，。；：、（）“”「」『』"
PLACE = re.compile(r"%\(\w+\)s")
FORBIDDEN = {
    "zh-Hans": ("您", "亲", "哦", "呢。", "么九", "嵌张", "摸牌", "拿牌", "么？", "杠子", "刻牌"),
    "ja": ("杠", "么九", "暗カン", "明カン", "あなたは", "あなたが", "ましょう", "番種", "和了"),
}
# Code that a reader types is quoted as it is typed.
TYPED = re.compile(r"\{.*?\}|\[ \]|\( \)")


@cache
def sentences(lang: str) -> list[tuple[str, str]]:
    """English and translation of every message, plural forms one by one."""
    path = CATALOGUES / lang / "LC_MESSAGES" / "messages.po"
    with path.open("rb") as file:
        catalogue = read_po(file, locale=lang.replace("-", "_"), abort_invalid=True)
    return [
        (message.id if isinstance(message.id, str) else message.id[0], form)
        for message in catalogue
        if message.id
        for form in ([message.string] if isinstance(message.string, str) else message.string)
    ]


def words(text: str) -> str:
    """The text with a CJK character for each place and without what is typed."""
    return TYPED.sub("", PLACE.sub("字", text))


def odd(lang: str, pattern: str) -> list[tuple[str, str]]:
    return [pair for pair in sentences(lang) if re.search(pattern, words(pair[1]))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_space_stands_beside_a_chinese_or_japanese_character(lang: str):
    assert odd(lang, f"[{CJK}{FULL}] |(?<!^) [{CJK}{FULL}]") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_punctuation_is_full_width(lang: str):
    assert odd(lang, rf"[{CJK}][,.;:!?()]|[,;:!?()][{CJK}]|[！]") == []


def test_japanese_has_its_own_punctuation():
    assert odd("ja", "[，．“”]") == []


def test_chinese_has_its_own_quotation_marks():
    assert odd("zh-Hans", "[「」『』・]") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_the_glossary_refuses_are_absent(lang: str):
    results = [
        (word, said) for _, said in sentences(lang) for word in FORBIDDEN[lang] if word in said
    ]

    assert results == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_the_engine_is_there(lang: str):
    known = {english for english, said in sentences(lang) if said}

    assert set(TEMPLATES.values()) - known == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_ends_as_its_english_does(lang: str):
    different = [
        (english, said)
        for english, said in sentences(lang)
        if english.endswith(".") != said.endswith("。")
        or english.endswith("?") != said.endswith("？")
    ]

    assert different == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotation_marks_and_brackets_are_closed(lang: str):
    pairs = ("“”", "「」", "（）", "『』")
    unclosed = [
        (english, said)
        for english, said in sentences(lang)
        if any(said.count(opening) != said.count(closing) for opening, closing in pairs)
    ]

    assert unclosed == []


@pytest.fixture(scope="module")
def in_use(gathered_messages: Catalog) -> set[str]:
    """Every English sentence of code, templates and the engine's faults."""
    results = {each.id if isinstance(each.id, str) else each.id[0] for each in gathered_messages}
    return results | set(TEMPLATES.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_translation_outlives_its_sentence(lang: str, in_use: set[str]):
    stale = {english for english, _ in sentences(lang)} - in_use

    assert stale == set()
