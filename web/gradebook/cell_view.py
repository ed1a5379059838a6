"""What one student did in an assignment, on a page for the teachers."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from quizzes import Question
from school.assignments.attempt_summaries import AttemptSummary
from school.assignments.comments import holding
from school.assignments.grade import Grade
from school.assignments.rules import Counts, Late, Reveal
from school.assignments.status import AssignmentStage, AttemptQuestion
from web.assignments.comments_said import comment_text
from web.assignments.goal_words import progress_text
from web.assignments.points import points_text
from web.assignments.repair_notes import NO_NOTE, RepairNote
from web.assignments.result_view import ResultLine, closed_text, result_line
from web.components.dates import moment_text
from web.gradebook import hrefs
from web.gradebook.corrections import ruling_text
from web.gradebook.trail_view import ChangeLine, change_lines, grant_texts
from web.gradebook.work import StudentWork
from wording import Translator, and_list, joined_sentences

REVEAL_ALL: Final = Reveal(score=True, marks=True, answers=True, explanations=True)


@dataclass(frozen=True, slots=True)
class AttemptTab:
    """An attempt to choose: its name, what it came to."""

    href: str
    label: str
    text: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class CellPage:
    """The page: the grade, the attempts with the answers of one of them, the trail.

    `grade` is empty where there is none; `percent` belongs to it. `text` tells where it comes from
    and what holds for this student. `closed` is when the attempt shown was handed in,
    `number` its number, 0 for none, and `comment` what was said of it.
    """

    title: str
    student: str
    class_name: str
    class_href: str
    grades_href: str
    student_href: str
    assignment_href: str
    here_href: str
    archived: bool
    grade: str
    percent: int | None
    text: tuple[str, ...]
    overridden: bool
    attempts: tuple[AttemptTab, ...]
    closed: str
    lines: tuple[ResultLine, ...]
    number: int
    comment: str
    changes: tuple[ChangeLine, ...]


def cell_page(
    work: StudentWork,
    number: int | None,
    questions: Callable[[AttemptQuestion], Question | None],
    t: Translator,
) -> CellPage:
    """The page with the answers of the attempt of that number; None where there is none."""
    standing, grade = work.standing, work.standing.grade
    attempt = None if number is None else work.attempt(number)
    return CellPage(
        title=work.assignment.title,
        student=work.student.name,
        class_name=work.school_class.name,
        class_href=hrefs.of_class(work.school_class),
        grades_href=hrefs.grades(work.school_class),
        student_href=hrefs.student(work.school_class, work.student),
        assignment_href=hrefs.assignment(work.assignment),
        here_href=hrefs.cell(work.assignment, work.student),
        archived=work.school_class.archived_at is not None,
        grade=points_text(grade.points, grade.of, t) if grade else "",
        percent=grade.percent if grade else None,
        text=tuple(_sentences(work, t)),
        overridden=grade is not None and grade.overridden,
        attempts=tuple(_turn(each, each is attempt, work, t) for each in standing.attempts),
        closed=_closed(attempt, work, t) if attempt else "",
        lines=_lines(attempt, work, questions, t) if attempt else (),
        number=number if attempt and number else 0,
        comment=comment_text(holding(work.comments[attempt.attempt.id]), None) if attempt else "",
        changes=change_lines(work, t),
    )


def _sentences(work: StudentWork, t: Translator) -> Iterator[str]:
    standing, grade = work.standing, work.standing.grade
    if standing.goal is not None:
        yield progress_text(standing.goal, work.zone, t, work.at)
        if grade is not None and grade.overridden:
            yield t.gettext("A teacher set this grade.")
        if standing.goal.late:
            yield _late(work, t)
    elif grade is None:
        yield _stage(work, t)
    else:
        yield _origin(work, grade, t)
    due = standing.window.due
    if due is not None:
        yield t.gettext("Due %(moment)s.", moment=moment_text(due, work.zone, t, work.at))
    granted = list(grant_texts(work.granted, work, t))
    if granted:
        yield t.gettext("Granted: %(what)s.", what=and_list(granted, t))


def _stage(work: StudentWork, t: Translator) -> str:
    if work.standing.overdue:
        return t.gettext("Overdue: nothing has been handed in yet.")
    return {
        AssignmentStage.NOT_OPEN: t.gettext("Not open yet."),
        AssignmentStage.NOT_STARTED: t.gettext("Not started yet."),
        AssignmentStage.UNDER_WAY: t.gettext(
            "An attempt is under way; what is answered so far is below."
        ),
        AssignmentStage.SUBMITTED: t.gettext("Handed in."),
        AssignmentStage.MISSED: t.gettext(
            "Nothing was handed in, and nothing is accepted any more."
        ),
        AssignmentStage.NOT_ASKED: t.gettext(
            "It is for others in the class, not for this student."
        ),
    }[work.standing.stage]


def _origin(work: StudentWork, grade: Grade, t: Translator) -> str:
    """Where the grade comes from."""
    if grade.missing:
        return t.gettext("Nothing was handed in: this counts as 0.")
    if grade.overridden:
        return t.gettext("A teacher set this grade.")
    said = [_counted(work, grade, t)] if len(work.standing.attempts) > 1 else []
    if grade.late:
        said.append(_late(work, t))
    return joined_sentences(said, t)


def _counted(work: StudentWork, grade: Grade, t: Translator) -> str:
    match work.standing.terms.counts:
        case Counts.MEAN:
            return t.gettext("The mean of the attempts counts.")
        case Counts.LAST:
            return t.gettext("The last attempt counts: number %(number)s.", number=grade.attempt)
        case Counts.BEST:
            return t.gettext("The best attempt counts: number %(number)s.", number=grade.attempt)


def _late(work: StudentWork, t: Translator) -> str:
    terms = work.standing.terms
    if terms.late is Late.DEDUCT and terms.late_percent:
        return t.gettext(
            "Late: %(percent)s%% of the points are taken off.", percent=terms.late_percent
        )
    return t.gettext("It was late.")


def _turn(attempt: AttemptSummary, here: bool, work: StudentWork, t: Translator) -> AttemptTab:
    number = attempt.attempt.number
    answered = t.gettext(
        "%(answered)s of %(count)s answered.", answered=attempt.answered, count=attempt.questions
    )
    text = points_text(attempt.points, attempt.of, t) if attempt.done else answered
    label = t.gettext("Attempt %(number)s", number=number)
    if attempt.late:
        label = f"{label} · {t.pgettext('mark', 'late')}"
    href = f"{hrefs.cell(work.assignment, work.student)}?attempt={number}"
    return AttemptTab(href, label, text, here)


def _closed(attempt: AttemptSummary, work: StudentWork, t: Translator) -> str:
    begun = t.gettext(
        "Started: %(moment)s.", moment=moment_text(attempt.attempt.begun_at, work.zone, t, work.at)
    )
    return (
        joined_sentences([begun, closed_text(attempt, work.zone, t, work.at)], t)
        if attempt.done
        else begun
    )


def _lines(
    attempt: AttemptSummary,
    work: StudentWork,
    questions: Callable[[AttemptQuestion], Question | None],
    t: Translator,
) -> tuple[ResultLine, ...]:
    number = attempt.attempt.number
    reasons = {row.item_id: row.note for row in work.repairs}
    comments = holding(work.comments[attempt.attempt.id])
    return tuple(
        replace(
            result_line(
                each,
                questions(each),
                REVEAL_ALL,
                t,
                lambda position: hrefs.answer(work.assignment, work.student, number, position),
            ),
            note=RepairNote(ruling_text(each.item, t), reasons[each.item.id])
            if each.item.ruling
            else NO_NOTE,
            comment=comment_text(comments, each.item.id),
        )
        for each in work.asked[number]
    )
