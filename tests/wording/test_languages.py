"""A language is one row, and what a table lacks of it is noticed when the table is read."""

import pytest

from wording import LANGUAGES, SOURCE, joined_sentences, language, translator
from wording.languages import CHINESE, ENGLISH, JAPANESE, language_of_name, names_by_tag


def test_every_tag_and_alias_names_one_language() -> None:
    tags = [tag for each in LANGUAGES.values() for tag in (each.tag, *each.aliases)]
    assert len(set(tags)) == len(tags)
    assert all(language(each.tag) is each for each in LANGUAGES.values())


def test_no_two_languages_share_a_column_or_a_sign() -> None:
    for field in ("column", "sign", "name", "locale"):
        values = [getattr(each, field) for each in LANGUAGES.values()]
        assert len(set(values)) == len(values)


def test_english_is_the_source() -> None:
    assert SOURCE is ENGLISH
    assert translator(SOURCE.tag).gettext("Seat") == "Seat"


@pytest.mark.parametrize(("lang", "text"), [("en", "One. Two."), ("ja", "One.Two.")])
def test_sentences_stand_side_by_side_as_the_language_has_it(lang: str, text: str) -> None:
    assert joined_sentences(["One.", "", "Two."], translator(lang)) == text


def test_words_of_a_table_by_tag() -> None:
    assert names_by_tag({"zh": "对", "en": "pair", "ja": "対"}) == {
        "zh-Hans": "对",
        "en": "pair",
        "ja": "対",
    }
    with pytest.raises(KeyError, match="ja"):
        names_by_tag({"zh": "对", "en": "pair"})


@pytest.mark.parametrize(
    ("name", "expected"),
    [("chow", ENGLISH), ("ポン", JAPANESE), ("順子", JAPANESE), ("顺子", CHINESE)],
)
def test_the_letters_of_a_name_tell_its_language(name: str, expected: object) -> None:
    assert language_of_name(name) is expected


def test_kana_are_looked_for_in_latin_letters_too() -> None:
    assert JAPANESE.reading is not None
    assert JAPANESE.reading.spellings("ポン、チー") == ("ポン", "チー", "pon", "chii")
