"""Mahjong Rengo in words: yaku, han, base, limits, points."""

import re
from functools import cache

import pytest

from scoring import FuItem, Score, rule_set
from tests.wording.rengo_hands import DRAGONS, HANDS, OPEN_STRAIGHT, PINFU, Line, line, meld, scored
from wording import (
    LANGUAGES,
    article_label,
    base_item_text,
    conversion_text,
    facts,
    fu_text,
    limit_name,
    line_text,
    payment_text,
    principle_name,
    reading_note,
    second_name,
    series_name,
    translator,
    why_counted,
    why_no_win,
    why_struck,
    worth_text,
)

RULES = rule_set("rengo")
ZH, EN, JA = (translator(lang) for lang in ("zh", "en", "ja"))


@cache
def score_of(yaku: str) -> Score:
    return scored(HANDS[yaku])


def reason(given: Line, yaku: str, lang: str = "en") -> str:
    score = scored(given)
    assert score.account is not None
    [counted] = [each for each in score.counted if each.fan.id == yaku]
    return why_counted(counted, score.account, score, translator(lang))


def test_there_is_a_hand_for_each_yaku():
    assert set(HANDS) == {fan.id for fan in RULES.fans}
    assert [yaku for yaku in HANDS if yaku not in {x.fan.id for x in score_of(yaku).counted}] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("yaku", HANDS)
def test_every_line_of_every_account_says_why(yaku: str, lang: str):
    score, t = score_of(yaku), translator(lang)
    assert score.account is not None
    said = [why_counted(each, score.account, score, t) for each in score.counted]
    said += [why_struck(each, score.account, score, t) for each in score.account.struck]

    for text in said:
        assert "%(" not in text
        assert text.endswith("." if lang == "en" else "。")
        assert lang == "en" or not re.search("[A-Za-z]", text)


def test_an_open_hand_says_what_it_loses():
    assert reason(OPEN_STRAIGHT, "ittsuu") == (
        "1\u202f2\u202f3, 4\u202f5\u202f6 and 7\u202f8\u202f9 of characters: 1 to 9 in one suit. One han less because the hand is open."
    )
    assert reason(OPEN_STRAIGHT, "ittsuu", "ja") == (
        "萬子の1\u202f2\u202f3・4\u202f5\u202f6・7\u202f8\u202f9。1色で1から9。鳴いているので1翻下がる。"
    )


def test_dora_says_which_tile_and_how_many():
    assert [reason(OPEN_STRAIGHT, "dora", lang) for lang in LANGUAGES] == [
        "宝牌是五饼，手中有2张。",
        "The 5 of dots is dora: 2 in the hand.",
        "ドラは五筒。手に2枚。",
    ]


def test_why_a_yaku_falls_away():
    def struck(yaku: str) -> dict[str, str]:
        score = score_of(yaku)
        assert score.account is not None
        return {
            each.fan.id: why_struck(each, score.account, score, EN) for each in score.account.struck
        }

    by_custom = "By custom Double Riichi counts in its place; the article does not say so."
    assert struck("double-riichi") == {"riichi": by_custom}
    assert struck("ryanpeikou")["iipeikou"] == by_custom.replace("Double Riichi", "Ryanpeikou")
    assert struck("junchan")["chanta"] == by_custom.replace("Double Riichi", "Junchan")
    assert struck("shousangen")["yakuhai-haku"] == "Already included in the han of Shousangen."
    assert struck("suuankou")["toitoi"] == ("Suuankou is a yakuman: with it only yakuman count.")


def test_what_a_hand_is_worth():
    pinfu, yakuman = scored(PINFU), score_of("daisangen")

    assert [worth_text(pinfu.account, "rengo", t) for t in (ZH, EN, JA)] == [
        "2番30符",
        "2 han 30 fu",
        "2翻30符",
    ]
    assert [worth_text(yakuman.account, "rengo", t) for t in (ZH, EN, JA)] == [
        "役满",
        "yakuman",
        "役満",
    ]
    assert [line_text(yakuman.counted[0], "rengo", t) for t in (ZH, EN, JA)] == [
        "大三元役满",
        "Daisangen, yakuman",
        "役満「大三元」",
    ]


@pytest.mark.parametrize(
    ("yaku", "expected"),
    [
        (
            "pinfu",
            "30 fu doubled 4 times (2 han and 2 more) is 480."
            " Four times that, 1,920, rounded up to the next hundred: 2,000.",
        ),
        (
            "menzen-tsumo",
            "20 fu doubled 5 times (3 han and 2 more) is 640."
            " Rounded up to the next hundred: 700; the dealer pays twice 640, rounded up too: 1,300.",
        ),
        (
            "chinitsu",
            "6 han and 30 fu would come to more than 8,000 points. The limits go by han plus 2: 8 here, which is paid as haneman.",
        ),
        ("tenhou", ""),
    ],
)
def test_how_han_become_points(yaku: str, expected: str):
    assert conversion_text(score_of(yaku), EN) == expected


def test_how_han_become_points_for_the_dealer():
    drawn, ron = (scored(PINFU | {"seat": "E", "by": by}) for by in ("draw", "discard"))

    assert conversion_text(drawn, EN).endswith(
        "Each pays twice that, rounded up to the next hundred: 1,300."
    )
    assert conversion_text(ron, EN).endswith(
        "A dealer's win takes six times that, 2,880, rounded up to the next hundred: 2,900."
    )


def test_how_han_become_points_in_chinese_and_japanese():
    assert conversion_text(scored(PINFU), ZH) == (
        "30符翻倍4次（2番加2）是480。放铳者付此数的四倍1920，进到百位：2000。"
    )
    assert conversion_text(scored(PINFU), JA) == (
        "30符を4回倍にする（2翻に2を加える）と480。その4倍は1920。10の位を切り上げて2000。"
    )


THREE_DRAGONS = {"concealed": "23m88p", "win": "4m", "melds": [*DRAGONS, meld("pung", "777z")]}


@pytest.mark.parametrize(
    ("given", "en"),
    [
        (PINFU, "West alone pays South 2,000 points."),
        (
            HANDS["menzen-tsumo"],
            "The dealer pays 1,300 points, West and North pay 700 points each;"
            " South wins 2,700 points.",
        ),
        (
            HANDS["tenhou"],
            "South, West and North each pay 16,000 points; East wins 48,000 points.",
        ),
        (
            HANDS["double-riichi"],
            "West alone pays South 7,700 points. South also takes 2 riichi sticks: 2,000 points.",
        ),
        (
            PINFU | {"deposits": 1},
            "West alone pays South 2,000 points. South also takes the riichi stick: 1,000 points.",
        ),
        (
            line("", "") | THREE_DRAGONS | {"by": "draw", "liable": "N"},
            "North is liable (pao) and pays South for all three: 32,000 points.",
        ),
        (
            line("", "") | THREE_DRAGONS | {"liable": "N"},
            "West and North, the discarder and the liable player (pao), pay South half each:"
            " 32,000 points.",
        ),
    ],
)
def test_who_pays(given: Line, en: str):
    assert payment_text(scored(given), EN) == en


def test_who_pays_in_chinese_and_japanese():
    drawn = score_of("menzen-tsumo")

    assert payment_text(drawn, ZH) == "庄家付1300点，西家、北家各付700点；南家得2700点。"
    assert payment_text(drawn, JA) == (
        "親が1300点、西家と北家が700点ずつ支払い、南家は2700点を得る。"
    )


OPEN_NOTHING = line("123m456p78s22s", "9s", melds=[meld("pung", "333z")])


@pytest.mark.parametrize(
    ("given", "zh", "en", "ja"),
    [
        (
            OPEN_NOTHING,
            "没有役种，不能和。",
            "The hand has no yaku, so no win.",
            "役がないのでアガれない。",
        ),
        (
            OPEN_NOTHING | {"dora_indicator": "1s"},
            "宝牌不是役，没有役种不能和。",
            "Dora is not a yaku: without a yaku this hand may not win.",
            "ドラは役ではない。役がないのでアガれない。",
        ),
        (
            PINFU | {"furiten": True},
            "振听，不能荣和。",
            "Furiten: no win on another player's tile.",
            "フリテンのためロンできない。",
        ),
        (
            line("1379m2468p13579s", "1z"),
            "牌型不成立，不能和。",
            "These tiles are not a winning shape.",
            "アガリ形でない。",
        ),
    ],
)
def test_why_a_hand_is_no_win(given: Line, zh: str, en: str, ja: str):
    score = scored(given)

    assert [why_no_win(score, t) for t in (ZH, EN, JA)] == [zh, en, ja]
    assert payment_text(score, EN) == conversion_text(score, EN) == ""


def test_a_winning_hand_is_not_told_why_not():
    assert why_no_win(scored(PINFU), EN) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_base_has_its_words(lang: str):
    t, said = translator(lang), set()
    for yaku in HANDS:
        account = score_of(yaku).account
        for item in account.base.items if account and account.base else ():
            assert account is not None
            text = base_item_text(item, account.reading.sets, t)
            said.add(item.id)
            assert "%(" not in text
            assert lang == "en" or not re.search("[A-Za-z]", text)

    assert {"start", "closed-ron", "pair-wait", "rounding", "seven-pairs"} <= said


def test_the_base_of_a_hand():
    account = score_of("sanankou").account
    assert account is not None
    assert account.base is not None

    assert [
        (base_item_text(item, account.reading.sets, EN), item.points) for item in account.base.items
    ] == [
        ("Starting fu", 20),
        ("Closed hand, won by ron", 10),
        ("Concealed pung of simples: 2\u202f2\u202f2 of characters", 4),
        ("Concealed pung of simples: 5\u202f5\u202f5 of dots", 4),
        ("Concealed pung of simples: 8\u202f8\u202f8 of bamboos", 4),
        ("Middle wait: 4\u202f5\u202f6 of bamboos", 2),
        ("Rounded up to the next ten", 6),
    ]
    assert [fu_text(account.base, t) for t in (ZH, EN, JA)] == ["50符", "50 fu", "50符"]


@pytest.mark.parametrize("kind", ["simple", "outer"])
@pytest.mark.parametrize("sort", ["open-pung", "concealed-pung", "open-kong", "concealed-kong"])
def test_each_sort_of_set_has_its_line(sort: str, kind: str):
    account = scored(PINFU).account
    assert account is not None
    item = FuItem(f"{sort}-{kind}", 0, 0, "56(2)")

    assert base_item_text(item, account.reading.sets, EN).startswith(
        sort.replace("-", " ").capitalize()
    )
    sets = account.reading.sets
    assert base_item_text(item, sets, JA) != base_item_text(item, sets, ZH)


def test_limits():
    limits = ("mangan", "haneman", "baiman", "sanbaiman", "yakuman")

    assert [limit_name(each, JA) for each in limits] == ["満貫", "ハネ満", "倍満", "三倍満", "役満"]
    assert [limit_name(each, ZH) for each in limits] == ["满贯", "跳满", "倍满", "三倍满", "役满"]


def test_facts_of_a_hand():
    given = line(
        "234567m345p34s88s",
        "5s",
        riichi="riichi",
        dora_indicator="9s",
        deposits=1,
        seat="E",
        last=True,
    )
    hand = scored(given).hand

    assert [(each.label, each.value, each.tiles) for each in facts(hand, "rengo", EN)] == [
        ("Seat", "East (dealer)", ()),
        ("Round", "East", ()),
        ("Won on", "5 of bamboos, discarded by West", ()),
        ("Wall", "14 tiles left, the last discard", ()),
        ("Riichi", "declared", ()),
        ("Dora indicator", "9 of bamboos: dora is the 1 of bamboos", ("9s",)),
        ("Riichi sticks on the table", "1", ()),
    ]
    assert [each.label for each in facts(hand, "rengo", JA)] == [
        "自風",
        "場風",
        "アガリ",
        "牌山",
        "リーチ",
        "ドラ表示牌",
        "卓上のリーチ棒",
    ]


def test_facts_that_are_rare():
    furiten = scored(PINFU | {"furiten": True, "liable": "N"}).hand
    first = score_of("chiihou").hand

    assert {"Furiten", "Liable (pao)"} <= {each.label for each in facts(furiten, "rengo", EN)}
    assert ("First turn", "before any call") in [
        (each.label, each.value) for each in facts(first, "rengo", EN)
    ]


def test_another_reading_says_what_it_would_be():
    score = score_of("ryanpeikou")

    assert reading_note(score.others[0], score, EN) == "2 han 25 fu"


@pytest.mark.parametrize(
    ("article", "zh", "en", "ja"),
    [
        ("51(13)", "第51条(13)", "Art. 51(13)", "第51条(13)"),
        ("52(4)1", "第52条(4)1", "Art. 52(4)1", "第52条(4)1"),
        ("62", "第62条", "Art. 62", "第62条"),
    ],
)
def test_an_article_is_cited(article: str, zh: str, en: str, ja: str):
    assert [article_label(article, "rengo", t) for t in (ZH, EN, JA)] == [zh, en, ja]


def test_names():
    assert second_name(RULES.fan("pinfu"), "rengo", EN) == ("平和", "ja")
    assert second_name(RULES.fan("pinfu"), "rengo", JA) == ("Pinfu", "en")
    for t in (ZH, EN, JA):
        assert len({series_name(each, "rengo", t) for each in RULES.series}) == len(RULES.series)
        assert all(principle_name(each, "rengo", t) for each in RULES.principles)
