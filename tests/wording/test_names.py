"""Names, articles, numbers and what a fan is looked for by."""

import re

import pytest

from scoring import RULE_SETS, rule_set
from tests.wording.hands import RULES
from wording import (
    LANGUAGES,
    amount,
    article_label,
    fan_name,
    fan_search_text,
    minimum_text,
    points,
    principle_name,
    rules_badge,
    rules_name,
    second_name,
    series_name,
    signed,
    times,
    translator,
)

ZH, EN, JA = (translator(lang) for lang in ("zh", "en", "ja"))
FAN = RULES.fan("mixed-double-chow")


def test_a_fan_has_its_name_in_each_language_and_a_second_one():
    assert [fan_name(FAN, t) for t in (ZH, EN, JA)] == ["喜相逢", "Mixed Double Chow", "喜相逢"]
    assert second_name(FAN, RULES.id, EN) == ("喜相逢", "zh-Hans")
    assert second_name(RULES.fan("all-green"), RULES.id, JA) == ("All Green", "en")


def test_beside_chinese_names_stands_a_second_one_only_where_the_reader_chose_its_language():
    assert second_name(FAN, RULES.id, ZH) == ("", "")
    assert second_name(FAN, RULES.id, ZH.with_names_in("en")) == ("Mixed Double Chow", "en")


def test_a_second_name_is_never_the_first_again():
    assert second_name(FAN, RULES.id, JA) == ("Mixed Double Chow", "en")


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
        ("appendix 1 item 28", "附件1第28项", "appendix 1 item 28", "付録1第28項"),
        ("3.9.1.6(3)", "3.9.1.6(3)", "3.9.1.6(3)", "3.9.1.6(3)"),
    ],
)
def test_an_article_is_cited(article: str, zh: str, en: str, ja: str):
    assert [article_label(article, RULES.id, t) for t in (ZH, EN, JA)] == [zh, en, ja]


def test_an_article_of_international_mahjong_is_no_bare_number():
    texts = [article_label("27.1(2)", "imj", t) for t in (ZH, EN, JA)]

    assert texts == ["第27.1条(2)", "Art. 27.1(2)", "第27.1条(2)"]


@pytest.mark.parametrize(
    ("article", "zh", "en", "ja"),
    [
        ("Art. 9 row 19", "第9条第19行", "Art. 9 row 19", "第9条第19行"),
        ("definitions item 4", "番种定义第4项", "definition 4", "役の定義第4項"),
        ("Art. 10.1(5)1", "第10.1条(5)1", "Art. 10.1(5)1", "第10.1条(5)1"),
        ("9 row 77", "第9条第77行", "Art. 9 row 77", "第9条第77行"),
        ("3.1(2)", "第3.1条(2)", "Art. 3.1(2)", "第3.1条(2)"),
    ],
)
def test_an_article_of_1998_is_cited(article: str, zh: str, en: str, ja: str):
    assert [article_label(article, "mcr-1998", t) for t in (ZH, EN, JA)] == [zh, en, ja]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_article_that_is_cited_is_put_into_words(rules: str):
    known = rule_set(rules)
    cited = {article for fan in known.fans for article in fan.articles}
    cited |= {*known.principles.values(), *known.articles.values()}

    for article in cited:
        assert not re.search("[A-Za-z]", article_label(article, rules, ZH)), article
        assert not re.search("[A-Za-z]", article_label(article, rules, JA)), article
        assert article_label(article, rules, EN)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_rule_set_has_names(rules: str):
    known = rule_set(rules)
    for lang in LANGUAGES:
        t = translator(lang)
        assert rules_badge(rules, t)
        assert rules_name(rules, t)
        assert minimum_text(rules, t)
        assert points(3, rules, t) not in ("3", "")
        assert all(fan_name(fan, t) for fan in known.fans)
        second = [second_name(fan, rules, t) for fan in known.fans]
        assert all(map(all, second)) or second == [("", "")] * len(second)
        assert all(series_name(series, rules, t) for series in known.series)
        assert all(principle_name(each, rules, t) for each in known.principles)


def test_rule_sets_by_name():
    assert [rules_badge("mcr-1998", t) for t in (ZH, EN, JA)] == [
        "国标1998",
        "MCR 1998",
        "MCR 1998",
    ]
    assert [rules_badge("rengo", t) for t in (ZH, EN, JA)] == ["日麻（连合）", "Rengo", "麻将連合"]
    assert [minimum_text(rules, EN) for rules in ("mcr-2014", "imj", "rengo")] == [
        "minimum 8",
        "no minimum",
        "one yaku",
    ]
    assert [minimum_text(rules, JA) for rules in ("mcr-2014", "imj", "rengo")] == [
        "8点縛り",
        "縛りなし",
        "1翻縛り",
    ]


def test_amounts_are_written_as_the_language_does():
    assert [amount(each, EN) for each in (0, 0.5, 2.5, 8000)] == ["0", "½", "2½", "8,000"]
    assert [amount(each, JA) for each in (0.5, 12000)] == ["½", "12000"]
    assert signed(12000, EN) == "+12,000"


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
