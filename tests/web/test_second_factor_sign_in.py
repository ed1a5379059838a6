"""Signing in with a second factor: nothing is signed in before the code, and each code is used once."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from flask import Flask
from sqlalchemy import update

from school.accounts.models import SecondFactor, SignIn
from school.accounts.second_factor import MOST_WRONG
from tests.web.account_forms import (
    WORD,
    answers,
    form_to,
    is_signed_in,
    send,
    sign_in,
    sign_out,
    sign_up,
)
from tests.web.second_factors import (
    SIGN_IN_CODE,
    asked,
    with_factor,
)
from tests.web.test_accounts import count, error_beside
from tests.web.visitor import SiteVisitor, VisitedPage
from web.accounts import pending_sign_in
from web.services import services

OTHER = "orchid and chrysanthemum"
WRONG_CODE = "That code is not right."
USED_CODE = "This code has already been used."


def copies(visitor: SiteVisitor, times: int) -> list[SiteVisitor]:
    """The same browser several times, for requests that are on their way at once."""
    made = [SiteVisitor(visitor.site) for _ in range(times)]
    for each in made:
        each.client._cookies = dict(visitor.client._cookies)
    return made


def test_the_password_alone_signs_nobody_in(site: Flask):
    with_factor(SiteVisitor(site))
    lin = SiteVisitor(site)
    before = count(site, SignIn)

    page = sign_in(lin)

    assert page.status == 200
    assert page.heading == "Enter the code"
    assert 'inputmode="numeric"' in page.text
    assert 'autocomplete="one-time-code"' in page.text
    assert page.headers["Cache-Control"] == "no-store"
    assert not is_signed_in(lin)
    assert count(site, SignIn) == before
    assert lin.client.get_cookie("fanwise_in") is None


def test_a_wrong_password_is_not_told_that_there_is_one(site: Flask):
    with_factor(SiteVisitor(site))
    sign_up(SiteVisitor(site), "Wang")
    pages = [sign_in(SiteVisitor(site), name, "wrong one") for name in ("Lin", "Wang", "Nobody")]
    assert [page.status for page in pages] == [422] * 3
    assert {error_beside(page, "password") for page in pages} == {
        "The user name and password do not match."
    }


def test_the_code_leads_to_what_one_came_for_with_the_answers(site: Flask):
    set_up = with_factor(SiteVisitor(site))
    lin = SiteVisitor(site)
    answers(lin, 1, 2)
    form = asked(lin, back="/mcr-2014/fans?choose=1")

    page = lin.send(form, code=set_up.app.code())

    assert page.address == "/mcr-2014/fans?choose=1"
    assert is_signed_in(lin)
    assert lin.open("/history").text.count('class="past"') == 2


def test_answers_that_were_not_to_come_along_stay(site: Flask):
    set_up = with_factor(SiteVisitor(site))
    lin = SiteVisitor(site)
    answers(lin, 1)
    form = form_to(lin.open("/account/in"), "/account/in")
    form.fields.remove(("take", "1"))
    second = form_to(lin.send(form, name="Lin", password=WORD), SIGN_IN_CODE)
    lin.send(second, code=set_up.app.code())
    assert "Nothing yet." in lin.open("/history").text


def test_going_on_leads_to_this_site_only(site: Flask):
    set_up = with_factor(SiteVisitor(site))
    lin = SiteVisitor(site)
    form = asked(lin, back="//elsewhere.example/")
    assert lin.send(form, code=set_up.app.code(), back="//elsewhere.example/").address == "/"


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("code", "", "Enter the code."),
        ("code", "wrong", WRONG_CODE),
        ("recovery", "", "Enter the code."),
        ("recovery", "AAAA-BBBB-CCCC-DDDD", "That is not one of your recovery codes"),
    ],
)
def test_what_is_wrong_is_told_beside_its_field(site: Flask, field: str, typed: str, said: str):
    set_up = with_factor(SiteVisitor(site))
    lin = SiteVisitor(site)
    typed = set_up.app.wrong() if typed == "wrong" else typed

    page = lin.send(asked(lin), **{field: typed})

    assert page.status == 422
    assert error_beside(page, field).startswith(said)
    assert not is_signed_in(lin)
    lin.send(form_to(page, SIGN_IN_CODE), code=set_up.app.code())
    assert is_signed_in(lin)


def test_a_recovery_code_signs_in_once(site: Flask):
    set_up = with_factor(SiteVisitor(site))
    lin, thief = SiteVisitor(site), SiteVisitor(site)
    lin.send(asked(lin), recovery=set_up.codes[0].lower())
    assert is_signed_in(lin)
    assert "7 recovery codes left" in lin.open("/account").text
    assert thief.send(asked(thief), recovery=set_up.codes[0]).status == 422
    assert not is_signed_in(thief)


def test_a_code_that_was_seen_signs_nobody_else_in(site: Flask):
    set_up = with_factor(SiteVisitor(site))
    lin, thief = SiteVisitor(site), SiteVisitor(site)
    form, code = asked(thief), set_up.app.code()
    lin.send(asked(lin), code=code)

    page = thief.send(form, code=code)

    assert error_beside(page, "code").startswith(USED_CODE)
    assert not is_signed_in(thief)


def test_a_code_sent_twice_is_one_sign_in_until_it_is_ended(site: Flask):
    set_up = with_factor(SiteVisitor(site))
    lin = SiteVisitor(site)
    form, code, before = asked(lin), set_up.app.code(), count(site, SignIn)
    for visitor in (lin, *copies(lin, 1)):
        assert visitor.send(form, code=code).address == "/"
        assert is_signed_in(visitor)
    assert count(site, SignIn) == before + 1
    sign_out(lin)

    page = lin.send(form, code=code)

    assert error_beside(page, "code").startswith(USED_CODE)
    assert not is_signed_in(lin)


def test_of_several_browsers_with_one_code_at_once_one_gets_in(site: Flask):
    set_up = with_factor(SiteVisitor(site))
    before, browsers = count(site, SignIn), [SiteVisitor(site) for _ in range(4)]
    forms = [asked(each) for each in browsers]
    code = set_up.app.code()

    with ThreadPoolExecutor(4) as threads:
        pages: list[VisitedPage] = list(
            threads.map(
                lambda each: each[0].send(each[1], code=code), zip(browsers, forms, strict=True)
            )
        )

    assert sorted(page.status for page in pages) == [200, 422, 422, 422]
    assert sum(is_signed_in(each) for each in browsers) == 1
    assert count(site, SignIn) == before + 1


def test_the_second_page_opens_nothing_by_itself(site: Flask):
    with_factor(SiteVisitor(site))
    lin = SiteVisitor(site)
    asked(lin)
    page = lin.open(SIGN_IN_CODE, follow_redirects=True)
    assert page.heading == "Sign in"
    assert lin.open("/account/export.json").status == 404


@pytest.mark.parametrize("how", ["late", "forged", "of a former password"])
def test_what_stands_between_the_steps_ends(site: Flask, how: str, monkeypatch):
    owner = SiteVisitor(site)
    set_up = with_factor(owner)
    lin = SiteVisitor(site)
    form = asked(lin, back="/learn")
    changed = {}
    if how == "late":
        monkeypatch.setattr(pending_sign_in, "TOKEN_LIFE", timedelta(seconds=-1))
    elif how == "forged":
        changed = {"half_way": form.values("half_way")[0][:-3] + "xxx"}
    else:
        send(owner, "/account/password", password=WORD, fresh=OTHER)

    page = lin.send(form, code=set_up.app.code(), **changed)

    assert "The time to enter the code has run out. Sign in again." in page.text
    assert form_to(page, "/account/in").values("back") == ["/learn"]
    assert not is_signed_in(lin)


def test_another_password_leaves_it_on(site: Flask):
    lin = SiteVisitor(site)
    with_factor(lin)
    send(lin, "/account/password", password=WORD, fresh=OTHER)
    other = SiteVisitor(site)
    assert sign_in(other, word=OTHER).heading == "Enter the code"


def test_a_hundred_wrong_codes_need_a_recovery_code(site: Flask):
    set_up = with_factor(SiteVisitor(site))
    with services(site).database.writing() as writing:
        writing.execute(update(SecondFactor).values(wrong_codes=MOST_WRONG))
    lin = SiteVisitor(site)
    form = asked(lin)

    page = lin.send(form, code=set_up.app.code())

    assert error_beside(page, "code").startswith("There were too many wrong codes")
    lin.send(form, recovery=set_up.codes[0])
    assert is_signed_in(lin)
