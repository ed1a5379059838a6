"""Nothing of a key is on a page of an assignment before its time: not in words, nor in markup."""

import re
from collections.abc import Iterator

import pytest
from flask import Flask

from quizzes import Address, Kind, feedback, grade, make
from school.assignments.models import Seeds
from school.assignments.rules import RevealTime
from tests.kinds import posted, wrong_answer
from tests.web.signed_values import text_inside
from tests.web.taking import EACH_KIND, EACH_KIND_OF_FU, WEEK, Pupil, change_terms, pupil, set_task
from tests.web.visitor import SiteVisitor, VisitedPage
from web.clock import now
from web.questions.answer_words import key_words
from wording import translator, translator_under

NOTHING, SCORE, KEYS, ALL = (
    (),
    ("score",),
    ("score", "answers"),
    ("score", "answers", "explanations"),
)
"""What is shown, each with all that comes before it."""


def form_of(page: VisitedPage) -> str:
    """The hand, the question and its control: all between the form's hidden fields and its bar."""
    inner = page.text.split('name="token"', 1)[1].split("<drill-bar", 1)[0]
    return re.sub(
        r"\s+", " ", re.sub(r'^ value="[^"]*">|<button class="vh".*?</button>', "", inner)
    )


@pytest.mark.parametrize("questions", [EACH_KIND, EACH_KIND_OF_FU])
def test_a_question_shows_what_it_shows_in_a_drill_and_no_more(
    site: Flask, questions: tuple[str, ...]
):
    """Of the page of a drill `test_leaks.py` proves that it gives nothing away."""
    task = set_task(site, questions=questions)
    student = pupil(task)
    student.begin()
    for position, address in enumerate(questions, 1):
        here = form_of(student.open(task.at(position)))
        drill = re.sub(
            r'<div class="drill__head">.*?</span></span></div> ?',
            "",
            form_of(SiteVisitor(site).open(f"/drill/{address}?n=5")),
        )

        assert here.strip() == drill.strip()


def told_in(page: VisitedPage, student: Pupil) -> str:
    """All that a browser gets: the page, its headers, and what is inside of tokens and cookies."""
    sealed = page.question.values("token") if 'name="token"' in page.text else []
    cookie = student.client.get_cookie("fanwise")
    sealed += [cookie.value] if cookie else []
    return "\n".join([page.text, str(page.headers), *map(text_inside, sealed)])


def ways(student: Pupil, count: int) -> Iterator[VisitedPage]:
    task = student.task
    yield student.open(task.path)
    yield student.open(f"{task.path}/attempts/1/hand-in")
    for position in range(1, count + 1):
        yield student.open(task.at(position))


@pytest.mark.parametrize("seeds", Seeds)
def test_no_page_tells_the_address_or_the_seed_of_a_question(site: Flask, seeds: Seeds):
    """Nor, in a masked address, which fan it aims at."""
    aimed = Address("mcr-2014", Kind.FIND, 2, 10**14 + 7, 1, ("all-pungs",), masked=True)
    task = set_task(site, questions=(str(aimed), *EACH_KIND[1:]), seeds=seeds)
    student = pupil(task)
    student.begin()
    rows = task.responses(student.student)

    for page in ways(student, len(rows)):
        text = told_in(page, student)
        for row in rows:
            address = Address.parse(row.question)
            assert row.question not in text
            assert str(row.public_id) not in text
            if address.seed > 10**6:  # a short number is in any page
                assert str(address.seed) not in text


def expected(terms: tuple[RevealTime, RevealTime, RevealTime], stage: str) -> tuple[str, ...]:
    """What a student may see, written out apart from the code: (before handing in, after, ended)."""
    told = {
        "answered": {RevealTime.DURING},
        "done": {RevealTime.DURING, RevealTime.AFTER},
        "ended": {RevealTime.DURING, RevealTime.AFTER, RevealTime.ENDED},
    }[stage]
    return tuple(name for name, when in zip(ALL, terms, strict=True) if when in told)


TERMS = [
    (RevealTime.NEVER, RevealTime.NEVER, RevealTime.NEVER),
    (RevealTime.ENDED, RevealTime.ENDED, RevealTime.ENDED),
    (RevealTime.AFTER, RevealTime.AFTER, RevealTime.AFTER),
    (RevealTime.AFTER, RevealTime.ENDED, RevealTime.NEVER),
    (RevealTime.AFTER, RevealTime.AFTER, RevealTime.ENDED),
    (RevealTime.DURING, RevealTime.AFTER, RevealTime.ENDED),
    (RevealTime.DURING, RevealTime.DURING, RevealTime.AFTER),
    (RevealTime.DURING, RevealTime.DURING, RevealTime.DURING),
]
QUESTIONS = (*EACH_KIND[1:4], EACH_KIND[9])


def seen_in(page: VisitedPage, address: str) -> tuple[str, ...]:
    """What a page after an answer tells, by its marks and by its words."""
    question = make(Address.parse(address))
    t = translator_under(question.address.rules, translator("en"))
    verdict = grade(question, wrong_answer(question))
    marks = {
        "score": bool(re.search(r"\d of 1 point\b", page.text)),
        "answers": "<dt>Correct answer</dt>" in page.text or 'class="verdict ' in page.text,
        "explanations": 'class="verdict ' in page.text,
    }
    if not marks["explanations"]:
        assert 'class="ledger' not in page.text
        assert verdict.misconception is None or verdict.misconception not in page.text
    if not marks["answers"]:
        words = [key_words(question, t), feedback(question, verdict, t)]
        assert not [each for each in words if len(each) > 12 and each in page.text]
    return tuple(name for name in ALL if marks[name])


def all_wrong(student: Pupil) -> None:
    page = student.begin()
    for position, address in enumerate(QUESTIONS, 1):
        question = make(Address.parse(address))
        given: dict[str, list[str]] = {}
        for name, value in posted(question, wrong_answer(question)):
            given.setdefault(name.replace("-", "__", 1), []).append(value)
        page = student.send(student.open(student.task.at(position)).question, **given)
    assert page.status == 200


@pytest.mark.parametrize("terms", TERMS)
def test_each_thing_is_shown_from_its_time_on(
    site: Flask, terms: tuple[RevealTime, RevealTime, RevealTime]
):
    """On the pages of the questions and on the result: answered, handed in, over for everybody."""
    task = set_task(site, questions=QUESTIONS, **dict(zip(ALL, terms, strict=True)))
    student = pupil(task)
    all_wrong(student)

    for stage in ("answered", "done", "ended"):
        if stage == "done":
            student.hand_in()
        if stage == "ended":
            change_terms(task, due_at=now() - 2 * WEEK, late_until=now() - WEEK)
        allowed = expected(terms, stage)
        pages = [student.open(task.at(position)) for position in range(1, len(QUESTIONS) + 1)]
        for page, address in zip(pages, QUESTIONS, strict=True):
            if stage == "answered" and 'name="token"' in page.text:
                assert not re.search(r"\d of 1 point\b|Correct answer|verdict", page.text)
                assert RevealTime.DURING not in terms
            else:
                assert seen_in(page, address) == allowed
            coloured = re.search(r"position--(right|part|wrong)", page.text) is not None
            assert coloured == ("score" in allowed)
        if stage != "answered":
            result = student.open(f"{task.path}/attempts/1").text
            assert ("points</h1>" in result) == ("score" in allowed)
            assert ("<dt>Correct answer</dt>" in result) == ("answers" in allowed)
            start = student.open(task.path).text
            assert ("Your grade" in start) == ("score" in allowed)


def test_it_is_said_from_when_on_the_rest_is_shown(site: Flask):
    shown = {
        "score": RevealTime.AFTER,
        "answers": RevealTime.ENDED,
        "explanations": RevealTime.NEVER,
    }
    student = pupil(set_task(site, questions=QUESTIONS, **shown))
    student.begin()

    result = student.hand_in()

    assert "You will see the answers after " in result.text
    assert "This assignment does not show the explanations." in result.text
