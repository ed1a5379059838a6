"""Random lines for `python -m scoring` and addresses of questions, led by coverage.

Atheris (libFuzzer) changes known lines, keeps the changes that reach code which no line before
reached, and goes on from those. Whatever comes in, the answer is an object that JSON can write:
`ok` and what was asked for, or `ok: false` with an error of the contract. An exception ends the run with
the line that raised it, and so does a line that takes longer than SLOWEST.

    python -m tests.fuzz.lines 1000000 [a folder for what was found]
"""

import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import atheris

with atheris.instrument_imports(include=["scoring"], exclude=["scoring.play"]):
    from scoring import RULE_SETS, rule_set
    from scoring.line_commands import COMMANDS, answer, answer_plans, answer_why_not

from quizzes.address import Address
from quizzes.errors import QuizError

CASES: Final = Path(__file__).parents[1] / "cases"
CASE_FILES: Final = ("book_1998.jsonl", "book_2014.jsonl", "mcr_hands.jsonl", "riichi_hands.jsonl")
SLOWEST: Final = 60  # seconds for one line; the slowest known takes half a second alone
LONGEST: Final = 600  # characters; longer lines are a test of their own
FANS: Final = {name: [fan.id for fan in rule_set(name).fans] for name in RULE_SETS}
KEYS: Final = (
    *("rules", "concealed", "melds", "win", "by", "from", "seat", "round", "flowers", "riichi"),
    *(
        "dora_indicator",
        "deposits",
        "last_of_kind",
        "last",
        "first_turn",
        "furiten",
        "kongs_in_row",
    ),
    *("liable", "lowest", "highest", "kind", "tiles", "id"),
)
WORDS: Final = (
    *KEYS,
    *RULE_SETS,
    *(
        "chow",
        "pung",
        "kong",
        "concealed-kong",
        "discard",
        "draw",
        "replacement",
        "robbed-kong",
        "E",
        "S",
        "W",
        "N",
    ),
    *(
        "123m",
        "456p",
        "789s",
        "1z",
        "7z",
        "1f",
        "19m19p19s1234567z",
        "1111m",
        "55z",
        "2233445566778m",
    ),
    *("true", "false", "null", "-1", "0", "1e9", "[]", "{}", '"', "\\u0000", "\\ud800"),
)


def known_lines() -> list[str]:
    """Some lines of each file of cases, as they stand on the command line."""
    found = []
    for file in CASE_FILES:
        for text in (CASES / file).read_text(encoding="utf-8").splitlines()[:400:4]:
            line = {key: value for key, value in json.loads(text).items() if key in KEYS}
            found.append(json.dumps(line, ensure_ascii=False))
    return found


def commands() -> list[Any]:
    """What a line may be sent to: score and explain most often, for they take a tenth of the others' time."""
    why_nots = [answer_why_not(name, fans[0]) for name, fans in FANS.items()]
    slow = [COMMANDS["waits"], COMMANDS["compare"], *map(answer_plans, RULE_SETS), *why_nots]
    return [*slow, *[COMMANDS["score"], COMMANDS["explain"]] * (5 * len(slow))]


ASKED: Final = commands()


def try_line(data: bytes) -> None:
    """Send one line where its first byte says, or read it as the address of a question."""
    if not data:
        return
    chosen, text = data[0] % (len(ASKED) + 1), data[1:].decode("utf-8", "surrogateescape")
    if chosen == len(ASKED):
        try_address(text)
        return
    told = answer(text, ASKED[chosen])
    json.dumps(told, ensure_ascii=False)
    if told["ok"] is not True:
        assert told["ok"] is False
        assert set(told["error"]) >= {"code", "message"}, told


def try_address(text: str) -> None:
    """An address is read as it was written, or refused."""
    try:
        address = Address.parse(text)
    except QuizError:
        return
    assert Address.parse(str(address)) == address


def changed(data: bytes, most: int, seed: int) -> bytes:
    """A line after a change: half of them by libFuzzer's bytes, half by words that lines are made of."""
    rng = random.Random(seed)
    if len(data) < 2 or rng.random() < 0.5:
        return bytes(atheris.Mutate(data, most))
    head, text = data[:1], data[1:].decode("utf-8", "replace")
    at = rng.randrange(len(text) + 1)
    word = rng.choice(WORDS)
    end = at + rng.choice((0, 0, 1, len(word)))
    if rng.random() < 0.2:
        head = bytes([rng.randrange(256)])
    return (head + (text[:at] + word + text[end:]).encode("utf-8", "replace"))[:most]


def main(arguments: list[str]) -> None:
    """Try so many lines; libFuzzer ends the program, with 0 where every line was answered."""
    runs = arguments[0] if arguments else "1000000"
    kept = Path(arguments[1]) if arguments[1:] else Path(tempfile.mkdtemp())
    kept.mkdir(parents=True, exist_ok=True)
    for number, text in enumerate(known_lines()):
        line = bytes([number % (len(ASKED) + 1)]) + text.encode()
        (kept / f"known-{number:04}").write_bytes(line)
    options = [f"-runs={runs}", f"-max_len={LONGEST}", f"-timeout={SLOWEST}", "-rss_limit_mb=2048"]
    reports = f"-artifact_prefix={kept}/"
    atheris.Setup(
        [sys.argv[0], *options, "-print_final_stats=1", reports, str(kept)],
        try_line,
        custom_mutator=changed,
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1:])
