"""The page of settings."""

import re
from collections.abc import Mapping
from datetime import timedelta

import pytest
from flask import Flask
from sqlalchemy import select

from school.learners.settings import LearnerSettings
from school.progress.evidence import AnswerEvidence
from school.progress.summaries import SkillRow
from tests.school.make import answer
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.clock import now
from web.services import services


def all_settings(page: VisitedPage) -> PageForm:
    return next(form for form in page.forms if form.values("all"))


def test_the_page_shows_what_is_in_force(visitor: SiteVisitor):
    form = all_settings(visitor.open("/settings"))
    values = {name: form.values(name) for name in ("lang", "also", "theme", "clock", "exam")}

    assert values == {
        "lang": ["en"],
        "also": [""],
        "theme": ["system"],
        "clock": ["0"],
        "exam": [""],
    }
    assert form.values("success") == ["0.825"]
    assert form.values("retention") == ["0.9"]


def test_everything_is_saved_at_once_and_comes_back(visitor: SiteVisitor):
    form = all_settings(visitor.open("/settings"))
    page = visitor.send(
        form, lang="ja", also="en", clock="60", success="0.9", retention="0.95", exam="2027-03-21"
    )
    again = all_settings(visitor.open("/settings"))

    assert page.lang == "ja"
    assert 'role="status"' in page.text
    assert again.values("also") == ["en"]
    assert again.values("clock") == ["60"]
    assert again.values("exam") == ["2027-03-21"]
    assert visitor.learners() == []


def test_a_stored_learner_keeps_them_in_the_row(visitor: SiteVisitor):
    visitor.answer("/drill/mcr-2014/total/2/5/1", unknown=1)
    visitor.send(all_settings(visitor.open("/settings")), success="0.7", numerals="on")
    (learner,) = visitor.learners()

    assert learner.settings == LearnerSettings(
        language="en", theme="system", success=0.7, numerals=True, shortcuts=True
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {"lang": "tlh"},
        {"also": "tlh"},
        {"clock": "7"},
        {"success": "1"},
        {"retention": "nan"},
        {"exam": "2027-02-30"},
        {"exam": "soon"},
    ],
)
def test_what_nobody_offers_is_refused(visitor: SiteVisitor, wrong: Mapping[str, str]):
    form = all_settings(visitor.open("/settings"))

    assert visitor.send(form, **wrong).status == 400


def test_another_retention_moves_what_is_due(site: Flask):
    visitor = SiteVisitor(site)
    visitor.answer("/drill/mcr-2014/total/2/5/1", unknown=1)
    (learner,) = visitor.learners()
    shown = AnswerEvidence((("full-flush", True, 1.0),), "full-flush")
    with services(site).database.writing() as writing:
        at = now() - timedelta(days=1)
        answer(writing, learner.id, "mcr-2014/find/1/9/1", shown=shown, at=at)
    before = due(site)
    visitor.send(all_settings(visitor.open("/settings")), retention="0.95")

    assert due(site) < before


def due(site: Flask) -> object:
    with services(site).database.reading() as reading:
        return reading.scalars(select(SkillRow.due_at).where(SkillRow.topic == "full-flush")).one()


@pytest.mark.parametrize(("also", "name"), [("ja", "清一色"), ("", "清一色")])
def test_the_second_name_of_a_fan_is_in_the_language_that_was_chosen(
    visitor: SiteVisitor, also: str, name: str
):
    visitor.send(all_settings(visitor.open("/settings")), also=also)
    page = visitor.answer("/drill/mcr-2014/fans/4/5/1/full-flush", unknown=1)
    lang = also or "zh-Hans"

    assert re.search(rf'lang="{lang}"[^>]*>{name}', page.text)


def test_a_clock_of_ones_own_is_that_of_the_next_drill(visitor: SiteVisitor):
    visitor.send(all_settings(visitor.open("/settings")), clock="120")

    begun = visitor.client.get("/mcr-2014/drill/begin?kind=total", headers=visitor.headers)
    assert "clock=120" in begun.headers["Location"]
    none = visitor.client.get("/mcr-2014/drill/begin?kind=total&clock=0", headers=visitor.headers)
    assert "clock" not in none.headers["Location"]
    guided = visitor.client.get("/next", headers=visitor.headers)
    assert "clock=120" in guided.headers["Location"]
