"""How much is this hand worth? The total includes the flowers."""

from typing import Final

from quizzes import citations as citations
from quizzes import countings, misconceptions
from quizzes.address import Address
from quizzes.kinds.evidence import BY_THE_SUM, of_the_hand
from quizzes.kinds.hand import hand_of, stream
from quizzes.kinds.workings import Workings, read_total, write_plain
from quizzes.question import Evidence, Question, Response, Verdict
from scoring import rule_set


def make(address: Address) -> Question:
    """The question; its answer is the total with flowers, in points."""
    rules = rule_set(address.rules)
    score = hand_of(address, stream(address)).score
    return Question(
        address=address,
        hand=score.hand,
        choices=None,
        answer=score.total,
        citations=citations.of_score(score, rules),
        score=score,
    )


def grade(question: Question, response: Response) -> Verdict:
    """All or nothing; a wrong total is explained where one misconception alone yields it.

    In Rengo a reading that pays the same may have other han (60).
    """
    score, rules = question.score, rule_set(question.address.rules)
    assert score is not None
    total = str(score.total)
    if response in countings.totals(score, rules):
        return Verdict(1.0, True, (total,), (), ())
    if not isinstance(response, int | float):
        return Verdict(0.0, False, (), (total,), ())
    found = misconceptions.of_total(score, rules, response)
    return Verdict(
        credit=0.0,
        exact=False,
        right=(),
        missed=(total,),
        invented=(str(response),),
        misconception=found.misconception.id if found else None,
        fan=found.mistake.fan if found else None,
        other=found.mistake.other if found else None,
    )


def evidence(question: Question, verdict: Verdict) -> tuple[Evidence, ...]:
    """The whole hand, and weakly every fan of a right total, or the fan mistaken."""
    whole = of_the_hand(question, verdict)
    if verdict.exact and question.score:
        fans = [line.fan.id for line in question.score.counted]
        return (*whole, *(Evidence(fan, True, BY_THE_SUM) for fan in fans))
    return (*whole, Evidence(verdict.fan, False, BY_THE_SUM)) if verdict.fan else whole


WORKINGS: Final = Workings(make, grade, evidence, read_total, write_plain)
