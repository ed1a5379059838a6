"""The yaku of one han: article 51(1) to (10)."""

from scoring.rengo import facts
from scoring.rengo.won import Won
from scoring.rengo.yaku import WHOLE_HAND, Group, Places

group = Group("one-han", 1, first=1)


@group.row("menzen-tsumo", article="51(1)", facts=facts.CLOSED | facts.DRAWN)
def menzen_tsumo(won: Won) -> Places:
    """A closed hand won by the winner's own draw."""
    return WHOLE_HAND


@group.row("tanyao", article="51(2)", facts=facts.SIMPLES, open_value=1)
def tanyao(won: Won) -> Places:
    """Nothing but 2 to 8."""
    return WHOLE_HAND


@group.row("yakuhai-haku", article="51(3)", facts=facts.WHITE, open_value=1)
def yakuhai_haku(won: Won) -> Places:
    """A pung or kong of white dragons."""
    return won.pungs_of((31,))


@group.row("yakuhai-hatsu", article="51(3)", facts=facts.GREEN_DRAGON, open_value=1)
def yakuhai_hatsu(won: Won) -> Places:
    """A pung or kong of green dragons."""
    return won.pungs_of((32,))


@group.row("yakuhai-chun", article="51(3)", facts=facts.RED, open_value=1)
def yakuhai_chun(won: Won) -> Places:
    """A pung or kong of red dragons."""
    return won.pungs_of((33,))


@group.row("yakuhai-seat-wind", article="51(3)", facts=facts.SEAT_WIND, open_value=1)
def yakuhai_seat_wind(won: Won) -> Places:
    """A pung or kong of the own wind."""
    return won.pungs_of((won.hand.circumstances.seat.tile.index,))


@group.row("yakuhai-round-wind", article="51(3)", facts=facts.ROUND_WIND, open_value=1)
def yakuhai_round_wind(won: Won) -> Places:
    """A pung or kong of the round's wind, beside the own wind's han where they are one."""
    return won.pungs_of((won.hand.circumstances.round.tile.index,))


@group.row(
    "pinfu",
    article="51(4)",
    facts=facts.CLOSED | facts.FOUR_CHOWS | facts.TWO_SIDED | facts.PLAIN_PAIR,
)
def pinfu(won: Won) -> Places:
    """Closed: four chows, a two-sided wait and no yakuhai."""
    return WHOLE_HAND


@group.row("iipeikou", article="51(5)", facts=facts.CLOSED | facts.TWINS)
def iipeikou(won: Won) -> Places:
    """Closed: two identical chows."""
    return won.twin_chows()[0]


@group.row("chankan", article="51(6)", facts=facts.ROBBED, open_value=1)
def chankan(won: Won) -> Places:
    """Won on the tile that another adds to a pung."""
    return WHOLE_HAND


@group.row("rinshan-kaihou", article="51(7)", facts=facts.REPLACEMENT, open_value=1)
def rinshan_kaihou(won: Won) -> Places:
    """Won by drawing the replacement after a kong."""
    return WHOLE_HAND


@group.row("haitei", article="51(8)", facts=facts.LAST_DRAW, open_value=1)
def haitei(won: Won) -> Places:
    """Won by the last draw, which is no replacement."""
    return WHOLE_HAND


@group.row("houtei", article="51(9)", facts=facts.LAST_DISCARD, open_value=1)
def houtei(won: Won) -> Places:
    """Won on the last discard."""
    return WHOLE_HAND


@group.row("riichi", article="51(10)", facts=facts.CLOSED | facts.RIICHI)
def riichi(won: Won) -> Places:
    """A closed hand that declared riichi."""
    return WHOLE_HAND
