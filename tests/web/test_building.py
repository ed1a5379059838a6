"""The builder of an assignment: the very questions with their keys, and what each button does."""

from html import unescape
from typing import Any

import pytest
from flask import Flask

from quizzes import Kind, make
from school.assignments.choosing import shown_subject
from school.assignments.drafts import discard
from school.assignments.models import Seeds
from school.assignments.wishes import MOST_QUESTIONS
from school.classes.models import SchoolClass
from tests.school.make import NOON
from tests.web.account_forms import form_to
from tests.web.builder import Builder, new_builder, small_builder
from tests.web.paper_class import teach
from tests.web.visitor import SiteVisitor
from web.building import map_page
from web.questions.answer_words import key_words
from web.services import services
from wording import LANGUAGES, translator, translator_under

ENGLISH = translator_under("mcr-2014", translator("en"))


@pytest.fixture
def builder(visitor: SiteVisitor) -> Builder:
    return small_builder(visitor)


def points_name(builder: Builder, at: int) -> str:
    return f"points-{builder.items[at - 1].public_id}"


def test_a_new_assignment_has_ten_questions_with_their_keys_at_once(visitor: SiteVisitor):
    builder = new_builder(visitor)
    page = builder.open()
    text = unescape(page.text)

    assert len(builder.items) == 10
    assert page.status == 200
    assert all(key_words(make(each), ENGLISH) in text for each in builder.addresses)
    assert "Opens as soon as it is published; due " in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_builder_speaks_every_language(site: Flask, language: str):
    builder = small_builder(SiteVisitor(site, language))

    for path in ("", "/map", "/preview", "/preview?n=1", "/publish"):
        page = builder.visitor.open(builder.path + path)
        assert (page.status, page.lang) == (200, language)


def test_what_somebody_comes_with_is_what_the_questions_are_about(visitor: SiteVisitor):
    builder = new_builder(visitor, "all-pungs", "half-flush", "pure-straight")

    assert {each.target for each in builder.addresses} == {
        "all-pungs",
        "half-flush",
        "pure-straight",
    }
    assert builder.row.title == "All Pungs, Half Flush and Pure Straight"


def test_fans_and_principles_may_stand_in_the_address(visitor: SiteVisitor):
    builder = new_builder(visitor, query="?fan=all-pungs&principle=non-repeat&fan=nonsense")

    assert {each.target or each.aim for each in builder.addresses} == {
        "all-pungs",
        "principle:non-repeat",
    }


def test_a_draft_has_a_number_until_it_has_a_title(visitor: SiteVisitor):
    assert new_builder(visitor).row.title == "Assignment 2"


def test_a_question_is_swapped_for_one_of_the_same_wish(builder: Builder):
    before = builder.questions

    builder.on("swap", 2)

    after = builder.questions
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, False, True, True]
    assert (builder.addresses[1].kind, builder.addresses[1].target) == (Kind.TOTAL, "all-pungs")


@pytest.mark.parametrize(("button", "level"), [("harder", 3), ("easier", 1)])
def test_a_question_is_made_harder_or_easier_by_a_level(builder: Builder, button: str, level: int):
    kind = builder.addresses[1].kind

    builder.on(button, 2)

    assert (builder.addresses[1].level, builder.addresses[1].kind) == (level, kind)


def test_a_locked_question_stays_when_others_are_chosen_anew(builder: Builder):
    builder.on("lock", 3)
    before = builder.questions

    page = builder.press("choose", count="6")

    after = builder.questions
    assert len(after) == 6
    assert after[2] == before[2]
    assert not {*before} & {*after} - {before[2]}
    assert "The questions are chosen" in page.text


def test_a_locked_question_is_still_swapped_by_hand_and_stays_locked(builder: Builder):
    builder.on("lock", 3)
    before = builder.questions[2]

    builder.on("swap", 3)

    assert builder.questions[2] != before
    assert builder.items[2].locked
    builder.on("lock", 3)
    assert not builder.items[2].locked


def test_a_question_is_removed_and_the_others_move_up(builder: Builder):
    before = builder.questions

    builder.on("remove", 2)

    assert builder.questions == [before[0], *before[2:]]
    assert [item.position for item in builder.items] == [1, 2, 3]


def test_questions_move_up_and_down_within_a_section_and_into_the_next(builder: Builder):
    builder.on("remove", 4)
    builder.press("add", count="2")
    one, two, three, four, five = builder.questions

    builder.on("up", 2)
    assert builder.questions == [two, one, three, four, five]
    builder.on("down", 3)
    assert [len(part.items) for part in builder.parts] == [2, 3]
    assert builder.questions == [two, one, three, four, five]
    builder.on("up", 3)
    builder.on("up", 1)
    builder.on("down", 5)
    assert [len(part.items) for part in builder.parts] == [3, 2]
    assert builder.questions == [two, one, three, four, five]


@pytest.mark.slow
def test_no_two_questions_show_the_same(builder: Builder):
    builder.press("choose", count=str(MOST_QUESTIONS))
    builder.press("add", count=str(MOST_QUESTIONS))

    shown = [shown_subject(make(each)) for each in builder.addresses]
    assert len(set(shown)) == len(shown) == 2 * MOST_QUESTIONS


def test_all_that_was_typed_is_kept_whatever_button_is_pressed(builder: Builder):
    section = builder.parts[0].section.public_id

    builder.press(
        f"swap:{builder.items[0].public_id}",
        title="Straights",
        attempts="3",
        **{
            f"section-title-{section}": "First part",
            f"section-text-{section}": "Look twice.",
            points_name(builder, 2): "2,5",
        },
    )

    row, part = builder.row, builder.parts[0]
    assert (row.title, row.attempts) == ("Straights", 3)
    assert (part.section.title, part.section.instruction) == ("First part", "Look twice.")
    assert builder.items[1].points == 2.5


def test_points_stay_with_the_place_when_questions_are_chosen_anew(builder: Builder):
    builder.press(**{points_name(builder, 2): "4"})

    builder.press("choose")

    assert [item.points for item in builder.items] == [1.0, 4.0] + [1.0] * 8


def test_what_cannot_be_is_said_beside_its_field_and_nothing_typed_is_lost(builder: Builder):
    before = builder.questions

    page = builder.press(
        f"swap:{builder.items[0].public_id}",
        minutes="35",
        attempts="0",
        count="1000",
        **{points_name(builder, 1): "7", points_name(builder, 2): "0"},
    )

    wrong = ("attempts", "count", points_name(builder, 2))
    form = form_to(page, builder.path)
    assert page.status == 422
    for name, typed in zip(wrong, ("0", "1000", "0"), strict=True):
        assert f'id="{name}-error"' in page.text
        assert f'aria-describedby="{name}-error' in page.text
        assert f'href="#{name}"' in page.text
        assert form.values(name) == [typed]
    assert form.values(points_name(builder, 1)) == ["7"]
    assert form.values("minutes") == ["35"]
    assert builder.questions == before
    assert builder.row.minutes is None
    assert builder.items[0].points == 1


def test_moments_are_those_of_the_class(builder: Builder):
    builder.press(opens="2030-01-01T08:00", due="2030-05-01T18:00")

    row = builder.row
    assert row.opens_at
    assert row.due_at
    assert row.opens_at.isoformat() == "2030-01-01T00:00:00+00:00"  # as Shanghai's clock has it
    assert row.due_at.isoformat() == "2030-05-01T10:00:00+00:00"


def test_settings_that_leak_are_warned_of(builder: Builder):
    assert "pass them on" not in builder.open().text

    page = builder.press(seeds="one")

    assert builder.row.seeds is Seeds.ONE
    assert "pass them on" in page.text


def test_fans_principles_and_topics_are_chosen_on_the_map(builder: Builder):
    path = f"{builder.path}/map"
    form = form_to(builder.press("map", count="12"), path)

    page = builder.visitor.send(
        form, fan=["all-pungs", "pure-straight"], principle=["non-repeat"], topic=["claims"]
    )

    about = ["all-pungs", "pure-straight", "principle:non-repeat", "topic:claims"]
    sent = form_to(page, builder.path)
    assert sent.values("topic") == about
    assert sent.values("count") == ["12"]
    again = form_to(builder.visitor.open(path), path)
    assert (again.values("fan"), again.values("topic")) == (
        ["pure-straight", "all-pungs"],
        ["claims"],
    )
    builder.press("choose", kind=["fans"], mix="100")
    aims = {each.target or each.aim for each in builder.addresses}
    assert aims == {"all-pungs", "pure-straight", "principle:non-repeat"}


def test_a_kind_that_can_keep_to_nothing_chosen_is_named(builder: Builder):
    builder.press("save", topic=["topic:claims"])

    page = builder.press("choose", kind=["total", "ruling"], topic=["topic:claims"])

    assert "These kinds of question cannot cover any of this: Find the total." in page.text


def test_under_another_rule_set_all_questions_are_chosen_anew(builder: Builder):
    builder.on("lock", 1)

    page = builder.press("choose", rules="rengo")

    assert builder.row.rules == "rengo"
    assert {each.rules for each in builder.addresses} == {"rengo"}
    assert len(builder.items) == 10
    assert 'value="base"' in page.text


def test_another_rule_set_waits_for_the_choosing(builder: Builder):
    page = builder.press("add", rules="imj")

    assert builder.row.rules == "mcr-2014"
    assert "belong to another rule set" in page.text
    assert form_to(page, builder.path).values("rules") == ["imj"]


def test_a_section_is_added_with_what_is_wished_now(builder: Builder):
    builder.press("add", kind=["waits"], count="3", level="4")

    first, second = builder.parts
    assert (len(first.items), len(second.items)) == (4, 3)
    assert {(each.kind, each.level) for each in builder.addresses[4:]} == {(Kind.WAITS, 4)}
    builder.press(f"drop-section:{second.section.public_id}")
    assert len(builder.parts) == 1
    page = builder.press(f"drop-section:{first.section.public_id}")
    assert len(builder.items) == 4
    assert "At least one section must stay." in page.text


def test_a_draft_is_thrown_away(builder: Builder):
    page = builder.press("discard")

    assert page.address.endswith(builder.taught.of_class)
    assert builder.open().status == 404


def test_a_draft_that_is_thrown_away_while_its_map_is_sent_is_said_to_be_gone(
    builder: Builder, monkeypatch: pytest.MonkeyPatch
):
    form = form_to(builder.visitor.open(f"{builder.path}/map"), f"{builder.path}/map")
    known_topics = map_page.known_topics

    def meanwhile(*given: Any) -> Any:
        with services(builder.visitor.site).database.writing() as writing:
            discard(writing, builder.row)
        return known_topics(*given)

    monkeypatch.setattr(map_page, "known_topics", meanwhile)
    assert builder.visitor.send(form, fan=["all-pungs"]).status == 409


def test_a_button_of_a_question_that_is_gone_changes_nothing(builder: Builder):
    gone = builder.items[0].public_id
    builder.on("remove", 1)
    before = builder.questions

    page = builder.press(f"swap:{gone}")

    assert builder.questions == before
    assert "Somebody else has changed this assignment" in page.text


def test_a_button_that_is_none_only_saves(builder: Builder):
    before = builder.questions

    for button in ("", "swap:", "swap:1", "burn:everything", "drop-section:x"):
        assert builder.press(button).status == 200

    assert builder.questions == before


def test_nobody_else_finds_a_draft(site: Flask, builder: Builder):
    other = SiteVisitor(site)
    teach(other)

    for stranger in (SiteVisitor(site), other):
        token = {
            "csrf_token": form_to(stranger.open("/settings"), "/settings").values("csrf_token")
        }
        for part in ("", "/map", "/preview", "/publish"):
            assert stranger.open(builder.path + part).status == 404
        for part in ("", "/map", "/publish", "/withdraw", "/copy"):
            sent = stranger.client.post(builder.path + part, data=token, headers=stranger.headers)
            assert sent.status_code == 404
    assert len(builder.items) == 4


def test_in_an_archived_class_everything_can_be_read_and_nothing_changed(builder: Builder):
    form = form_to(builder.open(), builder.path)
    before = builder.questions
    with services(builder.visitor.site).database.writing() as writing:
        writing.get_one(SchoolClass, builder.row.class_id).archived_at = NOON

    assert builder.open().status == 200
    assert builder.visitor.send(form, do="choose").status == 409
    assert builder.questions == before
