"""An assignment sat in exam mode: its start word, its own order, and a site that is closed meanwhile."""

import re
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask

from quizzes import Address
from quizzes.address import Kind
from quizzes.question_cache import question_at
from school.assignments.exam_mode import ExamMode
from school.assignments.own_order import in_own_order
from school.assignments.status import AttemptQuestion, questions_in
from school.classes.models import SchoolClass
from tests.kinds import asked
from tests.web.account_forms import form_to
from tests.web.builder import copying_form
from tests.web.taking import EACH_KIND, Pupil, Task, another_task, change_attempt, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.visitor import SiteVisitor, VisitedPage
from web.assignments.own_choices import as_asked
from web.clock import now
from web.questions.heading import sent_choices
from web.services import services

EXAM = ExamMode(is_on=True, start_word="Lantern", shuffles=True)
CHOICES = tuple(str(replace(asked(Kind.FIND, level=2), index=number)) for number in range(1, 7))
CLOSED = (
    *("/", "/mcr-2014/score", "/compare", "/search?q=kong"),
    *("/glossary", "/mcr-2014/fans", "/mcr-2014/drill"),
    *("/mcr-2014/why-not", "/mcr-2014/in-full"),
    *("/history", "/progress", "/learn", "/account", "/teach"),
)
OPEN = ("/settings", "/privacy", "/card", "/robots.txt")


def _exam(site: Flask, **wishes: Any) -> Task:
    usual: dict[str, Any] = {"exam": EXAM, "minutes": 60, "questions": CHOICES}
    return set_task(site, **{**usual, **wishes})


def _say(visitor: Pupil, word: str) -> VisitedPage:
    page = visitor.open(visitor.task.path)
    form = next(each for each in page.forms if each.action.endswith("/begin"))
    return visitor.send(form, word=word)


def _own_questions(task: Task, who: Pupil) -> tuple[AttemptQuestion, ...]:
    attempt = task.attempt(who.student)
    with services(task.site).database.reading() as reading:
        return in_own_order(attempt, questions_in(reading, attempt))


def test_an_exam_begins_with_the_word_that_the_teacher_says(site: Flask) -> None:
    who = pupil(_exam(site))
    start = who.open(who.task.path)
    assert "Lantern" not in start.text
    assert "the rest of this site is closed meanwhile" in start.text
    refused = _say(who, "lamp")
    assert refused.status == 422
    assert "That is not the start word." in refused.text
    assert _say(who, " lantern ").address.endswith("/attempts/1/1")


def test_wrong_words_are_slowed_down_for_the_student_who_guesses(site: Flask) -> None:
    task = _exam(site)
    who, other = pupil(task), pupil(task)
    for _ in range(8):
        assert _say(who, "lamp").status == 422
    slowed = _say(who, "Lantern")
    assert slowed.status == 429
    assert int(slowed.headers["Retry-After"]) > 0
    assert _say(other, "Lantern").address.endswith("/1/1")


def test_whoever_has_begun_goes_on_elsewhere_without_the_word(site: Flask) -> None:
    who = pupil(_exam(site))
    start = who.open(who.task.path)
    _say(who, "Lantern")
    form = next(each for each in start.forms if each.action.endswith("/begin"))
    assert who.send(form, word="").address.endswith("/attempts/1/1")


@pytest.mark.parametrize("path", CLOSED)
def test_the_site_is_closed_while_an_exam_is_under_way(site: Flask, path: str) -> None:
    who = pupil(_exam(site))
    _say(who, "Lantern")
    page = who.open(path)
    assert page.status == 403
    assert "An exam is under way." in page.text
    assert f"{who.task.path}/attempts/1" in page.text
    assert who.open(f"{who.task.path}/attempts/1").status == 200


@pytest.mark.parametrize("path", OPEN)
def test_what_tells_nothing_of_a_hand_stays_open(site: Flask, path: str) -> None:
    who = pupil(_exam(site))
    _say(who, "Lantern")
    assert who.open(path).status == 200


def test_programs_are_told_with_a_code(site: Flask) -> None:
    who = pupil(_exam(site))
    _say(who, "Lantern")
    answer = who.client.post(
        "/api/score", json={"hand": "1m1m"}, headers={"Accept": "application/json"}
    )
    assert answer.status_code == 403
    assert answer.get_json()["code"] == "exam-under-way"


def test_the_interface_for_programs_answers_no_browser_in_which_an_exam_is_open(
    site: Flask,
) -> None:
    who = pupil(_exam(site))
    _say(who, "Lantern")
    held = {"If-None-Match": site.test_client().get("/api/v1/fans").headers["ETag"]}

    def asks() -> list[int]:
        read, told = who.client.get("/api/v1/fans", headers=held), who.client.head("/api/v1/fans")
        graded = who.client.post("/api/v1/grade", json={"question": str(CHOICES[0])})
        assert read.headers["Cache-Control"] == "no-store"
        return [read.status_code, told.status_code, graded.status_code]

    assert asks() == [403] * 3
    _sign_out(who)
    assert asks() == [403] * 3


def test_other_assignments_and_earlier_results_are_closed_too(site: Flask) -> None:
    task = _exam(site, attempts=2)
    who, other = pupil(task), another_task(task)
    sits_other = Pupil(other, who.student)
    sits_other.begin()
    sits_other.hand_in()
    assert sits_other.open(f"{other.path}/attempts/1").status == 200
    _say(who, "Lantern")
    who.hand_in()
    assert who.open(task.at(1)).status == 200
    _say(who, "Lantern")
    assert who.open(f"{task.path}/attempts/2/1").status == 200
    for path in (other.path, f"{other.path}/attempts/1", other.at(1), task.at(1)):
        assert who.open(path).status == 403


def test_others_find_the_site_open(site: Flask) -> None:
    task = _exam(site)
    who = pupil(task)
    _say(who, "Lantern")
    for other in (pupil(task), SiteVisitor(site)):
        assert other.open("/mcr-2014/score").status == 200


def test_whoever_signs_out_in_the_middle_finds_it_closed_and_the_next_pupil_does_not(
    site: Flask,
) -> None:
    task = _exam(site)
    who, other = pupil(task), pupil(task)
    _say(who, "Lantern")
    out = who.open("/student/sign-out")
    who.send(next(each for each in out.forms if each.action.endswith("/sign-out")))
    page = who.open("/mcr-2014/score")
    assert page.status == 403
    assert "If that was you, sign in again" in page.text
    with who.client.session_transaction() as session:
        assert other.student.learner_id is not None
        session["guest"] = other.student.learner_id.hex
    assert who.open("/mcr-2014/score").status == 200


def _sign_out(who: Pupil) -> None:
    out = who.open("/student/sign-out")
    who.send(next(each for each in out.forms if each.action.endswith("/sign-out")))


def _ask_to_join(who: Pupil, name: str) -> VisitedPage:
    """The page after the class code and a name, and after asking the teacher where that is offered."""
    with services(who.task.site).database.writing() as writing:
        writing.get_one(SchoolClass, who.task.school_class.id).join_code = "VNCPRX"
    page = who.send(form_to(who.open("/join/VNCPRX"), "/join"), name=name)
    return who.send(form_to(page, "/join"), ask="1") if page.status == 422 else page


def test_a_second_place_of_the_browser_waits_for_the_teacher_while_an_exam_is_open(
    site: Flask,
) -> None:
    task = _exam(site)
    who, teacher = pupil(task), teacher_of(task)
    _say(who, "Lantern")
    _sign_out(who)
    waiting = _ask_to_join(who, "Somebody else")
    assert "Your teacher has been asked to let you in as" in waiting.text
    assert who.open("/mcr-2014/score").status == 403
    students = teacher.open(f"/teach/{task.school_class.public_id}/students")
    assert "Somebody was sitting an exam in this browser" in students.text
    form = next(each for each in students.forms if each.action.endswith("/waiting"))
    teacher.send(form, **{"as": "another"})
    assert who.open("/mcr-2014/score").status == 200


def test_nobody_waits_for_the_teacher_when_the_exam_is_over(site: Flask) -> None:
    task = _exam(site)
    who = pupil(task)
    _say(who, "Lantern")
    _sign_out(who)
    change_attempt(task, who.student, ends_at=now() - timedelta(seconds=1))
    assert _ask_to_join(who, "Somebody else").address.startswith("/class/")


def test_the_exam_of_the_next_pupil_does_not_open_the_site_for_the_one_before(site: Flask) -> None:
    task = _exam(site)
    who, second = pupil(task), pupil(task)
    _say(who, "Lantern")
    _sign_out(who)
    with who.client.session_transaction() as session:
        assert second.student.learner_id is not None
        session["guest"] = second.student.learner_id.hex
    _say(who, "Lantern")
    who.hand_in()
    assert who.open("/mcr-2014/score").status == 200
    _sign_out(who)
    assert who.open("/mcr-2014/score").status == 403


@pytest.mark.parametrize("how", ["handed in", "time over"])
def test_the_site_opens_again_when_the_exam_is_over(site: Flask, how: str) -> None:
    who = pupil(_exam(site))
    _say(who, "Lantern")
    assert who.open("/mcr-2014/score").status == 403
    if how == "handed in":
        who.hand_in()
    else:
        change_attempt(who.task, who.student, ends_at=now() - timedelta(seconds=1))
    assert who.open("/mcr-2014/score").status == 200


def test_the_time_is_the_servers_and_what_was_saved_counts(site: Flask) -> None:
    task = _exam(site)
    who = pupil(task)
    page = _say(who, "Lantern")
    attempt = task.attempt(who.student)
    assert attempt.ends_at is not None
    assert timedelta(minutes=59) < attempt.ends_at - now() <= timedelta(minutes=60)
    form = next(each for each in page.forms if "/attempts/1/1" in each.action)
    question = _own_questions(task, who)[0]
    right = _right_choice(task, who, question)
    who.send(form, answer=right)
    change_attempt(task, who.student, ends_at=now() - timedelta(seconds=1))
    result = who.open(f"{task.path}/attempts/1")
    assert "1 of 6 points" in result.text
    late = who.send(form, answer=right)
    assert late.status == 409


def _right_choice(task: Task, who: Pupil, current: AttemptQuestion) -> str:
    question = question_at(Address.parse(current.response.question))
    shown = as_asked(task.attempt(who.student), current, question)
    return next(
        sent for sent, choice in sent_choices(shown).items() if choice.id == question.answer
    )


def test_each_student_sees_questions_and_choices_in_an_order_of_their_own(site: Flask) -> None:
    task = _exam(site)
    pupils = [pupil(task) for _ in range(3)]
    orders, choices = set(), set()
    for who in pupils:
        _say(who, "Lantern")
        own = _own_questions(task, who)
        orders.add(tuple(each.item.position for each in own))
        first = next(each for each in own if each.item.position == 1)
        page = who.open(task.at(first.number))
        shown = tuple(value for name, value in page.question.buttons if name == "answer")
        choices.add(shown)
    assert len(orders) > 1
    assert len(choices) > 1
    assert len({frozenset(each) for each in choices}) == 1


def test_the_result_speaks_in_the_order_of_the_student(site: Flask) -> None:
    task = _exam(site)
    who = pupil(task)
    page = _say(who, "Lantern")
    own = _own_questions(task, who)
    form = next(each for each in page.forms if "/attempts/1/1" in each.action)
    who.send(form, answer=_right_choice(task, who, own[0]))
    assert [each.credit for each in task.responses(who.student)].index(1.0) == (
        own[0].item.position - 1
    )
    result = who.hand_in()
    assert result.text.index("Question 1") < result.text.index("Question 2")
    assert "1 of 1 point" in result.text.split("Question 2")[0]


def test_within_the_exam_nothing_leads_out_but_handing_in_and_signing_out(site: Flask) -> None:
    who = pupil(_exam(site))
    _say(who, "Lantern")
    within = ("#", who.task.path, "/student/sign-out")
    for path in (who.task.at(1), f"{who.task.path}/attempts/1/hand-in", "/compare"):
        page = who.open(path)
        assert [link for link in page.links if not link.startswith(within)] == []


def test_a_copy_is_an_exam_that_needs_a_word_of_its_own(site: Flask) -> None:
    task = _exam(site)
    teacher = teacher_of(task)
    copy = copying_form(teacher, f"/teach/assignments/{task.assignment.public_id}")
    copied = teacher.send(copy)
    form = next(each for each in copied.forms if each.values("word"))
    assert (form.values("exam"), form.values("word"), form.values("order")) == (
        ["on"],
        [""],
        ["shuffled"],
    )
    assert "Without a start word, anybody in the class can begin from anywhere" in copied.text


def test_the_teacher_reads_the_word_and_sees_answers_in_the_order_of_the_assignment(
    site: Flask,
) -> None:
    task = _exam(site)
    teacher, who = teacher_of(task), pupil(task)
    page = _say(who, "Lantern")
    own = _own_questions(task, who)
    who.send(page.question, answer=_right_choice(task, who, own[0]))
    who.hand_in()
    assert "Lantern" in teacher.open(f"/teach/assignments/{task.assignment.public_id}").text
    position = own[0].item.position
    cell = f"/teach/assignments/{task.assignment.public_id}/students/{who.student.public_id}"
    assert "1 of 1 point" in teacher.open(f"{cell}/1/{position}").text


def test_the_report_names_a_question_by_the_number_that_it_had_for_the_student(site: Flask) -> None:
    task = _exam(site)
    teacher, who = teacher_of(task), pupil(task)
    _say(who, "Lantern")
    other = next(each for each in _own_questions(task, who) if each.number != each.item.position)
    who.hand_in()
    cell = f"/teach/assignments/{task.assignment.public_id}/students/{who.student.public_id}"
    page = teacher.open(f"{cell}/1/{other.item.position}")
    form = next(each for each in page.forms if each.action.endswith("/comment"))
    teacher.send(form, comment="Look again")
    of = f"/teach/{task.school_class.public_id}/students/{who.student.public_id}"
    assert f"Question {other.number}: Look again" in teacher.open(f"{of}/report.html").text


SHEET = replace(EXAM, single_page=True)


def _sheet(site: Flask, **wishes: Any) -> tuple[Task, Pupil, VisitedPage]:
    task = _exam(site, exam=SHEET, **wishes)
    who = pupil(task)
    return task, who, _say(who, "Lantern")


def test_all_questions_stand_on_one_page_with_ids_of_their_own(site: Flask) -> None:
    task, _who, page = _sheet(site, questions=EACH_KIND)
    assert page.address.endswith("/attempts/1/all#q-1")
    asking = [form for form in page.forms if form.values("token")]
    assert [form.action for form in asking] == [
        task.at(number) for number in range(1, len(EACH_KIND) + 1)
    ]
    ids = re.findall(r' id="([^"]+)"', page.text)
    assert len(ids) == len(set(ids))
    named = " ".join(re.findall(r' (?:for|aria-describedby|aria-labelledby)="([^"]+)"', page.text))
    assert set(named.split()) <= set(ids)
    assert 'data-shortcuts="off"' in page.text


def test_an_answer_on_the_one_page_is_saved_and_comes_back_to_its_place(site: Flask) -> None:
    task, who, page = _sheet(site)
    own = _own_questions(task, who)
    form = next(each for each in page.forms if each.action == task.at(3))
    back = who.send(form, answer=_right_choice(task, who, own[2]))
    assert back.address.endswith("/attempts/1/all#q-3")
    saved = next(each for each in back.forms if each.action == task.at(3))
    assert saved.values("answer") == [_right_choice(task, who, own[2])]
    hand_in = who.open(f"{task.path}/attempts/1/hand-in")
    assert f"{task.path}/attempts/1/all#q-1" in hand_in.links
    assert "1 of 6 points" in who.hand_in().text


def test_the_one_page_is_there_only_while_the_attempt_asks_so(site: Flask) -> None:
    task, who, page = _sheet(site)
    assert page.status == 200
    who.hand_in()
    assert who.open(f"{task.path}/attempts/1/all").address.endswith("/attempts/1")
    other = _exam(site)
    one = pupil(other)
    _say(one, "Lantern")
    assert one.open(f"{other.path}/attempts/1/all").address.endswith("/attempts/1/1")
