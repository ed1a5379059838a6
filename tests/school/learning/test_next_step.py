"""What comes next, and why."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from school.learning.level import level_and_chance
from school.learning.memory import Memory, recall
from school.learning.next_step import (
    MOST_TURNS,
    NEW_A_DAY,
    QUESTIONS_BETWEEN,
    Fading,
    JustMissed,
    LetGoAtTable,
    MixedPractice,
    NewInCourse,
    NextStep,
    StepKind,
    StillNew,
    next_step,
)
from school.learning.rating import Estimate
from school.learning.state import (
    BegunSkill,
    CourseUnit,
    LearnerState,
    LearningAims,
    LetGo,
    Skill,
    Target,
)

NOW = datetime(2026, 3, 20, 18, tzinfo=UTC)
DAY = timedelta(days=1)
RULES = "mcr-2014"


def skill(topic: str, kind: str = "fans") -> Skill:
    """A skill under the rules of these tests."""
    return Skill(RULES, topic, kind)


def known(topic: str, days: float, stability: float = 1.0, missed: bool = False) -> BegunSkill:
    """A skill that was last asked so many days ago."""
    last = NOW - days * DAY
    memory = Memory(stability, 5.0, last, last + stability * DAY)
    return BegunSkill(skill(topic), memory, 4, 3, last if missed else None)


def recent(*topics: str | None) -> tuple[Target, ...]:
    """Targets, newest last."""
    return tuple(Target("fans", topic) for topic in topics)


COURSE = (
    CourseUnit(skill("new-a")),
    CourseUnit(skill("new-a", "total")),
    CourseUnit(skill("new-b")),
)
MISSED_BEFORE = recent("fresh", "a", "b")
OVERDUE = (known("mild", 2.0), known("worst", 9.0, missed=True), known("bad", 5.0))


def step(state: LearnerState) -> NextStep:
    """The next step, where there is one."""
    found = next_step(state, NOW)
    assert found is not None
    return found


def test_due_reviews_come_before_anything_new_furthest_below_the_retention_first() -> None:
    found = step(LearnerState(RULES, due=OVERDUE, course=COURSE))
    assert (found.step, found.topic) == (StepKind.REVIEW, "worst")


def test_a_well_kept_skill_that_is_long_overdue_waits_for_one_that_fades_faster() -> None:
    slow, fast = known("slow", 40, stability=30), known("fast", 6, stability=1)
    found = step(LearnerState(RULES, due=(slow, fast)))
    assert found.topic == "fast"


def test_what_is_not_due_yet_is_not_reviewed() -> None:
    found = step(LearnerState(RULES, due=(known("early", 0.5),), course=COURSE))
    assert (found.step, found.topic, found.why) == (StepKind.NEW, "new-a", NewInCourse())


def test_what_was_asked_just_now_is_not_reviewed_at_once() -> None:
    found = step(LearnerState(RULES, due=OVERDUE, recent=recent("worst")))
    assert found.topic == "bad"


def test_the_only_due_topic_waits_a_turn_rather_than_come_twice_running() -> None:
    alone = LearnerState(RULES, due=OVERDUE[1:2], recent=recent("worst"), kinds=("fans", "total"))
    assert step(alone).why == MixedPractice()
    assert step(replace(alone, course=COURSE)).topic == "new-a"


def test_what_was_let_go_at_the_table_comes_before_reviews_and_not_twice_running() -> None:
    let_go = tuple(LetGo(skill(topic, "find"), NOW - DAY) for topic in ("table-a", "table-b"))
    state = LearnerState(RULES, due=OVERDUE, course=COURSE, let_go=let_go)
    found = step(state)

    assert (found.step, found.kind, found.topic) == (StepKind.LET_GO, "find", "table-a")
    assert found.why == LetGoAtTable(NOW - DAY)
    assert step(replace(state, recent=recent("table-a"))).topic == "table-b"
    assert step(replace(state, let_go=let_go[:1], recent=recent("table-a"))).topic == "worst"


def test_a_review_says_when_it_was_missed_or_how_far_it_faded() -> None:
    (missed, faded) = OVERDUE[1], OVERDUE[2]
    assert step(LearnerState(RULES, due=(missed,))).why == JustMissed(missed.memory.last)
    expected = Fading(recall(faded.memory, NOW), faded.memory.last)
    assert step(LearnerState(RULES, due=(faded,))).why == expected


@pytest.mark.parametrize(
    ("asked", "back"),
    [
        (("fresh",), None),
        (("fresh", "a"), None),
        (("fresh", "a", "b"), 2),
        (("fresh", "a", "b", "fresh"), None),
        (("fresh", "a", "b", "fresh", "c", "d"), 3),
        (("fresh", "fresh", "fresh", "c", "d"), None),
    ],
)
def test_what_was_missed_comes_back_after_two_other_questions_three_times_at_most(
    asked: tuple[str, ...], back: int | None
) -> None:
    state = LearnerState(RULES, unlearnt=(skill("fresh"),), course=COURSE, recent=recent(*asked))
    found = step(state)
    if back is None:
        assert found.topic != "fresh"
    else:
        assert (found.step, found.topic, found.why) == (StepKind.NEW, "fresh", StillNew(back))


@pytest.mark.parametrize(
    ("missed", "kind"), [("find", "fans"), ("fans", "find"), ("card", "find"), ("ruling", "ruling")]
)
def test_what_was_missed_comes_back_in_another_kind(missed: str, kind: str) -> None:
    state = LearnerState(RULES, unlearnt=(skill("fresh", missed),), recent=MISSED_BEFORE)
    assert (step(state).topic, step(state).kind) == ("fresh", kind)


def test_what_was_missed_comes_back_before_a_lesson_does() -> None:
    state = LearnerState(
        RULES,
        unlearnt=(skill("fresh"),),
        course=(CourseUnit(skill("new-a"), "mcr/one-suit"),),
        recent=recent("fresh"),
        kinds=("fans", "total"),
    )
    assert step(state).step is StepKind.MIXED
    later = replace(state, recent=recent("fresh", None, None))
    assert step(later).topic == "fresh"
    shown = replace(later, unlearnt=())
    assert step(shown).step is StepKind.LESSON


def test_what_is_due_comes_before_what_is_still_new() -> None:
    fresh = LearnerState(RULES, unlearnt=(skill("fresh"),), course=COURSE, recent=MISSED_BEFORE)
    assert step(fresh).why == StillNew(2)
    assert step(replace(fresh, due=OVERDUE)).topic == "worst"


@pytest.mark.parametrize(
    ("asked", "begun_today", "expected"), [(4, 0, "worst"), (5, 0, "new-a"), (6, 1, "worst")]
)
def test_a_day_brings_something_new_however_much_is_due(
    asked: int, begun_today: int, expected: str
) -> None:
    state = LearnerState(
        RULES, due=OVERDUE, course=COURSE, asked_today=asked, begun_today=begun_today
    )
    assert step(state).topic == expected


def test_after_a_miss_the_question_is_no_harder() -> None:
    """Nothing of the topic is remembered yet, however short a while ago it was asked."""
    state = LearnerState(
        RULES,
        unlearnt=(skill("fresh", "find"),),
        recent=MISSED_BEFORE,
        ratings={"fans": Estimate(0.6, 0.3, 9)},
    )
    first = LearnerState(RULES, course=(CourseUnit(skill("fresh")),), ratings=state.ratings)

    assert (step(state).why, step(state).level) == (StillNew(2), step(first).level)


def test_the_lesson_comes_before_the_first_question_about_its_topic() -> None:
    course = (CourseUnit(skill("new-a"), "mcr/one-suit"), *COURSE[1:])
    found = step(LearnerState(RULES, course=course))
    assert (found.step, found.lesson, found.why) == (StepKind.LESSON, "mcr/one-suit", NewInCourse())
    assert step(LearnerState(RULES, course=COURSE)).lesson is None


LESSONS = (CourseUnit(skill("new-a")), CourseUnit(skill("new-b"), "mcr/one-suit"))


@pytest.mark.parametrize(
    ("due", "course", "asked_today", "begun_today", "expected"),
    [
        (OVERDUE, LESSONS, 0, 0, (StepKind.REVIEW, "worst")),  # reviews before all that is new
        (OVERDUE, LESSONS, 5, 0, (StepKind.NEW, "new-a")),  # but for the one new skill of the day
        (OVERDUE, LESSONS[1:], 5, 0, (StepKind.REVIEW, "worst")),  # a lesson waits for the reviews
        ((), LESSONS, 5, 0, (StepKind.NEW, "new-a")),  # what was taught is drilled
        ((), LESSONS[1:], 5, 0, (StepKind.LESSON, "new-b")),  # then the next lesson
        ((), LESSONS[1:], 5, NEW_A_DAY, (StepKind.LESSON, "new-b")),  # as many as one likes
        ((), LESSONS, 5, NEW_A_DAY, (StepKind.MIXED, None)),  # but drills begin no more in a day
        ((), (), 5, 0, (StepKind.MIXED, None)),
    ],
)
def test_who_takes_lessons_goes_on_to_the_next_once_nothing_is_due_and_all_taught_is_begun(
    due: tuple[BegunSkill, ...],
    course: tuple[CourseUnit, ...],
    asked_today: int,
    begun_today: int,
    expected: tuple[StepKind, str | None],
) -> None:
    state = LearnerState(
        RULES,
        due=due,
        course=course,
        kinds=("fans",),
        asked_today=asked_today,
        begun_today=begun_today,
    )
    found = step(state)
    assert (found.step, found.topic) == expected


def test_the_course_goes_on_with_another_topic_than_the_last() -> None:
    found = step(LearnerState(RULES, course=COURSE[1:], recent=recent("new-a")))
    assert found.topic == "new-b"


def test_after_many_new_skills_in_a_day_the_drill_is_mixed() -> None:
    state = LearnerState(RULES, course=COURSE, kinds=("fans",), begun_today=NEW_A_DAY)
    found = step(state)
    assert (found.step, found.topic, found.why) == (StepKind.MIXED, None, MixedPractice())
    assert step(replace(state, begun_today=NEW_A_DAY - 1)).step is StepKind.NEW


def test_mixed_drills_take_the_kind_that_was_asked_longest_ago() -> None:
    asked = (Target("fans", None), Target("legal", None), Target("total", None))
    state = LearnerState(RULES, kinds=("total", "legal", "fans"), recent=asked)
    assert step(state).kind == "fans"
    assert step(replace(state, recent=asked[1:])).kind == "fans"
    assert step(replace(state, recent=(*asked, asked[0]))).kind == "legal"


def test_who_knows_nothing_begins_the_course_and_without_a_course_nothing_comes() -> None:
    assert step(LearnerState(RULES, course=COURSE)).topic == "new-a"
    assert next_step(LearnerState(RULES), NOW) is None


topics = st.sampled_from(["a", "b", "c", "d"])
dues = st.lists(
    st.builds(known, topics, st.floats(0, 50), st.floats(0.2, 30), st.booleans()),
    max_size=6,
    unique_by=lambda each: each.skill,
)
histories = st.lists(st.builds(Target, st.just("fans"), topics), max_size=6)
rated = st.builds(Estimate, st.floats(-4, 6), st.floats(0.01, 1), st.integers(0, 99))


@given(dues, histories, st.integers(0, 30), st.booleans())
def test_no_topic_is_reviewed_twice_running_nor_comes_back_within_two_questions(
    due: Sequence[BegunSkill], asked: Sequence[Target], today: int, fresh: bool
) -> None:
    history = (Target("fans", "fresh"), *asked[:5]) if fresh else tuple(asked)
    unlearnt = (skill("fresh"),) if fresh else ()
    state = LearnerState(RULES, tuple(due), unlearnt, COURSE, history, ("fans",), begun_today=today)
    found = step(state)
    asked_topics = [target.topic for target in history]
    if found.step is StepKind.REVIEW:
        assert found.topic != (asked_topics or [None])[-1]
        assert any(each.skill.topic == found.topic for each in due)
    if isinstance(found.why, StillNew):
        assert found.topic not in asked_topics[-QUESTIONS_BETWEEN:]
        assert asked_topics.count(found.topic) < MOST_TURNS


@given(dues, histories, st.integers(0, 30))
def test_the_same_state_at_the_same_moment_gives_the_same_step(
    due: Sequence[BegunSkill], asked: Sequence[Target], today: int
) -> None:
    state = LearnerState(RULES, tuple(due), (), COURSE, tuple(asked), ("fans",), begun_today=today)
    turned = replace(state, due=tuple(reversed(due)))
    assert next_step(state, NOW) == next_step(turned, NOW) == next_step(state, NOW)


@given(rated, st.floats(0.65, 0.95), st.floats(0.65, 0.95), st.floats(0, 1))
def test_who_wants_to_succeed_more_often_is_asked_nothing_harder(
    rating: Estimate, one: float, other: float, remembered: float
) -> None:
    low, high = sorted((one, other))
    bold, careful = (
        level_and_chance(
            LearnerState(RULES, ratings={"fans": rating}, aims=LearningAims(success=aim)),
            "fans",
            "x",
            remembered,
        )[0]
        for aim in (low, high)
    )
    assert careful <= bold


@given(rated, rated, st.floats(0, 1))
def test_the_better_learner_is_asked_nothing_easier(
    one: Estimate, other: Estimate, remembered: float
) -> None:
    weaker, better = sorted((one, other), key=lambda each: each.mean)
    levels = [
        level_and_chance(LearnerState(RULES, ratings={"fans": each}), "fans", "x", remembered)[0]
        for each in (weaker, better)
    ]
    assert levels == sorted(levels)


@pytest.mark.parametrize(("name", "value"), [("retention", 0.7), ("success", 0.99)])
def test_aims_lie_within_their_bounds(name: str, value: float) -> None:
    with pytest.raises(ValueError, match=name):
        LearningAims(**{name: value})
