"""What stands in a question of an exam is saved, whatever way the page is left."""

import pytest

from school.exams.models import ExamItem
from school.progress.models import Outcome
from tests.web.exams_sat import (
    START,
    ExamClock,
    begun,
    exam_form,
    items_of,
    path_of,
    set_question,
    set_result,
)
from tests.web.visitor import SiteVisitor, VisitedPage

QUESTIONS = {
    1: "mcr-2014/fans/3/2611/1",
    2: "mcr-2014/total/2/2611/2",
    3: "mcr-2014/find/1/2611/3",
    4: "mcr-2014/payments/2/2611/4",
}
FANS, TOTAL, CHOICE, SEATS = QUESTIONS


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> ExamClock:
    made = ExamClock()
    monkeypatch.setattr("web.clock.system_time", lambda: made.at)
    return made


@pytest.fixture
def learner(visitor: SiteVisitor) -> SiteVisitor:
    begun(visitor)
    for place, address in QUESTIONS.items():
        set_question(visitor, place, address)
    return visitor


def send(visitor: SiteVisitor, place: int, **fields: object) -> VisitedPage:
    """Open the question and send its form with these fields."""
    return visitor.send(exam_form(visitor.open(path_of(visitor, f"/{place}"))), **fields)


def row(visitor: SiteVisitor, place: int) -> ExamItem:
    return items_of(visitor)[place - 1]


@pytest.mark.parametrize("to", ["1", "17", "hand-in"])
@pytest.mark.parametrize(
    ("place", "ticked"),
    [(FANS, {"fan": "all-pungs"}), (TOTAL, {"total": "17"}), (SEATS, {"seat-E": "24"})],
)
def test_a_way_that_leaves_a_question_saves_what_stands_in_it(
    learner: SiteVisitor, place: int, ticked: dict[str, str], to: str
):
    page = send(learner, place, go=to, **ticked)

    assert (page.status, page.address) == (200, path_of(learner, f"/{to}"))
    assert row(learner, place).outcome is Outcome.ANSWERED
    (name,) = ticked
    (value,) = exam_form(learner.open(path_of(learner, f"/{place}"))).values(name)
    assert value.lstrip("+") == ticked[name]


def test_every_way_out_of_a_question_is_a_button_of_its_form(learner: SiteVisitor):
    page = learner.open(path_of(learner, "/2"))

    assert [each for each in page.links if each.startswith("/exams/")] == []
    buttons = [each.split(">")[0] for each in page.text.split("<main")[1].split("<button")[1:]]
    assert "name=" not in buttons[0]  # what Enter presses saves
    ways = "".join(each for each in buttons if 'name="go"' in each)
    assert all(f'value="{each}"' in ways for each in ("1", "3", "20", "hand-in"))


def test_the_script_is_told_that_it_is_saved_and_a_blank_form_takes_it_back(learner: SiteVisitor):
    assert send(learner, FANS, keep=1, fan="all-pungs").text == "Saved 12:00."
    assert row(learner, FANS).outcome is Outcome.ANSWERED
    form = exam_form(learner.open(path_of(learner, f"/{FANS}")))
    form.fields = [each for each in form.fields if each[0] != "fan"]
    assert learner.send(form, keep=1).text == ""

    taken_back = row(learner, FANS)
    assert (taken_back.outcome, taken_back.given, taken_back.credit) == (None, None, 0.0)


def test_an_answer_that_is_pressed_stays_when_one_only_looks_at_it_again(learner: SiteVisitor):
    send(learner, CHOICE, unknown="1")
    send(learner, CHOICE, go="4")
    assert row(learner, CHOICE).outcome is Outcome.UNKNOWN

    page = learner.open(path_of(learner, f"/{CHOICE}"))
    _, key = next(each for each in exam_form(page).buttons if each[0] == "answer")
    learner.send(exam_form(page), answer=key)
    send(learner, CHOICE, go="4")
    send(learner, CHOICE, later="1")
    assert row(learner, CHOICE).outcome is Outcome.ANSWERED


def test_what_is_no_answer_is_said_and_nothing_typed_is_lost(learner: SiteVisitor):
    refused = send(learner, TOTAL, keep=1, total="1x")
    assert (refused.status, "<" in refused.text) == (422, False)
    page = send(learner, TOTAL, go="3", total="1x")
    assert page.status == 422
    assert exam_form(page).values("total") == ["1x"]


def test_half_an_answer_is_not_dropped_by_a_mark(learner: SiteVisitor):
    page = send(learner, TOTAL, later="1", total="1x")

    assert page.status == 422
    assert exam_form(page).values("total") == ["1x"]
    assert ("later", "0") in exam_form(page).buttons
    assert row(learner, TOTAL).later


def test_a_mark_goes_on_and_taking_it_off_stays(learner: SiteVisitor):
    assert send(learner, TOTAL, later="1").address == path_of(learner, "/3")
    assert send(learner, TOTAL, later="0", total="17").address == path_of(learner, "/2")
    assert (row(learner, TOTAL).later, row(learner, TOTAL).given) == (False, 17)


def test_after_the_end_nothing_is_saved_and_the_script_is_told_so_in_words(learner: SiteVisitor):
    form = exam_form(learner.open(path_of(learner, f"/{TOTAL}")))
    set_result(learner, ends_at=START.replace(year=2025))

    late = learner.send(form, keep=1, total="17")
    assert (late.status, late.text) == (409, "Time is up.")
    assert learner.send(form, go="3", total="17").status == 409
    assert row(learner, TOTAL).outcome is None
