"""`python -m quizzes`: questions as JSON Lines, without the web site.

`generate` prints one line a question: `--n` questions of each kind asked for, under each rule set.
The same arguments give the same lines on every machine and every day. `grade` reads lines
`{"question": id, "answer": …}` on standard input and answers each with what is right and wrong.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from quizzes.address import (
    LEVELS,
    LONGEST,
    PRINCIPLE_PREFIX,
    TABLE_AIM,
    TOPIC_PREFIX,
    Kind,
)
from quizzes.errors import QuizError
from quizzes.grade_lines import answer_grade_text
from quizzes.question_lines import (
    ALL,
    DEFAULT_COUNT,
    DEFAULT_LEVEL,
    DEFAULT_SEED,
    QuestionsAsked,
    write_questions,
)
from scoring import DEFAULT, RULE_SETS
from wording import LANGUAGES, translator


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
    generate.add_argument("--n", type=_count, default=DEFAULT_COUNT, help="questions of each kind")
    generate.add_argument("--seed", type=_count, default=DEFAULT_SEED, help="a number from 0 on")
    generate.add_argument(
        "--level", type=int, choices=LEVELS, default=DEFAULT_LEVEL, help="1 easy to 5 hard"
    )
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
    graded = commands.add_parser("grade", help="What is right and wrong with answers.")
    for command in (generate, graded):
        command.add_argument("--lang", choices=("zh", *LANGUAGES), default="en")
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
    t = translator(chosen.lang)
    if chosen.command == "grade":
        for text in sys.stdin:
            if text.strip():
                _print(answer_grade_text(text, t))
        return 0
    try:
        for line in write_questions(_questions_asked(chosen), t):
            _print(line)
    except QuizError as error:
        error_json = {"code": error.code, "message": str(error)}
        parser.exit(2, json.dumps(error_json, ensure_ascii=False) + "\n")
    return 0


def _questions_asked(chosen: argparse.Namespace) -> QuestionsAsked:
    return QuestionsAsked(
        rules=tuple(chosen.rules or [DEFAULT]),
        kinds=() if ALL in chosen.kind else tuple(map(Kind, chosen.kind)),
        n=chosen.n,
        seed=chosen.seed,
        level=chosen.level,
        fans=tuple(chosen.fan),
        aim=chosen.aim or "",
    )


def _print(line: dict[str, Any]) -> None:
    print(json.dumps(line, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    sys.exit(main())
