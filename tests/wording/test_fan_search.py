"""Fans are found by what people type: pinyin, initials, kana, romaji, English nicknames."""

import re
import tomllib
from pathlib import Path

import pytest

import wording
from scoring import Fan, rule_set
from wording import fan_search_text

RULES = rule_set("mcr-2014")
READINGS = tomllib.loads(
    (Path(wording.__file__).parent / "fan_search.toml").read_text(encoding="utf-8")
)
PLAIN = {
    "pinyin": r"[a-z]+",
    "initials": r"[a-z]{2,7}",
    "kana": r"[\u30a1-\u30f6ー]+|[\u3041-\u3096ー]+",
    "romaji": r"[a-z]+",
    "english": r"[a-z0-9 -]+",
}


def found(typed: str) -> set[str]:
    """The fans whose search text holds every word that was typed, as the picker looks."""
    words = typed.lower().split()
    texts = {fan.id: fan_search_text(fan, RULES.id) for fan in RULES.fans}
    return {fan for fan, text in texts.items() if all(word in text for word in words)}


def test_every_fan_has_its_readings_in_the_order_of_the_book() -> None:
    assert list(READINGS) == [fan.id for fan in RULES.fans]


@pytest.mark.parametrize("fan", READINGS)
def test_readings_are_plain_and_none_is_missing(fan: str) -> None:
    assert list(READINGS[fan]) == list(PLAIN)
    for kind, readings in READINGS[fan].items():
        assert readings
        assert len(set(readings)) == len(readings)
        assert [each for each in readings if not re.fullmatch(PLAIN[kind], each)] == []


@pytest.mark.parametrize("fan", RULES.fans, ids=lambda fan: fan.id)
def test_pinyin_and_initials_have_a_syllable_for_each_character(fan: Fan) -> None:
    assert {len(each) for each in READINGS[fan.id]["initials"]} >= {len(fan.names["zh"])}


@pytest.mark.parametrize(
    ("typed", "fan"),
    [
        ("qing long", "pure-straight"),
        ("qinglong", "pure-straight"),
        ("qys", "full-flush"),
        ("チンロン", "pure-straight"),
        ("たんやお", "all-simples"),
        ("chinitsu", "full-flush"),
        ("toitoi", "all-pungs"),
        ("peng peng hu", "all-pungs"),
        ("13 orphans", "thirteen-orphans"),
        ("清龍", "pure-straight"),
        ("清龙", "pure-straight"),
        ("Pure Straight", "pure-straight"),
    ],
)
def test_a_fan_is_found_by(typed: str, fan: str) -> None:
    assert fan in found(typed)
    assert len(found(typed)) <= 3
