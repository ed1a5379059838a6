"Which fans count in this hand?"

from collections import Counter
from typing import Final

from quizzes import citations, countings
from quizzes.address import Address, Kind
from quizzes.kinds.choices import fans_in_any_reading, short_list, whole_catalogue
from quizzes.kinds.evidence import (
    FILTERED_WEIGHT,
    MIXED_WEIGHT,
    SHORT_LIST_WEIGHT,
    precision,
)
from quizzes.kinds.hand import draw_for, generate_hand
from quizzes.kinds.reading import read_fans
from quizzes.kinds.spec import KindSpec, TopicSort, any_fan, choice_id, every_rule_set, no_subject
from quizzes.kinds.subject import hand_subject_json
from quizzes.misconceptions.diagnosis import diagnose_fans
from quizzes.misconceptions.shared import ABSENT_FAN_ID, MISSED_FAN_ID
from quizzes.question import Evidence, HandQuestion, Verdict
from quizzes.topics import is_hinted
from quizzes.words.fans import WORDS
from scoring import RuleSet, Score, rule_set
from wording import N_

SHORT_LISTS: Final = {1: 6, 2: 10}  # fans to choose from; above these levels all of them


def make(address: Address) -> HandQuestion[tuple[str, ...]]:
    """The question; its answer holds each fan as often as it counts, in book order."""
    rules = rule_set(address.rules)
    draw = draw_for(address)
    score = generate_hand(address, draw).score
    answer = countings.sorted_by_book(countings.displayed_counting(score), rules)
    size = SHORT_LISTS.get(address.level)
    return HandQuestion(
        address=address,
        hand=score.hand,
        choices=short_list(answer, score, rules, draw, size)
        if size
        else whole_catalogue(score, rules),
        answer=answer,
        citations=citations.score_citations(score, rules),
        score=score,
    )


def grade(question: HandQuestion[tuple[str, ...]], response: tuple[str, ...] | None) -> Verdict:
    """Credit is right / (right + missed + invented), against the nearest admissible counting.

    On a short list it is at most what is right of all that is, less what was ticked of all that is
    not there: whoever ticks everything gets nothing.
    """
    fans = response or ()
    score, rules = question.score, rule_set(question.address.rules)
    key = Counter(countings.nearest_counting(fans, score, rules))
    own = Counter(fans)
    right, missed, invented = (
        countings.sorted_by_book(tuple(part.elements()), rules)
        for part in (own & key, key - own, own - key)
    )
    exact = not missed and not invented
    found = None
    if not exact and response is not None:
        found = diagnose_fans(score, rules, right, missed, invented)
    if (
        found
        and found.misconception.id == MISSED_FAN_ID
        and _tells_of(invented, missed, score, rules)
    ):
        found = None  # the sentence is about what is not there: that is no fan missed
    absent = None if found else _absent(invented, score, rules)
    return Verdict(
        credit=_credit(question, len(right), len(missed), len(invented)),
        exact=exact,
        right=right,
        missed=missed,
        invented=invented,
        misconception=found.misconception.id if found else ABSENT_FAN_ID if absent else None,
        fan=found.mistake.fan if found else absent,
        other=found.mistake.other if found else None,
    )


def _credit(
    question: HandQuestion[tuple[str, ...]], right: int, missed: int, invented: int
) -> float:
    share = right / (right + missed + invented)
    if not invented or question.address.level not in SHORT_LISTS:
        return share
    absent = {each.id for each in question.choices or ()}.difference(question.answer)
    return min(share, max(right / (right + missed) - invented / max(len(absent), 1), 0.0))


def _tells_of(
    invented: tuple[str, ...], missed: tuple[str, ...], score: Score, rules: RuleSet
) -> bool:
    """Whether the first line is about an invented fan: of all missed and invented, the most valuable is one."""
    highest = max((*missed, *invented), key=lambda fan: score.value_of(rules.fan(fan)))
    return highest in invented


def _absent(invented: tuple[str, ...], score: Score, rules: RuleSet) -> str | None:
    """The most valuable fan given that the hand does not have at all."""
    strangers = [fan for fan in invented if fan not in fans_in_any_reading(score)]
    return max(strangers, key=lambda fan: rules.fan(fan).value, default=None)


def evidence(question: HandQuestion[tuple[str, ...]], verdict: Verdict) -> tuple[Evidence, ...]:
    """Each fan that counts: seen when it was counted right every time.

    A fan that is not there can be named, but not be seen; of what was seen it takes away, for who
    names everything sees nothing. Who names none does not say which of them they could not see:
    that is a miss of the fan that was asked for, or a little one of each.
    """
    weight = SHORT_LIST_WEIGHT if question.address.level in SHORT_LISTS else MIXED_WEIGHT
    if is_hinted(question.address):
        weight = min(weight, FILTERED_WEIGHT)
    if not verdict.right and not verdict.invented:
        unseen = dict.fromkeys(verdict.missed)
        target = question.address.target
        blamed = (target,) if target in unseen else tuple(unseen)
        return tuple(Evidence(fan, False, weight / len(blamed)) for fan in blamed)
    wrong = {*verdict.missed, *verdict.invented}
    seen_weight = weight * precision(len(verdict.right), len(verdict.invented))
    return tuple(
        Evidence(fan, fan not in wrong, weight if fan in wrong else seen_weight)
        for fan in dict.fromkeys((*verdict.right, *verdict.missed))
    )


SPEC: Final[KindSpec[HandQuestion[tuple[str, ...]], tuple[str, ...]]] = KindSpec(
    kind=Kind.FANS,
    name=N_("Name the fans"),
    asks=N_("Name every fan that counts in the hand."),
    topics=frozenset({TopicSort.FAN}),
    deals_hands=True,
    turns_on_principles=True,
    applies_to=every_rule_set,
    shows=any_fan,
    make=make,
    grade=grade,
    evidence=evidence,
    read=read_fans,
    write=list,
    answer_of_choice=choice_id,
    subject=hand_subject_json,
    about=no_subject,
    words=WORDS,
)
