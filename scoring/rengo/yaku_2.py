"""The yaku of two han: article 51(11) to (20)."""

from scoring.rengo import facts
from scoring.rengo.won import Won
from scoring.rengo.yaku import WHOLE_HAND, Group, Places

group = Group("two-han", 2, first=15)


@group.row(
    "double-riichi",
    article="51(11)",
    facts=facts.CLOSED | facts.DOUBLE,
    replaces=("riichi",),
)
def double_riichi(won: Won) -> Places:
    """Riichi with the first discard, before any call."""
    return WHOLE_HAND


@group.row("chiitoitsu", article="51(12)", facts=facts.SEVEN_PAIRS)
def chiitoitsu(won: Won) -> Places:
    """Seven different pairs."""
    return WHOLE_HAND


@group.row("sanshoku-doujun", article="51(13)", facts=facts.CHOWS_IN_SUITS, open_value=1)
def sanshoku_doujun(won: Won) -> Places:
    """The same chow in characters, dots and bamboos."""
    return won.apart(won.chows(), 9)


@group.row("ittsuu", article="51(14)", facts=facts.STRAIGHT, open_value=1)
def ittsuu(won: Won) -> Places:
    """1 2 3, 4 5 6 and 7 8 9 in one suit."""
    return won.apart(won.chows(), 3)


@group.row("chanta", article="51(15)", facts=facts.OUTER_PARTS | facts.A_CHOW, open_value=1)
def chanta(won: Won) -> Places:
    """A terminal or honor in each set and the pair, and at least one chow."""
    return WHOLE_HAND


@group.row("sanshoku-doukou", article="51(16)", facts=facts.PUNGS_IN_SUITS, open_value=2)
def sanshoku_doukou(won: Won) -> Places:
    """Pungs or kongs of one number in characters, dots and bamboos."""
    return won.apart(won.pungs_of(range(27)), 9)


@group.row("toitoi", article="51(17)", facts=facts.FOUR_PUNGS, open_value=2)
def toitoi(won: Won) -> Places:
    """Four pungs or kongs."""
    return won.pungs()


@group.row("sanankou", article="51(18)", facts=facts.THREE_CONCEALED, open_value=2)
def sanankou(won: Won) -> Places:
    """Three concealed pungs or kongs."""
    return won.concealed_pungs()


@group.row("sankantsu", article="51(19)", facts=facts.THREE_KONGS, open_value=2)
def sankantsu(won: Won) -> Places:
    """Three kongs."""
    return won.kongs()


@group.row("honroutou", article="51(20)", facts=facts.OUTER | facts.SETS_OR_PAIRS, open_value=2)
def honroutou(won: Won) -> Places:
    """Nothing but terminals and honors, in sets and a pair or in seven pairs."""
    return WHOLE_HAND
