"""PDFs are made outside the serving processes: what is queued, who gets it, and what goes wrong."""

import re
import uuid
from datetime import timedelta

import pytest
from flask import Flask
from sqlalchemy import select
from sqlalchemy.orm import Session

from school.accounts.models import UserAccount
from school.classes.models import SchoolClass
from school.classes.teaching import invite, stop_teaching
from school.jobs.store import OPEN_FOR_ALL, OPEN_FOR_ONE, RESULT_LIFE
from tests.web.paper_class import QUESTIONS, Taught, teach
from tests.web.paper_queue import PDF, ask, status
from tests.web.visitor import SiteVisitor, VisitedPage
from web.background import queue as background
from web.background.queue import JobProgress, Queue
from web.clock import now
from web.paper import making
from web.paper.making import CONTENT_STAGE, PAGES_STAGE, make_pdf
from web.paper.printout import Printout
from web.services import services

pytestmark = pytest.mark.any_database


def account_of(session: Session, visitor: SiteVisitor) -> uuid.UUID:
    """The learner id of whoever is signed in there."""
    name = re.search(r'class="menu__user"[^>]*>([^<]+)<', visitor.open("/").text)
    assert name
    return session.scalars(select(UserAccount).where(UserAccount.name == name[1])).one().learner_id


def sheets(taught: Taught) -> list[str]:
    files = [f"{taught.paper}/{name}.pdf" for name in ("worksheet", "key")]
    return files + [f"{taught.of_class}/{name}.pdf" for name in ("cards", "code")]


def test_to_ask_for_a_pdf_makes_no_question_and_no_page(
    visitor: SiteVisitor, quick: list[str], monkeypatch: pytest.MonkeyPatch
):
    taught = teach(visitor, students=("Mei",))
    monkeypatch.setattr(making, "view_of", None)
    monkeypatch.setattr(making, "to_html", None)
    for path in sheets(taught):
        ask(visitor, path)
    assert quick == []


def test_every_sheet_is_served_when_it_is_made(
    visitor: SiteVisitor, queue: Queue, quick: list[str]
):
    taught = teach(visitor, students=("Mei",))
    waiting = [ask(visitor, path).address for path in sheets(taught)]
    queue.run_waiting_jobs()
    assert len(quick) == len(waiting)
    for path, page, words in zip(
        sheets(taught), waiting, ("Straights", "Answer key", "Mei", "Room 5"), strict=True
    ):
        assert visitor.client.get(page).headers["Location"].startswith(path)
        answer = visitor.client.get(path)
        assert answer.status_code == 200
        assert answer.content_type == "application/pdf"
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["Content-Disposition"].startswith("inline; filename*=UTF-8''")
        assert words in answer.data.decode()


def test_what_is_sent_to_the_background_process_says_all(visitor: SiteVisitor, queue: Queue):
    taught = teach(visitor, students=("Mei", "Ōta <b>"))
    for path in sheets(taught):
        ask(visitor, f"{path}?lang=ja&size=letter&inks=colour&numerals=1&text=large&version=B")
    texts = [queue.jobs.begin(job.id, now()) for job in queue.jobs.waiting()]
    assert len(texts) == 4
    for text in texts:
        assert text is not None
        assert Printout.from_json(text).to_json() == text


def test_the_same_sheet_asked_twice_is_made_once(
    visitor: SiteVisitor, queue: Queue, quick: list[str]
):
    taught = teach(visitor)
    path = f"{taught.paper}/worksheet.pdf?version=B"
    assert ask(visitor, path).address == ask(visitor, path).address
    assert ask(visitor, f"{taught.paper}/worksheet.pdf?version=C").address
    queue.run_waiting_jobs()
    assert visitor.open(path).status == 200
    queue.run_waiting_jobs()
    assert len(quick) == 2


@pytest.mark.parametrize(
    "other", ["version=B", "lang=ja", "size=letter", "text=large", "inks=colour", "numerals=1"]
)
def test_another_choice_is_another_sheet(
    visitor: SiteVisitor, queue: Queue, quick: list[str], other: str
):
    taught = teach(visitor)
    usual = f"{taught.paper}/worksheet.pdf?size=a4"
    ask(visitor, usual)
    queue.run_waiting_jobs()
    ask(visitor, f"{taught.paper}/worksheet.pdf?{other}{'' if 'size' in other else '&size=a4'}")
    queue.run_waiting_jobs()
    assert len(quick) == 2


def test_after_a_change_of_the_assignment_the_sheet_is_made_again(
    visitor: SiteVisitor, queue: Queue, quick: list[str]
):
    taught = teach(visitor)
    path = f"{taught.paper}/worksheet.pdf"
    ask(visitor, path)
    queue.run_waiting_jobs()
    draft = next(
        form
        for form in visitor.open(f"/teach/assignments/{taught.assignment}").forms
        if form.values("title")
    )
    visitor.send(draft, title="Pungs")
    ask(visitor, path)
    queue.run_waiting_jobs()
    assert "Pungs" in visitor.client.get(path).data.decode()


def test_nobody_else_gets_the_sheet_or_learns_of_it(
    site: Flask, visitor: SiteVisitor, queue: Queue, quick: list[str]
):
    taught = teach(visitor)
    page = ask(visitor, f"{taught.paper}/key.pdf")
    other, guest = SiteVisitor(site), SiteVisitor(site)
    teach(other)
    for done in (False, True):
        for stranger in (other, guest):
            for path in (page.address, f"{page.address}/status", f"{taught.paper}/key.pdf"):
                assert stranger.open(path).status == 404
        if not done:
            queue.run_waiting_jobs()
    assert visitor.client.get(f"{taught.paper}/key.pdf").status_code == 200


def test_another_teacher_has_a_sheet_of_their_own_as_long_as_they_teach_the_class(
    site: Flask, visitor: SiteVisitor, queue: Queue, quick: list[str]
):
    taught = teach(visitor)
    page = ask(visitor, f"{taught.paper}/key.pdf")
    colleague = SiteVisitor(site)
    teach(colleague)
    link = "/teach/with/an-invitation-that-nobody-guesses"
    with services(site).database.writing() as writing:
        school_class = writing.scalars(
            select(SchoolClass).where(SchoolClass.public_id == taught.school_class)
        ).one()
        invite(writing, school_class.id, link.rsplit("/", 1)[1], now())
    colleague.send(next(form for form in colleague.open(link).forms if form.action == link))
    own = ask(colleague, f"{taught.paper}/key.pdf")
    assert own.address != page.address
    assert colleague.open(page.address).status == 404
    queue.run_waiting_jobs()
    assert colleague.client.get(f"{taught.paper}/key.pdf").status_code == 200
    with services(site).database.writing() as writing:
        gone = account_of(writing, colleague)
        stop_teaching(writing, school_class.id, gone, gone)
    for path in (own.address, f"{taught.paper}/key.pdf"):
        assert colleague.open(path).status == 404


def test_who_signed_out_gets_nothing(
    site: Flask, visitor: SiteVisitor, queue: Queue, quick: list[str]
):
    taught = teach(visitor)
    page = ask(visitor, f"{taught.paper}/key.pdf")
    queue.run_waiting_jobs()
    leave = next(form for form in visitor.open("/").forms if form.action.endswith("/out"))
    visitor.send(leave)
    assert visitor.open(page.address).status == 404
    assert visitor.open(f"{taught.paper}/key.pdf").status == 404


def test_the_page_says_how_far_it_is(visitor: SiteVisitor, queue: Queue):
    taught = teach(visitor)
    first = ask(visitor, f"{taught.paper}/worksheet.pdf?version=A")
    last = [ask(visitor, f"{taught.paper}/worksheet.pdf?version={each}") for each in "BC"][-1]
    queue.jobs.beat(now())

    assert "Worksheet: Straights · C" in last.text
    assert "It is next." in first.text
    assert "2 sheets will be made before it." in last.text
    job = queue.jobs.waiting()[0]
    queue.jobs.begin(job.id, now())
    queue.jobs.note(job.id, CONTENT_STAGE, 4, 6)
    assert "4 of 6 made" in visitor.open(first.address).text
    said = status(visitor, first)
    assert (said["state"], said["message"], said["done"], said["total"], said["running"]) == (
        *("running", "4 of 6 made", 4, 6),
        True,
    )
    queue.jobs.note(job.id, PAGES_STAGE, 6, 6)
    assert "The pages are being laid out." in visitor.open(first.address).text


def test_without_scripts_the_page_looks_again_by_itself(visitor: SiteVisitor):
    page = ask(visitor, f"{teach(visitor).paper}/worksheet.pdf?version=B&size=a4")
    assert re.search(r'<noscript><meta http-equiv="refresh" content="\d"></noscript>', page.text)
    instead = page.link_to("/teach/assignments/").replace("&amp;", "&")
    assert instead.endswith("worksheet.html?version=B&size=a4")
    assert visitor.open(instead).status == 200
    assert page.headers["Cache-Control"] == "no-store"


def test_where_nothing_works_the_queue_off_the_page_says_so(visitor: SiteVisitor, queue: Queue):
    page = ask(visitor, f"{teach(visitor).paper}/worksheet.pdf")
    hint = r"<p [^>]*data-not-running( hidden)?>"
    assert "flask --app app background" in page.text
    for ago, running in (
        (timedelta(0), True),
        (background.HEARTBEAT_LIFE + timedelta(seconds=1), False),
    ):
        queue.jobs.beat(now() - ago)
        found = re.search(hint, visitor.open(page.address).text)
        assert found
        assert bool(found[1]) == running
        assert status(visitor, page)["running"] == running


def test_a_cancelled_sheet_is_not_made(visitor: SiteVisitor, queue: Queue, quick: list[str]):
    taught = teach(visitor)
    page = ask(visitor, f"{taught.paper}/worksheet.pdf")
    cancel = next(form for form in page.forms if form.action.endswith("/cancel"))
    assert visitor.send(cancel).address == taught.paper
    queue.run_waiting_jobs()
    assert quick == []
    assert visitor.open(page.address).status == 404


def test_a_sheet_that_is_cancelled_while_it_is_made_ends(visitor: SiteVisitor, queue: Queue):
    page = ask(visitor, f"{teach(visitor).paper}/worksheet.pdf")
    steps: list[int] = []

    def cancelled(work: str, progress: JobProgress) -> bytes:
        for step in range(5):
            steps.append(step)
            if step == 2:
                visitor.client.post(f"{page.address}/cancel", data=dict(token(page)))
            progress(CONTENT_STAGE, step, 5)
        return PDF

    queue._work = cancelled
    queue.run_waiting_jobs()
    assert steps == [0, 1, 2]
    assert visitor.open(page.address).status == 404


def token(page: VisitedPage) -> list[tuple[str, str]]:
    return next(form for form in page.forms if form.action.endswith("/cancel")).fields


def test_a_teacher_waits_for_so_many_sheets_at_most(visitor: SiteVisitor, queue: Queue):
    taught = teach(visitor)
    paths = [
        f"{taught.paper}/{name}.pdf?version={version}&lang={lang}"
        for name in ("worksheet", "key")
        for version in "ABCD"
        for lang in ("en", "ja")
    ]
    for path in paths[:OPEN_FOR_ONE]:
        ask(visitor, path)
    page = visitor.open(paths[OPEN_FOR_ONE])
    assert page.status == 429
    assert page.headers["Retry-After"]
    assert f"{OPEN_FOR_ONE} of your PDFs" in page.text
    assert page.link_to(f"{taught.paper}/").startswith(f"{taught.paper}/")
    ask(visitor, paths[0])


def test_a_full_queue_is_said_at_once(
    visitor: SiteVisitor, queue: Queue, monkeypatch: pytest.MonkeyPatch
):
    taught = teach(visitor)
    assert OPEN_FOR_ALL > OPEN_FOR_ONE
    monkeypatch.setattr("school.jobs.store.OPEN_FOR_ALL", 1)
    ask(visitor, f"{taught.paper}/worksheet.pdf")
    page = visitor.open(f"{taught.paper}/key.pdf")
    assert page.status == 503
    assert int(page.headers["Retry-After"]) > 0
    assert "Too many PDFs" in page.text


def test_an_hour_later_the_sheet_is_made_again(
    visitor: SiteVisitor, queue: Queue, quick: list[str]
):
    path = f"{teach(visitor).paper}/worksheet.pdf"
    page = ask(visitor, path)
    queue.run_waiting_jobs()
    assert queue.jobs.delete_old(now() + RESULT_LIFE) == 1
    assert visitor.open(page.address).status == 404
    assert ask(visitor, path).address != page.address


def test_progress_counts_the_questions(quick: list[str], visitor: SiteVisitor, queue: Queue):
    ask(visitor, f"{teach(visitor).paper}/key.pdf")
    noted: list[tuple[str, int, int]] = []
    text = queue.jobs.begin(queue.jobs.waiting()[0].id, now())
    assert text is not None
    make_pdf(text, lambda *step: noted.append(step))  # type: ignore[arg-type]
    count = len(QUESTIONS)
    assert noted[: count + 1] == [(CONTENT_STAGE, done, count) for done in range(count + 1)]
    assert {stage for stage, _done, _total in noted[count + 1 :]} == {PAGES_STAGE}
