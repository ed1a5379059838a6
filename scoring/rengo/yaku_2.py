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


@group.row(
    "sanshoku-doujun",
    article="51(13)",
    facts=facts.THREE_CHOWS | facts.THREE_SUITS,
    open_value=1,
)
def sanshoku_doujun(won: Won) -> Places | None:
    """The same chow in characters, dots and bamboos."""
    return _in_three_suits(won, won.chows())


@group.row("ittsuu", article="51(14)", facts=facts.THREE_CHOWS, open_value=1)
def ittsuu(won: Won) -> Places | None:
    """1 2 3, 4 5 6 and 7 8 9 in one suit."""
    place_of = {won.parts[place].first: place for place in won.chows()}
    for low in (0, 9, 18):
        if low in place_of and low + 3 in place_of and low + 6 in place_of:
            return place_of[low], place_of[low + 3], place_of[low + 6]
    return None


@group.row("chanta", article="51(15)", facts=facts.OUTER_PARTS | facts.A_CHOW, open_value=1)
def chanta(won: Won) -> Places:
    """A terminal or honor in each set and the pair, and at least one chow."""
    return WHOLE_HAND


@group.row(
    "sanshoku-doukou",
    article="51(16)",
    facts=facts.THREE_PUNGS | facts.THREE_SUITS,
    open_value=2,
)
def sanshoku_doukou(won: Won) -> Places | None:
    """Pungs or kongs of one number in characters, dots and bamboos."""
    return _in_three_suits(won, won.pungs_of(range(27)))


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


def _in_three_suits(won: Won, places: Places) -> Places | None:
    """The places of the first sets that start at one number in each suit."""
    place_of = {won.parts[place].first: place for place in places}
    for low in range(9):
        if low in place_of and low + 9 in place_of and low + 18 in place_of:
            return place_of[low], place_of[low + 9], place_of[low + 18]
    return None
