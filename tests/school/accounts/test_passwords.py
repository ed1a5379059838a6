"""Passwords are stored as argon2id, and nobody's password is compared like somebody's."""

from unittest.mock import patch

import pytest
from argon2 import PasswordHasher, extract_parameters

from school.accounts.passwords import TEST_COST, USUAL_COST, Passwords

CHEAPLY = Passwords(TEST_COST)


def test_the_usual_hash_is_argon2id_over_19_mebibytes_twice_on_one_thread() -> None:
    stored = Passwords(USUAL_COST).hash("plum and bamboo")
    found = extract_parameters(stored)
    assert stored.startswith("$argon2id$")
    assert (found.time_cost, found.memory_cost, found.parallelism) == (2, 19 * 1024, 1)


def test_a_password_matches_its_own_hash_alone() -> None:
    stored = CHEAPLY.hash("plum and bamboo")
    assert CHEAPLY.matches(stored, "plum and bamboo")
    assert not CHEAPLY.matches(stored, "plum and bambo")
    assert CHEAPLY.hash("plum and bamboo") != stored


def test_one_password_typed_on_two_keyboards_is_one() -> None:
    assert CHEAPLY.matches(CHEAPLY.hash("ｃａｆe\u0301 八文字"), "café 八文字")


@pytest.mark.parametrize("typed", ["nobody", "plum and bamboo", ""])
def test_without_an_account_nothing_matches_and_the_same_work_is_done(typed: str) -> None:
    with patch.object(
        PasswordHasher, "verify", autospec=True, side_effect=PasswordHasher.verify
    ) as verify:
        assert not CHEAPLY.matches(None, typed)
    assert verify.call_count == 1


def test_what_is_stored_and_no_hash_matches_nothing() -> None:
    assert not CHEAPLY.matches("plum", "plum")


def test_a_hash_of_another_cost_is_understood_and_known_to_be_dated() -> None:
    stored = CHEAPLY.hash("plum and bamboo")
    usual = Passwords(USUAL_COST)
    assert usual.matches(stored, "plum and bamboo")
    assert usual.is_dated(stored)
    assert not CHEAPLY.is_dated(stored)
