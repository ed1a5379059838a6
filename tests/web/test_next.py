"""A run whose questions are chosen one by one, for whoever asks and by what they answered."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, timezone
from itertools import islice
from typing import Any

import pytest
from flask import Flask

from lessons.curriculum import course_of
from lessons.lesson import Course
from quizzes import Address, Kind
from quizzes.runs import run_around
from quizzes.topics import filtered_topic
from school.learning.next_step import Fading, JustMissed, NewInCourse
from school.learning.reason_words import Reason, reason_from_word, reason_to_word
from school.learning.state import Skill
from school.progress.course_units import all_units
from school.progress.evidence import AnswerEvidence
from school.progress.lessons import store_lesson_done
from school.progress.models import LessonCompletion
from tests.school.make import answer
from tests.web.account_forms import sign_in, sign_up
from tests.web.visitor import SiteVisitor, VisitedPage, public_id
from web.clock import now
from web.drills import guided
from web.drills.guided_reason import guided_reason_text
from web.services import services
from wording import translator

TOKYO = timezone(timedelta(hours=9))
SATURDAY = datetime(2026, 11, 21, 12, tzinfo=TOKYO)


def begin(visitor: SiteVisitor) -> str:
    """Where a fresh run begins."""
    return str(visitor.client.get("/next", headers=visitor.headers).headers["Location"])


def following(explained: VisitedPage) -> str:
    """Where the explanation leads on to."""
    return explained.next_question("/drill/mcr-2014/")


def questions(visitor: SiteVisitor, count: int) -> Iterator[Address]:
    """The first questions of a run, each given up."""
    href = begin(visitor)
    for _ in range(count):
        yield Address.parse(href.removeprefix("/drill/").split("?")[0])
        href = following(visitor.send(visitor.open(href).question, unknown=1))


def test_a_run_of_what_comes_next_counts_its_questions(visitor: SiteVisitor):
    found = list(questions(visitor, 4))

    assert [each.index for each in found] == [1, 2, 3, 4]
    assert len({each.seed for each in found}) == 1
    assert len(visitor.rows()) == 4


def test_a_run_is_seen_as_a_whole_although_its_kinds_differ(visitor: SiteVisitor):
    href = begin(visitor)
    for _ in range(3):
        href = following(visitor.send(visitor.open(href).question, unknown=1))
    page = visitor.open(href)

    assert page.text.count('<i class="miss"></i>') == 3
    assert "4 of 10" in page.text


def test_a_new_learner_is_told_that_it_is_new(visitor: SiteVisitor):
    assert "New: the next topic in your course." in visitor.open(begin(visitor)).text


def test_the_next_question_is_chosen_once_and_stays(visitor: SiteVisitor):
    """Back to the explanation and on again leads to the same question, answered or not."""
    explained = visitor.send(visitor.open(begin(visitor)).question, unknown=1)
    second = following(explained)
    visitor.send(visitor.open(second).question, unknown=1)
    again = visitor.open(explained.address)

    assert following(again) == second


def test_a_question_sent_twice_is_one_row_and_leads_on_to_one_question(visitor: SiteVisitor):
    form = visitor.open(begin(visitor)).question
    first, second = (visitor.send(form, unknown=1) for _ in range(2))

    assert public_id(first) == public_id(second)
    assert following(first) == following(second)
    assert len(visitor.rows()) == 1


def test_a_question_that_was_answered_before_is_not_chosen_anew(visitor: SiteVisitor, site: Flask):
    first = begin(visitor)
    explained = visitor.send(visitor.open(first).question, unknown=1)
    second = following(explained)
    visitor.send(visitor.open(second).question, unknown=1)
    address = first.removeprefix("/drill/").split("?")[0]
    on = visitor.client.get(f"/next?after={address}&run=next&n=10", headers=visitor.headers)

    assert on.headers["Location"].split("?")[0] == second.split("?")[0]


def test_a_skipped_question_leads_on_too(visitor: SiteVisitor):
    form = visitor.open(begin(visitor)).question
    page = visitor.send(form, skip=1)

    assert page.address.startswith("/drill/mcr-2014/")
    assert "2 of 10" in page.text


def test_what_was_missed_comes_back_after_two_other_questions_in_another_kind(
    visitor: SiteVisitor,
):
    asked = list(questions(visitor, 4))

    assert len({each.fans for each in asked[:3]}) == 3
    assert (asked[3].fans, asked[3].kind) == (asked[0].fans, Kind.FANS)
    assert asked[3].masked


def test_what_is_missed_each_time_comes_three_times_and_gives_way(visitor: SiteVisitor):
    turns = Counter(each.fans for each in islice(questions(visitor, 11), 10))

    assert sorted(turns.values()) == [1, 3, 3, 3]


def test_a_run_that_was_left_is_stamped_as_a_whole(visitor: SiteVisitor):
    """Its questions have different kinds and levels: those of the last are not the run's."""
    href = begin(visitor).replace("n=10", "n=2")
    explained = visitor.send(visitor.open(href).question, unknown=1)
    home = visitor.open("/")
    visitor.send(visitor.open(following(explained)).question, unknown=1)
    end = visitor.open(href.replace("/drill/", "/drill/done/"))

    assert home.heading == "Continue your drill."
    assert '<span class="badge">What comes next</span>' in home.text
    assert '<span class="badge">Level' not in home.text
    assert '<span class="badge">Several kinds</span>' in end.text
    assert '<span class="badge">Level' not in end.text


def test_a_lesson_that_was_left_days_ago_stands_beside_what_is_due(
    visitor: SiteVisitor, monkeypatch: pytest.MonkeyPatch
):
    visitor.answer("/drill/mcr-2014/find/1/5/1", unknown=1)
    visitor.open("/learn/first-steps/the-tiles/2")
    just_left = visitor.open("/")
    in_three_days = now() + timedelta(days=3)
    monkeypatch.setattr("web.clock.system_time", lambda: in_three_days)
    days_later = visitor.open("/")

    assert just_left.heading == "The tiles"
    assert days_later.heading == "Time for a review."
    assert days_later.link_to("/learn/first-steps/the-tiles/2")


def test_a_drill_of_another_browser_is_not_gone_on_with_here(site: Flask):
    """This browser does not know how long that run is, nor what chooses its questions."""
    there, here = SiteVisitor(site), SiteVisitor(site)
    there.send(there.open(begin(there)).question, unknown=1)
    sign_up(there)
    sign_in(here)

    assert there.open("/").heading == "Continue your drill."
    assert here.open("/").heading == "Something new."


def test_a_drill_after_a_lesson_is_gone_on_with_first(visitor: SiteVisitor):
    visitor.open("/learn/first-steps/the-tiles/2")
    visitor.answer("/drill/mcr-2014/waits/2/5/3?n=20", unknown=1)

    assert visitor.open("/").heading == "Continue your drill."


def test_the_last_question_leads_to_the_sum(visitor: SiteVisitor):
    href = begin(visitor).replace("n=10", "n=1")
    explained = visitor.send(visitor.open(href).question, unknown=1)
    end = visitor.open(explained.link_to("/drill/done/"))

    assert end.heading == "0 of one question right"
    assert end.link_to("/next") == "/next?rules=mcr-2014"


def test_what_was_missed_comes_again_and_says_so(site: Flask):
    visitor = SiteVisitor(site)
    visitor.answer("/drill/mcr-2014/fans/3/5/1", unknown=1)
    (learner,) = visitor.learners()
    shown = AnswerEvidence((("full-flush", False, 0.5),), "full-flush")
    with services(site).database.writing() as writing:
        at = now() - timedelta(days=3)
        missed = "mcr-2014/fans/2/9/1/full-flush"
        answer(writing, learner.id, missed, shown=shown, credit=0.0, at=at)
    home = visitor.open("/")
    href = begin(visitor)

    assert "1 thing is due again." in home.text
    assert "/fans/" in href
    assert "full-flush" not in href  # the address tells nobody what is to be found
    assert Address.parse(href.removeprefix("/drill/").split("?")[0]).target == "full-flush"
    assert "Again, because you missed this on " in visitor.open(href).text


def test_what_comes_next_goes_by_the_remembered_rule_set(visitor: SiteVisitor):
    visitor.choose(rules="rengo")

    assert begin(visitor).startswith("/drill/rengo/")


def test_who_takes_lessons_is_sent_to_the_next_one(visitor: SiteVisitor):
    first = visitor.open("/learn/first-steps/the-tiles")
    assert first.status == 200
    home = visitor.open("/")

    assert home.link_to("/learn/first-steps/the-tiles")


def take(site: Flask, visitor: SiteVisitor, *paths: str) -> None:
    """Have the visitor do these lessons, as if read a week ago."""
    (learner,) = visitor.learners()
    with services(site).database.writing() as writing:
        for path in paths:
            course, lesson = path.split("/")
            store_lesson_done(
                writing,
                learner.id,
                course,
                lesson,
                LessonCompletion.READ,
                now() - timedelta(days=7),
            )


def test_who_takes_lessons_is_asked_what_they_taught_and_then_led_to_the_next(
    visitor: SiteVisitor, site: Flask
):
    visitor.answer("/drill/mcr-2014/total/1/5/1", skip=1)
    first = course_of("first-steps")
    assert first is not None
    take(site, visitor, *(lesson.path for lesson in first.lessons))
    address = Address.parse(begin(visitor).removeprefix("/drill/").split("?")[0])
    taught = {unit.skill for unit in all_units("mcr-2014") if unit.lesson in _paths(first)}

    assert Skill("mcr-2014", filtered_topic(address), address.kind.value) in taught
    (learner,) = visitor.learners()
    with services(site).database.writing() as writing:
        for place, skill in enumerate(sorted(taught)):
            shown = AnswerEvidence(((skill.topic, True, 0.5),), skill.topic)
            answer(writing, learner.id, f"mcr-2014/{skill.kind}/1/6/{place}", shown=shown, at=now())
    home = visitor.open("/")

    assert begin(visitor) == "/learn/mcr/eight-points"
    assert home.link_to("/learn/mcr/eight-points")
    assert "/next" not in home.links


def _paths(course: Course) -> set[str]:
    return {lesson.path for lesson in course.lessons}


def test_a_run_ends_early_where_a_lesson_comes_next(visitor: SiteVisitor, monkeypatch: Any):
    href = begin(visitor)
    monkeypatch.setattr("web.drills.page.NEXT_RUN_BY_GUIDE", {guided.NEXT_GUIDE: lambda _run: None})
    explained = visitor.send(visitor.open(href).question, unknown=1)
    end = visitor.open(explained.link_to("/drill/done/"))
    skipped = visitor.send(visitor.open(begin(visitor)).question, skip=1)

    assert end.heading == skipped.heading == "0 of one question right"
    assert visitor.open("/").heading != "Continue your drill."


def test_who_let_a_placement_say_where_to_begin_drills_on_from_there(
    site: Flask, visitor: SiteVisitor
):
    visitor.answer("/drill/mcr-2014/total/1/5/1", skip=1)
    take(site, visitor, "first-steps/the-tiles")
    visitor.choose(begin="pure-straight", begin_rules="mcr-2014")
    address = Address.parse(begin(visitor).removeprefix("/drill/").split("?")[0])

    assert address.target == "pure-straight"


@pytest.mark.parametrize(
    "told",
    ["run=next", "run=next&why=missed.2026", "run=next&why=%00", "run=next&then=x", "run=plaid"],
)
def test_a_run_that_is_told_wrongly_is_asked_all_the_same(visitor: SiteVisitor, told: str):
    page = visitor.open(f"/drill/mcr-2014/total/2/5/1?n=5&{told}")
    assert page.status == 200
    assert visitor.send(page.question, unknown=1).status == 200


def test_a_made_up_next_question_leads_to_a_fresh_run(visitor: SiteVisitor):
    explained = visitor.send(visitor.open(begin(visitor)).question, unknown=1)
    place = explained.address.split("?")[0]
    page = visitor.open(f"{place}?n=10&run=next&then=mcr-2014/plaid")

    assert "/next" in page.links


def test_a_topic_that_no_hand_shows_is_asked_without_it(site: Flask):
    with site.test_request_context():
        address = guided.address_of("mcr-2014", "legal", "flower-tiles", 2, 7, 3)
        plain = guided.address_of("mcr-2014", "principle", "chicken-hand", 2, 7, 3)
        names = guided.address_of("mcr-2014", "term", "terms:fans", 2, 7, 3)

    assert address.index == plain.index == 3
    assert plain.fans == ()
    assert len(names.fans) == 1


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("missed.20261121", "Again, because you missed this earlier today."),
        ("missed.20261120", "Again, because you missed this yesterday."),
        ("missed.20261119", "Again, because you missed this on Thursday."),
        ("missed.20261021", "Again, because you missed this on 21 October."),
        ("fading.20261118", "Again, before it fades: you met this on Wednesday."),
        ("fading.20261120", "Again, before it fades: you met this yesterday."),
        ("fading.20261121", "Again, to make it last: you met this earlier today."),
        ("again", "You missed this a little while ago: here it is again."),
        ("new", "New: the next topic in your course."),
        ("mixed", "Nothing is due: a question at random."),
        ("missed.2026", ""),
        ("new.20261121", ""),
        ("", ""),
    ],
)
def test_a_question_says_why_it_comes(word: str, said: str):
    assert guided_reason_text(word, SATURDAY, TOKYO, translator("en")) == said


def test_a_day_is_named_in_each_language():
    said = {
        lang: guided_reason_text("missed.20261021", SATURDAY, TOKYO, translator(lang))
        for lang in ("zh-Hans", "ja")
    }
    assert said == {
        "zh-Hans": "10月21日答错了，再来一题。",
        "ja": "10月21日に間違えたので再出題。",
    }


def test_the_day_is_that_of_the_learners_clock():
    night = datetime(2026, 11, 21, 20, tzinfo=UTC)

    assert reason_to_word(JustMissed(night), TOKYO) == "missed.20261122"
    assert reason_to_word(Fading(0.8, night), UTC) == "fading.20261121"
    assert reason_to_word(NewInCourse(), TOKYO) == "new"
    assert reason_from_word("missed.20261122") == Reason("missed", date(2026, 11, 22))


def test_a_plain_run_knows_no_guide():
    run = run_around(Address.parse("mcr-2014/total/2/5/1"), "5", None, None, "plaid")

    assert run.guide == ""
    assert "run" not in run.query


def test_home_and_progress_agree_that_nothing_is_due_yet(visitor: SiteVisitor):
    """What was answered a moment ago comes back later today: that is no review of now."""
    visitor.send(visitor.open(begin(visitor).replace("n=10", "n=1")).question, unknown=1)
    progress = visitor.open("/mcr-2014/progress")

    assert visitor.open("/").heading == "Something new."
    assert "Review what is due" not in progress.text
    assert "What comes next" in progress.text


def test_plans_and_a_table_come_along_the_course_after_their_lesson():
    taught = {unit.skill.kind: unit.lesson for unit in all_units("mcr-2014")}

    assert taught["plans"] == "mcr/plan-the-hand"
    assert taught["table"] == "mcr/count-at-the-table"
