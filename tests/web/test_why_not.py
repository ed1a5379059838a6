"""The page that answers why a hand has not another fan."""

import pytest
from flask import Flask

from tests.web.visitor import SiteVisitor

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
    assert not [form for form in page.forms if form.action.endswith("why-not")]
