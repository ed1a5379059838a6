"""A bank of more than a page: what is ticked, what is shared, and where its notes are read."""

import re

import pytest
from flask import Flask

from school.bank import sharing
from school.bank.models import QuestionShare
from tests.web.account_forms import sign_up
from tests.web.builder import small_builder
from tests.web.played_deals import count_shown, won_deal
from tests.web.test_at_once import count, same, statuses
from tests.web.test_own_questions import BANK, chosen, keep, posting, rows
from tests.web.visitor import SiteVisitor, VisitedPage
from web.bank import rows as bank_rows


@pytest.fixture
def teacher(site: Flask, monkeypatch: pytest.MonkeyPatch) -> SiteVisitor:
    """Somebody with three questions, of which a page shows two."""
    monkeypatch.setattr(bank_rows, "ON_A_PAGE", 2)
    person = SiteVisitor(site)
    sign_up(person, "Lin")
    keep(person, "total", "fans", "legal")
    return person


def _ticked(page: VisitedPage) -> list[str]:
    return re.findall(r'name="question" value="([0-9a-f-]+)" checked', page.text)


def test_what_is_ticked_stays_so_while_pages_are_turned(teacher: SiteVisitor) -> None:
    first, *_others, last = [str(row.public_id) for row in reversed(rows(teacher))]
    page = teacher.open(BANK)
    page = teacher.send(posting(page, BANK), question=[first], do="page-2")
    assert "1 more chosen on another page." in page.text
    page = teacher.send(posting(page, BANK), question=[first, last], do="page-1")
    assert _ticked(page) == [first]
    made = teacher.send(posting(page, BANK), do="share", question=[first, last])
    assert "2 questions" in made.text
    assert teacher.send(posting(page, BANK), question=[], do="page-2").address == f"{BANK}?page=2"


def test_what_is_ticked_for_a_draft_stays_so_too(teacher: SiteVisitor) -> None:
    builder = small_builder(SiteVisitor(teacher.site))
    keep(builder.visitor, "total", "fans", "legal")
    before, path = len(builder.items), f"{builder.path}/own-questions"
    page = builder.press("own")
    picked = re.findall(r'name="question" value="([0-9a-f-]+)"', page.text)
    page = builder.visitor.send(posting(page, path), question=picked, do="page-2")
    assert "2 more chosen on other pages." in page.text
    builder.visitor.send(posting(page, path), question=picked)
    assert len(builder.items) == before + 2


def test_many_questions_behind_a_link_are_shown_a_page_at_a_time(teacher: SiteVisitor) -> None:
    page = chosen(teacher, "share", *(row.public_id for row in rows(teacher)))
    path = re.search(r"/teach/questions/from/[\w-]+", page.text)
    assert path
    assert [teacher.open(path[0] + at).text.count('class="built"') for at in ("", "?page=2")] == [
        2,
        1,
    ]


def test_links_that_are_made_at_once_keep_to_the_limit(
    teacher: SiteVisitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "MOST_LINKS", 1)
    form = posting(teacher.open(BANK), BANK)
    asked = same(teacher, form, do="share", question=[str(rows(teacher)[0].public_id)])
    assert statuses(asked)[303] == 1
    assert count(teacher.site, QuestionShare) == 1


@pytest.mark.parametrize("teaches", [True, False])
def test_a_teacher_makes_questions_about_a_hand_that_was_played(site: Flask, teaches: bool) -> None:
    player = SiteVisitor(site)
    if teaches:
        small_builder(player)
    deal = won_deal(player, "mcr-2014")
    count_shown(player, deal)
    for path in (deal, f"{deal}/count"):
        hrefs = [link for link in player.open(path).links if "/teach/questions/new/" in link]
        assert len(hrefs) == teaches
        assert all('name="kind"' in player.open(href).text for href in hrefs)


def test_the_note_on_a_question_is_on_the_key_and_not_on_the_sheet(site: Flask) -> None:
    builder = small_builder(SiteVisitor(site))
    keep(builder.visitor, "total", note="Look at the pair.")
    page = builder.press("own")
    picked = re.findall(r'name="question" value="([0-9a-f-]+)"', page.text)
    builder.visitor.send(posting(page, f"{builder.path}/own-questions"), question=picked)
    told = {
        what: "Look at the pair." in builder.visitor.open(f"{builder.path}/paper/{what}.html").text
        for what in ("key", "worksheet")
    }
    assert told == {"key": True, "worksheet": False}
