"""The yaku of three han and more: article 51(21) to (25)."""

from scoring.rengo import facts
from scoring.rengo.won import Won
from scoring.rengo.yaku import WHOLE_HAND, Group, Places

three_han = Group("three-han", 3, first=25)
four_han = Group("four-han", 4, first=28)
six_han = Group("six-han", 6, first=29)


@three_han.row(
    "ryanpeikou",
    article="51(21)",
    facts=facts.CLOSED | facts.TWO_TWINS,
    replaces=("iipeikou",),
)
def ryanpeikou(won: Won) -> Places:
    """Closed: two identical chows, twice."""
    first, second = won.twin_chows()
    return first + second


@three_han.row(
    "junchan",
    article="51(22)",
    facts=facts.OUTER_PARTS | facts.A_CHOW | facts.WITHOUT_HONORS,
    open_value=2,
    replaces=("chanta",),
)
def junchan(won: Won) -> Places:
    """A terminal in each set and the pair, at least one chow, no honors."""
    return WHOLE_HAND


@three_han.row("honitsu", article="51(23)", facts=facts.ONE_SUIT | facts.WITH_HONORS, open_value=2)
def honitsu(won: Won) -> Places:
    """One suit and honors."""
    return WHOLE_HAND


@four_han.row(
    "shousangen",
    article="51(24)",
    facts=facts.TWO_DRAGONS | facts.DRAGON_PAIR,
    open_value=4,
    contains=("yakuhai-haku", "yakuhai-hatsu", "yakuhai-chun"),
)
def shousangen(won: Won) -> Places:
    """Pungs or kongs of two dragons and a pair of the third; their two han are in its four."""
    return (*won.pungs_of((31, 32, 33)), won.pair())


@six_han.row(
    "chinitsu", article="51(25)", facts=facts.ONE_SUIT | facts.WITHOUT_HONORS, open_value=5
)
def chinitsu(won: Won) -> Places:
    """One suit and nothing else."""
    return WHOLE_HAND
