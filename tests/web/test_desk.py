"""The referee's desk: an incident is ruled by forms alone, and tells nothing before it is answered."""

import re
from typing import Any, Final

import pytest
from markupsafe import escape
from sqlalchemy import select

from quizzes.desk.address import DeskAddress
from quizzes.desk.maker import make_incident
from quizzes.message import Message
from quizzes.words.translated import translated
from school.progress.models import DeskResult
from tests.web.desk_answers import (
    FALSE_WIN,
    GOOD_WIN,
    desk_form,
    incident,
    key_fields,
    path_of,
    ruled,
)
from tests.web.visitor import SiteVisitor
from web.desk import incidents
from web.desk.ruled_view import other_editions
from web.desk.table_view import desk_table
from web.services import services
from wording import LANGUAGES, rules_badge, translator, translator_under

HERE: Final = path_of(FALSE_WIN)
BAD_INPUT: Final[dict[str, tuple[str, ...]]] = {
    "en": ("Tick what is true, or “I don't know”.", "Choose one of these, or tick “I don't know”."),
    "zh-Hans": ("勾选属实的，或勾选“不知道”。", "选一项，或勾选“不知道”。"),
    "ja": (
        "事実と認定するものか「分からない」を選んでください。",
        "1つ選ぶか、「分からない」を選んでください。",
    ),
}


def words(message: Message) -> str:
    return translated(message, "mcr-2014", translator_under("mcr-2014", translator("en")))


def results(visitor: SiteVisitor) -> list[DeskResult]:
    with services(visitor.site).database.reading() as reading:
        return list(reading.scalars(select(DeskResult).order_by(DeskResult.id)))


@pytest.mark.parametrize("address", [FALSE_WIN, GOOD_WIN])
def test_an_incident_is_ruled_without_a_script_and_kept(visitor: SiteVisitor, address: str):
    page = ruled(visitor, address)
    parts = len(incident(address).parts)
    needed = sum(each.seconds for each in incident(address).inquiries if each.decides)

    assert page.heading == f"{parts} of {parts} parts right"
    (kept,) = results(visitor)
    assert (kept.incident, kept.right, kept.parts, kept.seconds, kept.used) == (
        *(address, parts, parts, needed),
        None,
    )
    assert f"{parts} of {parts} parts right" in visitor.open("/mcr-2014/desk").text


def test_the_first_answer_counts_once(visitor: SiteVisitor):
    parts = len(incident(FALSE_WIN).parts)
    first = ruled(visitor, FALSE_WIN, **{"part-verdict": "win"})
    again = ruled(visitor, FALSE_WIN)

    assert first.heading == f"{parts - 1} of {parts} parts right"
    assert again.heading == f"{parts} of {parts} parts right"
    assert f"Your first answer counts: {parts - 1} of {parts} parts right." in again.text
    assert [each.right for each in results(visitor)] == [parts - 1]
    assert visitor.open(first.address).heading == first.heading
    assert SiteVisitor(visitor.site).open(first.address).status == 404


def test_nothing_tells_the_answer_before_it_is_given(visitor: SiteVisitor):
    """Neither findings nor later parts, which tell that there is a foul, nor marks on the choices."""
    of = incident(FALSE_WIN)
    page = visitor.open(HERE)
    choices = re.findall(r'<input type="(?:checkbox|radio)" name="part-[^>]*>', page.text)
    shapes = {re.sub(r'(name|value)="[^"]*"|type="\w+"', "", each) for each in choices}

    assert len(shapes) == 1
    assert set(re.findall(r'name="part-([\w-]+)"', page.text)) == {"facts", "verdict"}
    assert "inquiry__finding" not in page.text
    assert not [each for each in of.parts if escape(words(each.reason)) in page.text]


@pytest.mark.parametrize(("address", "second"), [("imj/4/17", "win"), ("imj/5/23", "no-win")])
def test_the_number_of_a_part_tells_no_verdict(visitor: SiteVisitor, address: str, second: str):
    """Of two calls that are ruled on, more parts follow the first where it was no win."""
    page = visitor.open(path_of(address)).text

    assert incident(address).part("verdict-2").answer == second
    assert re.findall(r'class="part__number">(\d+)<', page) == ["1", "2", "3"]


def test_the_parts_keep_their_numbers_when_they_are_graded(visitor: SiteVisitor):
    page = ruled(visitor, "imj/4/17")
    numbers = [int(each) for each in re.findall(r'class="part__number">(\d+)<', page.text)]

    assert numbers == list(range(1, len(incident("imj/4/17").parts) + 1))
    third = re.search(r'class="part__number">3</span> ([^<]+)</h2>', page.text)
    assert third
    assert third[1] in visitor.open("/imj/desk/4/17").text


def test_what_is_asked_is_told_and_costs_its_seconds(visitor: SiteVisitor):
    first, second, *_others = incident(FALSE_WIN).inquiries
    form = desk_form(visitor.open(HERE))
    page = visitor.send(form, ask=first.id, **{"part-verdict": "win"})

    assert escape(words(first.finding)) in page.text
    assert f"Time spent on inquiries so far: {first.seconds} seconds" in page.text
    assert desk_form(page).values("part-verdict") == ["win"], "what was chosen stays"
    page = visitor.send(desk_form(page), ask=second.id, clock="1")
    assert f"Time spent on inquiries so far: {first.seconds + second.seconds} seconds" in page.text
    assert desk_form(page).values("used") == ["0"]


def test_what_was_asked_in_vain_and_what_was_not_is_told(visitor: SiteVisitor):
    inquiries = incident(FALSE_WIN).inquiries
    idle = next(each for each in inquiries if not each.decides)
    needed = sum(each.seconds for each in inquiries if each.decides)
    page = visitor.send(desk_form(visitor.open(HERE)), ask=idle.id)
    for _stage in range(3):
        page = visitor.send(desk_form(page), used="42", **key_fields(FALSE_WIN))

    assert "The ruling depends on this, but it was not asked about:" in page.text
    assert "This was asked about, but decides nothing:" in page.text
    assert (
        f"Time spent on inquiries: {idle.seconds} seconds. Time needed: {needed} seconds."
        in page.text
    )
    assert "Total time: 42 seconds." in page.text
    (kept,) = results(visitor)
    assert (kept.asked, kept.used) == ([idle.id], 42)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_is_told_at_its_part(visitor: SiteVisitor, lang: str):
    reader = SiteVisitor(visitor.site, lang)
    page = reader.send(desk_form(reader.open(HERE)))

    assert page.status == 422
    assert all(each in page.text.replace("&#39;", "'") for each in BAD_INPUT[lang])
    assert not results(visitor)


@pytest.mark.parametrize(
    "sent",
    [
        {"stage": "2"},
        {"stage": "-1", "part-facts": "no-such-fact"},
        {"stage": "9", "part-verdict": ["win", "no-win"]},
    ],
)
def test_no_stage_is_passed_over(visitor: SiteVisitor, sent: dict[str, Any]):
    page = visitor.send(desk_form(visitor.open(HERE)), **sent)

    assert page.status == 422
    assert desk_form(page).values("stage") == ["0"]


def test_a_part_that_is_not_known_is_not_right(visitor: SiteVisitor):
    page = visitor.open(HERE)
    unknown = {f"unknown-{part.id}": "1" for part in incident(FALSE_WIN).parts}
    for _stage in range(3):
        page = visitor.send(desk_form(page), **unknown)

    parts = len(incident(FALSE_WIN).parts)
    assert page.heading == f"0 of {parts} parts right"
    assert page.text.count("Not answered") == parts


@pytest.mark.parametrize(
    "path",
    [
        "/mcr-2014/desk/0/1",
        "/mcr-2014/desk/6/1",
        "/mcr-2014/desk/3/-1",
        f"/mcr-2014/desk/3/{10**18}",
    ],
)
def test_an_unknown_incident_is_not_there(visitor: SiteVisitor, path: str):
    assert visitor.open(path).status == 404


def test_the_desk_leads_on(visitor: SiteVisitor):
    page = ruled(visitor, FALSE_WIN)

    seed = DeskAddress.parse(FALSE_WIN).seed
    assert f"/mcr-2014/desk/begin?level=4&seed={seed}" in page.links
    assert "/mcr-2014/desk/begin?level=3" in page.links
    same = visitor.open(f"/mcr-2014/desk/begin?level=3&seed={seed}")
    assert same.address == HERE
    begun = visitor.open("/mcr-2014/desk/begin?level=5&seed=x")
    assert begun.address.startswith("/mcr-2014/desk/5/")
    assert "/mcr-2014/desk" in visitor.open("/mcr-2014/drill").links


def test_where_no_incident_is_found_there_is_no_page(
    visitor: SiteVisitor, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(incidents, "_TRIES", 0)
    assert visitor.open("/mcr-2014/desk/begin?level=3").status == 404


def test_an_answer_that_is_sent_twice_is_told_once(visitor: SiteVisitor):
    first = ruled(visitor, FALSE_WIN)
    again = ruled(visitor, FALSE_WIN)

    assert again.address == first.address
    assert "Your first answer counts" not in again.text


def test_another_edition_that_says_less_does_not_rule_the_same(visitor: SiteVisitor):
    """1998, 14.5: points are taken for a late pung, and nothing is said of how play goes on."""
    t = translator("en")
    editions = {each.rules: each.rulings for each in other_editions(incident("mcr-2014/4/26"), t)}

    (said,) = editions[rules_badge("mcr-1998", t)]
    assert said.answer == "This edition does not say."
    assert not editions[rules_badge("mcr-2006", t)]
    assert said.answer in ruled(visitor, "mcr-2014/4/26").text


def test_a_concealed_kong_of_an_open_hand_is_named():
    """With the hand it is open for the check; 2014 hides it until then (3.6.8.2, 3.7.1)."""
    kong = make_incident(DeskAddress("mcr-2014", 4, 73))
    told = desk_table(kong, translator_under("mcr-2014", translator("en"))).words
    (own,) = (each for each in told if each.startswith("East: hand:"))
    assert "concealed kong " in own
    assert "a concealed kong" not in own
