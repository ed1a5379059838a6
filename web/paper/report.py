"""The report of a student, as it is printed for the student or a parent. Its words are those of its language."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReportRow:
    """An assignment: when it was due, the grade, what is to be said of it, and what the teacher said."""

    title: str
    due: str
    score: str
    points: str
    marks: str
    comments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StudentReport:
    """What a student did in a class until `day`; `holds` and `fails` are topics, each by its name."""

    student: str
    of_class: str
    rules: str
    day: str
    rows: tuple[ReportRow, ...]
    holds: tuple[str, ...]
    fails: tuple[str, ...]
    answers: int


@dataclass(frozen=True, slots=True)
class ReportView:
    """What stands on the sheet."""

    report: StudentReport
