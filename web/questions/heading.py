"""The stamps above a question, its place in the run, and the answers to press."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from quizzes import Choice, Kind, Question, choice_text, kinds_of
from quizzes.words import choices_language
from school.progress.drill_tally import DrillTally
from school.progress.drill_tally import LatestAnswer as Answered
from school.progress.models import Outcome
from scoring import RuleSet, rule_set
from web.components.fan_values import value_label
from web.drills.run import Run
from web.view_models import ChoiceView, ClockView, DrillHead, Mark, TallyView
from wording import N_, Translator, fan_name, rules_badge, second_name

KINDS: Final[Mapping[Kind, str]] = {
    Kind.FIND: N_("Find one fan"),
    Kind.FANS: N_("Name the fans"),
    Kind.TOTAL: N_("Find the total"),
    Kind.BASE: N_("Find the base"),
    Kind.WAITS: N_("Find the waits"),
    Kind.LEGAL: N_("Win or no win"),
    Kind.PAYMENTS: N_("Who pays what"),
    Kind.PRINCIPLE: N_("What is not counted"),
    Kind.SPOT_ERROR: N_("Check an announcement"),
    Kind.COMPARE: N_("Under other rules"),
    Kind.EDITION: N_("In another edition"),
    Kind.RULING: N_("Give a ruling"),
    Kind.PROCEDURE: N_("Know the procedure"),
    Kind.TERM: N_("Know the words"),
}
KINDS_WITHOUT_HANDS: Final = frozenset({Kind.RULING, Kind.PROCEDURE, Kind.TERM})
KEYS: Final = "ABCDEFGH"


def kinds_asked(rules: RuleSet) -> tuple[Kind, ...]:
    """The kinds that can be asked under a rule set, in the order of the page."""
    known = kinds_of(rules)
    return tuple(kind for kind in KINDS if kind in known)


def kind_name(kind: Kind, t: Translator) -> str:
    """What a question of that kind asks, as a stamp."""
    return t.gettext(KINDS[kind])


def page_title(question: Question, asked: str, t: Translator) -> str:
    """The title of a page about a question; of a term its kind, for names need their language."""
    return kind_name(question.address.kind, t) if question.address.kind is Kind.TERM else asked


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
    named = question.address.kind is Kind.FIND
    view = _fan_choice if named else _said_choice
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
    if question.address.kind is Kind.FIND:
        return {choice.id: choice for choice in choices}
    return {key.lower(): choice for key, choice in zip(KEYS, choices, strict=False)}


def _fan_choice(
    key: str, value: str, choice: Choice, question: Question, t: Translator
) -> ChoiceView:
    rules = rule_set(question.address.rules)
    fan = rules.fan(choice.id)
    also, also_lang = second_name(fan, rules.id, t)
    points = value_label(fan, rules, t)
    return ChoiceView(key, value, fan_name(fan, t), also, also_lang, points, named=True)


def _said_choice(
    key: str, value: str, choice: Choice, question: Question, t: Translator
) -> ChoiceView:
    lang = choices_language(question, t)
    said = choice_text(question, choice, t)
    return ChoiceView(key, value, said, lang="" if lang == t.lang else lang)
