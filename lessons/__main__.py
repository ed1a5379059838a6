"""The lessons at the command line: check them, stamp translations, write the coverage page.

python -m lessons check [course[/lesson] ...]
python -m lessons stamp course/lesson ...
python -m lessons coverage
python -m lessons walk [course ...]
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from lessons.courses import COURSES, COURSES_FOLDER, course, read_course, read_lesson
from lessons.coverage import coverage
from lessons.coverage_page import coverage_page
from lessons.errors import ContentError
from lessons.markup import digest
from lessons.requirements import faults, minutes
from lessons.walk import walk_lines, walked
from scoring import RULE_SETS
from wording.languages import LANGUAGES, SOURCE

COVERAGE_PAGE: Final = Path(__file__).parent.parent / "docs" / "coverage.md"
_OF: Final = re.compile(r'^of = ".*"\n', re.MULTILINE)


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 1 where something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m lessons", description=__doc__.split("\n")[0])
    parser.add_argument("command", choices=_COMMANDS)
    parser.add_argument("names", nargs="*", help="course or course/lesson")
    arguments = parser.parse_args(words)
    return _COMMANDS[arguments.command](arguments.names)


def check(names: Sequence[str]) -> int:
    """Tell everything that is wrong with the courses or lessons of those names, or with all."""
    wrong = [fault for name in names or COURSES for fault in _faults(name)]
    print("\n".join(wrong) or "Nothing wrong.")
    return 1 if wrong else 0


def _faults(name: str) -> Iterator[str]:
    if "/" in name:
        yield from _lesson_faults(COURSES_FOLDER / name)
        return
    results = [
        fault
        for file in sorted((COURSES_FOLDER / name).glob("*/lesson.toml"))
        for fault in _lesson_faults(file.parent)
    ]
    yield from results
    if not results:
        try:
            read_course(COURSES_FOLDER / name)
        except ContentError as error:
            yield str(error)


def _lesson_faults(folder: Path) -> Iterator[str]:
    try:
        lesson = read_lesson(folder)
    except ContentError as error:
        yield str(error)
        return
    results = [f"{lesson.path}: {fault}" for fault in faults(lesson)]
    yield from results
    if not results:
        took = ", ".join(f"{lang} {minutes(lesson, lang):.1f}" for lang in lesson.words)
        print(f"{lesson.path}: minutes {took}", file=sys.stderr)


def stamp_translations(names: Sequence[str]) -> int:
    """Mark the translations of those lessons as made from the English text as it is now."""
    for name in names:
        of = digest((COURSES_FOLDER / name / "en.md").read_text(encoding="utf-8"))
        for lang in LANGUAGES:
            file = COURSES_FOLDER / name / f"{lang}.md"
            if lang != SOURCE.tag and file.exists():
                source = _OF.sub("", file.read_text(encoding="utf-8"), count=1)
                first, _, rest = source.partition("\n")
                file.write_text(f'{first}\nof = "{of}"\n{rest}', encoding="utf-8")
    return 0


def write_coverage(names: Sequence[str]) -> int:
    """Write the coverage page and tell the holes."""
    every = tuple(coverage(rules) for rules in RULE_SETS)
    COVERAGE_PAGE.write_text(coverage_page(every), encoding="utf-8")
    holes = [f"{each.rules}: {hole}" for each in every for hole in each.holes()]
    print("\n".join(holes) or "No hole.")
    return 1 if holes else 0


def walk(names: Sequence[str]) -> int:
    """Tell what courses ask and how, and everything that they use before it is taught."""
    walks = [walked(course(name)) for name in names or COURSES]
    for each in walks:
        print("\n".join(walk_lines(each)))
    return 1 if any(each.faults for each in walks) else 0


_COMMANDS: Final[Mapping[str, Callable[[Sequence[str]], int]]] = {
    "check": check,
    "stamp": stamp_translations,
    "coverage": write_coverage,
    "walk": walk,
}

if __name__ == "__main__":
    sys.exit(main())
