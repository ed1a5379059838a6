"""The page that answers why a hand has not another fan."""

import pytest
from flask import Flask

from scoring import RULE_SETS, wire
from tests.web.visitor import SiteVisitor
from web.reference.why_not_view import why_not_view
from wording import translator

pytestmark = pytest.mark.any_database


HAND = "hand=123456789m22p78s9s"


@pytest.mark.parametrize(
    ("fan", "told"),
    [
        ("full-flush", "in the way"),
        ("pure-straight", "It counts."),
        ("short-straight", "implied by Pure Straight"),
        ("no-such-fan", "Why not another fan?"),
    ],
)
def test_a_fan_that_is_missing_struck_or_counted_is_told(site: Flask, fan: str, told: str):
    page = SiteVisitor(site, "en").open(f"/mcr-2014/why-not?{HAND}&fan={fan}")

    assert told in page.text


def test_a_hand_that_cannot_be_is_refused_with_its_fault(site: Flask):
    page = SiteVisitor(site, "en").open("/mcr-2014/why-not?hand=11111m&fan=full-flush")

    assert "The winning tile is missing" in page.text
    (form,) = [form for form in page.forms if form.action.endswith("why-not")]
    assert form.values("hand") == ["11111m"]


@pytest.mark.parametrize(
    "address", ["/mcr-2014/fans/full-flush", "/mcr-2014/why-not?fan=full-flush"]
)
def test_a_fan_is_asked_about_for_a_hand_that_is_typed(site: Flask, address: str):
    visitor = SiteVisitor(site, "en")
    form = next(form for form in visitor.open(address).forms if form.action.endswith("why-not"))

    assert form.values("fan") == ["full-flush"]
    assert "in the way" in visitor.open(f"{form.action}?{HAND}&fan=full-flush").text


def test_each_fan_can_be_tapped_beside_a_hand(site: Flask):
    page = SiteVisitor(site, "en").open(f"/mcr-2014/why-not?{HAND}")

    for fan in RULE_SETS["mcr-2014"].fans:
        assert f'<button class="map-cell" name="fan" value="{fan.id}"' in page.text


def test_a_pair_that_stays_stands_up_with_the_sets():
    """2014, appendix 1 item 49: four pungs and a pair of anything."""
    hand = wire.read_hand_alone({"concealed": "222333m446p5558s", "win": "8s"})
    view = why_not_view(RULE_SETS["mcr-2014"], hand, "all-pungs", translator("en"))
    standing = [each.code for suit in view.hand.suits for each in suit if each.own]

    assert standing.count("8s") == 1
    assert view.hand.win
    assert view.hand.win.own
