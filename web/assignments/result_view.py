"""The result of an attempt, as far as it is shown, and what is shown later."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, tzinfo
from types import MappingProxyType
from typing import Final

from quizzes import Question
from quizzes.texts import kind_name
from school.assignments.attempt_summaries import AttemptSummary, counted_attempts
from school.assignments.comments import Comments
from school.assignments.grade import grade
from school.assignments.models import GradeChange, GradeChangeKind, ItemRepair
from school.assignments.rules import Late, Phase, Reveal, RevealTime, Terms, revealed
from school.assignments.status import AssignmentStatus, AttemptQuestion
from web.assignments.answered_view import (
    AnswerInWords,
    is_changed,
    own_answer_words,
    points_got_text,
    right_answer_words,
    why_wrong,
)
from web.assignments.comments_said import comment_text
from web.assignments.points import format_points, points_text, points_worth_text
from web.assignments.question_view import State, state_of, state_word
from web.assignments.repair_notes import NO_NOTE, RepairNote, repair_note
from web.components.dates import clock_text, moment_text
from wording import Translator, and_list

UNKNOWN_GRADE: Final = "–"


@dataclass(frozen=True, slots=True)
class ResultLine:
    """A question with the student's answer; `key` is None before its time.

    `why` is the first line of the explanation of a wrong answer, from its time on; else it is empty.
    `changed`: the question is another one since, or made no longer, and its points stay as they
    were. `note` tells what the teacher ruled on the question since, `comment` what was said of the answer.
    """

    title: str
    href: str
    state: State
    state_word: str
    points: str
    own_answer: AnswerInWords
    key: AnswerInWords | None
    explained: bool
    changed: bool
    why: str = ""
    note: RepairNote = NO_NOTE
    comment: str = ""


@dataclass(frozen=True, slots=True)
class ResultView:
    """An attempt that is done. `text` tells when and how, `changes` what became of its grade.

    `grade` is that of the whole assignment where this attempt alone does not make it; `later` says
    what is not shown yet.
    """

    title: str
    headline: str
    text: tuple[str, ...]
    grade: str
    changes: tuple[str, ...]
    later: tuple[str, ...]
    lines: tuple[ResultLine, ...]
    comment: str = ""


def result_view(
    status: AssignmentStatus,
    attempt: AttemptSummary,
    attempt_questions: Sequence[AttemptQuestion],
    questions: Callable[[AttemptQuestion], Question | None],
    changes: Iterable[GradeChange],
    zone: tzinfo,
    t: Translator,
    now: datetime,
    href: Callable[[int], str],
    repairs: Mapping[int, ItemRepair] = MappingProxyType({}),
    comments: Comments = MappingProxyType({}),
) -> ResultView:
    """What a student sees of an attempt that is done; `repairs` are the latest rulings by question,
    `comments` what was said: it is read with the points that it is about."""
    reveal = revealed(status.terms, status.end, now, done=True)
    headline = closed_text(attempt, zone, t, now)
    texts = [*_late(status.terms, attempt, t)]
    if reveal.score:
        texts.insert(0, headline)
        headline = points_text(attempt.points, attempt.of, t)
    return ResultView(
        title=status.assignment.title,
        headline=headline,
        text=tuple(texts),
        grade=grade_text(status, now, t) if _makes_more(status, attempt) else "",
        changes=changes_text(
            status, changes, attempt_questions if reveal.marks else (), zone, t, now
        )
        if reveal.score
        else (),
        later=later_text(status.terms, reveal, status.end, zone, t, now),
        lines=tuple(
            replace(
                result_line(each, questions(each), reveal, t, href),
                note=repair_note(each, repairs, reveal, t),
                comment=comment_text(comments, each.item.id) if reveal.marks else "",
            )
            for each in attempt_questions
        ),
        comment=comment_text(comments, None) if reveal.score else "",
    )


def grade_text(status: AssignmentStatus, now: datetime, t: Translator) -> str:
    """The grade in the assignment; nothing where there is none, or before its time."""
    found = status.grade
    if found is None:
        return ""
    if found.missing:
        return t.gettext("Nothing was handed in: this counts as 0.")
    if not revealed(status.terms, status.end, now, done=True).score:
        return ""
    return points_text(found.points, found.of, t)


def changes_text(
    status: AssignmentStatus,
    changes: Iterable[GradeChange],
    attempt_questions: Sequence[AttemptQuestion],
    zone: tzinfo,
    t: Translator,
    now: datetime,
) -> tuple[str, ...]:
    """How the grade became another one, each time with what it was before.

    Of corrected grading those changes that concern one of the questions `attempt_questions`.
    """
    positions = {each.response.id: each.number for each in attempt_questions}
    return tuple(
        _change(each, positions, _counted(status, t), moment_text(each.at, zone, t, now), t)
        for each in changes
        if each.change is not GradeChangeKind.REGRADE or each.response_id in positions
    )


def later_text(
    terms: Terms,
    reveal: Reveal,
    end: datetime | None,
    zone: tzinfo,
    t: Translator,
    now: datetime,
) -> tuple[str, ...]:
    """What is not shown yet and from when on it is, and what never is."""
    hidden = [
        (name, when)
        for name, when, told in (
            (t.pgettext("shown", "the score"), terms.score, reveal.score),
            (t.pgettext("shown", "the answers"), terms.answers, reveal.answers),
            (t.pgettext("shown", "the explanations"), terms.explanations, reveal.explanations),
        )
        if not told
    ]
    return tuple(_later(hidden, end, zone, t, now))


def _later(
    hidden: Sequence[tuple[str, RevealTime]],
    end: datetime | None,
    zone: tzinfo,
    t: Translator,
    now: datetime,
) -> Iterator[str]:
    awaited = [name for name, when in hidden if when is not RevealTime.NEVER]
    never = [name for name, when in hidden if when is RevealTime.NEVER]
    if awaited and end is not None:
        moment = moment_text(end, zone, t, now)
        what = and_list(awaited, t)
        yield t.gettext("You will see %(what)s after %(moment)s.", what=what, moment=moment)
    elif awaited:
        yield t.gettext("You will see %(what)s later.", what=and_list(awaited, t))
    if never:
        yield t.gettext("This assignment does not show %(what)s.", what=and_list(never, t))


def closed_text(sat: AttemptSummary, zone: tzinfo, t: Translator, now: datetime) -> str:
    """When an attempt was handed in, or its time was over."""
    attempt = sat.attempt
    if sat.phase is Phase.HANDED_IN and attempt.submitted_at is not None:
        at = clock_text(attempt.submitted_at, zone, t, now)
        return t.gettext("Handed in: %(moment)s.", moment=at)
    at = clock_text(attempt.ends_at, zone, t, now) if attempt.ends_at else ""
    return t.gettext("Time ran out: %(moment)s. What was saved counts.", moment=at)


def _late(terms: Terms, attempt: AttemptSummary, t: Translator) -> Iterator[str]:
    if not attempt.late:
        return
    if terms.late is Late.DEDUCT and terms.late_percent:
        yield t.gettext(
            "It was late: %(percent)s%% of the points are taken off the grade.",
            percent=terms.late_percent,
        )
    else:
        yield t.gettext("It was late.")


def _makes_more(status: AssignmentStatus, attempt: AttemptSummary) -> bool:
    """Whether the grade is another number than the points of this attempt."""
    found = status.grade
    return found is not None and (
        len(status.attempts) > 1
        or found.overridden
        or format_points(found.points) != format_points(attempt.points)
    )


def _counted(status: AssignmentStatus, t: Translator) -> str:
    """What the attempts come to by themselves."""
    found = status.grade
    if found is None:
        return ""
    own = grade(status.terms, counted_attempts(status.attempts), found.of)
    return format_points(own.points) if own else t.gettext("no grade")


def _change(
    change: GradeChange, positions: dict[int, int], own: str, moment: str, t: Translator
) -> str:
    former = own if change.former is None else format_points(change.former)
    now = own if change.now is None else format_points(change.now)
    match change.change:
        case GradeChangeKind.OVERRIDE:
            return t.gettext(
                "%(moment)s: your teacher changed the grade from %(former)s to %(now)s.",
                moment=moment,
                former=former,
                now=now,
            )
        case GradeChangeKind.WITHDRAWN:
            return t.gettext(
                "%(moment)s: your teacher removed the changed grade of %(former)s; the "
                "attempts count again.",
                moment=moment,
                former=former,
            )
        case GradeChangeKind.REGRADE:
            return t.gettext(
                "%(moment)s: the grading was corrected. Question %(number)s now scores "
                "%(now)s instead of %(former)s.",
                moment=moment,
                number=positions[change.response_id or 0],
                former=points_worth_text(change.former or 0, t),
                now=points_worth_text(change.now or 0, t),
            )


def result_line(
    attempt_question: AttemptQuestion,
    question: Question | None,
    reveal: Reveal,
    t: Translator,
    href: Callable[[int], str],
) -> ResultLine:
    """A question of an attempt with its answer, as far as is shown.

    `question` is None where it is made no longer: then its points are all that is known of it.
    """
    number, state = attempt_question.number, state_of(attempt_question.response, reveal.marks)
    plain = t.gettext("Question %(number)s", number=number)
    line = ResultLine(
        title=plain,
        href=href(number),
        state=state,
        state_word=t.gettext("Not answered") if state == "open" else state_word(state, t),
        points=points_got_text(attempt_question, reveal, t),
        own_answer=AnswerInWords(UNKNOWN_GRADE),
        key=None,
        explained=False,
        changed=True,
    )
    if question is None:
        return line
    changed = is_changed(question, attempt_question.response)
    kind = kind_name(question.address.kind, t)
    return replace(
        line,
        title=t.gettext("%(question)s, %(kind)s", question=plain, kind=kind),
        own_answer=own_answer_words(question, attempt_question.response, t),
        key=right_answer_words(question, t) if reveal.answers and not changed else None,
        explained=reveal.explanations and not changed,
        changed=changed,
        why=why_wrong(question, attempt_question.response, t)
        if reveal.explanations and not changed and not attempt_question.response.accepted
        else "",
    )
