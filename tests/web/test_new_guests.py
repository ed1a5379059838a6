"""From one address only so many begin within a quarter of an hour; nothing typed is lost by it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from quizzes import Address
from quizzes.question_cache import question_at
from school.accounts.attempts import TRY_WINDOW
from school.accounts.models import Attempt
from school.learners.models import Learner
from school.progress.lesson_tasks import tasks_of
from tests.kinds import posted
from tests.listening import listening
from tests.web.account_forms import form_to, send, sign_up
from tests.web.classroom import Room
from tests.web.lesson_answers import lessons, right, step_path
from tests.web.visitor import SiteVisitor, VisitedPage
from web.services import services
from web.visitors import new_guests
from wording import LANGUAGES

QUESTION = "/drill/mcr-2014/total/3/2611/2?n=5"
FANS = "/drill/mcr-2014/fans/3/7/1?n=5"
LESSON = tasks_of(lessons("first-steps")[0])[0]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """How many may begin in these tests."""
    monkeypatch.setattr(new_guests, "MOST_NEW_GUESTS", 2)
    return 2


def fill(site: Flask, number: int) -> list[SiteVisitor]:
    """Guests who have begun."""
    guests = [SiteVisitor(site) for _ in range(number)]
    for each in guests:
        asked = each.open(QUESTION)
        assert each.send(asked.question, follow=False, unknown=1).status == 303
    return guests


def rows(site: Flask) -> int:
    with services(site).database.reading() as reading:
        return reading.scalar(select(func.count()).select_from(Learner)) or 0


def first_answer(visitor: SiteVisitor, room: Room) -> VisitedPage:
    return visitor.answer(QUESTION, total=23)


def skipped(visitor: SiteVisitor, room: Room) -> VisitedPage:
    return visitor.answer(QUESTION, skip=1)


def placement(visitor: SiteVisitor, room: Room) -> VisitedPage:
    return visitor.send(visitor.open("/placement/begin").question, unknown=1)


def check(visitor: SiteVisitor, room: Room) -> VisitedPage:
    return visitor.answer(step_path(LESSON), **right(LESSON))


def lesson_test(visitor: SiteVisitor, room: Room) -> VisitedPage:
    start = visitor.client.get("/learn/first-steps/the-tiles/test", headers=visitor.headers)
    return visitor.answer(str(start.headers["Location"]), **right(LESSON))


def joining(visitor: SiteVisitor, room: Room) -> VisitedPage:
    return send(visitor, f"/join/{room.row().join_code}", "/join", name="Lin Mei")


def card(visitor: SiteVisitor, room: Room) -> VisitedPage:
    return send(visitor, f"/card/{room.card('Wang')}", "/card")


WAYS: tuple[Callable[[SiteVisitor, Room], VisitedPage], ...] = (
    first_answer,
    skipped,
    placement,
    check,
    lesson_test,
    joining,
    card,
)


@pytest.mark.every_case
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_would_be_one_too_many_is_told_and_leaves_no_row(
    site: Flask, few: int, way: Callable[[SiteVisitor, Room], VisitedPage], language: str
):
    room = Room(site)
    room.add("Wang")
    fill(site, few)
    before = rows(site)

    page = way(SiteVisitor(site, language), room)

    assert (page.status, page.lang) == (429, language)
    assert 0 < int(page.headers["Retry-After"]) <= 15 * 60
    assert 'role="alert"' in page.text
    assert "15" in page.text
    assert any(link.startswith("/account/in") for link in page.links)
    assert rows(site) == before
    assert room.places()["Wang"].learner_id is None


def test_an_answer_that_is_refused_stands_in_the_form_and_goes_through_later(
    site: Flask, few: int, monkeypatch: pytest.MonkeyPatch
):
    fill(site, few)
    late = SiteVisitor(site)
    number = late.answer(QUESTION, total=23)
    question = question_at(Address.parse("mcr-2014/fans/3/7/1"))
    ticks = [value for name, value in posted(question, question.answer) if name == "fan"]
    fans = late.answer(FANS, fan=ticks)
    lesson = late.answer(step_path(LESSON), **right(LESSON))

    assert number.question.values("total") == ["23"]
    assert sorted(fans.question.values("fan")) == sorted(ticks)
    for name, values in right(LESSON).items():
        assert sorted(lesson.question.values(name)) == sorted(values)

    monkeypatch.setattr(new_guests, "MOST_NEW_GUESTS", few + 1)
    assert late.send(number.question).status == 200
    assert late.rows()[-1].given == 23


def test_the_name_for_a_class_and_the_code_of_a_card_stay(site: Flask, few: int):
    room = Room(site)
    room.add("Wang")
    fill(site, few)
    joined, held = joining(SiteVisitor(site), room), card(SiteVisitor(site), room)
    assert form_to(joined, "/join").values("name") == ["Lin Mei"]
    assert form_to(held, "/card").values("code") == [room.card("Wang")]


def test_a_program_is_told_by_a_code(site: Flask, few: int):
    fill(site, few)
    late = SiteVisitor(site)
    form = late.open(QUESTION).question
    data = {**dict(form.fields), "total": "23"}
    response = late.client.post(form.action, data=data, headers={"Accept": "application/json"})
    assert response.status_code == 429
    assert response.json is not None
    assert response.json["code"] == "too-many-new-guests"
    assert "sign in" in response.json["message"]
    assert 0 < int(response.headers["Retry-After"]) <= 15 * 60


def test_who_is_known_already_goes_on(site: Flask, few: int):
    room = Room(site)
    guests = fill(site, few)
    assert SiteVisitor(site).answer(QUESTION, unknown=1).status == 429

    for known in (*guests, room.teacher):
        assert known.answer(FANS, unknown=1).status == 200
    room.joined("Mei", guests[0])
    assert sign_up(guests[1], "Wang").status == 200


def test_another_address_begins_and_so_does_this_one_later(
    site: Flask, few: int, monkeypatch: pytest.MonkeyPatch
):
    fill(site, few)
    elsewhere = SiteVisitor(site)
    elsewhere.client.environ_base["REMOTE_ADDR"] = "192.0.2.7"
    assert elsewhere.answer(QUESTION, unknown=1).status == 200

    with services(site).database.writing() as writing:
        for row in writing.scalars(select(Attempt)):
            row.at -= TRY_WINDOW
    assert SiteVisitor(site).answer(QUESTION, unknown=1).status == 200


def test_a_known_guest_pays_nothing_for_the_limit(site: Flask):
    """No statement of an answer reads, writes or locks what is counted."""
    guest = SiteVisitor(site)
    guest.answer(QUESTION, unknown=1)
    guest.answer(FANS, unknown=1)
    statements: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        statements.append(statement)

    with listening(services(site).database, "before_cursor_execute", note):
        guest.answer("/drill/mcr-2014/fans/3/7/2?n=5", unknown=1)
    assert statements
    assert not [each for each in statements if re.search(r"\battempts\b|hashtext", each)]


def test_a_double_click_is_one_guest(site: Flask):
    visitor = SiteVisitor(site)
    form = visitor.open(QUESTION).question
    for _ in range(2):
        visitor.send(form, unknown=1)
    with services(site).database.reading() as reading:
        assert _counted(reading) == 1


def _counted(reading: Session) -> int:
    rows = select(func.count()).select_from(Attempt).where(Attempt.kind == new_guests.KIND)
    return reading.scalar(rows) or 0
