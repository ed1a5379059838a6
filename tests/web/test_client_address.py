"""What counts as one address: all limits by address go by it."""

from pathlib import Path

import pytest
from flask import Flask

from tests.web.account_forms import form_to
from tests.web.visitor import SiteVisitor
from web.accounts import limits
from web.visitors.client_address import network_of

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.8", "192.0.2.8"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:C000:0207", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::7%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("unix:", "unix:"),
        ("no address", "no address"),
    ],
)
def test_an_address_counts_by_the_network_that_one_person_may_have(address: str, network: str):
    assert network_of(address) == network


def test_who_changes_addresses_within_a_network_waits_all_the_same(
    site: Flask, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(limits.TRIES_BY_ADDRESS, "sign-in", 3)

    def fail(address: str, number: int) -> int:
        visitor = SiteVisitor(site)
        visitor.client.environ_base["REMOTE_ADDR"] = address
        form = form_to(visitor.open("/account/in"), "/account/in")
        return visitor.send(form, name=f"name {number}", password="wrong one").status

    inside = [fail(f"2001:db8:1:2::{number:x}", number) for number in range(1, 5)]
    assert inside == [422, 422, 422, 429]
    assert fail("2001:db8:1:3::1", 9) == 422


def test_no_limit_reads_the_address_of_a_request_itself():
    """So that none counts 2^64 addresses of one home apart."""
    readers = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "web").rglob("*.py")
        if "remote_addr" in path.read_text(encoding="utf-8")
    }
    assert readers == {"web/visitors/client_address.py"}
