"""Everything can be taken home and erased, with an account and without."""

import csv
import io
import json
import re

from flask import Flask
from sqlalchemy import delete, select

from school.accounts.export import EXPORT_TABLES
from school.accounts.models import UserAccount
from school.columns import ModelBase
from school.progress.models import Answer
from tests.web.account_forms import WORD, answers, form_to, is_signed_in, send, sign_in, sign_up
from tests.web.visitor import SiteVisitor
from web.services import services

OF_THE_SITE = {"search_documents", "search_state", "feature_ratings"}  # these tell of no one


def stored(site: Flask) -> dict[str, int]:
    """How many rows each table has that speaks of people."""
    with services(site).database.reading() as reading:
        return {
            table.name: len(rows)
            for table in ModelBase.metadata.tables.values()
            if table.name not in OF_THE_SITE and (rows := reading.execute(select(table)).all())
        }


def test_the_export_is_a_file_with_everything_of_the_learner(site: Flask):
    lin, other = SiteVisitor(site), SiteVisitor(site)
    answers(lin, 1, 2)
    answers(other, 3)
    sign_up(lin)

    page = lin.open("/account/export.json")

    told = json.loads(page.text)
    assert [each["question"] for each in told["answers"]] == [
        "mcr-2014/find/1/5/1",
        "mcr-2014/find/1/5/2",
    ]
    assert told["account"][0]["name"] == "Lin"
    assert page.headers["Content-Type"] == "application/json"
    assert page.headers["Content-Disposition"].startswith('attachment; filename="fanwise-2')
    assert "password" not in page.text


def test_each_table_is_a_file_of_its_own(site: Flask):
    lin = SiteVisitor(site)
    answers(lin, 1)
    for link in (link for link in lin.open("/account").links if link.endswith(".csv")):
        page = lin.open(link)
        rows = list(csv.reader(io.StringIO(page.text.removeprefix("\ufeff"))))
        assert page.headers["Content-Type"] == "text/csv; charset=utf-8"
        assert len({len(row) for row in rows}) == 1
    assert lin.open("/account/export/secrets.csv").status == 404


def test_each_table_has_a_name_in_words(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    named = re.findall(r'export/(\w+)\.csv">(.*?) <span', lin.open("/account?lang=ja").text)
    assert [name for name, _words in named] == list(EXPORT_TABLES)
    assert all(words and words.isascii() is False for _name, words in named), named


def test_who_has_nothing_stored_has_nothing_to_take_home(site: Flask):
    assert SiteVisitor(site).open("/account/export.json").status == 404


def test_a_guest_erases_everything(site: Flask):
    guest = SiteVisitor(site)
    guest.choose(theme="dark")
    answers(guest, 1, 2)

    page = send(guest, "/account/erase")

    assert page.heading == "Everything has been deleted"
    assert 'data-theme="dark"' not in page.text
    left = stored(site)
    assert left.pop("attempts") == 1  # a keyed digest of this address, for a quarter of an hour
    assert left == {}


def test_a_guest_who_answered_nothing_but_read_lessons_may_erase_them(site: Flask):
    guest = SiteVisitor(site)
    answers(guest, 1)
    with services(site).database.writing() as writing:
        writing.execute(delete(Answer))

    page = guest.open("/account")

    assert "Lessons and settings are stored" in page.text
    assert "/account/erase" in page.links
    assert "Nothing is stored yet." in SiteVisitor(site).open("/account").text


def test_an_account_is_erased_from_every_table_with_its_password(site: Flask):
    lin, phone = SiteVisitor(site), SiteVisitor(site)
    answers(lin, 1)
    sign_up(lin)
    send(lin, "/account/codes")
    answers(phone, 2)
    sign_in(phone)
    form_sent_late = phone.open("/drill/mcr-2014/find/1/5/9?n=5").question
    assert send(lin, "/account/erase", password="wrong one").status == 422
    assert is_signed_in(lin)

    page = send(lin, "/account/erase", password=WORD)

    assert page.heading == "Everything has been deleted"
    left = stored(site)
    assert left.pop("attempts", 0) <= 4  # keyed digests of this address, for a quarter of an hour
    assert left == {}
    assert "You are signed out in this browser." in phone.open("/").text
    phone.send(form_sent_late, unknown=1)
    assert len(phone.rows()) == 1  # a new guest's
    assert phone.open("/history").text.count('class="past"') == 1


def test_answers_that_no_account_took_stay_with_their_browser(site: Flask):
    sign_up(SiteVisitor(site))
    lin = SiteVisitor(site)
    answers(lin, 1)
    form = form_to(lin.open("/account/in"), "/account/in")
    form.fields.remove(("take", "1"))
    lin.send(form, name="Lin", password=WORD)

    send(lin, "/account/erase", password=WORD)

    assert lin.open("/history").text.count('class="past"') == 1


def test_another_account_stays_whole(site: Flask):
    lin, wang = SiteVisitor(site), SiteVisitor(site)
    for visitor, name in ((lin, "Lin"), (wang, "Wang")):
        answers(visitor, 1)
        sign_up(visitor, name)
    send(lin, "/account/erase", password=WORD)

    assert is_signed_in(wang, "Wang")
    assert wang.open("/history").text.count('class="past"') == 1
    with services(site).database.reading() as reading:
        assert reading.scalars(select(UserAccount.name)).all() == ["Wang"]


def test_every_page_links_to_what_is_stored(visitor: SiteVisitor):
    assert "/privacy" in visitor.open("/").links
    assert visitor.open("/privacy").heading == "Privacy"


def test_pages_of_an_account_ask_a_guest_to_sign_in(visitor: SiteVisitor):
    for path in ("/account/password", "/account/email", "/account/codes"):
        assert visitor.client.get(path).headers["Location"] == f"/account/in?back={path}"
