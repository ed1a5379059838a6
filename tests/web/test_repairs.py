"""A question corrected after publication, as teachers and students see it, and taken back."""

import pytest
from flask import Flask
from sqlalchemy import update

from quizzes import Address, make
from school.assignments import repairs
from school.assignments.models import Seeds, StudentResponse
from school.assignments.regrade import regrade_outdated
from tests.web.taking import Task, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.test_gradebook import TOTALS, cell_of, cells, grades_of, sit
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.clock import now
from web.services import services

CHOICES = tuple(f"mcr-2014/find/1/2611/{index}" for index in range(1, 4))


def path_of(task: Task, position: int) -> str:
    return f"/teach/assignments/{task.assignment.public_id}/questions/{position}"


def form(page: VisitedPage, end: str) -> PageForm:
    return next(each for each in page.forms if each.action.endswith(end))


def correct(teacher: SiteVisitor, task: Task, position: int, **given: object) -> VisitedPage:
    page = teacher.open(path_of(task, position))
    return teacher.send(form(page, "/repair"), **{"reason": "a <b>tile</b> is missing", **given})


def undo(teacher: SiteVisitor, task: Task, position: int) -> VisitedPage:
    return teacher.send(form(teacher.open(path_of(task, position)), "/repair/undo"))


@pytest.mark.parametrize(
    ("ruling", "score", "said", "points"),
    [
        ("void", "50", "it counts for nobody", "does not count"),
        ("full", "67", "full marks", "1 of 1 point"),
    ],
)
def test_a_correction_is_seen_by_teachers_and_students_and_taken_back(
    site: Flask, ruling: str, score: str, said: str, points: str
):
    task = set_task(site, questions=TOTALS)
    student = pupil(task)
    sit(student, 1)
    teacher = teacher_of(task)

    done = correct(teacher, task, 3, ruling=ruling)
    own = student.open(f"{task.path}/attempts/1")
    explained = student.open(task.at(3))
    cell = teacher.open(cell_of(task, student))
    book = teacher.open(grades_of(task))
    places = [teacher.open(f"/teach/{task.school_class.public_id}"), book, cell, done]
    places.append(teacher.open(f"/teach/assignments/{task.assignment.public_id}"))
    back = undo(teacher, task, 3)

    assert "The question has been corrected" in done.text
    assert cells(book) == [("", score)]
    assert "1 question corrected" in book.text
    for page in places:
        assert "a &lt;b&gt;tile&lt;/b&gt; is missing" in page.text
    assert "Zhou" in cell.text.partition("Every change of the grade")[2]
    for page in (own, explained):
        assert said in page.text
        assert points in page.text
        assert "a &lt;b&gt;tile&lt;/b&gt; is missing" in page.text
    assert "The correction has been undone" in back.text
    assert cells(teacher.open(grades_of(task))) == [("", "33")]
    assert "has been undone" in student.open(f"{task.path}/attempts/1").text
    assert "undid the correction to question 3" in teacher.open(cell_of(task, student)).text


def test_another_amount_is_right_for_whoever_gave_it(site: Flask):
    task = set_task(site, questions=TOTALS)
    wrong, right = pupil(task), pupil(task)
    sit(wrong, 2)
    sit(right, 3)
    teacher = teacher_of(task)
    key = make(Address.parse(TOTALS[2])).answer
    assert isinstance(key, int)

    refused = correct(teacher, task, 3, ruling="accept", amount="many")
    other = correct(teacher, task, 3, ruling="accept", amount=str(key + 1))
    done = correct(teacher, task, 3, ruling="accept", amount=str(key + 40))

    assert refused.status == 422
    assert 'id="f-amount-error"' in refused.text
    assert "The question has been corrected" in other.text
    assert "accepted too" in done.text
    assert cells(teacher.open(grades_of(task))) == [("", "100"), ("", "100")]
    assert "accepts this answer as right" in wrong.open(f"{task.path}/attempts/1").text
    assert "accepts other answers" in right.open(f"{task.path}/attempts/1").text


def test_answers_are_counted_by_choice_with_names_and_one_is_accepted(site: Flask):
    task = set_task(site, questions=CHOICES)
    teacher, students = teacher_of(task), [pupil(task) for _ in range(3)]
    question = make(Address.parse(CHOICES[0]))
    wrong = next(each.id for each in question.choices or () if each.id != question.answer)
    for student, given in zip(students, (question.answer, wrong, wrong), strict=True):
        student.begin()
        asked = student.open(task.at(1)).question
        sent = [value for name, value in asked.buttons if name == "answer"]
        shown = [each.id for each in question.choices or ()]
        student.send(asked, answer=sent[shown.index(str(given))] if sent else str(given))
        student.hand_in()

    page = teacher.open(path_of(task, 1))
    part = page.text.partition("Who answered what")[2].partition('id="repair"')[0]
    rows = part.split("<li>")[1:]

    assert len(rows) == len(question.choices or ())
    assert [row.partition('<b class="num">')[2][0] for row in rows[:2]] == ["1", "2"]
    assert [sum(who.student.name in row for who in students) for row in rows[:2]] == [1, 2]
    assert sum('<b class="num">0' in row for row in rows) == len(rows) - 2
    token = page.text.partition('name="answer" value="')[2].partition('"')[0]
    done = correct(teacher, task, 1, ruling="accept", answer=token)
    assert "The question has been corrected" in done.text
    assert [score for _, score in cells(teacher.open(grades_of(task)))] == ["33", "33", "33"]


def test_where_each_met_another_question_an_answer_is_accepted_where_it_stands(site: Flask):
    task = set_task(site, questions=TOTALS, seeds=Seeds.STUDENT)
    student, other = pupil(task), pupil(task)
    for who in (student, other):
        who.begin()
        who.answer(task.at(1), total=999)
        who.hand_in()
    teacher = teacher_of(task)

    page = teacher.open(path_of(task, 1))
    answer = teacher.open(f"{cell_of(task, student)}/1/1")
    done = teacher.send(form(answer, "/repair"), reason="so says the book")

    assert "Each student had a different question" in page.text
    assert student.student.name in page.text
    assert "The question has been corrected" in done.text
    assert sorted(score for _, score in cells(teacher.open(grades_of(task)))) == ["0", "33"]


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"ruling": "none"}, "ruling"),
        ({"ruling": "accept"}, "ruling"),
        ({"ruling": "accept", "answer": "0123456789abcdef"}, "ruling"),
        ({"ruling": "void", "reason": " "}, "reason"),
        ({"ruling": "void", "reason": "x" * 1001}, "reason"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_changes(site: Flask, given: dict[str, str], field: str):
    task = set_task(site, questions=TOTALS)
    sit(pupil(task), 1)
    teacher = teacher_of(task)

    page = correct(teacher, task, 1, **given)

    assert page.status == 422
    assert f'id="f-{field}-error"' in page.text
    assert cells(teacher.open(grades_of(task))) == [("", "33")]


def test_more_answers_than_can_be_right_are_refused_and_none_is_dropped(
    site: Flask, monkeypatch: pytest.MonkeyPatch
):
    task = set_task(site, questions=TOTALS)
    teacher = teacher_of(task)
    monkeypatch.setattr(repairs, "MOST_ACCEPTED", 1)
    key = make(Address.parse(TOTALS[2])).answer
    assert isinstance(key, int)

    first = correct(teacher, task, 3, ruling="accept", amount=str(key + 1))
    second = correct(teacher, task, 3, ruling="accept", amount=str(key + 2))
    many = correct(teacher, task, 2, ruling="accept", answer=["0" * 16] * 201)

    assert first.status == 200
    for page in (second, many):
        assert page.status == 422
        assert 'id="f-ruling-error"' in page.text
        assert "answers to a question can be accepted as right." in page.text


def test_the_last_question_that_counts_is_not_taken_out(site: Flask):
    task = set_task(site, questions=TOTALS[:1])
    page = correct(teacher_of(task), task, 1, ruling="void")
    assert page.status == 422
    assert "No other question counts." in page.text


def test_corrected_grading_is_told_where_teachers_look(site: Flask):
    task = set_task(site, questions=TOTALS)
    student = pupil(task)
    sit(student, 2)
    with services(site).database.writing() as writing:
        writing.execute(
            update(StudentResponse)
            .where(StudentResponse.credit == 0)
            .values(engine="0.1", credit=1.0)
        )
    teacher = teacher_of(task)
    regrade_outdated(services(site).database, make, now())

    home = f"/teach/{task.school_class.public_id}"
    for path in (home, f"{home}/grades", f"/teach/assignments/{task.assignment.public_id}"):
        assert (
            "The grading was corrected: the points of 1 answer have changed."
            in teacher.open(path).text
        )
    assert "The grading was corrected: question 3" in teacher.open(cell_of(task, student)).text


def test_a_score_that_is_a_sum_alone_tells_no_answer_by_a_correction(site: Flask):
    task = set_task(site, questions=TOTALS, sum_only=True, answers="never", explanations="never")
    student = pupil(task)
    sit(student, 2)
    teacher = teacher_of(task)
    key = make(Address.parse(TOTALS[2])).answer
    assert isinstance(key, int)
    correct(teacher, task, 3, ruling="accept", amount=str(key + 40))
    correct(teacher, task, 1, ruling="void")

    own = student.open(f"{task.path}/attempts/1").text

    assert "2 of 2 points" in own
    assert "accepts other answers" in own
    assert "accepts this answer" not in own
    assert own.count("a &lt;b&gt;tile&lt;/b&gt; is missing") == 1
