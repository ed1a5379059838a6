"""Making an account, signing in and out, in one browser and in several."""

from datetime import timedelta

import pytest
from flask import Flask
from sqlalchemy import func, select, update

from school.accounts import merging
from school.accounts.models import Role, SignIn, TakenGuest, UserAccount
from school.accounts.sign_ins import SIGN_IN_LIFE
from tests.web.account_forms import (
    QUESTION,
    WORD,
    answers,
    form_to,
    is_signed_in,
    send,
    sign_in,
    sign_out,
    sign_up,
)
from tests.web.visitor import SiteVisitor, VisitedPage
from web.services import services


def count(site: Flask, table: type) -> int:
    with services(site).database.reading() as reading:
        return reading.scalar(select(func.count()).select_from(table)) or 0


def error_beside(page: VisitedPage, field: str) -> str:
    """What stands beside a field; empty where nothing is wrong with it."""
    mark = f'id="f-{field}-error" role="alert">'
    return page.text.partition(mark)[2].partition("<")[0]


def test_an_account_keeps_what_the_guest_had(site: Flask):
    lin = SiteVisitor(site)
    lin.choose(theme="dark")
    answers(lin, 1, 2)
    (guest,) = lin.learners()

    page = sign_up(lin)

    assert page.address == "/account/codes"
    assert is_signed_in(lin)
    assert [each.id for each in lin.learners()] == [guest.id]
    assert {row.learner_id for row in lin.rows()} == {guest.id}
    assert 'data-theme="dark"' in page.text
    assert lin.open("/history").text.count('class="past"') == 2


def test_an_account_can_be_made_before_any_answer(site: Flask):
    lin = SiteVisitor(site)
    lin.choose(lang="ja")
    sign_up(lin)
    answers(lin, 1)

    (learner,) = lin.learners()
    assert learner.settings.language == "ja"
    assert [row.learner_id for row in lin.rows()] == [learner.id]


def test_answers_that_are_not_taken_stay_with_the_browser(site: Flask):
    lin = SiteVisitor(site)
    answers(lin, 1)
    form = form_to(lin.open("/account/new"), "/account/new")
    form.fields.remove(("take", "1"))
    lin.send(form, name="Lin", fresh=WORD)

    assert "Nothing yet." in lin.open("/history").text
    sign_out(lin)
    assert lin.open("/history").text.count('class="past"') == 1


def test_the_form_says_how_many_answers_come_along(site: Flask):
    lin = SiteVisitor(site)
    assert "given in this browser to the account" not in lin.open("/account/in").text
    answers(lin, 1, 2)
    assert "Add the 2 answers given in this browser" in lin.open("/account/in").text
    assert ("take", "1") in form_to(lin.open("/account/in"), "/account/in").fields


def test_two_devices_of_one_person_become_one_learner(site: Flask):
    phone, desk = SiteVisitor(site), SiteVisitor(site)
    answers(phone, 1, 2)
    answers(desk, 2, 3)
    sign_up(phone)

    sign_in(desk)

    assert len(phone.learners()) == 1
    assert len(phone.rows()) == 4
    for device in (phone, desk):
        assert device.open("/history").text.count('class="past"') == 4


def test_a_second_person_in_the_same_browser_begins_with_nothing(site: Flask):
    browser = SiteVisitor(site)
    answers(browser, 1)
    sign_up(browser, "Lin")
    sign_out(browser)
    assert "Nothing yet." in browser.open("/history").text
    assert browser.open("/").heading == "Know what a hand is worth, and why."
    sign_up(browser, "Wang")
    answers(browser, 2)

    assert len(browser.learners()) == 2
    assert browser.open("/history").text.count('class="past"') == 1


def test_signing_out_and_in_again_finds_everything(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    answers(lin, 1)
    sign_out(lin)
    assert not is_signed_in(lin)

    sign_in(lin, " lin ")

    assert is_signed_in(lin)
    assert lin.open("/history").text.count('class="past"') == 1


def test_signing_in_leads_back_to_where_one_was(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    sign_out(lin)
    where = lin.open("/mcr-2014/fans?choose=1").link_to("/account/in")

    assert sign_in_at(lin, where).address == "/mcr-2014/fans?choose=1"


def sign_in_at(visitor: SiteVisitor, where: str) -> VisitedPage:
    return send(visitor, where, "/account/in", name="Lin", password=WORD)


@pytest.mark.parametrize(
    "back",
    [
        "//elsewhere.example/",
        "https:" + "//elsewhere.example",
        "/\\x",
        "javascript:alert(1)",
        "\t//x.y",
    ],
)
def test_signing_in_leads_to_this_site_only(site: Flask, back: str):
    lin = SiteVisitor(site)
    sign_up(lin)
    assert lin.open(f"/account/in?back={back}", follow_redirects=True).status == 200
    sign_out(lin)

    assert sign_in(lin, back=back).address == "/"


@pytest.mark.parametrize("name", ["Lin", "Nobody"])
def test_a_wrong_password_and_a_wrong_name_are_told_alike(site: Flask, name: str):
    lin = SiteVisitor(site)
    sign_up(lin)
    sign_out(lin)

    page = sign_in(lin, name, "bamboo and plum")

    assert page.status == 422
    assert error_beside(page, "password") == "The user name and password do not match."
    assert form_to(page, "/account/in").values("name") == [name]
    assert form_to(page, "/account/in").values("password") == [""]
    assert not is_signed_in(lin)


@pytest.mark.parametrize(
    ("given", "field", "said"),
    [
        ({"name": "=1+1"}, "name", "begins with a letter or digit"),
        ({"name": "lin"}, "name", "taken"),
        ({"word": "short"}, "fresh", "at least 8"),
        ({"word": "x" * 201}, "fresh", "at most 200"),
        ({"word": "11111111"}, "fresh", "is easy to guess"),
    ],
)
def test_what_cannot_be_is_told_beside_its_field(site: Flask, given: dict, field: str, said: str):
    sign_up(SiteVisitor(site))
    page = sign_up(SiteVisitor(site), **{"name": "Wang", **given})

    assert page.status == 422
    assert said in error_beside(page, field)
    kept = form_to(page, "/account/new")
    assert kept.values("name") == [given.get("name", "Wang")]
    assert kept.values("fresh") == ["" if field == "fresh" else WORD]
    assert page.headers["Cache-Control"] == "no-store"


def test_a_common_password_that_was_taken_before_still_signs_in(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    sign_out(lin)
    with services(site).database.writing() as writing:
        writing.execute(
            update(UserAccount).values(password=services(site).passwords.hash("password1"))
        )

    sign_in(lin, word="password1")

    assert is_signed_in(lin)


def test_everything_wrong_is_told_at_once_in_the_language_of_the_page(site: Flask):
    page = sign_up(SiteVisitor(site, "ja"), name="", word="")
    assert "ユーザー名は" in error_beside(page, "name")
    assert "8文字以上" in error_beside(page, "fresh")


def test_a_sign_up_sent_twice_is_one_account(site: Flask):
    lin = SiteVisitor(site)
    answers(lin, 1)
    form = form_to(lin.open("/account/new"), "/account/new")
    before = SiteVisitor(site)
    before.client._cookies = dict(lin.client._cookies)
    for visitor in (lin, before):  # both were on their way with the cookie of the guest
        assert visitor.send(form, name="Lin", fresh=WORD).address == "/account/codes"
        assert is_signed_in(visitor)

    assert count(site, UserAccount) == 1
    assert count(site, SignIn) == 1
    assert len(lin.learners()) == 1


def test_a_sign_up_without_answers_sent_twice_is_one_account(site: Flask):
    lin, again = SiteVisitor(site), SiteVisitor(site)
    form = form_to(lin.open("/account/new"), "/account/new")
    again.client._cookies = dict(lin.client._cookies)
    for visitor in (lin, again):
        visitor.send(form, name="Lin", fresh=WORD)
        assert is_signed_in(visitor)

    assert (count(site, UserAccount), count(site, SignIn), len(lin.learners())) == (1, 1, 1)


def test_a_sign_in_sent_twice_is_one_and_takes_the_guest_once(site: Flask):
    sign_up(SiteVisitor(site))
    lin, again = SiteVisitor(site), SiteVisitor(site)
    answers(lin, 1, 2)
    form = form_to(lin.open("/account/in"), "/account/in")
    again.client._cookies = dict(lin.client._cookies)
    for visitor in (lin, again):
        visitor.send(form, name="Lin", password=WORD)
        assert visitor.open("/history").text.count('class="past"') == 2

    assert count(site, SignIn) == 2  # where the account was made, and here
    assert len(lin.rows()) == 2


def test_going_back_to_a_question_of_the_guest_finds_its_row(site: Flask):
    lin = SiteVisitor(site)
    form = lin.open(QUESTION.format(1)).question
    first = lin.send(form, unknown=1)
    sign_up(lin)

    again = lin.send(form, unknown=1)

    assert again.address == first.address
    assert len(lin.rows()) == 1


def test_an_answer_on_its_way_while_the_guest_is_taken_reaches_the_account(site: Flask):
    sign_up(SiteVisitor(site))
    lin, late = SiteVisitor(site), SiteVisitor(site)
    answers(lin, 1)
    form = lin.open(QUESTION.format(2)).question
    late.client._cookies = dict(lin.client._cookies)
    sign_in(lin)

    late.send(form, unknown=1)

    assert lin.open("/history").text.count('class="past"') == 2
    assert "Nothing yet." in late.open("/history").text  # a guest's old cookie opens nothing


def test_an_answer_that_comes_long_after_the_guest_was_taken_is_a_new_guests(site: Flask):
    sign_up(SiteVisitor(site))
    lin, late = SiteVisitor(site), SiteVisitor(site)
    answers(lin, 1)
    form = lin.open(QUESTION.format(2)).question
    late.client._cookies = dict(lin.client._cookies)
    sign_in(lin)
    with services(site).database.writing() as writing:
        for taken in writing.scalars(select(TakenGuest)):
            taken.at -= merging.GRACE_PERIOD

    late.send(form, unknown=1)

    assert lin.open("/history").text.count('class="past"') == 1
    assert late.open("/history").text.count('class="past"') == 1


def test_an_old_cookie_of_a_guest_who_has_an_account_opens_nothing(site: Flask):
    lin, thief = SiteVisitor(site), SiteVisitor(site)
    answers(lin, 1)
    thief.client._cookies = dict(lin.client._cookies)
    sign_up(lin)

    assert "Nothing yet." in thief.open("/history").text
    assert thief.open("/account/export.json").status == 404


def test_a_sign_in_that_ends_in_mid_drill_loses_no_answer(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    answers(lin, 1)
    form = lin.open(QUESTION.format(2)).question
    end_everywhere(site)

    explained = lin.send(form, unknown=1)

    assert explained.address.startswith("/drill/answers/")
    assert "You are signed out in this browser." in explained.text
    answers(lin, 3)
    assert "Add the 2 answers given in this browser" in lin.open("/account/in").text
    back = sign_in_at(lin, explained.link_to("/account/in"))
    assert back.address == explained.address
    assert "You are signed out" not in back.text
    assert lin.open("/history").text.count('class="past"') == 3
    assert len(lin.learners()) == 1


def test_who_was_signed_out_goes_on_as_a_guest(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    end_everywhere(site)
    page = lin.open("/mcr-2014/drill")

    onward = lin.send(form_to(page, "/account/as-guest"))

    assert onward.address == "/mcr-2014/drill"
    assert "You are signed out" not in onward.text


def end_everywhere(site: Flask) -> None:
    with services(site).database.writing() as writing:
        moment = writing.scalar(select(SignIn.last_seen_at))
        assert moment is not None
        writing.execute(
            update(SignIn).values(last_seen_at=moment - SIGN_IN_LIFE - timedelta(days=1))
        )


def test_being_here_is_noted_once_an_hour(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    with services(site).database.writing() as writing:
        seen = writing.scalar(select(SignIn.last_seen_at))
        assert seen is not None
        writing.execute(update(SignIn).values(last_seen_at=seen - timedelta(hours=2)))
    lin.open("/")
    with services(site).database.reading() as reading:
        noted = reading.scalar(select(SignIn.last_seen_at))
    assert noted is not None
    assert noted >= seen


def test_the_cookie_of_a_sign_in_is_closed_signed_and_holds_no_name(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    cookie = lin.client.get_cookie("fanwise_in")
    assert cookie is not None
    assert (cookie.http_only, cookie.same_site, cookie.path) == (True, "Lax", "/")
    thief = SiteVisitor(site)
    thief.client.set_cookie("fanwise_in", cookie.value[:-2] + "xx")
    assert not is_signed_in(thief)


def test_elsewhere_than_on_this_machine_the_cookie_needs_tls(site: Flask):
    site.config["WTF_CSRF_ENABLED"] = False
    sent = site.test_client().post(
        "/account/new", data={"name": "Lin", "fresh": WORD}, base_url="http://school.example"
    )
    cookies = [each for each in sent.headers.getlist("Set-Cookie") if "fanwise_in" in each]
    assert len(cookies) == 1
    assert "Secure" in cookies[0]


def test_a_teacher_is_made_by_a_command(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    run = site.test_cli_runner().invoke

    made = run(args=["make-teacher", "lin"])
    missing = run(args=["make-teacher", "nobody"])

    assert made.output == "Lin may teach now.\n"
    assert missing.exit_code == 1
    assert "no account called 'nobody'" in missing.output
    with services(site).database.reading() as reading:
        assert reading.scalars(select(UserAccount.role)).all() == [Role.TEACHER]
    assert "Teacher" in lin.open("/account").text
