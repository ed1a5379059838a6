"""The key is right, every counting of the same total is right, and the rest is measured."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quizzes import (
    Address,
    Kind,
    QuizError,
    evidence,
    feedback,
    grade,
    make,
    response_from_json,
    response_to_json,
)
from quizzes.misconceptions.diagnosis import possible_mistakes
from scoring import rule_set
from tests.quizzes.make import RULES, about, addresses, wrong_answers
from wording import translator


@settings(max_examples=40)
@given(addresses())
def test_the_key_earns_full_credit(address: Address) -> None:
    question = make(address)
    verdict = grade(question, question.answer)

    assert verdict.exact
    assert verdict.credit == 1.0
    assert verdict.misconception is None


@settings(max_examples=40)
@given(addresses())
def test_not_knowing_earns_nothing(address: Address) -> None:
    verdict = grade(make(address), None)

    assert (verdict.credit, verdict.exact, verdict.right, verdict.misconception) == (
        0.0,
        False,
        (),
        None,
    )


@settings(max_examples=40)
@given(addresses())
def test_an_answer_survives_json(address: Address) -> None:
    question = make(address)
    text = json.dumps(response_to_json(question, question.answer))

    assert response_from_json(question, json.loads(text)) == question.answer


@settings(max_examples=40)
@given(addresses(), st.data())
def test_evidence_names_each_topic_once_with_a_weight(
    address: Address, data: st.DataObject
) -> None:
    question = make(address)
    answers = wrong_answers(question) | st.none() | st.just(question.answer)
    verdict = grade(question, data.draw(answers))
    told = evidence(question, verdict)

    assert len({each.topic for each in told}) == len(told)
    assert all(0 < each.weight <= 1 for each in told)
    assert 0 <= verdict.credit <= 1
    assert verdict.exact == (verdict.credit == 1)


def test_the_trap_is_no_fan_missed_where_the_first_line_tells_of_one_invented() -> None:
    question = about(Kind.FANS, concealed="123m234p345s567m5z", win="5z")

    absent = grade(question, ("mixed-shifted-chows", "big-four-winds"))
    assert (absent.misconception, absent.fan) == ("absent-fan", "big-four-winds")
    assert "Big Four Winds" in feedback(question, absent, translator("en"))

    missed = grade(question, ("single-wait", "concealed-hand", "last-tile"))
    assert missed.misconception == "missed-fan"
    assert "Mixed Shifted Chows" in feedback(question, missed, translator("en"))


def test_credit_is_right_over_right_missed_and_invented() -> None:
    question = about(Kind.FANS, concealed="123m234p345s567m5z", win="5z")
    assert question.answer == ("mixed-shifted-chows", "concealed-hand", "single-wait")
    verdict = grade(question, ("mixed-shifted-chows", "single-wait", "self-drawn"))

    assert verdict.right == ("mixed-shifted-chows", "single-wait")
    assert verdict.missed == ("concealed-hand",)
    assert verdict.invented == ("self-drawn",)
    assert verdict.credit == pytest.approx(2 / 4)


def test_a_fan_counts_as_often_as_it_is_given() -> None:
    """2014, appendix 1 item 62: two short straights."""
    question = about(Kind.FANS, concealed="123456m123456p5s", win="5s", by="draw")
    assert isinstance(question.answer, tuple)
    assert question.answer.count("mixed-double-chow") == 2
    once = tuple(dict.fromkeys(question.answer))
    verdict = grade(question, once)

    assert "mixed-double-chow" in verdict.missed
    assert "mixed-double-chow" in verdict.right
    assert verdict.misconception == "once-for-several"


def test_who_does_not_count_a_fan_at_all_did_not_count_it_once_for_several() -> None:
    question = about(Kind.FANS, concealed="123456m123456p5s", win="5s", by="draw")
    none = tuple(fan for fan in question.answer if fan != "mixed-double-chow")
    verdict = grade(question, none[1:])

    assert {"mixed-double-chow", none[0]} <= set(verdict.missed)
    assert verdict.misconception == "missed-fan"


def test_nobody_counts_a_fan_beside_another_that_they_do_not_count() -> None:
    """2014, 3.9.1.6(1): Self-Drawn is not counted with Fully Concealed Hand."""
    question = about(Kind.FANS, concealed="123m234p345s567m5z", win="5z", by="draw")
    assert "fully-concealed-hand" in question.answer
    rest = [fan for fan in question.answer if fan != "fully-concealed-hand"]
    beside = grade(question, (*question.answer[1:], "self-drawn"))
    instead = grade(question, (*rest[1:], "self-drawn"))

    assert (beside.misconception, beside.fan) == ("self-drawn-beside", "self-drawn")
    assert instead.misconception == "missed-fan"


def test_another_reading_shows_by_what_it_adds_where_more_is_wrong() -> None:
    """2006: the other reading of that flush has no Short Straight, and nothing instead."""
    question = make(Address.parse("mcr-2006/fans/5/7039/5"))
    lower = {
        mistake.removed
        for misconception, mistake in possible_mistakes(question.score, rule_set("mcr-2006"))
        if misconception.id == "lower-reading" and not mistake.added
    }
    assert lower
    for removed in lower:
        kept = tuple(fan for fan in question.answer if fan not in removed)

        assert grade(question, kept[1:]).misconception != "lower-reading"


@pytest.mark.parametrize(
    "line",
    [
        {"rules": "mcr-2014", "concealed": "123m234p345s567m5z", "win": "5z", "flowers": "12f"},
        {"rules": "imj", "concealed": "123m123p123s567m5z", "win": "5z", "by": "draw"},
        {"rules": "rengo", "concealed": "234m345p345678s5p", "win": "5p", "by": "draw"},
    ],
)
def test_who_finds_nothing_leaves_nothing_out_in_particular(line: dict[str, object]) -> None:
    question = about(Kind.FANS, **line)
    assert len(question.answer) > 1

    assert grade(question, ()).misconception == "missed-fan"


SAME_WORTH = [
    # three links among 123 123 789 789 of one suit: either fan may be the one counted twice
    (
        {
            "concealed": "123m778899m1z",
            "melds": [{"kind": "chow", "tiles": "123m"}],
            "win": "1z",
        },
        {"pure-double-chow": 1, "two-terminal-chows": 2},
        {"pure-double-chow": 2, "two-terminal-chows": 1},
    ),
    # a pure straight and one of its chows again: one link, of three fans
    (
        {"concealed": "123456789m123m5z", "win": "5z"},
        {"pure-double-chow": 1},
        {"two-terminal-chows": 1},
    ),
    # a mixed triple chow and one of its chows again
    (
        {"concealed": "789m789p789s789m1z", "win": "1z"},
        {"pure-double-chow": 1},
        {"mixed-double-chow": 1},
    ),
]


@pytest.mark.parametrize(("line", "one", "other"), SAME_WORTH)
def test_every_counting_of_the_same_total_is_right(
    line: dict[str, Any], one: dict[str, int], other: dict[str, int]
) -> None:
    question = about(Kind.FANS, **line)
    assert isinstance(question.answer, tuple)
    rest = [fan for fan in question.answer if fan not in {*one, *other}]
    for counting in (one, other):
        fans = [fan for fan, times in counting.items() for _ in range(times)]
        assert grade(question, tuple(rest + fans)).exact, counting
    both = [fan for fan in {*one, *other} for _ in range(max(one.get(fan, 0), other.get(fan, 0)))]
    assert not grade(question, tuple(rest + both)).exact


IMJ_SAME_WORTH = [
    # 27.1: terminals and honors only are also in every set; the group takes either, both 1 fan
    ({"concealed": "111999m999s5566z", "win": "6z"}, {"mixed-unios"}, {"unio-in-all"}),
    # 28.1(1): From The Floor is worth nothing
    ({"concealed": "123456m234789p5s", "win": "5s"}, {"from-the-floor"}, set()),
]


@pytest.mark.parametrize(("line", "one", "other"), IMJ_SAME_WORTH)
def test_every_element_of_the_same_worth_is_right(
    line: dict[str, Any], one: set[str], other: set[str]
) -> None:
    question = about(Kind.FANS, "imj", **line)
    assert isinstance(question.answer, tuple)
    assert set(question.answer) & (one | other) == one
    rest = tuple(fan for fan in question.answer if fan not in one)

    assert grade(question, question.answer).exact
    assert grade(question, (*rest, *other)).exact
    assert not grade(question, (*rest, *one, "mixed-same")).exact
    assert not grade(question, rest[1:]).exact


def test_a_reading_that_pays_the_same_with_as_many_han_is_right() -> None:
    """Rengo 60: three concealed pungs, or twice the same chow and pinfu; both reach mangan."""
    riichi = {"riichi": "riichi", "dora_indicator": "1s"}
    question = about(Kind.FANS, "rengo", concealed="6678m222333444s", win="9m", **riichi)
    assert isinstance(question.answer, tuple)
    assert "sanankou" in question.answer
    rest = tuple(fan for fan in question.answer if fan != "sanankou")

    assert grade(question, (*rest, "pinfu", "iipeikou")).exact
    assert not grade(question, (*rest, "iipeikou")).exact


def test_a_reading_of_the_same_total_is_right() -> None:
    """1233 + 3 may be counted as an edge wait or as a single wait, for the same point."""
    question = about(Kind.FANS, concealed="1233m456p789s567m", win="3m", by="discard")
    assert isinstance(question.answer, tuple)
    assert "edge-wait" in question.answer
    other = tuple("single-wait" if fan == "edge-wait" else fan for fan in question.answer)

    assert grade(question, other).exact
    assert not grade(question, (*question.answer, "single-wait")).exact


def test_what_was_missed_is_told_against_the_nearest_counting() -> None:
    question = about(Kind.FANS, concealed="789m789p789s789m1z", win="1z")
    assert isinstance(question.answer, tuple)
    given_fans = tuple(
        "mixed-double-chow" if fan == "pure-double-chow" else fan
        for fan in question.answer
        if fan != "concealed-hand"
    )
    verdict = grade(question, given_fans)

    assert verdict.missed == ("concealed-hand",)
    assert verdict.invented == ()


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("fans", "pure-straight"),
        ("fans", ["tanyao"]),
        ("fans", [3]),
        ("fans", ["all-chows"] * 41),
        ("total", "12"),
        ("total", -1),
        ("total", True),
        ("waits", ["5x"]),
        ("waits", ["1f"]),
        ("find", "tanyao"),
    ],
)
def test_what_is_no_answer_is_refused(kind: str, value: object) -> None:
    question = make(Address.parse(f"mcr-2014/{kind}/1/5/0"))

    with pytest.raises(QuizError) as caught:
        response_from_json(question, value)

    assert caught.value.code == "bad-answer"


def test_find_has_one_right_fan_and_three_that_are_not_there() -> None:
    for index in range(80):
        question = make(Address("mcr-2014", Kind.FIND, 1 + index % 5, 21, index))
        assert question.score.account is not None
        assert question.choices is not None
        accounts = (question.score.account, *question.score.others)
        present = {line.fan.id for line in question.score.counted}
        for account in accounts:
            present |= {line.fan.id for line in (*account.counted, *account.struck)}
        there = [each.id for each in question.choices if each.id in present]
        assert there == [question.answer]
        assert len({each.id for each in question.choices}) == 4


def test_the_place_of_the_right_choice_tells_nothing() -> None:
    places = []
    for index in range(120):
        question = make(Address("mcr-2014", Kind.FIND, 1, 33, index))
        assert question.choices is not None
        places.append([each.id for each in question.choices].index(str(question.answer)))

    assert all(15 <= places.count(place) <= 45 for place in range(4))


@pytest.mark.parametrize(("level", "size"), [(1, 6), (2, 10), (3, 81), (4, 81), (5, 81)])
def test_choices_hold_the_answer_in_book_order(level: int, size: int) -> None:
    for index in range(10):
        question = make(Address("mcr-2014", Kind.FANS, level, 8, index))
        assert question.choices is not None
        assert isinstance(question.answer, tuple)
        ids = [each.id for each in question.choices]
        assert set(question.answer) <= set(ids)
        assert len(ids) >= size
        assert ids == sorted(ids, key=lambda fan: RULES.fan(fan).number)
