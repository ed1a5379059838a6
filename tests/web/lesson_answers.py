"""Right and wrong answers to what lessons ask, as their forms send them."""

from lessons.courses import COURSES
from lessons.lesson import Lesson
from lessons.pieces.check import Check, CheckKind
from quizzes import Address, make
from tests.kinds import posted, wrong_answer
from web.courses import course_of
from web.forms.check import FIELDS
from web.posed import Posed, posed


def lessons() -> list[Lesson]:
    """Every lesson of every course."""
    return [lesson for name in COURSES if (course := course_of(name)) for lesson in course.lessons]


def of_kind(kind: CheckKind) -> Posed:
    """The first check of that kind in any lesson."""
    return next(
        each
        for lesson in lessons()
        for each in posed(lesson)
        if isinstance(each.piece, Check) and each.piece.kind is kind
    )


def right(item: Posed) -> dict[str, list[str]]:
    """The fields of the right answer."""
    if isinstance(item.piece, Check):
        return _fields(item.piece, sorted(item.piece.answer))
    question = make(Address.parse(item.address))
    return _grouped(posted(question, question.answer))


def wrong(item: Posed) -> dict[str, list[str]]:
    """The fields of an answer that is wrong."""
    if not isinstance(item.piece, Check):
        question = make(Address.parse(item.address))
        return _grouped(posted(question, wrong_answer(question)))
    check = item.piece
    if check.typed:
        return _fields(check, [str(int(float(next(iter(check.answer)))) + 1)])
    return _fields(check, [next(each for each in check.options if each not in check.answer)])


def _fields(check: Check, values: list[str]) -> dict[str, list[str]]:
    return {"total" if check.typed else FIELDS.get(check.kind, "answer"): values}


def _grouped(fields: list[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, value in fields:
        found.setdefault(name.replace("-", "__", 1), []).append(value)
    return found
