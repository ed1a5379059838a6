"""What every lesson must be: short, asked before told, the same in each language."""

from collections.abc import Iterator
from typing import Final

from lessons.lesson import ACTIVE, EXERCISES, Lesson, LessonText, Step, TextBlock
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.worked import WorkedExample
from wording.languages import LANGUAGES, SOURCE

MINUTES_BY_PIECE: Final = {
    "live": 0.5,
    "check": 0.5,
    "question": 0.6,
    "hand": 0.2,
    "compare": 0.3,
    "table": 0.2,
}
LONGEST_STEP: Final = 5.0
FEWEST_CHECKS: Final = 3
_WORKED: Final = frozenset({"hand", "live", "table", "compare"})


def minutes(lesson: Lesson, lang: str) -> float:
    """How long a lesson takes: reading, looking, answering. Texts of other editions are extra."""
    words = lesson.words[lang]
    read = sum(
        text.length()
        for step in words.steps
        for block in step.blocks
        if isinstance(block, TextBlock) or block.kind != "under"
        for text in ((block.text,) if isinstance(block, TextBlock) else (block.text, block.after))
    )
    placed = [each for step in words.steps for each in step.directives]
    return read / LANGUAGES[lang].words_a_minute + sum(
        MINUTES_BY_PIECE.get(each.kind, 0) for each in placed
    )


def faults(lesson: Lesson) -> Iterator[str]:
    """Everything that a lesson is not, each with how to mend it."""
    english = lesson.words[SOURCE.tag]
    for lang, words in lesson.words.items():
        yield from _length_faults(lesson, lang, words)
        if lang != SOURCE.tag:
            yield from _translation_faults(lang, words, english)
    yield from _piece_faults(lesson, english)
    yield from _teaching_faults(lesson, english)


def _length_faults(lesson: Lesson, lang: str, words: LessonText) -> Iterator[str]:
    start = _start(words)
    longest = LANGUAGES[lang].longest_start
    if start > longest:
        yield f"{lang}: {start} before the first action: {longest} at most"
    took = minutes(lesson, lang)
    if took > LONGEST_STEP:
        yield f"{lang}: {took:.1f} minutes: {LONGEST_STEP:.0f} at most"


def _start(words: LessonText) -> int:
    """How much there is to read before the first thing to do."""
    length = 0
    for step in words.steps:
        for block in step.blocks:
            if not isinstance(block, TextBlock) and block.kind in ACTIVE:
                return length
            if isinstance(block, TextBlock) or block.kind != "under":
                length += block.text.length()
    return length


def _translation_faults(lang: str, words: LessonText, english: LessonText) -> Iterator[str]:
    if words.source_digest != english.digest:
        yield f"{lang}: made from another English text ({words.source_digest or 'none'}): look through it, stamp"
    if _shape(words) != _shape(english):
        yield f"{lang}: other steps or directives than in English: {_shape(words)}"


def _shape(words: LessonText) -> tuple[tuple[tuple[str, str, bool, bool], ...], ...]:
    return tuple(map(_shape_of_step, words.steps))


def _shape_of_step(step: Step) -> tuple[tuple[str, str, bool, bool], ...]:
    """Each directive with whether it says something, before and after the answer."""
    return tuple(
        (each.kind, each.name, bool(each.text), bool(each.after)) for each in step.directives
    )


def _piece_faults(lesson: Lesson, words: LessonText) -> Iterator[str]:
    """Every piece is placed once, and everything that is placed is there."""
    placed = [
        (each.kind, each.name)
        for step in words.steps
        for each in step.directives
        if each.kind not in ("under", "counter", "can")
    ]
    for kind, name in sorted(set(placed) - lesson.pieces.keys()):
        yield f"there is no [{kind}.{name}] in lesson.toml: add it"
    for kind, name in sorted({each for each in placed if placed.count(each) > 1}):
        yield f"{kind} {name} is placed more than once"
    for kind, name in sorted(lesson.pieces.keys() - set(placed) - _named_hands(lesson)):
        yield f"[{kind}.{name}] is placed nowhere: place it or leave it out"
    asked = [name for kind, name in placed if kind in EXERCISES]
    if len(set(asked)) < len(asked):
        yield "a check and a question have the same name"


def _named_hands(lesson: Lesson) -> set[tuple[str, str]]:
    """Hands that a check asks about need not be shown beside."""
    return {key for key in lesson.pieces if key[0] == "hand"}


def _teaching_faults(lesson: Lesson, words: LessonText) -> Iterator[str]:
    kinds = [each.kind for step in words.steps for each in step.directives]
    if sum(kind in EXERCISES for kind in kinds) < FEWEST_CHECKS:
        yield f"{FEWEST_CHECKS} checks or questions at least"
    if not _WORKED & set(kinds) and not all(map(_is_about_tiles, lesson.pieces.values())):
        yield "a worked example first: a hand, live, table or compare"
    if not words.steps or not any(each.kind == "can" for each in words.steps[-1].directives):
        yield "the last step says what the learner can do now: ::: can"
    if "counter" not in kinds and not any(map(_is_counter_example, lesson.pieces.values())):
        yield "a counter-example: a check with not = true, a hand with lacks, or ::: counter"


def _is_about_tiles(piece: object) -> bool:
    """A check before there are hands, which is an example itself."""
    return isinstance(piece, Check) and piece.kind in (CheckKind.TILES, CheckKind.SET)


def _is_counter_example(piece: object) -> bool:
    if isinstance(piece, Check):
        return piece.not_it
    return isinstance(piece, WorkedExample) and bool(piece.lacks)
