"""What a graded answer shows: how the question and the verdict become values that are kept."""

from quizzes import Question, Verdict, can_ask_about, evidence
from quizzes.topics import HAND, wished_topic
from school.learning.rating import features
from school.progress.evidence import Shown


def shown_of(question: Question, verdict: Verdict) -> Shown:
    """What an answer shows that was graded so."""
    address, score = question.address, question.score
    held = question.hand or question.waiting_hand
    aim = wished_topic(address) or None
    return Shown(
        evidence=tuple(
            (each.topic, each.seen, each.weight) for each in evidence(question, verdict)
        ),
        aim=aim or _whole(question),
        features=features(
            address.kind.value,
            address.level,
            aim,
            readings=len(score.others) if score and score.account else None,
            melds=len(held.melds) if held else None,
            traps=[
                choice.misconception for choice in question.choices or () if choice.misconception
            ],
        ),
        trap=verdict.misconception,
    )


def _whole(question: Question) -> str | None:
    """The hand as a whole, for kinds that are asked about nothing less."""
    address = question.address
    return HAND if can_ask_about(address.rules, address.kind, HAND) else None
