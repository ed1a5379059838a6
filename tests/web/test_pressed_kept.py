"""An answer of an assignment that is given by a press stays when its question is only looked at again."""

from flask import Flask

from school.progress.models import Outcome
from tests.web.taking import pupil, set_task


def test_a_choice_that_was_saved_stays_whatever_way_its_question_is_left(site: Flask):
    student = pupil(set_task(site, questions=("mcr-2014/find/1/2611/1", "mcr-2014/find/1/2611/2")))
    student.begin()
    form = student.open(student.task.at(1)).question
    _, choice = next(each for each in form.buttons if each[0] == "answer")
    student.send(form, answer=choice)
    for way in ({"go": "2"}, {"go": "hand-in"}, {"keep": "1"}):
        student.send(student.open(student.task.at(1)).question, **way)

    assert student.task.responses(student.student)[0].outcome is Outcome.ANSWERED
