"""A student takes an assignment: begun, answered, changed, handed in, looked at."""

from datetime import timedelta

import pytest
from flask import Flask

from quizzes import Address, Question, make
from school.assignments.rules import Late, RevealTime
from school.progress.models import Outcome
from tests.kinds import posted, wrong_answer
from tests.web.taking import (
    EACH_KIND,
    EACH_KIND_OF_FU,
    Pupil,
    change_attempt,
    change_terms,
    pupil,
    set_task,
)
from tests.web.visitor import VisitedPage
from web.clock import now

TOTAL = "mcr-2014/total/2/2611/2"
FIND = "mcr-2014/find/2/2611/1"
HOUR = timedelta(hours=1)
SHOWN_AFTER_EACH = {
    "score": RevealTime.DURING,
    "answers": RevealTime.DURING,
    "explanations": RevealTime.DURING,
}


def question(address: str) -> Question:
    return make(Address.parse(address))


def fields(question: Question, given: object) -> dict[str, list[str]]:
    """What the form of a question sends with an answer."""
    results: dict[str, list[str]] = {}
    for name, value in posted(question, given):  # type: ignore[arg-type]
        results.setdefault(name.replace("-", "__", 1), []).append(value)
    return results


def total(student: Pupil, points: object, position: int = 1) -> VisitedPage:
    return student.answer(student.task.at(position), total=points)


def test_begin_leads_to_the_first_question_and_each_answer_to_the_next(site: Flask):
    task = set_task(site, questions=(TOTAL, FIND))
    student = pupil(task)

    first = student.begin()
    second = student.send(first.question, total=12)
    third = student.send(second.question, answer=question(FIND).answer)

    assert "Question 1 of 2" in first.text
    assert "Question 2 of 2" in second.text
    assert "Question 1: saved" in second.text
    assert third.heading == "Hand in?"
    assert "Every question has an answer." in third.text


@pytest.mark.parametrize("questions", [EACH_KIND, EACH_KIND_OF_FU])
def test_right_answers_of_every_kind_bring_every_point(site: Flask, questions: tuple[str, ...]):
    task = set_task(site, questions=questions, points=2.0)
    student = pupil(task)
    page = student.begin()
    for address in questions:
        asked = question(address)
        page = student.send(page.question, **fields(asked, asked.answer))

    result = student.hand_in()

    count = len(questions)
    assert result.heading == f"{2 * count} of {2 * count} points"
    assert [row.credit for row in task.responses(student.student)] == [1.0] * count


def test_an_answer_stands_there_again_and_can_be_changed_until_handed_in(site: Flask):
    task = set_task(site, questions=(TOTAL,))
    student = pupil(task)
    student.begin()
    total(student, 5)

    again = student.open(task.at(1))
    total(student, 7)

    assert again.question.values("total") == ["5"]
    assert "You may change it until you hand in." in again.text
    assert [row.given for row in task.responses(student.student)] == [7]


def test_who_does_not_know_says_so_and_a_skipped_question_stays_open(site: Flask):
    task = set_task(site, questions=(TOTAL, FIND))
    student = pupil(task)
    student.begin()
    student.answer(task.at(1), unknown=1)
    student.open(task.at(2))

    end = student.open(f"{task.path}/attempts/1/hand-in")

    assert [row.outcome for row in task.responses(student.student)] == [Outcome.UNKNOWN, None]
    assert "1 question has no answer yet." in end.text


def test_another_device_goes_on_at_the_first_open_question(site: Flask):
    task = set_task(site, questions=(TOTAL, FIND))
    student = pupil(task)
    student.begin()
    total(student, 12)

    phone = Pupil(task, student.student)
    page = phone.open(
        phone.open(task.path).link_to(f"{task.path}/attempts/1"), follow_redirects=True
    )

    assert "Question 2 of 2" in page.text


def test_of_two_devices_the_answer_saved_last_counts(site: Flask):
    task = set_task(site, questions=(TOTAL,))
    student = pupil(task)
    desk_form = student.begin().question
    phone = Pupil(task, student.student)
    phone_form = phone.open(task.at(1)).question

    phone.send(phone_form, total=3)
    student.send(desk_form, total=4)

    assert [row.given for row in task.responses(student.student)] == [4]


def test_an_answer_after_handing_in_is_refused_with_a_page_and_what_was_saved_stays(site: Flask):
    task = set_task(site, questions=(TOTAL,))
    student = pupil(task)
    form = student.begin().question
    phone = Pupil(task, student.student)
    phone.answer(task.at(1), total=3)
    phone.hand_in()

    late = student.send(form, total=4)

    assert late.status == 409
    assert late.heading.startswith("This attempt was handed in: ")
    assert [row.given for row in task.responses(student.student)] == [3]


def test_handing_in_twice_is_handing_in_once(site: Flask):
    task = set_task(site, questions=(TOTAL,))
    student = pupil(task)
    student.begin()
    page = student.open(f"{task.path}/attempts/1/hand-in")
    form = next(each for each in page.forms if each.action.endswith("/hand-in"))

    once = student.send(form)
    first = task.attempt(student.student).submitted_at
    twice = student.send(form)

    assert once.heading == twice.heading == "0 of 1 point"
    assert task.attempt(student.student).submitted_at == first


def test_when_the_time_is_over_what_was_saved_counts_and_nothing_more_is_taken(site: Flask):
    task = set_task(site, questions=(TOTAL, FIND), minutes=30)
    student = pupil(task)
    student.begin()
    total(student, question(TOTAL).answer)
    form = student.open(task.at(2)).question
    change_attempt(task, student.student, ends_at=now() - HOUR)

    late = student.send(form, answer=question(FIND).answer)
    result = student.open(f"{task.path}/attempts/1")

    assert late.status == 409
    assert late.heading.startswith("Time ran out: ")
    assert result.heading == "1 of 2 points"
    assert "What was saved counts." in result.text


def test_a_limited_time_is_told_by_the_server_and_runs_down_for_a_script(site: Flask):
    limited = pupil(set_task(site, questions=(TOTAL,), minutes=30))
    free = pupil(set_task(site, questions=(TOTAL,)))

    assert 'data-seconds="17' in limited.begin().text
    assert "<time-left" not in free.begin().text
    assert "Due " in free.open(free.task.at(1)).text


def test_no_attempt_is_left_after_the_last(site: Flask):
    task = set_task(site, questions=(TOTAL,))
    student = pupil(task)
    student.begin()
    student.hand_in()

    page = student.open(task.path)

    assert "You have used your one attempt." in page.text
    assert not [form for form in page.forms if form.action.endswith("/begin")]


def test_a_second_attempt_is_offered_where_there_is_one(site: Flask):
    task = set_task(site, questions=(TOTAL,), attempts=2)
    student = pupil(task)
    student.begin()
    student.hand_in()

    page = student.begin()

    assert page.question.action == task.at(1, number=2)
    assert "Attempt 1" in student.open(task.path).text


def test_a_page_of_yesterday_begins_no_second_attempt(site: Flask):
    task = set_task(site, questions=(TOTAL,), attempts=2)
    student = pupil(task)
    stale = next(f for f in student.open(task.path).forms if f.action.endswith("/begin"))
    student.send(stale)
    student.hand_in()

    student.send(stale)

    assert student.open(f"{task.path}/attempts/2").status == 404


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ({"opens_at": now() + HOUR}, "It opens "),
        (
            {"due_at": now() - 2 * HOUR, "late_until": now() - HOUR},
            "It is over: answers were accepted until ",
        ),
        ({"due_at": now() - HOUR}, "It is still accepted, and marked as late."),
        (
            {"due_at": now() - HOUR, "late": Late.DEDUCT, "late_percent": 20},
            "It is still accepted, with 20% of the points off.",
        ),
    ],
)
def test_the_start_page_says_what_holds_now(site: Flask, terms: dict, said: str):
    task = set_task(site, questions=(TOTAL,))
    change_terms(task, **terms)

    assert said in pupil(task).open(task.path).text


def test_with_something_shown_after_each_answer_the_first_one_stays(site: Flask):
    task = set_task(site, questions=(TOTAL, FIND), **SHOWN_AFTER_EACH)
    student = pupil(task)
    form = student.begin().question

    told = student.send(form, total=question(TOTAL).answer)
    again = student.send(form, total=1)

    assert 'id="say"' in told.text
    assert "1 of 1 point" in told.text
    assert again.status == 200
    assert task.responses(student.student)[0].credit == 1.0


def test_what_is_no_answer_is_told_and_not_saved(site: Flask):
    task = set_task(site, questions=(TOTAL,))
    student = pupil(task)
    student.begin()

    page = student.refused_answer(task.at(1), total="twelve")

    assert "as a number, such as 12" in page.text
    assert [row.outcome for row in task.responses(student.student)] == [None]


def test_a_page_without_its_token_still_saves_and_knows_no_time(site: Flask):
    task = set_task(site, questions=(TOTAL,))
    student = pupil(task)
    student.begin()

    student.answer(task.at(1), total=12, token="made up")

    (row,) = task.responses(student.student)
    assert (row.given, row.seconds) == (12, None)


def test_nobody_else_opens_an_attempt_or_an_assignment(site: Flask):
    task, other = set_task(site, questions=(TOTAL,)), set_task(site, questions=(TOTAL,))
    student, stranger, classmate = pupil(task), pupil(other), pupil(task)
    student.begin()
    ways = [task.path, task.at(1), f"{task.path}/attempts/1", f"{task.path}/attempts/1/hand-in"]

    assert [stranger.open(each).status for each in ways] == [404] * 4
    assert [classmate.open(each).status for each in ways[1:]] == [404] * 3
    assert student.open(task.at(9)).status == 404
    assert student.open(task.at(1, number=10**30)).status == 404


def test_own_answers_stand_beside_their_keys_in_the_result(site: Flask):
    task = set_task(site, questions=EACH_KIND)
    student = pupil(task)
    page = student.begin()
    for address in EACH_KIND:
        asked = question(address)
        page = student.send(page.question, **fields(asked, wrong_answer(asked)))

    result = student.hand_in()

    assert result.text.count("<dt>Correct answer</dt>") == len(EACH_KIND)
    assert all(student.open(task.at(n)).status == 200 for n in range(1, len(EACH_KIND) + 1))


def test_answers_go_into_ones_own_progress_when_their_keys_are_shown(site: Flask):
    task = set_task(site, questions=(TOTAL,))
    student = pupil(task)
    student.begin()
    total(student, 12)
    before = student.rows()

    student.hand_in()

    assert before == []
    assert [row.question for row in student.rows()] == [TOTAL]
