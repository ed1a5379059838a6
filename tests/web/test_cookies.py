"""Behind TLS, cookies are bound to this host; whoever has earlier ones is not signed out."""

from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import func, select
from werkzeug.test import TestResponse

from app import create_app
from school.accounts.models import SignIn
from tests.web.account_forms import WORD, answers, sign_up
from tests.web.visitor import SiteVisitor
from web import security
from web.services import services
from web.settings import YEAR, SettingsError, SiteSettings
from web.visitors import known_browser, sign_in_cookie
from web.visitors.cookies import HOST_PREFIX

pytestmark = pytest.mark.any_database


PLAIN = (security.SESSION_COOKIE, sign_in_cookie.SIGN_IN_COOKIE, known_browser.KNOWN_BROWSER_COOKIE)
TLS = "https" + "://school.example"
HERE = "http://127.0.0.1:8000"


@pytest.fixture
def with_tls(settings: SiteSettings) -> Iterator[Flask]:
    """A site whose operator says that people open it by TLS."""
    made = create_app(replace(settings, url=TLS))
    yield made
    services(made).database.close()


def sent(response: TestResponse) -> dict[str, str]:
    """The cookies that an answer sets, whole, by name."""
    lines = response.headers.getlist("Set-Cookie")
    return {line.partition("=")[0]: line for line in lines}


def signed_up(site: Flask, base: str) -> tuple[FlaskClient, TestResponse]:
    """A browser with an account, and the answer that made it."""
    site.config["WTF_CSRF_ENABLED"] = False
    client = site.test_client()
    client.get("/account/new", base_url=base)
    form = {"name": "Lin", "fresh": WORD}
    return client, client.post("/account/new", data=form, base_url=base)


def test_by_tls_every_cookie_is_bound_to_this_host(site: Flask):
    _client, response = signed_up(site, TLS)

    cookies = sent(response)

    assert set(cookies) == {HOST_PREFIX + name for name in PLAIN[1:]}
    for line in [*cookies.values(), sent(site.test_client().get("/", base_url=TLS)).popitem()[1]]:
        assert line.startswith(HOST_PREFIX)
        assert "; Secure" in line
        assert "; Path=/" in line
        assert "; HttpOnly" in line
        assert "Domain" not in line


def test_on_this_machine_the_names_are_plain(site: Flask):
    _client, response = signed_up(site, HERE)
    assert set(sent(response)) == set(PLAIN[1:])
    assert "Secure" not in "".join(sent(response).values())


def test_a_proxy_that_tells_nothing_makes_no_cookie_insecure(with_tls: Flask):
    """It asks under its own name for this machine, without X-Forwarded-Proto."""
    _client, response = signed_up(with_tls, HERE)
    assert set(sent(response)) == {HOST_PREFIX + name for name in PLAIN[1:]}
    assert all("; Secure" in line for line in sent(response).values())


@pytest.fixture
def before(site: Flask) -> SiteVisitor:
    """A browser with the cookies of a site that knew the plain names alone."""
    made = SiteVisitor(site)
    answers(made, 1)
    sign_up(made)
    return made


def upgraded(before: SiteVisitor) -> FlaskClient:
    """The same browser at the site behind TLS, with the cookies it had."""
    client = before.site.test_client()
    for name in PLAIN:
        cookie = before.client.get_cookie(name)
        assert cookie is not None, name
        client.set_cookie(name, cookie.value, domain=urlsplit(TLS).hostname or "", secure=True)
    return client


def test_who_is_signed_in_under_a_former_name_stays_so_and_gets_the_new_one(before: SiteVisitor):
    client = upgraded(before)

    page = client.get("/account", base_url=TLS)

    cookies = sent(page)
    assert 'class="menu__user" lang="und">Lin<' in page.text
    assert cookies[HOST_PREFIX + sign_in_cookie.SIGN_IN_COOKIE]
    assert cookies[HOST_PREFIX + security.SESSION_COOKIE]
    for name in (sign_in_cookie.SIGN_IN_COOKIE, security.SESSION_COOKIE):
        assert "Max-Age=0" in cookies[name]
    after = client.get("/account", base_url=TLS)
    assert 'class="menu__user" lang="und">Lin<' in after.text
    assert not set(sent(after)) & {each for name in PLAIN for each in (name, HOST_PREFIX + name)}


def test_a_guest_under_the_former_name_stays_known(site: Flask):
    guest = SiteVisitor(site)
    answers(guest, 1)
    cookie = guest.client.get_cookie(security.SESSION_COOKIE)
    assert cookie is not None
    client = site.test_client()
    client.set_cookie(security.SESSION_COOKIE, cookie.value, domain="school.example", secure=True)

    for _ in range(2):
        assert 'class="past"' in client.get("/history", base_url=TLS).text
    assert client.get_cookie(security.SESSION_COOKIE, domain="school.example") is None
    assert client.get_cookie(HOST_PREFIX + security.SESSION_COOKIE, domain="school.example")


def test_a_known_browser_under_the_former_name_stays_known(before: SiteVisitor):
    before.site.config["WTF_CSRF_ENABLED"] = False
    client = upgraded(before)
    client.post("/account/out", base_url=TLS)
    wrong = {"name": "Lin", "password": "wrong one"}
    for _ in range(9):
        before.site.test_client().post("/account/in", data=wrong)

    entered = client.post("/account/in", data={"name": "Lin", "password": WORD}, base_url=TLS)

    assert entered.status_code == 303


def test_signing_out_ends_the_sign_in_under_the_former_name_too(before: SiteVisitor):
    before.site.config["WTF_CSRF_ENABLED"] = False
    client = upgraded(before)

    client.post("/account/out", base_url=TLS)

    for name in (sign_in_cookie.SIGN_IN_COOKIE, HOST_PREFIX + sign_in_cookie.SIGN_IN_COOKIE):
        assert client.get_cookie(name, domain="school.example") is None
    with services(before.site).database.reading() as reading:
        assert reading.scalar(select(func.count()).select_from(SignIn)) == 0


def test_a_file_that_every_cache_keeps_never_comes_with_a_cookie(before: SiteVisitor):
    client = upgraded(before)
    sheet = next(link for link in before.open("/").text.split('"') if link.startswith("/assets/"))
    answer = client.get(sheet, base_url=TLS)
    assert "public" in answer.headers["Cache-Control"]
    assert sent(answer) == {}


@pytest.mark.parametrize(
    ("base", "url", "seconds"),
    [
        (TLS, "", YEAR),
        (HERE, TLS, YEAR),
        (HERE, "", None),
        (HERE, "http://school.example", None),
        (TLS, "", 0),
    ],
)
def test_browsers_are_told_to_come_by_tls_where_there_is_tls(
    site: Flask, settings: SiteSettings, base: str, url: str, seconds: int | None
):
    kept = services(site)
    chosen = replace(settings, url=url, hsts=YEAR if seconds is None else seconds)
    site.extensions["fanwise"] = replace(kept, settings=chosen)

    for path in ("/", "/nowhere", "/healthz"):
        found = site.test_client().get(path, base_url=base).headers.get("Strict-Transport-Security")
        assert found == (None if seconds is None else f"max-age={seconds}")


def test_a_proxy_says_that_a_request_came_by_tls(settings: SiteSettings):
    behind = create_app(replace(settings, proxies=1))
    answer = behind.test_client().get("/", headers={"X-Forwarded-Proto": "https"})
    services(behind).database.close()
    assert answer.headers["Strict-Transport-Security"] == f"max-age={YEAR}"
    assert HOST_PREFIX + security.SESSION_COOKIE in sent(answer)


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("FANWISE_HSTS", "a year", "bad-hsts"),
        ("FANWISE_PROXIES", "-1", "bad-proxies"),
        ("FANWISE_URL", "school.example", "bad-url"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(name: str, value: str, code: str):
    with pytest.raises(SettingsError, match=name) as refused:
        SiteSettings.read(
            {"FANWISE_SECRET_KEY": "k" * 32, "DATABASE_URL": "sqlite://", name: value}
        )
    assert refused.value.code == code
