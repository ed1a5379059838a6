"""The gradebook as plain tables, for files: columns with names that stay, numbers as numbers.

The names of the columns are the same in every language, so that a spreadsheet that is loaded again
fits the one before; the order of publication decides the order of the assignments. Who is no longer in
the class stands below the others, and `membership` says why.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from school.assignments.averages import Average, AverageTerms
from school.assignments.matrix import Matrix
from school.assignments.status import AssignmentStatus, AssignmentSummary
from school.classes.models import Student
from web.assignments.points import format_points
from web.gradebook.averages import is_passed, student_average

Value = str | float | int | None
DECIMALS: Final = 2


@dataclass(frozen=True, slots=True)
class GradeTable:
    """A table: its name, the names of its columns, its rows. None is an empty cell."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]


def grades_table(matrix: Matrix, terms: AverageTerms) -> GradeTable:
    """A row for each student: the points in each assignment, and the average in percent.

    `dropped` names the assignments that the average leaves out as the lowest.
    """
    plain = unique_titles(matrix.listed)
    titles = tuple(
        f"{title} ({_worth(listed)})" for title, listed in zip(plain, matrix.listed, strict=True)
    )
    names = {each.assignment.id: title for title, each in zip(plain, matrix.listed, strict=True)}
    return GradeTable(
        "grades",
        (
            "student_id",
            "name",
            "number",
            *titles,
            "mean_percent",
            "passed",
            "dropped",
            "membership",
        ),
        tuple(
            (
                str(who.public_id),
                who.name,
                who.number or None,
                *(None if cell.grade is None else cell.grade.points for cell in matrix.row(who)),
                *_average(student_average(matrix.row(who), terms.drop_lowest), names, terms),
                membership(matrix, who),
            )
            for who in (*matrix.students, *matrix.former)
        ),
    )


def _worth(listed: AssignmentSummary) -> str:
    """The points that there are to get, and the weight where it is another than 1."""
    points, weight = format_points(listed.points), listed.assignment.weight
    return points if weight == 1 else f"{points}, weight {format_points(weight)}"


def _average(average: Average, names: Mapping[int, str], terms: AverageTerms) -> tuple[Value, ...]:
    if average.share is None:
        return None, None, None
    dropped = "; ".join(title for task, title in names.items() if task in average.dropped)
    passed = int(is_passed(average.share, terms))
    return round(average.share * 100, DECIMALS), passed, dropped or None


def details_table(matrix: Matrix, terms: AverageTerms) -> GradeTable:
    """A row for each student and assignment, with what the grade is made of."""
    titles = unique_titles(matrix.listed)
    left_out = {
        who.id: student_average(matrix.row(who), terms.drop_lowest).dropped
        for who in (*matrix.students, *matrix.former)
    }
    return GradeTable(
        "details",
        (
            *("student_id", "name", "number", "assignment_id", "assignment"),
            *("state", "points", "of"),
            *("percent", "attempts", "counted_attempt", "late", "changed_by_teacher"),
            *("weight", "dropped", "membership", "done_at"),
        ),
        tuple(
            (
                str(who.public_id),
                who.name,
                who.number or None,
                str(listed.assignment.public_id),
                title,
                *_detail(matrix.cell(who, listed), listed),
                listed.assignment.weight,
                int(listed.assignment.id in left_out[who.id]),
                membership(matrix, who),
                _done_at(matrix.cell(who, listed)),
            )
            for who in (*matrix.students, *matrix.former)
            for title, listed in zip(titles, matrix.listed, strict=True)
        ),
    )


def _state(cell: AssignmentStatus) -> str:
    """How far it is: of a goal that is asked, `done` or `not-done`."""
    if cell.goal is None:
        return cell.stage.value
    return "not-done" if cell.goal.done_at is None else "done"


def _done_at(cell: AssignmentStatus) -> str | None:
    """When a goal was reached, in UTC; empty until then, and where nothing but questions is asked."""
    done = None if cell.goal is None else cell.goal.done_at
    return None if done is None else done.isoformat(timespec="minutes")


def membership(matrix: Matrix, who: Student) -> str:
    """Whether the student is in the class, or why no longer: `left`, `removed`, `moved`, `erased`."""
    return matrix.gone[who.id].value if who.id in matrix.gone else "present"


def _detail(cell: AssignmentStatus, listed: AssignmentSummary) -> tuple[Value, ...]:
    grade = cell.grade
    if grade is None:
        return _state(cell), None, listed.points, None, len(cell.attempts), None, None, None
    return (
        _state(cell),
        grade.points,
        grade.of,
        grade.percent,
        len(cell.attempts),
        grade.attempt,
        int(grade.late),
        int(grade.overridden),
    )


def unique_titles(listed: Sequence[AssignmentSummary]) -> tuple[str, ...]:
    """The titles; of those that are the same, all but the first carry a number."""
    met: dict[str, int] = {}
    results = []
    for each in listed:
        title = each.assignment.title
        met[title] = met.get(title, 0) + 1
        results.append(title if met[title] == 1 else f"{title} #{met[title]}")
    return tuple(results)
