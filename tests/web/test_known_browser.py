"""Whoever guesses at a name keeps others from guessing on, and the owner out of no browser of theirs."""

import pytest
from flask import Flask
from itsdangerous import URLSafeSerializer

from tests.web.account_forms import WORD, is_signed_in, send, sign_in, sign_out, sign_up
from tests.web.test_accounts_limits import fail
from tests.web.test_accounts_recovery import OTHER, codes
from tests.web.visitor import SiteVisitor
from web.accounts import limits
from web.visitors import known_browser

TRIES = limits.TRIES_BY_BROWSER


def at(visitor: SiteVisitor, address: str) -> SiteVisitor:
    """The visitor, who comes from that address."""
    visitor.client.environ_base["REMOTE_ADDR"] = address
    return visitor


def owner(site: Flask, name: str = "Lin") -> SiteVisitor:
    """Somebody with an account, who has signed out."""
    made = SiteVisitor(site)
    sign_up(made, name)
    sign_out(made)
    return made


def lock(site: Flask, name: str = "Lin") -> None:
    """Guess at the name from eight addresses, until it waits."""
    statuses = [
        fail(at(SiteVisitor(site), f"192.0.2.{number}"), 1, name)[0] for number in range(1, 10)
    ]
    assert statuses == [*[422] * 8, 429]


def mark(visitor: SiteVisitor) -> str:
    """The cookie by which the visitor's browser is known."""
    cookie = visitor.client.get_cookie(known_browser.KNOWN_BROWSER_COOKIE)
    assert cookie is not None
    return cookie.value


def with_mark(site: Flask, value: str) -> SiteVisitor:
    """Another browser that sends this cookie."""
    made = SiteVisitor(site)
    made.client.set_cookie(known_browser.KNOWN_BROWSER_COOKIE, value)
    return made


def test_the_owners_browser_signs_in_while_the_name_waits(site: Flask):
    lin = owner(site)
    lock(site)
    stranger = SiteVisitor(site)

    assert sign_in(stranger).status == 429
    sign_in(lin)

    assert is_signed_in(lin)
    assert sign_in(stranger).status == 429, "the owner's sign-in gives guessers no fresh tries"


def test_a_classroom_that_used_up_the_tries_of_its_address_keeps_nobody_out(
    site: Flask, monkeypatch: pytest.MonkeyPatch
):
    lin = owner(site)
    monkeypatch.setitem(limits.TRIES_BY_ADDRESS, "sign-in", 3)
    assert fail(SiteVisitor(site), 4, "Somebody") == [422, 422, 422, 429]

    sign_in(lin)

    assert is_signed_in(lin)


def test_a_known_browser_has_its_own_tries_and_no_more(site: Flask):
    lin = owner(site)
    thief = with_mark(site, mark(lin))

    assert fail(thief, TRIES + 1) == [*[422] * TRIES, 429]
    assert sign_in(lin).status == 429, "a copy of the cookie is the same browser"
    sign_in(elsewhere := SiteVisitor(site))
    assert is_signed_in(elsewhere), "the tries of that browser are not the name's"


def test_who_gets_in_has_all_tries_again(site: Flask):
    lin = owner(site)
    for _ in range(2):
        fail(lin, TRIES - 1)
        sign_in(lin)
        assert is_signed_in(lin)
        sign_out(lin)


def test_a_known_browser_is_known_for_its_own_accounts_alone(site: Flask):
    owner(site)
    wang = owner(site, "Wang")
    lock(site)

    assert sign_in(wang, "Lin").status == 429
    sign_in(wang, "Wang")
    assert is_signed_in(wang, "Wang")


@pytest.mark.parametrize("how", ["forged", "of another purpose", "cut", "empty"])
def test_a_cookie_that_is_none_of_ours_is_an_unknown_browser(site: Flask, how: str):
    lin = owner(site)
    value = mark(lin)
    payload = value.split(".")[0]
    forged = {
        "forged": f"{payload}.{'A' * 27}",
        "of another purpose": URLSafeSerializer("k" * 32, salt="signed in").dumps({"a": "b"}),
        "cut": value[:-3],
        "empty": "",
    }
    lock(site)

    assert sign_in(with_mark(site, forged[how])).status == 429


def test_one_browser_is_known_for_several_accounts_but_not_for_any_number(site: Flask):
    shared = SiteVisitor(site)
    names = [f"person{number}" for number in range(known_browser.MOST_ACCOUNTS + 1)]
    for name in names:
        sign_up(shared, name)
        sign_out(shared)
    for name in (names[0], names[1], names[-1]):
        lock_at_once(site, name)

    assert sign_in(shared, names[0]).status == 429
    for name in (names[1], names[-1]):
        sign_in(shared, name)
        assert is_signed_in(shared, name)
        sign_out(shared)


def lock_at_once(site: Flask, name: str) -> None:
    assert fail(at(SiteVisitor(site), f"192.0.2.{len(name)}"), 9, name)[-1] == 429


def test_the_cookie_names_nobody_and_is_closed_to_scripts(site: Flask):
    lin = owner(site)
    cookie = lin.client.get_cookie(known_browser.KNOWN_BROWSER_COOKIE)
    assert cookie is not None
    assert (cookie.http_only, cookie.same_site, cookie.path) == (True, "Lax", "/")
    held = URLSafeSerializer("k" * 32, salt="known browser").loads(cookie.value)
    assert len(held) == 1
    assert "in" not in held


def test_recovery_by_code_waits_for_nobody_who_guesses_elsewhere(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    (code, *_rest) = codes(lin)
    sign_out(lin)
    sent = [
        send(SiteVisitor(site), "/account/recover", name="Lin", code="AAAA", fresh=OTHER).status
        for _ in range(9)
    ]
    assert sent == [*[422] * 8, 429]

    page = send(lin, "/account/recover", name="Lin", code=code, fresh=OTHER)

    assert "Your password has been changed" in page.text


def test_a_thief_of_a_sign_in_does_not_keep_its_owner_from_a_new_password(site: Flask):
    """A password is asked for again; whoever guesses at it in one browser waits in that one."""
    lin = SiteVisitor(site)
    sign_up(lin)
    thief = SiteVisitor(site)
    cookie = lin.client.get_cookie("fanwise_in")
    assert cookie is not None
    thief.client.set_cookie("fanwise_in", cookie.value)
    tries = [send(thief, "/account/erase", password="wrong one").status for _ in range(9)]
    assert tries == [*[422] * 8, 429]

    page = send(lin, "/account/password", password=WORD, fresh=OTHER)

    assert "Your password has been changed" in page.text


def test_erasing_an_account_makes_its_browser_forget_it(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    assert lin.client.get_cookie(known_browser.KNOWN_BROWSER_COOKIE)

    send(lin, "/account/erase", password=WORD)

    assert lin.client.get_cookie(known_browser.KNOWN_BROWSER_COOKIE) is None
