"""What answers bring that were given without looking at the question, for each kind that is graded.

`python -m tests.bench.without_looking [QUESTIONS [RULES …]]` prints for each rule set and kind the mean
credit of each way to answer, beside that of chance.

Chance is what a choice drawn among all brings, or ticks that are drawn; where something is typed what
the commonest key brings; of announcements, how many are right.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from statistics import fmean
from typing import Final

from quizzes import Address, Kind, Question, QuizError, Response, grade, make
from quizzes.address import RUN_SEEDS
from quizzes.kinds.registry import spec_of
from quizzes.question import AnnouncementQuestion, Choice, Objection, PaymentsAnswer
from quizzes.quiz import kinds_of
from quizzes.words.translated import translated
from scoring import RULE_SETS, TILES, rule_set
from wording import Translator, fan_name, translator, translator_under

QUESTIONS: Final = 150
DRAWN: Final = 5  # times that ticks are drawn
LEVELS: Final = (1, 2, 3, 4, 5)
NO_PAYMENTS: Final = PaymentsAnswer(0, 0, 0, 0)
PAYERS: Final = PaymentsAnswer(-8, -8, -8, -8)
TICKED: Final = frozenset({Kind.FANS, Kind.WAITS})


def questions(rules: str, kind: Kind, count: int, seed: int) -> Iterator[Question]:
    """So many questions, the levels by turns; those that cannot be made are left out."""
    for number in range(count):
        try:
            yield make(Address(rules, kind, LEVELS[number % 5], RUN_SEEDS[seed], number))
        except QuizError:
            continue


class OtherKeys:
    """The keys of other questions of a kind, made where a way to answer needs them: most choose."""

    def __init__(self, rules: str, kind: Kind, count: int) -> None:
        self._of = rules, kind, count

    @cached_property
    def all(self) -> Sequence[Response]:
        return [each.answer for each in questions(*self._of, 1000)]

    @cached_property
    def commonest(self) -> Response:
        """What is the key most often."""
        (found, _), *_ = Counter(map(repr, self.all)).most_common()
        return next(each for each in self.all if repr(each) == found)


@dataclass(slots=True)
class Unlooking:
    """Ways to answer that do not look; `keys` are those of other questions of the kind."""

    keys: OtherKeys
    draw: Random
    t: Translator

    def guess(self, question: Question) -> Response:
        """A choice drawn; of several to tick, each or not; else the key of another question."""
        if isinstance(question, AnnouncementQuestion):
            return self._objecting(question, lambda fan: self.draw.random() < 0.5)
        ids = offered(question)
        if question.address.kind in TICKED:
            return tuple(each for each in ids if self.draw.random() < 0.5)
        if question.choices:
            return answer_of(question, self.draw.choice(question.choices))
        return self.draw.choice(self.keys.all)

    def never_look(self, question: Question) -> Response:
        """That all is right, that nobody pays, the first choice; else what is the key most often."""
        if isinstance(question, AnnouncementQuestion):
            return Objection((), (), question.announcement.total)
        if isinstance(question.answer, PaymentsAnswer):
            return NO_PAYMENTS
        if has_choice(question):
            return answer_of(question, (question.choices or ())[0])
        return self.keys.commonest

    def most_often(self, question: Question) -> Response:
        """What is the key most often, where the choices are always the same."""
        is_legal = question.address.kind is Kind.LEGAL
        return self.keys.commonest if is_legal else self.never_look(question)

    def least(self, question: Question) -> Response:
        """The least of several amounts; where there are none, as who never looks."""
        return self._by_amount(question, min)

    def greatest(self, question: Question) -> Response:
        """The greatest of several amounts; where there are none, as who never looks."""
        return self._by_amount(question, max)

    def _by_amount(self, question: Question, end: Callable[..., Choice]) -> Response:
        amounts = {each: amount_of(each) for each in question.choices or ()}
        known = {each: amount for each, amount in amounts.items() if amount is not None}
        if question.address.kind in TICKED or len(known) < 2:
            return self.never_look(question)
        return answer_of(question, end(known, key=lambda each: known[each]))

    def all_pay(self, question: Question) -> Response:
        """That each of the four pays the least; where nobody pays, as who never looks."""
        is_paid = isinstance(question.answer, PaymentsAnswer)
        return PAYERS if is_paid else self.never_look(question)

    def longest(self, question: Question) -> Response:
        """The choice with most letters; where there is none, as who never looks."""
        if not question.choices:
            return self.never_look(question)
        longest = max(question.choices, key=lambda each: len(self._text(each, question)))
        if question.address.kind in TICKED:
            return (longest.id,)
        return answer_of(question, longest)

    def take_all(self, question: Question) -> Response:
        """Everything that can be ticked; where one is chosen, the last."""
        if isinstance(question, AnnouncementQuestion):
            return self._objecting(question, lambda fan: True)
        if question.address.kind in TICKED:
            return offered(question)
        if question.choices:
            return answer_of(question, question.choices[-1])
        return self.never_look(question)

    def _objecting(self, question: AnnouncementQuestion, takes: object) -> Objection:
        assert callable(takes)
        told = question.announcement
        fans = [fan.id for fan in rule_set(question.address.rules).fans]
        missing = tuple(fan for fan in fans if fan not in told.fans and takes(fan))
        return Objection(missing, tuple(filter(takes, dict.fromkeys(told.fans))), told.total)

    def _text(self, choice: Choice, question: Question) -> str:
        rules = question.address.rules
        if choice.text:
            return translated(choice.text, rules, self.t)
        known = rule_set(rules)
        return fan_name(known.fan(choice.id), self.t) if known.has(choice.id) else choice.id


def offered(question: Question) -> tuple[str, ...]:
    """All that can be ticked."""
    if question.address.kind is Kind.WAITS:
        return tuple(map(str, TILES[:34]))
    return tuple(each.id for each in question.choices or ())


def amount_of(choice: Choice) -> float | None:
    """The amount that a choice names, by its id: `8`, `win:8`."""
    try:
        return float(choice.id.rpartition(":")[2])
    except ValueError:
        return None


def answer_of(question: Question, choice: Choice) -> Response:
    """The answer that a choice stands for."""
    return spec_of(question).answer_of_choice(choice.id)


def chance(question: Question, keys: OtherKeys) -> float:
    """What one gets without skill."""
    if isinstance(question, AnnouncementQuestion):
        return float(question.announcement.misconception is None)
    drawn = 0.0
    if has_choice(question):
        answers = [answer_of(question, each) for each in question.choices or ()]
        return fmean(grade(question, each).credit for each in answers)
    if question.address.kind in TICKED:
        half = Random(str(question.address))
        ticked = [
            tuple(each for each in offered(question) if half.random() < 0.5) for _ in range(DRAWN)
        ]
        drawn = fmean(_credit(question, each) for each in ticked)
    return max(drawn, _credit(question, keys.commonest))


def has_choice(question: Question) -> bool:
    """Whether one of several choices is taken."""
    return bool(question.choices) and question.address.kind not in TICKED


def _credit(question: Question, response: Response) -> float:
    try:
        return grade(question, response).credit
    except (QuizError, AttributeError, TypeError):  # another question of the kind asks otherwise
        return 0.0


def mean_credits(rules: str, kind: Kind, count: int) -> Mapping[str, float]:
    """The mean credit of each way to answer, and of chance."""
    keys = OtherKeys(rules, kind, count)
    asked = list(questions(rules, kind, count, 0))
    t = translator_under(rules, translator("en"))
    who = Unlooking(keys, Random(f"{rules} {kind}"), t)
    ways = {
        "guesser": who.guess,
        "never looks": who.never_look,
        "all pay": who.all_pay,
        "most often": who.most_often,
        "least": who.least,
        "greatest": who.greatest,
        "longest": who.longest,
        "takes all": who.take_all,
    }
    found = {name: fmean(_credit(each, way(each)) for each in asked) for name, way in ways.items()}
    return {"chance": fmean(chance(each, keys) for each in asked), **found}


def main(arguments: Sequence[str] = ()) -> None:
    """Print the means of those rule sets, or of all."""
    count = int(arguments[0]) if arguments else QUESTIONS
    for rules in arguments[1:] or RULE_SETS:
        for kind in kinds_of(rule_set(rules)):
            found = mean_credits(rules, kind, count)
            told = ", ".join(f"{name} {credit:.2f}" for name, credit in found.items())
            print(f"{rules} {kind.value}: {told}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
