"""Codes are read from a wall and typed: no letter is taken for another, and hyphens do not matter."""

import pytest

from school.codes import (
    CARD_LETTERS,
    JOIN_LETTERS,
    code_letters,
    fresh_join_code,
    grouped_code,
    normalized_code,
)


def test_no_letter_looks_like_another() -> None:
    assert not set("01OIL") & set(CARD_LETTERS)
    assert not set("01OIL2Z5S8BAEU") & set(JOIN_LETTERS)
    assert len(set(JOIN_LETTERS)) == len(JOIN_LETTERS) >= 22


def test_a_join_code_is_six_letters_in_two_groups() -> None:
    codes = {fresh_join_code() for _ in range(50)}
    assert len(codes) == 50
    assert {(len(code), set(code) <= set(JOIN_LETTERS)) for code in codes} == {(6, True)}
    assert grouped_code("K7TM4Q") == "K7T-M4Q"


def test_the_letters_of_a_card_follow_from_its_digest() -> None:
    code = code_letters("ab" * 32)
    assert code == code_letters("ab" * 32) != code_letters("ac" * 32)
    assert len(code) == 12
    assert set(code) <= set(CARD_LETTERS)
    assert len(grouped_code(code)) == 14


@pytest.mark.parametrize("typed", ["K7TM4Q", "k7t-m4q", " k7t m4q ", "Ｋ７Ｔ‐Ｍ４Ｑ", "k7t–m4q"])
def test_a_code_is_known_however_it_is_typed(typed: str) -> None:
    assert normalized_code(typed) == "K7TM4Q"
