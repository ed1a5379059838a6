"""Two processes share a database: requests go to both by turns, and nobody notices.

Here each is an application of its own with a connection of its own; `python -m tests.faults.two_processes` does it
with real processes behind nginx and kills them.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import cycle
from typing import Any

import pytest
from flask import Flask

from app import create_app
from tests.web.account_forms import WORD, answers, is_signed_in, sign_in, sign_out, sign_up
from tests.web.taking import pupil, set_task
from tests.web.together import open_lesson
from tests.web.visitor import SiteVisitor
from web.accounts.limits import TRIES_BY_NAME
from web.services import services
from web.settings import SiteSettings
from web.visitors.request_limits import COUNTS, Allowance, RequestLimit

WsgiApplication = Callable[[dict[str, Any], Any], Iterable[bytes]]


@pytest.fixture
def asked(
    site: Flask, settings: SiteSettings, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[int]]:
    """Lets every request go to the other of two applications; the numbers of those that were asked."""
    other = create_app(settings)
    both: tuple[WsgiApplication, ...] = (site.wsgi_app, other.wsgi_app)
    turns, noted = cycle((0, 1)), list[int]()

    def by_turns(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        noted.append(next(turns))
        return both[noted[-1]](environ, start_response)

    monkeypatch.setattr(site, "wsgi_app", by_turns)
    yield noted
    assert {0, 1} == set(noted)
    services(other).database.close()


@pytest.mark.usefixtures("asked")
def test_who_is_signed_in_by_one_is_known_to_the_other(site: Flask):
    visitor = SiteVisitor(site)
    sign_up(visitor)
    assert all(is_signed_in(visitor) for _ in range(4))
    answers(visitor, 1, 2, 3)
    assert len({tuple(visitor.open("/history").links) for _ in range(2)}) == 1
    sign_out(visitor)
    assert not any(is_signed_in(visitor) for _ in range(4))


@pytest.mark.usefixtures("asked")
def test_tries_to_sign_in_are_counted_over_both(site: Flask):
    owner, guesser = SiteVisitor(site), SiteVisitor(site)
    sign_up(owner)
    refused = [sign_in(guesser, word=f"{WORD}-{n}").status for n in range(TRIES_BY_NAME["sign-in"])]
    assert 429 not in refused
    assert [sign_in(guesser).status for _ in range(4)] == [429] * 4
    assert is_signed_in(owner)


@pytest.mark.usefixtures("asked")
def test_what_costs_much_is_counted_over_both(site: Flask, monkeypatch: pytest.MonkeyPatch):
    limit = RequestLimit("search", Allowance(3, 60), Allowance(3, 60))
    monkeypatch.setattr("web.search.page.SEARCHES", limit)
    site.extensions.pop(COUNTS)  # so that it opens the file of the machine, as the other one does
    client = site.test_client()
    assert [client.get("/search?q=pung").status_code for _ in range(4)] == [200, 200, 200, 429]


@pytest.mark.usefixtures("asked")
def test_an_assignment_is_begun_at_one_and_handed_in_at_the_other(site: Flask):
    task = set_task(site)
    student = pupil(task)
    begun = student.begin()
    handed_in = student.hand_in()
    assert (begun.status, handed_in.status) == (200, 200)


@pytest.mark.usefixtures("asked")
def test_a_lesson_together_is_led_at_one_and_answered_at_the_other(site: Flask):
    lesson = open_lesson(site)
    first, second = lesson.student(), lesson.student()
    lesson.do("next")
    lesson.answer(first, 1)
    lesson.answer(second, 1, right=False)
    for _ in range(2):
        assert '<b class="num">2</b> of 2' in lesson.teacher.open(lesson.path).text
    lesson.do("close")
    lesson.do("reveal")
    for _ in range(2):
        assert 'class="verdict verdict--right"' in first.open(lesson.phone).text
        assert 'class="verdict verdict--wrong"' in second.open(lesson.phone).text
