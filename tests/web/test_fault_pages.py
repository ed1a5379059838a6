"""What a person, a program and the log are told when the database cannot be used."""

import json
import re

import pytest
from flask import Flask
from sqlalchemy import select, text

from school.faults import DatabaseFaultKind
from school.learners.models import Learner
from school.waiting import wait_budget
from tests.web.account_forms import WORD, form_to, send, sign_in, sign_up
from tests.web.refusing import refusing
from tests.web.second_factors import SIGN_IN_CODE, asked, with_factor
from tests.web.visitor import SiteVisitor
from web import logs
from web.clock import now
from web.services import services
from wording import LANGUAGES

TOTAL = "/drill/mcr-2014/total/3/2611/2?n=5"
CHOICE = "/drill/mcr-2014/find/1/5/1"
FANS = "/drill/mcr-2014/fans/3/2611/2?n=5"
TEST = "/learn/mcr/test/1700000000/1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fault_has_words_of_its_own_in_each_language(site: Flask, language: str):
    told = set()
    for fault in DatabaseFaultKind:
        visitor = SiteVisitor(site, language)
        form = visitor.open(TOTAL).question
        with refusing(site, fault):
            page = visitor.send(form, total=8)
        assert (page.status, page.lang) == (503, language)
        assert "the-cause" not in page.text
        told.add(re.search(r'role="alert"[^>]*>([^<]*)', page.text)[1])

    assert len(told) == len(DatabaseFaultKind)
    assert all(told)


def test_a_program_gets_the_code_of_the_fault(site: Flask):
    visitor = SiteVisitor(site)
    form = visitor.open(TOTAL).question
    visitor.headers["Accept"] = "application/json"
    for fault in DatabaseFaultKind:
        with refusing(site, fault):
            answer = visitor.client.post(
                form.action, data={**dict(form.fields), "total": "8"}, headers=visitor.headers
            )
        assert (answer.status_code, answer.json["code"]) == (503, fault.value)
        assert answer.json["message"]


@pytest.mark.parametrize(
    ("address", "name", "value"),
    [
        (TOTAL, "total", ["8"]),
        (FANS, "fan", ["all-chows", "mixed-triple-chow"]),
        (TEST, "unknown", []),
    ],
)
def test_a_question_stands_there_again_with_what_was_given(
    site: Flask, address: str, name: str, value: list[str]
):
    visitor = SiteVisitor(site)
    asked = visitor.open(address)
    with refusing(site):
        page = visitor.send(asked.question, **{name: value or 1})

    assert page.status == 503
    assert page.headings == asked.headings, "it is the page of the question"
    assert page.question.values("token") == asked.question.values("token")
    assert sorted(page.question.values(name)) == value
    assert visitor.send(page.question, **({} if value else {name: 1})).status == 200
    assert len(visitor.rows()) == 1


def test_a_pressed_choice_is_marked_on_the_page_that_comes_again(site: Flask):
    visitor = SiteVisitor(site)
    asked = visitor.open(CHOICE)
    name, value = next(each for each in asked.question.buttons if each[0] == "answer")
    with refusing(site):
        page = visitor.send(asked.question, **{name: value})

    marked = re.findall(r'<button[^>]*name="answer"[^>]*aria-pressed="true"', page.text)
    assert len(marked) == 1
    assert f'value="{value}"' in marked[0]


def test_an_answer_that_was_saved_unnoticed_is_not_doubled(site: Flask):
    """The connection may be lost when the answer is just kept: it is sent again all the same."""
    visitor = SiteVisitor(site)
    form = visitor.open(TOTAL).question
    with refusing(site):
        kept = visitor.send(form, total=8)
    visitor.send(form, total=8)
    visitor.send(kept.question)

    assert [row.given for row in visitor.rows()] == [8]


def test_a_page_that_cannot_be_read_is_loaded_again(site: Flask):
    visitor = SiteVisitor(site)
    visitor.answer(TOTAL, total=8)
    with refusing(site, DatabaseFaultKind.GONE, reads=True):
        page = visitor.open("/history?page=2")

    assert (page.status, page.headers["Retry-After"]) == (503, "10")
    assert page.heading == "The database of this site cannot be reached."
    assert "/history?page=2" in page.links


def test_passwords_are_asked_for_again_and_everything_else_is_kept(site: Flask):
    visitor = SiteVisitor(site)
    with refusing(site):
        page = send(visitor, "/account/new", name="Lin", fresh=WORD)

    form = form_to(page, "/account/new")
    assert WORD not in page.text
    assert form.values("name") == ["Lin"]
    assert form.values("fresh") == [""]
    visitor.send(form, fresh=WORD)
    assert visitor.open("/account").heading == "Lin"


@pytest.mark.parametrize("field", ["code", "recovery"])
def test_a_code_of_a_second_factor_is_asked_for_again_half_way(site: Flask, field: str):
    made = with_factor(SiteVisitor(site))
    visitor = SiteVisitor(site)
    form, code = asked(visitor), {"code": made.app.code(), "recovery": made.codes[0]}[field]
    with refusing(site):
        page = visitor.send(form, **{field: code})

    again = form_to(page, SIGN_IN_CODE)
    assert code not in page.text
    assert again.values("half_way") == form.values("half_way")
    visitor.send(again, **{field: code})
    assert visitor.open("/account").heading == "Lin"


def test_what_was_written_can_be_read_on_the_page(site: Flask):
    visitor = SiteVisitor(site)
    sign_up(visitor)
    with refusing(site):
        page = send(visitor, "/teach", name="<Monday> evening")

    assert "&lt;Monday&gt; evening</p>" in page.text


def test_that_somebody_was_here_is_noted_later_and_costs_no_page(site: Flask):
    visitor = SiteVisitor(site)
    sign_up(visitor)
    with services(site).database.writing() as session:
        session.execute(text("UPDATE sign_ins SET last_seen_at = '2020-01-01 00:00:00+00:00'"))
        session.execute(text("UPDATE sign_ins SET created_at = '2020-01-01 00:00:00+00:00'"))
    sign_in(visitor)
    with services(site).database.writing() as session:
        session.execute(
            text("UPDATE sign_ins SET last_seen_at = :at"), {"at": now().replace(year=2026, day=1)}
        )
    for fault in DatabaseFaultKind:
        with refusing(site, fault):
            assert visitor.open("/account").status == 200


def test_no_value_reaches_the_log(capsys: pytest.CaptureFixture[str], site: Flask):
    logs.set_log_level("debug")
    visitor = SiteVisitor(site)
    sign_up(visitor, "SecretName")
    form = form_to(visitor.open("/account/password"), "/account/password")
    with refusing(site):
        visitor.send(form, password="a secret word", fresh="another secret word")
    with services(site).database.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE sign_ins RENAME TO lost")
    crashed = sign_in(SiteVisitor(site), "SecretName")
    with services(site).database.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE lost RENAME TO sign_ins")
    with services(site).database.reading() as session:
        ids = [str(each) for each in session.scalars(select(Learner.id))]

    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert crashed.status == 500
    assert any(line.get("event") == "crash" and "sign_ins" in line["exception"] for line in lines)
    faults = [line for line in lines if line.get("event") == "database"]
    assert [(line["code"], line["cause"]) for line in faults] == [("database-busy", "the-cause")]
    for line in lines:
        line.pop("learner", None)  # the line of a request says whose it was
        for secret in (
            "secret",
            "SecretName",
            "argon2",
            *ids,
            *(each.replace("-", "") for each in ids),
        ):
            assert secret not in json.dumps(line)


def test_the_patience_of_a_request_ends_with_it(site: Flask):
    visitor = SiteVisitor(site)
    form = visitor.open(TOTAL).question
    with refusing(site):
        visitor.send(form, total=8)
    assert wait_budget(7.0).left == 7.0
