"""The stamps above a question, its place in the run, and the four answers of a short list."""

from collections.abc import Mapping
from typing import Final

from quizzes import Kind, Question
from school.progress.models import Outcome
from school.progress.tally import Mark as Answered
from school.progress.tally import Tally
from scoring import rule_set
from web.present.values import value_label
from web.run import Run
from web.view_models import ChoiceView, DrillHead, Mark, TallyView
from wording import N_, Translator, fan_also, fan_name, rules_badge

KINDS: Final[Mapping[Kind, str]] = {
    Kind.FIND: N_("Find one fan"),
    Kind.FANS: N_("Name the fans"),
    Kind.TOTAL: N_("Find the total"),
    Kind.WAITS: N_("Find the waits"),
}
_KEYS: Final = "ABCD"


def kind_name(kind: Kind, t: Translator) -> str:
    """What a question of that kind asks, as a stamp."""
    return t.gettext(KINDS[kind])


def drill_head(run: Run, so_far: Tally | None, t: Translator) -> DrillHead:
    """The stamps: rule set, kind, level, and where in the run the question stands."""
    return DrillHead(
        rules=rules_badge(run.address.rules, t),
        kind=kind_name(run.address.kind, t),
        level=t.gettext("Level %(level)s", level=run.address.level),
        tally=tally_view(run, so_far, t),
    )


def tally_view(run: Run, so_far: Tally | None, t: Translator) -> TallyView:
    """A mark for each question of the run, in its order."""
    latest = {mark.position: mark for mark in so_far.marks} if so_far else {}
    marks = tuple(_mark(latest.get(number)) for number in range(1, run.length + 1))
    here = run.number - 1
    if marks[here] == "ahead":
        marks = (*marks[:here], "now", *marks[here + 1 :])
    text = t.gettext("%(number)s of %(count)s", number=run.number, count=run.length)
    return TallyView(marks, text)


def _mark(answered: Answered | None) -> Mark:
    if answered is None or answered.outcome is Outcome.SKIPPED:
        return "ahead"
    if answered.credit >= 1:
        return "done"
    return "part" if answered.credit > 0 else "miss"


def choice_views(question: Question, t: Translator) -> tuple[ChoiceView, ...]:
    """The answers to press, in the order of the question, which tells nothing."""
    rules = rule_set(question.address.rules)
    fans = [rules.fan(choice.id) for choice in question.choices or ()]
    return tuple(
        ChoiceView(
            key,
            fan.id,
            fan_name(fan, t),
            *fan_also(fan, rules.id, t),
            points=value_label(fan, rules, t),
        )
        for key, fan in zip(_KEYS, fans, strict=False)
    )
