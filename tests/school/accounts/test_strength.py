"""A password that others use, or that is made of what is known of its owner, is refused."""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from school.accounts import strength
from school.accounts.names import SHORTEST_PASSWORD
from school.accounts.strength import is_common

MOST_COMMON = 3000  # ASVS 5.0, 6.2.4
TRIED_FIRST = [
    "password",
    "password1",
    "iloveyou",
    "qwertyuiop",
    "letmein123",
    "Passw0rd",
    "12345678a",
    "qwer1234",
    "liverpool1",
    "football1",
    "sunshine1",
    "princess1",
    "dragon123",
    "welcome1",
    "monkey123",
    "abc12345",
    "trustno1",
    "superman1",
    "starwars1",
    "password123",
]
OF_ROWS = [
    "12345678",
    "hgfedcba",
    "aaaaaaaab",
    "abababab",
    "中中中中中中中中",
    "麻将麻将麻将麻将",
    "あいうえおかきく",
    "一二三四五六七八",
]
OF_DATES = ["19871203", "2011-05-03", "03.05.2011"]
OF_THE_SITE = ["mahjong1", "Fanwise2024", "majiang123", "tsumo123", "woaini520", "麻雀麻雀2024"]


@pytest.mark.parametrize("password", [*TRIED_FIRST, *OF_ROWS, *OF_DATES, *OF_THE_SITE])
def test_what_many_people_choose_is_refused(password: str) -> None:
    assert is_common(password)


def test_each_of_the_most_common_passwords_is_refused() -> None:
    long_enough = [each for each in FREQUENCY_LISTS["passwords"] if len(each) >= SHORTEST_PASSWORD]
    assert [each for each in long_enough[:MOST_COMMON] if not is_common(each)] == []


@pytest.mark.parametrize(
    "password",
    [
        "plum and bamboo",
        "plum-river-seven",
        "correct.horse.battery",
        "春眠不觉晓处处闻",
        "我家的猫爱吃鱼干",
        "冬の夜に猫が歩く",
        "さくらのはながちる",
        "tGh7pQz2",
        "x" + "plum river seven " * 11,
    ],
)
def test_a_phrase_or_eight_random_letters_will_do(password: str) -> None:
    assert not is_common(password)


@pytest.mark.parametrize(
    "password", ["kestrelwood", "Kestrelwood1", "doowlertsek", "k3strelwood", "hillside.example"]
)
def test_what_is_known_of_the_owner_is_no_password(password: str) -> None:
    assert is_common(password, ("Kestrelwood", "someone@hillside.example"))
    assert not is_common("brook and lantern", ("Kestrelwood", "someone@hillside.example"))


def test_words_about_one_are_not_held_against_another_who_asks_at_once() -> None:
    """The estimate keeps the words in a table that all threads share."""

    def other(number: int) -> bool:
        return is_common("kestrelwood9", ("Kestrelwood",) if number % 2 else ())

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            found = list(threads.map(other, range(200)))
    finally:
        sys.setswitchinterval(usual)
    assert found == [False, True] * 100


@pytest.mark.parametrize("password", ["4@8({[<369|1!70$5+%2" * 10, "1" * 200, "ab" * 100])
def test_only_a_beginning_without_signs_of_many_readings_is_estimated(
    password: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    def estimate(examined: str, user_inputs: list[str]) -> dict[str, int]:
        seen.append(examined)
        return {"guesses": 10**9}

    monkeypatch.setattr(strength, "zxcvbn", estimate)
    is_common(password)
    assert len(seen[0]) == strength.EXAMINED_LENGTH
    assert not set("([{<|") & set(seen[0])
