"""A lesson feels like one: where it stands, a step back, how it went, and a drill of what it taught."""

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask

from lessons.curriculum import course_of, with_heirs
from lessons.lesson import Lesson
from quizzes import Address
from school.progress.lesson_tasks import task_in_step, tasks_of
from tests.web.lesson_answers import answer, lesson, lessons, path_of, right, step_path, wrong
from tests.web.visitor import SiteVisitor, VisitedPage
from web.learn.lesson_drill import lesson_drill_href
from wording import LANGUAGES

COURSE = "first-steps"


def taught(course: str) -> Lesson:
    """The first lesson of a course that teaches several fans."""
    return next(each for each in lessons(course) if len(each.teaches) > 1)


def read_to_the_end(visitor: SiteVisitor, lesson: Lesson, misses: int = 0) -> VisitedPage:
    """Every step answered, so many of them wrong, to the last page."""
    left = misses
    for step in range(1, lesson.steps + 1):
        page = visitor.open(path_of(lesson.path, step))
        if task := task_in_step(lesson, step):
            given = right(task) if not left else wrong(task)
            left = max(0, left - 1)
            page = visitor.send(page.question, **given)
    return page


def end_of(page: VisitedPage) -> str:
    """What the end of a lesson says."""
    return unescape(page.text.split('<section class="lesson-end"')[1].split("</section>")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_says_where_its_lesson_stands_in_its_course(site: Flask, language: str):
    second = lessons(COURSE)[1]
    page = SiteVisitor(site, language).open(path_of(second.path, 2))
    place = page.text.split('<p class="steps">')[1].split("</p>")[0]

    assert re.findall(r"\d+", re.sub("<[^>]+>", " ", place))[:4] in (
        ["2", str(len(lessons(COURSE))), "2", str(second.steps)],
    )


def test_every_step_but_the_first_leads_one_back(visitor: SiteVisitor):
    own = lessons(COURSE)[0]

    assert 'rel="prev"' not in visitor.open(path_of(own.path, 1)).text
    for step in range(2, own.steps + 1):
        page = visitor.open(path_of(own.path, step)).text
        back = re.findall(r'rel="prev" href="([^"]+)"', page)
        assert [place.removesuffix("/1") for place in back] == [
            path_of(own.path, step - 1).removesuffix("/1")
        ]


def test_the_end_counts_the_learners_own_answers(visitor: SiteVisitor):
    own, count = lessons(COURSE)[0], len(lessons(COURSE))
    asked = len(tasks_of(own))
    said = end_of(read_to_the_end(visitor, own, misses=1))

    assert f"{asked - 1} of {asked} right, lesson 1 of {count} done" in said
    assert said.count("Correct: ") == asked - 1


def test_a_lesson_that_was_skipped_through_is_not_called_done(visitor: SiteVisitor):
    own = lessons(COURSE)[0]
    page = visitor.open(path_of(own.path, own.steps))

    assert f"0 of {len(tasks_of(own))} answered in lesson 1 of" in end_of(page)
    assert "It is done when every question is answered." in end_of(page)
    assert end_of(page).count("Not answered: ") == len(tasks_of(own))


@pytest.mark.parametrize("course", ["first-steps", "mcr", "imj", "rengo"])
def test_the_end_begins_a_drill_of_what_was_taught_at_once(visitor: SiteVisitor, course: str):
    own = taught(course)
    page = visitor.open(path_of(own.path, own.steps))
    asked = visitor.open(unescape(page.link_to(f"/{own.rules}/drill/begin")))
    address = Address.parse(asked.address.removeprefix("/drill/").split("?")[0])

    assert asked.question.action
    assert "1 of 5" in asked.text
    assert set(address.fans) <= set(own.teaches)
    assert address.fans


@pytest.mark.parametrize("course", ["referee-mcr", "referee-imj", "referee-rengo"])
def test_a_lesson_for_referees_drills_its_topic(site: Flask, course: str):
    with site.test_request_context():
        hrefs = [lesson_drill_href(each) for each in lessons(course)]
    visitor = SiteVisitor(site)

    assert sum(map(bool, hrefs)) >= len(hrefs) / 2
    for href in filter(None, hrefs):
        asked = visitor.open(href)
        assert "topic:" in asked.address or "/base/" in asked.address, href


def test_every_drill_of_a_lesson_can_be_begun(site: Flask):
    visitor = SiteVisitor(site)
    with site.test_request_context():
        hrefs = {
            lesson_drill_href(each)
            for course in ("first-steps", "first-steps-imj", "first-steps-rengo", "imj", "rengo")
            if (found := course_of(course))
            for each in found.lessons
        }

    for href in filter(None, hrefs):
        assert visitor.open(href).question.action.startswith("/drill/"), href


@pytest.mark.parametrize("course", ["mcr", "imj", "rengo"])
def test_the_end_leads_to_what_shows_everything_at_a_glance(visitor: SiteVisitor, course: str):
    own = taught(course)
    links = set(visitor.open(path_of(own.path, own.steps)).links)

    assert {f"/{own.rules}/{page}" for page in ("fans", "sheet", "score")} <= links
    assert {f"/{own.rules}/fans/{fan}" for fan in own.teaches} <= links
    assert ("/rengo/points" in links) == (course == "rengo")


def test_a_rack_is_to_be_tried_before_one_goes_on(visitor: SiteVisitor):
    own, step, name = next(
        (each, number, found.name)
        for each in lessons("mcr")
        for number, words in enumerate(each.words["en"].steps, 1)
        if (found := words.active) and found.kind == "live"
    )
    path = path_of(own.path, step)
    fresh = visitor.open(path)
    tried = visitor.open(f"{path}?was=")

    assert f'button--primary" data-first href="#live-{name}"' in fresh.text
    assert f'id="live-{name}"' in fresh.text
    assert "data-first" not in tried.text
    assert fresh.text.count("button--primary") == tried.text.count("button--primary") == 1
    assert f"/learn/{own.path}/{step + 1}" in fresh.links


@pytest.mark.parametrize("language", LANGUAGES)
def test_right_wrong_and_unknown_differ_by_sign_word_and_colour(site: Flask, language: str):
    visitor = SiteVisitor(site, language)
    own = lessons(COURSE)[0]
    (task, *_rest) = tasks_of(own)
    path = path_of(own.path, task.step)
    pages = [
        visitor.send(visitor.open(path).question, **given)
        for given in (right(task), wrong(task), {"unknown": 1})
    ]
    marks = [
        re.search(r'class="verdict verdict--(\w+)".*?verdict__mark">(.*?)</p>', page.text, re.S)
        for page in pages
    ]
    said = [
        (found[1], " ".join(re.sub("<[^>]+>", " ", found[2]).split())) for found in marks if found
    ]

    assert len({sign for sign, _words in said}) == 3
    assert len({words for _sign, words in said}) == 3
    assert said[0][0] == "right"
    assert said[2][0] == "unknown"


def test_a_drill_marks_its_answers_likewise(visitor: SiteVisitor):
    page = visitor.answer("/drill/mcr-2014/find/1/5/1", unknown=1)

    assert "verdict--unknown" in page.text
    assert "Not answered" in page.text


def done_with(visitor: SiteVisitor, *own: Lesson) -> VisitedPage:
    """The first page after these lessons."""
    for each in own:
        read_to_the_end(visitor, each)
    return visitor.open("/")


def test_home_offers_no_drill_before_a_fan_was_taught(visitor: SiteVisitor):
    first = next(each for each in lessons(COURSE) if not each.teaches)
    home = done_with(visitor, first)

    assert not [link for link in home.links if "/drill" in link and link != "/mcr-2014/drill"]
    assert "Choose another drill" not in home.text
    assert f"/learn/{COURSE}/" in home.link_to("/learn/first")


def test_home_then_offers_a_drill_of_what_was_taught(visitor: SiteVisitor):
    visitor.choose(rules="rengo")
    early = lessons("first-steps-rengo")
    own = early[: 1 + next(at for at, each in enumerate(early) if each.teaches)]
    home = done_with(visitor, *own)
    asked = visitor.open(unescape(home.link_to("/rengo/drill/begin")))
    address = Address.parse(asked.address.removeprefix("/drill/").split("?")[0])

    assert "Practise what you have learnt." in home.text
    assert set(address.fans) == {fan for each in own for fan in each.teaches}
    assert "1 of 5" in asked.text


def test_a_riichi_player_who_begins_never_sees_eight_points(site: Flask):
    visitor = SiteVisitor(site)
    visitor.choose(rules="rengo")
    visitor.choose(lang="en")
    places = ["/", "/learn/first-steps-rengo"]
    first = visitor.open("/").link_to("/learn/first-steps-rengo/")
    places += [
        path_of(each.path, step)
        for each in lessons("first-steps-rengo")
        for step in range(1, each.steps + 1)
    ]

    assert first == places[2]
    for place in places:
        main = visitor.open(place).text.split('<main id="content"')[1]
        seen = main.split('class="fold own-game"')[0] + main.split("</details>")[-1]
        assert not re.search(r"\b8 points", re.sub("<[^>]+>", " ", seen)), place


def test_what_was_done_in_first_steps_stays_done_under_another_game(visitor: SiteVisitor):
    done_with(visitor, lessons(COURSE)[0])
    visitor.choose(rules="rengo")

    assert "lessons__one--done" in visitor.open(f"/learn/{COURSE}").text


def test_what_a_merged_lesson_taught_counts_as_done_in_its_heir():
    done = {("first-steps", "the-table"): "test", ("mcr", "suits-and-honors"): "read"}

    assert with_heirs(done) == {
        **done,
        ("first-steps", "a-turn"): "test",
        ("mcr", "small-points"): "read",
    }
    own = {("first-steps", "the-table"): "test", ("first-steps", "a-turn"): "read"}
    assert with_heirs(own) == own


@pytest.mark.parametrize(
    ("path", "kinds"),
    [
        ("rengo/fu-of-sets", {"set-fu", "base", "hand-fu"}),
        ("rengo/fu-of-waits", {"wait-fu"}),
        ("rengo/points-chart", {"hand-fu", "points"}),
    ],
)
def test_a_lesson_on_points_drills_the_kinds_that_it_asked_and_no_other(
    site: Flask, path: str, kinds: set[str]
):
    with site.test_request_context():
        query = parse_qs(urlsplit(lesson_drill_href(lesson(path))).query)

    assert set(query["kind"]) == kinds


def test_at_home_no_referee_rules(visitor: SiteVisitor):
    """The question is the same; whoever learns to play is asked what follows."""
    item = tasks_of(lesson("mcr/no-win-fouls"))[0]
    asked = visitor.open(step_path(item)).text
    answered = answer(visitor, item, **right(item)).text
    drilled = visitor.open(f"/drill/{item.address}").text

    assert ["What does the referee rule?" in each for each in (asked, answered)] == [False, False]
    assert "What happens now?" in asked
    assert "What does the referee rule?" in drilled
