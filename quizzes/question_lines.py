"""Questions as lines: which are asked for, and how one is written with its answer."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from quizzes.address import LARGEST_INDEX, Address, Kind
from quizzes.aiming import can_ask_aim
from quizzes.errors import QuizError
from quizzes.kinds.registry import spec_of
from quizzes.question import Question, WaitQuestion, hand_of
from quizzes.quiz import can_ask, kinds_of, make, response_to_json
from quizzes.texts import choice_text, explanation, prompt
from scoring import rule_set, wire
from wording import Translator, translator_under
from wording.articles import article_title

ALL: Final = "all"  # in the place of a kind: every kind of the rule set
DEFAULT_COUNT: Final = 10
DEFAULT_SEED: Final = 1
DEFAULT_LEVEL: Final = 3


@dataclass(frozen=True, slots=True)
class QuestionsAsked:
    """Which questions are asked for: `n` of each kind under each rule set.

    No kinds at all mean every kind that the rule set has.
    """

    rules: tuple[str, ...]
    kinds: tuple[Kind, ...]
    n: int
    seed: int
    level: int
    fans: tuple[str, ...] = ()
    aim: str = ""


def write_questions(asked: QuestionsAsked, t: Translator) -> Iterator[dict[str, Any]]:
    """Each question that is asked for, one after the other.

    Raises:
        QuizError: an address is none, or nothing can be asked there.
    """
    return (write_question(make(address), t) for address in addresses(asked))


def write_question(question: Question, t: Translator) -> dict[str, Any]:
    """A question with its answer and explanation, as the command line prints it."""
    address = question.address
    t = translator_under(address.rules, t)
    return {
        "id": str(address),
        "rules": address.rules,
        "kind": address.kind.value,
        "level": address.level,
        "seed": address.seed,
        "index": address.index,
        "prompt": prompt(question, t),
        "hand": _hand(question),
        "about": spec_of(question).about(question),
        "choices": [
            {"id": each.id, "text": choice_text(question, each, t), "trap": each.misconception}
            for each in question.choices
        ]
        if question.choices
        else None,
        "answer": response_to_json(question, question.answer),
        "explanation": explanation(question, t),
        "cites": list(question.citations),
        "cite_titles": [article_title(cite, address.rules, t) for cite in question.citations],
    }


def _hand(question: Question) -> dict[str, Any] | None:
    """The hand as a line for `scoring score`; standing tiles as one for `scoring waits`."""
    if isinstance(question, WaitQuestion):
        return _waiting_hand(question)
    hand = hand_of(question)
    return wire.write_hand(hand, question.address.rules) if hand else None


def _waiting_hand(question: WaitQuestion) -> dict[str, Any]:
    waiting_hand = question.waiting_hand
    won = waiting_hand.winning_on(question.waits[0].tile)
    line = wire.write_hand(won, question.address.rules)
    del line["win"]
    if waiting_hand.circumstances.discarder is None:
        line.pop("from", None)
    return line


def addresses(asked: QuestionsAsked) -> Iterator[Address]:
    """The addresses asked for: rule sets, then kinds, then indices.

    Where every kind is asked for, fans that a kind cannot ask about are left out of it, and kinds
    that cannot do what is aimed at.

    Raises:
        QuizError: an address that is none; before the first one where the last index is too large.
    """
    if asked.n > LARGEST_INDEX + 1:
        raise QuizError("bad-address", f"expected at most {LARGEST_INDEX + 1} questions of a kind")
    every, aim = not asked.kinds, asked.aim
    fans = tuple(dict.fromkeys(asked.fans))
    for rules in dict.fromkeys(asked.rules):
        kinds = kinds_of(rule_set(rules)) if every else asked.kinds
        for kind in dict.fromkeys(kinds):
            shown = tuple(fan for fan in fans if not every or can_ask(rules, kind, fan))
            if fans and not shown:
                continue
            first = Address(rules, kind, asked.level, asked.seed, 0, shown, aim)
            if every and aim and not can_ask_aim(rules, kind, aim):
                continue
            for index in range(asked.n):
                yield replace(first, index=index)
