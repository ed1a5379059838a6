"""The content of the fan pages: complete, in house style, and refused where it is not."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from lessons import ContentError, ExampleKind, FanContent, fan_content
from lessons.fan_content import read_folder
from scoring import Hand, MeldKind, ScoringError, rule_set
from scoring.wire import write_hand
from wording import LANGUAGES

RULES = rule_set("mcr-2014")
CONTENT = fan_content(RULES.id)

# Their tiles cannot be claimed, not even for a concealed kong.
NEVER_MELDED = {
    *("nine-gates", "seven-shifted-pairs", "thirteen-orphans", "seven-pairs"),
    *("greater-honors-and-knitted-tiles", "lesser-honors-and-knitted-tiles"),
}
# English in words, Chinese and Japanese in characters.
LONGEST = {
    "condition": {"en": 40, "zh-Hans": 70, "ja": 85},
    "notice": {"en": 30, "zh-Hans": 50, "ja": 70},
    "reason": {"en": 25, "zh-Hans": 45, "ja": 60},
}
STOPS = {"en": ".", "zh-Hans": "。", "ja": "。"}
FORBIDDEN = {"en": r"[!“”‘’]|  ", "zh-Hans": r"[ ,.;:!()?！「」]", "ja": r"[ ,.;:!()?！，．“”]"}
QUOTED = {"zh-Hans": r"“([^”]+)”", "ja": r"「([^」]+)」"}


def sentences() -> Iterator[pytest.ParameterSet]:
    for fan, content in CONTENT.items():
        said = {
            "condition": content.condition,
            "notice": content.notice,
            "reason": content.near_miss.reason,
        }
        for part, words in said.items():
            for language, text in words.items():
                yield pytest.param(part, language, text, id=f"{fan}-{part}-{language}")


def hands(content: FanContent) -> list[Hand]:
    return [*(example.hand for example in content.examples), content.near_miss.hand]


def test_every_fan_of_the_rules_has_content_in_the_order_of_the_book() -> None:
    assert list(CONTENT) == [fan.id for fan in RULES.fans]
    assert len(CONTENT) == 81


def test_it_is_read_once() -> None:
    assert fan_content(RULES.id) is CONTENT


def test_rules_that_are_not_known_have_no_content() -> None:
    with pytest.raises(ScoringError):
        fan_content("mcr-1066")


@pytest.mark.parametrize("content", CONTENT.values(), ids=lambda content: content.id)
def test_a_fan_has_an_example_of_each_kind_that_can_be(content: FanContent) -> None:
    kinds = {example.kind for example in content.examples}

    if content.id in NEVER_MELDED:
        assert kinds == {ExampleKind.EASY, ExampleKind.SURPRISING}
    else:
        assert kinds == set(ExampleKind)


@pytest.mark.parametrize("content", CONTENT.values(), ids=lambda content: content.id)
def test_a_melded_example_has_a_meld(content: FanContent) -> None:
    for example in content.examples:
        if example.kind is ExampleKind.MELDED:
            assert example.hand.melds


def test_no_hand_is_shown_twice() -> None:
    shown = Counter(
        str(write_hand(hand, RULES.id)) for content in CONTENT.values() for hand in hands(content)
    )

    assert [hand for hand, times in shown.items() if times > 1] == []


def test_the_hands_vary() -> None:
    """Every way of winning, every kind of meld, every seat and round turns up."""
    shown = [hand for content in CONTENT.values() for hand in hands(content)]

    assert len({hand.circumstances.by for hand in shown}) == 4
    assert len({(h.circumstances.seat, h.circumstances.round) for h in shown}) == 16
    assert {meld.kind for hand in shown for meld in hand.melds} == set(MeldKind)
    assert {hand.win.suit for hand in shown} == set("mpsz")


@pytest.mark.parametrize(("part", "language", "text"), list(sentences()))
def test_a_sentence_keeps_to_the_house_style(part: str, language: str, text: str) -> None:
    length = len(text.split()) if language == "en" else len(text)

    assert 0 < length <= LONGEST[part][language]
    assert text == text.strip()
    assert text.endswith(STOPS[language])
    assert re.search(FORBIDDEN[language], text) is None


@pytest.mark.parametrize(("part", "language", "text"), list(sentences()))
def test_what_is_quoted_is_the_name_of_a_fan(part: str, language: str, text: str) -> None:
    names = {fan.names[LANGUAGES[language].column] for fan in RULES.fans}

    assert set(re.findall(QUOTED.get(language, r"“(.+?)”"), text)) <= names


ONE_FAN = """
[[fan]]
id = "seven-pairs"
condition = {en = "Seven pairs.", zh = "7个对子。", ja = "対子7組。"}
notice = {en = "Four alike may be two.", zh = "4张当两对。", ja = "同じ牌4枚は2組。"}
[[fan.example]]
kind = "easy"
hand = {concealed = "225588m3377p446s", win = "6s"}
[[fan.example]]
kind = "surprising"
hand = {concealed = "444499m2266p11s7z", win = "7z", by = "draw"}
[fan.near_miss]
hand = {concealed = "123456789m123p4s", win = "4s"}
reason = {en = "Chows.", zh = "是顺子。", ja = "順子。"}
"""


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        pytest.param("[[fan]]", "[[fan]", "bad-file", id="not-toml"),
        pytest.param('id = "seven-pairs"', "", "missing-key", id="no-id"),
        pytest.param('id = "seven-pairs"', "id = 7", "bad-value", id="id-is-no-text"),
        pytest.param("seven-pairs", "eight-pairs", "unknown-fan", id="no-such-fan"),
        pytest.param(', ja = "対子7組。"', "", "missing-language", id="no-japanese"),
        pytest.param('zh = "是顺子。"', 'zh = " "', "missing-language", id="empty-chinese"),
        pytest.param('"Seven pairs."', "7", "bad-value", id="words-are-a-number"),
        pytest.param('kind = "easy"', 'kind = "plain"', "bad-value", id="kind-unknown"),
        pytest.param('kind = "easy"', 'kind = "melded"', "bad-value", id="kinds-out-of-order"),
        pytest.param("446s", "44s", "bad-hand", id="a-tile-short"),
        pytest.param('by = "draw"', 'by = "luck"', "bad-hand", id="way-of-winning-unknown"),
        pytest.param('by = "draw"', 'buy = "draw"', "unknown-key", id="slip-in-a-hand"),
        pytest.param("notice =", "note =", "unknown-key", id="slip-in-a-fan"),
        pytest.param("[fan.near_miss]", "[fan.nearly]", "unknown-key", id="near-miss-misspelt"),
        pytest.param("[[fan]]", "[fan]", "bad-value", id="one-table-for-a-list"),
    ],
)
def test_a_slip_in_a_file_is_refused(tmp_path: Path, old: str, new: str, code: str) -> None:
    text = ONE_FAN.replace(old, new)
    assert text != ONE_FAN
    (tmp_path / "24.toml").write_text(text, encoding="utf-8")

    with pytest.raises(ContentError) as refused:
        read_folder(tmp_path, RULES)

    assert refused.value.code == code


def test_a_fan_told_twice_is_refused(tmp_path: Path) -> None:
    for name in ("24.toml", "more.toml"):
        (tmp_path / name).write_text(ONE_FAN, encoding="utf-8")

    with pytest.raises(ContentError, match=r"more\.toml: seven-pairs") as refused:
        read_folder(tmp_path, RULES)

    assert refused.value.code == "fan-twice"


def test_fans_left_out_are_named(tmp_path: Path) -> None:
    (tmp_path / "24.toml").write_text(ONE_FAN, encoding="utf-8")

    with pytest.raises(ContentError, match="big-four-winds") as refused:
        read_folder(tmp_path, RULES)

    assert refused.value.code == "fans-missing"


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as refused:
        read_folder(tmp_path, RULES)

    assert refused.value.code == "no-content"


def test_all_words_are_there_in_every_language() -> None:
    for content in CONTENT.values():
        for words in (content.condition, content.notice, content.near_miss.reason):
            assert tuple(words) == tuple(LANGUAGES)
