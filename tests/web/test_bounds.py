"""Every number in an address or a form is bounded: none of them makes a page grow or a server fail."""

from collections.abc import Iterator
from typing import Final
from urllib.parse import quote

import pytest
from flask import Flask

from quizzes import Question, QuizError, question_cache
from quizzes.address import LARGEST_INDEX, LARGEST_SEED, LEVELS, Address
from quizzes.runs import GUIDES, LONGEST, run_around
from school.errors import SchoolError
from tests.web.access.routes import ARGUMENT, routes
from tests.web.visitor import SiteVisitor
from tests.web.written_addresses import PLACES, QUERIES

LARGEST_PAGE: Final = 60_000  # characters of a page with a question
NUMBERS: Final = (
    *("-1", "0", "51", "1000", str(2**31), str(2**63), "9" * 200, "9" * 5000, "0" * 5000),
    *("1e9", "٣", "²"),
)
OF_A_DATABASE: Final = ("-1", str(2**31), str(2**63), "9" * 200)  # where its numbers end
HUGE: Final = (str(2**31), str(2**63), str(10**29), "9" * 200, "9" * 5000)
TOO_LARGE: Final = [
    f"mcr-2014/fans/3/1/{LARGEST_INDEX + 1}",
    f"mcr-2014/fans/3/{LARGEST_SEED + 1}/1",
    *(f"mcr-2014/fans/3/1/{number}" for number in HUGE),
    *(f"mcr-2014/fans/{number}/1/1" for number in HUGE),
    *(f"mcr-2014/fans/3/1/1/~{number}" for number in HUGE),
    *(f"mcr-2014/principle/3/1/1/~p{number}" for number in HUGE),
]  # fmt: skip
BEYOND: Final = [LONGEST + 1, 1000, 100_000, LARGEST_INDEX]


def short(text: str) -> str:
    """An id of a test."""
    return text if len(text) < 50 else f"{text[:20]}... of {len(text)}"


EACH_NUMBER: Final = [
    pytest.param(
        each,
        id=short(each),
        marks=[] if each in OF_A_DATABASE else [pytest.mark.any_database],
    )
    for each in NUMBERS
]


@pytest.mark.parametrize("path", ["/drill/{}", "/drill/done/{}"])
@pytest.mark.parametrize(
    "query", ["", "?n=50", "?run=next&n=50", "?run=placement", "?kinds=fans,total"]
)
def test_a_number_beyond_every_question_is_no_question(
    visitor: SiteVisitor, path: str, query: str
) -> None:
    for address in TOO_LARGE:
        page = visitor.open(path.format(address) + query)
        assert page.status == 404, short(address)
        assert page.heading == "There is no such question.", short(address)


def test_an_answer_to_such_a_question_is_none(visitor: SiteVisitor) -> None:
    form = visitor.open("/drill/mcr-2014/find/1/5/1").question
    for address in TOO_LARGE:
        form.action = f"/drill/{address}"
        assert visitor.send(form, unknown=1).status == 404, short(address)
    assert visitor.rows() == []


@pytest.mark.parametrize("number", BEYOND)
@pytest.mark.parametrize(
    "query", ["", "?n=50", "?run=next&n=50", "?run=placement&n=12", "?kinds=find,total"]
)
def test_a_question_beyond_a_run_stands_alone(
    visitor: SiteVisitor, number: int, query: str
) -> None:
    path = f"/drill/mcr-2014/find/1/5/{number}{query}"
    page = visitor.open(path)
    assert page.status == 200
    assert len(page.text) < LARGEST_PAGE
    assert "1 of 1" in page.text

    told = visitor.send(page.question, unknown=1)
    assert told.status == 200
    assert [row.position for row in visitor.rows()] == [number]

    over = visitor.open(told.link_to("/drill/done/"))
    assert len(over.text) < LARGEST_PAGE
    assert (
        over.links.count(told.address.partition("?")[0]) + over.text.count("/drill/answers/") >= 1
    )


@pytest.mark.parametrize("number", [*range(1, LONGEST + 1, 7), LONGEST])
@pytest.mark.parametrize("asked", [None, "1", "50", "999", "9" * 5000])
@pytest.mark.parametrize("guide", [None, *GUIDES])
def test_a_run_has_at_most_so_many_questions(
    number: int, asked: str | None, guide: str | None
) -> None:
    run = run_around(Address.parse(f"mcr-2014/find/1/5/{number}"), asked, guide=guide)
    assert number in run.numbers
    assert len(run.numbers) == run.length <= LONGEST


def test_answers_beyond_a_run_are_not_among_its_own(visitor: SiteVisitor) -> None:
    for number in (1, 2, 60, 61):
        visitor.answer(f"/drill/mcr-2014/find/1/5/{number}?n=5", unknown=1)

    assert visitor.open("/drill/done/mcr-2014/find/1/5/5?n=5").text.count("/drill/answers/") == 2
    assert visitor.open("/drill/done/mcr-2014/find/1/5/60").text.count("/drill/answers/") == 1


def test_a_placement_that_goes_on_too_long_ends(visitor: SiteVisitor) -> None:
    """Its length stands in the address, but its questions are twelve."""
    page = visitor.open("/placement/begin")
    address = page.address.replace("n=12", "n=50")
    for _ in range(12):
        page = visitor.answer(address, unknown=1)
        address = page.address
        assert page.status == 200
    assert "/drill/done/" in address


def test_an_address_that_cannot_be_kept_is_no_question(
    site: Flask, visitor: SiteVisitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_given: object, **_named: object) -> None:
        raise SchoolError("bad-address", "expected another")

    monkeypatch.setattr("web.drills.page.store_answer", refuse)
    page = visitor.answer("/drill/mcr-2014/find/1/5/1", unknown=1)
    assert (page.status, page.heading) == (404, "There is no such question.")


@pytest.mark.parametrize("rules", ["imj", "rengo"])
def test_that_there_is_no_question_is_found_out_once(
    visitor: SiteVisitor, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    """It may take eighty deals to find out."""
    made: list[Address] = []
    make = question_cache.make

    def watched(address: Address) -> Question:
        made.append(address)
        if address.index == 7:
            raise QuizError("no-hand", "nothing is kept out")
        return make(address)

    monkeypatch.setattr(question_cache, "make", watched)
    for _ in range(3):
        assert visitor.open(f"/drill/{rules}/principle/3/999983/7/table").status == 404
    assert len(made) == 1


@pytest.mark.every_case
@pytest.mark.parametrize("number", EACH_NUMBER)
def test_any_number_in_any_address(visitor: SiteVisitor, number: str) -> None:
    """Everywhere that anybody may come, whatever else the number is in place of."""
    for path in numbered(visitor.site, number):
        status = visitor.open(path).status
        assert status < 500, path


def numbered(site: Flask, number: str) -> Iterator[str]:
    """Addresses with the number in each of their places in turn."""
    for route, rule in routes(site):
        if route.startswith("GET") and "<int:" in rule and "<uuid:" not in rule:
            yield ARGUMENT.sub(lambda found: _filled(found[0], found[1], number), rule)
    yield from (path.format(number) for path in PLACES)
    for path, names in QUERIES.items():
        yield from (f"{path}?{name}={quote(number)}" for name in names)
    for cursor in (f"{number}-{number}", f"{10**15}-{number}", f"{number}-1"):
        yield f"/history?before={quote(cursor)}"


def _filled(argument: str, name: str, number: str) -> str:
    if argument.startswith("<int:"):
        return number
    return {"course": "mcr", "lesson": "eight-points"}[name]


@pytest.mark.every_case
@pytest.mark.parametrize("number", EACH_NUMBER)
@pytest.mark.parametrize("name", ["total", "seat-E", "times-pure-straight"])
def test_any_number_in_an_answer(visitor: SiteVisitor, name: str, number: str) -> None:
    for kind in ("total", "payments", "fans"):
        form = visitor.open(f"/drill/mcr-2014/{kind}/2/5/1").question
        assert (
            visitor.send(form, fan="pure-straight", **{name.replace("-", "__"): number}).status
            < 500
        )


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", [0, 1, 999_999, 20_270_101_999, 10**15 - 1, LARGEST_SEED])
def test_seeds_of_every_origin_lead_to_a_question(
    visitor: SiteVisitor, level: int, seed: int
) -> None:
    """Of a drill, of the first page, of an assignment, and the largest."""
    page = visitor.open(f"/drill/mcr-2014/find/{level}/{seed}/1")
    assert page.status == 200
    assert visitor.send(page.question, unknown=1).status == 200
