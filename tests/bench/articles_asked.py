"""Of how many different questions each article of a text is the deciding one.

`python -m tests.bench.articles_asked [QUESTIONS [RULES …]]` prints for each rule set the wanted articles that
fewer than `ENOUGH` different questions cite, and ends with "holes: none" or their number; the exit code
is 1 where there are holes. QUESTIONS are filled from each template of a ruling or procedure; a part of
that number of score sheets and of incidents at the desk is made besides, whose every part cites for itself.

Two questions differ where their facts do with seats and tiles masked. What an item is cited for counts
for its article as well. Which articles are not wanted, and why, stands in `articles_left_out.toml`.
"""

import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from quizzes import Address, Kind, QuizError, kinds_of, make
from quizzes.address import LEVELS, RUN_SEEDS
from quizzes.desk.address import DeskAddress
from quizzes.desk.maker import make_incident
from quizzes.fingerprint import fingerprint
from quizzes.hands.draw import Draw
from quizzes.situations.book import templates_of
from quizzes.situations.template import DrawnSituation
from scoring import RULE_SETS, rule_set
from tests.bench.guessers import masked
from wording.articles import Article, article, articles_of

QUESTIONS: Final = 400  # of a template
SHEETS: Final = 2  # of so many questions one sheet is made
INCIDENTS: Final = 2  # of so many questions one incident is made
ENOUGH: Final = 10
_LEFT_OUT: Final = Path(__file__).with_name("articles_left_out.toml")

Cited = tuple[str, object]
"""An article, and what tells the question that cites it from others."""


def left_out(rules: str) -> dict[str, str]:
    """The articles that no question need turn on, each with the reason."""
    table = tomllib.loads(_LEFT_OUT.read_text(encoding="utf-8"))[rules]
    return {number: why for why, numbers in table.items() for number in numbers}


def wanted(rules: str) -> Iterator[Article]:
    """The articles that questions shall turn on, in the order of the text."""
    out = left_out(rules)
    for each in articles_of(rules):
        if not any(one in out for one in _with_wholes(rules, each.number)):
            yield each


def _with_wholes(rules: str, number: str) -> Iterator[str]:
    """An article and all that it stands in, but for chapters."""
    found: Article | None = article(rules, number)
    while found and not found.number.startswith("chapter "):
        yield found.number
        found = article(rules, found.parent) if found.parent else None
    if found and found.number == number:
        yield number


def _told(drawn: DrawnSituation) -> object:
    return tuple(masked(each, numbers=False) for each in (*drawn.facts, drawn.question))


def of_situations(rules: str, count: int) -> Iterator[Cited]:
    """What rulings and procedure cite, so many of each template."""
    for kind in (Kind.RULING, Kind.PROCEDURE):
        for template in templates_of(rules, kind):
            for place in range(count):
                drawn = template.fill(Draw(f"articles/{template.id}", place), rule_set(rules))
                told = _told(drawn)
                yield from ((each, told) for each in drawn.citations)


def of_sheets(rules: str, count: int) -> Iterator[Cited]:
    """What so many questions on score sheets cite."""
    if Kind.SHEET not in kinds_of(rule_set(rules)):
        return
    for place in range(count):
        level = LEVELS[place % len(LEVELS)]
        question = make(Address(rules, Kind.SHEET, level, RUN_SEEDS[0], place))
        shown = fingerprint(question)
        yield from ((each, shown) for each in question.citations)


def of_the_desk(rules: str, count: int) -> Iterator[Cited]:
    """What the parts of so many incidents cite."""
    for place in range(count):
        try:
            incident = make_incident(DeskAddress(rules, LEVELS[place % len(LEVELS)], place))
        except QuizError:
            continue
        for part in incident.parts:
            yield from ((each, (place, part.id)) for each in part.citations)


def counted(rules: str, cited: Iterable[Cited]) -> Counter[str]:
    """How many different questions cite each article or something in it."""
    seen: dict[str, set[object]] = defaultdict(set)
    for cite, question in cited:
        seen[cite].add(question)
    of_wholes: dict[str, set[object]] = defaultdict(set)
    for cite, questions in seen.items():
        for number in _with_wholes(rules, cite):
            of_wholes[number] |= questions
    return Counter({number: len(questions) for number, questions in of_wholes.items()})


def report(rules: str, count: int) -> int:
    """Print a rule set's holes; how many there are."""
    sources = (
        of_situations(rules, count),
        of_sheets(rules, count // SHEETS),
        of_the_desk(rules, count // INCIDENTS),
    )
    asked: Counter[str] = Counter()
    for cited in sources:
        asked += counted(rules, cited)
    known = tuple(wanted(rules))
    holes = [each for each in known if asked[each.number] < ENOUGH]
    fewest = min((asked[each.number] for each in known if each not in holes), default=0)
    print(
        f"{rules}: {len(known) - len(holes)} of {len(known)} wanted articles decide {ENOUGH} different"
        f" questions or more, the least asked of them {fewest}"
    )
    for each in holes:
        print(f"  {asked[each.number]:2} {each.number}: {each.titles['en']}")
    return len(holes)


def main(arguments: Sequence[str] = ()) -> int:
    """Print the report of those rule sets, or of all; the exit code."""
    count = int(arguments[0]) if arguments else QUESTIONS
    holes = sum(report(each, count) for each in arguments[1:] or RULE_SETS)
    print(f"holes: {holes or 'none'}")
    return int(bool(holes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
