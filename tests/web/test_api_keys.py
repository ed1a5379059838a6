"""Keys for programs: made by an account, shown once, used, revoked."""

import re
from datetime import timedelta

import pytest
from flask import Flask
from sqlalchemy import select

from school.accounts.api_keys import MOST_KEYS
from school.accounts.digests import digest
from school.accounts.models import ApiKey
from tests.web.account_forms import WORD, form_to, send, sign_up
from tests.web.visitor import SiteVisitor
from web.api.operation import ROOT
from web.services import services
from web.visitors import request_limits
from web.visitors.request_limits import Allowance, RequestCounts


def made(who: SiteVisitor, name: str = "My script") -> str:
    """A new key, as its page shows it."""
    page = send(who, "/account/keys", name=name)
    assert page.status == 200
    return re.findall(r"fanwise_[0-9a-f]{64}", page.text)[0]


def kept(site: Flask) -> list[ApiKey]:
    with services(site).database.reading() as reading:
        return list(reading.scalars(select(ApiKey).order_by(ApiKey.id)))


def asks(site: Flask, key: str) -> int:
    """The status of what is answered to a program with that key."""
    client = site.test_client()
    return client.get(f"{ROOT}/fans", headers={"Authorization": f"Bearer {key}"}).status_code


@pytest.fixture
def lin(site: Flask) -> SiteVisitor:
    """Somebody with an account."""
    site.extensions[request_limits.COUNTS] = RequestCounts()
    who = SiteVisitor(site)
    sign_up(who)
    return who


def test_a_key_is_shown_once_and_kept_as_a_digest(site: Flask, lin: SiteVisitor) -> None:
    key = made(lin)
    (row,) = kept(site)
    assert row.key_digest == digest(key)
    page = lin.open("/account/keys").text
    assert "My script" in page
    assert "never used" in page
    assert key not in page


def test_the_same_form_sent_twice_makes_one_key(site: Flask, lin: SiteVisitor) -> None:
    form = form_to(lin.open("/account/keys"), "/account/keys")
    first, again = (lin.send(form, name="Script").text for _ in range(2))
    assert re.findall("fanwise_[0-9a-f]+", first) == re.findall("fanwise_[0-9a-f]+", again)
    assert len(kept(site)) == 1


def test_a_key_asks_for_more_and_its_use_is_noted(
    site: Flask, lin: SiteVisitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.api.callers.WITHOUT_KEY", Allowance(1, 60))
    key = made(lin)
    assert [asks(site, key) for _ in range(3)] == [200, 200, 200]
    (row,) = kept(site)
    assert row.last_used_at is not None
    assert row.last_used_at - row.made_at < timedelta(minutes=1)
    assert "last used" in lin.open("/account/keys").text

    monkeypatch.setattr("web.api.callers.WITH_KEY", Allowance(1, 60))
    assert [asks(site, key) for _ in range(2)] == [200, 429]


def test_the_keys_of_an_account_share_what_they_may_ask(
    site: Flask, lin: SiteVisitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.api.callers.WITH_KEY", Allowance(2, 60))
    keys = [made(lin, name) for name in ("One", "Two", "Three")]
    assert [asks(site, key) for key in keys] == [200, 200, 429]


def test_a_revoked_or_wrong_key_is_refused(site: Flask, lin: SiteVisitor) -> None:
    key, other = made(lin), made(lin, "Other")
    mine = str(kept(site)[0].public_id)
    form = form_to(lin.open("/account/keys"), "/account/keys/revoke")
    page = lin.send(form, key=mine)
    assert page.status in (200, 303)
    assert [asks(site, each) for each in (key, other, "x", "x" * 5000)] == [401, 200, 401, 401]

    client = site.test_client()
    refused = client.post(f"{ROOT}/score", headers={"Authorization": "Bearer x"}, json={})
    assert refused.headers["WWW-Authenticate"] == "Bearer"
    assert refused.get_json()["code"] == "unauthorized"
    assert "Access-Control-Allow-Origin" not in refused.headers
    basic = client.get(f"{ROOT}/fans", headers={"Authorization": "Basic YTpi"})
    assert basic.status_code == 200  # of whoever guards the site, and none of ours


def test_wrong_keys_are_counted(
    site: Flask, lin: SiteVisitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.api.callers.WITHOUT_KEY", Allowance(2, 60))
    assert [asks(site, "guess") for _ in range(3)] == [401, 401, 429]
    assert asks(site, made(lin)) == 200


def test_another_cannot_revoke_it(site: Flask, lin: SiteVisitor) -> None:
    key = made(lin)
    other = SiteVisitor(site)
    sign_up(other, "Wang")
    made(other)
    form = form_to(other.open("/account/keys"), "/account/keys/revoke")
    other.send(form, key=str(kept(site)[0].public_id))
    assert asks(site, key) == 200


def test_there_are_so_many_keys(site: Flask, lin: SiteVisitor) -> None:
    form = form_to(lin.open("/account/keys"), "/account/keys")
    for _ in range(MOST_KEYS):
        made(lin)
    page = lin.send(form, name="One more")
    assert page.status == 422
    assert "at most 10 keys" in page.text
    assert len(kept(site)) == MOST_KEYS
    assert "Create a key" not in lin.open("/account/keys").text


@pytest.mark.parametrize("name", ["", "  ", "\u200b", "x" * 61])
def test_a_key_needs_a_name(site: Flask, lin: SiteVisitor, name: str) -> None:
    page = send(lin, "/account/keys", name=name)
    assert page.status == 422
    assert kept(site) == []


def test_keys_are_taken_home_and_erased(site: Flask, lin: SiteVisitor) -> None:
    key = made(lin)
    told = lin.client.get("/account/export.json").get_json()
    assert [each["name"] for each in told["api_keys"]] == ["My script"]
    assert key not in str(told)
    send(lin, "/account/erase", password=WORD)
    assert kept(site) == []
    assert asks(site, key) == 401
