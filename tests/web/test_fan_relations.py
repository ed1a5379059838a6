"""How the page of a fan says that it stands to others, each tie with the article that says so."""

import pytest

from scoring import rule_set
from web.reference.fan_relations import RelationView, relation_views
from wording import translator


def relation(fan: str, rules: str, label: str) -> RelationView:
    own = rule_set(rules)
    views = relation_views(own.fan(fan), own, translator("en"), str)
    return next(each for each in views if each.label == label)


def cited(view: RelationView) -> dict[str, list[str]]:
    """The articles that stand beside each fan."""
    return {each.href: [article.label for article in each.articles] for each in view.fans}


@pytest.mark.parametrize(
    ("element", "rivals"),
    [
        (
            "chance-wind",
            {
                "big-four-winds": ["Art. 27.2(6)"],
                "little-four-winds": ["Art. 27.2(6)"],
                "big-three-dragons": [],
                "little-three-dragons": [],
            },
        ),
        (
            "big-four-winds",
            {
                "little-four-winds": [],
                "big-three-dragons": [],
                "little-three-dragons": [],
                "pung-of-dragon": [],
                "chance-wind": ["Art. 27.2(6)"],
                "chance-round": ["Art. 27.2(7)"],
            },
        ),
        (
            "little-three-dragons",
            {
                "big-four-winds": [],
                "little-four-winds": [],
                "big-three-dragons": [],
                "pung-of-dragon": ["Art. 27.2(5)"],
                "chance-wind": [],
                "chance-round": [],
            },
        ),
    ],
)
def test_a_rival_is_cited_by_the_entry_that_keeps_it_out(
    element: str, rivals: dict[str, list[str]]
) -> None:
    """27.2: the other rivals are kept out by the limit of the group alone."""
    view = relation(element, "imj", "Not counted with it")

    assert cited(view) == rivals
    assert [each.label for each in view.articles] == ["Art. 27.2"]


@pytest.mark.parametrize(
    ("rules", "label", "fan", "places"),
    [
        ("mcr-2014", "Also covers", "four-kongs", ["3.8.1 row 5"]),
        ("mcr-2014", "Covered by", "melded-kong", ["3.8.1 row 5", "3.8.1 row 17"]),
        ("mcr-2014", "Covered by", "concealed-kong", ["3.8.1 row 57"]),
        ("mcr-1998", "Also covers", "three-kongs", ["Art. 10.1(5)1"]),
        ("mcr-1998", "Covered by", "two-melded-kongs", ["Art. 10.1(5)1"]),
    ],
)
def test_what_covers_a_fan_is_cited_where_it_says_so(
    rules: str, label: str, fan: str, places: list[str]
) -> None:
    """2006 and 2014: rows 5, 17 and 57. In 1998 the principle alone says so."""
    assert [each.label for each in relation(fan, rules, label).articles] == places
