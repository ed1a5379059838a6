"""After a mistake with a name: one more question with the same trap, and the run goes on."""

from typing import Any

import pytest

from quizzes import Address
from quizzes.question_cache import question_at
from tests.web.visitor import SiteVisitor, VisitedPage


def again_href(page: VisitedPage) -> str:
    """Where the same trap is met again; empty where there was none."""
    return next((link for link in page.links if link.split("?")[0].endswith("/again")), "")


def trapped(visitor: SiteVisitor, question: str) -> VisitedPage:
    """The explanation of an answer that fell into a trap of that question."""
    asked = question_at(Address.parse(question.split("?")[0]))
    for key in "abcd"[: len(asked.choices or ())]:
        page = visitor.answer(f"/drill/{question}", answer=key)
        if again_href(page):
            return page
    raise AssertionError(f"{question} has no trap")


@pytest.mark.parametrize(
    "question", ["mcr-2014/term/2/5/2/topic:waits?n=5", "mcr-2014/ruling/2/5/2/topic:claims?n=5"]
)
def test_the_same_trap_is_asked_once_more_and_the_run_goes_on(visitor: SiteVisitor, question: str):
    page = trapped(visitor, question)

    once_more = visitor.open(again_href(page), follow_redirects=True)
    assert "One more like it, then carry on" in once_more.text
    asked = Address.parse(question.split("?")[0])
    explained = visitor.send(once_more.question, unknown=1)

    extra = visitor.rows()[-1].question
    assert Address.parse(extra).kind == asked.kind
    assert Address.parse(extra).seed != asked.seed
    assert f"/drill/{question.replace('/5/2/topic', '/5/3/topic')}" in explained.links


def test_a_guided_run_goes_on_after_the_same_trap_too(visitor: SiteVisitor):
    question = "mcr-2014/term/2/5/2/topic:waits?n=5&run=next"
    once_more = visitor.open(again_href(trapped(visitor, question)), follow_redirects=True)

    explained = visitor.send(once_more.question, unknown=1)

    following = visitor.open(explained.link_to("/next?after="), follow_redirects=True)
    assert "3 of 5" in following.text


@pytest.mark.parametrize("sent", [{"unknown": "1"}, {"total": "999"}])
def test_without_a_trap_there_is_none_to_meet_again(visitor: SiteVisitor, sent: dict[str, Any]):
    page = visitor.answer("/drill/mcr-2014/total/2/5/1", **sent)

    assert "Same trap again" not in page.text


def test_nobody_meets_the_trap_of_another(visitor: SiteVisitor):
    page = trapped(visitor, "mcr-2014/term/2/5/2/topic:waits?n=5")
    stranger = SiteVisitor(visitor.client.application)

    assert stranger.open(again_href(page)).status == 404
