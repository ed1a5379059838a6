"""Where the questions of a lesson together come from: assignments of the class, the teacher's own bank."""

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quizzes import Address, QuizError
from quizzes.address import rules_of
from quizzes.question_cache import question_at
from school.assignments.finding import assignments_of
from school.assignments.goals import parse_goal
from school.assignments.models import Assignment, Item
from school.assignments.order import items_in
from school.bank.finding import own_questions, tag_counts
from school.bank.models import OwnQuestion
from school.classes.models import SchoolClass
from school.together.rules import MOST_QUESTIONS
from web import request_context
from web.classes.access import signed_in_teacher
from web.classes.view import known_rule_set_id
from web.components.options import OptionView
from wording import Translator

MOST_LISTED: Final = 60
OWN: Final = "own"
"""The value of the whole bank; that of its questions with a tag has the tag after a colon."""


@dataclass(frozen=True, slots=True)
class QuestionSource:
    """One choice of the form: its `value` there, its `label`, and the title of its questions.

    It is an assignment, or it is questions of the bank.
    """

    value: str
    label: str
    title: str
    rules: str
    assignment: Assignment | None = None
    own: tuple[OwnQuestion, ...] = ()

    def items(self) -> list[Item]:
        """The questions with their notes, in their order."""
        if self.assignment is None:
            return [Item(question=each.question, note=each.note) for each in self.own]
        return items_in(request_context.reading(), self.assignment)[:MOST_QUESTIONS]

    def option(self, chosen: str) -> OptionView:
        """The same for the form."""
        named = self.assignment is not None and self.assignment.title
        return OptionView(self.value, self.label, self.value == chosen, lang="und" if named else "")


def question_sources(school_class: SchoolClass, t: Translator) -> list[QuestionSource]:
    """All that the teacher may choose: the assignments with questions, then their own bank."""
    return [*_assignments(school_class, t), *_of_bank(school_class, t)]


def source_options(sources: Sequence[QuestionSource], chosen: str) -> tuple[OptionView, ...]:
    """The choices of the form: of assignments the latest, and the one that was chosen."""
    shown = [
        each
        for number, each in enumerate(sources)
        if number < MOST_LISTED or each.assignment is None or each.value == chosen
    ]
    return tuple(each.option(chosen) for each in shown)


def _assignments(school_class: SchoolClass, t: Translator) -> list[QuestionSource]:
    """The assignments of the class but for those that are a lesson to be done."""
    listed = assignments_of(request_context.reading(), school_class.id)
    goals = ((each, parse_goal(each.goal)) for each in listed)
    return [
        QuestionSource(
            str(each.public_id),
            each.title or t.gettext("Without a title"),
            each.title,
            each.rules,
            assignment=each,
        )
        for each, goal in goals
        if goal is None or goal.asks_questions
    ]


def _of_bank(school_class: SchoolClass, t: Translator) -> list[QuestionSource]:
    """The bank's questions under the rule set of the class: all, and those of each tag."""
    rules = known_rule_set_id(school_class.rules)
    bank = own_questions(request_context.reading(), signed_in_teacher().learner_id)
    own = [each for each in bank if rules_of(each.question) == rules]
    if not own:
        return []
    mine = t.gettext("My questions")
    found = [QuestionSource(OWN, _all_label(len(own), t), mine, rules, own=_asked(own))]
    for tag, count in tag_counts(own).items():
        label = t.gettext("My questions, tag “%(tag)s” (%(count)s)", tag=tag, count=count)
        tagged = _asked([each for each in own if tag in each.tags])
        found.append(QuestionSource(f"{OWN}:{tag}", label, tag, rules, own=tagged))
    return found


def _all_label(count: int, t: Translator) -> str:
    if count > MOST_QUESTIONS:
        return t.gettext("My questions: the latest %(count)s", count=MOST_QUESTIONS)
    return t.gettext("My questions: all (%(count)s)", count=count)


def _asked(latest_first: Sequence[OwnQuestion]) -> tuple[OwnQuestion, ...]:
    """The latest, as many as a lesson may have, in the order in which they were made."""
    return tuple(reversed(latest_first[:MOST_QUESTIONS]))


def askable(items: Sequence[Item]) -> list[Item]:
    """Those that this version of the site can still ask."""
    return [each for each in items if _can_be_made(each.question)]


def _can_be_made(question: str) -> bool:
    try:
        question_at(Address.parse(question))
    except QuizError:
        return False
    return True


def source_named(sources: Sequence[QuestionSource], sent: str) -> QuestionSource | None:
    """The source of that value; an id may be written in any of its ways."""
    try:
        wanted = str(uuid.UUID(sent))
    except ValueError:
        wanted = sent
    return next((each for each in sources if each.value == wanted), None)
