"""Whoever guesses waits, by name and by address, and learns nothing of who has an account."""

from dataclasses import replace

from flask import Flask, request
from sqlalchemy import select

from app import create_app
from school.accounts.models import Attempt
from tests.web.account_forms import WORD, form_to, is_signed_in, send, sign_in, sign_out, sign_up
from tests.web.visitor import SiteVisitor
from web.accounts import limits
from web.services import services


def fail(visitor: SiteVisitor, times: int, name: str = "Lin") -> list[int]:
    form = form_to(visitor.open("/account/in"), "/account/in")
    return [visitor.send(form, name=name, password="wrong one").status for _ in range(times)]


def test_the_ninth_wrong_password_waits_and_says_how_long(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    sign_out(lin)
    assert set(fail(lin, limits.TRIES_BY_NAME["sign-in"])) == {422}

    page = sign_in(lin)

    assert page.status == 429
    assert "Try again in 15 minutes." in page.text
    assert 0 < int(page.headers["Retry-After"]) <= 15 * 60
    assert form_to(page, "/account/in").values("name") == ["Lin"]
    assert not is_signed_in(lin)


def test_a_name_that_nobody_has_waits_alike(site: Flask):
    visitor = SiteVisitor(site)
    assert fail(visitor, 9, "Nobody") == [*[422] * 8, 429]


def test_who_gets_in_may_fail_again_later(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    for _ in range(3):
        sign_out(lin)
        fail(lin, 7)
        sign_in(lin)
        assert is_signed_in(lin)


def test_many_names_from_one_address_wait(site: Flask, monkeypatch):
    monkeypatch.setitem(limits.TRIES_BY_ADDRESS, "sign-in", 4)
    visitor = SiteVisitor(site)
    statuses = [status for n in range(5) for status in fail(visitor, 1, f"name{n}")]
    assert statuses == [*[422] * 4, 429]


def test_sign_ups_from_one_address_wait(site: Flask, monkeypatch):
    monkeypatch.setitem(limits.TRIES_BY_ADDRESS, "sign-up", 2)
    statuses = [sign_up(SiteVisitor(site), f"name{n}").status for n in range(3)]
    assert statuses == [200, 200, 429]


def test_codes_are_not_guessed_for_long(site: Flask):
    sign_up(SiteVisitor(site))
    guesser = SiteVisitor(site)
    statuses = [
        send(guesser, "/account/recover", name="Lin", code="AAAA", fresh=WORD).status
        for _ in range(9)
    ]
    assert statuses == [*[422] * 8, 429]


def test_the_password_is_not_guessed_in_a_browser_left_open(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    statuses = [send(lin, "/account/erase", password="wrong one").status for _ in range(9)]
    assert statuses == [*[422] * 8, 429]
    assert is_signed_in(lin)


def test_no_name_and_no_address_is_stored_of_who_tries(site: Flask):
    fail(SiteVisitor(site), 1)
    with services(site).database.reading() as reading:
        rows = reading.scalars(select(Attempt)).all()
    assert len(rows) == 2
    assert all(len(row.who_digest) == 64 for row in rows)
    assert not {"lin", "Lin", "127.0.0.1"} & {row.who_digest for row in rows}


def test_a_proxy_is_believed_where_the_operator_says_so(site_of_its_own: Flask, settings):
    behind = create_app(replace(settings, proxies=1))
    seen: list[str | None] = []
    for app in (behind, site_of_its_own):
        app.before_request(lambda: seen.append(request.remote_addr))
        app.test_client().get("/privacy", headers={"X-Forwarded-For": "192.0.2.7"})
    services(behind).database.close()
    assert seen == ["192.0.2.7", "127.0.0.1"]
