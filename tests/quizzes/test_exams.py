"""Exams: what their blueprints hold, what is drawn, what is critical, when one is passed."""

from dataclasses import replace
from pathlib import Path

import pytest

from quizzes import QuizError, answer_of_choice, exams
from quizzes.address import Address, Kind
from quizzes.exams import (
    EXAM_ITEMS,
    EXAM_SEEDS,
    PRACTICE_ITEMS,
    CriticalError,
    blueprint_of,
    critical_error,
    draw_exam,
    mark,
)
from quizzes.exams.loading import read_blueprint
from quizzes.exams.marking import OTHERS_RULING, wilson
from quizzes.question import WinClaim
from quizzes.question_cache import question_at
from scoring import RULE_SETS

PAID, REFUSED = CriticalError.WIN_PAID, CriticalError.WIN_REFUSED
OF_2014 = blueprint_of("mcr-2014")


@pytest.mark.parametrize("rules", RULE_SETS)
def test_an_exam_holds_what_its_blueprint_says_and_tells_nothing_twice(rules: str):
    blueprint = blueprint_of(rules)
    items = draw_exam(blueprint, "a secret", practice=False)
    assert len(items) == EXAM_ITEMS
    assert len({each.story for each in items}) == EXAM_ITEMS
    assert [each.address.index for each in items] == list(range(1, EXAM_ITEMS + 1))
    assert all(each.address.seed in EXAM_SEEDS for each in items)
    for part in blueprint.parts:
        assert sum(each.part == part.id for each in items) == part.items


def test_a_retake_tells_nothing_that_the_exam_before_told():
    first = draw_exam(OF_2014, "one", practice=False)
    met = frozenset(each.story for each in first)
    again = draw_exam(OF_2014, "two", practice=True, met=[met])
    assert len(again) == PRACTICE_ITEMS
    assert not met & {each.story for each in again}
    assert draw_exam(OF_2014, "two", practice=True, met=[met]) == again


@pytest.mark.parametrize("rules", ["mcr-2014", "imj"])
def test_a_retake_tells_nothing_of_earlier_exams_but_where_a_part_is_small(rules: str):
    blueprint, met = blueprint_of(rules), list[frozenset[str]]()
    for seed in range(4):
        items = draw_exam(blueprint, str(seed), practice=False, met=met)
        stories = frozenset(each.story for each in items)
        assert len(stories) == EXAM_ITEMS
        assert not stories & frozenset().union(*met[:1])
        again = stories & frozenset().union(*met[1:])
        small = {each.part for each in items if each.story in again}
        assert small <= ({"results"} if rules == "imj" else set())
        met = [stories, *met[:2]]


@pytest.mark.parametrize(
    ("former", "now"),
    [
        ('"principle"', '"prinzip"'),
        ("topic:false-wins", "topic:nothing"),
        ("fans@24-88", "fans@25-31"),
        ('"3.9.2"', '"99.9"'),
        ('id = "worth"', 'id = "nameless"'),
        ('id = "worth"', 'id = "wins"'),
        ("items = 8", "items = 9"),
        ("practice = 3", "practice = 2"),
        ("pass_percent = 85", "pass_percent = 101"),
        ("minutes = 90", "minutes = 0"),
        ("minutes = 90", ""),
        ("levels = [3, 4]", "levels = [6]"),
        ('topics = ["false-wins"', 'topics = ["falsities"'),
    ],
)
def test_a_blueprint_that_cannot_be_is_refused(former: str, now: str):
    text = Path(exams.__file__).with_name("mcr-2014.toml").read_text(encoding="utf-8")
    assert former in text
    with pytest.raises(QuizError):
        read_blueprint("mcr-2014", text.replace(former, now, 1))


@pytest.mark.parametrize(
    ("right", "errors", "passed"),
    [(51, [], True), (50, [], False), (51, [PAID], False), (59, [REFUSED], False), (60, [], True)],
)
def test_an_exam_is_passed_with_51_of_60_and_no_critical_error(
    right: int, errors: list[CriticalError], passed: bool
):
    graded = [("wins", place < right, None) for place in range(EXAM_ITEMS)]
    for at, error in enumerate(errors, 1):
        graded[-at] = ("wins", graded[-at][1], error)  # type: ignore[assignment]
    found = mark(OF_2014, graded, practice=False)
    assert (found.right, found.passed, found.critical) == (right, passed, tuple(errors))


def test_the_interval_is_that_of_wilson():
    low, high = wilson(51, 60)
    assert (round(low, 3), round(high, 3)) == (0.739, 0.919)
    assert wilson(0, 0) == (0, 1)
    assert wilson(60, 60)[1] == pytest.approx(1)


@pytest.mark.parametrize(
    ("wins", "says", "error"),
    [
        (True, WinClaim(True, None), None),
        (True, WinClaim(False, "shape"), REFUSED),
        (False, WinClaim(True, None), PAID),
        (False, WinClaim(False, "minimum"), None),
        (False, None, None),
    ],
)
def test_a_win_paid_that_is_none_and_one_refused_that_is_one_are_critical(
    wins: bool, says: WinClaim | None, error: CriticalError | None
):
    drawn = (question_at(Address("mcr-2014", Kind.LEGAL, 3, seed, 1)) for seed in range(100))
    found = next(
        each for each in drawn if isinstance(each.answer, WinClaim) and each.answer.win is wins
    )
    assert critical_error(OF_2014, found, says) is error


SAYS_NEITHER = {
    *(
        "warning",
        "deduction-5",
        "deduction-10",
        "deduction-20",
        "deduction-warning",
        "deduction-stop",
    ),
    *("too-late", "deputy", "session-forfeited", "kong-stands", "tile-put-back", "nothing"),
}
"""Rulings that may stand beside a win, and such as are no answer to a call for one."""


@pytest.mark.parametrize(
    ("rules", "topic", "win", "errors"),
    [
        ("mcr-2014", "false-wins", "win-stands", {PAID, REFUSED}),
        ("mcr-1998", "false-wins", "win-stands", {PAID, REFUSED}),
        ("imj", "false-wins", "win-counts", {PAID, REFUSED}),
        ("rengo", "furiten", "win-stands", {PAID, REFUSED}),
        ("rengo", "fouls", "win-stands", {PAID, REFUSED}),
        ("mcr-2014", "claims", "win-stands", set()),
    ],
)
def test_rulings_that_let_a_win_stand_are_critical_where_they_are_wrong(
    rules: str, topic: str, win: str, errors: set[CriticalError]
):
    found = set()
    for seed in range(EXAM_SEEDS.start, EXAM_SEEDS.start + 60):
        question = question_at(Address(rules, Kind.RULING, 3, seed, 1, aim=f"topic:{topic}"))
        for choice in question.choices or ():
            response = answer_of_choice(question, choice.id)
            error = critical_error(blueprint_of(rules), question, response)
            found.add(error)
            if response == question.answer:
                assert error is None
            elif choice.misconception == OTHERS_RULING:
                assert error is None, "it is told of somebody else"
            elif error is PAID:
                assert choice.id in {"both", "win-stands", "win-counts", "won"}
            elif error is REFUSED:
                assert choice.id not in SAYS_NEITHER, choice.id
    assert found - {None} == errors
    plain = replace(blueprint_of(rules), critical=())
    assert critical_error(plain, question, win) is None


def test_a_ruling_of_the_wrong_player_fails_no_exam():
    """A slip about whom is asked is no belief about a win."""
    found = question_at(Address("mcr-2014", Kind.RULING, 2, 10**17 + 68, 1, aim="topic:false-wins"))
    others = [each for each in found.choices or () if each.misconception == OTHERS_RULING]

    assert found.answer == "win-stands"
    assert others
    assert not [each for each in others if critical_error(OF_2014, found, each.id)]


def test_what_is_offered_besides_a_win_is_read_one_way_only():
    text = Path(exams.__file__).with_name("mcr-2014.toml").read_text(encoding="utf-8")
    for former, now in (
        ('    "stop",\n', '    "stop", "win-stands",\n'),
        ("refuses =", "denies ="),
    ):
        assert former in text
        with pytest.raises(QuizError):
            read_blueprint("mcr-2014", text.replace(former, now, 1))
