"""A player announces fans and a total: what is wrong, if anything?

An announcement that is wrong makes one mistake, and each mistake is a misconception.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from quizzes import citations, countings
from quizzes.address import Address, Kind
from quizzes.hands.draw import Draw
from quizzes.kinds.evidence import FILTERED_WEIGHT, evidence_of_hand, precision
from quizzes.kinds.hand import draw_for, generate_hand
from quizzes.kinds.reading import bad_answer, read_fans, read_total
from quizzes.kinds.spec import KindSpec, TopicSort, any_fan, choice_id, every_rule_set
from quizzes.kinds.subject import hand_subject_json
from quizzes.misconceptions.diagnosis import Diagnosis, is_as_good, possible_mistakes
from quizzes.misconceptions.mistake import Mistake, points_changed
from quizzes.misconceptions.shared import MISSED_FAN_ID
from quizzes.question import Announcement, AnnouncementQuestion, Evidence, Objection, Verdict
from quizzes.words.spot_error import WORDS
from scoring import RuleSet, Score, rule_set
from scoring.rengo.yaku import Yaku
from wording import N_

SHARE_WITHOUT_ERROR: Final = (
    0.35  # so often the announcement is right, or one learns to object always
)
_TRIVIAL: Final = frozenset({MISSED_FAN_ID})  # taken only where no other mistake can be made


def make(address: Address) -> AnnouncementQuestion:
    """The question; its answer says what the announcement leaves out and has too much."""
    rules, draw = rule_set(address.rules), draw_for(address)
    score = generate_hand(address, draw).score
    right = countings.displayed_counting(score)
    planted = None if draw.chance(SHARE_WITHOUT_ERROR) else _planted(score, rules, draw)
    mistake = planted.mistake if planted else Mistake()
    announced = Counter(right)
    announced.update(mistake.added)
    announced.subtract(mistake.removed)
    total = score.total + points_changed(score, rules, mistake)
    return AnnouncementQuestion(
        address=address,
        choices=None,
        answer=Objection(mistake.removed, mistake.added, score.total),
        citations=_citations(score, rules, planted),
        hand=score.hand,
        score=score,
        announcement=Announcement(
            countings.sorted_by_book(tuple(announced.elements()), rules),
            total,
            planted.misconception.id if planted else None,
        ),
    )


def _planted(score: Score, rules: RuleSet, draw: Draw) -> Diagnosis | None:
    """One mistake of this hand; every misconception is as likely as another.

    Where what was drawn is as good a count as the right one, another is drawn.
    """
    results = [
        each
        for each in possible_mistakes(score, rules)
        if score.total + points_changed(score, rules, each.mistake) >= 0
        and _is_one(each.mistake)
        and _is_sum(each.mistake, score, rules)
    ]
    planted = _drawn(results, draw)
    if planted and is_as_good(planted.mistake, score, rules):
        wrong = [each for each in results if not is_as_good(each.mistake, score, rules)]
        planted = _drawn(wrong, draw)
    return planted


def _drawn(diagnoses: Iterable[Diagnosis], draw: Draw) -> Diagnosis | None:
    by_misconception: dict[str, list[Diagnosis]] = {}
    for each in diagnoses:
        by_misconception.setdefault(each.misconception.id, []).append(each)
    names = [name for name in by_misconception if name not in _TRIVIAL] or list(by_misconception)
    return draw.pick(by_misconception[draw.pick(names)]) if names else None


def _is_one(mistake: Mistake) -> bool:
    """Whether the mistake shows in the announcement, and in one way only."""
    shared = set(mistake.added) & set(mistake.removed)
    return bool(mistake.added or mistake.removed or mistake.points) and not shared


def _citations(score: Score, rules: RuleSet, planted: Diagnosis | None) -> tuple[str, ...]:
    """What the right counting rests on, the article that settles the mistake last."""
    own = citations.score_citations(score, rules)
    if planted is None or not (planted.misconception.citation or planted.mistake.fan):
        return own
    deciding = planted.misconception.article(rules, planted.mistake.fan)
    return (*(each for each in own if each != deciding), deciding)


def _is_sum(mistake: Mistake, score: Score, rules: RuleSet) -> bool:
    """Whether what would be announced is a sum: nobody adds han to a yakuman (Rengo 53)."""
    kept = Counter(line.fan.id for line in score.counted) - Counter(mistake.removed)
    added = any(_is_yakuman(each, rules) for each in mistake.added)
    return not added or all(_is_yakuman(each, rules) for each in kept)


def _is_yakuman(fan: str, rules: RuleSet) -> bool:
    known = rules.fan(fan)
    return isinstance(known, Yaku) and known.is_yakuman


def corrected_fans(question: AnnouncementQuestion, objection: Objection) -> Counter[str]:
    """The announced fans as the objection would have them."""
    fans = Counter(question.announcement.fans)
    fans.update(objection.missing)
    fans.subtract(objection.extra)
    return +fans


def grade(question: AnnouncementQuestion, response: Objection | None) -> Verdict:
    """Half of the credit for the wrong fans that are found, half for the right total.

    Where only one of them is wrong, all of it. What was right already brings nothing, and an
    announcement that is right only if it is left as it is. Fans are right when what is announced,
    so corrected, is any admissible counting.
    """
    key, score = question.answer, question.score
    if response is None:
        return Verdict(0.0, False, (), (*key.missing, *key.extra), ())
    rules = rule_set(question.address.rules)
    own = corrected_fans(question, response)
    wanted = Counter(countings.nearest_counting(tuple(own.elements()), score, rules))
    lacking = tuple(sorted((wanted - own).elements()))
    too_much = tuple(sorted((own - wanted).elements()))
    sum_right = response.total in countings.accepted_totals(score, rules)
    exact = countings.is_accepted(tuple(own.elements()), score, rules, response.total)
    credit = 1.0 if exact else _credit(question, response, wanted, sum_right)
    return Verdict(
        credit=min(credit, 1.0) if exact else min(credit, 0.95),
        exact=exact,
        right=tuple(sorted((own & wanted).elements())),
        missed=lacking,
        invented=too_much,
        misconception=None if exact else _misconception(question, response, wanted),
    )


def _credit(
    question: AnnouncementQuestion, response: Objection, wanted: Counter[str], sum_right: bool
) -> float:
    """What an objection brings that is not all of it: its part of the fans, and of the total."""
    rules, announced = rule_set(question.address.rules), question.announcement
    total_is_wrong = announced.total not in countings.accepted_totals(question.score, rules)
    objected = len(response.missing) + len(response.extra)
    if Counter(announced.fans) != wanted:
        fans = _share_found(announced.fans, response, wanted)
        return (fans + sum_right) / 2 if total_is_wrong else fans if sum_right else fans / 2
    return sum_right / (1 + objected) if total_is_wrong else 0.0


def _share_found(announced: tuple[str, ...], response: Objection, wanted: Counter[str]) -> float:
    """Of all that is wrong with the fans and all that was objected to, the part that is both."""
    told = Counter(announced)
    parts = (
        (wanted - told, Counter(response.missing)),
        (told - wanted, Counter(response.extra)),
    )
    found = sum((wrong & own).total() for wrong, own in parts)
    return found / sum((wrong | own).total() for wrong, own in parts)


def _is_right(question: AnnouncementQuestion) -> bool:
    return question.announcement.misconception is None


OBJECTED_TO_RIGHT_ANNOUNCEMENT: Final = "objected-to-right"


def _misconception(
    question: AnnouncementQuestion, response: Objection, wanted: Counter[str]
) -> str | None:
    """The planted misconception where it was let pass; or that all was right."""
    if _is_right(question):
        return OBJECTED_TO_RIGHT_ANNOUNCEMENT
    announced = question.announcement
    return announced.misconception if _lets_pass(announced, response, wanted) else None


def _lets_pass(announced: Announcement, response: Objection, wanted: Counter[str]) -> bool:
    """Whether nothing of what is wrong with the announcement was objected to."""
    if Counter(announced.fans) == wanted:
        return response.total == announced.total
    return _share_found(announced.fans, response, wanted) == 0


def evidence(question: AnnouncementQuestion, verdict: Verdict) -> tuple[Evidence, ...]:
    """The whole, and the fans of the planted mistake, found or let pass.

    Other fans can be objected to wrongly, but not be found: they take away of what was found.
    """
    key = question.answer
    wrong = {*verdict.missed, *verdict.invented}
    planted = dict.fromkeys((*key.missing, *key.extra))
    found, beside = len([each for each in planted if each not in wrong]), len(wrong - set(planted))
    seen_weight = FILTERED_WEIGHT * precision(found, beside)
    shown = [
        Evidence(fan, fan not in wrong, FILTERED_WEIGHT if fan in wrong else seen_weight)
        for fan in planted
    ]
    return (*evidence_of_hand(question, verdict), *shown)


def read(question: AnnouncementQuestion, value: object) -> Objection:
    """An object with `missing`, `extra` and `total`."""
    if not isinstance(value, Mapping) or set(value) != {"missing", "extra", "total"}:
        expected = '"missing" and "extra" fans and the right "total"'
        raise bad_answer(question.address.kind, expected, value)
    missing, extra = (read_fans(question, value[key]) for key in ("missing", "extra"))
    return Objection(missing, extra, read_total(question, value["total"]))


def write(answer: Objection) -> Any:
    """The same as JSON knows it."""
    return {"missing": list(answer.missing), "extra": list(answer.extra), "total": answer.total}


def _subject(question: AnnouncementQuestion) -> Mapping[str, Any]:
    announced = question.announcement
    return {**hand_subject_json(question), "about": [announced.fans, announced.total]}


def _about(question: AnnouncementQuestion) -> Mapping[str, Any]:
    return {"fans": list(question.announcement.fans), "total": question.announcement.total}


SPEC: Final[KindSpec[AnnouncementQuestion, Objection]] = KindSpec(
    kind=Kind.SPOT_ERROR,
    name=N_("Check an announcement"),
    asks=N_("A player announces fans. Find what is wrong."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=True,
    turns_on_principles=True,
    applies_to=every_rule_set,
    shows=any_fan,
    make=make,
    grade=grade,
    evidence=evidence,
    read=read,
    write=write,
    answer_of_choice=choice_id,
    subject=_subject,
    about=_about,
    words=WORDS,
)
