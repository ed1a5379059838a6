"""Forms that arrive at once: what one of them settles, the others find, and none of them crashes.

On PostgreSQL two transactions look at the same time and then both act, which SQLite never lets
happen within one process; `make test-postgres` runs all of this there.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from threading import Barrier
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import func, select

from school.accounts.models import SignIn, UserAccount
from school.classes.models import CalendarLink, Invitation, SchoolClass, Student
from school.learners.models import Learner
from school.lti.arriving import CourseKey, connect_course
from school.lti.models import LtiPlatform, LtiUser
from school.progress.models import Answer
from tests.web.account_forms import WORD, answers, form_to, is_signed_in, sign_out, sign_up
from tests.web.classroom import Room
from tests.web.lti_launches import arrive, log_in
from tests.web.lti_platform import DEPLOYMENT, LTI, Platform
from tests.web.taking import set_task
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.services import services

MANY = 6
QUESTION = "/drill/mcr-2014/find/1/5/1?n=5"


@pytest.fixture(autouse=True)
def hidden_errors(site: Flask) -> None:
    """A crash is a page, as in production."""
    site.config["PROPAGATE_EXCEPTIONS"] = False


def at_once(acts: Sequence[Callable[[], VisitedPage]]) -> list[VisitedPage]:
    """The pages that these come to, all begun together."""
    together = Barrier(len(acts))

    def go(act: Callable[[], VisitedPage]) -> VisitedPage:
        together.wait()
        return act()

    with ThreadPoolExecutor(len(acts)) as threads:
        return list(threads.map(go, acts))


def twin(visitor: SiteVisitor) -> SiteVisitor:
    """Another browser with the same cookies."""
    other = SiteVisitor(visitor.site)
    other.client._cookies = copy(visitor.client._cookies)
    return other


def sent(visitor: SiteVisitor, form: PageForm, **given: Any) -> Callable[[], VisitedPage]:
    return lambda: visitor.send(form, follow=False, **given)


def same(visitor: SiteVisitor, form: PageForm, **given: Any) -> list[VisitedPage]:
    """One form of one browser, sent many times at once."""
    return at_once([sent(twin(visitor), form, **given) for _ in range(MANY)])


def statuses(pages: Sequence[VisitedPage]) -> Counter[int]:
    return Counter(page.status for page in pages)


def count(site: Flask, model: type[Any], *conditions: Any) -> int:
    with services(site).database.reading() as reading:
        rows = select(func.count()).select_from(model).where(*conditions)
        return reading.scalar(rows) or 0


class TestGuests:
    """Guests who join, come with a card or begin."""

    def test_a_first_answer_is_one_guest(self, site: Flask) -> None:
        visitor = SiteVisitor(site)
        form = visitor.open(QUESTION).question
        assert statuses(same(visitor, form, unknown=1)) == {303: MANY}
        assert (count(site, Learner), count(site, Answer)) == (1, 1)

    def test_one_guest_who_presses_join_many_times_goes_to_the_class_each_time(
        self, site: Flask
    ) -> None:
        room, mei = Room(site), SiteVisitor(site)
        form = form_to(mei.open(f"/join/{room.row().join_code}"), "/join")
        assert statuses(same(mei, form, name="Mei")) == {303: MANY}
        assert set(room.places()) == {"Mei"}
        assert count(site, Learner) == 2  # and the teacher

    def test_of_many_who_come_as_the_one_expected_all_but_one_are_asked(self, site: Flask) -> None:
        room = Room(site)
        room.add("Mei")
        room.set(names_by_code="1")
        path = f"/join/{room.row().join_code}"
        guests = [SiteVisitor(site) for _ in range(MANY)]
        forms = [form_to(each.open(path), "/join") for each in guests]
        pages = at_once([sent(*each, name="Mei") for each in zip(guests, forms, strict=True)])
        assert statuses(pages) == {303: 1, 422: MANY - 1}
        asked = [page for page in pages if page.status == 422]
        assert all("is in the class, or has been" in page.text for page in asked)
        assert count(site, Learner) == 2  # who was asked has left no row

    def test_a_card_that_is_sent_many_times_leads_to_one_guest(self, site: Flask) -> None:
        room, mei = Room(site), SiteVisitor(site)
        room.add("Mei")
        form = form_to(mei.open(f"/card/{room.card('Mei')}"), "/card")
        assert statuses(same(mei, form)) == {303: MANY}
        assert count(site, Learner) == 2


class TestPlatforms:
    """Launches of learning platforms, and links to calendars."""

    def test_whoever_opens_two_courses_at_once_is_one_learner(
        self, site: Flask, platform: Platform
    ) -> None:
        first, second = set_task(site), set_task(site)
        with services(site).database.writing() as writing:
            row = writing.scalars(select(LtiPlatform)).one()
            for name, task in (("one", first), ("two", second)):
                connect_course(writing, CourseKey(row.id, DEPLOYMENT, name), task.school_class.id)
        acts = []
        for name in ("one", "two") * (MANY // 2):
            visitor = SiteVisitor(site)
            asked = log_in(visitor, platform)
            claims = platform.claims(asked["nonce"], **{f"{LTI}context": {"id": name}})
            acts.append(launched(visitor, asked["state"], platform.sign(claims)))
        assert statuses(at_once(acts)) == {303: MANY}
        assert (count(site, LtiUser), count(site, Learner), count(site, Student)) == (1, 1, 2)

    def test_a_calendar_link_that_is_made_many_times_is_one(self, site: Flask) -> None:
        room = Room(site)
        page = f"{room.home}/calendar"
        form = form_to(room.teacher.open(page), page)
        assert statuses(same(room.teacher, form)) == {303: MANY}
        assert count(site, CalendarLink) == 1


def launched(visitor: SiteVisitor, state: str, token: str) -> Callable[[], VisitedPage]:
    return lambda: VisitedPage(arrive(visitor, state, token), "/lti/launch")


class TestAccounts:
    """Signing up, in, and the ways back in."""

    @pytest.mark.every_case
    @pytest.mark.parametrize("names", ["one name", "names of their own"])
    @pytest.mark.parametrize("known", [True, False], ids=["answered", "fresh"])
    def test_one_guest_who_signs_up_in_many_browsers(
        self, site: Flask, names: str, known: bool
    ) -> None:
        guest = SiteVisitor(site)
        guest.open(QUESTION)
        if known:
            answers(guest, 1)
        browsers = [twin(guest) for _ in range(MANY)]
        forms = [form_to(each.open("/account/new"), "/account/new") for each in browsers]
        called = [f"Lin{n}" if names == "names of their own" else "Lin" for n in range(MANY)]
        pages = at_once(
            [
                sent(browser, form, name=name, fresh=WORD)
                for browser, form, name in zip(browsers, forms, called, strict=True)
            ]
        )
        assert statuses(pages) == {303: MANY}
        assert all(map(is_signed_in, browsers, called))
        assert count(site, UserAccount) == len(set(called))
        assert count(site, Answer) == int(known)

    def test_a_form_that_signs_up_sent_many_times_is_one_account(self, site: Flask) -> None:
        lin = SiteVisitor(site)
        form = form_to(lin.open("/account/new"), "/account/new")
        pages = same(lin, form, name="Lin", fresh=WORD)
        assert statuses(pages) == {303: MANY}
        assert (count(site, UserAccount), count(site, Learner)) == (1, 1)

    def test_a_sign_in_sent_many_times_is_one_sign_in(self, site: Flask) -> None:
        lin = SiteVisitor(site)
        sign_up(lin)
        sign_out(lin)
        form = form_to(lin.open("/account/in"), "/account/in")
        pages = same(lin, form, name="Lin", password=WORD)
        assert statuses(pages) == {303: MANY}
        assert count(site, SignIn) == 1

    def test_a_guest_whom_two_accounts_take_goes_to_one(self, site: Flask) -> None:
        """One browser signs up with the guest, another signs in with it."""
        sign_up(SiteVisitor(site), "Wang")
        guest = SiteVisitor(site)
        answers(guest, 1, 2, 3)
        browsers = [twin(guest) for _ in range(MANY)]
        acts = [
            sent(
                each,
                form_to(each.open("/account/in"), "/account/in"),
                name="Wang",
                password=WORD,
            )
            if number % 2
            else sent(
                each,
                form_to(each.open("/account/new"), "/account/new"),
                name=f"Lin{number}",
                fresh=WORD,
            )
            for number, each in enumerate(browsers)
        ]
        assert statuses(at_once(acts)) == {303: MANY}
        assert count(site, UserAccount) == 1 + MANY // 2
        assert count(site, Answer) == 3
        with services(site).database.reading() as reading:
            assert len(set(reading.scalars(select(Answer.learner_id)))) == 1


class TestTeachers:
    """Forms of teachers, as a double click sends them."""

    def test_names_pasted_once_are_added_once(self, site: Flask) -> None:
        room = Room(site)
        form = form_to(room.paste("Mei", "Wang"), f"{room.home}/students")
        pages = same(room.teacher, form)
        assert statuses(pages) == {303: 1, 422: MANY - 1}
        assert sorted(room.names()) == ["Mei", "Wang"]

    def test_a_student_removed_many_times_is_gone_and_nothing_crashes(self, site: Flask) -> None:
        room = Room(site)
        room.add("Mei", "Wang")
        page = f"{room.home}/students/{room.places()['Mei'].public_id}"
        form = form_to(room.teacher.open(page), f"{page}/remove")
        found = statuses(same(room.teacher, form))
        assert found[303] >= 1
        assert set(found) <= {303, 404, 409}
        assert room.names() == ["Wang"]

    def test_a_class_erased_while_students_join_takes_them_or_sends_them_away(
        self, site: Flask
    ) -> None:
        room = Room(site)
        path = f"/join/{room.row().join_code}"
        guests = [SiteVisitor(site) for _ in range(MANY)]
        forms = [form_to(each.open(path), "/join") for each in guests]
        settings = f"{room.home}/settings"
        end = form_to(room.teacher.open(settings), f"{settings}/erase")
        acts = [sent(*each, name="Mei", ask="1") for each in zip(guests, forms, strict=True)]
        pages = at_once([*acts, sent(room.teacher, end, password=WORD)])
        assert pages[-1].status == 303
        assert set(statuses(pages)) <= {303, 409, 422}
        assert count(site, SchoolClass) == 0

    def test_an_invitation_asked_for_once_is_one(self, site: Flask) -> None:
        room = Room(site)
        page = room.teacher.open(f"{room.home}/settings")
        form = next(each for each in page.forms if "invit" in each.action)
        assert statuses(same(room.teacher, form)).keys() <= {200, 303}
        assert count(site, Invitation) == 1

    def test_a_class_made_once_is_one(self, site: Flask) -> None:
        lin = SiteVisitor(site)
        sign_up(lin)
        form = form_to(lin.open("/teach"), "/teach")
        assert statuses(same(lin, form, name="Room 5", rules="mcr-2014")) == {303: MANY}
        assert count(site, SchoolClass) == 1
