"""Make and grade questions of every kind."""

from typing import Any, Final

from quizzes.address import PRINCIPLE_PREFIX, TOPIC_PREFIX, Address, Kind
from quizzes.asked_hand import KINDS_OF_ASKED_HANDS, can_ask_hand
from quizzes.errors import QuizError, Unfit, unfit_hand
from quizzes.kinds.reading import bad_answer
from quizzes.kinds.registry import KINDS, AnyKind, spec_of
from quizzes.kinds.spec import TopicSort
from quizzes.own_question import KINDS_OF_OWN_HANDS
from quizzes.question import Answer, Evidence, Question, Response, Verdict, score_of
from quizzes.situations import book
from quizzes.systems import profile_of
from quizzes.topics import HAND_TOPIC, TERM_TOPIC_PREFIX, is_fan
from scoring import RULE_SETS, RuleSet, rule_set

KINDS_OF_TABLE: Final = tuple(
    kind for kind, spec in KINDS.items() if {TopicSort.SITUATION, TopicSort.TERM} & spec.topics
)
"""Kinds about what happens at the table and about its words; the others are about tiles."""


def kinds_of(rules: RuleSet) -> tuple[Kind, ...]:
    """The kinds of question that there are under a rule set."""
    return tuple(kind for kind, spec in KINDS.items() if spec.applies_to(rules))


def can_ask(rules: str, kind: Kind, fan: str) -> bool:
    """Whether a question of that kind can show the fan."""
    known = rule_set(rules)
    return kind in kinds_of(known) and KINDS[kind].shows(known, fan)


def can_ask_about(rules: str, kind: str, topic: str) -> bool:
    """Whether questions of that kind can be chosen for a topic, so that they are about it alone.

    What cannot be asked under these rules, or is asked no longer, cannot be asked about.
    """
    if rules not in RULE_SETS or kind not in list(Kind):
        return False
    known, spec = rule_set(rules), KINDS[Kind(kind)]
    return spec.applies_to(known) and _is_about(spec, topic, known)


def _is_about(spec: AnyKind, topic: str, rules: RuleSet) -> bool:
    """Whether the kind has questions about that topic alone."""
    if is_fan(topic):
        return TopicSort.FAN in spec.topics and rules.has(topic) and spec.shows(rules, topic)
    if topic == HAND_TOPIC:
        return TopicSort.HAND in spec.topics
    if topic.startswith(PRINCIPLE_PREFIX):
        known = profile_of(rules).craft.principles
        return TopicSort.PRINCIPLE in spec.topics and topic.removeprefix(PRINCIPLE_PREFIX) in known
    if topic.startswith(TERM_TOPIC_PREFIX):
        return TopicSort.TERM in spec.topics
    known_topics = book.topics_of(rules.id, spec.kind)
    return TopicSort.SITUATION in spec.topics and topic.removeprefix(TOPIC_PREFIX) in known_topics


def make(address: Address) -> Question:
    """The question of that address: the same everywhere, for ever.

    Raises:
        QuizError: `unknown-kind` where the rule set has no such questions, `unknown-topic` where
            the kind has no topics, `no-hand` where it cannot show the fan.
    """
    rules, kind = rule_set(address.rules), address.kind
    if kind not in kinds_of(rules):
        known = ", ".join(kinds_of(rules))
        raise QuizError(
            "unknown-kind", f"expected one of {known} under {rules.id}, not {kind.value!r}"
        )
    if address.target and not KINDS[kind].shows(rules, address.target):
        raise QuizError("no-hand", f"{kind.value} has no question about {address.target}")
    if address.topic and kind not in KINDS_OF_TABLE:
        known = ", ".join(KINDS_OF_TABLE)
        raise QuizError("unknown-topic", f"expected one of {known} for a topic, not {kind.value!r}")
    if address.is_own:
        if kind not in KINDS_OF_OWN_HANDS:
            raise unfit_hand(Unfit.OTHER_KIND)
        own: Question = KINDS[kind].make(address)
        return own
    if address.hand and kind not in KINDS_OF_ASKED_HANDS:
        raise _no_question_about(address)
    question: Question = KINDS[kind].make(address)
    score = score_of(question)
    if address.hand and not (score and can_ask_hand(kind, score)):
        raise _no_question_about(address)
    return question


def _no_question_about(address: Address) -> QuizError:
    return QuizError("no-hand", f"{address.kind.value} has no question about {address.hand}")


def grade(question: Question, response: Response) -> Verdict:
    """What is right and wrong with an answer; None is "I don't know" and gets no credit."""
    return spec_of(question).grade(question, response)


def evidence(question: Question, verdict: Verdict) -> tuple[Evidence, ...]:
    """What the answer shows about fans and other topics, each named once."""
    return spec_of(question).evidence(question, verdict)


def answer_of_choice(question: Question, choice: str) -> Answer:
    """The answer that a choice gives. Raises QuizError `bad-answer`: it is none of the choices."""
    if choice not in {each.id for each in question.choices or ()}:
        raise bad_answer(question.address.kind, "one of the choices", choice)
    return spec_of(question).answer_of_choice(choice)


def response_from_json(question: Question, value: object) -> Response:
    """What a learner gave, from JSON or a form.

    Raises:
        QuizError: `bad-answer` when it is not an answer to a question of this kind.
    """
    return None if value is None else spec_of(question).read(question, value)


def response_to_json(question: Question, response: Response) -> Any:
    """What a learner gave as JSON knows it; `response_from_json` reads it back."""
    return None if response is None else spec_of(question).write(response)
