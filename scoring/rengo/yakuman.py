"""The yakuman: article 52. Several of them are worth one (54)."""

from typing import Final

from scoring.counts import unpacked
from scoring.rengo import facts
from scoring.rengo.won import Won
from scoring.rengo.yaku import WHOLE_HAND, YAKUMAN, Group, Places

group = Group("yakuman", YAKUMAN, first=30)
NINE_GATES: Final = (3, 1, 1, 1, 1, 1, 1, 1, 3)


@group.row("tenhou", article="52(1)", facts=facts.DEALT | facts.NO_MELDS)
def tenhou(won: Won) -> Places:
    """The dealer's dealt tiles are complete."""
    return WHOLE_HAND


@group.row("chiihou", article="52(2)", facts=facts.FIRST_DRAW | facts.NO_MELDS)
def chiihou(won: Won) -> Places:
    """Another's first draw completes the hand, before any call."""
    return WHOLE_HAND


@group.row("daisangen", article="52(3)", facts=facts.THREE_DRAGONS, open_value=YAKUMAN)
def daisangen(won: Won) -> Places:
    """Pungs or kongs of all three dragons."""
    return won.pungs_of((31, 32, 33))


@group.row("daisuushii", article="52(4)1", facts=facts.FOUR_WINDS, open_value=YAKUMAN)
def daisuushii(won: Won) -> Places:
    """Pungs or kongs of all four winds."""
    return won.pungs_of((27, 28, 29, 30))


@group.row(
    "shousuushii",
    article="52(4)2",
    facts=facts.THREE_WINDS | facts.WIND_PAIR,
    open_value=YAKUMAN,
)
def shousuushii(won: Won) -> Places:
    """Pungs or kongs of three winds and a pair of the fourth."""
    return (*won.pungs_of((27, 28, 29, 30)), won.pair())


@group.row("suuankou", article="52(5)", facts=facts.CLOSED | facts.FOUR_CONCEALED)
def suuankou(won: Won) -> Places:
    """Four concealed pungs or kongs."""
    return won.concealed_pungs()


@group.row("suukantsu", article="52(6)", facts=facts.FOUR_KONGS, open_value=YAKUMAN)
def suukantsu(won: Won) -> Places:
    """Four kongs."""
    return won.kongs()


@group.row("tsuuiisou", article="52(7)", facts=facts.HONORS, open_value=YAKUMAN)
def tsuuiisou(won: Won) -> Places:
    """Nothing but honors, in sets and a pair or in seven pairs."""
    return WHOLE_HAND


@group.row("chinroutou", article="52(8)", facts=facts.TERMINALS, open_value=YAKUMAN)
def chinroutou(won: Won) -> Places:
    """Nothing but 1 and 9."""
    return WHOLE_HAND


@group.row("ryuuiisou", article="52(9)", facts=facts.GREEN, open_value=YAKUMAN)
def ryuuiisou(won: Won) -> Places:
    """Nothing but 2 3 4 6 8 of bamboos and green dragons, which need not be there."""
    return WHOLE_HAND


@group.row(
    "chuuren-poutou",
    article="52(10)",
    facts=facts.ONE_SUIT | facts.WITHOUT_HONORS | facts.NO_MELDS | facts.SETS,
)
def chuuren_poutou(won: Won) -> Places | None:
    """Closed: 1112345678999 of one suit and one more of it, whichever came last."""
    counts = [count for count in unpacked(won.hand.counts) if count]
    gates = len(counts) == 9 and all(
        count >= least for count, least in zip(counts, NINE_GATES, strict=True)
    )
    return WHOLE_HAND if gates else None


@group.row("kokushi-musou", article="52(11)", facts=facts.ORPHANS)
def kokushi_musou(won: Won) -> Places:
    """Each terminal and honor, and one of them twice."""
    return WHOLE_HAND
