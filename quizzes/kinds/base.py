"""The base (fu) of a Rengo hand, rounded as article 56 says."""

from typing import Final

from quizzes import countings
from quizzes.address import Address
from quizzes.errors import QuizError
from quizzes.kinds.evidence import of_the_hand
from quizzes.kinds.hand import hand_of, stream
from quizzes.kinds.workings import Workings, read_total, write_plain
from quizzes.misconceptions.rengo import base as wrong
from quizzes.question import Question, Response, Verdict
from scoring import RuleSet, Score, System, rule_set

_YAKUMAN: Final = 13  # a yakuman is paid without a base


def make(address: Address) -> Question:
    """The question; its answer is the base in points."""
    if address.target and not _shows(rule_set(address.rules), address.target):
        raise QuizError("no-hand", f"{address.target} is paid without a base: ask for another")
    score = hand_of(address, stream(address), _has_base).score
    base = score.account.base if score.account else None
    assert base is not None  # asked for above
    return Question(
        address=address,
        choices=None,
        answer=base.points,
        citations=tuple(dict.fromkeys(item.article for item in base.items)),
        hand=score.hand,
        score=score,
    )


def _has_base(score: Score) -> bool:
    return score.account is not None and score.account.base is not None


def grade(question: Question, response: Response) -> Verdict:
    """All or nothing; a wrong base is explained where one wrong rule yields it.

    The base of a reading that pays the same is right too (60).
    """
    key = str(question.answer)
    assert question.score is not None
    if response in countings.bases(question.score, rule_set(question.address.rules)):
        return Verdict(1.0, True, (key,), (), ())
    if not isinstance(response, int | float):
        return Verdict(0.0, False, (), (key,), ())
    misconception = wrong.diagnose(question.score, response)
    return Verdict(
        0.0, False, (), (key,), (str(response),), misconception.id if misconception else None
    )


def _applies_to(rules: RuleSet) -> bool:
    return rules.system is System.RENGO


def _shows(rules: RuleSet, fan: str) -> bool:
    return rules.fan(fan).value < _YAKUMAN


WORKINGS: Final = Workings(make, grade, of_the_hand, read_total, write_plain, _applies_to, _shows)
