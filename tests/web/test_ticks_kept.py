"""What is ticked in a question of an assignment is there again, whatever way the page was left."""

import pytest
from flask import Flask

from quizzes import Address, Question, grade, make
from quizzes.question import AnnouncementQuestion, Objection
from school.assignments.rules import RevealTime
from school.assignments.status import AttemptQuestion
from school.progress.models import Outcome
from tests.web.taking import DAY, Pupil, change_attempt, change_terms, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.test_gradebook import cell_of
from tests.web.visitor import VisitedPage
from web.assignments import kept_answer
from web.assignments.open_attempt import question_or_none
from web.clock import now

FANS = "mcr-2014/fans/3/2611/1"
WAITS = "mcr-2014/waits/2/2611/2"
OBJECTED = "mcr-2014/spot-error/2/2611/3"
TOTAL = "mcr-2014/total/2/2611/4"
SEATS = "mcr-2014/payments/2/2611/5"
QUESTIONS = (FANS, WAITS, OBJECTED, TOTAL, SEATS)
TICKED: dict[int, dict[str, str]] = {
    1: {"fan": "all-pungs"},
    2: {"tile": "5m"},
    4: {"total": "17"},
    5: {"seat__E": "24"},
}


@pytest.fixture
def student(site: Flask) -> Pupil:
    found = pupil(set_task(site, questions=QUESTIONS))
    found.begin()
    return found


def final(student: Pupil) -> Pupil:
    """An answer is final as soon as it is given."""
    change_terms(student.task, score_shown=RevealTime.DURING)
    return student


def leave(student: Pupil, position: int, to: object, **ticked: str) -> VisitedPage:
    """Tick this and press a way that leaves the question."""
    form = student.open(student.task.at(position)).question
    return student.send(form, go=to, **ticked)


def filled_in(page: VisitedPage, ticked: dict[str, str]) -> bool:
    form = page.question
    return all(form.values(name.replace("__", "-")) == [value] for name, value in ticked.items())


@pytest.mark.parametrize("position", TICKED)
@pytest.mark.parametrize("to", [3, "hand-in"])
@pytest.mark.parametrize("at_once", [False, True], ids=["changeable", "final"])
def test_a_way_that_leaves_a_question_keeps_what_is_ticked(
    student: Pupil, position: int, to: object, at_once: bool
):
    if at_once:
        final(student)
    page = leave(student, position, to, **TICKED[position])
    row = student.task.responses(student.student)[position - 1]

    assert page.status == 200
    assert page.address.endswith(f"/{to}") or f"/{to}?saved={position}" in page.address
    assert row.given is not None
    assert row.outcome is (None if at_once else Outcome.ANSWERED)
    seat = {"seat__E": "+24"} if position == 5 else {}
    assert filled_in(student.open(student.task.at(position)), {**TICKED[position], **seat})


def test_the_script_is_told_that_it_is_kept_and_a_blank_form_takes_it_back(student: Pupil):
    form = student.open(student.task.at(1)).question

    assert student.send(form, keep=1, fan="all-pungs").text.startswith("Saved ")
    assert student.task.responses(student.student)[0].outcome is Outcome.ANSWERED
    assert student.send(form, keep=1).text == ""
    row = student.task.responses(student.student)[0]
    assert (row.outcome, row.given, row.credit, row.evidence) == (None, None, 0.0, None)


def test_what_is_no_answer_is_said_and_nothing_is_lost(student: Pupil):
    form = student.open(student.task.at(4)).question

    refused = student.send(form, keep=1, total="1x")
    assert (refused.status, "total as a number" in refused.text) == (422, True)
    page = leave(student, 4, 5, total="1x")
    assert page.status == 422
    assert page.question.values("total") == ["1x"]


def test_nothing_ticked_is_skipped_and_an_unknown_stays(student: Pupil):
    assert leave(student, 4, 5).status == 200
    student.send(student.open(student.task.at(4)).question, unknown=1)
    leave(student, 4, 5)

    assert student.task.responses(student.student)[3].outcome is Outcome.UNKNOWN


def test_what_is_struck_of_an_announcement_is_kept_before_its_total_is_typed(student: Pupil):
    question = make(Address.parse(OBJECTED))
    assert isinstance(question, AnnouncementQuestion)
    fan = question.announcement.fans[0]
    leave(student, 3, 4, extra=fan)

    row = student.task.responses(student.student)[2]
    wanted = Objection((), (fan,), question.announcement.total)
    assert row.credit == grade(question, wanted).credit
    assert row.given["extra"] == [fan]


def test_what_is_only_kept_is_sent_when_it_is_handed_in(student: Pupil):
    final(student)
    leave(student, 4, 5, total="17")
    student.hand_in()

    row = student.task.responses(student.student)[3]
    assert (row.outcome, row.given) == (Outcome.ANSWERED, 17)


def test_in_the_last_seconds_what_is_filled_in_anywhere_is_sent(student: Pupil):
    final(student)
    leave(student, 4, 5, total="17")
    form = student.open(student.task.at(5)).question
    done = student.send(form, ends=1, seat__E="24")

    rows = student.task.responses(student.student)
    assert (done.status, done.text) == (200, "")
    assert [each.outcome for each in rows] == [None] * 3 + [Outcome.ANSWERED] * 2
    assert student.task.attempt(student.student).submitted_at is None


@pytest.mark.parametrize(("typed", "outcome"), [("", None), ("1x", Outcome.ANSWERED)])
def test_in_the_last_seconds_the_form_in_sight_is_what_counts(
    student: Pupil, typed: str, outcome: Outcome | None
):
    final(student)
    leave(student, 4, 5, total="17")
    student.send(student.open(student.task.at(4)).question, ends=1, total=typed)

    assert student.task.responses(student.student)[3].outcome is outcome


def test_before_it_is_handed_in_what_is_filled_in_and_not_sent_is_told(student: Pupil):
    final(student)
    page = leave(student, 4, "hand-in", total="17")

    assert "4 questions have no answer yet." in page.text
    assert "1 question is filled in but not sent: handing in sends it." in page.text
    assert page.text.count('aria-label="Question 4: filled in, not sent"') == 2
    assert "data-at-end" in page.text


def test_handing_in_makes_only_the_questions_that_are_kept(
    student: Pupil, monkeypatch: pytest.MonkeyPatch
):
    made = []

    def note(asked: AttemptQuestion) -> Question | None:
        made.append(asked.item.position)
        return question_or_none(asked)

    final(student)
    leave(student, 2, 5, tile="5m")
    leave(student, 4, 5, total="17")
    page = student.open(f"{student.task.path}/attempts/1/hand-in")
    monkeypatch.setattr(kept_answer, "question_or_none", note)
    student.send(next(each for each in page.forms if each.action.endswith("/hand-in")))

    rows = student.task.responses(student.student)
    assert made == [2, 4]
    assert [bool(each.outcome) for each in rows] == [False, True, False, True, False]


def test_no_teacher_accepts_what_is_only_ticked(student: Pupil):
    final(student)
    leave(student, 4, 5, total="17")
    teacher = teacher_of(student.task)

    answer = teacher.open(f"{cell_of(student.task, student)}/1/4")

    assert answer.status == 200
    assert "Accept this answer as right" not in answer.text


def test_a_final_answer_is_not_changed_by_what_is_kept(student: Pupil):
    final(student)
    form = student.open(student.task.at(4)).question
    student.send(form, total="17")
    student.send(form, keep=1, total="18")
    student.send(form, keep=1)

    row = student.task.responses(student.student)[3]
    assert (row.outcome, row.given) == (Outcome.ANSWERED, 17)


def test_after_the_end_nothing_is_kept_and_that_is_said(student: Pupil):
    form = student.open(student.task.at(4)).question
    change_attempt(student.task, student.student, ends_at=now() - DAY)

    late = student.send(form, keep=1, total="17")
    assert (late.status, late.text) == (409, "Time is up.")
    assert student.task.responses(student.student)[3].outcome is None
