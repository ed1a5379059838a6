"""The gradebook as a table on a page."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, tzinfo
from typing import Final

from school.assignments.matrix import Matrix
from school.assignments.overview import is_overdue
from school.assignments.status import AssignmentStage, AssignmentStatus, AssignmentSummary
from school.classes.models import SchoolClass, Student
from school.rounding import percent
from web.components.dates import short_day
from web.gradebook import hrefs
from web.gradebook.averages import average
from wording import Translator, and_list

LOW_PERCENT: Final = 60  # percent; what is below is marked
NO_GRADE: Final = "–"


@dataclass(frozen=True, slots=True)
class AssignmentHead:
    """An assignment above its column; `text` is when it is due."""

    title: str
    href: str
    text: str


@dataclass(frozen=True, slots=True)
class GradeCell:
    """Where a student stands: the grade in percent, or a dash; `marks` in small words."""

    href: str
    score: str
    marks: str
    low: bool
    none: bool


@dataclass(frozen=True, slots=True)
class GradeRow:
    """A student with all cells and the average; `low` says that it is below what is marked."""

    name: str
    href: str
    cells: tuple[GradeCell, ...]
    average: str
    low: bool


@dataclass(frozen=True, slots=True)
class MatrixView:
    """The whole table; `averages` are those of the columns, `average` that of all of them.

    `zeros` names the assignments in which what was not handed in counts as 0, empty without any.
    """

    heads: tuple[AssignmentHead, ...]
    rows: tuple[GradeRow, ...]
    averages: tuple[str, ...]
    average: str
    zeros: str
    low: int = LOW_PERCENT


def matrix_view(
    matrix: Matrix, school_class: SchoolClass, zone: tzinfo, t: Translator, now: datetime
) -> MatrixView:
    """Students by assignments, in percent."""
    words = MarkWords.of(t)
    columns = [matrix.column(each) for each in matrix.listed]
    every = [cell for column in columns for cell in column]
    return MatrixView(
        heads=tuple(_head(each, zone, t) for each in matrix.listed),
        rows=tuple(_row(who, matrix, school_class, words, now) for who in matrix.students),
        averages=tuple(_percent(average(column)) for column in columns),
        average=_percent(average(every)),
        zeros=and_list([each.assignment.title for each in _with_zeros(matrix)], t),
    )


def _with_zeros(matrix: Matrix) -> list[AssignmentSummary]:
    return [each for each in matrix.listed if each.assignment.missing_is_zero]


def _head(listed: AssignmentSummary, zone: tzinfo, t: Translator) -> AssignmentHead:
    row = listed.assignment
    return AssignmentHead(row.title, hrefs.assignment(row), day_text(row.due_at, zone, t))


def day_text(at: datetime | None, zone: tzinfo, t: Translator) -> str:
    """The day of a moment, without its year; nothing for none."""
    return short_day(at.astimezone(zone).date(), t) if at is not None else ""


def _row(
    who: Student, matrix: Matrix, school_class: SchoolClass, words: "MarkWords", now: datetime
) -> GradeRow:
    cells = matrix.row(who)
    mean = average(cells)
    return GradeRow(
        name=who.name,
        href=hrefs.student(school_class, who),
        cells=tuple(cell_view(each, who, words, now) for each in cells),
        average=_percent(mean),
        low=mean is not None and percent(mean) < LOW_PERCENT,
    )


@dataclass(frozen=True, slots=True)
class MarkWords:
    """The small words of a cell, looked up once for a table."""

    attempts: tuple[str, ...]
    late: str
    changed: str
    stages: dict[AssignmentStage, str]
    missing: str

    @classmethod
    def of(cls, t: Translator) -> "MarkWords":
        """The words of a language."""
        return cls(
            attempts=tuple(
                t.pgettext("mark", "attempt %(number)s", number=number) for number in range(100)
            ),
            late=t.pgettext("mark", "late"),
            changed=t.pgettext("mark", "changed"),
            stages={
                AssignmentStage.NOT_OPEN: t.pgettext("mark", "not open"),
                AssignmentStage.NOT_STARTED: t.pgettext("mark", "not started"),
                AssignmentStage.UNDER_WAY: t.pgettext("mark", "under way"),
                AssignmentStage.SUBMITTED: t.pgettext("mark", "submitted"),
                AssignmentStage.MISSED: t.pgettext("mark", "missing"),
            },
            missing=t.pgettext("mark", "overdue"),
        )


def cell_view(cell: AssignmentStatus, who: Student, words: MarkWords, now: datetime) -> GradeCell:
    """Where a student stands with one assignment."""
    grade = cell.grade
    return GradeCell(
        href=hrefs.cell(cell.assignment, who),
        score=NO_GRADE if grade is None else str(grade.percent),
        marks=" · ".join(_marks(cell, words, now)),
        low=grade is not None and grade.percent < LOW_PERCENT,
        none=grade is None,
    )


def _marks(cell: AssignmentStatus, words: MarkWords, now: datetime) -> Iterator[str]:
    grade = cell.grade
    if grade is None:
        overdue = cell.stage is not AssignmentStage.MISSED and is_overdue(cell, now)
        yield words.missing if overdue else words.stages[cell.stage]
        return
    if grade.missing:
        yield words.stages[AssignmentStage.MISSED]
    elif grade.overridden:
        yield words.changed
    elif grade.attempt is not None and grade.attempt > 1:
        yield words.attempts[grade.attempt]
    if grade.late:
        yield words.late


def _percent(share: float | None) -> str:
    return NO_GRADE if share is None else str(percent(share))
