"""The glossary: every term whole in three languages, with places that its rule texts have."""

import re
from collections import Counter
from pathlib import Path

import pytest

from scoring import RULE_SETS
from wording import LANGUAGES, WordingError, translator
from wording.articles import article
from wording.glossary import (
    TERMS,
    bare_name,
    in_brackets,
    term,
    term_under,
    terms,
    terms_of,
    under_rules,
)

CHINESE = re.compile(r"[\u4e00-\u9fff]")
PINYIN = re.compile(r"[a-zA-Zāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü0-9'’ 、,，…-]+")
KANA = re.compile(r"[\u3040-\u30ffー、・（）A-Za-z0-9 ]+")


def test_every_area_has_terms():
    assert set(Counter(each.area for each in TERMS.values())) == set(terms.AREAS)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_rule_set_has_terms_of_every_level(rules: str):
    asked = Counter(each.level for each in terms_of(rules) if each.articles[rules])

    assert all(asked[level] >= 10 for level in terms.LEVELS)


def test_every_article_of_a_term_stands_in_that_rule_text():
    for each in TERMS.values():
        for rules, cites in each.articles.items():
            assert all(article(rules, cite) for cite in cites)


def test_no_definition_says_the_name_that_it_defines():
    results = [
        (each.id, lang)
        for each in TERMS.values()
        for lang in LANGUAGES
        if re.search(
            rf"(?<![a-z]){re.escape(bare_name(each.names[lang]))}(?![a-z])",
            each.definitions[lang].lower(),
        )
    ]

    assert results == []


def test_chinese_names_have_pinyin_and_japanese_ones_kana():
    for lang, reading in (("zh-Hans", PINYIN), ("ja", KANA)):
        named = [each for each in TERMS.values() if CHINESE.search(each.names[lang])]

        assert [each.id for each in named if not reading.fullmatch(each.readings[lang])] == []


def test_definitions_fit_a_choice():
    for each in TERMS.values():
        assert len(each.definitions["en"].split()) <= 20
        assert len(each.definitions["zh-Hans"]) <= 36
        assert len(each.definitions["ja"]) <= 44


def test_near_terms_are_near_one_another():
    for each in TERMS.values():
        assert all(each.id in TERMS[other].near for other in each.near)
        assert each.id not in each.near


@pytest.mark.parametrize(
    ("one", "other", "like"),
    [
        ("the-pair", "eyes", True),  # the word of another rule set
        ("dealer", "east-player", True),  # the same player
        ("chow", "chow-verb", True),  # one English word
        ("chow", "pung", False),
        ("non-repeat", "non-identical", False),
    ],
)
def test_terms_that_could_be_taken_for_one_are_known(one: str, other: str, like: bool):
    assert term(one).is_like(term(other)) is like


def test_a_definition_that_holds_the_whole_name_asks_nothing():
    assert term("tile-5p").speaks_for_itself
    assert not term("chow").speaks_for_itself


def test_a_reading_stands_in_brackets_of_the_language():
    shown = [in_brackets("刻子", "kèzi", translator(lang)) for lang in LANGUAGES]

    assert shown == ["刻子（kèzi）", "刻子 (kèzi)", "刻子（kèzi）"]
    assert in_brackets("pung", "", translator("en")) == "pung"


def test_an_unknown_term_is_refused():
    with pytest.raises(WordingError) as refused:
        term("no-such-term")

    assert refused.value.code == "unknown-term"


AREA = "principles"


def read_again(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    (folder / f"{AREA}.tsv").write_text(text, encoding="utf-8")
    monkeypatch.setattr(terms, "_HERE", folder)
    monkeypatch.setattr(terms, "AREAS", (AREA,))
    return len(terms._read())


def table() -> str:
    return (Path(terms.__file__).parent / f"{AREA}.tsv").read_text(encoding="utf-8")


def test_a_table_is_read_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert read_again(table(), tmp_path, monkeypatch) == table().count("\n") - 1


@pytest.mark.parametrize(
    ("found", "put"),
    [
        ("\t4\tnon-repeat", "\t9\tnon-repeat"),  # no such level
        ("\nnon-identical\t", "\nnon-repeat\t"),  # one id twice
        ("Said of a fan that may be counted together with another.", ""),
        ("\timplied-fan not-counted-with\t", "\tno-such-term\t"),
        ("definition en\t", "definition\t"),
    ],
)
def test_a_table_that_is_not_whole_is_refused(
    found: str, put: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    assert found in table()

    with pytest.raises(WordingError) as refused:
        read_again(table().replace(found, put, 1), tmp_path, monkeypatch)

    assert refused.value.code == "bad-table"


@pytest.mark.parametrize(
    ("rules", "others", "allowed"),
    [
        (
            "imj",
            "[饼条]|和(?:牌|张|者|先)|能和|报和|过和|截和|点和|箭牌|字牌|荒牌",
            {"tans", "soks", "attachment-rules", "grade-element"},
        ),
        ("rengo", "将牌|箭牌|点和|点炮|单钓|圈风|门风|第一墩", set()),
    ],
)
def test_a_rule_set_asks_for_its_own_words(rules: str, others: str, allowed: set[str]):
    own = [term_under(rules, each.id) for each in terms_of(rules) if each.articles[rules]]
    said = {each.id: each.names["zh-Hans"] + each.definitions["zh-Hans"] for each in own}

    assert len(said) > 100
    assert {id for id, words in said.items() if re.search(others, words)} <= allowed
    assert term_under(rules, "dragon-tile").names["zh-Hans"] == "三元牌"
    assert term_under("mcr-2014", "dragon-tile") is term("dragon-tile")


@pytest.mark.parametrize("rules", ["imj", "rengo"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_terms_of_a_rule_set_become_one(rules: str, lang: str):
    own = [term_under(rules, each.id) for each in terms_of(rules)]
    names = Counter(each.names[lang] for each in own)

    assert max(Counter(each.definitions[lang] for each in own).values()) == 1
    changed = [each for each in own if each.names[lang] != term(each.id).names[lang]]
    assert [each.id for each in changed if names[each.names[lang]] > 1] == []


@pytest.mark.parametrize(
    "row",
    ["imj\ttile-4p\tzh-Hans\t四筒", "rengo\ttile-of-nobody\tzh-Hans\t组\tzǔ\t"],
    ids=["a cell short", "an unknown term"],
)
def test_a_table_of_own_words_that_is_not_whole_is_refused(
    row: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    table = tmp_path / "under_rules.tsv"
    table.write_text(f"rules\tid\tlanguage\tname\treading\tdefinition\n{row}\n")
    monkeypatch.setattr(under_rules, "_TABLE", table)

    with pytest.raises(WordingError):
        under_rules._own_terms.__wrapped__()


@pytest.mark.parametrize(("rules", "lang"), [("mcr-2014", "zh-Hans"), ("imj", "fr")])
def test_own_words_of_a_rule_set_without_the_term_or_the_language_are_refused(
    rules: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    table = tmp_path / "under_rules.tsv"
    row = f"{rules}\thonours-imj\t{lang}\t番子\t\t"
    table.write_text(f"rules\tid\tlanguage\tname\treading\tdefinition\n{row}\n")
    monkeypatch.setattr(under_rules, "_TABLE", table)

    with pytest.raises(WordingError, match="no term 'honours-imj'"):
        under_rules._own_terms.__wrapped__()
