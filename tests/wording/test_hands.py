"""A hand and the facts around it in words."""

import pytest

from scoring import Circumstances, Hand, MeldKind, Wind, WinSource, parse_tiles
from tests.wording.hands import SHIFTED, hand, meld
from wording import facts, hand_line, hand_text, translator, won_on

ZH, EN, JA = (translator(lang) for lang in ("zh", "en", "ja"))
KONG = meld(MeldKind.CONCEALED_KONG, "7777z")


def won_by(by: WinSource, **more: object) -> Hand:
    circumstances = Circumstances(by=by, seat=Wind.SOUTH, round=Wind.WEST, **more)
    return hand("123m456p78s55z", "9s", KONG, circumstances=circumstances)


def test_the_line_of_a_won_hand():
    assert hand_line(SHIFTED, EN) == (
        ("Concealed", "2 2 3 3 4 4 5 5 characters, 4 6 dots"),
        ("Winning tile", "5 of dots"),
        ("Melds", "chow 3\u202f4\u202f5 of bamboos, from the player on the left"),
    )
    assert hand_line(SHIFTED, ZH) == (
        ("手牌", "2\u202f2\u202f3\u202f3\u202f4\u202f4\u202f5\u202f5万、4\u202f6饼"),
        ("和牌张", "五饼"),
        ("副露", "顺子3\u202f4\u202f5条（吃上家）"),
    )
    assert hand_line(SHIFTED, JA) == (
        ("手の内", "萬子の2\u202f2\u202f3\u202f3\u202f4\u202f4\u202f5\u202f5、筒子の4\u202f6"),
        ("アガリ牌", "五筒"),
        ("副露", "索子の3\u202f4\u202f5の順子（上家からチー）"),
    )


def test_the_line_as_plain_text():
    assert hand_text(SHIFTED, EN) == (
        "Concealed 2 2 3 3 4 4 5 5 characters, 4 6 dots · Winning tile 5 of dots"
        " · Melds chow 3\u202f4\u202f5 of bamboos, from the player on the left"
    )
    assert hand_text(SHIFTED, ZH) == (
        "手牌：2\u202f2\u202f3\u202f3\u202f4\u202f4\u202f5\u202f5万、4\u202f6饼；和牌张：五饼；副露：顺子3\u202f4\u202f5条（吃上家）"
    )
    assert hand_text(SHIFTED, JA) == (
        "手の内：萬子の2\u202f2\u202f3\u202f3\u202f4\u202f4\u202f5\u202f5、筒子の4\u202f6／アガリ牌：五筒／副露：索子の3\u202f4\u202f5の順子（上家からチー）"
    )


def test_a_hand_that_waits_has_no_winning_tile():
    assert hand_text(SHIFTED.waiting_hand, EN) == (
        "Concealed 2 2 3 3 4 4 5 5 characters, 4 6 dots"
        " · Melds chow 3\u202f4\u202f5 of bamboos, from the player on the left"
    )


def test_a_hand_without_melds_says_nothing_of_them():
    assert [label for label, _ in hand_line(hand("123456789m1255p", "3p"), EN)] == [
        "Concealed",
        "Winning tile",
    ]


def test_facts_of_a_won_hand():
    assert [(each.label, each.value, each.tiles) for each in facts(SHIFTED, "mcr-2014", EN)] == [
        ("Seat", "South", ()),
        ("Round", "East", ()),
        ("Won on", "5 of dots, discarded by West", ()),
        ("Flower", "Plum", ("5f",)),
    ]
    assert [(each.label, each.value) for each in facts(SHIFTED, "mcr-2014", ZH)] == [
        ("门风", "南"),
        ("圈风", "东"),
        ("和牌", "五饼，西家打出"),
        ("花牌", "梅"),
    ]
    assert [(each.label, each.value) for each in facts(SHIFTED, "mcr-2014", JA)] == [
        ("自風", "南"),
        ("場風", "東"),
        ("アガリ", "五筒、西家の捨て牌"),
        ("花牌", "梅"),
    ]


def test_facts_of_a_hand_that_waits_leave_the_win_out():
    assert [each.label for each in facts(SHIFTED.waiting_hand, "mcr-2014", EN)] == [
        "Seat",
        "Round",
        "Flower",
    ]


@pytest.mark.parametrize(
    ("by", "zh", "en", "ja"),
    [
        (
            WinSource.DISCARD,
            "九条，西家打出",
            "9 of bamboos, discarded by West",
            "九索、西家の捨て牌",
        ),
        (WinSource.DRAW, "九条，自摸", "9 of bamboos, self-drawn", "九索、ツモ"),
        (
            *(WinSource.REPLACEMENT, "九条，杠后抓到", "9 of bamboos, drawn after a kong"),
            "九索、カンの補充牌",
        ),
        (
            *(
                WinSource.ROBBED_KONG,
                "九条，抢西家的加杠",
                "9 of bamboos, robbed from West's added kong",
            ),
            "九索、西家の加槓から",
        ),
    ],
)
def test_how_a_hand_was_won(by: WinSource, zh: str, en: str, ja: str):
    won = won_by(by, discarder=Wind.WEST)

    assert [won_on(won, t) for t in (ZH, EN, JA)] == [zh, en, ja]


@pytest.mark.parametrize(
    ("by", "zh", "en", "ja"),
    [
        (WinSource.DISCARD, "九条，别人打出", "9 of bamboos, from a discard", "九索、他家の捨て牌"),
        (
            WinSource.ROBBED_KONG,
            "九条，抢杠",
            "9 of bamboos, from a robbed kong",
            "九索、他家の加槓から",
        ),
    ],
)
def test_a_discarder_who_is_not_known_is_not_named(by: WinSource, zh: str, en: str, ja: str):
    assert [won_on(won_by(by), t) for t in (ZH, EN, JA)] == [zh, en, ja]


def test_the_end_of_the_wall_is_a_fact():
    drawn, claimed = (won_by(by, last=True) for by in (WinSource.DRAW, WinSource.DISCARD))

    assert ("Wall", "the last tile drawn") in [
        (each.label, each.value) for each in facts(drawn, "mcr-2014", EN)
    ]
    assert ("Wall", "empty, the last discard of the deal") in [
        (each.label, each.value) for each in facts(claimed, "mcr-2014", EN)
    ]
    assert ("牌墙", "最后一张牌") in [
        (each.label, each.value) for each in facts(drawn, "mcr-2014", ZH)
    ]


def test_the_last_of_a_kind_is_a_fact():
    last = won_by(WinSource.DISCARD, last_of_kind=True)

    assert ("On the table", "the other three of that tile") in [
        (each.label, each.value) for each in facts(last, "mcr-2014", EN)
    ]


def test_flowers_show_their_pictures_and_names():
    two = won_by(WinSource.DISCARD, flowers=parse_tiles("1f7f"))

    assert facts(two, "mcr-2014", EN)[-1].label == "Flowers"
    assert facts(two, "mcr-2014", EN)[-1].value == "Spring, Bamboo (flower)"
    assert facts(two, "mcr-2014", JA)[-1].value == "春、竹"
    assert facts(two, "mcr-2014", JA)[-1].tiles == ("1f", "7f")
