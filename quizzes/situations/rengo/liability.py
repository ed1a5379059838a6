"""Who pays for a yakuman that another player has completed (article 67)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import FanName, Value, message
from quizzes.situations.choosing import POINTS, number_choices
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, Circumstances, RuleSet, Wind, WinSource
from scoring.rengo.liable import LIABLE
from scoring.rengo.limits import YAKUMAN_LIMIT
from scoring.rengo.payments import gain, payments
from wording import N_

CHAPTER: Final = SituationChapter("liability", "rengo")

_COMPLETED: Final = {
    "daisangen": N_(
        "%(seat)s calls “pon” on %(other)s's discard and so completes a third set of dragons."
    ),
    "daisuushii": N_(
        "%(seat)s calls “pon” on %(other)s's discard and so completes a fourth set of winds."
    ),
    "tsuuiisou": N_(
        "%(seat)s calls “pon” on %(other)s's discard and so completes a fourth set of honors."
    ),
    "suukantsu": N_("%(seat)s calls “kan” on %(other)s's discard and so completes a fourth kong."),
}
_WON: Final = {
    "draw": N_("%(seat)s wins by tsumo with %(fan)s; %(count)s sticks lie on the table."),
    "discard": N_(
        "%(seat)s wins by ron on %(payer)s's discard with %(fan)s;"
        " %(count)s sticks lie on the"
        " table."
    ),
}
_WHY: Final = {
    "draw": message(N_("The liable player alone pays for a yakuman won by tsumo.")),
    "discard": message(N_("On a ron the liable player and the discarder pay half each.")),
    "own": message(N_("The liable player is the discarder too and pays everything.")),
    "other": message(
        N_("Liability applies only to Daisangen and Daisuushii; payment is as usual.")
    ),
}


@CHAPTER.procedure("rengo-liable", 5)
def _liable(draw: Draw, rules: RuleSet) -> DrawnSituation:
    winner, helper, second, third = draw.shuffled(WINDS)
    yakuman = draw.weighted({"daisangen": 3, "daisuushii": 3, "tsuuiisou": 1, "suukantsu": 1})
    case = draw.pick(("draw", "discard", "discard", "own"))
    payer = helper if case == "own" else second
    drawn, sticks = case == "draw", 2 + draw.below(8)
    draw.skip(1)
    liable = helper if yakuman in LIABLE else None
    facts = Circumstances(
        by=WinSource.DRAW if drawn else WinSource.DISCARD,
        seat=winner,
        discarder=None if drawn else payer,
    )
    question = draw.pick((helper, helper, helper, helper, second, third))
    right = -payments(YAKUMAN_LIMIT.a, facts, liable)[question]
    won = gain(YAKUMAN_LIMIT.a, winner is Wind.EAST, drawn)
    usual = -payments(YAKUMAN_LIMIT.a, facts, None)[question]
    wrong = [
        (usual, "rengo-liability-forgotten"),
        (-payments(YAKUMAN_LIMIT.a, facts, helper)[question], "rengo-liable-for-every-yakuman"),
        (won, "rengo-liable-for-all"),
        (won // 2, "rengo-half-each"),
        (won // 4, "rengo-liable-share"),
        (0, "rengo-others-pay"),
    ]
    places: dict[str, Value] = {
        "seat": winner,
        "fan": FanName(yakuman),
        "count": sticks,
    }
    if not drawn:
        places["payer"] = payer
    limits = "58(1)" if drawn else "58(2)"
    return DrawnSituation(
        facts=(
            message(_COMPLETED[yakuman], seat=winner, other=helper),
            message(_WON["draw" if drawn else "discard"], **places),
        ),
        question=message(
            N_("How many points does %(seat)s pay to the winner, not counting the sticks?"),
            seat=question,
        ),
        answer=str(right),
        reason=_WHY[case if liable else "other"],
        citations=(YAKUMAN_LIMIT.article, limits, "67"),
        choices=number_choices(right, wrong, text=POINTS),
    )
