"""The page that tells what thirteen or fourteen tiles could become."""

import pytest
from flask import Flask

from tests.web.visitor import SiteVisitor

pytestmark = pytest.mark.any_database


THIRTEEN = "hand=123678m23678p55s"
FOURTEEN = "hand=123456789m1134p1z"


@pytest.mark.parametrize(
    ("query", "told"),
    [
        (THIRTEEN, "The nearest winning shape: 1 tile away."),
        (THIRTEEN, "8 unseen"),
        (f"{THIRTEEN}&seen=111p", "5 unseen"),
        (THIRTEEN, "Fully Concealed Hand"),
        # appendix 1 item 9: Little Four Winds is counted, Big Three Winds is not
        ("hand=56m8s111222z3z444z", "With West: Little Four Winds counts in its place."),
        ("hand=56m1p8s111222z3z444z", "With West: Little Four Winds counts in its place."),
        (FOURTEEN, "What stays just as close after each discard"),
        ("hand=123m", "too few"),
        (f"{THIRTEEN}&seen=9x", "Expected digits"),
        ("", "Tiles visible elsewhere"),
    ],
)
def test_a_hand_is_told_what_it_could_become(site: Flask, query: str, told: str):
    page = SiteVisitor(site, "en").open(f"/mcr-2014/plans?{query}")

    assert told in page.text


@pytest.mark.parametrize(
    ("rules", "language"), [("mcr-1998", "zh-Hans"), ("imj", "en"), ("rengo", "ja")]
)
def test_each_rule_set_has_the_page(site: Flask, rules: str, language: str):
    page = SiteVisitor(site, language).open(f"/{rules}/plans?{FOURTEEN}")

    assert page.status == 200


@pytest.mark.parametrize(
    "address",
    [
        f"/mcr-2014/score?{THIRTEEN}",
        "/mcr-2014/score?hand=123678m23678p55s9s",
        "/mcr-2014/why-not?hand=123456789m22p78s9s",
    ],
)
def test_the_scorer_and_why_not_lead_there(site: Flask, address: str):
    page = SiteVisitor(site, "en").open(address)

    assert ("/mcr-2014/plans" in page.text) or any("/plans" in link for link in page.links)


def test_the_tile_that_was_typed_last_lies_apart(site: Flask):
    page = SiteVisitor(site, "en").open("/mcr-2014/plans?hand=123456789m1134p 1m")

    assert "1 of characters" in page.text
