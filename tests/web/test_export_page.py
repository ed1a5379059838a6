"""The page to take an assignment along: who may, in which language, and what it says is lost."""

import pytest
from flask import Flask
from sqlalchemy import select

from quizzes import make
from school.assignments.models import Assignment, Seeds
from school.assignments.publishing import digests_of, publish
from school.assignments.status import sections_with_items
from tests.school.make import NOON
from tests.web.export.expected import asked
from tests.web.export.read_gift import read_gift
from tests.web.export.read_moodle import read_moodle
from tests.web.export.read_qti import read_qti
from tests.web.paper_class import Taught, teach
from tests.web.visitor import SiteVisitor
from web.services import services

pytestmark = pytest.mark.any_database


FANS = "mcr-2014/fans/2/2611/1"
PAID = "mcr-2014/payments/2/2611/2"
ANNOUNCED = "mcr-2014/spot-error/2/2611/3"
TERM = "mcr-2014/term/2/2611/4"
FILES = ("gift", "xml", "qti")


def export(taught: Taught, file: str = "") -> str:
    return f"/teach/assignments/{taught.assignment}/export{file}"


def put_out(site: Flask, taught: Taught) -> None:
    """Publish the assignment."""
    with services(site).database.writing() as writing:
        row = writing.scalars(
            select(Assignment).where(Assignment.public_id == taught.assignment)
        ).one()
        items = [item for part in sections_with_items(writing, row) for item in part.items]
        publish(writing, row, digests_of(items, make), NOON)


def test_only_the_teachers_of_the_class_take_an_assignment_along(visitor: SiteVisitor, site: Flask):
    taught = teach(visitor, questions=(TERM,))
    other, guest = SiteVisitor(site), SiteVisitor(site)
    teach(other)

    for address in (export(taught), *(export(taught, f"/{file}") for file in FILES)):
        assert visitor.client.get(address).status_code == 200
        assert other.open(address).status == 404
        assert guest.open(address).status == 404


def test_the_files_hold_the_questions_under_the_names_of_the_assignment(visitor: SiteVisitor):
    taught = teach(visitor, questions=(FANS, TERM), title="Chows & pungs: 5/6")
    text = visitor.open(export(taught, "/gift"))
    xml = visitor.client.get(export(taught, "/xml"))

    for found in (read_gift(text.text), read_moodle(xml.data)):
        assert found[0].path == ["Chows & pungs: 5/6", "Warm up"]
        assert found[1].html == "<p>Write clearly.</p>"
        assert [each.name for each in asked(found)] == [
            *("Chows & pungs: 5/6 001", "Chows & pungs: 5/6 002")
        ]
    package = visitor.client.get(export(taught, "/qti"))
    ((title, told, questions),) = read_qti(package.data).sections
    assert (title, told, len(questions)) == ("Warm up", "Write clearly.", 2)
    assert package.headers["Content-Type"] == "application/zip"
    assert ".qti.zip" in package.headers["Content-Disposition"]
    assert text.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert "Chows%20%26%20pungs%205%206.gift.txt" in text.headers["Content-Disposition"]
    assert xml.headers["Content-Type"] == "application/xml"
    assert ".xml" in xml.headers["Content-Disposition"]
    assert xml.headers["Cache-Control"] == text.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("lang", "asks"),
    [
        ("ja", "この手で数える役は"),
        ("zh-Hans", "这手牌"),
        ("en", "Which fans count in this hand?"),
    ],
)
def test_the_language_is_chosen_and_is_else_that_of_the_page(
    visitor: SiteVisitor, lang: str, asks: str
):
    taught = teach(visitor, questions=(FANS,))
    chosen = visitor.open(export(taught, f"/gift?lang={lang}")).text
    plain = visitor.open(export(taught, "/gift")).text

    assert asks in chosen
    assert "Which fans count in this hand?" in plain
    assert visitor.open(export(taught, "/gift?lang=xx")).text == plain


def test_numbers_on_tiles_change_the_picture_alone(visitor: SiteVisitor):
    taught = teach(visitor, questions=(FANS,))
    plain, numbered = (
        read_moodle(visitor.client.get(export(taught, f"/xml{query}")).data)
        for query in ("", "?numerals=on")
    )

    (one,), (other,) = asked(plain), asked(numbered)
    assert one.files != other.files
    assert (one.html, one.answers) == (other.html, other.answers)


def test_addresses_are_told_once_the_assignment_is_published(visitor: SiteVisitor, site: Flask):
    taught = teach(visitor, questions=(FANS,))
    before = visitor.open(export(taught, "/gift")).text
    page = visitor.open(export(taught)).text
    put_out(site, taught)

    assert FANS not in before
    assert "This is a draft" in page
    assert f"// {FANS}" in visitor.open(export(taught, "/gift")).text
    assert "This is a draft" not in visitor.open(export(taught)).text


def test_what_is_lost_is_said_of_the_questions_that_are_there(visitor: SiteVisitor, site: Flask):
    parts, amounts = (
        "In Moodle the parts of a question have whole marks",
        "chosen from a list, not typed",
    )
    ticked, other = "each wrong tick", "here, each student gets different ones"
    announced = "objection to an announcement is chosen from a few"
    few = visitor.open(export(teach(visitor, questions=(TERM,)))).text
    second = SiteVisitor(site)
    many = second.open(
        export(teach(second, questions=(FANS, PAID, ANNOUNCED), seeds=Seeds.STUDENT))
    ).text

    for said in (parts, amounts, ticked, other, announced):
        assert said not in few
        assert said in many
    for page in (few, many):
        assert "Dates, time limit, attempts" in page
        assert "GIFT has no points" in page


def test_an_assignment_without_questions_has_no_file(visitor: SiteVisitor):
    taught = teach(visitor, questions=())
    assert "no questions yet" in visitor.open(export(taught)).text
    assert [visitor.open(export(taught, f"/{file}")).status for file in FILES] == [404] * 3
