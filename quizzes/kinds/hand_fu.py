"""The fu of a Rengo hand that lies sorted into its parts (article 56)."""

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, Final

from quizzes.address import Address, Kind
from quizzes.hands.draw import Draw
from quizzes.hands.rengo.fu_hands import hand_of_plan, seven_pairs
from quizzes.hands.rengo.fu_plans import SPECIAL, plan_of_level
from quizzes.kinds.base import has_fu
from quizzes.kinds.evidence import evidence_of_hand
from quizzes.kinds.number_grade import grade_number, numbers_of
from quizzes.kinds.own_fu import counted_once
from quizzes.kinds.reading import read_total, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, choice_id, no_fan
from quizzes.kinds.subject import NO_SUBJECT
from quizzes.misconceptions.rengo import base as wrong
from quizzes.question import HandFuQuestion, Verdict
from quizzes.words.hand_fu import WORDS, base_of
from scoring import Score
from scoring.wire import write_hand
from wording import N_

_SPECIAL_CASES: Final = {4: 0.6, 5: 0.15}
"""How often a level asks for a case that article 56 treats by itself."""
_SEVEN_PAIRS: Final = 0.2  # of those


def make(address: Address) -> HandFuQuestion:
    """The question; its answer is the base in points."""
    counted = _hand(address)
    base = base_of(counted)
    return HandFuQuestion(
        address=address,
        choices=None,
        answer=base.points,
        citations=tuple(dict.fromkeys(item.article for item in base.items)),
        counted=counted,
    )


def _hand(address: Address) -> Score:
    """The first hand that comes out as it was planned."""
    if address.is_own:
        return counted_once(address)
    start = Draw(address.run, address.index)
    special = start.chance(_SPECIAL_CASES.get(address.level, 0.0))
    pairs = special and start.chance(_SEVEN_PAIRS)
    for step in count():
        draw = start.onward(step)
        if pairs:
            found = seven_pairs(draw)
        else:
            plan = draw.turn(SPECIAL) if special else plan_of_level(address.level, draw)
            found = hand_of_plan(plan, draw)
        if found:
            return found
    raise AssertionError  # the count has no end


def grade(question: HandFuQuestion, response: float | None) -> Verdict:
    """All or nothing; a wrong base is explained where exactly one wrong rule yields it."""
    return grade_number(question, response, _wrong)


def wrong_hand_fu(question: HandFuQuestion) -> Iterator[float]:
    """The numbers that wrong rules yield."""
    return numbers_of(_wrong, question)


def _wrong(question: HandFuQuestion) -> Iterator[tuple[str, float]]:
    """The wrong bases with the wrong rules, by their ids, that yield them, as of a whole hand."""
    return ((each.id, points) for each, points in wrong.wrong_bases(question.counted))


def _subject(question: HandFuQuestion) -> Mapping[str, Any]:
    return {**NO_SUBJECT, **_about(question)}


def _about(question: HandFuQuestion) -> Mapping[str, Any]:
    return {"hand": write_hand(question.counted.hand, question.address.rules)}


SPEC: Final[KindSpec[HandFuQuestion, float]] = KindSpec(
    kind=Kind.HAND_FU,
    name=N_("Add up the fu of the parts"),
    asks=N_("The hand is laid out in its parts: add up the fu."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=False,
    turns_on_principles=False,
    applies_to=has_fu,
    shows=no_fan,
    make=make,
    grade=grade,
    evidence=evidence_of_hand,
    read=read_total,
    write=write_plain,
    answer_of_choice=choice_id,
    subject=_subject,
    about=_about,
    words=WORDS,
)
