"""What questions are chosen by, as a form shows and sends it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from werkzeug.datastructures import MultiDict

from quizzes.address import LEVELS
from quizzes.aiming import KINDS_OF_POINTS, kinds_in_order
from quizzes.quiz import KINDS_OF_TABLE
from quizzes.texts import kind_name
from school.assignments.choosing import can_be_about
from school.assignments.wishes import MIXES, MOST_QUESTIONS, Wishes, known_topics
from scoring import RULE_SETS, RuleSet
from web.components.options import OptionView
from web.drills.set_up_view import KINDS_UNDER_HEADINGS, level_name
from web.progress.topics import topic_name
from wording import Translator, and_list, rules_badge
from wording.typed_text import parse_digits

SENT_MARKER: Final = "wishes"
"""A field that tells that wishes were sent: boxes that are not ticked are not."""


@dataclass(frozen=True, slots=True)
class WishFields:
    """The choices; `topics` are those chosen on the map, each to be dropped again.

    `count` is as it was typed. `loose` names the kinds that can keep to none of the topics.
    """

    rules: tuple[OptionView, ...]
    hand_kinds: tuple[OptionView, ...]
    point_kinds: tuple[OptionView, ...]
    table_kinds: tuple[OptionView, ...]
    topics: tuple[OptionView, ...]
    levels: tuple[OptionView, ...]
    mixes: tuple[OptionView, ...]
    count: str
    error: str
    loose: str
    most: int = MOST_QUESTIONS


def read_wishes(
    form: MultiDict[str, str], former: Wishes, chosen_rules: RuleSet, t: Translator
) -> tuple[Wishes, RuleSet, Mapping[str, str]]:
    """The wishes that were sent with their rule set, and what is wrong with them."""
    if SENT_MARKER not in form:
        return former, chosen_rules, {}
    rules = RULE_SETS.get(form.get("rules", ""), chosen_rules)
    errors = {}
    count, known = _count(form.get("count", "")), kinds_in_order(rules)
    if count is None:
        errors["count"] = t.gettext("Enter a number from 1 to %(most)s.", most=MOST_QUESTIONS)
    if not form.getlist("kind"):
        errors["wishes"] = t.gettext("Tick at least one kind of question.")
    wishes = replace(
        former,
        kinds=tuple(kind for kind in known if kind.value in form.getlist("kind")) or former.kinds,
        topics=known_topics(form.getlist("topic"), rules),
        level=_one_of(form.get("level", ""), LEVELS, former.level),
        targeted=_one_of(form.get("mix", ""), MIXES, former.targeted),
        count=count or former.count,
    )
    return wishes, rules, errors


def _count(text: str) -> int | None:
    given = parse_digits(text.strip(), 3) or 0
    return given if 1 <= given <= MOST_QUESTIONS else None


def _one_of(text: str, known: range | tuple[int, ...], former: int) -> int:
    return int(text) if text in map(str, known) else former


def wish_fields(
    wishes: Wishes, rules: RuleSet, t: Translator, count: str = "", error: str = ""
) -> WishFields:
    """The wishes as a form shows them; `count` is what was typed and is no number."""
    known = kinds_in_order(rules)
    kinds = {
        kind: OptionView(kind.value, kind_name(kind, t), kind in wishes.kinds) for kind in known
    }
    return WishFields(
        rules=tuple(OptionView(each, rules_badge(each, t), each == rules.id) for each in RULE_SETS),
        hand_kinds=tuple(view for kind, view in kinds.items() if kind not in KINDS_UNDER_HEADINGS),
        point_kinds=tuple(view for kind, view in kinds.items() if kind in KINDS_OF_POINTS),
        table_kinds=tuple(view for kind, view in kinds.items() if kind in KINDS_OF_TABLE),
        topics=tuple(OptionView(each, topic_name(each, rules, t), True) for each in wishes.topics),
        levels=tuple(
            OptionView(str(each), level_name(each, t), each == wishes.level) for each in LEVELS
        ),
        mixes=_mixes(wishes, t),
        count=count or str(wishes.count),
        error=error,
        loose=_loose(wishes, rules, t),
    )


def _mixes(wishes: Wishes, t: Translator) -> tuple[OptionView, ...]:
    names = (
        t.gettext("all as at the table"),
        t.gettext("mostly as at the table"),
        t.gettext("half and half"),
        t.gettext("mostly built for practice"),
        t.gettext("all built for practice"),
    )
    return tuple(
        OptionView(str(mix), name, mix == wishes.targeted)
        for mix, name in zip(MIXES, names, strict=True)
    )


def _loose(wishes: Wishes, rules: RuleSet, t: Translator) -> str:
    """The kinds that show nothing of what was chosen."""
    if not wishes.topics:
        return ""
    loose = [
        kind_name(kind, t)
        for kind in wishes.kinds
        if not any(can_be_about(kind, topic, rules) for topic in wishes.topics)
    ]
    return and_list(loose, t)
