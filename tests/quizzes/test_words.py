"""What a learner reads is there for every question, short, and never tells the answer."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from quizzes import (
    Address,
    Kind,
    Question,
    explanation,
    feedback,
    grade,
    hint,
    make,
    misconception_name,
    prompt,
)
from quizzes.misconceptions import waiting
from quizzes.misconceptions.registry import BY_ID
from quizzes.question import (
    AnnouncementQuestion,
    ComparisonQuestion,
    SituationQuestion,
    TermQuestion,
    score_of,
)
from quizzes.systems import PROFILES
from quizzes.table_question import AskedOfTable, TableQuestion
from quizzes.words.score_text import total_text, worth_said
from scoring import System
from tests.quizzes.make import about, addresses, wrong_answers
from wording import LANGUAGES, fan_name, translator

LONGEST = {"en": 20, "zh-Hans": 40, "ja": 50}  # words; characters elsewhere, names included
OTHER_READING = re.compile(r"Another reading, (?P<less>\d+) points? less\. .*?:(?P<fans>.*)")
NAMED_IN_PROMPTS = {"flower-tiles", "dora"}
HOUSE_RULING = Address("imj", Kind.RULING, 4, 4, 48494)
ASKED_AS_READ = Address("mcr-2014", Kind.PROCEDURE, 2, 0, 0)
languages = st.sampled_from(tuple(LANGUAGES))


@settings(max_examples=40)
@given(addresses(), languages)
@example(HOUSE_RULING, "en")
@example(ASKED_AS_READ, "zh-Hans")
def test_every_question_is_asked_and_explained(address: Address, language: str) -> None:
    question, t = make(address), translator(language)
    below = hint(question, t)
    texts = (prompt(question, t), below, explanation(question, t))
    # Where the text is silent or reads two ways the question says so; the hint would say it again.
    says_itself = isinstance(question, SituationQuestion) and bool(
        re.search("as this site (rules|reads)", prompt(question, translator("en")))
    )

    assert texts[0]
    assert texts[-1]
    assert bool(below) is not says_itself
    assert not any("%(" in text or re.search(r"\bNone\b(?! of )", text) for text in texts)


@settings(max_examples=40)
@given(addresses())
def test_asking_names_no_fan_that_counts(address: Address) -> None:
    question, t = make(address), translator("en")
    if isinstance(
        question, AnnouncementQuestion | ComparisonQuestion | SituationQuestion | TermQuestion
    ):
        return
    asked = prompt(question, t) + hint(question, t)
    score = score_of(question)
    counted = {line.fan for line in score.counted} if score else set()

    assert not any(fan_name(fan, t) in asked for fan in counted if fan.id not in NAMED_IN_PROMPTS)


LISTING = (
    Kind.WAITS,
    Kind.PAYMENTS,
    Kind.TSUMO_SPLIT,
)  # tiles, or what each seat pays, take the room they need


def _lists(question: Question) -> bool:
    of_payments = isinstance(question, TableQuestion) and question.asks is AskedOfTable.PAYMENTS
    return of_payments or question.address.kind in LISTING


@settings(max_examples=40)
@given(addresses(), languages, st.data())
def test_feedback_is_one_short_sentence(
    address: Address, language: str, data: st.DataObject
) -> None:
    question, t = make(address), translator(language)
    answers = wrong_answers(question) | st.none() | st.just(question.answer)
    verdict = grade(question, data.draw(answers))
    said = feedback(question, verdict, t)

    assert said
    assert "%(" not in said
    if not _lists(question):
        words = [each for each in said.split() if any(map(str.isalnum, each))]
        length = len(words) if language == "en" else len(said)
        assert length <= LONGEST[language], said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", System)
def test_every_misconception_has_a_name(system: System, language: str) -> None:
    t = translator(language)
    names = [
        misconception_name(misconception.id, t)
        for misconception in (*PROFILES[system].misconceptions, *waiting.MISCONCEPTIONS)
    ]

    assert len(set(names)) == len(names)


def test_a_trap_is_told_in_japanese_as_what_was_done() -> None:
    """In the past tense or as a noun: never as something to do."""
    t = translator("ja")
    names = [misconception_name(id, t) for id in BY_ID]

    assert [name for name in names if re.search(r"[うくぐすつぬぶむる]$|ない$", name)] == []


def test_the_misconception_is_addressed_first() -> None:
    question = about(Kind.FANS, concealed="123m456p789s2344m", win="4m", by="draw")
    assert isinstance(question.answer, tuple)
    verdict = grade(question, (*question.answer, "self-drawn"))
    said = feedback(question, verdict, translator("en"))

    assert said == (
        "Fully Concealed Hand already implies that the tile was drawn: Self-Drawn is not"
        " counted with it."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_situation_that_nobody_answered_begins_with_its_reason(language: str) -> None:
    question, t = make(Address.parse("mcr-1998/procedure/1/837491/2")), translator(language)

    assert feedback(question, grade(question, None), t) == explanation(question, t).splitlines()[0]


def test_a_hand_is_worth_a_yakuman() -> None:
    """Rengo 52: it has a name and no han; the heading of its count has the bare name."""
    question = about(Kind.TOTAL, "rengo", concealed="19m19p19s1234567z", win="1m", by="draw")
    score, t = score_of(question), translator("en")
    assert score is not None

    assert worth_said(score, t) == "a yakuman"
    assert total_text(score, t) == "yakuman"


def test_the_explanation_cites_the_rows() -> None:
    question = about(Kind.FANS, concealed="123m456p789s2344m", win="4m", by="draw")
    lines = explanation(question, translator("en")).splitlines()

    assert lines[0].startswith("Mixed Straight 8 (3.8.1 row 39): ")
    assert any(line.startswith("Not counted: Self-Drawn (3.9.1.6(1)).") for line in lines)


def test_readings_that_count_the_same_fans_are_told_once() -> None:
    """222 with 345 three times, or 234 three times with 555: one line for both."""
    text = explanation(make(Address.parse("mcr-2006/total/5/5229/43")), translator("en"))
    others = [line for line in text.splitlines() if line.startswith("Another reading")]
    assert len(others) == 1


@pytest.mark.parametrize("address", ["mcr-2006/fans/4/2125/0", "mcr-2014/spot-error/4/2125/0"])
def test_what_another_reading_counts_adds_up_to_what_it_is_said_to_be_worth(address: str) -> None:
    """The flowers are in the total, so they are named with the fans of the other reading too."""
    lines = explanation(make(Address.parse(address)), translator("en")).splitlines()
    total = sum(int(found[1]) for line in lines if (found := re.match(r"Total: (\d+)", line)))
    others = [found for line in lines if (found := OTHER_READING.match(line))]

    assert others
    for found in others:
        fans = re.findall(r" (\d+)(?: ×(\d+))?(?=[,.])", found["fans"])
        assert total - int(found["less"]) == sum(int(n) * int(times or 1) for n, times in fans)


def test_a_fan_that_counts_is_said_not_to_count_once_more() -> None:
    told = explanation(make(Address.parse("mcr-2014/principle/5/18740/0")), translator("ja"))

    assert "「清龍」はそれ以上数えない" in told
    assert "\n「連六」は数えない" in told
