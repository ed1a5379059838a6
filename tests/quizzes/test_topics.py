"""What each kind of question shows something of: a fan, a principle, a topic, an area, the hand."""

import pytest

from quizzes import Address, Kind, evidence, grade, make
from quizzes.address import PRINCIPLE_PREFIX
from quizzes.naming import named_terms
from quizzes.question import TermQuestion
from quizzes.topics import (
    FAN_NAMES_TOPIC,
    HAND_TOPIC,
    TERM_TOPIC_PREFIX,
    filter_for_topic,
    filtered_topic,
    is_fan,
)
from scoring import rule_set


def shown(text: str, right: bool) -> dict[str, tuple[bool, float]]:
    question = make(Address.parse(text))
    verdict = grade(question, question.answer if right else None)
    return {each.topic: (each.seen, each.weight) for each in evidence(question, verdict)}


@pytest.mark.parametrize(
    ("address", "topic", "weight"),
    [
        ("mcr-2014/waits/2/5/1", HAND_TOPIC, 1.0),
        ("mcr-2014/waits/2/5/1/pure-straight", HAND_TOPIC, 0.5),
        ("mcr-2014/waits/2/5/1/table", HAND_TOPIC, 1.0),
        ("mcr-2014/legal/2/5/1", HAND_TOPIC, 1.0),
        ("mcr-2014/payments/2/5/1", HAND_TOPIC, 1.0),
        ("rengo/base/2/5/1", HAND_TOPIC, 1.0),
        ("imj/compare/2/5/1", HAND_TOPIC, 1.0),
        ("mcr-2006/edition/2/5/1", HAND_TOPIC, 1.0),
        ("mcr-2014/total/2/5/1", HAND_TOPIC, 1.0),
        ("mcr-2014/spot-error/2/5/1", HAND_TOPIC, 1.0),
        ("mcr-2014/principle/2/11/0/principle:non-repeat", "principle:non-repeat", 0.5),
        ("mcr-2014/ruling/2/5/1/topic:claims", "topic:claims", 0.5),
        ("rengo/procedure/2/5/1/topic:dealer", "topic:dealer", 0.5),
        ("mcr-2014/term/2/5/1/topic:waits", "terms:waits", 0.5),
        ("mcr-2014/term/2/5/1/pure-straight", FAN_NAMES_TOPIC, 0.5),
    ],
)
@pytest.mark.parametrize("right", [True, False])
def test_an_answer_shows_what_its_question_is_about(
    address: str, topic: str, weight: float, right: bool
) -> None:
    assert shown(address, right)[topic] == (right, weight)


@pytest.mark.parametrize(
    ("wish", "weight"), [("/pure-straight", 0.5), ("/pure-straight+full-flush", 0.5)]
)
def test_who_names_no_fan_missed_the_one_that_was_asked_for(wish: str, weight: float) -> None:
    question = make(Address.parse(f"mcr-2014/fans/3/5/2{wish}"))
    assert isinstance(question.answer, tuple)
    assert len(set(question.answer)) > 1
    for response in (None, ()):
        told = evidence(question, grade(question, response))
        assert [tuple(each) for each in told] == [("pure-straight", False, weight)]


@pytest.mark.parametrize("level", [2, 3])
def test_who_names_no_fan_where_none_was_asked_for_missed_a_little_of_each(level: int) -> None:
    address = f"mcr-2014/fans/{level}/5/2"
    told, named = shown(address, right=False), shown(address, right=True)

    assert set(told) == set(named)
    assert len(told) > 1
    assert not any(seen for seen, _ in told.values())
    total = sum(weight for _, weight in told.values())
    assert total == pytest.approx(next(weight for _, weight in named.values()))


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
def test_a_principle_that_was_not_aimed_at_is_told_in_full(rules: str) -> None:
    told = shown(f"{rules}/principle/3/5/1", right=True)
    named = [topic for topic in told if topic.startswith(PRINCIPLE_PREFIX)]

    assert [told[topic] for topic in named] == [(True, 1.0)]
    assert named[0].removeprefix(PRINCIPLE_PREFIX) in rule_set(rules).principles


@pytest.mark.parametrize("index", range(1, 7))
def test_a_name_shows_its_area_and_a_name_of_a_fan_nothing_of_the_fan(index: int) -> None:
    question = make(Address("mcr-2014", Kind.TERM, 2, 5, index))
    assert isinstance(question, TermQuestion)
    asked = question.term
    area = (
        FAN_NAMES_TOPIC
        if asked.is_fan
        else TERM_TOPIC_PREFIX + named_terms("mcr-2014")[asked.id].group
    )

    assert [each.topic for each in evidence(question, grade(question, None))] == [area]


@pytest.mark.parametrize(
    ("kind", "topic"),
    [
        ("find", "pure-straight"),
        ("principle", "principle:non-repeat"),
        ("ruling", "topic:claims"),
        ("term", "terms:waits"),
    ],
)
def test_a_question_can_be_wished_for_by_its_topic(kind: str, topic: str) -> None:
    address = Address.parse(f"mcr-2014/{kind}/2/5/1/{filter_for_topic(topic)}")

    assert filtered_topic(address) == topic
    assert topic in shown(str(address), right=True)


def test_fans_alone_are_fans() -> None:
    assert is_fan("pure-straight")
    assert not any(
        map(is_fan, (HAND_TOPIC, FAN_NAMES_TOPIC, "principle:non-repeat", "topic:claims"))
    )
    assert filter_for_topic(HAND_TOPIC) == filter_for_topic(FAN_NAMES_TOPIC) == ""
