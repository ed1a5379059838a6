"""One of four fans is counted in this hand: which? The other three are not there at all."""

from typing import Final

from quizzes import citations
from quizzes.address import Address, Kind
from quizzes.hands.goal import BuiltHand
from quizzes.kinds.choices import NEVER_DISTRACTORS, absent_fans
from quizzes.kinds.evidence import evidence_of_choice
from quizzes.kinds.hand import draw_for, generate_hand
from quizzes.kinds.reading import read_choice, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, any_fan, choice_id, every_rule_set, no_subject
from quizzes.kinds.subject import hand_subject_json
from quizzes.misconceptions.diagnosis import look_alikes_of
from quizzes.misconceptions.shared import ABSENT_FAN_ID, LOOK_ALIKE_ID
from quizzes.question import Choice, Evidence, HandQuestion, Verdict
from quizzes.words.find import WORDS
from scoring import Score, rule_set
from wording import N_

CHOICES = 4


def make(address: Address) -> HandQuestion[str]:
    """The question; its answer is the fan that the hand was built for."""
    rules = rule_set(address.rules)
    draw = draw_for(address)
    made = generate_hand(address, draw)
    if address.is_own:
        made = BuiltHand(made.score, draw.pick(_telling(made.score)))
    others = absent_fans(made.target, made.score, rules, draw, CHOICES - 1)
    kin = look_alikes_of(rules).get(made.target, ())
    choices = [Choice(made.target)]
    choices += [Choice(fan, LOOK_ALIKE_ID if fan in kin else ABSENT_FAN_ID) for fan in others]
    return HandQuestion(
        address=address,
        hand=made.score.hand,
        choices=tuple(draw.shuffled(choices)),
        answer=made.target,
        citations=citations.score_citations(made.score, rules),
        score=made.score,
    )


def _telling(score: Score) -> list[str]:
    """The fans that count; one that excludes all others by its nature only where it is alone."""
    counted = [line.fan.id for line in score.counted]
    return [fan for fan in counted if fan not in NEVER_DISTRACTORS] or counted


def grade(question: HandQuestion[str], response: str | None) -> Verdict:
    """All or nothing."""
    answer = question.answer
    if response == answer:
        return Verdict(1.0, True, (answer,), (), ())
    if response is None:
        return Verdict(0.0, False, (), (answer,), ())
    misconception = next(
        (each.misconception for each in question.choices or () if each.id == response), None
    )
    return Verdict(0.0, False, (), (answer,), (response,), misconception, response, answer)


def evidence(question: HandQuestion[str], verdict: Verdict) -> tuple[Evidence, ...]:
    """The fan that was asked for. One that is not there can be taken, but not be seen."""
    return (evidence_of_choice(question.answer, verdict),)


SPEC: Final[KindSpec[HandQuestion[str], str]] = KindSpec(
    kind=Kind.FIND,
    name=N_("Find one fan"),
    asks=N_("Say which of four fans is in the hand."),
    topics=frozenset({TopicSort.FAN}),
    deals_hands=True,
    turns_on_principles=False,
    applies_to=every_rule_set,
    shows=any_fan,
    make=make,
    grade=grade,
    evidence=evidence,
    read=read_choice,
    write=write_plain,
    answer_of_choice=choice_id,
    subject=hand_subject_json,
    about=no_subject,
    words=WORDS,
)
