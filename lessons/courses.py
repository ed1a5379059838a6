"""The courses, read once from `content/courses`."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from lessons.errors import ContentError
from lessons.lesson import AccountPart, Course, CourseChapter, Lesson, Piece
from lessons.markup import read_words
from lessons.pieces.check import Check
from lessons.pieces.check_kinds import check
from lessons.pieces.comparison import compared_hand
from lessons.pieces.diagram import diagram
from lessons.pieces.live import LiveHand, live_hand
from lessons.pieces.question import lesson_question
from lessons.pieces.worked import WorkedExample, worked_example
from lessons.places import with_even_places
from lessons.requirements import faults
from lessons.tables import Table, expect_keys, read, table_of, tables_of, text, texts, words_of
from scoring import RuleSet, ScoringError, rule_set
from wording.articles import article
from wording.errors import WordingError
from wording.glossary import term
from wording.languages import LANGUAGES

COURSES_FOLDER: Final = Path(__file__).parent / "content" / "courses"
COURSES: Final = (
    *("first-steps", "first-steps-imj", "first-steps-rengo"),
    *("mcr", "imj", "rengo"),
    *("referee-mcr", "referee-imj", "referee-rengo"),
)
_LESSON_KEYS: Final = frozenset({"rules", "teaches", "unlocks", "explains", "covers", "han_only"})
_PIECES: Final[Mapping[str, Callable[[Table, RuleSet, str], Piece]]] = MappingProxyType(
    {"hand": worked_example, "live": live_hand, "table": diagram, "compare": compared_hand}
)
_ASKING: Final = frozenset({"check", "question"})


@cache
def courses() -> tuple[Course, ...]:
    """Every course, in the order of `COURSES`. Raises ContentError: one cannot be shown."""
    return tuple(map(course, COURSES))


@cache
def course(name: str) -> Course:
    """The course of that id, read once. Raises KeyError: there is none; else as `read_course`."""
    if name not in COURSES:
        raise KeyError(name)
    return read_course(COURSES_FOLDER / name)


def read_course(folder: Path) -> Course:
    """The course in a folder, its lessons checked. Raises ContentError with the first fault."""
    table = _course_table(folder)
    chapters = tuple(
        CourseChapter(words_of(each, "title", folder.name), tuple(_lessons(folder, each)))
        for each in tables_of(table, "chapter", folder.name)
    )
    made = Course(
        folder.name,
        rule_set(text(table, "rules", folder.name)).id,
        words_of(table, "title", folder.name),
        words_of(table, "about", folder.name),
        with_even_places(chapters),
        MappingProxyType(dict(table.get("moved", {}))),
    )
    _expect_all(made, folder)
    return made


def _lessons(folder: Path, chapter: Table) -> Iterator[Lesson]:
    for name in texts(chapter, "lessons", folder.name):
        lesson = read_lesson(folder / name)
        for fault in faults(lesson):
            raise ContentError("bad-lesson", f"{lesson.path}: {fault}")
        yield lesson


def _expect_all(made: Course, folder: Path) -> None:
    """A folder that no chapter names would never be shown."""
    named = [lesson.id for lesson in made.lessons]
    there = {file.parent.name for file in folder.glob("*/lesson.toml")}
    if left := there - set(named):
        raise ContentError(
            "bad-value", f"{folder.name}: no chapter names {', '.join(sorted(left))}: add them"
        )
    if len(set(named)) < len(named):
        raise ContentError("bad-value", f"{folder.name}: a lesson is named twice")
    if astray := {*made.moved.values()} - set(named) | made.moved.keys() & set(named):
        raise ContentError(
            "bad-value",
            f"{folder.name}: moved leads from a lesson that is no more to one that is there, not "
            f"{', '.join(sorted(astray))}",
        )


def read_lesson(folder: Path) -> Lesson:
    """The lesson in a folder, its hands scored and its checks answered by the engine.

    Whether it is a good lesson is for `requirements.faults` to say. Raises ContentError.
    """
    course, path = folder.parent, f"{folder.parent.name}/{folder.name}"
    table = read(_there(folder / "lesson.toml"))
    expect_keys(table, _LESSON_KEYS | _PIECES.keys() | _ASKING, path)
    try:
        name = table.get("rules") or text(_course_table(course), "rules", course.name)
        rules = rule_set(name)
        return Lesson(
            course=course.name,
            id=folder.name,
            rules=rules.id,
            teaches=tuple(rules.fan(fan).id for fan in texts(table, "teaches", path)),
            unlocks=tuple(_part(each, path) for each in texts(table, "unlocks", path)),
            explains=tuple(term(each).id for each in texts(table, "explains", path)),
            covers=_covers(table, path),
            pieces=MappingProxyType(
                {key: _as_taught(piece, table) for key, piece in _pieces(table, rules, path)}
            ),
            words=MappingProxyType(
                {
                    lang: read_words(_source(folder, lang), rules.id, f"{path}/{lang}.md")
                    for lang in LANGUAGES
                }
            ),
        )
    except (ScoringError, WordingError) as error:
        raise ContentError("bad-value", f"{path}: {error}") from error


def _course_table(folder: Path) -> Table:
    table = read(_there(folder / "course.toml"))
    expect_keys(table, frozenset({"rules", "title", "about", "moved", "chapter"}), folder.name)
    return table


def _pieces(table: Table, rules: RuleSet, path: str) -> Iterator[tuple[tuple[str, str], Piece]]:
    hands: dict[str, Any] = {}
    for kind, make in _PIECES.items():
        for name, row in table.get(kind, {}).items():
            where = f"{path}, {kind}.{name}"
            piece = make(row, _rules_of(row, rules), where)
            if isinstance(piece, WorkedExample):
                hands[name] = piece.score
            yield (kind, name), piece
    for name, row in table.get("check", {}).items():
        where = f"{path}, check.{name}"
        yield ("check", name), check(row, name, _rules_of(row, rules), hands, where)
    for name, row in table.get("question", {}).items():
        yield ("question", name), lesson_question(row, name, f"{path}, question.{name}")


def _as_taught(piece: Piece, table: Table) -> Piece:
    """The piece as the lesson shows it: before fu are taught, accounts leave them out."""
    if table.get("han_only") and isinstance(piece, WorkedExample | LiveHand | Check):
        return replace(piece, han_only=True)
    return piece


def _part(name: str, path: str) -> AccountPart:
    if name not in list(AccountPart):
        raise ContentError(
            "bad-value", f"{path}: unlocks has {name!r}: expected {', '.join(AccountPart)}"
        )
    return AccountPart(name)


def _rules_of(row: Table, rules: RuleSet) -> RuleSet:
    """A piece may be of another rule set than its lesson; a comparison lists several."""
    named = row.get("rules")
    return rule_set(named) if isinstance(named, str) else rules


def _covers(table: Table, path: str) -> Mapping[str, tuple[str, ...]]:
    covers = table_of(table, "covers", path) if "covers" in table else {}
    results = {}
    for name in covers:
        rules = rule_set(name)
        results[rules.id] = tuple(
            article(rules.id, number).number for number in texts(covers, name, path)
        )
    return MappingProxyType(results)


def _source(folder: Path, lang: str) -> str:
    return _there(folder / f"{lang}.md").read_text(encoding="utf-8")


def _there(file: Path) -> Path:
    if not file.exists():
        code = "missing-language" if file.suffix == ".md" else "no-content"
        raise ContentError(code, f"there is no {'/'.join(file.parts[-3:])}: write it")
    return file
