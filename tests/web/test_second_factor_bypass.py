"""No way into an account goes around its second factor, and none can be guessed through."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pytest
from flask import Flask

from app import create_app
from school.accounts import recovery
from tests.web.access.routes import ARGUMENT, routes
from tests.web.account_forms import WORD, form_to, is_signed_in, send, sign_in, sign_up
from tests.web.second_factors import (
    SIGN_IN_CODE,
    SecondFactorSetUp,
    asked,
    learner_of,
    turn_on,
    with_factor,
)
from tests.web.visitor import SiteVisitor, VisitedPage
from web.accounts import limits
from web.clock import now
from web.services import services
from web.settings import SiteSettings

OTHER = "orchid and chrysanthemum"
LINK = "a-link-that-a-mail-brought"


@dataclass(frozen=True)
class Thief:
    """A browser of somebody who knows more than they should, and what there is to know."""

    visitor: SiteVisitor
    set_up: SecondFactorSetUp


@pytest.fixture
def thief(site: Flask) -> Thief:
    """Somebody who knows the password of Lin, and has a link of a mail to Lin."""
    set_up = with_factor(SiteVisitor(site))
    with services(site).database.writing() as writing:
        recovery.store_link(writing, learner_of(site), LINK, now())
    return Thief(SiteVisitor(site), set_up)


def by_password(thief: Thief) -> VisitedPage:
    return sign_in(thief.visitor)


def by_mail(thief: Thief) -> VisitedPage:
    send(thief.visitor, f"/account/reset/{LINK}", fresh=OTHER)
    return sign_in(thief.visitor, word=OTHER)


def by_recovery_code(thief: Thief) -> VisitedPage:
    code = thief.set_up.codes[0]
    send(thief.visitor, "/account/recover", name="Lin", code=code, fresh=OTHER)
    return sign_in(thief.visitor, word=OTHER)


@pytest.mark.every_case
@pytest.mark.parametrize("way", [by_password, by_mail, by_recovery_code])
def test_each_way_in_asks_for_the_code(thief: Thief, way: Callable[[Thief], VisitedPage]) -> None:
    page = way(thief)

    assert page.heading == "Enter the code"
    assert not is_signed_in(thief.visitor)
    used = thief.set_up.codes[0]
    refused = thief.visitor.send(form_to(page, SIGN_IN_CODE), recovery=used)
    if way is by_recovery_code:  # one code never serves for both
        assert refused.status == 422
        assert not is_signed_in(thief.visitor)
    second = thief.set_up.codes[1]
    thief.visitor.send(form_to(page, SIGN_IN_CODE), recovery=second)
    assert is_signed_in(thief.visitor)


def test_a_sign_up_sent_again_asks_for_the_code_of_an_account_that_has_one_by_now(site: Flask):
    lin = SiteVisitor(site)
    form = form_to(lin.open("/account/new"), "/account/new")
    again = SiteVisitor(site)
    again.client._cookies = dict(lin.client._cookies)
    lin.send(form, name="Lin", fresh=WORD)
    turn_on(lin)

    page = again.send(form, name="Lin", fresh=WORD)

    assert page.heading == "Enter the code"
    assert not is_signed_in(again)


def test_the_page_of_a_new_password_says_that_the_code_is_still_asked(thief: Thief) -> None:
    page = thief.visitor.open(f"/account/reset/{LINK}")
    assert "you still need the app's code" in page.text
    assert "This changes the password only." in thief.visitor.open("/account/recover").text


def posts(site: Flask) -> Iterator[str]:
    """The address of every form of the site, with words that lead somewhere where they can."""
    words = {"token": LINK, "code": "AAAA", "lang": "en"}
    for route, rule in routes(site):
        if route.startswith("POST"):
            yield ARGUMENT.sub(lambda found: words.get(found[1], "1"), rule)


def test_no_form_of_the_site_signs_in_with_all_but_the_second_factor(thief: Thief) -> None:
    """Whatever a form is for: name, both passwords, link and a used code open no account."""
    site = thief.visitor.site
    site.config["WTF_CSRF_ENABLED"] = False
    half_way = asked(SiteVisitor(site)).values("half_way")[0]
    known = {
        **{"name": "Lin", "whose": "Lin", "password": WORD, "fresh": WORD, "typed": WORD},
        **{"take": "1", "back": "/", "half_way": half_way, "keep": "1", "code": "000000x"},
    }
    tried = list(posts(site))
    assert {"/account/in", "/account/in/code", "/account/new", f"/account/reset/{LINK}"} <= {*tried}
    for path in tried:
        browser = site.test_client()
        browser.post(path, data=known)
        assert browser.get_cookie("fanwise_in") is None, path
    sign_up(SiteVisitor(site), "Wang")  # and where there is none, forms do sign in
    browser = site.test_client()
    browser.post("/account/in", data={**known, "name": "Wang"})
    assert browser.get_cookie("fanwise_in") is not None


class TestGuessingCodes:
    def test_the_ninth_wrong_code_waits_and_a_right_one_with_it(self, thief: Thief) -> None:
        form, app = asked(thief.visitor), thief.set_up.app
        results = [thief.visitor.send(form, code=app.wrong()).status for _ in range(8)]
        assert results == [422] * 8

        page = thief.visitor.send(form, code=app.code())

        assert page.status == 429
        assert 0 < int(page.headers["Retry-After"]) <= 15 * 60
        assert "Try again in" in page.text
        assert not is_signed_in(thief.visitor)

    def test_the_right_password_gives_no_new_guesses(self, thief: Thief) -> None:
        results = []
        for _ in range(9):
            form = asked(thief.visitor)
            results.append(thief.visitor.send(form, code=thief.set_up.app.wrong()).status)
        assert results == [*[422] * 8, 429]

    def test_neither_does_a_recovery_of_the_password(self, thief: Thief) -> None:
        form = asked(thief.visitor)
        for _ in range(8):
            thief.visitor.send(form, code=thief.set_up.app.wrong())
        page = by_recovery_code(thief)
        found = thief.visitor.send(form_to(page, SIGN_IN_CODE), code=thief.set_up.app.code())
        assert found.status == 429

    def test_another_browser_of_the_account_waits_as_well(self, thief: Thief) -> None:
        form = asked(thief.visitor)
        for _ in range(8):
            thief.visitor.send(form, code=thief.set_up.app.wrong())
        other = SiteVisitor(thief.visitor.site)
        assert other.send(asked(other), code=thief.set_up.app.code()).status == 429

    def test_one_address_tries_no_more_accounts_than_it_may(self, site: Flask, monkeypatch) -> None:
        monkeypatch.setitem(limits.TRIES_BY_ADDRESS, "second-factor", 3)
        people = {f"Person{n}": with_factor(SiteVisitor(site), f"Person{n}") for n in range(4)}
        results = []
        for name, set_up in people.items():
            visitor = SiteVisitor(site)
            results.append(visitor.send(asked(visitor, name), code=set_up.app.wrong()).status)
        assert results == [422, 422, 422, 429]

    @pytest.mark.parametrize("path", ["/account/factor", "/account/factor/off", "/account/codes"])
    def test_codes_are_not_guessed_in_a_browser_left_open(self, site: Flask, path: str) -> None:
        lin = SiteVisitor(site)
        app = with_factor(lin).app
        results = [send(lin, path, password=WORD, code=app.wrong()).status for _ in range(9)]
        assert results == [*[422] * 8, 429]

    def test_a_right_code_gives_the_guesses_back(self, thief: Thief) -> None:
        form, app = asked(thief.visitor), thief.set_up.app
        for _ in range(7):
            thief.visitor.send(form, code=app.wrong())
        thief.visitor.send(form, code=app.code())
        assert is_signed_in(thief.visitor)
        other = SiteVisitor(thief.visitor.site)
        assert other.send(asked(other), code=app.wrong()).status == 422


def test_a_site_with_another_key_takes_no_code_and_still_a_recovery_code(
    thief: Thief, settings: SiteSettings
) -> None:
    other = create_app(replace(settings, secret_key="o" * 32))
    visitor = SiteVisitor(other)
    form = asked(visitor)
    assert visitor.send(form, code=thief.set_up.app.code()).status == 422
    visitor.send(form, recovery=thief.set_up.codes[0])
    assert is_signed_in(visitor)
    services(other).database.close()


def test_a_site_whose_key_was_changed_takes_codes_while_it_names_the_former_key(
    thief: Thief, settings: SiteSettings
) -> None:
    changed = replace(settings, secret_key="o" * 32, old_secret_keys=(settings.secret_key,))
    other = create_app(changed)
    visitor = SiteVisitor(other)
    visitor.send(asked(visitor), code=thief.set_up.app.code())
    assert is_signed_in(visitor)
    services(other).database.close()
