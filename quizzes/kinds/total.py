"""How much is this hand worth? The total includes the flowers."""

from typing import Final

from quizzes import citations, countings
from quizzes.address import Address, Kind
from quizzes.kinds.evidence import BY_TOTAL_WEIGHT, evidence_of_hand
from quizzes.kinds.hand import draw_for, generate_hand
from quizzes.kinds.reading import read_total, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, any_fan, choice_id, every_rule_set, no_subject
from quizzes.kinds.subject import hand_subject_json
from quizzes.misconceptions.diagnosis import diagnose_total
from quizzes.misconceptions.mistake import Mistake, points_changed
from quizzes.question import Evidence, HandQuestion, Verdict
from quizzes.words.total import WORDS
from scoring import RuleSet, Score, rule_set
from wording import N_


def make(address: Address) -> HandQuestion[float]:
    """The question; its answer is the total with flowers, in points."""
    rules = rule_set(address.rules)
    score = generate_hand(address, draw_for(address)).score
    return HandQuestion(
        address=address,
        hand=score.hand,
        choices=None,
        answer=score.total,
        citations=citations.score_citations(score, rules),
        score=score,
    )


def grade(question: HandQuestion[float], response: float | None) -> Verdict:
    """All or nothing; a wrong total is explained where one misconception alone yields it.

    In Rengo a reading that pays the same may have other han (60).
    """
    score, rules = question.score, rule_set(question.address.rules)
    total = str(score.total)
    if response in countings.accepted_totals(score, rules):
        return Verdict(1.0, True, (total,), (), ())
    if response is None:
        return Verdict(0.0, False, (), (total,), ())
    found = diagnose_total(score, rules, response)
    return Verdict(
        credit=0.0,
        exact=False,
        right=(),
        missed=(total,),
        invented=(str(response),),
        misconception=found.misconception.id if found else None,
        fan=found.mistake.fan if found else None,
        other=found.mistake.other if found else None,
    )


def evidence(question: HandQuestion[float], verdict: Verdict) -> tuple[Evidence, ...]:
    """The whole hand, and weakly the fans whose lack a total would betray.

    A right total, or one that lacks another of them, shows these seen. Of any other wrong total
    nobody can tell which fan it is wrong about.
    """
    whole = evidence_of_hand(question, verdict)
    lacks = fans_told_by_total(question.score, rule_set(question.address.rules))
    said = next(map(float, verdict.invented), None)
    left_out = next((fan for fan, lack in lacks.items() if lack == said), None)
    if not verdict.exact and left_out is None:
        return whole
    return (*whole, *(Evidence(fan, fan != left_out, BY_TOTAL_WEIGHT) for fan in lacks))


def fans_told_by_total(score: Score, rules: RuleSet) -> dict[str, float]:
    """The fans that a total tells of, with the total of whoever does not see them.

    No other mistake comes to that total, and it is none that counts as well.
    """
    totals: dict[str, float] = {}
    for line in score.counted:
        fan, times = line.fan.id, line.times
        lack = score.total + points_changed(score, rules, Mistake(removed=(fan,) * times))
        found = diagnose_total(score, rules, lack)
        if found is not None and set(found.mistake.removed) == {fan} and not found.mistake.added:
            totals[fan] = lack
    return totals


SPEC: Final[KindSpec[HandQuestion[float], float]] = KindSpec(
    kind=Kind.TOTAL,
    name=N_("Find the total"),
    asks=N_("Count what the hand is worth."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=True,
    turns_on_principles=True,
    applies_to=every_rule_set,
    shows=any_fan,
    make=make,
    grade=grade,
    evidence=evidence,
    read=read_total,
    write=write_plain,
    answer_of_choice=choice_id,
    subject=hand_subject_json,
    about=no_subject,
    words=WORDS,
)
