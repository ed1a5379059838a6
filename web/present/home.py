"""The first page of a guest who comes back: one next step and the map in short."""

from dataclasses import dataclass

from school.progress.tally import Tally
from web.learn_models import NextLesson
from web.present.drill import drill_head
from web.run import Run
from web.view_models import DrillHead
from wording import Translator, rules_badge


@dataclass(frozen=True, slots=True)
class NextView:
    """One step to take: its stamps, a heading, a sentence, the button's words."""

    head: DrillHead
    heading: str
    said: str
    act: str
    href: str


def begin_step(rules: str, href: str, t: Translator) -> NextView:
    """A first drill under a rule set that was chosen but not practised yet."""
    return NextView(
        head=DrillHead(rules_badge(rules, t), t.gettext("First drill")),
        heading=t.gettext("Begin with this rule set."),
        said=t.gettext("You have answered no question of it yet."),
        act=t.gettext("Begin"),
        href=href,
    )


def lesson_step(rules: str, lesson: NextLesson, t: Translator) -> NextView:
    """The lesson that comes next."""
    return NextView(
        head=DrillHead(rules_badge(rules, t), lesson.course),
        heading=lesson.title,
        said=lesson.said,
        act=lesson.act,
        href=lesson.href,
    )


def next_step(run: Run, so_far: Tally, begin_href: str, t: Translator) -> NextView:
    """Go on with the run that was left, or begin another of its kind and level."""
    if not run.is_last:
        after = run.after
        return NextView(
            head=drill_head(after, so_far, t),
            heading=t.gettext("Go on with your drill."),
            said=t.ngettext(
                "%(num)s question is left of %(count)s.",
                "%(num)s questions are left of %(count)s.",
                run.length - run.number,
                count=run.length,
            ),
            act=t.gettext("Continue"),
            href=after.href,
        )
    return NextView(
        head=drill_head(run, so_far, t),
        heading=t.gettext("Begin the next drill."),
        said=t.gettext(
            "The last one: %(right)s of %(count)s right.", right=so_far.right, count=run.length
        ),
        act=t.gettext("Begin"),
        href=begin_href,
    )
