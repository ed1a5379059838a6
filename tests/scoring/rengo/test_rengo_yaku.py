"""Each yaku of articles 51 and 52 where it is, and where it only nearly is.

A near miss makes a winning shape too. Where han are lost in an open hand (50), the open hand
stands in the table as well.
"""

import pytest

from scoring import rule_set
from tests.scoring.rengo.lines import counted, scored

RULES = rule_set("rengo")

# yaku | article | han | the hand | a near miss
TABLE = """
menzen-tsumo | 51(1) | 1 | 123m456p789s7733z -7z draw | 123m456p789s7733z -7z
menzen-tsumo | 51(1) | 1 | 12m99s777z456s *5555p -3m draw | 12m99s777z456s #5555p -3m draw
tanyao | 51(2) | 1 | 234m456p2255s <678s -5s | 234m456p2255s <789s -5s
yakuhai-haku | 51(3) | 1 | 23m456p11s =555z <789s -1m | 23m456p55z =111s <789s -1m
yakuhai-hatsu | 51(3) | 1 | 123m456p99s66z <789s -6z | 123m456p99s66z <789s -9s
yakuhai-chun | 51(3) | 1 | 23m456p11s *7777z <789s -1m | 23m456p77z *1111s <789s -1m
yakuhai-seat-wind | 51(3) | 1 | 23m456p11s =222z <789s -1m | 23m456p11s =333z <789s -1m
yakuhai-round-wind | 51(3) | 1 | 23m456p11s #1111z <789s -1m | 23m456p11s #1111z <789s -1m south-round
pinfu | 51(4) | 1 | 23m456789p55s678s -1m | 13m456789p55s678s -2m
pinfu | 51(4) | 1 | 23m456789p678s33z -1m | 23m456789p678s22z -1m
pinfu | 51(4) | 1 | 2399m456789p678s -4m | 1299m456789p678s -3m
pinfu | 51(4) | 1 | 23m456789p678s33z -1m draw | 23m456p678s33z <789p -1m draw
pinfu | 51(4) | 1 | 23m456789p678s33z -1m | 123m456789p678s3z -3z
iipeikou | 51(5) | 1 | 22334m456p99s777z -4m | 23345m456p99s777z -1m
iipeikou | 51(5) | 1 | 23m99s777z234m *1111p -4m draw | 23m99s777z <234m *1111p -4m draw
chankan | 51(6) | 1 | 23m456p99s <789s <567p -1m robbed | 23m456p99s <789s <567p -1m
rinshan-kaihou | 51(7) | 1 | 23m99s <789s <567p #1111p -1m replacement | 23m99s <789s <567p #1111p -1m draw
haitei | 51(8) | 1 | 23m99s <789s <567p #1111p -1m draw last | 23m99s <789s <567p #1111p -1m replacement last
houtei | 51(9) | 1 | 23m456p99s <789s <567p -1m last | 23m456p99s <789s <567p -1m draw last
houtei | 51(9) | 1 | 23m456p99s <789s <567p -1m last | 23m456p99s <789s <567p -1m robbed last
riichi | 51(10) | 1 | 13m456789p55s678s -2m riichi | 13m456789p55s678s -2m
double-riichi | 51(11) | 2 | 13m456789p55s678s -2m double | 13m456789p55s678s -2m riichi
chiitoitsu | 51(12) | 2 | 1155m2288p66s44z9s -9s | 112233m112233p9s -9s
sanshoku-doujun | 51(13) | 2 | 23m123p123s789s55z -1m | 23m123p234s789s55z -1m
sanshoku-doujun | 51(13) | 1 | 23m123p789s55z <123s -1m | 23m123p789s55z <234s -1m
ittsuu | 51(14) | 2 | 12345678m123p55z -9m | 12345678m123p55z -3m
ittsuu | 51(14) | 1 | 12345678m55z <123p -9m | 12378m55z <567m <123p -9m
chanta | 51(15) | 2 | 123m789p11155z78s -9s | 123m789p11155z78s -6s
chanta | 51(15) | 1 | 123m11155z78s <789p -9s | 123m11155z78s <678p -9s
chanta | 51(15) | 2 | 123m789p11155z78s -9s | 111m999p1199s333z -1s
sanshoku-doukou | 51(16) | 2 | 333m333p55s678s3s3s -3s | 333m333p55s678s44s -4s
sanshoku-doukou | 51(16) | 2 | 33m55s =333p #3333s <678s -3m | 33m55s =333p #4444s <678s -3m
toitoi | 51(17) | 2 | 33m55s =333p #4444s =777z -3m | 34m55s =333p #4444s =777z -5m
sanankou | 51(18) | 2 | 333m444p55s77z <678s -7z draw | 333m444p55s77z <678s -7z
sanankou | 51(18) | 2 | 333m55s77z *4444p <678s -7z draw | 333m55s77z #4444p <678s -7z draw
sankantsu | 51(19) | 2 | 34m55s #3333p *4444s +7777z -5m | 34m55s #3333p *4444s =777z -5m
honroutou | 51(20) | 2 | 11m99s =111p =999p =333z -1m | 11m99s =111p =888p =333z -1m
honroutou | 51(20) | 2 | 1199m1199p1122z9s -9s | 1199m1199p1122z8s -8s
ryanpeikou | 51(21) | 3 | 112233m55p66778s -8s | 112233m55p66778s -5s
ryanpeikou | 51(21) | 3 | 22223333444m77p -4m | 222333444m678p7p -7p
junchan | 51(22) | 3 | 123m789p99911s78s -9s | 123m789p99911s78s -6s
junchan | 51(22) | 2 | 123m11178s99p <789p -9s | 123m11178s5z5z <789p -9s
honitsu | 51(23) | 3 | 123456m33377z78m -9m | 123456p33377z78m -9m
honitsu | 51(23) | 2 | 123456m3355z <789m -5z | 123456m3355z <789p -5z
shousangen | 51(24) | 4 | 123m45p66z =555z =777z -6p | 123456m66z66p =777z -6p
chinitsu | 51(25) | 6 | 1112345566778m -8m | 111234556677m1z -1z
chinitsu | 51(25) | 5 | 3445566799m <123m -8m | 3445566799m <123p -8m
tenhou | 52(1) | 13 | 123m456p99s77z33z7z -3z draw first dealer | 123m456p99s77z33z7z -3z draw dealer
tenhou | 52(1) | 13 | 123m456p99s77z33z7z -3z draw first dealer | 123m456p99s77z33z7z -3z first dealer
chiihou | 52(2) | 13 | 123m456p99s77z33z7z -3z draw first | 99s77z33z7z456p *1111m -3z draw first
chiihou | 52(2) | 13 | 123m456p99s77z33z7z -3z draw first | 123m456p99s77z33z7z -3z first
daisangen | 52(3) | 13 | 123m99s55566z =777z -6z | 123m99s55566z =777z -9s
daisuushii | 52(4)1 | 13 | 11m11222z =333z *4444z -1z | 12m11222z =333z *4444z -3m
shousuushii | 52(4)2 | 13 | 12m11222z =333z *4444z -3m | 12m111z99p =333z *4444z -3m
suuankou | 52(5) | 13 | 111m333p55588s77z -7z draw | 111m333p55588s77z -7z
suuankou | 52(5) | 13 | 111m333p555s777z8s -8s | 111m333p555s8s =777z -8s
suukantsu | 52(6) | 13 | 5s #3333p *4444s +7777z *1111m -5s | 555s3s #3333p *4444s +7777z -3s
tsuuiisou | 52(7) | 13 | 1122z555z =666z *7777z -1z | 11z99s555z =666z *7777z -1z
tsuuiisou | 52(7) | 13 | 1122334455667z -7z | 1122334455z99s7z -7z
chinroutou | 52(8) | 13 | 1199m =111p =999p *9999s -1m | 1199m =111p =777z *9999s -1m
ryuuiisou | 52(9) | 13 | 2233446688s <234s -8s | 2233446688s <234m -8s
ryuuiisou | 52(9) | 13 | 22333s66z =666s <234s -6z | 22333s66z =666s =555s -6z
chuuren-poutou | 52(10) | 13 | 1112345678999m -5m | 111234567899m8m -7m
chuuren-poutou | 52(10) | 13 | 1123456789999m -1m | 2345678999m *1111m -8m
kokushi-musou | 52(11) | 13 | 19m19p19s1234567z -4z | 1199m1199p11227z -7z
kokushi-musou | 52(11) | 13 | 119m19p19s123456z -7z | 1199m1199p11227z -7z
"""
ROWS = [
    tuple(cell.strip() for cell in row.split(" | ")) for row in TABLE.splitlines() if row.strip()
]


@pytest.mark.parametrize(("yaku", "article", "han", "hit", "near_miss"), ROWS)
def test_yaku_is_there_by_its_article_and_not_in_the_near_miss(
    yaku: str, article: str, han: str, hit: str, near_miss: str
) -> None:
    won, missed = scored(hit), scored(near_miss)

    assert RULES.fan(yaku).article == article
    assert won.why_not is None
    assert counted(won)[yaku] == int(han)
    assert missed.account is not None
    assert yaku not in counted(missed)


def test_every_yaku_has_its_rows() -> None:
    assert {row[0] for row in ROWS} | {"dora"} == {fan.id for fan in RULES.fans}


def test_a_yaku_of_a_closed_hand_is_worth_less_or_nothing_in_an_open_one() -> None:
    """Article 50, with the notes of 51."""
    lesser = {fan.id for fan in RULES.fans if fan.open_value and fan.open_value < fan.value}
    none = {fan.id for fan in RULES.fans if fan.concealed_only}

    assert lesser == {"sanshoku-doujun", "ittsuu", "chanta", "junchan", "honitsu", "chinitsu"}
    assert none == {
        *("menzen-tsumo", "pinfu", "iipeikou", "riichi", "double-riichi", "chiitoitsu"),
        *("ryanpeikou", "tenhou", "chiihou", "suuankou", "chuuren-poutou", "kokushi-musou"),
    }


def test_each_yakuhai_set_is_a_han_and_a_double_wind_two() -> None:
    """Article 51(3)."""
    result = scored("34m22s =111z =555z =666z -5m", seat="E")

    assert counted(result) == {
        "yakuhai-seat-wind": 1,
        "yakuhai-round-wind": 1,
        "yakuhai-haku": 1,
        "yakuhai-hatsu": 1,
    }


STRUCK = [
    ("13m456789p55s678s -2m double", "riichi", "double-riichi", "replaced", "51(11)"),
    ("112233m55p66778s -8s", "iipeikou", "ryanpeikou", "replaced", "51(21)"),
    ("123m789p99911s78s -9s", "chanta", "junchan", "replaced", "51(22)"),
    ("123m45p66z =555z =777z -6p", "yakuhai-haku", "shousangen", "contained", "51(24)"),
    ("123m45p66z =555z =777z -6p", "yakuhai-chun", "shousangen", "contained", "51(24)"),
    ("1122z555z =666z *7777z -1z", "toitoi", "daisangen", "yakuman-alone", "53"),
]


@pytest.mark.parametrize(("text", "yaku", "because", "principle", "article"), STRUCK)
def test_what_is_not_counted_says_why(
    text: str, yaku: str, because: str, principle: str, article: str
) -> None:
    account = scored(text).account
    assert account is not None
    (line,) = [line for line in account.struck if line.fan.id == yaku]

    assert (line.because, line.principle, line.articles) == (because, principle, (article,))
    assert yaku not in {line.fan.id for line in account.counted}


def test_winds_count_beside_shousangen() -> None:
    """Article 51(24): its four han hold those of the dragon pungs, and no others."""
    assert counted(scored("22z45p66z =555z =777z 6p -2z")) == {
        "shousangen": 4,
        "honitsu": 2,
        "yakuhai-seat-wind": 1,
    }


def test_several_yakuman_are_all_told_and_worth_one() -> None:
    """Article 54."""
    result = scored("1122z555z =666z *7777z -1z")

    assert counted(result) == {"daisangen": 13, "tsuuiisou": 13}
    assert (result.total, result.limit) == (13, "yakuman")
    assert result.account is not None
    assert result.account.base is None
    assert result.payments is not None
    assert max(result.payments.values()) == 32000


@pytest.mark.parametrize(("told", "first"), [("dealer", "tenhou"), ("", "chiihou")])
def test_pungs_that_may_be_chows_count_as_suuankou_beside_a_first_turn(
    told: str, first: str
) -> None:
    """Articles 52(5) and 54: read as chows or as pungs it pays the same; all yakuman are told."""
    result = scored(f"111222333m555z6z -6z draw first {told}")

    assert counted(result) == {first: 13, "suuankou": 13}
    assert result.total == 13


def test_a_yakuman_takes_up_the_dora() -> None:
    """Article 53."""
    result = scored("19m19p19s1234567z -4z", dora_indicator="3z")

    assert counted(result) == {"kokushi-musou": 13}
    assert result.total == 13
