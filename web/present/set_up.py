"""The page on which a drill is chosen."""

from dataclasses import dataclass

from scoring import RuleSet
from web.forms.set_up import LEVELS, SetUp
from web.present.drill import kind_name, kinds_asked
from web.run import LENGTHS
from web.view_models import OptionView
from wording import Translator, fan_name, rules_badge


@dataclass(frozen=True, slots=True)
class SetUpView:
    """The choices, each with what is chosen; `fans` are those that the drill keeps to."""

    rules: str
    kinds: tuple[OptionView, ...]
    levels: tuple[OptionView, ...]
    counts: tuple[OptionView, ...]
    fans: tuple[OptionView, ...]


def set_up_view(chosen: SetUp, rules: RuleSet, t: Translator) -> SetUpView:
    """The choices of a drill in words."""
    return SetUpView(
        rules=rules_badge(rules.id, t),
        kinds=tuple(
            OptionView(kind.value, kind_name(kind, t), kind is chosen.kind)
            for kind in kinds_asked(rules)
        ),
        levels=tuple(
            OptionView(str(level), level_name(level, t), level == chosen.level) for level in LEVELS
        ),
        counts=tuple(
            OptionView(str(length), str(length), length == chosen.length) for length in LENGTHS
        ),
        fans=tuple(OptionView(fan, fan_name(rules.fan(fan), t), True) for fan in chosen.fans),
    )


def level_name(level: int, t: Translator) -> str:
    """A level with what to expect of it."""
    names = (
        t.gettext("1: common fans, no flowers"),
        t.gettext("2: a little more to count"),
        t.gettext("3: every fan, kongs, flowers"),
        t.gettext("4: more fans that are not counted"),
        t.gettext("5: the most to count and to leave out"),
    )
    return names[level - 1]
