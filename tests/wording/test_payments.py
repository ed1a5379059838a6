"""Who pays, why a hand does not win, and how readings compare."""

from scoring import Circumstances, MeldKind, Wind, WinSource, parse_tiles
from tests.wording.hands import SHIFTED, hand, meld, scored
from wording import counted_fans_text, line_text, payment_text, reading_note, translator, why_no_win

ZH, EN, JA = (translator(lang) for lang in ("zh", "en", "ja"))
NO_SHAPE = hand("1379m2468p13579s", "1z")
POOR = hand("123m567p78s99m", "9s", meld(MeldKind.CHOW, "234s"))
POOR_WITH_FLOWERS = hand(
    "123m567p78s99m",
    "9s",
    meld(MeldKind.CHOW, "234s"),
    circumstances=Circumstances(flowers=parse_tiles("12345678f")),
)
DRAWN = hand(
    "19m19p19s1234567z", "1m", circumstances=Circumstances(by=WinSource.DRAW, seat=Wind.WEST)
)


def test_the_discarder_pays_more():
    score = scored(SHIFTED)

    assert payment_text(score, EN) == "West pays 21, East 8, North 8; South wins 37."
    assert payment_text(score, ZH) == "西家付21分，东家付8分，北家付8分；南家得37分。"
    assert payment_text(score, JA) == (
        "西家が21点、東家が8点、北家が8点を支払い、南家は37点を得る。"
    )


def test_three_pay_for_a_tile_that_was_drawn():
    score = scored(DRAWN)

    assert payment_text(score, EN) == "East, South and North pay 100 each; West wins 300."
    assert payment_text(score, ZH) == "东家、南家、北家各付100分；西家得300分。"
    assert payment_text(score, JA) == "東家、南家、北家が100点ずつ支払い、西家は300点を得る。"


def test_nobody_pays_for_a_hand_that_does_not_win():
    assert payment_text(scored(POOR), EN) == ""


def test_a_hand_that_wins_has_no_reason_not_to():
    assert why_no_win(scored(SHIFTED), EN) == ""


def test_tiles_without_a_shape():
    texts = [why_no_win(scored(NO_SHAPE), t) for t in (ZH, EN, JA)]

    assert texts == [
        "牌型不成立，不能和。",
        "These tiles are not a winning shape.",
        "アガリ形でない。",
    ]


def test_a_hand_below_the_minimum():
    texts = [why_no_win(scored(POOR), t) for t in (ZH, EN, JA)]

    assert texts == [
        "这手牌只有2分，不够8分起和，不能和。",
        "This hand is worth 2 points: below the minimum of 8, so no win.",
        "この手は2点。8点縛りに届かず、アガれない。",
    ]


def test_flowers_do_not_help_to_reach_the_minimum():
    texts = [why_no_win(scored(POOR_WITH_FLOWERS), t) for t in (ZH, EN, JA)]

    assert texts == [
        "不算花牌只有2分，不够8分起和，不能和。",
        "Without flowers this hand is worth 2 points: below the minimum of 8, so no win.",
        "花牌を除くと2点。8点縛りに届かず、アガれない。",
    ]


def test_a_reading_names_its_pair_and_its_fans():
    account = scored(SHIFTED).account
    assert account is not None

    assert counted_fans_text(account, "mcr-2014", EN) == (
        "With the 5 of characters as the pair: Mixed Shifted Chows 6, All Chows 2, All Simples 2,"
        " Pure Double Chow 1, Closed Wait 1."
    )
    assert counted_fans_text(account, "mcr-2014", ZH) == (
        "五万作将：三色三步高6分、平和2分、断幺2分、一般高1分、坎张1分。"
    )
    assert counted_fans_text(account, "mcr-2014", JA) == (
        "雀頭が五萬なら、三色三步高6点、平和2点、断幺2点、一般高1点、坎張1点。"
    )


def test_a_reading_without_a_pair_names_its_fans():
    account = scored(DRAWN).account
    assert account is not None

    assert (
        counted_fans_text(account, "mcr-2014", EN) == "Thirteen Orphans 88, Fully Concealed Hand 4."
    )


def test_a_fan_that_counts_more_than_once():
    score = scored(hand("123m123p789m78p99s", "9p"))
    line = next(each for each in score.counted if each.fan.id == "mixed-double-chow")

    assert [line_text(line, "mcr-2014", t) for t in (ZH, EN, JA)] == [
        "喜相逢1分×2",
        "Mixed Double Chow 1 ×2",
        "喜相逢1点×2",
    ]


def test_another_reading_stands_below_the_one_that_counts():
    score = scored(SHIFTED)

    assert [reading_note(each, score, EN) for each in score.others] == ["below the minimum"]
    assert [reading_note(each, score, JA) for each in score.others] == ["8点に足りない"]
    assert score.account is not None
    assert reading_note(score.account, score, EN) == "worth the same"
