"""What questions need of the competition rules."""

from typing import Final

from quizzes.deal.plans import MCR_PLANS
from quizzes.hands.mcr import HAND_BUILDING
from quizzes.message import message
from quizzes.misconceptions.mcr import KIN, MISCONCEPTIONS, paying
from quizzes.systems.profile import SystemProfile, SystemPrompts
from wording import N_

_PROMPTS: Final = SystemPrompts(
    fans=N_("Which fans count in this hand?"),
    total=N_("How many points is this hand worth, flowers included?"),
    find=N_("Which of these fans counts in this hand?"),
    principle=N_("Which fan is present but not counted, and why?"),
    spot_error=N_("The winner says: %(said)s Which fan or total is wrong, if any?"),
    last_draw=N_("Which tiles win when drawn as the last tile of the wall?"),
    fans_hint=N_("Give each fan as many times as it counts."),
    flowers_hint=N_("Flower Tiles is a fan too."),
    total_hint=N_("All fans and flowers, without the base points."),
    waits_hint=N_("The hand must reach %(minimum)s points without flowers."),
    payments_hint=N_("In points, base points included. Write a loss with a minus."),
)
PROFILE: Final = SystemProfile(
    craft=HAND_BUILDING,
    rare_from=24,
    plans=MCR_PLANS,
    dead_wall=0,
    wins_on_first_discard=False,
    misconceptions=MISCONCEPTIONS,
    pay_misconceptions=tuple(paying.theme.misconceptions),
    look_alikes=KIN,
    keepers=(),
    overlapping_principles=frozenset({"non-separation", "high-not-low"}),
    declared={"win": 4, "minimum": 3, "shape": 2},
    declared_texts={
        "win": message(N_("Yes, it wins")),
        "minimum": message(N_("No: worth less than the minimum of 8 points")),
        "shape": message(N_("No: not a winning shape")),
    },
    needed="minimum",
    refusals=("minimum", "shape"),
    circumstances=("last", "last_of_kind"),
    has_fu=False,
    has_half_fans=False,
    prompts=_PROMPTS,
)
