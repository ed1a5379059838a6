"""The stamps above a question, its place in the run, and the answers to press."""

from dataclasses import replace
from typing import Final

from quizzes import Choice, Kind, Question, kinds_of
from quizzes.kinds.registry import KINDS as kind_specs
from quizzes.texts import kind_name
from school.progress.drill_tally import DrillTally
from school.progress.drill_tally import LatestAnswer as Answered
from school.progress.models import Outcome
from scoring import RuleSet
from web.drills.run import Run
from web.questions.choices import KEYS
from web.questions.kind_views import KIND_VIEWS, kind_view
from web.view_models import ChoiceView, ClockView, DrillHead, Mark, TallyView
from wording import Translator, rules_badge

KINDS: Final = tuple(KIND_VIEWS)
"""Every kind, in the order of the page."""
KINDS_WITHOUT_HANDS: Final = frozenset(kind for kind in KINDS if not kind_specs[kind].deals_hands)


def kinds_asked(rules: RuleSet) -> tuple[Kind, ...]:
    """The kinds that can be asked under a rule set, in the order of the page."""
    known = kinds_of(rules)
    return tuple(kind for kind in KINDS if kind in known)


def page_title(question: Question, asked: str, t: Translator) -> str:
    """The title of a page about a question; of a term its kind, for names need their language."""
    return kind_name(question.address.kind, t) if kind_view(question).titled_by_kind else asked


def drill_head(
    run: Run, so_far: DrillTally | None, t: Translator, clock: ClockView | None = None
) -> DrillHead:
    """The stamps: rule set, kind, level, and where in the run the question stands."""
    return DrillHead(
        rules=rules_badge(run.address.rules, t),
        kind=kind_name(run.address.kind, t),
        clock=clock,
        level=t.gettext("Level %(level)s", level=run.address.level),
        tally=tally_view(run, so_far, t),
    )


def tally_view(run: Run, so_far: DrillTally | None, t: Translator) -> TallyView:
    """A mark for each question of the run, in its order."""
    latest = {mark.position: mark for mark in so_far.marks} if so_far else {}
    marks = tuple(_mark(latest.get(number)) for number in run.numbers)
    here = run.numbers.index(run.number)
    if marks[here] == "ahead":
        marks = (*marks[:here], "now", *marks[here + 1 :])
    text = t.gettext("%(number)s of %(count)s", number=here + 1, count=run.length)
    return TallyView(marks, text)


def _mark(answered: Answered | None) -> Mark:
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
    view = kind_view(question).choice
    return tuple(
        replace(view(key, value, choice, question, t), chosen=value == given)
        for key, (value, choice) in zip(KEYS, sent.items(), strict=False)
    )


def sent_choices(question: Question) -> dict[str, Choice]:
    """The choices by what a form sends for each.

    A fan is sent by its id. Any other id may tell what its words do not, such as the English
    name of a term, so those are sent by their letter.
    """
    choices = question.choices or ()
    if kind_view(question).sends_ids:
        return {choice.id: choice for choice in choices}
    return {key.lower(): choice for key, choice in zip(KEYS, choices, strict=False)}
