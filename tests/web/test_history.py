"""The history: own answers, newest first, narrowed, a page at a time."""

import html
import re
import uuid
from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask

from quizzes import Address, Kind, grade, make, misconception_name
from quizzes.aiming import KINDS_IN_ORDER
from school.progress.models import Outcome
from tests.kinds import rules_for
from tests.school.make import answer
from tests.web.visitor import SiteVisitor, VisitedPage
from web.progress.history_page import PAGE_SIZE
from web.services import services
from wording import LANGUAGES, translator

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
QUESTION = "mcr-2014/total/3/2611/{}"


def learner_of(visitor: SiteVisitor) -> uuid.UUID:
    """The visitor's row, made by a question that was skipped."""
    visitor.answer("/drill/mcr-2014/find/1/2611/2?n=5", skip=1)
    return visitor.learners()[-1].id


def given(site: Flask, learner: uuid.UUID, count: int, **answered: object) -> list[uuid.UUID]:
    """So many answers, one a minute; their public ids, the oldest first."""
    usual = {"response": 8, "credit": 0.0}
    with services(site).database.writing() as session:
        rows = [
            answer(
                session,
                learner,
                **{
                    "address": QUESTION.format(number),
                    "at": NOON + timedelta(minutes=number),
                    **usual,
                    **answered,
                },
            )
            for number in range(1, count + 1)
        ]
        return [row.public_id for row in rows]


def shown(page: VisitedPage) -> list[uuid.UUID]:
    """The answers that the page leads to, from top to bottom."""
    return [uuid.UUID(each) for each in re.findall(r"/drill/answers/([0-9a-f-]{36})", page.text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_yet_leads_to_a_drill(site: Flask, language: str):
    visitor = SiteVisitor(site, language)
    visitor.choose(rules="mcr-2014")
    page = visitor.open("/history")

    assert (page.status, page.lang) == (200, language)
    assert 'class="button button--primary" href="/mcr-2014/drill"' in page.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS_IN_ORDER)
def test_an_answer_of_each_kind_in_every_language(site: Flask, kind: Kind, language: str):
    visitor = SiteVisitor(site, language)
    visitor.answer(f"/drill/{rules_for(kind)}/{kind}/3/2611/2?n=5", unknown=1)

    page = visitor.open("/history")

    assert page.status == 200
    assert shown(page) == [row.public_id for row in visitor.rows()]
    assert f"/{rules_for(kind)}/drill?kind={kind}&amp;level=3" in page.text


def test_the_newest_comes_first_and_leads_to_its_explanation(site: Flask):
    visitor = SiteVisitor(site)
    ids = given(site, learner_of(visitor), 3)

    page = visitor.open("/history")

    assert [each for each in shown(page) if each in ids] == ids[::-1]
    assert visitor.open(f"/drill/answers/{ids[0]}").status == 200


def test_pages_follow_each_other_without_gap_or_repeat(site: Flask):
    visitor = SiteVisitor(site)
    learner = learner_of(visitor)
    given(site, learner, 2 * PAGE_SIZE + 4)
    page, seen = visitor.open("/history"), []

    while True:
        seen += shown(page)
        older = [link for link in page.links if link.startswith("/history?before=")]
        if not older:
            break
        given(site, learner, 1, at=NOON + timedelta(days=1))  # a new one must move nothing
        page = visitor.open(older[0])

    rows = sorted(visitor.rows(), key=lambda row: (row.answered_at, row.id), reverse=True)
    old = [row.public_id for row in rows if row.answered_at < NOON + timedelta(days=1)]
    assert len(seen) == 2 * PAGE_SIZE + 5
    assert [each for each in seen if each in old] == old
    assert "/history" in page.links


def test_filters_narrow_by_kind_and_by_result(site: Flask):
    visitor = SiteVisitor(site)
    learner = learner_of(visitor)
    wrong = given(site, learner, 2)
    right = given(site, learner, 2, credit=1.0)
    waits = given(site, learner, 1, address="mcr-2014/waits/3/2611/1", response=["1m"])

    def found(query: str) -> set[uuid.UUID]:
        return set(shown(visitor.open(f"/history?{query}")))

    assert found("kind=total") == {*wrong, *right}
    assert found("kind=waits") == set(waits)
    assert found("result=right") == set(right)
    assert found("result=wrong") == {*wrong, *waits}
    assert found("kind=total&result=wrong") == set(wrong)
    assert found("kind=nonsense&result=nonsense") >= {*wrong, *right, *waits}


def test_filters_keep_their_place_over_pages(site: Flask):
    visitor = SiteVisitor(site)
    given(site, learner_of(visitor), PAGE_SIZE + 1)

    page = visitor.open("/history?kind=total&result=wrong")
    (older,) = [link for link in page.links if "before=" in link]

    assert "kind=total" in older
    assert "result=wrong" in older
    assert len(shown(visitor.open(older))) == 1


def test_a_filter_that_lets_nothing_through_says_so(site: Flask):
    visitor = SiteVisitor(site)
    given(site, learner_of(visitor), 1)

    assert "No answers match." in visitor.open("/history?kind=fans").text


def test_another_learners_answers_are_not_shown(site: Flask):
    visitor, other = SiteVisitor(site), SiteVisitor(site)
    ids = given(site, learner_of(visitor), 2)
    learner_of(other)

    assert not set(ids) & set(shown(other.open("/history")))
    assert not set(ids) & set(shown(SiteVisitor(site).open("/history")))


def test_a_broken_place_is_not_found(visitor: SiteVisitor):
    assert visitor.open("/history?before=yesterday").status == 404


def test_days_and_times_are_the_visitors_own(site: Flask):
    visitor = SiteVisitor(site)
    given(site, learner_of(visitor), 1, at=datetime(2026, 11, 20, 23, 30, tzinfo=UTC))

    assert "20 November 2026" in visitor.open("/history").text
    visitor.client.set_cookie("zone", "Asia%2FShanghai")
    text = visitor.open("/history").text
    assert "21 November 2026" in text
    assert "07:30" in text


@pytest.mark.parametrize("zone", ["Nowhere/At%20All", "..%2F..%2Fetc%2Fpasswd", "x" * 300, "%00"])
def test_a_zone_that_is_none_is_passed_over(site: Flask, zone: str):
    visitor = SiteVisitor(site)
    given(site, learner_of(visitor), 1)
    visitor.client.set_cookie("zone", zone)

    assert "12:01" in visitor.open("/history").text


def trapped() -> dict[str, list[tuple[str, int]]]:
    """Questions with a wrong total that each trap explains, by the trap."""
    results: dict[str, list[tuple[str, int]]] = {}
    for number in range(1, 40):
        question = make(Address.parse(QUESTION.format(number)))
        assert isinstance(question.answer, int)
        for total in range(question.answer):
            if trap := grade(question, total).misconception:
                results.setdefault(trap, []).append((str(question.address), total))
                break
    return results


def test_a_trap_met_twice_is_named_with_a_drill(site: Flask):
    visitor = SiteVisitor(site)
    learner = learner_of(visitor)
    trap, wrong = max(trapped().items(), key=lambda pair: len(pair[1]))

    given(site, learner, 1, address=wrong[0][0], response=wrong[0][1])
    once = html.unescape(visitor.open("/history").text)
    given(site, learner, 1, address=wrong[1][0], response=wrong[1][1])
    twice = html.unescape(visitor.open("/history").text)

    name = f"<b>{misconception_name(trap, translator('en'))}</b>"
    assert name not in once
    assert name in twice
    assert "2 times" in twice


def test_an_answer_to_a_question_no_longer_made_is_still_shown(site: Flask):
    visitor = SiteVisitor(site)
    ids = given(site, learner_of(visitor), 1, address="mcr-2014/gone/3/2611/1")

    page = visitor.open("/history")

    assert page.status == 200
    assert ids[0] in shown(page)


def test_a_skipped_question_is_neither_right_nor_wrong(site: Flask):
    visitor = SiteVisitor(site)
    learner = learner_of(visitor)
    (skipped,) = given(site, learner, 1, response=None, outcome=Outcome.SKIPPED)

    assert skipped in shown(visitor.open("/history"))
    assert skipped not in shown(visitor.open("/history?result=wrong"))
    assert skipped not in shown(visitor.open("/history?result=right"))
