"""What a browser may keep a copy of: pages of reference and of practice, and nothing else.

A page with names, grades, keys or codes leaves none, so that after signing out nobody finds it on the
disk or by the back button.
"""

from collections.abc import Iterator
from typing import Final

import pytest
from flask import Flask
from jinja2 import BytecodeCache

from tests.web.access.routes import (
    BY_SECRET,
    EVERYBODY,
    FOR_ACCOUNTS,
    FOR_PROGRAMS,
    FOR_TEACHERS,
    OF_A_BANK,
    OF_AN_ANSWER,
    OF_AN_EXAM,
    OF_CLASSES,
    address,
    routes,
    rule_of,
)
from tests.web.access.world import AccessWorld, RequestRole, opened_world
from tests.web.account_forms import QUESTION
from web.security import KEPT_PAGES

KEPT: Final = "private, no-cache"
NOT_KEPT: Final = "no-store"
FOR_AN_HOUR: Final = "public, max-age=3600"
FOR_A_DAY: Final = "public, max-age=86400"
FOR_EVER: Final = "public, max-age=31536000, immutable"

ALONE: Final = frozenset(
    {
        *("GET card.page", "GET join_class.page", "GET recover.page", "GET teach.page"),
        "GET student_out.page",
        "GET second_step.page",
        *("GET exams.page", "GET exams.confirm", "GET certificates.page"),
        *("GET incident_book.page", "GET incident_book.sheet"),
        *("GET own.page", "GET own_data.erase_page", "GET own_data.erased", "GET settings.page"),
        *(
            "GET history.page",
            "GET ratings.page",
            "GET progress.page",
            "GET progress.of_remembered",
        ),
    }
)
"""Of the pages for everybody those that tell of whoever asks, or are on the way to such a page."""

OTHERS: Final = {
    "GET enter.page": NOT_KEPT,
    "GET join.page": NOT_KEPT,
    "GET own_data.as_json": NOT_KEPT,
    "GET own_data.as_csv": NOT_KEPT,
    "GET scorer.only_sent": KEPT,
    "GET files.asset": FOR_EVER,
    **dict.fromkeys(("GET sitemap.index", "GET sitemap.page"), FOR_AN_HOUR),
    **dict.fromkeys(("GET manifest.page", "GET well_known.favicon"), FOR_A_DAY),
    **dict.fromkeys(
        (
            *("GET share_pictures.of_site", "GET share_pictures.of_fan"),
            *("GET share_pictures.of_lesson", "GET share_pictures.of_question"),
        ),
        FOR_A_DAY,
    ),
    "GET day_picture.page": FOR_A_DAY,
    "GET worker.script": "no-cache",
    "GET packets.part": NOT_KEPT,
    **{route: "public, no-cache" for route in FOR_PROGRAMS if route.startswith("GET")},
    "GET report.page": NOT_KEPT,
    **dict.fromkeys(("GET lti_login.login", "GET lti_login.keys"), NOT_KEPT),
}

EXPECTED: Final = {
    **{route: NOT_KEPT if route in ALONE else KEPT for route in EVERYBODY},
    **dict.fromkeys((*FOR_ACCOUNTS, *BY_SECRET, *OF_A_BANK, *OF_CLASSES, *OF_AN_EXAM), NOT_KEPT),
    **dict.fromkeys(OF_AN_ANSWER, KEPT),
    **OTHERS,
}
"""What each page answers. One that is new stands nowhere here until somebody decided."""

PAGES_OF_CLASSES: Final = tuple(route for route in OF_CLASSES if route.startswith("GET"))


@pytest.fixture(scope="module")
def world(
    tmp_path_factory: pytest.TempPathFactory, compiled_templates: BytecodeCache
) -> Iterator[AccessWorld]:
    with opened_world(tmp_path_factory.mktemp("kept"), compiled_templates) as opened:
        yield opened


def kept(world: AccessWorld, role: RequestRole, path: str) -> tuple[int, str]:
    """The status of an answer, and who may keep it."""
    visitor = world.people[role]
    answer = visitor.client.get(path, headers=visitor.headers)
    return answer.status_code, answer.headers["Cache-Control"]


def test_of_every_page_it_is_decided_who_may_keep_it(site: Flask) -> None:
    pages = {route for route, _rule in routes(site) if route.startswith("GET")}
    assert pages - EXPECTED.keys() == set(), "decide who may keep these"
    areas = {route.split()[1].split(".")[0] for route in pages}
    assert areas >= KEPT_PAGES, "these are no more"


@pytest.mark.parametrize("route", PAGES_OF_CLASSES)
def test_a_page_of_a_class_leaves_no_copy(world: AccessWorld, route: str) -> None:
    row = OF_CLASSES[route]
    role = RequestRole.TEACHER if route in FOR_TEACHERS else RequestRole.STUDENT
    path = address(rule_of(world.site, route), row.on, world.here)
    status, who = kept(world, role, path)
    assert status in row.done
    assert who == NOT_KEPT


@pytest.mark.parametrize("route", [*EVERYBODY, *FOR_ACCOUNTS])
def test_a_page_for_all_is_kept_where_it_tells_of_nobody(world: AccessWorld, route: str) -> None:
    path = {**EVERYBODY, **FOR_ACCOUNTS}[route]
    for role in (RequestRole.GUEST, RequestRole.TEACHER):
        assert kept(world, role, path)[1] == EXPECTED[route]


@pytest.mark.parametrize("form", ["export.json", "export/account.csv"])
def test_ones_own_data_leaves_no_copy(world: AccessWorld, form: str) -> None:
    assert kept(world, RequestRole.TEACHER, f"/account/{form}") == (200, NOT_KEPT)


@pytest.mark.parametrize("path", [path for path in BY_SECRET.values() if "{" in path])
def test_a_page_behind_a_code_leaves_no_copy(world: AccessWorld, path: str) -> None:
    there = path.format(join_code=world.here.join_code, card=world.here.card)
    assert kept(world, RequestRole.GUEST, there) == (200, NOT_KEPT)


def test_an_answer_of_ones_own_practice_may_be_kept(world: AccessWorld) -> None:
    learner = world.people[RequestRole.LEARNER]
    learner.answer(QUESTION.format(1), unknown=1)
    path = f"/drill/answers/{learner.rows()[-1].public_id}"
    assert kept(world, RequestRole.LEARNER, path) == (200, KEPT)


@pytest.mark.parametrize("path", ["/teach/nothing", "/nowhere"])
def test_a_page_that_is_not_there_leaves_no_copy(world: AccessWorld, path: str) -> None:
    assert kept(world, RequestRole.GUEST, path) == (404, NOT_KEPT)
