"""What does this term mean, or what is it called: in the words of a rule set, in three languages."""

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Final

from quizzes import naming
from quizzes.address import Address, Kind
from quizzes.errors import QuizError
from quizzes.hands.draw import Draw
from quizzes.kinds.choosing import grade_choice
from quizzes.kinds.evidence import evidence_of_topic
from quizzes.kinds.reading import read_choice, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, any_fan, choice_id, every_rule_set
from quizzes.kinds.subject import NO_SUBJECT
from quizzes.misconceptions.misnaming import LOOKALIKE_NAME, NEIGHBOURING_TERM
from quizzes.naming import NamedThing
from quizzes.question import AskedTerm, Choice, Evidence, TermDirection, TermQuestion, Verdict
from quizzes.topics import FAN_NAMES_TOPIC, TERM_TOPIC_PREFIX
from quizzes.words.term import WORDS
from wording import LANGUAGES, N_

CHOICES: Final = 4
_NEAREST: Final = 5  # one wrong choice is drawn of these
_NEAR: Final = 16  # the others of these
_FANS_EVERY: Final = 3  # questions one is about the name of a fan
_WAYS: Final = {
    TermDirection.MEANING: 4.0,
    TermDirection.NAME: 2.0,
    TermDirection.FROM_TONGUE: 3.0,
    TermDirection.TO_TONGUE: 2.0,
}


def make(address: Address) -> TermQuestion:
    """The question: a fan's name where the address asks for one, otherwise a term or a fan.

    Raises:
        QuizError: `unknown-topic` where the rule set has no terms of that area.
    """
    draw = Draw(f"{address.run}/{address.target or address.aim}", address.index)
    subject = _drawn_subject(address)
    way = draw.weighted({way: _WAYS[way] for way in _ways(subject)})
    wrong = _wrong(subject, address.rules, way, draw)
    choices = [
        Choice(subject.id),
        *(Choice(each.id, _misconception(subject, each)) for each in wrong),
    ]
    return TermQuestion(
        address=address,
        choices=tuple(draw.shuffled(choices)),
        answer=subject.id,
        citations=subject.citations,
        term=AskedTerm(subject.id, way, tuple(draw.shuffled(tuple(LANGUAGES))), subject.is_fan),
    )


def _drawn_subject(address: Address) -> NamedThing:
    """The term or fan whose turn it is."""
    if address.target:
        return naming.named_fans(address.rules)[address.target]
    if address.topic:
        asked = _of_area(address.rules, address.topic, address.level)
        return Draw(f"{address.run}/{address.topic}", address.index).turn(asked)
    turn, place = divmod(address.index, _FANS_EVERY)
    if place == _FANS_EVERY - 1:
        return Draw(f"{address.run}/fans", turn).turn(_of_level(address.rules, address.level, True))
    index = turn * (_FANS_EVERY - 1) + place
    return Draw(f"{address.run}/terms", index).turn(_of_level(address.rules, address.level, False))


@cache
def _of_level(rules: str, level: int, are_fans: bool) -> tuple[NamedThing, ...]:
    """The fans, or the terms, of a level."""
    return _near((naming.named_fans if are_fans else naming.named_terms)(rules).values(), level)


@cache
def _of_area(rules: str, area: str, level: int) -> tuple[NamedThing, ...]:
    """The terms of one area of the glossary, as near to the level as there are."""
    known = naming.named_terms(rules).values()
    if asked := [each for each in known if each.group == area]:
        return _near(asked, level)
    areas = ", ".join(dict.fromkeys(each.group for each in known))
    raise QuizError("unknown-topic", f"expected one of {areas} for terms, not {area!r}")


def _near(subjects: Collection[NamedThing], level: int) -> tuple[NamedThing, ...]:
    """Those of the level, and of the one before so that it is not forgotten; or the nearest."""
    apart = min(abs(each.level - level) for each in subjects)
    wanted = {level - apart, level + apart} if apart else {level, level - 1}
    return tuple(each for each in subjects if each.level in wanted)


def _ways(subject: NamedThing) -> tuple[TermDirection, ...]:
    """What can be asked of it; a definition that says the whole name is no riddle."""
    return (
        tuple(_WAYS)
        if subject.definitions
        else (TermDirection.FROM_TONGUE, TermDirection.TO_TONGUE)
    )


def _wrong(subject: NamedThing, rules: str, way: TermDirection, draw: Draw) -> list[NamedThing]:
    """The wrong choices: near in meaning or in script, no two of one text."""
    ranked = [
        each
        for each in naming.distractors(subject.id, rules, subject.is_fan)
        if each.definitions or way is not TermDirection.NAME
    ]
    first = draw.sample(ranked[:_NEAREST], 1)
    chosen: list[NamedThing] = []
    for each in (*first, *draw.shuffled(ranked[:_NEAR]), *ranked[_NEAR:]):
        if len(chosen) == CHOICES - 1:
            break
        if not any(naming.is_same_name(each, other) for other in (subject, *chosen)):
            chosen.append(each)
    return chosen


def _misconception(subject: NamedThing, other: NamedThing) -> str:
    """The misconception that leads to the other."""
    return LOOKALIKE_NAME if naming.has_similar_name(subject, other) else NEIGHBOURING_TERM


def grade(question: TermQuestion, response: str | None) -> Verdict:
    """All or nothing; the misconception is that of the choice."""
    return grade_choice(question, response, str(response), question.answer)


def evidence(question: TermQuestion, verdict: Verdict) -> tuple[Evidence, ...]:
    """The area of the term; the name of a fan tells nothing of seeing the fan."""
    asked = question.term
    known = None if asked.is_fan else naming.named_terms(question.address.rules)[asked.id]
    return (
        evidence_of_topic(
            TERM_TOPIC_PREFIX + known.group if known else FAN_NAMES_TOPIC, question, verdict
        ),
    )


def _subject(question: TermQuestion) -> Mapping[str, Any]:
    asked = question.term
    return {**NO_SUBJECT, "about": [asked.id, asked.way.value, asked.languages, asked.is_fan]}


def _about(question: TermQuestion) -> Mapping[str, Any]:
    return {"term": question.term.id}


SPEC: Final[KindSpec[TermQuestion, str]] = KindSpec(
    kind=Kind.TERM,
    name=N_("Know the words"),
    asks=N_("Say what a word of the game means."),
    topics=frozenset({TopicSort.TERM}),
    deals_hands=False,
    turns_on_principles=False,
    applies_to=every_rule_set,
    shows=any_fan,
    make=make,
    grade=grade,
    evidence=evidence,
    read=read_choice,
    write=write_plain,
    answer_of_choice=choice_id,
    subject=_subject,
    about=_about,
    words=WORDS,
)
