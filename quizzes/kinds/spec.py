"""All that the program needs of a kind of question, in one row."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar

from quizzes.address import Address, Kind
from quizzes.question import Answer, Evidence, Question, Verdict
from quizzes.words.kind_words import KindWords
from scoring import RuleSet

QuestionT = TypeVar("QuestionT", bound=Question)
AnswerT = TypeVar("AnswerT", bound=Answer)


class TopicSort(StrEnum):
    """The sorts of topic that a drill can be chosen for."""

    FAN = "fan"  # one fan
    PRINCIPLE = "principle"  # one principle of counting
    HAND = "hand"  # the hand as a whole
    SITUATION = "situation"  # a chapter of rulings or procedure
    TERM = "term"  # an area of the glossary


@dataclass(frozen=True, slots=True, kw_only=True)
class KindSpec(Generic[QuestionT, AnswerT]):
    """How a kind of question works; there is no default, so that nothing is forgotten.

    `name` is what the kind is called in lists, `asks` says in a sentence what its questions ask, both
    messages of the catalogues. `topics` are the sorts
    of topic that a drill of the kind can be chosen for; `deals_hands` says that its questions show
    tiles which the table could have dealt, `turns_on_principles` that they can be asked for a
    principle of counting. `applies_to` says which rule sets have the kind, `shows` whether a
    question of it can be made for a fan.

    `read` takes a response from JSON and raises QuizError (`bad-answer`); `write` is its inverse.
    Where there are choices, `answer_of_choice` is the response that one stands for. `subject` is
    what the question is about as JSON, for its fingerprint: these digests are stored. `about`
    is what the command line prints of the question beside its hand.
    """

    kind: Kind
    name: str
    asks: str
    topics: frozenset[TopicSort]
    deals_hands: bool
    turns_on_principles: bool
    applies_to: Callable[[RuleSet], bool]
    shows: Callable[[RuleSet, str], bool]
    make: Callable[[Address], QuestionT]
    grade: Callable[[QuestionT, AnswerT | None], Verdict]
    evidence: Callable[[QuestionT, Verdict], tuple[Evidence, ...]]
    read: Callable[[QuestionT, object], AnswerT]
    write: Callable[[AnswerT], Any]
    answer_of_choice: Callable[[str], Answer]
    subject: Callable[[QuestionT], Mapping[str, Any]]
    about: Callable[[QuestionT], Mapping[str, Any] | None]
    words: KindWords[QuestionT]


def every_rule_set(rules: RuleSet) -> bool:
    """That all rule sets have the kind."""
    return True


def any_fan(rules: RuleSet, fan: str) -> bool:
    """That a question of the kind can be made for each fan."""
    return True


def no_fan(rules: RuleSet, fan: str) -> bool:
    """That the kind is about no fan."""
    return False


def choice_id(choice: str) -> Answer:
    """That the answer is the id of the choice."""
    return choice


def no_subject(question: Question) -> None:
    """That the question is about its hand and nothing else."""
    return None
