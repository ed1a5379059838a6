"""A response to a question becomes a graded answer: the one value that goes to be stored.

A drill, an assignment and a regrade grade here; whoever asks checks of its own makes the same value.
"""

from dataclasses import dataclass

from quizzes import Question, Response, Verdict, can_ask_about, evidence, grade, response_to_json
from quizzes.fingerprint import fingerprint
from quizzes.question import score_of, tiles_of
from quizzes.topics import HAND_TOPIC, filtered_topic
from quizzes.version import ENGINE
from school.errors import SchoolError
from school.learning.rating import features
from school.progress.evidence import AnswerEvidence
from school.progress.models import Outcome

StoredResponse = (
    None | bool | int | float | str | list["StoredResponse"] | dict[str, "StoredResponse"]
)
"""What a learner answered, as JSON knows it."""


@dataclass(frozen=True, slots=True)
class GradedAnswer:
    """An answer with what it is worth, before it has a row.

    `question` is the address of the question. `response` is None unless the outcome is `ANSWERED`.
    `credit` is 0 to 1. `engine` is the version of the code that graded it. `seconds` is how long
    the learner looked at the question, None where that is not known. `token` names the one showing
    of the question that this answers. `digest` is that of all that the question showed and asked,
    where whoever stores the answer wants to know it again.

    Raises:
        SchoolError: `bad-credit`, `bad-seconds`, or `given-and-outcome`: an answer without content,
            or content without an answer.
    """

    question: str
    outcome: Outcome
    response: StoredResponse
    credit: float
    evidence: AnswerEvidence
    engine: str = ENGINE
    seconds: float | None = None
    token: str = ""
    digest: str | None = None

    def __post_init__(self) -> None:
        answered = self.outcome is Outcome.ANSWERED
        # Written so that a NaN, which compares false with everything, is refused as well.
        if not 0 <= self.credit <= (1 if answered else 0):
            raise SchoolError("bad-credit", f"no credit for {self.outcome}: {self.credit!r}")
        if self.seconds is not None and not 0 <= self.seconds < float("inf"):
            raise SchoolError("bad-seconds", f"expected 0 seconds or more, not {self.seconds!r}")
        if answered == (self.response is None):
            raise SchoolError(
                "given-and-outcome",
                f"{self.response!r} does not go with the outcome {self.outcome}",
            )


def graded_answer(
    question: Question, response: Response, seconds: float | None = None, token: str = ""
) -> GradedAnswer:
    """The response graded by this version; None says "I don't know".

    Raises:
        QuizError: `bad-answer` when it is no answer to a question of this kind.
    """
    verdict = grade(question, response)
    return GradedAnswer(
        question=str(question.address),
        outcome=Outcome.UNKNOWN if response is None else Outcome.ANSWERED,
        response=None if response is None else response_to_json(question, response),
        credit=0.0 if response is None else verdict.credit,
        evidence=evidence_of(question, verdict),
        seconds=seconds,
        token=token,
        digest=fingerprint(question),
    )


def skipped_answer(question: Question, seconds: float | None, token: str) -> GradedAnswer:
    """A question passed over: it brings no credit and shows nothing."""
    return GradedAnswer(
        question=str(question.address),
        outcome=Outcome.SKIPPED,
        response=None,
        credit=0.0,
        evidence=AnswerEvidence(),
        seconds=seconds,
        token=token,
    )


def evidence_of(question: Question, verdict: Verdict) -> AnswerEvidence:
    """What an answer shows that was graded so.

    A hand that somebody brought shows nothing: its worth was most likely seen before. One that won a
    deal at the table was not, nor one that a teacher laid.
    """
    if question.address.tells_worth:
        return AnswerEvidence(misconception=verdict.misconception)
    address, score, tiles = question.address, score_of(question), tiles_of(question)
    aim = filtered_topic(address) or None
    return AnswerEvidence(
        topics=tuple((each.topic, each.seen, each.weight) for each in evidence(question, verdict)),
        aim=aim or _whole(question),
        features=features(
            address.kind.value,
            address.level,
            aim,
            readings=len(score.others) if score and score.account else None,
            melds=len(tiles.melds) if tiles else None,
            traps=[
                choice.misconception for choice in question.choices or () if choice.misconception
            ],
        ),
        misconception=verdict.misconception,
    )


def _whole(question: Question) -> str | None:
    """The hand as a whole, for kinds that are asked about nothing less."""
    address = question.address
    return HAND_TOPIC if can_ask_about(address.rules, address.kind, HAND_TOPIC) else None
