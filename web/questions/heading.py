"""The stamps above a question, its place in the run, and the answers to press."""

from dataclasses import dataclass, replace
from typing import Literal

from quizzes import Choice, Question
from quizzes.runs import Run
from quizzes.texts import kind_name
from school.progress.drill_tally import DrillTally
from school.progress.drill_tally import LatestAnswer as Answered
from school.progress.models import Outcome
from web.drills.run_clock import ClockView
from web.questions.choices import CHOICE_KEYS, ChoiceView
from web.questions.kind_views import kind_view
from wording import Translator, rules_badge

TallyMark = Literal["done", "part", "miss", "now", "ahead"]


@dataclass(frozen=True, slots=True)
class TallyView:
    """The place in a drill: one mark a question, and the words that say it."""

    marks: tuple[TallyMark, ...]
    text: str


@dataclass(frozen=True, slots=True)
class DrillHead:
    """The stamps above a question."""

    rules: str
    kind: str
    level: str = ""
    tally: TallyView | None = None
    clock: ClockView | None = None


def page_title(question: Question, asked: str, t: Translator) -> str:
    """The title of a page about a question; of a term its kind, for names need their language."""
    return kind_name(question.address.kind, t) if kind_view(question).titled_by_kind else asked


def drill_head(
    run: Run, run_tally: DrillTally | None, t: Translator, clock: ClockView | None = None
) -> DrillHead:
    """The stamps: rule set, kind, level, and where in the run the question stands."""
    return DrillHead(
        rules=rules_badge(run.address.rules, t),
        kind=kind_name(run.address.kind, t),
        clock=clock,
        level=t.gettext("Level %(level)s", level=run.address.level),
        tally=tally_view(run, run_tally, t),
    )


def tally_view(run: Run, run_tally: DrillTally | None, t: Translator) -> TallyView:
    """A mark for each question of the run, in its order."""
    if run.resumes:
        return TallyView((), t.gettext("One more like it, then carry on"))
    latest = {mark.position: mark for mark in run_tally.marks} if run_tally else {}
    marks = tuple(_mark(latest.get(number)) for number in run.numbers)
    here = run.numbers.index(run.number)
    if marks[here] == "ahead":
        marks = (*marks[:here], "now", *marks[here + 1 :])
    text = t.gettext("%(number)s of %(count)s", number=here + 1, count=run.length)
    return TallyView(marks, text)


def _mark(answered: Answered | None) -> TallyMark:
    if answered is None or answered.outcome is Outcome.SKIPPED:
        return "ahead"
    if answered.credit >= 1:
        return "done"
    return "part" if answered.credit > 0 else "miss"


def choice_views(question: Question, t: Translator, given: str = "") -> tuple[ChoiceView, ...]:
    """The answers to press, in the order of the question, which tells nothing.

    `given` is what was sent for the one that was pressed before.
    """
    sent = sent_choices(question)
    view = kind_view(question).choice_view
    return tuple(
        replace(view(key, value, choice, question, t), chosen=value == given)
        for key, (value, choice) in zip(CHOICE_KEYS, sent.items(), strict=False)
    )


def sent_choices(question: Question) -> dict[str, Choice]:
    """The choices by what a form sends for each.

    A fan is sent by its id. Any other id may tell what its words do not, such as the English
    name of a term, so those are sent by their letter.
    """
    choices = question.choices or ()
    if kind_view(question).sends_ids:
        return {choice.id: choice for choice in choices}
    return {key.lower(): choice for key, choice in zip(CHOICE_KEYS, choices, strict=False)}
