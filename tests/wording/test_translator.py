"""Sentences are found in each language, with their places filled."""

import pytest

from wording import LANGUAGES, WordingError, language, translator


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        ("zh", "zh-Hans"),
        ("zh-Hans", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh_Hans", "zh-Hans"),
        ("en", "en"),
        ("ja", "ja"),
    ],
)
def test_a_tag_names_a_language(tag: str, expected: str):
    assert language(tag).tag == expected
    assert translator(tag).lang == expected


@pytest.mark.parametrize("tag", ["", "fr", "zh-Hant", "english"])
def test_an_unknown_language_is_refused_with_the_known_ones(tag: str):
    with pytest.raises(WordingError, match="zh-Hans, en, ja") as refused:
        translator(tag)

    assert refused.value.code == "unknown-language"


def test_the_catalogues_are_read_once():
    assert translator("ja") is translator("ja")
    assert translator("zh") is translator("zh-CN")


def test_places_are_filled():
    texts = [translator(lang).gettext("Implied by %(by)s.", by="X") for lang in LANGUAGES]

    assert texts == [
        "“X”必然包含它，不另计。",
        "Implied by X.",
        "「X」に必ず含まれる。",
    ]


def test_without_values_the_places_stay_for_the_template_to_fill():
    assert translator("en").gettext("Implied by %(by)s.") == "Implied by %(by)s."


def test_a_sentence_that_no_catalogue_knows_comes_back_in_english():
    assert translator("ja").gettext("no such sentence") == "no such sentence"


@pytest.mark.parametrize(
    ("lang", "count", "expected"),
    [
        ("en", 1, "1 point"),
        ("en", 2, "2 points"),
        ("en", 0, "0 points"),
        ("zh-Hans", 1, "1分"),
        ("zh-Hans", 8, "8分"),
        ("ja", 8, "8点"),
    ],
)
def test_numbers_choose_their_form(lang: str, count: int, expected: str):
    assert translator(lang).ngettext("%(num)s point", "%(num)s points", count) == expected


def test_a_counted_sentence_fills_other_places_too():
    said = translator("en").ngettext(
        "%(num)s of %(all)s tile", "%(num)s of %(all)s tiles", 2, all=14
    )

    assert said == "2 of 14 tiles"


def test_context_tells_a_player_from_a_tile():
    t = translator("zh")

    assert t.pgettext("player", "East") == "东家"
    assert t.pgettext("tile", "East") == "东风"
    assert t.pgettext("wind", "East") == "东"
