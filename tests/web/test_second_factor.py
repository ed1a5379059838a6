"""A second factor on the account's pages: set up, set up anew, turned off, told of."""

import json
import re

import pytest
from flask import Flask
from sqlalchemy import func, select

from school.accounts.models import RecoveryCode, SecondFactor
from tests.web.account_forms import (
    WORD,
    form_to,
    is_signed_in,
    send,
    sign_in,
    sign_out,
    sign_up,
)
from tests.web.second_factors import (
    CODE,
    App,
    app_of,
    asked,
    factor_of,
    time_passes,
    turn_on,
    with_factor,
)
from tests.web.test_accounts import count, error_beside
from tests.web.visitor import SiteVisitor
from web.services import services

OTHER = "orchid and chrysanthemum"
WRONG_CODE = "That code is not right."
USED_CODE = "This code has already been used."


class TestSetUp:
    def test_the_first_codes_come_along_and_the_account_page_says_since_when(self, site: Flask):
        lin = SiteVisitor(site)
        sign_up(lin)
        assert "not set up" in lin.open("/account").text

        _app, page = turn_on(lin)

        assert "Two-step verification is on" in page.text
        assert len(CODE.findall(page.text)) == 8
        assert "on since" in lin.open("/account").text
        assert "8 recovery codes left" in lin.open("/account").text

    def test_who_has_recovery_codes_keeps_them(self, site: Flask):
        lin = SiteVisitor(site)
        sign_up(lin)
        send(lin, "/account/codes")

        _app, page = turn_on(lin)

        assert page.address == "/account?done=factor-on"
        assert "Two-step verification is on" in page.text
        assert count(site, RecoveryCode) == 8

    def test_the_password_is_asked_first_and_shows_nothing_when_wrong(self, site: Flask):
        lin = SiteVisitor(site)
        sign_up(lin)
        page = send(lin, "/account/factor", password=OTHER)
        assert page.status == 422
        assert error_beside(page, "password") == "That is not your password."
        assert app_of(page) == App("")

    def test_qr_code_address_and_key_are_of_one_secret(self, site: Flask):
        lin = SiteVisitor(site)
        sign_up(lin)
        page = send(lin, "/account/factor", password=WORD)
        secret = app_of(page).secret
        assert len(secret) == 32
        assert f"secret={secret}&" in page.link_to("otpauth://totp/Fanwise:Lin?")
        assert 'class="qr"' in page.text
        assert page.headers["Cache-Control"] == "no-store"

    def test_until_the_first_right_code_it_is_off_and_the_key_stays(self, site: Flask):
        lin = SiteVisitor(site)
        sign_up(lin)
        shown = send(lin, "/account/factor", password=WORD)
        app = app_of(shown)

        again = lin.send(form_to(shown, "/account/factor/on"), code=app.wrong())

        assert again.status == 422
        assert error_beside(again, "code").startswith(WRONG_CODE)
        assert app_of(again) == app
        assert factor_of(site) is None
        lin.send(form_to(again, "/account/factor/on"), code=app.code())
        assert factor_of(site) is not None

    def test_every_other_browser_is_signed_out(self, site: Flask):
        here, there = SiteVisitor(site), SiteVisitor(site)
        sign_up(here)
        sign_in(there)
        turn_on(here)
        assert is_signed_in(here)
        assert not is_signed_in(there)

    def test_a_first_code_sent_twice_shows_the_same_recovery_codes(self, site: Flask):
        lin = SiteVisitor(site)
        sign_up(lin)
        shown = send(lin, "/account/factor", password=WORD)
        form, code = form_to(shown, "/account/factor/on"), app_of(shown).code()
        first, again = (CODE.findall(lin.send(form, code=code).text) for _ in range(2))
        assert len(first) == 8
        assert first == again

    def test_the_page_of_another_account_sets_nothing_up(self, site: Flask):
        lin, wang = SiteVisitor(site), SiteVisitor(site)
        sign_up(lin)
        sign_up(wang, "Wang")
        shown = send(lin, "/account/factor", password=WORD)
        token = form_to(shown, "/account/factor/on").values("token")[0]
        form = form_to(send(wang, "/account/factor", password=WORD), "/account/factor/on")

        page = wang.send(form, token=token, code=app_of(shown).code())

        assert page.status == 400
        assert "out of date" in page.text
        assert count(site, SecondFactor) == 0


class TestSetUpAnew:
    def test_it_needs_a_code_of_the_present_one_which_serves_until_then(self, site: Flask):
        lin = SiteVisitor(site)
        set_up = with_factor(lin)
        assert send(lin, "/account/factor", password=WORD).status == 422
        refused = send(lin, "/account/factor", password=WORD, code=set_up.app.wrong())
        assert error_beside(refused, "code").startswith(WRONG_CODE)

        shown = send(lin, "/account/factor", password=WORD, code=set_up.app.code())
        time_passes(site)
        other = SiteVisitor(site)
        other.send(asked(other), code=set_up.app.code())
        assert is_signed_in(other)

        lin.send(form_to(shown, "/account/factor/on"), code=app_of(shown).code())
        time_passes(site)
        assert not is_signed_in(other)
        form = asked(other)
        assert other.send(form, code=set_up.app.code()).status == 422
        other.send(form, code=app_of(shown).code())
        assert is_signed_in(other)

    def test_a_page_from_before_it_was_on_replaces_nothing(self, site: Flask):
        lin = SiteVisitor(site)
        sign_up(lin)
        before = send(lin, "/account/factor", password=WORD)
        turn_on(lin)
        factor = factor_of(site)

        page = lin.send(form_to(before, "/account/factor/on"), code=app_of(before).code())

        assert page.status == 400
        now = factor_of(site)
        assert factor is not None
        assert now is not None
        assert now.nonce == factor.nonce


class TestTurnOff:
    @pytest.mark.parametrize("by", ["app", "recovery code"])
    def test_it_needs_the_password_and_a_code(self, site: Flask, by: str):
        lin = SiteVisitor(site)
        set_up = with_factor(lin)
        code = set_up.app.code() if by == "app" else set_up.codes[0]
        off = "/account/factor/off"
        assert error_beside(send(lin, off, password=WORD), "code") == "Enter the code."
        assert send(lin, off, password=WORD, code=set_up.app.wrong()).status == 422
        assert send(lin, off, password=OTHER, code=code).status == 422  # and uses no code up
        assert factor_of(site) is not None

        page = send(lin, off, password=WORD, code=code)

        assert "Two-step verification is off." in page.text
        assert factor_of(site) is None
        sign_out(lin)
        sign_in(lin)
        assert is_signed_in(lin)

    def test_where_none_is_on_there_is_nothing_to_turn_off(self, site: Flask):
        lin = SiteVisitor(site)
        sign_up(lin)
        page = lin.open("/account/factor/off", follow_redirects=True)
        assert page.heading == "Lin"


def test_new_recovery_codes_need_a_code_so_that_none_is_made_around_the_factor(site: Flask):
    lin = SiteVisitor(site)
    set_up = with_factor(lin)
    page = send(lin, "/account/codes", password=WORD)
    assert error_beside(page, "code") == "Enter the code."
    assert CODE.findall(page.text) == []
    form, code = form_to(lin.open("/account/codes"), "/account/codes"), set_up.app.code()

    first = CODE.findall(lin.send(form, password=WORD, code=code).text)
    again = CODE.findall(lin.send(form, password=WORD, code=code).text)

    assert len(first) == 8
    assert first == again  # the form was sent twice
    assert set(first).isdisjoint(set_up.codes)


def test_no_recovery_code_left_is_told(site: Flask):
    lin = SiteVisitor(site)
    with_factor(lin)
    assert "No recovery codes are left." not in lin.open("/account").text
    with services(site).database.writing() as writing:
        for each in writing.scalars(select(RecoveryCode)):
            writing.delete(each)
    assert "No recovery codes are left." in lin.open("/account").text


def test_an_export_tells_only_since_when(site: Flask):
    lin = SiteVisitor(site)
    set_up = with_factor(lin)
    text = lin.open("/account/export.json").text
    since = json.loads(text)["account"][0]["second_factor_since"]
    factor = factor_of(site)
    assert factor is not None
    assert since == factor.confirmed_at.isoformat()
    assert factor.nonce not in text
    assert set_up.app.secret not in text


def test_an_account_is_erased_by_password_and_code_and_leaves_no_factor(site: Flask):
    lin = SiteVisitor(site)
    made = with_factor(lin)
    time_passes(site)

    refused = send(lin, "/account/erase", password=WORD)
    assert refused.status == 422
    assert "Enter the code." in refused.text
    assert factor_of(site) is not None
    send(lin, "/account/erase", password=WORD, code=made.app.code())
    with services(site).database.reading() as reading:
        assert reading.scalar(select(func.count()).select_from(SecondFactor)) == 0


def test_an_administrator_turns_it_off(site: Flask):
    lin = SiteVisitor(site)
    with_factor(lin)
    run = site.test_cli_runner().invoke

    assert "no account called" in run(args=["account", "drop-factor", "nobody"]).output
    assert run(args=["account", "drop-factor", "nobody"]).exit_code == 1
    dropped = run(args=["account", "drop-factor", "lin"])
    assert dropped.output == "Lin signs in with the password alone now.\n"
    assert run(args=["account", "drop-factor", "lin"]).output == "Lin has no second factor.\n"

    other = SiteVisitor(site)
    sign_in(other)
    assert is_signed_in(other)


@pytest.mark.parametrize("language", ["en", "zh-CN", "ja"])
def test_the_page_on_privacy_speaks_of_it(site: Flask, language: str):
    words = {"en": "With two-step verification", "zh-CN": "两步验证", "ja": "2段階認証"}[language]
    assert re.search(words, SiteVisitor(site, language).open("/privacy").text)
