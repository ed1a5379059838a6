"""Which fans does this hand count?"""

from collections import Counter
from typing import Final

from quizzes import citations as citations
from quizzes import countings, misconceptions
from quizzes.address import Address
from quizzes.kinds.choices import short_list, there, whole_catalogue
from quizzes.kinds.evidence import FILTERED, MIXED, SHORT_LIST
from quizzes.kinds.hand import hand_of, stream
from quizzes.kinds.workings import Workings, read_fans, write_plain
from quizzes.question import Evidence, Question, Response, Verdict
from quizzes.topics import is_hinted
from scoring import RuleSet, Score, rule_set

SHORT_LISTS: Final = {1: 6, 2: 10}  # fans to choose from; above these levels all of them


def make(address: Address) -> Question:
    """The question; its answer holds each fan as often as it counts, in book order."""
    rules = rule_set(address.rules)
    draw = stream(address)
    score = hand_of(address, draw).score
    answer = countings.in_book_order(countings.printed(score), rules)
    size = SHORT_LISTS.get(address.level)
    return Question(
        address=address,
        hand=score.hand,
        choices=short_list(answer, score, rules, draw, size)
        if size
        else whole_catalogue(score, rules),
        answer=answer,
        citations=citations.of_score(score, rules),
        score=score,
    )


def grade(question: Question, response: Response) -> Verdict:
    """Credit is right / (right + missed + invented), against the nearest admissible counting."""
    fans = response if isinstance(response, tuple) else ()
    score, rules = question.score, rule_set(question.address.rules)
    assert score is not None
    key = Counter(countings.nearest(fans, score, rules))
    own = Counter(fans)
    right, missed, invented = (
        countings.in_book_order(tuple(part.elements()), rules)
        for part in (own & key, key - own, own - key)
    )
    exact = not missed and not invented
    found = None
    if not exact and response is not None:
        found = misconceptions.of_fans(score, rules, missed, invented)
    absent = None if found else _absent(invented, score, rules)
    return Verdict(
        credit=len(right) / (len(right) + len(missed) + len(invented)),
        exact=exact,
        right=right,
        missed=missed,
        invented=invented,
        misconception=found.misconception.id
        if found
        else misconceptions.ABSENT
        if absent
        else None,
        fan=found.mistake.fan if found else absent,
        other=found.mistake.other if found else None,
    )


def _absent(invented: tuple[str, ...], score: Score, rules: RuleSet) -> str | None:
    """The dearest fan given that is not there at all."""
    strangers = [fan for fan in invented if fan not in there(score)]
    return max(strangers, key=lambda fan: rules.fan(fan).value, default=None)


def evidence(question: Question, verdict: Verdict) -> tuple[Evidence, ...]:
    """Each fan that counts or was invented: seen when it was counted right every time.

    Who names none does not say which of them they could not see: that is a miss of the fan that
    was asked for, or a little one of each.
    """
    weight = SHORT_LIST if question.address.level in SHORT_LISTS else MIXED
    if is_hinted(question.address):
        weight = min(weight, FILTERED)
    if not verdict.right and not verdict.invented:
        unseen = dict.fromkeys(verdict.missed)
        target = question.address.target
        blamed = (target,) if target in unseen else tuple(unseen)
        return tuple(Evidence(fan, False, weight / len(blamed)) for fan in blamed)
    wrong = {*verdict.missed, *verdict.invented}
    fans = dict.fromkeys((*verdict.right, *verdict.missed, *verdict.invented))
    return tuple(Evidence(fan, fan not in wrong, weight) for fan in fans)


WORKINGS: Final = Workings(make, grade, evidence, read_fans, write_plain)
