"""International Mahjong in words: elements, groups, fans, mados."""

import re
from functools import cache
from pathlib import Path

import pytest

from scoring import Score, parse_tiles, rule_set, tile
from tests.scoring.imj.lines import Line, chow, kong, line, melded, pung, scored, unfolded
from tests.scoring.imj.test_elements import ROWS
from wording import (
    LANGUAGES,
    concealed_text,
    conversion_text,
    counted_fans_text,
    facts,
    meld_text,
    payment_text,
    points,
    principle_name,
    reading_note,
    series_name,
    suit_name,
    tile_label,
    tile_name,
    tiles_text,
    translator,
    translator_under,
    why_counted,
    why_no_win,
    why_struck,
    worth_text,
)

ROOT = Path(__file__).parents[2]
RULES = rule_set("imj")
ZH, EN, JA = (translator(lang) for lang in ("zh", "en", "ja"))
PLAIN = line("123456m789s23p55s", "1p")
UNIOS = line("1199m11p99s1122z5z", "5z")


@cache
def scores() -> tuple[Score, ...]:
    """A hand for each element."""
    return tuple(scored(given) for _fan, _article, given, _miss in ROWS)


def reason(given: Line, fan: str, lang: str = "en") -> str:
    score = scored(given)
    assert score.account is not None
    [counted] = [each for each in score.counted if each.fan.id == fan]
    return why_counted(counted, score.account, score, translator(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_element_says_why_it_counts(lang: str):
    said = set()
    for score in scores():
        for each in score.counted:
            assert score.account is not None
            text = why_counted(each, score.account, score, translator(lang))
            said.add(each.fan.id)
            assert "%(" not in text
            assert text.endswith("." if lang == "en" else "。")
            assert lang == "en" or not re.search("[A-Za-z]", text)

    assert said == {fan.id for fan in RULES.fans}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_element_that_falls_away_says_why(lang: str):
    principles = set()
    for score in scores():
        for each in score.account.struck if score.account else ():
            assert score.account is not None
            text = why_struck(each, score.account, score, translator(lang))
            principles.add(each.principle)
            assert "%(" not in text
            assert text.endswith("." if lang == "en" else "。")

    assert principles == {"one-of-group", "special-alone"}


def test_one_of_a_group_names_the_other_and_the_group():
    score = scored(UNIOS)
    assert score.account is not None
    [struck] = [each for each in score.account.struck if each.fan.id == "mixed-unios"]

    assert [why_struck(struck, score.account, score, t) for t in (ZH, EN, JA)] == [
        "与“全带幺”同属27.1组，又没有可以累加的规定，不能同时计。",
        "Not added to Unio In All: both belong to group 27.1, and no article lets the two count together.",
        "「全帯幺」と同じ第27.1条の役で、両方を数えてよいという定めもないので、加えない。",
    ]


@pytest.mark.parametrize(
    ("given", "fan", "said"),
    [
        (
            line("111222333z4z123m", "4z"),
            "chance-round",
            [
                "条文写明不得与“小四喜”累加。",
                "The text forbids adding it to Little Four Winds.",
                "「小四喜」と両方を数えないことが、条文に明記されている。",
            ],
        ),
        (
            line("1112223334555z", "4z"),
            "pung-of-dragon",
            [
                "与“小四喜”同属27.2组，又没有可以累加的规定，不能同时计。",
                "Not added to Little Four Winds: both belong to group 27.2, and no article lets the two count together.",
                "「小四喜」と同じ第27.2条の役で、両方を数えてよいという定めもないので、加えない。",
            ],
        ),
    ],
)
def test_what_the_text_forbids_is_told_apart_from_the_limit_alone(
    given: Line, fan: str, said: list[str]
):
    """27.2(5) to (7)."""
    score = scored(given)
    assert score.account is not None
    [struck] = [each for each in score.account.struck if each.fan.id == fan]

    assert [why_struck(struck, score.account, score, t) for t in (ZH, EN, JA)] == said


def test_nothing_is_added_to_a_special_hand():
    score = scored(line("1112345678999m", "6m"))
    assert score.account is not None

    assert {why_struck(each, score.account, score, EN) for each in score.account.struck} == {
        "Nine Gates is a special hand: nothing is added to it."
    }


def test_a_special_hand_falls_away_where_the_usual_count_is_higher():
    score = scored(line("111222333444z5z", "5z", by="draw"))
    assert score.account is not None
    [struck] = [each for each in score.account.struck if each.fan.id == "all-hidden-pungs"]

    assert why_struck(struck, score.account, score, EN) == (
        "A special hand gives way where the usual count is worth more."
    )


def test_the_coward_alone_is_half_a_fan_paid_as_one():
    claimed = [chow("123m"), pung("555p"), chow("789s")]
    bare = scored(line("22s99p", "2s", melds=claimed, flowers="1f"))

    assert worth_text(bare.account, "imj", EN) == "½ fan"
    assert [conversion_text(bare, t) for t in (ZH, EN, JA)] == [
        "½番，按1番付：2马吊。",
        "½ fan, paid as 1 fan: 2 mados.",
        "½番。1番として支払い、2マド。",
    ]


def test_the_coward_in_a_larger_total_loses_its_half():
    claimed = [chow("123m"), pung("555p"), chow("789s")]
    given = line("22s99p", "2s", melds=claimed)

    assert reason(given, "coward") == (
        "Chows and pungs mixed; the half fan drops out of a larger total."
    )
    assert conversion_text(scored(given), EN) == "1 fan: 2 mados."


def test_a_pair_is_named_where_every_pair_holds_a_unio():
    assert reason(UNIOS, "unio-in-all") == "Every pair is of unios."


def test_a_flower_in_a_question_has_its_colour_and_number():
    spring, chrysanthemum = parse_tiles("18f")

    assert tile_label(spring, translator_under("imj", EN)) == "Spring (Blue 1)"
    assert tile_label(tile("7f"), translator_under("imj", EN)) == "Bamboo (Red 3)"
    assert tile_label(chrysanthemum, translator_under("imj", EN)) == "Chrysanthemum (Red 4)"
    assert tile_label(chrysanthemum, translator_under("imj", ZH)) == "菊（红花4）"
    assert tile_label(chrysanthemum, translator_under("mcr-2014", EN)) == "Chrysanthemum"


def test_flowers_are_named_by_colour_and_number():
    given = line("123456m789s23p55s", "1p", flowers="25678f")

    assert reason(given, "chance-flower") == (
        "Bearing the winner's seat number: Summer (Blue 2) and Orchid (Red 2)."
    )
    assert reason(given, "full-set-of-flowers", "zh") == (
        "同色花牌四张齐全：梅（红花1）、兰（红花2）、竹（红花3）、菊（红花4）。"
    )


def test_facts_tell_what_the_elements_look_at():
    score = scored(PLAIN)

    assert [(each.label, each.value) for each in facts(score.hand, "imj", EN)] == [
        ("Seat", "South (seat number 2)"),
        ("Round", "West"),
        ("Won on", "1 of dots, discarded by West"),
        ("Flowers", "no flower"),
    ]
    assert [each.label for each in facts(score.hand, "imj", ZH)] == ["座位", "圈风", "和牌", "花牌"]


def test_facts_of_agreed_ranks_and_of_a_player_bound_to_lose():
    told = line("123456m789s23p55s", "1p", by="draw", lowest=1, highest=6, liable="N")
    said = {each.label: each.value for each in facts(scored(told).hand, "imj", EN)}

    assert said["Bound to lose"] == "North"
    assert said["Agreed lowest rank"] == "1 fan"
    assert said["Agreed highest rank"] == "6 fans"


def test_a_fourth_kong_wins_without_a_tile():
    kongs = [
        {"kind": "concealed-kong", "tiles": "1111m"},
        kong("3333p"),
        {"kind": "concealed-kong", "tiles": "5555s"},
        melded("7777z"),
    ]
    score = scored(line("2s", "2s", melds=kongs, by="replacement", kongs_in_row=4))

    assert ("Won on", "the fourth kong of the turn, without a draw") in [
        (each.label, each.value) for each in facts(score.hand, "imj", EN)
    ]


@pytest.mark.parametrize(
    ("told", "zh", "en", "ja"),
    [
        (
            {},
            "西家一家付给南家8马吊。",
            "West alone pays South 8 mados.",
            "西家だけが南家に8マドを支払う。",
        ),
        (
            {"by": "robbed-kong"},
            "西家被抢杠，付三倍：付给南家48马吊。",
            "West, whose kong was robbed, pays threefold: 48 mados to South.",
            "搶槓された西家が3倍を支払う：南家に48マド。",
        ),
        (
            {"by": "draw"},
            "东家、西家、北家各付32马吊；南家得96马吊。",
            "East, West and North each pay 32 mados; South wins 96 mados.",
            "東家、西家、北家が32マドずつ支払い、南家は96マドを得る。",
        ),
    ],
)
def test_who_pays(told: dict[str, str], zh: str, en: str, ja: str):
    score = scored(line("123456m678s34p55s", "5p", **told))

    assert [payment_text(score, t) for t in (ZH, EN, JA)] == [zh, en, ja]


def test_one_who_is_bound_to_lose_pays_for_three():
    dragons = [pung("555z"), pung("666z"), pung("777z")]
    score = scored(line("23m88p", "4m", melds=dragons, by="draw", liable="E"))

    assert payment_text(score, EN).startswith(
        "East is bound to lose and pays South for all three: "
    )


def test_below_the_agreed_lowest_rank():
    score = scored(line("123456m678s34p55s", "5p", lowest=5))

    assert why_no_win(score, EN) == "3 fans: below the agreed lowest rank of 5 fans, so no win."
    assert why_no_win(score, ZH) == "只有3番，不够协定的最低番数5番，不能胡。"
    assert why_no_win(score, JA) == "この手は3番。取り決めの最低番5番に足りず、アガれない。"


def test_tiles_that_make_no_shape():
    score = scored(line("1379m2468p13579s", "1z"))

    assert why_no_win(score, EN) == "These tiles are not a winning shape."
    assert payment_text(score, EN) == conversion_text(score, EN) == ""


def test_another_reading_is_so_many_fans_less():
    score = scored(line("2233445566778m", "8m"))

    assert reading_note(score.others[0], score, EN) == "4 fans less"
    assert reading_note(score.others[0], score, JA) == "4番の差で低い"


def test_one_fan_less_is_not_read_as_the_lowest():
    """1番低い is read いちばん低い."""
    score = scored(line("444555666m55p78s", "9s"))

    assert [reading_note(score.others[0], score, t) for t in (ZH, EN, JA)] == [
        "少1番",
        "1 fan less",
        "1番の差で低い",
    ]


@pytest.mark.parametrize(
    "path",
    [
        ROOT / "wording/catalogues/ja/LC_MESSAGES/messages.po",
        *sorted((ROOT / "lessons/content/courses").glob("*imj/*/ja.md")),
    ],
    ids=lambda path: path.parent.name,
)
def test_a_number_of_fans_never_runs_into_what_would_make_it_the_most(path: Path):
    assert not re.findall(
        r"(?:1番|%\(fans\)s)[高低多少大小強弱安近遠増減].*", path.read_text("utf-8")
    )


def test_a_page_of_these_rules_calls_the_suits_as_they_do():
    five, three = tile("5p"), parse_tiles("234s")
    own = [translator_under("imj", t) for t in (ZH, EN, JA)]

    assert [tile_label(five, t) for t in own] == ["五筒", "5 Tan", "五筒"]
    assert [tile_name(five, t) for t in own] == ["五筒", "the 5 Tan", "五筒"]
    assert [tiles_text(three, t) for t in own] == ["2、3、4索", "2, 3, 4 Sok", "索子の2・3・4"]
    assert [concealed_text(three, t) for t in own] == [
        "2\u202f3\u202f4索",
        "2 3 4 Sok",
        "索子の2\u202f3\u202f4",
    ]
    assert [suit_name("m", t) for t in own] == ["万子", "Wans", "萬子"]


def test_a_page_of_these_rules_speaks_in_the_terms_of_the_text():
    """21.1 胡, 5.11 眼, 4.2 番子 and 三元牌, 22 明杠: the words of the competition rules are others."""
    t = translator_under("imj", ZH)
    for score in scores():
        assert score.account is not None
        said = [why_counted(each, score.account, score, t) for each in score.counted]
        said += [counted_fans_text(other, "imj", t) for other in score.others]
        for text in (*said, payment_text(score, t), conversion_text(score, t)):
            assert not re.search("和牌|能和|成和|和别|作将|将牌|对将|字牌|箭牌|吃", text), text


def test_kongs_and_eyes_have_the_names_of_the_text():
    """5.11, 21.3, 22.1, 22.2."""
    hand = scored(line("33m56s", "4s", melds=[kong("9999s"), melded("1111z"), unfolded("2222p")]))
    english, chinese = translator_under("imj", EN), translator_under("imj", ZH)
    circumstances = [
        meld_text(meld, hand.hand.circumstances.seat, chinese) for meld in hand.hand.melds
    ]
    assert circumstances == [
        "普通杠9\u202f9\u202f9\u202f9索",
        "东风明杠",
        "暗杠2\u202f2\u202f2\u202f2筒",
    ]
    circumstances = [
        meld_text(meld, hand.hand.circumstances.seat, english) for meld in hand.hand.melds
    ]
    assert circumstances == [
        "regular kong 9\u202f9\u202f9\u202f9 Sok",
        "melded kong of East winds",
        "unfolded kong 2\u202f2\u202f2\u202f2 Tan",
    ]


@pytest.mark.parametrize("rules", ["mcr-2014", "rengo"])
def test_a_page_of_other_rules_calls_the_suits_as_the_site_does(rules: str):
    five, spring = parse_tiles("5p1f")
    own = translator_under(rules, EN)

    assert [tile_label(five, own), tile_label(spring, own)] == ["5 of dots", "Spring"]
    assert tile_label(tile("5p"), translator_under(rules, ZH)) == "五饼"


def test_units_and_names():
    assert [points(0.5, "imj", t) for t in (ZH, EN, JA)] == ["½番", "½ fan", "½番"]
    assert [points(n, "imj", EN) for n in (0, 1, 1.5)] == ["0 fans", "1 fan", "1½ fans"]
    assert [points(6, "imj", t) for t in (ZH, EN, JA)] == ["6番", "6 fans", "6番"]
    for t in (ZH, EN, JA):
        assert len({series_name(each, "imj", t) for each in RULES.series}) == len(RULES.series)
        assert all(principle_name(each, "imj", t) for each in RULES.principles)
