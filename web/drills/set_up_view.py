"""The page on which a drill is chosen."""

from dataclasses import dataclass
from typing import Final

from quizzes import Kind
from quizzes.address import TABLE_AIM
from quizzes.aiming import KINDS_OF_POINTS, kinds_in_order, kinds_of_dealt_hands
from quizzes.quiz import KINDS_OF_TABLE
from quizzes.runs import CLOCKS, LENGTHS
from quizzes.texts import kind_name, kind_says
from scoring import RuleSet
from web.components.options import OptionView
from web.drills.aims import principle_options, topic_options
from web.drills.set_up_form import LEVELS, DrillSetUp
from wording import Translator, fan_name, rules_badge

FIRST_KINDS: Final = frozenset({Kind.FIND, Kind.FANS, Kind.TOTAL, Kind.WAITS, Kind.PAYMENTS})
"""What most come for; the other kinds stand folded below them."""
KINDS_UNDER_HEADINGS: Final = (*KINDS_OF_POINTS, *KINDS_OF_TABLE)
"""Kinds that stand below headings of their own; the others are about a hand."""


@dataclass(frozen=True, slots=True)
class SetUpView:
    """The choices, each with what is chosen; `fans` are those that the drill keeps to.

    A choice without options is none under this rule set. `unfolded` says that a kind was chosen
    which stands folded.
    """

    rules: str
    first_kinds: tuple[OptionView, ...]
    hand_kinds: tuple[OptionView, ...]
    point_kinds: tuple[OptionView, ...]
    table_kinds: tuple[OptionView, ...]
    levels: tuple[OptionView, ...]
    counts: tuple[OptionView, ...]
    fans: tuple[OptionView, ...]
    principles: tuple[OptionView, ...]
    topics: tuple[OptionView, ...]
    hands: tuple[OptionView, ...]
    clocks: tuple[OptionView, ...]
    kept: bool
    unfolded: bool


def set_up_view(chosen: DrillSetUp, rules: RuleSet, t: Translator) -> SetUpView:
    """The choices of a drill in words."""
    known = kinds_in_order(rules)
    return SetUpView(
        rules=rules_badge(rules.id, t),
        first_kinds=tuple(_kind(k, chosen, t) for k in known if k in FIRST_KINDS),
        hand_kinds=tuple(
            _kind(k, chosen, t)
            for k in known
            if k not in FIRST_KINDS and k not in KINDS_UNDER_HEADINGS
        ),
        point_kinds=tuple(_kind(k, chosen, t) for k in known if k in KINDS_OF_POINTS),
        table_kinds=tuple(_kind(k, chosen, t) for k in known if k in KINDS_OF_TABLE),
        levels=tuple(
            OptionView(str(level), level_name(level, t), level == chosen.level) for level in LEVELS
        ),
        counts=tuple(
            OptionView(str(length), str(length), length == chosen.length) for length in LENGTHS
        ),
        fans=tuple(OptionView(fan, fan_name(rules.fan(fan), t), True) for fan in chosen.fans),
        principles=principle_options(rules, chosen.principle, t),
        topics=topic_options(rules, chosen.topic, t),
        hands=_hands(chosen, t) if kinds_of_dealt_hands(rules) else (),
        clocks=_clocks(chosen, t),
        unfolded=not FIRST_KINDS.issuperset(chosen.kinds),
        kept=bool(chosen.principle or chosen.topic or chosen.natural or chosen.clock),
    )


def _kind(kind: Kind, chosen: DrillSetUp, t: Translator) -> OptionView:
    return OptionView(kind.value, kind_name(kind, t), kind in chosen.kinds, note=kind_says(kind, t))


def _hands(chosen: DrillSetUp, t: Translator) -> tuple[OptionView, ...]:
    return (
        OptionView("", t.gettext("built for practice"), not chosen.natural),
        OptionView(TABLE_AIM, t.gettext("as they come at the table"), chosen.natural),
    )


def _clocks(chosen: DrillSetUp, t: Translator) -> tuple[OptionView, ...]:
    off = OptionView("", t.gettext("no time limit"), not chosen.clock)
    timed = (OptionView(str(each), clock_name(each, t), each == chosen.clock) for each in CLOCKS)
    return (off, *timed)


def clock_name(seconds: int, t: Translator) -> str:
    """How long a question may take."""
    if seconds % 60:
        return t.ngettext("%(num)s second per question", "%(num)s seconds per question", seconds)
    return t.ngettext("%(num)s minute per question", "%(num)s minutes per question", seconds // 60)


def level_name(level: int, t: Translator) -> str:
    """A level with what to expect of it."""
    names = (
        t.gettext("1: for the first steps"),
        t.gettext("2: a little more to think about"),
        t.gettext("3: everything that comes up at the table"),
        t.gettext("4: more traps"),
        t.gettext("5: the fine print"),
    )
    return names[level - 1]
