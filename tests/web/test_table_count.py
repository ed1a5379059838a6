"""Whoever wins at the table announces it before the site shows the count, and learns by that."""

import pytest
from flask import Flask
from sqlalchemy import select

from quizzes.address import Kind
from quizzes.asked_hand import addresses_of_hand
from school.progress import rebuild
from school.progress.models import Outcome, SkillEvidence
from scoring import RULE_SETS, Score
from tests.web.played_deals import won_by_the_program, won_deal
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.drills.submission import evidence_in
from web.services import services
from wording import LANGUAGES

TOLD = ("/score?", "/compare?", "/in-full?", "/drill/")


def evidence_rows(visitor: SiteVisitor) -> list[tuple[str, str, bool]]:
    with services(visitor.site).database.reading() as reading:
        rows = reading.scalars(select(SkillEvidence).order_by(SkillEvidence.answer_id)).all()
        return sorted((row.kind, row.topic, row.seen) for row in rows)


def count_form(page: VisitedPage) -> PageForm:
    return next(form for form in page.forms if form.values("token"))


def won_score(rules: str) -> Score:
    ending = won_by_the_program(rules)[1].ending
    assert ending is not None
    assert ending.score is not None
    return ending.score


def key_of(score: Score) -> dict[str, object]:
    """What the form holds where all is right."""
    fans = {line.fan.id: line.times for line in score.counted}
    base = score.account.base if score.account else None
    return {
        "fan": list(fans),
        **{f"times-{fan}".replace("-", "__"): n for fan, n in fans.items() if n > 1},
        "total": int(score.total) if score.total == int(score.total) else score.total,
        **({"base": base.points} if base else {}),
    }


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("by_learner", [True, False])
def test_nothing_tells_the_worth_before_the_hand_is_counted(
    visitor: SiteVisitor, rules: str, by_learner: bool
):
    address = won_deal(visitor, rules, by_learner=by_learner)
    end = visitor.open(address)

    assert not [each for each in end.links if any(told in each for told in TOLD)]
    assert ("Announce your win" in end.text) == by_learner

    asked = visitor.open(end.link_to(f"{address}/count"))
    assert ("Announce your win" in asked.heading) == by_learner
    names = {name for name, _value in count_form(asked).fields}
    assert "total" in names
    assert ("base" in names) == (rules == "rengo")

    counted = visitor.send(count_form(asked), **key_of(won_score(rules)))

    assert counted.address == f"{address}/count"
    assert {row.kind: row.credit for row in visitor.rows()} == dict.fromkeys(
        ("fans", "total", *(("base",) if rules == "rengo" else ())), 1
    )
    assert any("/in-full?" in each for each in counted.links)
    assert any("/score?" in each for each in visitor.open(address).links)


def test_what_is_announced_is_evidence_like_any_once(visitor: SiteVisitor):
    address = won_deal(visitor, "mcr-2014")
    form = count_form(visitor.open(f"{address}/count"))
    visitor.send(form, **key_of(won_score("mcr-2014")))
    shown = evidence_rows(visitor)

    fans = {line.fan.id for line in won_score("mcr-2014").counted}
    assert {topic for kind, topic, seen in shown if kind == "fans" and seen} == fans
    assert ("total", "hand", True) in shown

    visitor.send(form, unknown="1")  # sent again from an earlier page
    assert len(visitor.rows()) == 2
    assert evidence_rows(visitor) == shown

    with services(visitor.site).database.writing() as writing:
        rebuild.rebuild(writing, evidence_in)
    assert evidence_rows(visitor) == shown


def test_who_lets_the_count_be_shown_shows_nothing(visitor: SiteVisitor):
    address = won_deal(visitor, "rengo")
    counted = visitor.send(count_form(visitor.open(f"{address}/count")), skip="1")

    assert "Not answered" in counted.text
    assert {row.outcome for row in visitor.rows()} == {Outcome.SKIPPED}
    again = str(visitor.rows()[0].question)
    visitor.answer(f"/drill/{again}", unknown="1")
    assert evidence_rows(visitor) == []


def test_a_hand_whose_worth_was_told_elsewhere_shows_nothing(visitor: SiteVisitor):
    address = won_deal(visitor, "mcr-2006")
    told = addresses_of_hand(won_score("mcr-2006"))[Kind.TOTAL]
    visitor.answer(f"/drill/{told}", unknown="1")

    assert "/in-full?" in visitor.open(f"{address}/count").text
    assert evidence_rows(visitor) == []


def test_the_question_is_asked_at_the_table_alone(site: Flask, visitor: SiteVisitor):
    address = won_deal(visitor, "imj")
    visitor.send(count_form(visitor.open(f"{address}/count")), unknown="1")
    (asked, *_others) = visitor.rows()

    assert visitor.open(f"/drill/{asked.question}").status == 200
    assert SiteVisitor(site).open(f"/drill/{asked.question}").status == 404
    assert SiteVisitor(site).open(f"{address}/count").status == 404


def test_a_form_without_a_total_is_told_what_lacks_and_keeps_what_was_ticked(visitor: SiteVisitor):
    address = won_deal(visitor, "rengo")
    form = count_form(visitor.open(f"{address}/count"))
    key = key_of(won_score("rengo"))
    page = visitor.send(form, fan=key["fan"], base=key["base"])

    assert page.status == 422
    assert 'role="alert"' in page.text
    assert set(count_form(page).values("fan")) == set(key["fan"])  # type: ignore[call-overload]
    assert visitor.rows() == []
    assert visitor.send(form, token="x").status == 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_announcement_is_made_in_each_language(site: Flask, language: str):
    visitor = SiteVisitor(site, language)
    address = won_deal(visitor, "rengo", by_learner=False)
    asked = visitor.open(f"{address}/count")
    counted = visitor.send(count_form(asked), unknown="1")

    assert (asked.lang, counted.lang) == (language, language)
    assert counted.status == 200
