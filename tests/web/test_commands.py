"""The commands of an operator."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from flask import Flask
from sqlalchemy import delete, make_url, select

from quizzes import Address, make
from school.assignments.taking import begin_attempt, save_answer
from school.progress.evidence import AnswerEvidence
from school.progress.grading import graded_answer
from school.progress.models import Answer, SkillEvidence
from school.progress.summaries import HourRow
from tests.school.assignments.make import published, school_class, student
from tests.school.make import NOON
from tests.web.visitor import SiteVisitor
from web.commands import administration as commands
from web.drills.submission import evidence_in
from web.services import services
from web.settings import SiteSettings


def shown(site: Flask) -> list[tuple[int, str, bool, float]]:
    with services(site).database.reading() as session:
        rows = session.scalars(select(SkillEvidence)).all()
    return sorted((row.answer_id, row.topic, row.seen, row.weight) for row in rows)


def test_what_answers_show_is_derived_again_from_the_answers(site: Flask):
    visitor = SiteVisitor(site)
    visitor.answer("/drill/mcr-2014/fans/3/7/1?n=5", unknown=1)
    visitor.answer("/drill/mcr-2014/total/3/7/2?n=5", total=20)
    visitor.answer("/drill/mcr-2014/fans/3/7/1?n=5", unknown=1)
    visitor.answer("/drill/mcr-2014/fans/3/7/3?n=5", skip=1)
    before = shown(site)
    assert before
    with services(site).database.writing() as session:
        session.execute(delete(SkillEvidence))

    done = site.test_cli_runner().invoke(args=["database", "rebuild"])

    assert done.exit_code == 0
    assert "4 answers" in done.output
    assert shown(site) == before


@pytest.mark.usefixtures("on_sqlite")
def test_questions_are_made_again_before_the_database_is_locked(
    site: Flask, settings: SiteSettings, monkeypatch: pytest.MonkeyPatch
):
    visitor, free = SiteVisitor(site), []
    for number in (1, 2, 3):
        visitor.answer(f"/drill/mcr-2014/fans/3/7/{number}?n=5", unknown=1)
    before = shown(site)

    def look(answer: Answer) -> AnswerEvidence:
        with closing(sqlite3.connect(str(make_url(settings.database).database), 0)) as other:
            other.execute("BEGIN IMMEDIATE")  # it would fail at once
            other.execute("ROLLBACK")
        free.append(answer.id)
        return evidence_in(answer)

    monkeypatch.setattr(commands, "evidence_in", look)
    done = site.test_cli_runner().invoke(args=["database", "rebuild"])

    assert (done.exit_code, len(free)) == (0, 3), done.output
    assert shown(site) == before


def test_sums_that_a_migration_left_empty_are_made_by_the_upgrade(site: Flask):
    visitor = SiteVisitor(site)
    visitor.answer("/drill/mcr-2014/fans/3/7/1?n=5", unknown=1)
    before = shown(site)
    with services(site).database.writing() as session:
        for model in (SkillEvidence, HourRow):
            session.execute(delete(model))

    first = site.test_cli_runner().invoke(args=["database", "upgrade"])
    second = site.test_cli_runner().invoke(args=["database", "upgrade"])

    assert "Derived again from 1 answers." in first.output
    assert "Derived again" not in second.output
    assert shown(site) == before


def test_assignments_are_graded_again_by_a_command(site: Flask):
    with services(site).database.writing() as session:
        of = school_class(session)
        task, who = (
            published(session, of, questions=("mcr-2014/find/2/2611/1",)),
            student(session, of),
        )
        attempt = begin_attempt(session, task, who, NOON)
        question = make(Address.parse("mcr-2014/find/2/2611/1"))
        now = graded_answer(question, question.answer)
        save_answer(session, attempt, 1, replace(now, credit=0.25, engine="0.1"), NOON)

    texts = [site.test_cli_runner().invoke(args=["assignments", "regrade"]) for _ in range(2)]

    assert [done.exit_code for done in texts] == [0, 0]
    assert "Graded 1 answers again: 1 are worth something else now." in texts[0].output
    assert "Graded 0 answers again" in texts[1].output
