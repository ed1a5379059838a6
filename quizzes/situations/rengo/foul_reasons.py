"""What makes a deed a foul, and what keeps one that comes close to it from being one (68, 70 and 73)."""

from collections.abc import Mapping
from typing import Final

from scoring.rengo.table.fouls import RengoFoul
from wording import N_

WHY_A_FOUL: Final[Mapping[RengoFoul, str]] = {
    RengoFoul.FALSE_WIN_SHOWN: N_(
        "Once the hand is shown a win cannot be taken back; if the hand does not win, it is a chombo."
    ),
    RengoFoul.HAND_MUDDLED_BEFORE_CHECK: N_(
        "The others must check a hand that wins; mixed up before they can, it is a chombo."
    ),
    RengoFoul.PLAY_MADE_IMPOSSIBLE: N_(
        "It is a chombo to knock over the wall or a hand so that play cannot go on."
    ),
    RengoFoul.RIICHI_WITHOUT_TENPAI: N_(
        "Riichi without tenpai is a chombo once the deal ends in an exhaustive draw."
    ),
    RengoFoul.RIICHI_HAND_NOT_SHOWN: N_(
        "After riichi, a hand that is not shown at an exhaustive draw counts as noten: a chombo."
    ),
    RengoFoul.DEAD_HAND_ACTED: N_(
        "A player who has lost the right to win may not call either; doing so is a chombo."
    ),
    RengoFoul.WRONG_NUMBER_OF_TILES: N_(
        "A player with too many or too few tiles loses the right to win."
    ),
    RengoFoul.EARLY_DRAW: N_(
        "No other player may draw before the player in turn has discarded; doing so costs the right to win."
    ),
    RengoFoul.PEEPING: N_("Looking into another player's hand costs the right to win."),
    RengoFoul.DRAWN_FROM_WRONG_PLACE: N_(
        "Drawing from the wrong place in the wall costs the right to win."
    ),
    RengoFoul.WRONG_CALL: N_(
        "The tiles shown for a chi must make a chow with the discard; a wrong call costs the right"
        " to win."
    ),
    RengoFoul.WIN_WITHDRAWN_BEFORE_SHOWING: N_(
        "Taken back before the hand is shown, a wrong “ron” is no chombo but costs the right to win."
    ),
    RengoFoul.RIICHI_WITHDRAWN: N_(
        "Riichi may be taken back before the discard, but that costs the right to win."
    ),
}
WHY_NO_FOUL: Final[Mapping[RengoFoul, str]] = {
    RengoFoul.PLAY_MADE_IMPOSSIBLE: N_(
        "The tiles are put back and play can go on, so it is no chombo."
    ),
    RengoFoul.WRONG_NUMBER_OF_TILES: N_(
        "Too many or too few tiles would cost the right to win; here the number is right."
    ),
    RengoFoul.EARLY_DRAW: N_("A player draws only after the player on the left has discarded."),
    RengoFoul.DRAWN_FROM_WRONG_PLACE: N_(
        "After a kong, a replacement tile is drawn from the end of the wall."
    ),
    RengoFoul.WRONG_CALL: N_(
        "The tiles shown make a chow with the discard of the player on the left: a proper chi."
    ),
}
