"""What teachers print: who may, what is chosen, and the pages that a browser prints."""

import re
import uuid

import pytest
from flask import Flask
from sqlalchemy import select

from quizzes import Address, make
from school.accounts.models import UserAccount
from school.assignments.models import Seeds
from school.classes.cards import place_of_card
from school.classes.models import Student
from tests.web.paper_class import QUESTIONS, Taught, teach
from tests.web.visitor import SiteVisitor, VisitedPage
from web.classes.qr import qr_picture
from web.paper import answering
from web.services import services
from web.static_files.assets import STATIC

ADDRESS = re.compile(r"mcr-2014/total/2/\d+/\d+")
CARD = re.compile(r"(?<![\w-])[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}(?![\w-])")


def everything(taught: Taught) -> list[str]:
    """Every address of paper."""
    of_assignment = [f"{taught.paper}/{name}" for name in ("worksheet", "key")]
    of_class = [f"{taught.of_class}/{name}" for name in ("cards", "code")]
    files = [f"{each}.{form}" for each in of_assignment + of_class for form in ("pdf", "html")]
    return [taught.paper, f"{taught.of_class}/cards", *files]


def key_of(visitor: SiteVisitor, taught: Taught, **chosen: str) -> VisitedPage:
    query = "&".join(f"{name}={value}" for name, value in chosen.items())
    return visitor.open(f"{taught.paper}/key.html?{query}")


def test_only_the_teachers_of_a_class_print_for_it(visitor: SiteVisitor, site: Flask):
    taught = teach(visitor, students=("Mei",))
    other, guest = SiteVisitor(site), SiteVisitor(site)
    teach(other)

    for address in everything(taught):
        assert other.open(address).status == 404
        assert guest.open(address).status == 404


def test_a_draft_is_printed_with_its_key(visitor: SiteVisitor):
    taught = teach(visitor)
    sheet, key = visitor.open(f"{taught.paper}/worksheet.html"), key_of(visitor, taught)

    for page in (sheet, key):
        assert page.status == 200
        assert page.headers["Cache-Control"] == "no-store"
        assert "Straights" in page.text
        assert "Room 5" in page.text
    assert "Write clearly." in sheet.text
    assert ADDRESS.findall(key.text) == list(QUESTIONS)
    assert ADDRESS.findall(sheet.text) == []


def test_the_page_to_print_asks_for_nothing_from_elsewhere(visitor: SiteVisitor):
    form = teach(visitor).paper
    page = visitor.open(f"{form}/worksheet.html")

    used = re.findall(r'(?:href|src)="([^"#]+)', page.text)
    assert used
    assert all(each.startswith("/assets/") for each in used if each != form)
    assert page.links == [form]  # the way back
    assert "style=" not in page.text  # the content policy would pass over it


def test_the_form_offers_what_is_usual_and_leads_to_the_sheet(visitor: SiteVisitor):
    page = visitor.open(teach(visitor).paper)
    form = next(form for form in page.forms if form.action.endswith("worksheet.pdf"))

    assert dict(form.fields) == {
        "version": "A",
        "lang": "en",
        "size": "a4",
        "text": "normal",
        "inks": "grey",
    }


def test_in_america_paper_is_letter_unless_chosen(visitor: SiteVisitor):
    taught = teach(visitor, zone="America/Chicago")

    assert "paper--letter" in visitor.open(f"{taught.paper}/worksheet.html").text
    assert "paper--a4" in visitor.open(f"{taught.paper}/worksheet.html?size=a4").text


def test_a_sheet_speaks_the_language_that_is_chosen_for_it(visitor: SiteVisitor):
    taught = teach(visitor)

    for lang, said in (("en", "Seat"), ("zh-Hans", "门风"), ("ja", "自風")):
        page = visitor.open(f"{taught.paper}/worksheet.html?lang={lang}&size=a4")
        assert page.lang == lang
        assert said in page.text


def test_an_unknown_choice_is_taken_as_the_usual_one(visitor: SiteVisitor):
    taught = teach(visitor)

    page = visitor.open(f"{taught.paper}/worksheet.html?lang=xx&size=<b>&version=Z&inks=../../x")
    assert page.status == 200
    assert "paper--a4" in page.text


def test_one_for_all_has_the_same_questions_in_every_version(visitor: SiteVisitor):
    taught = teach(visitor)
    found = ADDRESS.findall(key_of(visitor, taught, version="B").text)

    assert found != list(QUESTIONS)
    assert sorted(found) == sorted(QUESTIONS)


@pytest.mark.parametrize("seeds", [Seeds.STUDENT, Seeds.ATTEMPT])
def test_where_students_have_other_questions_so_has_each_version(
    visitor: SiteVisitor, seeds: Seeds
):
    taught = teach(visitor, seeds=seeds)
    results = {
        version: ADDRESS.findall(key_of(visitor, taught, version=version).text)
        for version in "ABCD"
    }

    assert results["A"] == list(QUESTIONS)
    assert len({each for addresses in results.values() for each in addresses}) == 4 * len(QUESTIONS)
    again = ADDRESS.findall(key_of(visitor, taught, version="C").text)
    assert results["C"] == again
    assert all(make(Address.parse(each)).score for each in again)


def test_an_assignment_without_questions_says_so(visitor: SiteVisitor):
    taught = teach(visitor, questions=())

    assert "This assignment has no questions yet." in visitor.open(taught.paper).text
    assert visitor.open(f"{taught.paper}/worksheet.html").status == 404


def test_each_card_lets_its_student_in(visitor: SiteVisitor):
    taught = teach(visitor, students=("Mei", "Ana <b> & Co", "Ōta"))
    page = visitor.open(f"{taught.of_class}/cards.html")
    codes = CARD.findall(page.text)

    assert "Ana &lt;b&gt; &amp; Co" in page.text
    assert all(str(qr_picture(f"http://localhost/card/{code}")) in page.text for code in codes)
    kept = services(visitor.site)
    with kept.database.reading() as reading:
        results = [place_of_card(reading, kept.settings.secret_keys, code) for code in codes]
    assert {place.name for _class, place in filter(None, results)} == {"Mei", "Ana <b> & Co", "Ōta"}


def test_without_students_cards_lead_to_where_students_are_added(visitor: SiteVisitor):
    taught = teach(visitor)
    page = visitor.open(f"{taught.of_class}/cards.pdf")

    assert page.status == 200
    assert page.address == f"{taught.of_class}/students"


def test_one_student_gets_a_new_card_alone(visitor: SiteVisitor):
    taught = teach(visitor, students=("Mei", "Ana"))
    with services(visitor.site).database.reading() as reading:
        ana = reading.scalars(select(Student).where(Student.name == "Ana")).one().public_id
    page = visitor.open(f"{taught.of_class}/cards.html?student={ana}")

    assert len(CARD.findall(page.text)) == 1
    assert "Mei" not in page.text
    assert visitor.open(f"{taught.of_class}/cards.html?student={uuid.uuid4()}").status == 404


def test_whose_cards_and_the_paper_are_chosen(visitor: SiteVisitor):
    taught = teach(visitor, students=("Mei", "Ana", "Ōta"))
    with services(visitor.site).database.writing() as writing:
        mei, ana, _ = writing.scalars(select(Student).order_by(Student.id)).all()
        mei.learner_id = writing.scalars(select(UserAccount.learner_id)).one()
        ids = [each.public_id for each in (mei, ana)]
    page = visitor.open(f"{taught.of_class}/cards?student={ids[1]}")
    (form,) = [each for each in page.forms if each.action.endswith("/cards.pdf")]

    assert "The whole class: 3 cards" in page.text
    assert "Only those who have not joined: 2 cards" in page.text
    assert (form.values("student"), form.values("who"), form.values("size")) == (
        [str(ids[1])], ["all"], ["a4"],
    )  # fmt: skip
    cards = f"{taught.of_class}/cards.html"
    assert "paper--letter" in visitor.open(f"{cards}?size=letter").text
    for query, names in (
        ("who=all", {"Mei", "Ana", "Ōta"}),
        ("who=open", {"Ana", "Ōta"}),
        (f"who=all&student={ids[0]}&student={ids[1]}", {"Mei", "Ana"}),
    ):
        text = visitor.open(f"{cards}?{query}").text
        assert {name for name in ("Mei", "Ana", "Ōta") if f">{name}</h2>" in text} == names


def test_where_everybody_has_joined_the_cards_are_chosen_again(visitor: SiteVisitor):
    taught = teach(visitor, students=("Mei",))
    with services(visitor.site).database.writing() as writing:
        mei = writing.scalars(select(Student)).one()
        mei.learner_id = writing.scalars(select(UserAccount.learner_id)).one()
    page = visitor.open(f"{taught.of_class}/cards.pdf?who=open")

    assert page.address == f"{taught.of_class}/cards"
    assert "Only those who have not joined" not in page.text


def test_large_text_has_large_tiles():
    """In millimetres: the rule that holds for large text names a wider tile than the usual one."""
    css = (STATIC / "paper" / "paper.css").read_text()
    usual, large = (
        float(re.search(rf"^{start} {{ width: ([\d.]+)mm", css, re.MULTILINE)[1])  # type: ignore[index]
        for start in (r"\.tile", r"\.paper--large \.hand \.tile")
    )
    assert large / usual > 1.2


def test_the_code_of_a_class_is_there_to_hang_up(visitor: SiteVisitor):
    taught = teach(visitor)
    page = visitor.open(f"{taught.of_class}/code.html")

    assert f"{taught.join_code[:3]}-{taught.join_code[3:]}" in page.text
    assert "localhost/join" in page.text


def test_a_long_page_to_print_does_not_hold_every_thread(visitor: SiteVisitor):
    taught = teach(visitor)
    with answering._turn:
        page = visitor.open(f"{taught.paper}/key.html")
    assert page.status == 503
    assert page.headers["Retry-After"]
    assert page.link_to(f"{taught.paper}/key.html")
    assert visitor.open(f"{taught.paper}/key.html").status == 200
