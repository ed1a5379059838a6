"""Articles as parts of addresses: every place of every text has one of its own, and leads back."""

import re

import pytest

from scoring import RULE_SETS, rule_set
from wording import WordingError
from wording.articles import article, article_at, articles_of, item_numbers, slug


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_place_is_found_again_by_its_slug(rules: str):
    titled = [each.number for each in articles_of(rules)]
    numbers = [*titled, *(item for number in titled for item in item_numbers(rules, number))]

    assert len({slug(number) for number in numbers}) == len(numbers)
    for number in numbers:
        assert article_at(rules, slug(number)) == article(rules, number)
        assert re.fullmatch(r"[a-z0-9.]+(?:-[a-z0-9.]+)*", slug(number))


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_fan_stands_at_articles_that_are_found(rules: str):
    for fan in rule_set(rules).fans:
        for cite in fan.articles:
            assert article_at(rules, slug(cite)) == article(rules, cite)


@pytest.mark.parametrize(
    ("cite", "expected"),
    [
        ("3.9.1.6(1)", "3.9.1.6-1"),
        ("3.8.1 row 28", "3.8.1-row-28"),
        ("appendix 1 item 28", "appendix-1-item-28"),
        ("appendix 9, 4.1", "appendix-9-4.1"),
        ("Art. 10.1(5)1", "10.1-5-1"),  # as the text of 1998 is cited
        ("chapter 3", "chapter-3"),
        ("51", "51"),
    ],
)
def test_a_slug_keeps_what_a_reader_would_write(cite: str, expected: str):
    assert slug(cite) == expected


def test_items_without_a_title_are_places_too():
    assert item_numbers("imj", "4.2") == ("4.2(1)", "4.2(2)")
    assert article_at("imj", "4.2-2").parent == "4.2"


@pytest.mark.parametrize("wrong", ["", "3.9.1.6(1)", "99.9", "4.2-3", "../fans"])
def test_what_names_no_place_is_refused(wrong: str):
    with pytest.raises(WordingError) as refused:
        article_at("imj", wrong)

    assert refused.value.code == "unknown-article"
