"""What an answer shows to be unsure."""

from quizzes import Question, Verdict, evidence
from quizzes.topics import is_fan


def unsure_topics(question: Question, verdict: Verdict) -> tuple[str, ...]:
    """Everything that the answer shows to be unsure."""
    return tuple(each.topic for each in evidence(question, verdict) if not each.seen)


def unsure_fans(question: Question, verdict: Verdict) -> tuple[str, ...]:
    """The fans that the answer shows to be unsure, the one of the trap first."""
    shown = [topic for topic in unsure_topics(question, verdict) if is_fan(topic)]
    return tuple(dict.fromkeys(([verdict.fan] if verdict.fan else []) + shown))
