"""What the overview of a class says beside its list of assignments: where a teacher is needed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from quizzes import Kind
from quizzes.aiming import kinds_in_order
from quizzes.texts import kind_name
from quizzes.topics import HAND_TOPIC
from school.assignments.class_skills import ClassSkill, class_skills, wish_of, worst_failed
from school.assignments.first_attempts import first_answers
from school.assignments.matrix import gradebook_matrix
from school.assignments.overview import (
    AssignmentProgress,
    StuckAttempt,
    assignment_progress,
    stuck_attempts,
)
from school.classes.models import SchoolClass, Student
from school.rounding import percent
from scoring import RuleSet, rule_set
from web import request_context
from web.classes.view import known_rule_set_id
from web.clock import now
from web.components.links import Link
from web.gradebook import hrefs
from web.gradebook.book import Gradebook
from web.gradebook.corrections import CorrectionView, corrections_of
from web.progress.topics import topic_name
from wording import Translator, joined_sentences

MOST_FAILED: Final = 3
MOST_AT_FIRST: Final = 6  # in a list of the overview, before the rest stands folded
CORRECTED_LATELY: Final = timedelta(days=14)
RECENT_PERIOD: Final = timedelta(
    days=3
)  # how long what is over is still a matter of who did not begin


@dataclass(frozen=True, slots=True)
class FailedTopicView:
    """A topic that the class fails: its name, the share that is right in percent, of how many."""

    topic: str
    name: str
    percent: int
    text: str


@dataclass(frozen=True, slots=True)
class NotBegunView:
    """Who has not begun an assignment: links to where more can be granted."""

    title: str
    text: str
    names: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class StuckStudentView:
    """An open attempt without an answer for a while."""

    name: str
    href: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class ClassInsight:
    """All of it. `progress` is by assignment id, `skills_href` leads to all topics."""

    progress: Mapping[int, AssignmentProgress]
    failed: tuple[FailedTopicView, ...]
    answered: int
    waiting: tuple[NotBegunView, ...]
    stuck: tuple[StuckStudentView, ...]
    skills_href: str
    corrections: tuple[CorrectionView, ...]

    @property
    def stuck_at_first(self) -> tuple[StuckStudentView, ...]:
        """Those who are stuck longest."""
        return self.stuck[:MOST_AT_FIRST]

    @property
    def stuck_after(self) -> tuple[StuckStudentView, ...]:
        """The others who are stuck."""
        return self.stuck[MOST_AT_FIRST:]


def class_insight(school_class: SchoolClass) -> ClassInsight:
    """What the class has done so far, of which its teacher should know."""
    at, t = now(), request_context.translator()
    reading = request_context.reading()
    book = Gradebook(school_class, gradebook_matrix(reading, school_class.id, at), at)
    answers = first_answers(reading, book.assignment_ids, at)
    found = assignment_progress(book.matrix, at)
    rules = rule_set(known_rule_set_id(school_class.rules))
    own = [each for each in class_skills(answers) if each.rules == rules.id]
    return ClassInsight(
        progress={each.listed.assignment.id: each for each in found},
        failed=failed_views(own, rules, t),
        answered=len(answers),
        waiting=tuple(_waiting(each, t) for each in found if _is_waited_for(each, at)),
        stuck=tuple(_stuck(each, at, t) for each in stuck_attempts(book.matrix, at)),
        skills_href=hrefs.grades_by_topic(school_class),
        corrections=_recent(corrections_of(school_class, book.assignments, at), at),
    )


def failed_views(
    skills: Iterable[ClassSkill], rules: RuleSet, t: Translator
) -> tuple[FailedTopicView, ...]:
    """The topics that the class fails most, and that questions can be chosen for."""
    named = [each for each in skills if can_be_assigned(each) and skill_name(each, rules, t)]
    return tuple(
        FailedTopicView(
            wish_of(each), skill_name(each, rules, t), percent(each.share), answers_text(each.n, t)
        )
        for each in worst_failed(named, MOST_FAILED)
    )


def skill_name(skill: ClassSkill, rules: RuleSet, t: Translator) -> str:
    """What it is called: of the hand as a whole, the kind of question that asks it."""
    if skill.topic != HAND_TOPIC:
        return topic_name(skill.topic, rules, t)
    return kind_name(Kind(skill.kind), t) if skill.kind in kinds_in_order(rules) else ""


def _recent(found: Iterable[CorrectionView], at: datetime) -> tuple[CorrectionView, ...]:
    """What was corrected in the last days; the gradebook has all of it."""
    return tuple(each for each in found if at - each.at < CORRECTED_LATELY)


def can_be_assigned(skill: ClassSkill) -> bool:
    """Whether an assignment can be built on it: a fan, a principle, a topic, a kind of question."""
    kind, colon, _name = skill.topic.partition(":")
    return not colon or kind in ("principle", "topic")


def answers_text(n: int, t: Translator) -> str:
    """How many answers there were."""
    return t.ngettext("%(num)s answer", "%(num)s answers", n)


def _is_waited_for(each: AssignmentProgress, at: datetime) -> bool:
    due = each.listed.assignment.due_at
    lately = due is None or at - due < RECENT_PERIOD
    return each.is_open and bool(each.waiting) and (not each.ended or lately)


def _waiting(each: AssignmentProgress, t: Translator) -> NotBegunView:
    text = t.gettext("%(count)s of %(all)s students", count=len(each.waiting), all=each.students)
    return NotBegunView(
        each.listed.assignment.title, text, tuple(_link(who, each) for who in each.waiting)
    )


def _link(who: Student, each: AssignmentProgress) -> Link:
    return Link(who.name, hrefs.cell(each.listed.assignment, who))


def _stuck(each: StuckAttempt, at: datetime, t: Translator) -> StuckStudentView:
    answered = t.gettext(
        "%(answered)s of %(count)s answered.",
        answered=each.attempt.answered,
        count=each.attempt.questions,
    )
    since = _since(at - each.since, t)
    return StuckStudentView(
        each.student.name,
        hrefs.cell(each.listed.assignment, each.student),
        each.listed.assignment.title,
        joined_sentences((answered, since), t),
    )


def _since(still: timedelta, t: Translator) -> str:
    minutes = int(still.total_seconds()) // 60
    if minutes < 120:
        return t.gettext("No answers for %(minutes)s minutes.", minutes=minutes)
    hours = minutes // 60
    if hours < 48:
        return t.gettext("No answers for %(hours)s hours.", hours=hours)
    return t.gettext("No answers for %(days)s days.", days=hours // 24)


def progress_text(each: AssignmentProgress, t: Translator) -> str:
    """How many have handed in and how many are in the middle of it or have not begun."""
    return t.gettext(
        "%(begun)s started, %(handed_in)s handed in, %(waiting)s not started",
        begun=each.begun,
        handed_in=each.handed_in,
        waiting=len(each.waiting),
    )
