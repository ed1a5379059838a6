"""The base (fu) of a Rengo hand, rounded as article 56 says."""

from collections.abc import Iterator
from typing import Final

from quizzes import countings
from quizzes.address import Address, Kind
from quizzes.errors import QuizError, Unfit, unfit_hand
from quizzes.kinds.evidence import evidence_of_hand
from quizzes.kinds.hand import draw_for, generate_hand
from quizzes.kinds.number_grade import grade_number
from quizzes.kinds.reading import read_total, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, choice_id, no_subject
from quizzes.kinds.subject import hand_subject_json
from quizzes.misconceptions.rengo import base as wrong
from quizzes.question import HandQuestion, Verdict
from quizzes.systems import profile_of
from quizzes.words.base import WORDS
from scoring import Fu, RuleSet, Score, rule_set
from wording import N_

_READING: Final = "dearest-reading"
_YAKUMAN: Final = 13  # a yakuman is paid without a base


def make(address: Address) -> HandQuestion[float]:
    """The question; its answer is the base in points."""
    if address.target and not _shows(rule_set(address.rules), address.target):
        raise QuizError("no-hand", f"{address.target} is paid without a base: ask for another")
    score = generate_hand(address, draw_for(address), has_base).score
    base = score.account.base if score.account else None
    if base is None and address.is_own:
        raise unfit_hand(Unfit.NO_BASE)
    if base is None:  # a yakuman that somebody brought; any other was asked for above
        raise QuizError("no-hand", f"{address.hand} is paid without a base: ask for another")
    return HandQuestion(
        address=address,
        choices=None,
        answer=base.points,
        citations=_citations(score, base),
        hand=score.hand,
        score=score,
    )


def _citations(score: Score, base: Fu) -> tuple[str, ...]:
    """The articles of the parts, and where there are other readings the one on which counts (60)."""
    of_parts = [item.article for item in base.items]
    principles = rule_set(score.rules).principles
    return tuple(dict.fromkeys([*of_parts, *([principles[_READING]] if score.others else ())]))


def has_base(score: Score) -> bool:
    return score.account is not None and score.account.base is not None


def grade(question: HandQuestion[float], response: float | None) -> Verdict:
    """All or nothing; a wrong base is explained where exactly one wrong rule yields it.

    The base of a reading that pays the same is right too (60).
    """
    if response in countings.accepted_bases(question.score, rule_set(question.address.rules)):
        return Verdict(1.0, True, (str(question.answer),), (), ())
    return grade_number(question, response, _wrong)


def _wrong(question: HandQuestion[float]) -> Iterator[tuple[str, float]]:
    """The wrong bases with the wrong rules, by their ids, that yield them."""
    return ((each.id, points) for each, points in wrong.wrong_bases(question.score))


def has_fu(rules: RuleSet) -> bool:
    """Whether hands have a base, counted in fu."""
    return profile_of(rules).has_fu


def _shows(rules: RuleSet, fan: str) -> bool:
    return rules.fan(fan).value < _YAKUMAN


SPEC: Final[KindSpec[HandQuestion[float], float]] = KindSpec(
    kind=Kind.BASE,
    name=N_("Find the fu"),
    asks=N_("Add up the fu of a hand and round the sum."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=True,
    turns_on_principles=False,
    applies_to=has_fu,
    shows=_shows,
    make=make,
    grade=grade,
    evidence=evidence_of_hand,
    read=read_total,
    write=write_plain,
    answer_of_choice=choice_id,
    subject=hand_subject_json,
    about=no_subject,
    words=WORDS,
)
