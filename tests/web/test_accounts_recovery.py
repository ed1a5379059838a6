"""Changing the password, recovery by code and by mail, and where one is signed in."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from flask import Flask

from app import create_app
from tests.web.account_forms import WORD, form_to, is_signed_in, send, sign_in, sign_out, sign_up
from tests.web.postbox import Postbox
from tests.web.visitor import SiteVisitor
from web.accounts import mail, recover
from web.services import services
from web.settings import MailSettings, SettingsError, SiteSettings

OTHER = "orchid and chrysanthemum"
CODE = re.compile(r"<code>([A-Z2-7]{4}(?:-[A-Z2-7]{4}){3})</code>")


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    """A server of mail on this machine that keeps what it is given."""
    with Postbox() as opened:
        yield opened


@pytest.fixture
def site_with_mail(settings: SiteSettings, postbox: Postbox, monkeypatch) -> Iterator[Flask]:
    monkeypatch.setattr(mail, "run_in_thread", lambda work: work())
    sending = MailSettings(postbox.address, "fanwise@school.example", "http://fanwise.example")
    made = create_app(replace(settings, mail=sending))
    yield made
    services(made).database.close()


def codes(visitor: SiteVisitor, **given: str) -> list[str]:
    return CODE.findall(send(visitor, "/account/codes", **given).text)


def by_code(visitor: SiteVisitor, code: str, word: str = OTHER):
    return send(visitor, "/account/recover", name="Lin", code=code, fresh=word)


def test_a_changed_password_ends_every_other_sign_in(site: Flask):
    here, there = SiteVisitor(site), SiteVisitor(site)
    sign_up(here)
    sign_in(there)

    page = send(here, "/account/password", password=WORD, fresh=OTHER)

    assert "Your password has been changed" in page.text
    assert is_signed_in(here)
    assert not is_signed_in(there)
    assert sign_in(there).status == 422
    sign_in(there, word=OTHER)
    assert is_signed_in(there)


def test_changing_the_password_needs_the_old_one(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)

    page = send(lin, "/account/password", password=OTHER, fresh=OTHER)

    assert page.status == 422
    assert "That is not your password." in page.text
    assert form_to(page, "/account/password").values("fresh") == [OTHER]
    sign_out(lin)
    sign_in(lin)
    assert is_signed_in(lin)


def test_each_browser_is_listed_and_ended_alone(site: Flask):
    here, phone, desk = SiteVisitor(site), SiteVisitor(site), SiteVisitor(site)
    phone.headers["User-Agent"] = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1"
    )
    desk.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"
    sign_up(here)
    sign_in(phone)
    sign_in(desk)
    page = here.open("/account")
    assert "in 3 browsers" in page.text
    assert '<span lang="en">Safari</span> on <span lang="en">iPhone</span>' in page.text
    form = form_to(page, "/account/browsers")
    ids = dict(zip(("desk", "phone"), [value for _, value in form.buttons], strict=False))

    here.send(form, end=ids["phone"])

    assert not is_signed_in(phone)
    assert is_signed_in(desk)
    here.send(form_to(here.open("/account"), "/account/browsers"), others=1)
    assert not is_signed_in(desk)
    assert is_signed_in(here)


def test_eight_codes_are_shown_once_and_each_renews_the_password_once(site: Flask):
    lin, other = SiteVisitor(site), SiteVisitor(site)
    sign_up(lin)
    shown = codes(lin)
    assert len(shown) == 8
    assert CODE.findall(lin.open("/account/codes").text) == []

    page = by_code(other, shown[0].lower())

    assert "Sign in with the new one." in page.text
    assert not is_signed_in(lin)
    sign_in(other, word=OTHER)
    assert is_signed_in(other)
    assert "7 recovery codes left" in other.open("/account").text
    assert by_code(SiteVisitor(site), shown[0]).status == 422


def test_new_codes_need_the_password(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    first = codes(lin)
    assert codes(lin, password="wrong one") == []
    second = codes(lin, password=WORD)
    assert set(first).isdisjoint(second)
    assert by_code(SiteVisitor(site), first[0]).status == 422
    assert by_code(SiteVisitor(site), second[0]).status == 200


def test_codes_asked_for_twice_by_one_press_are_the_same(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    form = form_to(lin.open("/account/codes"), "/account/codes")
    first = CODE.findall(lin.send(form).text)
    again = CODE.findall(lin.send(form, password=WORD).text)
    assert first == again
    assert by_code(SiteVisitor(site), again[7]).status == 200


@pytest.mark.parametrize("name", ["Lin", "Nobody"])
def test_a_wrong_code_does_not_tell_who_has_an_account(site: Flask, name: str):
    sign_up(SiteVisitor(site))
    page = send(SiteVisitor(site), "/account/recover", name=name, code="AAAA-BBBB", fresh=OTHER)
    assert page.status == 422
    assert "The user name and code do not match." in page.text
    assert form_to(page, "/account/recover").values("code") == ["AAAA-BBBB"]
    assert form_to(page, "/account/recover").values("fresh") == [OTHER]


def test_without_a_server_of_mail_no_address_is_asked_for(site: Flask):
    visitor = SiteVisitor(site)
    assert 'name="email"' not in visitor.open("/account/new").text
    assert "/account/recover/mail" not in visitor.open("/account/recover").text
    sign_up(visitor)
    assert "E-mail" not in visitor.open("/account").text


def ask_by_mail(visitor: SiteVisitor, whose: str):
    return send(visitor, "/account/recover", "/account/recover/mail", whose=whose)


def link(postbox: Postbox) -> str:
    found = re.search(r"http://fanwise\.example(/account/reset/\S+)", postbox.letters[-1].body)
    assert found
    return found[1]


def test_a_mail_leads_to_a_new_password_once(site_with_mail: Flask, postbox: Postbox):
    lin = SiteVisitor(site_with_mail)
    sign_up(lin, email="lin@school.example")
    ask_by_mail(SiteVisitor(site_with_mail), "lin")
    (letter,) = postbox.letters
    assert letter.to == "lin@school.example"
    assert "the account Lin" in letter.body
    where = link(postbox)

    page = send(SiteVisitor(site_with_mail), where, fresh=OTHER)

    assert "Sign in with the new one." in page.text
    assert not is_signed_in(lin)
    sign_in(lin, word=OTHER)
    assert is_signed_in(lin)
    assert SiteVisitor(site_with_mail).open(where).heading == "This link no longer works"


def test_a_password_that_will_not_do_leaves_the_link_valid(site_with_mail: Flask, postbox: Postbox):
    sign_up(SiteVisitor(site_with_mail), email="lin@school.example")
    ask_by_mail(SiteVisitor(site_with_mail), "lin@school.example")
    visitor = SiteVisitor(site_with_mail)
    assert send(visitor, link(postbox), fresh="short").status == 422
    assert send(visitor, link(postbox), fresh=OTHER).status == 200


def test_an_address_that_many_accounts_name_is_not_flooded(site_with_mail: Flask, postbox: Postbox):
    """Nobody shows that the address is theirs, so it may be a stranger's."""
    for number in range(recover.MOST_MAILS + 2):
        sign_up(SiteVisitor(site_with_mail), f"name{number}", email="lin@school.example")

    ask_by_mail(SiteVisitor(site_with_mail), "lin@school.example")

    asked_for = [re.search(r"the account (\w+)", each.body)[1] for each in postbox.letters]  # type: ignore[index]
    assert asked_for == [f"name{number}" for number in range(recover.MOST_MAILS)]


@pytest.mark.parametrize("whose", ["Lin", "Nobody", "Without", "nobody@school.example"])
def test_the_page_says_the_same_whoever_is_asked_for(
    site_with_mail: Flask, postbox: Postbox, whose: str
):
    sign_up(SiteVisitor(site_with_mail), email="lin@school.example")
    sign_up(SiteVisitor(site_with_mail), name="Without", email="")

    page = ask_by_mail(SiteVisitor(site_with_mail), whose)

    assert "If there is such an account" in page.text
    assert len(postbox.letters) == (whose == "Lin")


def test_the_address_of_mail_is_changed_with_the_password(site_with_mail: Flask, postbox: Postbox):
    lin = SiteVisitor(site_with_mail)
    sign_up(lin, email="lin@school.example")
    assert send(lin, "/account/email", email="x@y.example", password="wrong").status == 422
    assert send(lin, "/account/email", email="no address", password=WORD).status == 422
    page = send(lin, "/account/email", email="", password=WORD)
    assert "Your e-mail address has been changed." in page.text
    ask_by_mail(SiteVisitor(site_with_mail), "Lin")
    assert postbox.letters == []


def test_a_letter_is_written_in_the_language_of_who_asks(site_with_mail: Flask, postbox: Postbox):
    sign_up(SiteVisitor(site_with_mail), email="lin@school.example")
    ask_by_mail(SiteVisitor(site_with_mail, "zh-CN"), "Lin")
    assert postbox.letters[0].subject == "Fanwise：设新密码"
    assert "账号“Lin”" in postbox.letters[0].body


def test_a_server_of_mail_that_is_away_breaks_no_page(settings: SiteSettings, monkeypatch):
    monkeypatch.setattr(mail, "run_in_thread", lambda work: work())
    away = MailSettings("smtp://127.0.0.1:9", "fanwise@school.example", "http://fanwise.example")
    site = create_app(replace(settings, mail=away, log_level="critical"))
    sign_up(SiteVisitor(site), email="lin@school.example")
    assert "If there is such an account" in ask_by_mail(SiteVisitor(site), "Lin").text
    services(site).database.close()


@pytest.mark.parametrize(
    "wrong",
    [
        {"FANWISE_SMTP": "imap://host"},
        {"FANWISE_MAIL_FROM": ""},
        {"FANWISE_URL": ""},
        {"FANWISE_URL": "fanwise.example"},
    ],
)
def test_mail_is_set_up_whole_or_not_at_all(wrong: dict[str, str]):
    environment = {
        "FANWISE_SECRET_KEY": "k" * 32,
        "DATABASE_URL": "sqlite:///x.db",
        "FANWISE_SMTP": "smtps://lin:secret@mail.example",
        "FANWISE_MAIL_FROM": "fanwise@school.example",
        "FANWISE_URL": "http://fanwise.example/",
    }
    right = SiteSettings.read(environment).mail
    assert right is not None
    assert right.site == "http://fanwise.example"
    with pytest.raises(SettingsError) as refused:
        SiteSettings.read({**environment, **wrong})
    assert refused.value.code == "bad-mail"
