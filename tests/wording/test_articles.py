"""The tables of articles: every place that the code cites stands in its rule text's table."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scoring import RULE_SETS, System
from wording import LANGUAGES, WordingError, translator
from wording.articles import article, article_title, articles_of
from wording.articles.table import merged_rows, parent_number, rows

TABLES = Path(__file__).parents[2] / "scoring"
NUMBER = re.compile(r"\d+(\.\d+)*(\(\d+\)\d?)?|\d[\d.]* row \d+|appendix \d+( |,).*|appendix \d+")
EDITIONS = ("mcr-1998", "mcr-2006", "mcr-2014")


def resolves(rules: str, cite: str) -> bool:
    try:
        return bool(article(rules, cite))
    except WordingError:
        return False


def literals(system: System) -> Iterator[tuple[str, ast.AST]]:
    """Each text of the table procedures with the call that it is an argument of, if any."""
    for file in sorted((TABLES / system / "table").glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.Constant) and isinstance(child.value, str):
                    yield child.value, node


def cited(system: System) -> set[str]:
    """The articles among the texts of the table procedures."""
    parts = [part for text, _ in literals(system) for part in text.split("; ")]
    return {part for part in parts if NUMBER.fullmatch(part)}


def cited_by_edition() -> Iterator[tuple[str, str]]:
    """(edition, article) where the procedures name the articles of each edition in one call."""
    for _, node in literals(System.MCR):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "articles_by_edition":
            texts = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            of_1998, later = texts[:2]
            for edition, text in zip(EDITIONS, (of_1998, later, texts[-1]), strict=True):
                for part in text.split("; "):
                    yield edition, part


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_fan_principle_and_article_of_the_rule_set_resolves(rules: str):
    known = RULE_SETS[rules]
    cites = [cite for fan in known.fans for cite in fan.articles]
    cites += [*known.principles.values(), *known.articles.values()]

    assert [cite for cite in cites if not resolves(rules, cite)] == []


@pytest.mark.parametrize("system", System)
def test_every_article_of_the_table_procedures_resolves(system: System):
    sets = [rules for rules, known in RULE_SETS.items() if known.system is system]
    found = cited(system)

    assert len(found) > 40
    assert [cite for cite in found if not any(resolves(rules, cite) for rules in sets)] == []


def test_articles_told_apart_by_edition_stand_in_the_text_of_that_edition():
    found = set(cited_by_edition())

    assert len(found) > 90
    assert [pair for pair in found if not resolves(*pair)] == []


@pytest.mark.parametrize("rules", RULE_SETS)
def test_titles_are_short_and_in_every_language(rules: str):
    for each in articles_of(rules):
        titles = {lang: article_title(each.number, rules, translator(lang)) for lang in LANGUAGES}

        assert len(titles["en"].split()) <= 12
        assert all(0 < len(title) <= 80 for title in titles.values())


@pytest.mark.parametrize("rules", RULE_SETS)
def test_no_article_stands_there_twice_and_each_stands_in_one_before_it(rules: str):
    numbers = [each.number for each in articles_of(rules)]

    assert len(numbers) == len(set(numbers))
    for place, each in enumerate(articles_of(rules)):
        assert each.parent is None or each.parent in numbers[:place]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_articles_stand_in_the_order_of_their_numbers(rules: str):
    for chapter in {each.parent for each in articles_of(rules)}:
        inside = [each.number for each in articles_of(rules) if each.parent == chapter]
        within_text = [number for number in inside if number[0].isdecimal()]
        keys = [[int(part) for part in re.findall(r"\d+", number)] for number in within_text]

        assert keys == sorted(keys)


@pytest.mark.parametrize(("rules", "count"), [("rengo", 73), ("imj", 39), ("mcr-1998", 17)])
def test_the_texts_that_number_their_articles_through_have_all_of_them(rules: str, count: int):
    numbers = [each.number for each in articles_of(rules) if each.number.isdecimal()]

    assert numbers == [str(number) for number in range(1, count + 1)]


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006"])
def test_the_later_editions_have_thirteen_articles_in_three_chapters(rules: str):
    articles = [each for each in articles_of(rules) if re.fullmatch(r"\d\.\d+", each.number)]

    assert [each.number.split(".")[1] for each in articles] == [str(n) for n in range(1, 14)]
    assert all(each.parent == f"chapter {each.number[0]}" for each in articles)


@pytest.mark.parametrize(
    ("rules", "cite", "title", "parent"),
    [
        ("mcr-2014", "3.8.1 row 7", "Thirteen Orphans", "3.8.1"),
        ("mcr-2014", "appendix 1 item 63", "All Chows", "appendix 1"),
        ("mcr-2006", "3.9.1.5(4)", "High not low", "3.9.1.5"),
        ("mcr-1998", "Art. 10.1(5)4", "High not low", "10.1(5)"),
        ("mcr-1998", "definitions item 53", "Two Concealed Kongs", "definitions"),
        ("imj", "27.1(4)", "Pure Same", "27.1"),
        ("imj", "7.1(3)", "Settings of a recorded event", "7.1"),
        ("rengo", "51(4)", "Pinfu", "51"),
        ("rengo", "51(3)", "Pungs of value tiles", "51"),
        ("rengo", "24(2)", "When the game ends", "24"),
        ("rengo", "56(2)6", "Fu of pair and sets", "56(2)"),
        ("mcr-2014", "appendix 9, 4.2", "Only positive scores count", "appendix 9, 4"),
    ],
)
def test_a_citation_has_its_title_and_its_place(rules: str, cite: str, title: str, parent: str):
    this_article = article(rules, cite)

    assert this_article.titles["en"] == title
    assert this_article.parent == parent


@pytest.mark.parametrize(
    ("rules", "cite"),
    [
        ("mcr-2006", "3.9.1.6(1)"),  # 3.9.1.5 there
        ("mcr-2006", "3.11.6.11(8)"),
        ("mcr-2006", "appendix 9, 4.2"),
        ("mcr-2014", "3.8.1 row 82"),
        ("rengo", "24(3)"),
        ("rengo", "74"),
        ("imj", "27.1(9)"),
        ("mcr-1998", ""),
    ],
)
def test_a_place_that_the_text_does_not_have_is_refused(rules: str, cite: str):
    with pytest.raises(WordingError) as refused:
        article(rules, cite)

    assert refused.value.code == "unknown-article"


def test_a_number_stands_in_the_number_before_its_last_part():
    parts = ["3.9.1.6(4)", "10.1(5)1", "3.8.1 row 7", "appendix 1 item 7", "appendix 9, 4.2", "51"]

    assert [parent_number(number) for number in parts] == [
        *("3.9.1.6", "10.1(5)", "3.8.1", "appendix 1", "appendix 9, 4", "")
    ]


def test_rows_of_another_edition_are_entered_behind_what_stands_before_them():
    base = list(rows("mcr-2014").values())
    own = [rows("mcr-2006")[f"3.9.1.5({n})"] for n in (1, 2)]
    numbers = [row.number for row in merged_rows(base, own)]
    first = numbers.index("3.9.1.5")

    assert numbers[first : first + 4] == ["3.9.1.5", "3.9.1.5(1)", "3.9.1.5(2)", "3.9.1.6"]
