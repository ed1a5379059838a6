"""A course walked from its first lesson: what is used before it is taught, and what is asked how."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from lessons.knowledge import Knowledge, knowledge_after, lessons_on_path
from lessons.lesson import AccountPart, Course, Directive, Lesson, TextBlock
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.question import LessonQuestion
from lessons.refs import Ref, RefKind
from scoring import rule_set
from wording.languages import SOURCE

OFFERED: Final = frozenset(
    {
        *(CheckKind.FANS, CheckKind.WHICH, CheckKind.WIN),
        *(CheckKind.EXCLUDES, CheckKind.TILES),
    }
)
"""Checks whose answer is chosen from a few that are offered; of others where they have options."""
_ACCOUNTED: Final = frozenset({"fans", "total", "name", "strike"})
"""Checks that can be answered only by one who knows every fan of the hand."""
_MAY_OFFER: Final = frozenset({CheckKind.VALUE, CheckKind.WAITS})
ALL_TILES: Final = 34


@dataclass(frozen=True, slots=True)
class WalkedCourse:
    """What a walk through a course found.

    `acts` counts the things to do by kind, `recalled` the checks that are answered without a short
    list of `checks` in all, and `faults` say what is used too early and where.
    """

    course: str
    acts: Counter[str]
    checks: int
    recalled: int
    negated_lessons: int
    lessons: int
    faults: tuple[str, ...]

    @property
    def largest_share(self) -> tuple[str, float]:
        """The kind of act that is met most often, and its share of all, 0 to 1."""
        ((kind, count),) = self.acts.most_common(1) or [("", 0)]
        return kind, count / max(1, self.acts.total())

    @property
    def recall(self) -> float:
        """The share of checks that are answered from memory, 0 to 1."""
        return self.recalled / max(1, self.checks)

    @property
    def negated(self) -> float:
        """The share of lessons that ask which one is NOT, 0 to 1."""
        return self.negated_lessons / max(1, self.lessons)


def walked(course: Course) -> WalkedCourse:
    """Walk a course, after those that come before it on its path."""
    acts: Counter[str] = Counter()
    checks = [check for lesson in course.lessons for check in _checks(lesson)]
    for lesson in course.lessons:
        acts.update(_act(lesson, each) for each in _active(lesson))
    return WalkedCourse(
        course=course.id,
        acts=acts,
        checks=len(checks),
        recalled=sum(map(is_recalled, checks)),
        negated_lessons=sum(any(each.not_it for each in _checks(one)) for one in course.lessons),
        lessons=len(course.lessons),
        faults=tuple(_faults(course)),
    )


def is_recalled(check: Check) -> bool:
    """Whether a check is answered without a list, or from the whole of it."""
    if check.kind in _MAY_OFFER:
        return not check.options or len(check.options) == ALL_TILES
    return check.kind not in OFFERED


def _active(lesson: Lesson) -> Iterator[Directive]:
    for step in lesson.words[SOURCE.tag].steps:
        if step.active:
            yield step.active


def _act(lesson: Lesson, directive: Directive) -> str:
    piece = lesson.pieces[directive.kind, directive.name]
    if isinstance(piece, Check):
        return piece.kind.value
    if isinstance(piece, LessonQuestion):
        return f"question {piece.address.split('/')[1]}"
    return directive.kind


def _checks(lesson: Lesson) -> Iterator[Check]:
    for piece in lesson.pieces.values():
        if isinstance(piece, Check):
            yield piece


def _refs(lesson: Lesson) -> Iterator[Ref]:
    """Every ref of its English text but those of other rule sets' notes."""
    for step in lesson.words[SOURCE.tag].steps:
        for block in step.blocks:
            if isinstance(block, TextBlock):
                yield from block.text.refs()
            elif block.kind != "under":
                yield from block.text.refs()
                yield from block.after.refs()


def _faults(course: Course) -> Iterator[str]:
    path = lessons_on_path(course.rules)
    term_lessons = {term: each.path for each in path for term in each.explains}
    for nth, lesson in enumerate(path):
        if lesson.course == course.id:
            known = knowledge_after(path[: nth + 1], path[nth + 1 :])
            yield from _early_fans(lesson, known)
            yield from _early_hands(lesson, known)
            yield from untold_ways(lesson, known)
            later = {each.path for each in path[nth + 1 :]}
            ahead = {term for term, where in term_lessons.items() if where in later}
            yield from _early_terms(lesson, ahead - set(lesson.explains))


def _early_fans(lesson: Lesson, known: Knowledge) -> Iterator[str]:
    """Fans that the text names before their lesson; what other rule sets say is no part of it."""
    system = rule_set(lesson.rules).system
    named = {
        ref.target
        for ref in _refs(lesson)
        if ref.kind is RefKind.FAN and rule_set(ref.rules).system is system
    }
    for fan in sorted(named & known.later_fans):
        yield f"{lesson.path}: names {fan} before its lesson"


def _early_terms(lesson: Lesson, later: set[str]) -> Iterator[str]:
    named = {ref.target for ref in _refs(lesson) if ref.kind is RefKind.TERM}
    for check in _checks(lesson):
        if check.kind is CheckKind.SET:
            named.update(check.options)
    for term in sorted(named & later):
        yield f"{lesson.path}: uses the term {term} before its lesson"


def _early_hands(lesson: Lesson, known: Knowledge) -> Iterator[str]:
    """Hands that cannot be answered for yet: a fan of theirs comes later."""
    for check in _checks(lesson):
        if check.kind not in _ACCOUNTED or check.plain or not check.scores:
            continue
        fans = {line.fan.id for line in check.scores[0].counted}
        for fan in sorted(fans & known.later_fans):
            yield f"{lesson.path}, check.{check.name}: the hand counts {fan} before its lesson"
        if check.kind == "strike" and AccountPart.STRUCK in known.later_parts:
            yield f"{lesson.path}, check.{check.name}: asks what is struck before its lesson"


def untold_ways(lesson: Lesson, known: Knowledge) -> Iterator[str]:
    """Hands of which the answer goes by where the last tile came from, while that is not told yet."""
    if AccountPart.WON_ON not in known.later_parts:
        return
    for check in _checks(lesson):
        drawn = any(score.hand.circumstances.self_drawn for score in check.scores)
        if check.kind is CheckKind.PAYS or (check.kind in _ACCOUNTED and drawn and not check.plain):
            yield f"{lesson.path}, check.{check.name}: does not tell where the last tile came from"


def walk_lines(walk: WalkedCourse) -> Iterator[str]:
    """A walk in lines to read: its figures, then its faults."""
    kind, share = walk.largest_share
    yield (
        f"{walk.course}: {walk.lessons} lessons, {walk.acts.total()} acts, most often {kind} "
        f"({share:.0%}); {walk.checks} checks, {walk.recall:.0%} recalled; "
        f"which is NOT in {walk.negated:.0%} of lessons"
    )
    yield "  " + ", ".join(f"{name} {count}" for name, count in walk.acts.most_common())
    yield from (f"  {fault}" for fault in walk.faults)
