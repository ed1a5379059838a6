"""The first page of a guest who comes back: one next step and the map in short."""

from dataclasses import dataclass, replace

from quizzes.runs import Run
from school.learning.next_step import NextStep, StepKind
from school.progress.drill_tally import DrillTally
from web.learn.courses_view import NextLesson
from web.progress.placement_run import PLACEMENT
from web.questions.heading import DrillHead, drill_head
from wording import Translator, rules_badge


@dataclass(frozen=True, slots=True)
class NextView:
    """One step to take: its stamps, a heading, a sentence, the button's words.

    `heading_lang` is the heading's language where it is not the page's.
    """

    head: DrillHead
    heading: str
    text: str
    action: str
    href: str
    heading_lang: str = ""


def begin_step(rules: str, href: str, t: Translator) -> NextView:
    """A first drill under a rule set that was chosen but not practised yet."""
    return NextView(
        head=DrillHead(rules_badge(rules, t), t.gettext("First drill")),
        heading=t.gettext("Begin with this rule set."),
        text=t.gettext("You have not answered any questions under it yet."),
        action=t.gettext("Begin"),
        href=href,
    )


def taught_step(rules: str, href: str, t: Translator) -> NextView:
    """A first drill for somebody who takes lessons: on what these taught."""
    return NextView(
        head=DrillHead(rules_badge(rules, t), t.gettext("First drill")),
        heading=t.gettext("Practise what you have learnt."),
        text=t.gettext("Five hands about fans from your lessons."),
        action=t.gettext("Begin"),
        href=href,
    )


def lesson_step(rules: str, lesson: NextLesson, t: Translator) -> NextView:
    """The lesson that comes next."""
    return NextView(
        head=DrillHead(rules_badge(rules, t), lesson.course),
        heading=lesson.title,
        text=lesson.text,
        action=lesson.action,
        href=lesson.href,
    )


def look_back_step(rules: str, href: str, t: Translator) -> NextView:
    """Look back at the deal that was just played."""
    return NextView(
        head=DrillHead(rules_badge(rules, t), t.gettext("Play a deal")),
        heading=t.gettext("Look back at your deal."),
        text=t.gettext("See the moments that mattered most, and practise what you missed."),
        action=t.gettext("Look back"),
        href=href,
    )


def drill_step(run: Run, run_tally: DrillTally, href: str, t: Translator) -> NextView:
    """Go on with the run that was left."""
    return NextView(
        head=_head(run, run_tally, t),
        heading=t.gettext("Continue your drill."),
        text=t.ngettext(
            "%(num)s of %(count)s questions is left.",
            "%(num)s of %(count)s questions are left.",
            run.length - run.number,
            count=run.length,
        ),
        action=t.gettext("Continue"),
        href=href,
    )


def _head(run: Run, run_tally: DrillTally, t: Translator) -> DrillHead:
    """The stamps of a run that was left; what is chosen one by one has neither kind nor level."""
    head = drill_head(run, run_tally, t)
    if not run.guide:
        return head
    kind = (
        t.gettext("Find out where to begin")
        if run.guide == PLACEMENT
        else t.gettext("What comes next")
    )
    return replace(head, kind=kind, level="")


def guided_step(step: NextStep, due: int, href: str, t: Translator) -> NextView:
    """A run of what comes next: reviews that are due, something new, or whatever comes."""
    heading, said = {
        StepKind.LET_GO: (
            t.gettext("What you missed at the table."),
            t.gettext("A short drill, beginning with what would have helped in a deal you played."),
        ),
        StepKind.REVIEW: (
            t.gettext("Time for a review."),
            t.ngettext(
                "%(num)s thing is due again. A short drill brings it back.",
                "%(num)s things are due again. A short drill begins with those you are most "
                "likely to have forgotten.",
                due,
            ),
        ),
        StepKind.NEW: (
            t.gettext("Something new."),
            t.gettext("The next in your course, at a level that fits you."),
        ),
    }.get(
        step.step,
        (
            t.gettext("A mixed drill."),
            t.gettext("Nothing is due. Fresh hands keep you in practice."),
        ),
    )
    return NextView(
        head=DrillHead(rules_badge(step.rules, t), t.gettext("What comes next")),
        heading=heading,
        text=said,
        action=t.gettext("Begin"),
        href=href,
    )
