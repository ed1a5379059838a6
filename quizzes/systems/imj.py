"""What questions need of International Mahjong."""

from typing import Final

from quizzes.deal.plans import IMJ_PLANS
from quizzes.hands.imj import HAND_BUILDING
from quizzes.message import message
from quizzes.misconceptions.imj import KIN, MISCONCEPTIONS, paying
from quizzes.systems.profile import SystemProfile, SystemPrompts
from wording import N_

_PROMPTS: Final = SystemPrompts(
    fans=N_("Which elements count in this hand?"),
    total=N_("How many fans is this hand worth?"),
    find=N_("Which of these elements counts in this hand?"),
    principle=N_("Which element is present but not counted, and why?"),
    spot_error=N_("The winner says: %(said)s Which element or total is wrong, if any?"),
    last_draw=N_("Which tiles win when drawn as the last tile of the wall?"),
    fans_hint=N_(
        "Give each element as many times as it counts; one worth nothing may be left out."
    ),
    total_hint=N_("The rank of the hand: all elements together. Write half a fan as 0.5."),
    waits_hint=N_("There is no minimum: every complete hand wins."),
    payments_hint=N_("In mados, by the standard chart. Write a loss with a minus."),
)
PROFILE: Final = SystemProfile(
    craft=HAND_BUILDING,
    rare_from=6,
    plans=IMJ_PLANS,
    dead_wall=0,
    wins_on_first_discard=True,  # 25.1
    misconceptions=MISCONCEPTIONS,
    pay_misconceptions=tuple(paying.theme.misconceptions),
    look_alikes=KIN,
    keepers=(
        *("pure-terminals", "mixed-unios", "pure-honours", "big-four-winds", "little-four-winds"),
        *("big-three-dragons", "little-three-dragons", "four-jumping-pungs"),
        *("four-identical-chows", "four-stepping-chows", "all-hidden-pungs", "nine-gates"),
        *("seven-consecutive-pairs", "heaven", "earth"),
    ),
    overlapping_principles=frozenset(),
    declared={"win": 3, "minimum": 4, "shape": 3},
    declared_texts={
        "win": message(N_("Yes, it wins")),
        "minimum": message(N_("No: below the agreed lowest rank")),
        "shape": message(N_("No: not a winning shape")),
    },
    needed="shape",
    refusals=("shape",),
    circumstances=("last", "first_turn", "kongs_in_row", "liable", "lowest", "highest"),
    has_fu=False,
    has_half_fans=True,  # 26.1
    prompts=_PROMPTS,
)
