"""What to build for each principle of Rengo; every yaku that takes up another does in some hand."""

from collections.abc import Mapping
from typing import Final

PRINCIPLES: Final[Mapping[str, Mapping[str, float]]] = {
    "replaced": {"junchan": 1, "double-riichi": 1, "ryanpeikou": 1},
    "contained": {"shousangen": 1},
    "yakuman-alone": {
        "daisangen": 1,
        "shousuushii": 1,
        "suuankou": 1,
        "suukantsu": 1,
        "tsuuiisou": 1,
        "chinroutou": 0.5,
        "ryuuiisou": 1,
        "chuuren-poutou": 0.7,
        "kokushi-musou": 0.7,
        "daisuushii": 0.4,
        "tenhou": 0.2,
        "chiihou": 0.2,
    },
    "one-yakuman": {
        "tsuuiisou": 2,
        "chinroutou": 1,
        "daisuushii": 1,
        "daisangen": 1,
        "shousuushii": 1,
        "ryuuiisou": 1,
    },
    "dearest-reading": {
        "ryanpeikou": 2,
        "junchan": 1,
        "pinfu": 2,
        "chinitsu": 2,
        "sanankou": 1,
        "iipeikou": 1,
        "tanyao": 1,
    },
}
"""For each principle (51, 53, 54, 60) yaku whose hands it often decides."""


def reason_never_excluded(keeps: str, out: str) -> str | None:
    """Why the yaku never keeps the other out of a hand: there is no such pair."""
    return None
