"""What is asked of a hand under each system, and the small line under it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from quizzes.address import Kind
from quizzes.question import Question
from scoring import System, rule_set
from wording import N_, Translator


@dataclass(frozen=True, slots=True)
class SystemPrompts:
    """Prompts for the kinds about a won hand, and hints for all; `%(minimum)s` is the rule set's."""

    prompts: Mapping[Kind, str]
    hints: Mapping[Kind, str]
    last_draw: str


_STRANGERS: Final = N_("The other three are not there at all.")
_LAST_OF_WALL: Final = N_("Which tiles win when drawn as the last tile of the wall?")
ASKING: Final[Mapping[System, SystemPrompts]] = {
    System.MCR: SystemPrompts(
        prompts={
            Kind.FANS: N_("Which fans does this hand count?"),
            Kind.TOTAL: N_("How many points is this hand worth, flowers included?"),
            Kind.FIND: N_("Which of these fans does this hand count?"),
        },
        hints={
            Kind.FANS: N_("Give each fan as often as it counts. Flower Tiles are a fan too."),
            Kind.TOTAL: N_("All fans and flowers, without the base points."),
            Kind.WAITS: N_("The hand must reach %(minimum)s points without flowers."),
            Kind.FIND: _STRANGERS,
        },
        last_draw=_LAST_OF_WALL,
    ),
    System.IMJ: SystemPrompts(
        prompts={
            Kind.FANS: N_("Which elements does this hand count?"),
            Kind.TOTAL: N_("How many fans is this hand worth?"),
            Kind.FIND: N_("Which of these elements does this hand count?"),
        },
        hints={
            Kind.FANS: N_(
                "Give each element as often as it counts; one worth nothing may be left out."
            ),
            Kind.TOTAL: N_("All elements together, as the hand is ranked. Half a fan is 0.5."),
            Kind.WAITS: N_("There is no minimum: every winning hand wins."),
            Kind.FIND: _STRANGERS,
        },
        last_draw=_LAST_OF_WALL,
    ),
    System.RENGO: SystemPrompts(
        prompts={
            Kind.FANS: N_("Which yaku does this hand count, and how many dora?"),
            Kind.TOTAL: N_("How many han is this hand worth, dora included?"),
            Kind.FIND: N_("Which of these does this hand count?"),
        },
        hints={
            Kind.FANS: N_("Each yaku once, and dora as often as the hand counts it."),
            Kind.TOTAL: N_("Yaku and dora together; a yakuman is given as 13."),
            Kind.WAITS: N_("A win needs a yaku; dora is none."),
            Kind.FIND: _STRANGERS,
        },
        last_draw=N_("Which tiles win on the last draw of the deal?"),
    ),
}


def asked(question: Question, t: Translator) -> str:
    """What is asked of a won hand."""
    asking = ASKING[rule_set(question.address.rules).system]
    return t.gettext(asking.prompts[question.address.kind])


def hinted(question: Question, t: Translator) -> str:
    """What to look out for; it never tells which fan is meant."""
    rules = rule_set(question.address.rules)
    text = ASKING[rules.system].hints[question.address.kind]
    return t.gettext(text, minimum=rules.minimum)
