"""Questions about a hand that a teacher laid are questions like any: taken, graded, printed, exported."""

import pytest
from flask import Flask
from sqlalchemy import update

from quizzes import Address, make
from quizzes.question import tiles_of
from school.assignments.models import Item, Seeds
from school.assignments.rules import RevealTime
from scoring import RULE_SETS
from tests.kinds import posted, wrong_answer
from tests.own_hands import each_own_question
from tests.web.builder import copying_form
from tests.web.export.read_gift import read_gift
from tests.web.export.read_moodle import read_moodle
from tests.web.export.read_qti import read_qti
from tests.web.taking import pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.visitor import SiteVisitor
from web.services import services

DURING = dict.fromkeys(("score", "answers", "explanations"), RevealTime.DURING)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_kind_is_taken_and_graded(site: Flask, rules: str) -> None:
    questions = each_own_question(rules)
    task = set_task(site, questions=tuple(map(str, questions)), **DURING)
    student = pupil(task)
    student.begin()
    for number, address in enumerate(questions, 1):
        question = make(address)
        given = question.answer if number % 2 else wrong_answer(question)
        page = student.answer(task.at(number), **fields_of(posted(question, given)))
        assert page.status == 200, address
    student.hand_in()

    responses = task.responses(student.student)
    assert [each.credit == 1 for each in responses] == [
        bool(number % 2) for number in range(1, len(questions) + 1)
    ]
    assert all(each.evidence for each in responses)


def fields_of(pairs: list[tuple[str, str]]) -> dict[str, list[str]]:
    return {name: [v for n, v in pairs if n == name] for name, _value in pairs}


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("seeds", [Seeds.STUDENT, Seeds.ATTEMPT])
def test_whoever_meets_others_meets_the_same_hand(site: Flask, rules: str, seeds: Seeds) -> None:
    questions = each_own_question(rules)
    task = set_task(site, questions=tuple(map(str, questions)), seeds=seeds)
    one, two = pupil(task), pupil(task)
    met = []
    for student in (one, two):
        student.begin()
        met.append([Address.parse(each.question) for each in task.responses(student.student)])

    for asked, mine, theirs in zip(questions, *met, strict=True):
        assert mine.hand == theirs.hand == asked.hand
        assert mine.seed != theirs.seed
        same, hand = tiles_of(make(mine)), tiles_of(make(asked))
        assert (same and same.concealed) == (hand and hand.concealed)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_kind_is_printed_and_exported(site: Flask, rules: str) -> None:
    questions = each_own_question(rules)
    task = set_task(site, questions=tuple(map(str, questions)))
    teacher = teacher_of(task)
    path = f"/teach/assignments/{task.assignment.public_id}"
    sheet = teacher.open(f"{path}/paper/worksheet.html")
    key = teacher.open(f"{path}/paper/key.html")
    moodle = read_moodle(teacher.open(f"{path}/export/xml").text.encode())
    gift = read_gift(teacher.open(f"{path}/export/gift").text)
    qti = read_qti(teacher.client.get(f"{path}/export/qti").data)

    assert (sheet.status, key.status) == (200, 200)
    assert all(str(address).split(":")[0] in key.text for address in questions)
    assert len(moodle) >= len(questions)
    assert len(gift) >= len(questions)
    assert sum(len(items) for _title, _told, items in qti.sections) == len(questions)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_kind_is_explained_where_it_was_answered(visitor: SiteVisitor, rules: str) -> None:
    for address in each_own_question(rules):
        question = make(address)
        given = fields_of(posted(question, wrong_answer(question)))
        page = visitor.open(f"/drill/{address}")
        explained = visitor.send(page.question, **given)
        assert explained.status == 200
        assert explained.address.startswith("/drill/answers/")


@pytest.mark.parametrize("when", [RevealTime.DURING, RevealTime.NEVER])
def test_the_note_is_read_with_the_explanation_and_never_before(
    site: Flask, when: RevealTime
) -> None:
    address = each_own_question("mcr-2014")[0]
    task = set_task(site, questions=(str(address),), **{**DURING, "explanations": when})
    with services(site).database.writing() as writing:
        writing.execute(update(Item).values(note="Look at the winds."))
    student = pupil(task)
    asked = student.begin()
    question = make(address)
    told = student.answer(task.at(1), **fields_of(posted(question, question.answer)))

    assert "Look at the winds." not in asked.text
    assert ("Look at the winds." in told.text) == (when is RevealTime.DURING)


def test_the_note_goes_along_to_other_systems_and_into_copies(site: Flask) -> None:
    task = set_task(site, questions=(str(each_own_question("mcr-2014")[0]),))
    with services(site).database.writing() as writing:
        writing.execute(update(Item).values(note="Look at the winds."))
    teacher = teacher_of(task)
    path = f"/teach/assignments/{task.assignment.public_id}"
    assert "Look at the winds." in teacher.open(f"{path}/export/xml").text
    copied = teacher.send(copying_form(teacher, path, f"?class={task.school_class.public_id}"))
    assert "Look at the winds." in copied.text
    assert "built--locked" in copied.text
