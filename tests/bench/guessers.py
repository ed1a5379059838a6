"""How often rulings and procedure are answered right without reading the facts.

`python -m tests.bench.guessers [QUESTIONS [RULES …]]` prints for each rule set and kind the share that
each of three guessers answers right, and how many different situations stand in a hundred questions of
levels 1, 3 and 5. Chance is what one picks by drawing among the choices.

A blind guesser never reads the situation: it takes the choice that was most often right, of those
offered, in so many other questions. A memoriser keeps the key of each story, with seats, tiles and
numbers masked, and is blind where it has not met the story. The third takes the longest choice, one of
them where several are.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from quizzes import Address, Kind, make
from quizzes.address import RUN_SEEDS
from quizzes.message import AmountInUnit, CopiesOf, FanName, Message, Value
from quizzes.question import Choice, SituationQuestion
from quizzes.situations.book import templates_of
from quizzes.words.translated import translated
from scoring import RULE_SETS, Tile, Wind
from wording import Translator, translator, translator_under

QUESTIONS = 300  # to learn from, and as many to answer
OF_A_SEED = 50
LEVELS = (1, 2, 3, 4, 5)
COUNTED_LEVELS = (1, 3, 5)
COUNTED = 100  # questions among which situations are counted
KINDS = (Kind.RULING, Kind.PROCEDURE)
IDLE = frozenset({"table", "session", "team"})  # numbers by which people and places are called


def questions(
    rules: str, kind: Kind, levels: Sequence[int], count: int, seed: int
) -> Iterator[SituationQuestion]:
    """So many questions, the levels in turn, with seeds such as runs have."""
    for place in range(count):
        run, index = divmod(place, OF_A_SEED)
        level = levels[place % len(levels)]
        made = make(Address(rules, kind, level, RUN_SEEDS[seed + run], 1 + index))
        assert isinstance(made, SituationQuestion)
        yield made


def masked(value: Value, *, numbers: bool) -> object:
    """What a sentence says, whoever sits where and whatever tile it is; perhaps whatever the number."""
    if isinstance(value, Message):
        return value.text, tuple(
            (name, masked(each, numbers=numbers)) for name, each in value.values if name not in IDLE
        )
    if isinstance(value, tuple):
        return tuple(masked(each, numbers=numbers) for each in value)
    if isinstance(value, Wind | Tile | CopiesOf | FanName):
        return type(value).__name__
    if isinstance(value, int | float | AmountInUnit):
        return "number" if numbers else repr(value)
    return value


def story(question: SituationQuestion) -> object:
    """What is told and asked, masked."""
    told = (*question.situation.facts, question.situation.question)
    return tuple(masked(each, numbers=True) for each in told)


def look(question: SituationQuestion, choice: Choice) -> object:
    """By what a guesser knows a choice again: its words, or its place among numbers by size.

    Seats have no look: nothing tells one from another.
    """
    ids = [each.id for each in question.choices or ()]
    if all(each.removeprefix("-").replace(".", "").isdecimal() for each in ids):
        return "place", ids.index(choice.id), len(ids)
    return masked(choice.text, numbers=False) if choice.text else choice.id


@dataclass(slots=True)
class Guesser:
    """What was right of what was offered, in all the questions that were learned from."""

    offered: Counter[object] = field(default_factory=Counter)
    right: Counter[object] = field(default_factory=Counter)
    right_among: dict[object, Counter[object]] = field(default_factory=lambda: defaultdict(Counter))
    right_of: dict[object, Counter[object]] = field(default_factory=lambda: defaultdict(Counter))

    def learn(self, question: SituationQuestion) -> None:
        """Remember which choice was right."""
        among = frozenset(look(question, each) for each in question.choices or ())
        for each in question.choices or ():
            self.offered[look(question, each)] += 1
            if each.id == question.answer:
                self.right[look(question, each)] += 1
                self.right_among[among][look(question, each)] += 1
                self.right_of[story(question)][look(question, each)] += 1

    def blind(self, question: SituationQuestion) -> Fraction:
        """The chance to be right by the choices alone."""
        choices = question.choices or ()
        looks = [look(question, each) for each in choices]
        known = self.right_among.get(frozenset(looks), Counter())
        return _best(
            question,
            [(known[each], Fraction(self.right[each], 1 + self.offered[each])) for each in looks],
        )

    def memory(self, question: SituationQuestion) -> Fraction:
        """The chance to be right by the story, its numbers apart."""
        known = self.right_of.get(story(question))
        if known is None:
            return self.blind(question)
        return _best(question, [known[look(question, each)] for each in question.choices or ()])


def _best(question: SituationQuestion, marks: Sequence[object]) -> Fraction:
    """The chance to be right by taking one of the choices with the highest mark."""
    highest = max(marks)  # type: ignore[type-var]
    best = [
        each for each, mark in zip(question.choices or (), marks, strict=True) if mark == highest
    ]
    return Fraction(sum(each.id == question.answer for each in best), len(best))


def longest(question: SituationQuestion, t: Translator) -> Fraction:
    """The chance to be right by taking the longest choice."""
    texts = [
        translated(each.text, question.address.rules, t)
        for each in question.choices or ()
        if each.text
    ]
    return _best(question, [len(each) for each in texts])


def different_situations(rules: str, kind: Kind, level: int) -> int:
    """How many situations a hundred questions tell of, with seats, tiles and numbers masked."""
    return len({story(each) for each in questions(rules, kind, (level,), COUNTED, 0)})


def report(rules: str, kind: Kind, count: int) -> str:
    """The rates of a rule set and kind in a line."""
    guesser, t = Guesser(), translator_under(rules, translator("en"))
    with_choices = [each for each in questions(rules, kind, LEVELS, count, 1000) if each.choices]
    for each in with_choices:
        guesser.learn(each)
    asked = [each for each in questions(rules, kind, LEVELS, count, 0) if each.choices]
    rates = {
        "chance": [Fraction(1, len(each.choices or ())) for each in asked],
        "blind": [guesser.blind(each) for each in asked],
        "memoriser": [guesser.memory(each) for each in asked],
        "longest": [longest(each, t) for each in asked],
    }
    told = ", ".join(f"{name} {float(sum(each) / len(each)):.2f}" for name, each in rates.items())
    counts = "/".join(str(different_situations(rules, kind, level)) for level in COUNTED_LEVELS)
    return f"{rules} {kind.value}: {told}; {counts} situations in {COUNTED}"


def main(arguments: Sequence[str] = ()) -> None:
    """Print the report of those rule sets, or of all."""
    count = int(arguments[0]) if arguments else QUESTIONS
    for rules in arguments[1:] or RULE_SETS:
        for kind in KINDS:
            if templates_of(rules, kind):
                print(report(rules, kind, count), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
