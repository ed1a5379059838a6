"""`python -m quizzes generate`: questions as JSON Lines, without the web site.

One line a question: `--n` questions of each kind asked for, under each rule set. The same
arguments give the same lines on every machine and every day.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from quizzes.address import (
    LARGEST_INDEX,
    LEVELS,
    LONGEST,
    PRINCIPLE_PREFIX,
    TABLE_AIM,
    TOPIC_PREFIX,
    Address,
    Kind,
)
from quizzes.aiming import can_ask_aim
from quizzes.errors import QuizError
from quizzes.kinds.registry import spec_of
from quizzes.question import Question, WaitQuestion, hand_of
from quizzes.quiz import can_ask, kinds_of, make, response_to_json
from quizzes.texts import choice_text, explanation, prompt
from scoring import DEFAULT, RULE_SETS, rule_set, wire
from wording import LANGUAGES, Translator, translator, translator_under
from wording.articles import article_title

ALL = "all"


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


def addresses(arguments: argparse.Namespace) -> Iterator[Address]:
    """The addresses asked for: rule sets, then kinds, then indices.

    Where every kind is asked for, fans that a kind cannot ask about are left out of it, and kinds
    that cannot do what is aimed at.

    Raises:
        QuizError: an address that is none; before the first one where the last index is too large.
    """
    if arguments.n > LARGEST_INDEX + 1:
        raise QuizError("bad-address", f"expected at most {LARGEST_INDEX + 1} questions of a kind")
    every, aim = ALL in arguments.kind, arguments.aim or ""
    fans = tuple(dict.fromkeys(arguments.fan))
    for rules in dict.fromkeys(arguments.rules):
        kinds = kinds_of(rule_set(rules)) if every else tuple(map(Kind, arguments.kind))
        for kind in dict.fromkeys(kinds):
            shown = tuple(fan for fan in fans if not every or can_ask(rules, kind, fan))
            if fans and not shown:
                continue
            first = Address(rules, kind, arguments.level, arguments.seed, 0, shown, aim)
            if every and aim and not can_ask_aim(rules, kind, aim):
                continue
            for index in range(arguments.n):
                yield replace(first, index=index)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m quizzes", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    generate = commands.add_parser("generate", help="Print questions, one JSON line each.")
    generate.add_argument(
        "--rules", action="append", choices=RULE_SETS, help=f"rule set; {DEFAULT} if none is named"
    )
    generate.add_argument(
        "--kind",
        action="append",
        choices=[*Kind, ALL],
        required=True,
        help="what is asked; may be repeated, and all means every kind",
    )
    generate.add_argument("--n", type=_count, default=10, help="questions of each kind")
    generate.add_argument("--seed", type=_count, default=1, help="a number from 0 on")
    generate.add_argument("--level", type=int, choices=LEVELS, default=3, help="1 easy to 5 hard")
    generate.add_argument(
        "--fan",
        action="append",
        default=[],
        metavar="ID",
        help="each hand shows this fan; of several fans each hand shows one, in turn",
    )
    aims = generate.add_mutually_exclusive_group()
    aims.add_argument(
        "--principle",
        dest="aim",
        type=PRINCIPLE_PREFIX.__add__,
        metavar="ID",
        help="that principle, or with A>B the exclusion of fan B by fan A, decides each hand",
    )
    aims.add_argument(
        "--topic",
        dest="aim",
        type=TOPIC_PREFIX.__add__,
        metavar="ID",
        help="of rulings and procedure",
    )
    aims.add_argument(
        "--natural", dest="aim", action="store_const", const=TABLE_AIM, help="hands as at the table"
    )
    generate.add_argument("--lang", choices=("zh", *LANGUAGES), default="en")
    return parser


def _count(text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) <= LONGEST:
        return int(text)
    raise argparse.ArgumentTypeError(f"expected a number from 0 on, not {text[:LONGEST]!r}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the questions; 0 when all were made.

    Where the arguments name no question, an object with `code` and `message` goes to standard
    error, and the program ends with 2.
    """
    parser = _parser()
    chosen = parser.parse_args(arguments)
    chosen.rules = chosen.rules or [DEFAULT]
    t = translator(chosen.lang)
    try:
        for address in addresses(chosen):
            print(json.dumps(write_question(make(address), t), ensure_ascii=False))
    except QuizError as error:
        error_json = {"code": error.code, "message": str(error)}
        parser.exit(2, json.dumps(error_json, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
