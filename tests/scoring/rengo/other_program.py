"""The `mahjong` package fed from the contract's fields, with its options set as near to Rengo as
they go: open tanyao, no double yakuman, thirteen han and more at triple mangan.
"""

from collections.abc import Mapping
from typing import Any

from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse
from mahjong.meld import Meld

OPTIONS = OptionalRules(
    has_open_tanyao=True,
    has_double_yakuman=False,
    kazoe_limit=HandConstants.KAZOE_SANBAIMAN,
    limit_to_sextuple_yakuman=False,
)
STARTS = {"m": 0, "p": 9, "s": 18, "z": 27}
KINDS = {
    "chow": (Meld.CHI, True),
    "pung": (Meld.PON, True),
    "kong": (Meld.KAN, True),
    "added-kong": (Meld.SHOUMINKAN, True),
    "concealed-kong": (Meld.KAN, False),
}


class _Tiles:
    """Gives out tiles by their place among the 136, each once."""

    def __init__(self) -> None:
        self.given = [0] * 34

    def take(self, text: str) -> list[int]:
        results = []
        digits = ""
        for character in text:
            if character in STARTS:
                for digit in digits:
                    kind = STARTS[character] + int(digit) - 1
                    results.append(kind * 4 + self.given[kind])
                    self.given[kind] += 1
                digits = ""
            else:
                digits += character
        return results


def estimate(line: Mapping[str, Any]) -> HandResponse:
    """What the other program makes of a line of the contract."""
    tiles = _Tiles()
    concealed = tiles.take(line["concealed"])
    win = tiles.take(line["win"])
    melds = []
    for meld in line.get("melds", ()):
        kind, is_open = KINDS[meld["kind"]]
        melds.append(Meld(kind, tiles.take(meld["tiles"]), is_open))
    indicator = line.get("dora_indicator")
    every = concealed + win
    for meld in melds:
        every += meld.tiles
    return HandCalculator.estimate_hand_value(
        every,
        win[0],
        melds,
        _Tiles().take(indicator) if indicator else [],
        config(line),
    )


def config(line: Mapping[str, Any]) -> HandConfig:
    """The circumstances of a line, as the other program is told them."""
    by = line.get("by", "discard")
    drawn = by in ("draw", "replacement")
    riichi = line.get("riichi", "none")
    seat = line.get("seat", "E")
    first_draw = bool(line.get("first_turn")) and by == "draw" and not line.get("melds")
    return HandConfig(
        is_tsumo=drawn,
        is_riichi=riichi == "riichi",
        is_daburu_riichi=riichi == "double",
        is_rinshan=by == "replacement",
        is_chankan=by == "robbed-kong",
        is_haitei=bool(line.get("last")) and by == "draw",
        is_houtei=bool(line.get("last")) and by == "discard",
        is_tenhou=first_draw and seat == "E",
        is_chiihou=first_draw and seat != "E",
        player_wind=EAST + "ESWN".index(seat),
        round_wind=EAST + "ESWN".index(line.get("round", "E")),
        options=OPTIONS,
    )
