"""Who answers for a yakuman that he let be made (パオ): article 67."""

from collections.abc import Mapping
from typing import Final

from scoring.hand import Hand
from scoring.melds import MeldKind
from scoring.rengo.settle import SettledYaku
from scoring.seats import Wind

LIABLE: Final[Mapping[str, range]] = {"daisangen": range(31, 34), "daisuushii": range(27, 31)}
"""The yakuman that know liability, with the tiles of the sets that it is about, by index."""


def liable_seat(hand: Hand, settled: SettledYaku) -> Wind | None:
    """The seat that is told to be liable, where the article applies.

    The last of the sets was made by a pon or an open kong: at least one of them is claimed, and
    none of them waits for the winning tile.
    """
    liable = hand.circumstances.liable
    if liable is None or not settled.is_yakuman:
        return None
    for line in settled.counted:
        kinds = LIABLE.get(line.fan.id, ())
        if kinds and hand.win.index not in kinds and _claimed_one(hand, kinds):
            return liable
    return None


def _claimed_one(hand: Hand, kinds: range) -> bool:
    return any(
        meld.kind is not MeldKind.CONCEALED_KONG and meld.tiles[0].index in kinds
        for meld in hand.melds
    )
