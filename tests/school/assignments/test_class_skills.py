"""What a class fails: certain only with enough answers of enough students."""

from dataclasses import replace

from school.assignments.class_skills import class_skills, wish_of, worst_failed
from school.assignments.first_attempts import FirstAnswer
from school.progress.models import Outcome


def answers(
    topic: str, *given: tuple[int, bool], weight: float = 1.0, kind: str = "fans"
) -> list[FirstAnswer]:
    """One answer for each student and whether it was right."""
    return [
        FirstAnswer(
            student_id=student,
            assignment_id=1,
            item_id=1,
            rules="mcr-2014",
            kind=kind,
            outcome=Outcome.ANSWERED,
            credit=float(seen),
            trap=None,
            evidence=((topic, seen, weight),),
        )
        for student, seen in given
    ]


def failed(answers: list[FirstAnswer]) -> list[str]:
    return [each.topic for each in worst_failed(class_skills(answers), 3)]


def test_one_miss_is_no_verdict():
    assert failed(answers("all-fives", (1, False))) == []


def test_what_one_student_alone_gets_wrong_is_no_matter_of_the_class():
    assert failed(answers("all-fives", *[(1, False)] * 10)) == []
    assert failed(answers("all-fives", *[(1, False)] * 5, *[(2, False)] * 5)) == ["all-fives"]


def test_two_misses_of_six_are_not_certain_but_five_are():
    two = [(number, number > 2) for number in range(1, 7)]
    five = [(number, number > 5) for number in range(1, 7)]

    assert failed(answers("tile-hog", *two)) == []
    assert failed(answers("tile-hog", *five)) == ["tile-hog"]


def test_an_answer_that_tells_little_counts_little():
    misses = [(number, False) for number in range(1, 5)]

    assert failed(answers("tile-hog", *misses)) == ["tile-hog"]
    assert failed(answers("tile-hog", *misses, weight=0.1)) == []


def test_the_worst_come_first_and_three_at_most():
    results = [
        *answers("a", *[(number, number > 6) for number in range(12)]),
        *answers("b", *[(number, number > 9) for number in range(12)]),
        *answers("c", *[(number, number > 8) for number in range(12)]),
        *answers("d", *[(number, number > 7) for number in range(12)]),
    ]

    assert failed(results) == ["b", "c", "d"]


def test_the_hand_as_a_whole_is_a_topic_of_each_kind_by_itself():
    waits = answers("hand", *[(number, number > 8) for number in range(12)], kind="waits")
    payments = answers("hand", *[(number, True) for number in range(12)], kind="payments")

    assert [wish_of(each) for each in worst_failed(class_skills([*waits, *payments]), 3)] == [
        "kind:waits"
    ]


def test_a_hand_is_not_failed_for_a_fan_that_is():
    totals = answers("hand", *[(number, number > 8) for number in range(12)], kind="total")
    fan = answers("tile-hog", *[(number, number > 8) for number in range(12)])

    assert failed(totals) == ["hand"]
    assert failed([*totals, *fan]) == ["tile-hog"]


def test_an_answer_that_misses_a_fan_tells_nothing_of_the_hand():
    both = [
        replace(each, evidence=(("hand", False, 1.0), ("tile-hog", False, 0.3)))
        for each in answers("hand", (1, False), (2, False), kind="total")
    ]

    assert [each.topic for each in class_skills(both)] == ["tile-hog"]


def test_share_and_bounds_speak_of_the_same():
    (skill,) = class_skills(answers("a", (1, True), (2, True), (3, False), (4, True)))

    assert (skill.n, skill.students, skill.share) == (4, 4, 0.75)
    assert skill.at_least < skill.share < skill.at_most
