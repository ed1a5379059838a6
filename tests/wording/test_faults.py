"""What is wrong with a hand, in each language."""

import pytest

from scoring import Fault, ScoringError
from scoring.errors import TEMPLATES
from scoring.wire import read_hand
from wording import fault_text, translator

ZH, EN, JA = (translator(lang) for lang in ("zh", "en", "ja"))


def faults(line: object) -> tuple[Fault, ...]:
    with pytest.raises(ScoringError) as refused:
        read_hand(line)
    return refused.value.faults


def test_every_fault_is_said_in_chinese_and_japanese():
    for t in (ZH, JA):
        untranslated = [code for code, text in TEMPLATES.items() if t.gettext(text) == text]
        assert untranslated == []


def test_in_english_a_fault_reads_as_the_engine_says_it():
    [fault] = faults({"rules": "mcr-2014", "concealed": "1111m111p111s111z", "win": "1m"})

    assert fault_text(fault, EN) == fault.message


def test_a_fifth_tile():
    [fault] = faults({"rules": "mcr-2014", "concealed": "1111m111p111s111z", "win": "1m"})

    assert fault_text(fault, ZH) == "1m有5张：每种牌只有四张"
    assert fault_text(fault, JA) == "1mが5枚あります。同じ牌は4枚までです"


def test_the_kind_of_a_meld_is_named_in_the_language():
    melds = [{"kind": "concealed-kong", "tiles": "1112z"}]
    [fault] = faults({"rules": "mcr-2014", "concealed": "1m", "melds": melds, "win": "1m"})

    assert fault_text(fault, ZH) == "暗杠由相同的牌组成：1112z不是"
    assert fault_text(fault, EN) == "a concealed kong is made of the same tile: 1112z is not"
    assert fault_text(fault, JA) == "暗槓は同じ牌で作ります。1112zは違います"


def test_what_was_expected_is_said_in_the_language():
    [flag] = faults(
        {"rules": "mcr-2014", "concealed": "123456789m1112p", "win": "2p", "last": "yes"}
    )
    [choice] = faults(
        {"rules": "mcr-2014", "concealed": "123456789m1112p", "win": "2p", "by": "luck"}
    )

    assert fault_text(flag, ZH) == "last写成了“yes”：应为true或false"
    assert fault_text(flag, JA) == "lastが「yes」になっています。必要なのはtrueかfalseです"
    assert fault_text(choice, ZH) == (
        "by写成了“luck”：应为以下之一：discard, draw, replacement, robbed-kong"
    )
    assert fault_text(choice, EN) == choice.message
