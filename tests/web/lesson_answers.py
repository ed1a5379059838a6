"""What lessons ask, and right and wrong answers to it as their forms send them."""

from lessons.courses import COURSES
from lessons.curriculum import course_of, lesson_of
from lessons.lesson import Lesson
from lessons.pieces.check import ONE_OF_MANY, Check, CheckKind
from lessons.pieces.check_parts import without_number
from quizzes import Address, make
from school.progress.lesson_tasks import LessonTask, tasks_of
from tests.kinds import posted, wrong_answer
from tests.web.visitor import SiteVisitor, VisitedPage
from web.learn.check_form import FIELDS

Fields = dict[str, list[str]]


def lessons(*names: str) -> list[Lesson]:
    """Every lesson of these courses, or of all."""
    found = (course_of(name) for name in names or COURSES)
    return [lesson for course in found if course for lesson in course.lessons]


def lesson(of: LessonTask | str) -> Lesson:
    """The lesson that asks something, or the one of that path."""
    course, name = of.split("/") if isinstance(of, str) else (of.course, of.lesson)
    lesson = lesson_of(course, name)
    assert lesson is not None, of
    return lesson


def of_kind(kind: CheckKind) -> LessonTask:
    """The first check of that kind in any lesson."""
    return next(
        item
        for each in lessons()
        for item in tasks_of(each)
        if isinstance(item.piece, Check) and item.piece.kind is kind
    )


def step_path(item: LessonTask) -> str:
    """Where something is asked."""
    return path_of(f"{item.course}/{item.lesson}", item.step)


def path_of(path: str, step: int) -> str:
    """Where a step of a lesson is."""
    return f"/learn/{path}/{step}" if step > 1 else f"/learn/{path}"


def right(item: LessonTask) -> Fields:
    """The fields of the right answer."""
    if isinstance(item.piece, Check):
        check = item.piece
        answer = sorted(check.answer)
        return _fields(check, answer[:1] if check.kind in ONE_OF_MANY else answer)
    question = make(Address.parse(item.address))
    return _grouped(posted(question, question.answer))


def wrong(item: LessonTask) -> Fields:
    """The fields of an answer that is wrong."""
    if not isinstance(item.piece, Check):
        question = make(Address.parse(item.address))
        return _grouped(posted(question, wrong_answer(question)))
    check = item.piece
    if check.typed:
        return _fields(check, [str(int(float(next(iter(check.answer)))) + 1)])
    return _fields(
        check, [next(each for each in check.options if without_number(each) not in check.answer)]
    )


def _fields(check: Check, values: list[str]) -> Fields:
    if check.kind is CheckKind.CHANGE:
        out, put_in = values[0].split(">")
        return {"out": [out], "in": [put_in]}
    if check.kind is CheckKind.NAME:
        return _named(values)
    return {"total" if check.typed else FIELDS.get(check.kind, "answer"): values}


def _named(values: list[str]) -> Fields:
    """Fans, each with how often it counts: the last number of it is how often."""
    times = {each.partition(".")[0]: each.partition(".")[2] or "1" for each in sorted(values)}
    return {"fan": [*times], **{f"times__{fan}": [count] for fan, count in times.items()}}


def _grouped(fields: list[tuple[str, str]]) -> Fields:
    results: Fields = {}
    for name, value in fields:
        results.setdefault(name.replace("-", "__", 1), []).append(value)
    return results


def answer(visitor: SiteVisitor, item: LessonTask, **given: object) -> VisitedPage:
    """Open a step and answer what it asks; the page that comes then."""
    return visitor.send(visitor.open(step_path(item)).question, **given)
