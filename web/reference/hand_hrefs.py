"""Pages that tell more of a hand."""

from flask import url_for

from quizzes import Question
from quizzes.question import hand_of
from quizzes.typed.score_request import query_of
from scoring import rule_set


def in_full_href(question: Question) -> str:
    """Where the hand of a question is shown in full; nothing for a question without one."""
    return hand_hrefs(question)[0]


def hand_hrefs(question: Question) -> tuple[str, str]:
    """The same, and where one asks why the hand does not have a fan."""
    hand, rules = hand_of(question), rule_set(question.address.rules)
    if hand is None:
        return "", ""
    query = query_of(hand, rules)
    return (
        url_for("in_full.page", rules=rules.id, **query),
        url_for("why_not.page", rules=rules.id, **query),
    )
