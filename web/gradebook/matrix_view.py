"""The gradebook as a table on a page."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, tzinfo
from typing import Final

from school.assignments.average_settings import average_terms
from school.assignments.averages import Average, AverageTerms
from school.assignments.goal_standing import GoalStanding
from school.assignments.matrix import Matrix
from school.assignments.overview import is_overdue
from school.assignments.status import AssignmentStage, AssignmentStatus, AssignmentSummary
from school.classes.models import SchoolClass, Student
from school.rounding import percent
from web.assignments.goal_words import done_mark
from web.assignments.points import format_points
from web.classes.place_words import gone_text
from web.classes.student_rows import namesake_numbers
from web.components.dates import short_day
from web.gradebook import hrefs
from web.gradebook.averages import average, class_average, is_passed, student_average
from web.gradebook.student_order import (
    BY_NAME,
    SortLink,
    StudentOrder,
    in_order,
    sort_links,
)
from wording import Translator, and_list

NO_GRADE: Final = "–"
FEW_COLUMNS: Final = 6
_SETTLED: Final = (AssignmentStage.MISSED, AssignmentStage.NOT_ASKED)


@dataclass(frozen=True, slots=True)
class AssignmentHead:
    """An assignment above its column; `text` is when it is due, `marks` its weight where it is not 1
    and how many of its questions were repaired."""

    title: str
    href: str
    text: str
    marks: str


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
    """A student with all cells and the average; `low` says that it is not passed.

    `student_number` is the one in the lists of the school. `gone` says of who is no longer in the class
    why, empty for all others; `namesake` tells those of one name apart, 0 where nobody else has it.
    """

    name: str
    href: str
    student_number: str
    cells: tuple[GradeCell, ...]
    average: str
    low: bool
    gone: str = ""
    namesake: int = 0


@dataclass(frozen=True, slots=True)
class MatrixView:
    """The whole table; `averages` are those of the columns, `average` that of the students.

    Who is no longer in the class stands at the end and counts for none of them.
    `sorts` are the links that sort it, by the word of `SortKey`. What is below `low` percent is marked,
    and `dropped` lowest grades of each student are left out. `zeros` names the assignments in which
    what was not handed in counts as 0, empty without any.
    """

    heads: tuple[AssignmentHead, ...]
    rows: tuple[GradeRow, ...]
    averages: tuple[str, ...]
    average: str
    sorts: Mapping[str, SortLink]
    low: int
    dropped: int
    zeros: str = ""

    @property
    def numbered(self) -> bool:
        """Whether any student has a number."""
        return any(each.student_number for each in self.rows)

    @property
    def few(self) -> bool:
        """Whether a wide screen holds all columns, so that the head may stay in sight."""
        return len(self.heads) <= FEW_COLUMNS


def matrix_view(
    matrix: Matrix,
    school_class: SchoolClass,
    zone: tzinfo,
    t: Translator,
    now: datetime,
    order: StudentOrder = BY_NAME,
) -> MatrixView:
    """Students by assignments, in percent."""
    words, terms = MarkWords.of(t, zone), average_terms(school_class)
    columns = [matrix.column(each) for each in matrix.listed]
    everybody = (*matrix.students, *matrix.former)
    averages = {who.id: student_average(matrix.row(who), terms.drop_lowest) for who in everybody}
    shares = {who: each.share for who, each in averages.items()}
    ordered = (*in_order(matrix.students, shares, order), *in_order(matrix.former, shares, order))
    gone = {place: gone_text(how, t) for place, how in matrix.gone.items()}
    numbers = namesake_numbers(matrix.students)
    return MatrixView(
        heads=tuple(_head(each, zone, t) for each in matrix.listed),
        rows=tuple(
            replace(
                _row(who, matrix, school_class, averages[who.id], words, now),
                gone=gone.get(who.id, ""),
                namesake=numbers.get(who.id, 0),
            )
            for who in ordered
        ),
        averages=tuple(_percent(average(column)) for column in columns),
        average=_percent(class_average(averages[who.id] for who in matrix.students)),
        sorts=sort_links(hrefs.grades(school_class), order),
        low=terms.pass_percent,
        dropped=terms.drop_lowest,
        zeros=and_list([each.assignment.title for each in _with_zeros(matrix)], t),
    )


def _with_zeros(matrix: Matrix) -> list[AssignmentSummary]:
    return [each for each in matrix.listed if each.assignment.missing_is_zero]


def _head(listed: AssignmentSummary, zone: tzinfo, t: Translator) -> AssignmentHead:
    row = listed.assignment
    due = day_text(row.due_at, zone, t)
    return AssignmentHead(row.title, hrefs.assignment(row), due, " · ".join(_head_marks(listed, t)))


def _head_marks(listed: AssignmentSummary, t: Translator) -> Iterator[str]:
    weight = listed.assignment.weight
    if not weight:
        yield t.gettext("does not count")
    elif weight != 1:
        yield t.gettext("weight %(weight)s", weight=format_points(weight))
    if listed.repaired:
        yield t.ngettext(
            "%(num)s question corrected", "%(num)s questions corrected", listed.repaired
        )


def day_text(at: datetime | None, zone: tzinfo, t: Translator) -> str:
    """The day of a moment, without its year; nothing for none."""
    return short_day(at.astimezone(zone).date(), t) if at is not None else ""


def _row(
    who: Student,
    matrix: Matrix,
    school_class: SchoolClass,
    own: Average,
    words: "MarkWords",
    now: datetime,
) -> GradeRow:
    terms = average_terms(school_class)
    return GradeRow(
        name=who.name,
        href=hrefs.student(school_class, who),
        student_number=who.number,
        cells=tuple(
            cell_view(each, who, words, now, terms, dropped=each.assignment.id in own.dropped)
            for each in matrix.row(who)
        ),
        average=_percent(own.share),
        low=own.share is not None and not is_passed(own.share, terms),
    )


@dataclass(frozen=True, slots=True)
class MarkWords:
    """The small words of a cell, looked up once for a table."""

    attempts: tuple[str, ...]
    late: str
    changed: str
    dropped: str
    stages: dict[AssignmentStage, str]
    missing: str
    t: Translator
    zone: tzinfo

    @classmethod
    def of(cls, t: Translator, zone: tzinfo) -> "MarkWords":
        """The words of a language; `zone` is that of the class."""
        return cls(
            attempts=tuple(
                t.pgettext("mark", "attempt %(number)s", number=number) for number in range(100)
            ),
            late=t.pgettext("mark", "late"),
            changed=t.pgettext("mark", "changed"),
            dropped=t.pgettext("mark", "dropped"),
            stages={
                AssignmentStage.NOT_OPEN: t.pgettext("mark", "not open"),
                AssignmentStage.NOT_STARTED: t.pgettext("mark", "not started"),
                AssignmentStage.UNDER_WAY: t.pgettext("mark", "under way"),
                AssignmentStage.SUBMITTED: t.pgettext("mark", "handed in"),
                AssignmentStage.MISSED: t.pgettext("mark", "missing"),
                AssignmentStage.NOT_ASKED: t.pgettext("mark", "not asked"),
            },
            missing=t.pgettext("mark", "overdue"),
            t=t,
            zone=zone,
        )


def cell_view(
    cell: AssignmentStatus,
    who: Student,
    words: MarkWords,
    now: datetime,
    terms: AverageTerms,
    *,
    dropped: bool = False,
) -> GradeCell:
    """Where a student stands with one assignment; `dropped`: the average leaves it out."""
    grade = cell.grade
    return GradeCell(
        href=hrefs.cell(cell.assignment, who),
        score=NO_GRADE if grade is None else str(grade.percent),
        marks=" · ".join([*_marks(cell, words, now), *([words.dropped] if dropped else [])]),
        low=grade is not None and grade.percent < terms.pass_percent,
        none=grade is None,
    )


def _marks(cell: AssignmentStatus, words: MarkWords, now: datetime) -> Iterator[str]:
    grade = cell.grade
    if cell.goal is not None:
        yield from _goal_marks(cell, cell.goal, words, now)
        return
    if grade is None:
        overdue = cell.stage not in _SETTLED and is_overdue(cell, now)
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


def _goal_marks(
    cell: AssignmentStatus, goal: GoalStanding, words: MarkWords, now: datetime
) -> Iterator[str]:
    """Done on which day, or not done; and why the grade is another one than that tells."""
    yield done_mark(goal, words.zone, words.t)
    if cell.stage is AssignmentStage.NOT_OPEN:
        yield words.stages[cell.stage]
    elif is_overdue(cell, now):
        yield words.missing
    if cell.grade is not None and cell.grade.overridden:
        yield words.changed
    if goal.late:
        yield words.late


def _percent(share: float | None) -> str:
    return NO_GRADE if share is None else str(percent(share))
