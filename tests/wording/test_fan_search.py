"""Fans are found by what people type: pinyin, initials, kana, romaji, English nicknames."""

import re
import tomllib
from pathlib import Path

import pytest

import wording
from scoring import RULE_SETS, Fan, System, rule_set
from wording import fan_search_text

SYSTEMS = {System.MCR: "mcr-2014", System.IMJ: "imj", System.RENGO: "rengo"}
READINGS = {
    rules: tomllib.loads(
        (Path(wording.__file__).parent / system.value / "fan_search.toml").read_text("utf-8")
    )
    for system, rules in SYSTEMS.items()
}
PLAIN = {
    "pinyin": r"[a-z]+",
    "initials": r"[a-z]{2,7}",
    "kana": r"[\u30a1-\u30f6ー]+|[\u3041-\u3096ー]+",
    "romaji": r"[a-z]+",
    "english": r"[a-z0-9 -]+",
}


FANS = [(rules, fan) for rules in READINGS for fan in rule_set(rules).fans]


def found(typed: str, rules: str) -> set[str]:
    """The fans whose search text holds every word that was typed, as the picker looks."""
    words = typed.lower().split()
    texts = {fan.id: fan_search_text(fan, rules) for fan in rule_set(rules).fans}
    return {fan for fan, text in texts.items() if all(word in text for word in words)}


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_fan_of_every_rule_set_can_be_looked_for(rules: str) -> None:
    assert all(fan_search_text(fan, rules) for fan in rule_set(rules).fans)


@pytest.mark.parametrize("rules", READINGS)
def test_every_fan_has_its_readings_in_the_order_of_the_book(rules: str) -> None:
    assert list(READINGS[rules]) == [fan.id for fan in rule_set(rules).fans]


@pytest.mark.parametrize(("rules", "fan"), FANS, ids=lambda each: getattr(each, "id", each))
def test_readings_are_plain_and_none_is_missing(rules: str, fan: Fan) -> None:
    own = READINGS[rules][fan.id]
    assert list(own) == list(PLAIN)
    for kind, readings in own.items():
        assert readings
        assert len(set(readings)) == len(readings)
        assert [each for each in readings if not re.fullmatch(PLAIN[kind], each)] == []


@pytest.mark.parametrize(("rules", "fan"), FANS, ids=lambda each: getattr(each, "id", each))
def test_pinyin_and_initials_have_a_syllable_for_each_character(rules: str, fan: Fan) -> None:
    own = READINGS[rules][fan.id]
    characters = len(fan.names["zh"].replace(" ", ""))

    assert characters in {len(each) for each in own["initials"]}
    assert {each[0] for each in own["initials"]} <= {each[0] for each in own["pinyin"]}


@pytest.mark.parametrize(
    ("typed", "fan", "rules"),
    [
        ("qing long", "pure-straight", "mcr-2014"),
        ("qinglong", "pure-straight", "mcr-2014"),
        ("qys", "full-flush", "mcr-2014"),
        ("チンロン", "pure-straight", "mcr-2014"),
        ("たんやお", "all-simples", "mcr-2014"),
        ("chinitsu", "full-flush", "mcr-1998"),
        ("toitoi", "all-pungs", "mcr-2006"),
        ("peng peng hu", "all-pungs", "mcr-2014"),
        ("13 orphans", "thirteen-orphans", "mcr-2014"),
        ("清龍", "pure-straight", "mcr-2014"),
        ("清龙", "pure-straight", "mcr-2014"),
        ("Pure Straight", "pure-straight", "mcr-2014"),
        ("reach", "riichi", "rengo"),
        ("立直", "riichi", "rengo"),
        ("リーチ", "riichi", "rengo"),
        ("lizhi", "riichi", "rengo"),
        ("13 orphans", "kokushi-musou", "rengo"),
        ("seven pairs", "chiitoitsu", "rengo"),
        ("いっつう", "ittsuu", "rengo"),
        ("duanyao", "tanyao", "rengo"),
        ("kokushi", "thirteen-unios", "imj"),
        ("chicken", "coward", "imj"),
        ("jihu", "coward", "imj"),
        ("duiduihu", "all-pungs", "imj"),
        ("平胡", "all-chows", "imj"),
        ("seat flower", "chance-flower", "imj"),
    ],
)
def test_a_fan_is_found_by(typed: str, fan: str, rules: str) -> None:
    assert fan in found(typed, rules)
    assert len(found(typed, rules)) <= 3
