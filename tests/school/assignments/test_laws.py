"""What holds of every assignment, whatever its terms."""

from dataclasses import replace
from datetime import datetime, timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from school.assignments.grade import CountedAttempt, after_deduction, grade
from school.assignments.rules import (
    Counts,
    Grant,
    Late,
    RevealTime,
    Terms,
    ends_at,
    is_late,
    last_end,
    revealed,
    window,
)
from school.rounding import to_hundredths
from tests.school.make import NOON

MOMENTS = st.integers(0, 1000).map(lambda hours: NOON + timedelta(hours=hours))
OF = 10.0
FAST = settings(max_examples=30, deadline=None)


@st.composite
def terms(draw: st.DrawFn) -> Terms:
    due = draw(st.none() | MOMENTS)
    return Terms(
        opens=draw(st.none() | MOMENTS),
        due=due,
        late=draw(st.sampled_from(Late)),
        late_percent=draw(st.integers(0, 100)),
        late_until=None if due is None else draw(st.none() | MOMENTS.map(lambda at: max(at, due))),
        attempts=draw(st.integers(1, 20)),
        counts=draw(st.sampled_from(Counts)),
        minutes=draw(st.none() | st.integers(1, 600)),
        score=draw(st.sampled_from(RevealTime)),
        answers=draw(st.sampled_from(RevealTime)),
        explanations=draw(st.sampled_from(RevealTime)),
    )


GRANTS = st.builds(
    Grant,
    due=st.none() | MOMENTS,
    time_percent=st.integers(100, 400),
    more_attempts=st.integers(0, 20),
)
TRIED = st.lists(
    st.builds(
        CountedAttempt, number=st.integers(1, 50), points=st.floats(0, OF), late=st.booleans()
    ),
    min_size=1,
    max_size=5,
    unique_by=lambda tried: tried.number,
)


@FAST
@given(terms(), GRANTS, MOMENTS)
def test_an_extension_lengthens_and_never_shortens(
    held: Terms, granted: Grant, begun: datetime
) -> None:
    usual, extended = window(held), window(held, granted)
    for before, after in (
        (usual.due, extended.due),
        (usual.ends, extended.ends),
        (ends_at(usual, begun), ends_at(extended, begun)),
    ):
        assert after is None if before is None else after is None or after >= before
    assert extended.attempts >= usual.attempts
    if usual.minutes is not None:
        assert extended.minutes is not None
        assert extended.minutes >= usual.minutes


@FAST
@given(terms(), GRANTS, MOMENTS)
def test_an_extension_makes_nothing_late(held: Terms, granted: Grant, done: datetime) -> None:
    if not is_late(window(held), done, None):
        assert not is_late(window(held, granted), done, None)


@FAST
@given(terms(), st.lists(GRANTS, max_size=4), MOMENTS)
def test_nobody_may_answer_after_the_last_end(
    held: Terms, granted: list[Grant], begun: datetime
) -> None:
    end = last_end(held, granted)
    for each in granted:
        own = ends_at(window(held, each), begun)
        assert end is None or (own is not None and own <= end)


@FAST
@given(terms(), MOMENTS, st.lists(GRANTS, max_size=3))
def test_nothing_is_shown_before_its_time(held: Terms, now: datetime, granted: list[Grant]) -> None:
    end = last_end(held, granted)
    open_and_unanswered = revealed(held, end, now, done=False)
    assert not any(
        (open_and_unanswered.score, open_and_unanswered.answers, open_and_unanswered.explanations)
    )
    while_open = revealed(held, end, now, done=False, answered=True)
    assert while_open.answers is (held.answers is RevealTime.DURING)
    handed_in = revealed(held, end, now, done=True, answered=True)
    if held.answers is RevealTime.ENDED and (end is None or now <= end):
        assert not handed_in.answers
    assert not (held.score is RevealTime.NEVER and handed_in.score)


@FAST
@given(terms(), TRIED)
def test_the_best_is_at_least_the_last_and_the_mean(
    held: Terms, tried: list[CountedAttempt]
) -> None:
    by = {
        counts: grade(replace(held, counts=counts), tried, OF).points  # type: ignore[union-attr]
        for counts in Counts
    }
    assert by[Counts.BEST] >= by[Counts.LAST]
    assert by[Counts.BEST] >= by[Counts.MEAN]


@FAST
@given(terms(), TRIED)
def test_a_deduction_raises_no_grade(held: Terms, tried: list[CountedAttempt]) -> None:
    deducting, accepting = replace(held, late=Late.DEDUCT), replace(held, late=Late.ACCEPT)
    for each in tried:
        assert 0 <= after_deduction(deducting, each) <= each.points
    deducted, whole = grade(deducting, tried, OF), grade(accepting, tried, OF)
    assert deducted is not None
    assert whole is not None
    assert deducted.points <= whole.points


@FAST
@given(terms(), TRIED, st.floats(0, OF))
def test_what_a_teacher_sets_is_the_grade(
    held: Terms, tried: list[CountedAttempt], points: float
) -> None:
    for attempts in (tried, []):
        found = grade(held, attempts, OF, points)
        assert found is not None
        assert (found.points, found.of, found.overridden) == (to_hundredths(points), OF, True)


@FAST
@given(st.floats(0, 10_000))
def test_rounding_moves_by_half_a_hundredth_at_most(points: float) -> None:
    assert abs(to_hundredths(points) - points) <= 0.005 + 1e-6
    assert to_hundredths(to_hundredths(points)) == to_hundredths(points)


@FAST
@given(terms(), TRIED)
def test_a_grade_lies_between_nothing_and_all(held: Terms, tried: list[CountedAttempt]) -> None:
    found = grade(held, tried, OF)
    assert found is not None
    assert 0 <= found.points <= OF
    assert 0 <= found.percent <= 100


@FAST
@given(terms(), st.floats(0, OF))
def test_a_deduction_of_all_leaves_nothing(held: Terms, points: float) -> None:
    """Rounding alone may leave a trifle below zero or above, as of the second of these."""
    all_off = replace(held, late=Late.DEDUCT, late_percent=100)

    for each in (points, 0.47337542832600843):
        assert after_deduction(all_off, CountedAttempt(1, each, late=True)) == 0
