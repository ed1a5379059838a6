"""Drills of several kinds, with a topic and a clock, from the choice to the end."""

import re

import pytest
from flask import Flask

from quizzes import Address, make
from quizzes.aiming import SITUATION_KINDS, kinds_in_order, topics
from scoring import RULE_SETS
from tests.kinds import posted
from tests.web.visitor import SiteVisitor
from web.drills.aims import TOPIC_NAMES
from web.drills.set_up_form import read_set_up

pytestmark = pytest.mark.any_database


CHOSEN = "kind=total&kind=ruling&kind=legal&level=2&n=5&topic=claims&clock=60"


def test_kinds_take_turns_to_the_end_and_the_end_counts_them_all(visitor: SiteVisitor):
    page = visitor.open(f"/mcr-2014/drill/begin?{CHOSEN}", follow_redirects=True)
    kinds = []
    while True:
        question = make(Address.parse(page.question.action.removeprefix("/drill/").split("?")[0]))
        kinds.append((question.address.kind.value, question.address.aim))
        fields = dict(posted(question, question.answer))
        explained = visitor.send(page.question, **fields)
        onward = explained.next_question("/drill/mcr-2014/" if len(kinds) < 5 else "/drill/done/")
        page = visitor.open(onward)
        if len(kinds) == 5:
            break

    assert page.heading == "5 of 5 questions right"
    assert kinds == [
        ("total", ""),
        ("legal", ""),
        ("ruling", "topic:claims"),
        ("total", ""),
        ("legal", ""),
    ]
    assert "Several kinds" in page.text
    assert "Question 3, Give a ruling" in page.text
    again = page.link_to("/mcr-2014/drill/begin")
    assert [again.count(f"kind={kind}") for kind in ("total", "legal", "ruling")] == [1, 1, 1]
    assert "topic=claims" in again
    assert "clock=60" in again


def test_home_goes_on_with_the_next_kind(visitor: SiteVisitor):
    first = visitor.open(f"/mcr-2014/drill/begin?{CHOSEN}", follow_redirects=True)
    visitor.send(first.question, unknown=1)

    page = visitor.open("/")

    assert page.link_to("/drill/mcr-2014/legal/2/").endswith(
        "/2?n=5&kinds=total,legal,ruling/topic:claims&clock=60"
    )


def test_a_clock_is_seen_only_where_it_was_chosen(visitor: SiteVisitor):
    plain = visitor.open("/drill/mcr-2014/total/2/7/1?n=5")
    timed = visitor.open("/drill/mcr-2014/total/2/7/1?n=5&clock=60")
    explained = visitor.send(timed.question, total=8)

    assert "clock" not in plain.text.split("<main", 1)[1]
    assert 'data-seconds="60"' in timed.text
    assert re.search(r"0:0\d of 1:00", explained.text)


def test_fans_chosen_on_the_map_come_back_with_all_that_was_chosen_before(visitor: SiteVisitor):
    chosen = visitor.open(f"/mcr-2014/fans?choose=1&{CHOSEN}&fan=all-pungs")
    (form,) = (form for form in chosen.forms if form.action == "/mcr-2014/drill/begin")

    assert form.values("kind") == ["total", "ruling", "legal"]
    assert (form.values("topic"), form.values("clock")) == (["claims"], ["60"])
    assert form.values("fan") == ["all-pungs"]


def test_each_kind_keeps_to_what_it_can(site: Flask):
    rules = RULE_SETS["mcr-2014"]
    query = f"{CHOSEN}&fan=all-pungs"
    with site.test_request_context(f"/?{query}") as context:
        turns = read_set_up(context.request.args, rules).turns(rules)

    assert [str(turn) for turn in turns] == [
        "total/all-pungs",
        "legal/all-pungs",
        "ruling/topic:claims",
    ]


def test_only_kinds_of_the_rule_set_are_offered(visitor: SiteVisitor):
    for rules in RULE_SETS.values():
        form = next(
            form
            for form in visitor.open(f"/{rules.id}/drill").forms
            if form.action.endswith("/drill/begin")
        )
        offered = re.findall(
            r'name="kind" value="([^"]+)"', visitor.open(f"/{rules.id}/drill").text
        )

        assert form.values("kind") == ["find"]
        assert sorted(offered) == sorted(kinds_in_order(rules))


def test_every_topic_has_a_name():
    for rules in RULE_SETS.values():
        for kind in SITUATION_KINDS:
            assert set(topics(rules, kind)) <= TOPIC_NAMES.keys()
