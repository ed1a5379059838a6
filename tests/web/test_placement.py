"""Twelve questions that find out where to begin."""

import re

from quizzes import Address
from quizzes.topics import filtered_topic
from tests.web.visitor import SiteVisitor, VisitedPage

COUNT = 12


def take(visitor: SiteVisitor, **given: object) -> tuple[list[str], VisitedPage]:
    """Go through a placement with the same answer to everything; its questions and its end."""
    start = visitor.client.get("/placement/begin", headers=visitor.headers)
    href, asked = str(start.headers["Location"]), []
    for _ in range(COUNT):
        asked.append(href)
        page = visitor.send(visitor.open(href).question, follow=False, **given)
        href = str(page.headers["Location"])
    return asked, visitor.open(href)


def test_the_page_leads_to_a_placement(visitor: SiteVisitor):
    page = visitor.open("/placement")

    assert "12 questions" in page.text
    assert "/placement/begin" in page.links
    assert "/placement" in visitor.open("/learn").links


def test_who_knows_nothing_begins_at_the_beginning(visitor: SiteVisitor):
    asked, end = take(visitor, unknown=1)

    assert len(visitor.rows()) == COUNT
    assert end.heading == "Level 1 suits you."
    assert "Begin with the first fans of the course." in end.text
    levels = [int(href.split("/")[4]) for href in asked]
    assert levels[-1] < levels[0]


def test_nothing_is_explained_before_the_end(visitor: SiteVisitor):
    asked, end = take(visitor, unknown=1)

    assert all(href.startswith("/drill/mcr-2014/") for href in asked)
    assert not any("answers" in href for href in asked)
    assert len([link for link in end.links if link.startswith("/drill/answers/")]) == COUNT


def test_no_topic_comes_twice(visitor: SiteVisitor):
    asked, _ = take(visitor, unknown=1)
    topics = [
        filtered_topic(Address.parse(href.removeprefix("/drill/").split("?")[0])) for href in asked
    ]

    assert len(set(topics)) == COUNT


def test_the_drill_begins_where_the_placement_says(visitor: SiteVisitor):
    _, end = take(visitor, unknown=1)
    (form,) = (form for form in end.forms if form.values("begin_rules"))
    visitor.send(form, begin="full-flush")
    (learner,) = visitor.learners()

    assert learner.settings.begin == {"mcr-2014": "full-flush"}
    start = visitor.client.get("/next", headers=visitor.headers).headers["Location"]
    assert re.search(r"/(find|fans)/\d/\d+/1/", start)


def test_a_place_that_the_rule_set_does_not_know_is_none(visitor: SiteVisitor):
    _, end = take(visitor, unknown=1)
    (form,) = (form for form in end.forms if form.values("begin_rules"))
    visitor.send(form, begin="plaid")
    (learner,) = visitor.learners()

    assert learner.settings.begin == {}
