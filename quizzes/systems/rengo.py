"""What questions need of Rengo."""

from typing import Final

from quizzes.deal.plans import RENGO_PLANS
from quizzes.hands.rengo import HAND_BUILDING
from quizzes.message import message
from quizzes.misconceptions.rengo import KIN, MISCONCEPTIONS, paying
from quizzes.systems.profile import SystemProfile, SystemPrompts
from wording import N_

_PROMPTS: Final = SystemPrompts(
    fans=N_("Which yaku count in this hand, and how many dora?"),
    total=N_("How many han is this hand worth, dora included?"),
    find=N_("Which of these counts in this hand?"),
    principle=N_("Which yaku or dora is present but not counted, and why?"),
    spot_error=N_("The winner says: %(said)s Which yaku, dora or total is wrong, if any?"),
    last_draw=N_("Which tiles win on the last draw of the deal?"),
    fans_hint=N_("Each yaku once, and dora as many times as it counts."),
    total_hint=N_("Yaku and dora together. Write 13 for a yakuman."),
    waits_hint=N_("A win needs a yaku; dora is not one."),
    payments_hint=N_("In points, riichi sticks on the table included. Write a loss with a minus."),
)
PROFILE: Final = SystemProfile(
    craft=HAND_BUILDING,
    rare_from=13,
    plans=RENGO_PLANS,
    dead_wall=14,  # Rengo 19(2)
    wins_on_first_discard=False,  # 52: chiihou is a draw
    misconceptions=MISCONCEPTIONS,
    pay_misconceptions=tuple(paying.theme.misconceptions),
    look_alikes=KIN,
    keepers=(
        *("double-riichi", "ryanpeikou", "junchan", "shousangen", "daisangen", "daisuushii"),
        *("shousuushii", "suuankou", "tsuuiisou", "chinroutou", "ryuuiisou", "chuuren-poutou"),
    ),
    overlapping_principles=frozenset(),
    declared={"win": 8, "no-yaku": 4, "furiten": 4, "shape": 3},
    declared_texts={
        "win": message(N_("Yes, it wins")),
        "no-yaku": message(N_("No: it has no yaku")),
        "furiten": message(N_("No: furiten")),
        "shape": message(N_("No: not a winning shape")),
    },
    needed="no-yaku",
    refusals=("no-yaku", "shape"),
    circumstances=(
        *("last", "first_turn", "furiten", "riichi", "dora_indicator", "deposits", "liable"),
    ),
    has_fu=True,
    has_half_fans=False,
    prompts=_PROMPTS,
)
