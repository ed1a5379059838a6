"""The settings of an assignment as one value: read, checked, written."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta
from enum import StrEnum
from typing import Final
from zoneinfo import ZoneInfo

from sqlalchemy.orm import Session

from school.assignments.deadlines import recompute_deadlines
from school.assignments.exam_mode import LONGEST_START_WORD, NO_EXAM, ExamMode
from school.assignments.goals import IN_A_ROW, MOST_OF_A_STREAK, AssignmentGoal, parse_goal
from school.assignments.locking import lock
from school.assignments.models import Assignment, AssignmentState, Seeds
from school.assignments.rules import Counts, Late, RevealTime, Terms, is_final_at_once, last_end
from school.errors import SchoolError

LONGEST_TITLE = 255  # characters
ATTEMPTS = range(1, 21)
MINUTES = range(1, 601)
PERCENT = range(0, 101)

_DUE_AT = time(18)
_FOR = timedelta(days=7)
_SOONNESS: Final = (RevealTime.DURING, RevealTime.AFTER, RevealTime.ENDED, RevealTime.NEVER)


@dataclass(frozen=True, slots=True)
class AssignmentSettings:
    """All that a teacher sets about an assignment beside its questions."""

    title: str
    seeds: Seeds
    terms: Terms
    exam: ExamMode = NO_EXAM
    goal: AssignmentGoal | None = None


class SettingsFault(StrEnum):
    """What can be wrong with settings. The words are also codes of `SchoolError`."""

    TITLE_MISSING = "title-missing"
    TITLE_TOO_LONG = "title-too-long"
    DUE_BEFORE_OPENING = "due-before-opening"
    LATE_UNTIL_WITHOUT_DUE = "late-until-without-due"
    LATE_UNTIL_BEFORE_DUE = "late-until-before-due"
    LATE_PERCENT = "bad-late-percent"  # not from 0 to 100
    ATTEMPTS = "bad-attempts"  # not from 1 to 20
    IN_A_ROW = "bad-row"  # not from 2 to 10
    MINUTES = "bad-minutes"  # not from 1 to 600
    START_WORD_TOO_LONG = "start-word-too-long"
    EXAM_TIMELESS = "exam-timeless"  # the site is closed to who sits it, and that must end
    EXAM_TELLS = "exam-tells"  # while it is sat something is told of it
    SUM_AT_ONCE = "sum-at-once"  # after each question a sum tells what that question brought
    ZERO_NEVER = "zero-never"  # what is missing counts as 0 at the end, and there is none
    NEVER_ENDS = "never-ends"  # something is shown at the end, and there is none
    ANSWERS_BEFORE_SCORE = "answers-before-score"  # whoever sees the answers can tell the score
    EXPLANATIONS_BEFORE_ANSWERS = "explanations-before-answers"  # they tell the answers


def default_settings(zone: str, now: datetime) -> AssignmentSettings:
    """What an assignment begins with: open at once, due in a week at six in the evening there,

    taken late for another week, one attempt, other questions for each student, and all is shown
    when it is handed in. It is no exam; one would be shuffled. The title is still empty. `zone` is that of the class.
    """
    due = datetime.combine((now + _FOR).astimezone(ZoneInfo(zone)), _DUE_AT, ZoneInfo(zone))
    terms = Terms(
        opens=None,
        due=due,
        late=Late.ACCEPT,
        late_percent=0,
        late_until=due + _FOR,
        attempts=1,
        counts=Counts.BEST,
        minutes=None,
        score=RevealTime.AFTER,
        answers=RevealTime.AFTER,
        explanations=RevealTime.AFTER,
    )
    return AssignmentSettings("", Seeds.STUDENT, terms, ExamMode(shuffles=True))


def settings_of(assignment: Assignment) -> AssignmentSettings:
    """The settings that an assignment has."""
    return AssignmentSettings(
        assignment.title,
        assignment.seeds,
        assignment.terms,
        assignment.exam_mode,
        parse_goal(assignment.goal),
    )


def with_goal(settings: AssignmentSettings, goal: AssignmentGoal | None) -> AssignmentSettings:
    """The settings with this goal. One that is reached by questions asks one after the other, without
    end and each a fresh one, and tells of each right away; it is no exam.
    """
    former = settings.goal
    if goal is None or not goal.asks_questions:
        attempts = 1 if former and former.asks_questions else settings.terms.attempts
        return replace(settings, goal=goal, terms=replace(settings.terms, attempts=attempts))
    terms = replace(
        settings.terms,
        attempts=MOST_OF_A_STREAK,
        counts=Counts.BEST,
        minutes=None,
        score=RevealTime.AFTER,
        answers=RevealTime.AFTER,
        explanations=RevealTime.AFTER,
        sum_only=False,
    )
    return replace(settings, seeds=Seeds.ATTEMPT, terms=terms, exam=NO_EXAM, goal=goal)


def faults(settings: AssignmentSettings) -> tuple[SettingsFault, ...]:
    """Everything that is wrong with the settings, in the order of the form."""
    return (
        *_title_faults(settings.title),
        *_time_faults(settings.terms),
        *_exam_faults(settings.exam, settings.terms),
        *_goal_faults(settings),
        *_others(settings.terms),
    )


def _title_faults(title: str) -> Iterator[SettingsFault]:
    if not title.strip():
        yield SettingsFault.TITLE_MISSING
    elif len(title) > LONGEST_TITLE:
        yield SettingsFault.TITLE_TOO_LONG


def _time_faults(terms: Terms) -> Iterator[SettingsFault]:
    if terms.due is not None and terms.opens is not None and terms.due <= terms.opens:
        yield SettingsFault.DUE_BEFORE_OPENING
    if terms.late is not Late.REFUSE and terms.late_until is not None:
        if terms.due is None:
            yield SettingsFault.LATE_UNTIL_WITHOUT_DUE
        elif terms.late_until < terms.due:
            yield SettingsFault.LATE_UNTIL_BEFORE_DUE


def _exam_faults(exam: ExamMode, terms: Terms) -> Iterator[SettingsFault]:
    if len(exam.start_word) > LONGEST_START_WORD:
        yield SettingsFault.START_WORD_TOO_LONG
    if exam.is_on and terms.minutes is None:
        yield SettingsFault.EXAM_TIMELESS
    if exam.is_on and is_final_at_once(terms):
        yield SettingsFault.EXAM_TELLS


def _goal_faults(settings: AssignmentSettings) -> Iterator[SettingsFault]:
    streak = settings.goal is not None and settings.goal.asks_questions
    if settings.goal and streak and settings.goal.in_a_row not in IN_A_ROW:
        yield SettingsFault.IN_A_ROW
    if not streak and settings.terms.attempts not in ATTEMPTS:
        yield SettingsFault.ATTEMPTS


def _others(terms: Terms) -> Iterator[SettingsFault]:
    if terms.late_percent not in PERCENT:
        yield SettingsFault.LATE_PERCENT
    if terms.minutes is not None and terms.minutes not in MINUTES:
        yield SettingsFault.MINUTES
    when = (terms.score, terms.answers, terms.explanations)
    if RevealTime.ENDED in when and last_end(terms) is None:
        yield SettingsFault.NEVER_ENDS
    if terms.missing_is_zero and last_end(terms) is None:
        yield SettingsFault.ZERO_NEVER
    if terms.sum_only and terms.score is RevealTime.DURING:
        yield SettingsFault.SUM_AT_ONCE
    score, answers, explanations = map(_SOONNESS.index, when)
    if answers < score:
        yield SettingsFault.ANSWERS_BEFORE_SCORE
    if explanations < answers:
        yield SettingsFault.EXPLANATIONS_BEFORE_ANSWERS


def change_settings(
    session: Session, assignment: Assignment, settings: AssignmentSettings
) -> Assignment:
    """Write the settings; the row as it is now.

    An assignment that is published may get another title and other terms: attempts that are still
    open end by these. Who meets which questions stays as it was published.

    Raises:
        SchoolError: a code of `Fault`, the first of `faults`; `published-seeds`, `published-goal`; `naive-time`.
    """
    found = faults(settings)
    if found:
        raise SchoolError(found[0].value, f"these settings cannot be: {', '.join(found)}")
    row = lock(session, assignment)
    if row.state is not AssignmentState.DRAFT and settings.seeds is not row.seeds:
        raise SchoolError(
            "published-seeds", "who meets which questions is settled once it is published"
        )
    goal = str(settings.goal) if settings.goal else None
    if row.state is not AssignmentState.DRAFT and goal != row.goal:
        raise SchoolError("published-goal", "what is to be done is settled once it is published")
    row.title, row.seeds = settings.title.strip(), settings.seeds
    row.terms, row.exam_mode = settings.terms, settings.exam
    row.goal = goal
    session.flush()
    if row.state is not AssignmentState.DRAFT:  # nobody is in the middle of a draft
        recompute_deadlines(session, row, row.terms)
    return row
