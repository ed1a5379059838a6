"""A card of one fan: its picture and which fan it is, its name and what it is worth or looks like."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from quizzes.address import Address, Kind
from quizzes.hands.draw import Draw
from quizzes.kinds.choosing import grade_choice
from quizzes.kinds.evidence import evidence_of_choice
from quizzes.kinds.reading import read_choice, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, any_fan, choice_id, every_rule_set
from quizzes.kinds.subject import NO_SUBJECT
from quizzes.misconceptions.diagnosis import look_alikes_of
from quizzes.misconceptions.misnaming import PICTURE_MIXED_UP
from quizzes.question import CardQuestion, CardSide, Choice, Evidence, Verdict
from quizzes.words.card import WORDS
from scoring import Fan, RuleSet, is_told_by_picture, pattern, rule_set
from wording import N_
from wording.rengo.names import YAKUMAN_SERIES

CHOICES: Final = 4
_NEAR_FROM: Final = 3  # the level from which wrong choices are near the right one
_NO_YAKU: Final = frozenset({"dora"})  # counted with the yaku of Rengo and none itself (57(2))
_SIDES: Final = {CardSide.PICTURE: 3.0, CardSide.NAME: 2.0, CardSide.VALUE: 2.0}


def make(address: Address) -> CardQuestion:
    """The question; a fan that no picture tells from others is asked for its value."""
    rules = rule_set(address.rules)
    draw = Draw(f"{address.run}/{address.target}", address.index)
    fan = rules.fan(address.target) if address.target else draw.turn(rules.fans)
    told = (
        fan.id not in _NO_YAKU
        and is_told_by_picture(rules, fan.id)
        and len(_other_pictures(rules.id, fan.id)) >= CHOICES - 1
    )
    side = draw.weighted(_SIDES) if told else CardSide.VALUE
    if side is CardSide.VALUE:
        choices = [Choice(value_id(value)) for value in _values(rules, fan, address.level, draw)]
    else:
        choices = [Choice(fan.id), *_wrong_fans(rules, fan, address.level, draw)]
    return CardQuestion(
        address=address,
        choices=tuple(draw.shuffled(choices)),
        answer=value_id(fan.value) if side is CardSide.VALUE else fan.id,
        citations=(fan.article,),
        fan=fan.id,
        side=side,
    )


def value_id(value: float) -> str:
    """A value as the id of a choice: `8`, `0.5`."""
    return f"{value:g}"


def _wrong_fans(rules: RuleSet, fan: Fan, level: int, draw: Draw) -> Iterator[Choice]:
    """Fans of which neither picture shows the other; those of the same family first, later on."""
    others = draw.shuffled(_other_pictures(rules.id, fan.id))
    kin = look_alikes_of(rules).get(fan.id, ())
    if level >= _NEAR_FROM:
        others = sorted(
            others, key=lambda each: (each not in kin, rules.fan(each).series != fan.series)
        )
    for each in others[: CHOICES - 1]:
        yield Choice(each, PICTURE_MIXED_UP)


@cache
def _other_pictures(name: str, fan: str) -> tuple[str, ...]:
    """The fans whose picture cannot be taken for this one's, nor this one's for theirs.

    A yakuman's picture shows common yaku too, which do not count beside it.
    """
    rules = rule_set(name)
    own = pattern(rules, fan)
    return tuple(
        each.id
        for each in rules.fans
        if each.id not in (fan, *_NO_YAKU)
        and is_told_by_picture(rules, each.id)
        and (each.series == YAKUMAN_SERIES) is (rules.fan(fan).series == YAKUMAN_SERIES)
        and (other := pattern(rules, each.id)).is_whole is own.is_whole
        and each.id not in own.also
        and fan not in other.also
    )


def _values(rules: RuleSet, fan: Fan, level: int, draw: Draw) -> list[float]:
    """The value and three others that the rule set has: the next ones from the middle levels on.

    A value that has a name of its own always stands among them: where it stood only beside fans
    that have it, it would tell.
    """
    values = sorted({each.value for each in rules.fans} - {fan.value})
    if level >= _NEAR_FROM:
        values.sort(key=lambda value: abs(_place(value, rules) - _place(fan.value, rules)))
    else:
        values = draw.shuffled(values)
    named = {each.value for each in rules.fans if each.series == YAKUMAN_SERIES}
    values.sort(key=lambda value: value not in named)
    return [fan.value, *values[: CHOICES - 1]]


def _place(value: float, rules: RuleSet) -> int:
    """Where a value stands among those of the rule set, from the lowest."""
    return sorted({each.value for each in rules.fans}).index(value)


def grade(question: CardQuestion, response: str | None) -> Verdict:
    """All or nothing; the misconception is that of the choice."""
    return grade_choice(question, response, str(response), question.answer)


def evidence(question: CardQuestion, verdict: Verdict) -> tuple[Evidence, ...]:
    """A little of the fan: one of four, and no hand to find it in."""
    return (evidence_of_choice(question.fan, verdict),)


def _subject(question: CardQuestion) -> Mapping[str, Any]:
    return {**NO_SUBJECT, "about": ["card", question.fan, question.side.value]}


def _about(question: CardQuestion) -> Mapping[str, Any]:
    return {"fan": question.fan, "side": question.side.value}


SPEC: Final[KindSpec[CardQuestion, str]] = KindSpec(
    kind=Kind.CARD,
    name=N_("Cards of the fans"),
    asks=N_("See a picture and name the fan, or go from a fan to its value or its picture."),
    topics=frozenset({TopicSort.FAN}),
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
