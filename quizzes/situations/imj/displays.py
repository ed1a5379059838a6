"""What the questions about alerts share: displayed sets, the tiles they bind, why who pays (32, 33)."""

from collections.abc import Sequence
from typing import Final

from quizzes.message import Message, message
from scoring import TILES, Meld, MeldKind, Tile, Wind
from scoring.imj.table import alert
from scoring.imj.table.alert import BOUND_ON_A_DRAW
from scoring.table import Ruling
from wording import N_

WIND_TILES: Final = TILES[27:31]
DRAGONS: Final = TILES[31:34]
HONOURS: Final = TILES[27:34]
WON: Final = {
    True: N_("%(seat)s wins on a drawn tile; the hand has %(fan)s."),
    False: N_("%(seat)s wins on %(payer)s's discard; the hand has %(fan)s."),
}
WON_WITH_A_SUIT_PAIR: Final = {
    True: N_("%(seat)s wins on a drawn tile; the hand has %(fan)s, and its pair is of a suit."),
    False: N_(
        "%(seat)s wins on %(payer)s's discard; the hand has %(fan)s, and its pair is of a suit."
    ),
}
"""Four sets of Honours are displayed and the hand is not Pure Honours: the pair tells that."""
ONE_SHARE: Final = N_("Only %(seat)s pays, and only one share.")


def chow_of(tiles: tuple[Tile, ...]) -> Meld:
    """A displayed chow."""
    return Meld(MeldKind.CHOW, tiles)


def pung_of(tile: Tile) -> Meld:
    """A displayed pung."""
    return Meld(MeldKind.PUNG, (tile,) * 3)


def bound_by(melds: Sequence[Meld]) -> tuple[Tile, ...]:
    """The tiles that the display binds."""
    return tuple(sorted({each for one in alert.alerts(melds).value for each in one.bound}))


def tiles_choice(tiles: tuple[Tile, ...]) -> tuple[str, Message]:
    """The id and the text of the choice that names these tiles, or none."""
    if not tiles:
        return "none", message(N_("none"))
    in_order = tuple(sorted(tiles))
    return "-".join(map(str, in_order)), message(N_("%(tiles)s"), tiles=in_order)


def why_bound() -> Message:
    """Which displays bind which tiles."""
    return message(
        N_(
            "Exactly three displayed sets, all of one suit or all of Honours (three sets of winds included), bind every tile of that suit, or every Honour; two dragon sets bind the third dragon. No call is needed."
        )
    )


def payer_id(bound: Wind | None, drawn: bool, payer: Wind) -> str:
    """The id of the choice that is right: who is bound pays for all, else as after any win."""
    if bound:
        return f"all-{bound}"
    return "each" if drawn else f"one-{payer}"


def payment_articles(bound: Wind | None, drawn: bool) -> tuple[str, ...]:
    """The article of the payment where nobody is bound to lose."""
    if bound:
        return ()
    return ("30.3(1)",) if drawn else ("30.3(2)",)


def why_payer(ruling: Ruling[Wind | None], drawn: bool, two_bound: bool, payer: Wind) -> Message:
    """Why that player pays for all, or nobody does; `two_bound` by alerts of which one counts."""
    bound = ruling.value
    if bound and two_bound:
        return message(
            N_(
                "Two alerts bind different players; in that case only the one for Pure Honours"
                " counts."
            )
        )
    if bound:
        return message(
            N_(
                "%(seat)s discarded the bound tile for the set, and the hand, won on a drawn "
                "tile, has the element of the alert."
            ),
            seat=bound,
        )
    if ruling.note == BOUND_ON_A_DRAW:
        return message(
            N_(
                "Only after a win on a drawn tile is anybody bound to lose; on a discard %(seat)s "
                "pays as usual."
            ),
            seat=payer,
        )
    if drawn:
        return message(N_("The hand lacks the element of the alert, so nobody is bound to lose."))
    return message(
        N_(
            "The hand lacks the element of the alert, so nobody is bound to lose; %(seat)s pays "
            "for the discard as usual."
        ),
        seat=payer,
    )
