"""Names, articles, numbers and what a fan is looked for by."""

import pytest

from tests.wording.hands import RULES
from wording import (
    LANGUAGES,
    article_label,
    fan_also,
    fan_name,
    fan_search_text,
    points,
    principle_name,
    series_name,
    signed,
    times,
    translator,
)

ZH, EN, JA = (translator(lang) for lang in ("zh", "en", "ja"))
FAN = RULES.fan("mixed-double-chow")


def test_a_fan_has_its_name_in_each_language_and_a_second_one():
    assert [fan_name(FAN, t) for t in (ZH, EN, JA)] == ["喜相逢", "Mixed Double Chow", "喜相逢"]
    assert fan_also(FAN, RULES.id, ZH) == ("Mixed Double Chow", "en")
    assert fan_also(FAN, RULES.id, EN) == ("喜相逢", "zh-Hans")
    assert fan_also(RULES.fan("all-green"), RULES.id, JA) == ("All Green", "en")


def test_a_second_name_is_never_the_first_again():
    assert fan_also(FAN, RULES.id, JA) == ("Mixed Double Chow", "en")


def test_every_series_and_principle_has_a_name():
    for lang in LANGUAGES:
        t = translator(lang)
        assert all(series_name(series, RULES.id, t) for series in RULES.series)
        assert all(principle_name(each, RULES.id, t) for each in RULES.principles)


def test_a_series():
    assert [series_name("way-of-winning", RULES.id, t) for t in (ZH, EN, JA)] == [
        "和牌方式系列",
        "Way of Winning",
        "アガリ方系列",
    ]


def test_a_principle():
    assert [principle_name("account-once", RULES.id, t) for t in (ZH, EN, JA)] == [
        "套算一次原则",
        "account-once principle",
        "一回再利用できる原則",
    ]


@pytest.mark.parametrize(
    ("article", "zh", "en", "ja"),
    [
        ("3.8.1 row 51", "3.8.1第51行", "3.8.1 row 51", "3.8.1第51行"),
        ("appendix 1 item 28", "附录1第28项", "appendix 1 item 28", "付録1第28項"),
        ("3.9.1.6(3)", "3.9.1.6(3)", "3.9.1.6(3)", "3.9.1.6(3)"),
    ],
)
def test_an_article_is_cited(article: str, zh: str, en: str, ja: str):
    assert [article_label(article, RULES.id, t) for t in (ZH, EN, JA)] == [zh, en, ja]


def test_points_and_signs():
    assert [points(1, RULES.id, t) for t in (ZH, EN, JA)] == ["1分", "1 point", "1点"]
    assert points(24, RULES.id, EN) == "24 points"
    assert [signed(each, EN) for each in (48, -16, 0)] == ["+48", "\N{MINUS SIGN}16", "0"]
    assert [times(each) for each in (1, 2)] == ["", "×2"]


@pytest.mark.parametrize("typed", ["mixed double", "喜相逢", "70", "xixiangfeng", "xxf"])
def test_a_fan_is_found_by_its_names_and_number(typed: str):
    assert typed in fan_search_text(FAN, RULES.id)


def test_what_a_fan_is_found_by_is_in_lower_case():
    for fan in RULES.fans:
        assert fan_search_text(fan, RULES.id) == fan_search_text(fan, RULES.id).lower()
