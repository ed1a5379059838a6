"""Yaku of Rengo that are easily taken for one another."""

from typing import Final

from quizzes.misconceptions.kin import look_alikes

_FAMILIES: Final = (
    ("menzen-tsumo", "riichi", "double-riichi"),
    ("menzen-tsumo", "haitei", "rinshan-kaihou"),
    ("haitei", "houtei"),
    ("chankan", "rinshan-kaihou"),
    ("yakuhai-haku", "yakuhai-hatsu", "yakuhai-chun"),
    ("yakuhai-seat-wind", "yakuhai-round-wind"),
    ("pinfu", "tanyao"),
    ("iipeikou", "ryanpeikou", "chiitoitsu"),
    ("sanshoku-doujun", "sanshoku-doukou"),
    ("sanshoku-doujun", "ittsuu"),
    ("chanta", "junchan", "honroutou"),
    ("honroutou", "chinroutou"),
    ("toitoi", "sanankou", "suuankou"),
    ("sankantsu", "suukantsu"),
    ("honitsu", "chinitsu"),
    ("chinitsu", "chuuren-poutou"),
    ("ryuuiisou", "honitsu"),
    ("shousangen", "daisangen"),
    ("shousuushii", "daisuushii"),
    ("tsuuiisou", "honroutou"),
    ("tenhou", "chiihou"),
    ("kokushi-musou", "honroutou", "chiitoitsu"),
    ("dora", "tanyao"),
)
KIN: Final = look_alikes(_FAMILIES)
