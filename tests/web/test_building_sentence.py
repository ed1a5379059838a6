"""The settings of an assignment, read back as one sentence, and what they would let leak."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import product
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from school.assignments.exam_mode import ExamMode
from school.assignments.models import Seeds
from school.assignments.rules import Counts, Late, RevealTime
from school.assignments.settings import AssignmentSettings, default_settings
from web.assignments.settings_sentence import assignment_sentence, leak_warnings
from wording import LANGUAGES, translator

NOW = datetime(2026, 11, 21, 22, tzinfo=UTC)
SHANGHAI = ZoneInfo("Asia/Shanghai")
ENGLISH = translator("en")
FIRST = default_settings("Asia/Shanghai", NOW)


def said(settings: AssignmentSettings, lang: str = "en", *, published: bool = False) -> str:
    return assignment_sentence(settings, SHANGHAI, translator(lang), NOW, published=published)


def with_terms(seeds: Seeds = Seeds.STUDENT, **terms: Any) -> AssignmentSettings:
    return replace(FIRST, seeds=seeds, terms=replace(FIRST.terms, **terms))


def test_an_assignment_begins_with_settings_that_can_be_read():
    assert said(FIRST) == (
        "Opens as soon as it is published; due Sunday 29 November, 18:00; late work is accepted until Sunday"
        " 6 December, 18:00; 1 attempt; different questions for each student; the score, the"
        " answers and the explanations after handing in."
    )


def test_an_exam_is_read_back_without_its_word():
    exam = ExamMode(is_on=True, start_word="Lantern", shuffles=True, single_page=True)
    text = said(replace(with_terms(minutes=60), exam=exam))

    assert (
        "in exam mode: the rest of this site is closed meanwhile; begins with a word said in the"
        " room; questions and choices in a different order for each student; all questions on"
        " one page; different questions for each student;"
    ) in text
    assert "Lantern" not in text


@pytest.mark.parametrize(
    ("exam", "seeds", "found"),
    [
        (ExamMode(is_on=True, start_word="Lantern", shuffles=True), Seeds.ONE, ()),
        (ExamMode(is_on=True, shuffles=True), Seeds.ONE, ("Without a start word",)),
        (ExamMode(is_on=True, start_word="Lantern"), Seeds.ONE, ("neighbours",)),
        (ExamMode(is_on=True, start_word="Lantern"), Seeds.STUDENT, ()),
        (ExamMode(), Seeds.ONE, ()),
    ],
)
def test_what_an_exam_lets_leak_is_said(exam: ExamMode, seeds: Seeds, found: tuple[str, ...]):
    ended = dict.fromkeys(("score", "answers", "explanations"), RevealTime.ENDED)
    warnings = leak_warnings(replace(with_terms(seeds, **ended), exam=exam), ENGLISH)

    assert len(warnings) == len(found)
    assert all(part in warning for part, warning in zip(found, warnings, strict=True))


def test_everything_that_was_set_is_in_the_sentence():
    settings = with_terms(
        Seeds.ATTEMPT,
        opens=NOW + timedelta(days=2),
        late=Late.DEDUCT,
        late_percent=20,
        attempts=3,
        counts=Counts.MEAN,
        minutes=40,
        score=RevealTime.DURING,
        answers=RevealTime.ENDED,
        explanations=RevealTime.NEVER,
    )

    assert said(settings) == (
        "Opens Tuesday 24 November, 06:00; due Sunday 29 November, 18:00; late work is accepted until Sunday"
        " 6 December, 18:00 with 20% off; 3 attempts; 40 minutes per attempt; the mean of the attempts counts;"
        " different questions in each attempt; the score after each question; the answers when it"
        " is over for everybody; never the explanations."
    )


def test_without_a_due_date_nothing_is_said_of_late_answers():
    assert said(with_terms(due=None, late_until=None)).startswith(
        "Opens as soon as it is published; no due date; 1 attempt; "
    )


def test_what_has_opened_is_open():
    opened = with_terms(opens=NOW - timedelta(days=1))

    assert said(opened, published=True).startswith("Open; ")
    assert said(opened).startswith("Opens Saturday 21 November, 06:00; ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_setting_changes_the_sentence_in_each_language(lang: str):
    sentences = [
        said(with_terms(seeds, late=late, attempts=2, counts=counts, answers=shown), lang)
        for seeds, late, counts, shown in product(Seeds, Late, Counts, RevealTime)
    ]

    assert len(set(sentences)) == len(sentences)
    assert all(sentence.endswith((".", "。")) for sentence in sentences)


@pytest.mark.parametrize("when", [RevealTime.DURING, RevealTime.AFTER])
def test_one_for_all_with_answers_before_the_end_can_be_passed_on(when: RevealTime):
    (warning,) = leak_warnings(with_terms(Seeds.ONE, answers=when), ENGLISH)

    assert "pass them on" in warning


@pytest.mark.parametrize("seeds", [Seeds.ONE, Seeds.STUDENT])
def test_a_second_attempt_at_questions_whose_answers_were_shown_is_warned_of(seeds: Seeds):
    found = leak_warnings(with_terms(seeds, attempts=2), ENGLISH)

    assert any("next attempt asks the same questions" in each for each in found)


@pytest.mark.parametrize(
    ("seeds", "attempts", "shown"),
    [
        (Seeds.ATTEMPT, 3, RevealTime.DURING),
        (Seeds.STUDENT, 1, RevealTime.AFTER),
        (Seeds.ONE, 3, RevealTime.ENDED),
        (Seeds.ONE, 3, RevealTime.NEVER),
    ],
)
def test_settings_that_keep_the_answers_are_not_warned_of(
    seeds: Seeds, attempts: int, shown: RevealTime
):
    settings = with_terms(seeds, attempts=attempts, score=shown, answers=shown, explanations=shown)

    assert leak_warnings(settings, ENGLISH) == ()


LATER = {"answers": RevealTime.ENDED, "explanations": RevealTime.ENDED}


@pytest.mark.parametrize(
    ("seeds", "attempts", "score", "sum_only", "told"),
    [
        (Seeds.ONE, 1, RevealTime.DURING, False, ("pass it on",)),
        (Seeds.ONE, 1, RevealTime.AFTER, False, ("pass it on",)),
        (Seeds.ONE, 3, RevealTime.AFTER, False, ("pass it on", "one choice fewer")),
        (Seeds.STUDENT, 3, RevealTime.AFTER, False, ("one choice fewer",)),
        (Seeds.STUDENT, 1, RevealTime.DURING, False, ()),
        (Seeds.ATTEMPT, 3, RevealTime.DURING, False, ()),
        (Seeds.ONE, 3, RevealTime.AFTER, True, ()),
        (Seeds.ONE, 3, RevealTime.ENDED, False, ()),
        (Seeds.ONE, 3, RevealTime.NEVER, False, ()),
    ],
)
def test_a_score_of_each_question_leaks_and_a_sum_does_not(
    seeds: Seeds, attempts: int, score: RevealTime, sum_only: bool, told: tuple[str, ...]
):
    settings = with_terms(seeds, attempts=attempts, score=score, sum_only=sum_only, **LATER)
    found = leak_warnings(settings, ENGLISH)

    assert len(found) == len(told)
    assert all(word in each for word, each in zip(told, found, strict=True))


def test_a_sum_alone_and_a_zero_for_what_is_missing_are_in_the_sentence():
    found = said(with_terms(sum_only=True, missing_is_zero=True, **LATER))

    assert "; what is not handed in counts as 0; " in found
    assert "the score (total only) after handing in; " in found
    assert "total only" not in said(with_terms(sum_only=True))  # the answers come at once


def test_explanations_tell_answers_too():
    assert leak_warnings(
        with_terms(Seeds.ONE, answers=RevealTime.ENDED, explanations=RevealTime.AFTER), ENGLISH
    )
