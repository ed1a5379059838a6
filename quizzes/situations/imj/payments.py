"""Who pays what for a won hand, with and without agreed ranks (articles 7.2, 30 and 33)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, CopiesOf, Message, message
from quizzes.situations.choosing import number_choices
from quizzes.situations.imj.false_wins import MADOS
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, Circumstances, RuleSet, Tile, Wind, WinSource
from scoring.imj.payments import mados, share_payments
from scoring.imj.rules import RULES
from wording import N_

CHAPTER: Final = SituationChapter("payments", "imj")

_WON: Final = {
    WinSource.DRAW: N_("%(seat)s draws %(tile)s and wins"),
    WinSource.DISCARD: N_("%(seat)s wins on %(other)s's discard of %(tile)s"),
    WinSource.ROBBED_KONG: N_("%(seat)s robs %(other)s's melded kong of %(tile)s"),
}


def _win_told(win: Circumstances, tile: Tile) -> Message:
    """Who wins, on which tile and of whom."""
    of_a_kong = win.by is WinSource.ROBBED_KONG
    return message(
        _WON[win.by],
        seat=win.seat,
        tile=CopiesOf(tile) if of_a_kong else tile,
        **({"other": win.discarder} if win.discarder else {}),
    )


_WHY: Final = {
    WinSource.DRAW: N_("A share is %(share)s mados; on a drawn tile each of the three pays one."),
    WinSource.DISCARD: N_("A share is %(share)s mados; the discarder alone pays, one share only."),
    WinSource.ROBBED_KONG: N_(
        "A share is %(share)s mados; the player who made the kong pays three, the others none."
    ),
}
_ARTICLE: Final = {
    WinSource.DRAW: RULES.articles["self-drawn-payment"],
    WinSource.DISCARD: RULES.articles["discard-payment"],
    WinSource.ROBBED_KONG: RULES.articles["robbed-kong-payment"],
}
_RANKS: Final = (0.5, *range(1, 18))
"""Only a win on a discard can be worth half a fan: the other ways of winning count 1 fan themselves (28.1)."""


def _twice(right: int, share: int, two: set[Wind]) -> str:
    """The misconception of one who answers two shares.

    "The dealer's share counts double" explains it only where a single share passes and the jonga is
    one of the `two` who settle it.
    """
    if not right:
        return "imj-everybody-pays"
    return "imj-dealer-doubles" if right == share and Wind.EAST in two else "imj-one-share"


@CHAPTER.procedure("imj-who-pays-what", 2)
def _pays(draw: Draw, rules: RuleSet) -> DrawnSituation:
    by = draw.pick(tuple(_WON))
    winner, payer, third = draw.sample(WINDS, 3)
    drawn_rank, who = draw.pick(_RANKS), draw.pick((winner, payer, third))
    rank = drawn_rank if by is WinSource.DISCARD else max(1, drawn_rank)
    highest = draw.pick((None, None, *range(5, 13)))
    share = mados(rank, RULES, highest)
    facts = Circumstances(by=by, seat=winner, discarder=None if by is WinSource.DRAW else payer)
    right = abs(share_payments(share, facts)[who])
    wrong = [
        (mados(rank, RULES) * right // share, "imj-cap-forgotten"),
        (share, "imj-one-share" if right else "imj-everybody-pays"),
        (3 * share, "imj-everybody-pays" if who is winner else "imj-three-shares"),
        (0, "imj-nothing-to-pay"),
        (2 * share, _twice(right, share, {winner, payer} if who is winner else {winner, who})),
    ]
    won = _win_told(facts, draw.pick(TILES[:27]))
    cap = () if highest is None or rank < highest else (RULES.articles["highest-rank"],)
    end = (RULES.articles["chart-end"],) if highest is None and rank > RULES.highest else ()
    return DrawnSituation(
        facts=(
            message(N_("No highest rank is agreed."))
            if highest is None
            else message(N_("The agreed highest rank is %(rank)s."), rank=AmountInUnit(highest)),
            message(N_("%(won)s, with a hand of %(rank)s."), won=won, rank=AmountInUnit(rank)),
        ),
        question=message(N_("How many mados does %(seat)s receive?"), seat=who)
        if who is winner
        else message(N_("How many mados does %(seat)s pay?"), seat=who),
        answer=f"{right:g}",
        reason=message(_WHY[by], share=share),
        citations=(RULES.articles["chart"], *cap, *end, _ARTICLE[by]),
        choices=number_choices(right, wrong, text=MADOS),
    )
