"""Who answers for a yakuman that he let be made (パオ): article 67."""

from collections.abc import Collection
from typing import Final

from scoring.melds import MeldKind
from scoring.rengo.won import Won
from scoring.seats import Wind

# The yakuman that have it, with the tiles of the sets that it is about, by index.
LIABLE: Final = {"daisangen": range(31, 34), "daisuushii": range(27, 31)}


def liable_seat(won: Won, counted: Collection[str]) -> Wind | None:
    """The seat that is told to be liable, where the article applies.

    The last of the sets was made by a pon or an open kong: at least one of them is claimed, and
    none of them waits for the winning tile.
    """
    for yaku, kinds in LIABLE.items():
        if yaku in counted and won.hand.win.index not in kinds:
            claimed = (
                meld
                for meld in won.hand.melds
                if meld.kind is not MeldKind.CONCEALED_KONG and meld.tiles[0].index in kinds
            )
            return won.hand.circumstances.liable if any(claimed) else None
    return None
