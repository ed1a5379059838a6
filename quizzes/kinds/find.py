"""One of four fans is counted in this hand: which? The other three are not there at all."""

from typing import Final

from quizzes import citations as citations
from quizzes.address import Address
from quizzes.kinds.choices import strangers
from quizzes.kinds.evidence import ONE_OF_FOUR
from quizzes.kinds.hand import hand_of, stream
from quizzes.kinds.workings import Workings, read_choice, write_plain
from quizzes.misconceptions import ABSENT, LOOK_ALIKE, kin_of
from quizzes.question import Choice, Evidence, Question, Response, Verdict
from scoring import rule_set

CHOICES = 4


def make(address: Address) -> Question:
    """The question; its answer is the fan that the hand was built for."""
    rules = rule_set(address.rules)
    draw = stream(address)
    made = hand_of(address, draw)
    others = strangers(made.target, made.score, rules, draw, CHOICES - 1)
    kin = kin_of(rules).get(made.target, ())
    choices = [Choice(made.target)]
    choices += [Choice(fan, LOOK_ALIKE if fan in kin else ABSENT) for fan in others]
    return Question(
        address=address,
        hand=made.score.hand,
        choices=tuple(draw.shuffled(choices)),
        answer=made.target,
        citations=citations.of_score(made.score, rules),
        score=made.score,
    )


def grade(question: Question, response: Response) -> Verdict:
    """All or nothing."""
    answer = str(question.answer)
    if response == answer:
        return Verdict(1.0, True, (answer,), (), ())
    if not isinstance(response, str):
        return Verdict(0.0, False, (), (answer,), ())
    misconception = next(
        (each.misconception for each in question.choices or () if each.id == response), None
    )
    return Verdict(0.0, False, (), (answer,), (response,), misconception, response, answer)


def evidence(question: Question, verdict: Verdict) -> tuple[Evidence, ...]:
    """The fan that was there, and the one that was taken for it."""
    shown = [Evidence(fan, True, ONE_OF_FOUR) for fan in verdict.right]
    shown += [Evidence(fan, False, ONE_OF_FOUR) for fan in (*verdict.missed, *verdict.invented)]
    return tuple(shown)


WORKINGS: Final = Workings(make, grade, evidence, read_choice, write_plain)
