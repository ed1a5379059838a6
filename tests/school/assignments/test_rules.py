"""The rules of time and of what is shown, as tables."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from school.assignments.rules import (
    NOTHING_GRANTED,
    Grant,
    Late,
    Phase,
    Reveal,
    RevealTime,
    WhyNot,
    ends_at,
    is_final_at_once,
    is_late,
    last_end,
    phase,
    reason_not_to_begin,
    revealed,
    window,
)
from tests.school.assignments.make import DAY, HOUR, TERMS
from tests.school.make import NOON

DUE = NOON + DAY
UNTIL = NOON + 3 * DAY
MOMENT = timedelta(microseconds=1)


@pytest.mark.parametrize(
    ("late", "until", "ends"),
    [
        (Late.REFUSE, UNTIL, DUE),
        (Late.ACCEPT, UNTIL, UNTIL),
        (Late.DEDUCT, UNTIL, UNTIL),
        (Late.ACCEPT, None, None),
        (Late.DEDUCT, None, None),
    ],
)
def test_the_policy_for_late_work_says_when_nothing_is_taken_any_more(
    late: Late, until: datetime | None, ends: datetime | None
) -> None:
    assert window(replace(TERMS, late=late, late_until=until)).ends == ends


def test_what_is_never_due_never_ends() -> None:
    held = window(replace(TERMS, due=None, late_until=None))
    assert (held.due, held.ends) == (None, None)


@pytest.mark.parametrize(
    ("granted", "due", "ends"),
    [
        (None, DUE, UNTIL),
        (NOON, DUE, UNTIL),  # what is no later than the terms grants nothing
        (DUE + HOUR, DUE + HOUR, UNTIL),
        (UNTIL + HOUR, UNTIL + HOUR, UNTIL + HOUR),
    ],
)
def test_a_later_date_for_one_student(
    granted: datetime | None, due: datetime, ends: datetime
) -> None:
    held = window(TERMS, Grant(due=granted))
    assert (held.due, held.ends) == (due, ends)


@pytest.mark.parametrize(
    ("minutes", "percent", "left"),
    [(None, 200, None), (30, 100, 30), (30, 150, 45), (45, 125, 57), (1, 101, 2)],
)
def test_more_time_is_rounded_up_to_whole_minutes(
    minutes: int | None, percent: int, left: int | None
) -> None:
    assert window(replace(TERMS, minutes=minutes), Grant(time_percent=percent)).minutes == left


@pytest.mark.parametrize(
    ("opens", "taken", "now", "why_not"),
    [
        (None, 0, NOON, None),
        (NOON, 0, NOON - MOMENT, WhyNot.NOT_OPEN),
        (NOON, 0, NOON, None),
        (NOON, 0, UNTIL, None),
        (NOON, 0, UNTIL + MOMENT, WhyNot.OVER),
        (NOON, 1, NOON, None),
        (NOON, 2, NOON, WhyNot.NO_ATTEMPT_LEFT),
        (NOON, 2, UNTIL + MOMENT, WhyNot.OVER),
    ],
)
def test_who_may_begin(
    opens: datetime | None, taken: int, now: datetime, why_not: WhyNot | None
) -> None:
    held = window(replace(TERMS, opens=opens, attempts=2))
    assert reason_not_to_begin(held, taken, now) is why_not


def test_more_attempts_are_granted_on_top() -> None:
    assert reason_not_to_begin(window(TERMS, Grant(more_attempts=1)), 1, NOON) is None
    assert reason_not_to_begin(window(TERMS), 1, NOON) is WhyNot.NO_ATTEMPT_LEFT


@pytest.mark.parametrize(
    ("minutes", "begun", "ends"),
    [
        (None, NOON, UNTIL),
        (30, NOON, NOON + HOUR / 2),
        (30, UNTIL - HOUR / 4, UNTIL),  # the last minutes are cut by the end of all
    ],
)
def test_when_an_attempt_ends(minutes: int | None, begun: datetime, ends: datetime) -> None:
    assert ends_at(window(replace(TERMS, minutes=minutes)), begun) == ends


def test_an_attempt_without_any_limit_has_no_end() -> None:
    assert ends_at(window(replace(TERMS, due=None, late_until=None)), NOON) is None


@pytest.mark.parametrize(
    ("submitted", "ends", "now", "expected"),
    [
        (None, None, NOON, Phase.OPEN),
        (None, DUE, DUE, Phase.OPEN),
        (None, DUE, DUE + MOMENT, Phase.RAN_OUT),
        (NOON, DUE, DUE + MOMENT, Phase.HANDED_IN),
        (NOON, None, NOON, Phase.HANDED_IN),
    ],
)
def test_how_far_an_attempt_has_come(
    submitted: datetime | None, ends: datetime | None, now: datetime, expected: Phase
) -> None:
    assert phase(submitted, ends, now) is expected


@pytest.mark.parametrize(
    ("submitted", "last_answer", "late"),
    [
        (DUE, NOON, False),
        (DUE + MOMENT, NOON, True),  # handed in after it was due, whenever it was answered
        (None, DUE, False),  # its time ran out later, but all was answered before
        (None, DUE + MOMENT, True),
        (None, None, False),
    ],
)
def test_what_is_late(submitted: datetime | None, last_answer: datetime | None, late: bool) -> None:
    assert is_late(window(TERMS), submitted, last_answer) is late
    assert not is_late(window(TERMS, Grant(due=UNTIL)), submitted, last_answer)
    assert not is_late(window(replace(TERMS, due=None)), submitted, last_answer)


def test_the_last_end_is_that_of_whoever_may_answer_longest() -> None:
    later, latest = Grant(due=UNTIL + HOUR), Grant(due=UNTIL + DAY)
    assert last_end(TERMS) == UNTIL
    assert last_end(TERMS, [NOTHING_GRANTED, Grant(due=DUE + HOUR)]) == UNTIL
    assert last_end(TERMS, [later, latest, NOTHING_GRANTED]) == UNTIL + DAY
    assert last_end(replace(TERMS, late_until=None), [latest]) is None


ENDED = UNTIL + MOMENT


@pytest.mark.parametrize(
    ("when", "answered", "done", "now", "seen"),
    [
        (RevealTime.DURING, False, False, NOON, False),
        (RevealTime.DURING, True, False, NOON, True),
        (RevealTime.DURING, False, True, NOON, True),
        (RevealTime.AFTER, True, False, NOON, False),
        (RevealTime.AFTER, True, False, ENDED, False),
        (RevealTime.AFTER, False, True, NOON, True),
        (RevealTime.ENDED, True, True, NOON, False),
        (RevealTime.ENDED, True, True, UNTIL, False),
        (RevealTime.ENDED, True, True, ENDED, True),
        (RevealTime.ENDED, True, False, ENDED, False),
        (RevealTime.NEVER, True, True, ENDED, False),
    ],
)
def test_what_is_shown_when(
    when: RevealTime, answered: bool, done: bool, now: datetime, seen: bool
) -> None:
    for part in ("score", "answers", "explanations"):
        terms = replace(
            TERMS,
            **(
                {
                    "score": RevealTime.NEVER,
                    "answers": RevealTime.NEVER,
                    "explanations": RevealTime.NEVER,
                }
                | {part: when}
            ),
        )
        found = revealed(terms, last_end(terms), now, done=done, answered=answered)
        parts = {"score": ("score", "marks")}.get(part, (part,))
        assert found == replace(Reveal(False, False, False, False), **dict.fromkeys(parts, seen))


@pytest.mark.parametrize(
    ("answers", "marks"), [(RevealTime.AFTER, True), (RevealTime.NEVER, False)]
)
def test_a_sum_alone_tells_no_question_until_the_answers_are_shown(
    answers: RevealTime, marks: bool
) -> None:
    terms = replace(TERMS, sum_only=True, answers=answers, explanations=RevealTime.NEVER)
    found = revealed(terms, last_end(terms), NOON, done=True)

    assert (found.score, found.marks) == (True, marks)


@pytest.mark.parametrize("part", ["score", "answers", "explanations"])
def test_an_answer_is_final_where_anything_is_shown_after_it(part: str) -> None:
    assert is_final_at_once(replace(TERMS, **{part: RevealTime.DURING}))
    assert not is_final_at_once(TERMS)
