"""What does the referee rule? What happens around the hand? Both are asked of a situation."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from quizzes.address import TOPIC_PREFIX, Kind
from quizzes.kinds.choosing import grade_choice
from quizzes.kinds.evidence import evidence_of_topic
from quizzes.kinds.reading import read_choice, read_number, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, choice_id, no_fan
from quizzes.kinds.subject import NO_SUBJECT, message_json
from quizzes.question import Evidence, SituationQuestion, Verdict
from quizzes.situations import book
from quizzes.words.situations import WORDS
from scoring import RuleSet
from wording import N_


def grade(question: SituationQuestion, response: float | str | None) -> Verdict:
    """All or nothing; the misconception is that of the choice."""
    return grade_choice(question, response, str(response), str(question.answer))


def evidence(question: SituationQuestion, verdict: Verdict) -> tuple[Evidence, ...]:
    """The topic that the situation was drawn from."""
    topic = book.topic_of(question.situation.template)
    return (evidence_of_topic(TOPIC_PREFIX + topic, question, verdict),)


def read(question: SituationQuestion, value: object) -> float | str:
    """One of the choices; a number where there are none."""
    return read_choice(question, value) if question.choices else read_number(question, value)


def _subject(question: SituationQuestion) -> Mapping[str, Any]:
    situation = question.situation
    about = [situation.template, message_json(situation.facts), message_json(situation.question)]
    return {**NO_SUBJECT, "about": about}


def _has_rulings(rules: RuleSet) -> bool:
    return book.has_situations(rules, Kind.RULING)


def _has_procedures(rules: RuleSet) -> bool:
    return book.has_situations(rules, Kind.PROCEDURE)


def _about(question: SituationQuestion) -> Mapping[str, Any]:
    return {"template": question.situation.template}


def _spec(
    kind: Kind, name: str, asks: str, applies_to: Callable[[RuleSet], bool]
) -> KindSpec[SituationQuestion, float | str]:
    """Both kinds work alike; they differ in what they are called and in the chapters they draw from."""
    return KindSpec(
        kind=kind,
        name=name,
        asks=asks,
        topics=frozenset({TopicSort.SITUATION}),
        deals_hands=False,
        turns_on_principles=False,
        applies_to=applies_to,
        shows=no_fan,
        make=book.make,
        grade=grade,
        evidence=evidence,
        read=read,
        write=write_plain,
        answer_of_choice=choice_id,
        subject=_subject,
        about=_about,
        words=WORDS,
    )


RULING_SPEC: Final = _spec(
    Kind.RULING,
    N_("Give a ruling"),
    N_("Something happens at the table: say how it is ruled."),
    _has_rulings,
)
PROCEDURE_SPEC: Final = _spec(
    Kind.PROCEDURE,
    N_("Know the procedure"),
    N_("Seats, dice, wall, order of a deal: say what comes next."),
    _has_procedures,
)
