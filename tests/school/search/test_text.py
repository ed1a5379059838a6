"""How text is cut into tokens: nothing that people write differently parts what is the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from school.search.text import (
    is_character,
    joined_tokens,
    normalized,
    sound_key,
    sound_keys,
    split_runs,
    tokens,
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Pure Straight", [("pure",), ("straight",)]),
        ("清龙", [("清", "龙")]),
        ("清龙straight", [("清", "龙"), ("straight",)]),
        ("3.9.1.6(1)", [("3", "9", "1", "6", "1")]),
        ("5m", [("5", "m")]),
        ("non-repeat", [("non", "repeat")]),
        ("リーチ", [("り", "ー", "ち")]),
        ("  ！？ — …  ", []),
    ],
)
def test_words_are_runs_of_tokens(text: str, expected: list[tuple[str, ...]]):
    assert split_runs(text) == expected


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("PUNG", "pung"),
        ("ＰＵＮＧ", "pung"),  # full width
        ("ポン", "ぽん"),
        ("ﾎﾟﾝ", "ポン"),  # half width
        ("kèzi", "kezi"),
        ("dá'àn", "daan"),
        ("lǜ", "lu"),
    ],
)
def test_what_is_written_differently_is_the_same(one: str, other: str):
    assert normalized(one) == normalized(other)


def test_dakuten_part_words():
    assert normalized("はん") != normalized("ばん")


@pytest.mark.parametrize("spelling", ["koutsu", "kootsu", "kotsu"])
def test_long_vowels_are_heard_alike(spelling: str):
    assert sound_key(spelling) == "kotsu"


@pytest.mark.parametrize(("one", "other"), [("lvyise", "luyise"), ("shampon", "shanpon")])
def test_other_spellings_are_heard_alike(one: str, other: str):
    assert sound_key(one) == sound_key(other)


def test_a_name_sounds_word_by_word_and_as_one():
    assert sound_keys("hú pái zhě") == ["hu", "pai", "zhe", "hupaizhe"]
    assert sound_keys("刻子") == []
    assert sound_keys("3 chows") == []


@given(st.text())
def test_tokens_are_letters_and_digits_alone(text: str):
    for token in tokens(text):
        assert token.isalnum() or is_character(token)
        assert not set(token) & set("'\"|&!():*<>\\ ")


@given(st.text())
def test_cutting_what_was_cut_changes_nothing(text: str):
    assert tokens(" ".join(tokens(text))) == tokens(text)
    assert joined_tokens(text) == "".join(tokens(text))
