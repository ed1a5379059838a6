"""An answer to a question of an assignment, graded: a value that waits to be written."""

from dataclasses import dataclass

from quizzes import Question, Response, Verdict, evidence, grade, response_to_json
from quizzes.fingerprint import fingerprint
from quizzes.version import ENGINE
from school.progress.evidence import Evidence
from school.progress.hand_in import Given as Stored
from school.progress.models import Outcome


@dataclass(frozen=True, slots=True)
class Graded:
    """What a student gave, what it is worth (`credit`, 0 to 1), and the misconception behind it.

    `engine` and `digest` say by what and of what it was graded. `seconds` is how long the student
    looked at the question, None where that is not known. `evidence` is what the answer shows of
    each topic that was in play.
    """

    outcome: Outcome
    given: Stored
    credit: float
    trap: str | None
    seconds: float | None
    engine: str
    digest: str
    evidence: tuple[Evidence, ...] = ()


def graded_answer(question: Question, given: Response, seconds: float | None = None) -> Graded:
    """The answer graded by this version; None says "I don't know".

    Raises:
        QuizError: `bad-answer` when it is no answer to a question of this kind.
    """
    verdict = grade(question, given)
    return Graded(
        outcome=Outcome.UNKNOWN if given is None else Outcome.ANSWERED,
        given=None if given is None else response_to_json(question, given),
        credit=0.0 if given is None else verdict.credit,
        trap=verdict.misconception,
        seconds=seconds,
        engine=ENGINE,
        digest=fingerprint(question),
        evidence=shown_by(question, verdict),
    )


def shown_by(question: Question, verdict: Verdict) -> tuple[Evidence, ...]:
    """What an answer shows of each topic that was in play."""
    return tuple((each.topic, each.seen, each.weight) for each in evidence(question, verdict))
