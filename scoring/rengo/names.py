"""Names of the yaku, and of the groups that they stand in by their han (51, 52)."""

from collections.abc import Mapping
from typing import Final

_TABLE: Final = (
    ("menzen-tsumo", "门前清自摸和", "Menzen Tsumo", "門前清自摸和"),
    ("tanyao", "断幺九", "Tanyao", "断幺九"),
    ("yakuhai-haku", "役牌 白", "Yakuhai (haku)", "役牌 白"),
    ("yakuhai-hatsu", "役牌 发", "Yakuhai (hatsu)", "役牌 發"),
    ("yakuhai-chun", "役牌 中", "Yakuhai (chun)", "役牌 中"),
    ("yakuhai-seat-wind", "役牌 自风", "Yakuhai (seat wind)", "役牌 自風"),
    ("yakuhai-round-wind", "役牌 场风", "Yakuhai (round wind)", "役牌 場風"),
    ("pinfu", "平和", "Pinfu", "平和"),
    ("iipeikou", "一杯口", "Iipeikou", "一盃口"),
    ("chankan", "抢杠", "Chankan", "搶槓"),
    ("rinshan-kaihou", "岭上开花", "Rinshan Kaihou", "嶺上開花"),
    ("haitei", "海底捞月", "Haitei Raoyue", "海底撈月"),
    ("houtei", "河底捞鱼", "Houtei Raoyui", "河底撈魚"),
    ("riichi", "立直", "Riichi", "リーチ"),
    ("double-riichi", "两立直", "Double Riichi", "ダブルリーチ"),
    ("chiitoitsu", "七对子", "Chiitoitsu", "七対子"),
    ("sanshoku-doujun", "三色同顺", "Sanshoku Doujun", "三色同順"),
    ("ittsuu", "一气通贯", "Ittsuu", "一気通貫"),
    ("chanta", "混全带幺九", "Chanta", "混全帯幺九"),
    ("sanshoku-doukou", "三色同刻", "Sanshoku Doukou", "三色同刻"),
    ("toitoi", "对对和", "Toitoi", "対々和"),
    ("sanankou", "三暗刻", "Sanankou", "三暗刻"),
    ("sankantsu", "三杠子", "Sankantsu", "三槓子"),
    ("honroutou", "混老头", "Honroutou", "混老頭"),
    ("ryanpeikou", "二杯口", "Ryanpeikou", "二盃口"),
    ("junchan", "纯全带幺九", "Junchan", "純全帯幺九"),
    ("honitsu", "混一色", "Honitsu", "混一色"),
    ("shousangen", "小三元", "Shousangen", "小三元"),
    ("chinitsu", "清一色", "Chinitsu", "清一色"),
    ("tenhou", "天和", "Tenhou", "天和"),
    ("chiihou", "地和", "Chiihou", "地和"),
    ("daisangen", "大三元", "Daisangen", "大三元"),
    ("daisuushii", "大四喜", "Daisuushii", "大四喜"),
    ("shousuushii", "小四喜", "Shousuushii", "小四喜"),
    ("suuankou", "四暗刻", "Suuankou", "四暗刻"),
    ("suukantsu", "四杠子", "Suukantsu", "四槓子"),
    ("tsuuiisou", "字一色", "Tsuuiisou", "字一色"),
    ("chinroutou", "清老头", "Chinroutou", "清老頭"),
    ("ryuuiisou", "绿一色", "Ryuuiisou", "緑一色"),
    ("chuuren-poutou", "九莲宝灯", "Chuuren Poutou", "九連宝灯"),
    ("kokushi-musou", "国士无双", "Kokushi Musou", "国士無双"),
    ("dora", "宝牌", "Dora", "ドラ"),
)

NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    yaku: {"zh": zh, "en": en, "ja": ja} for yaku, zh, en, ja in _TABLE
}

_SERIES: Final = (
    ("one-han", "一番", "One han", "一翻"),
    ("two-han", "两番", "Two han", "二翻"),
    ("three-han", "三番", "Three han", "三翻"),
    ("four-han", "四番", "Four han", "四翻"),
    ("six-han", "六番", "Six han", "六翻"),
    ("yakuman", "役满", "Yakuman", "役満"),
    ("dora", "宝牌", "Dora", "ドラ"),
)

SERIES: Final[Mapping[str, Mapping[str, str]]] = {
    series: {"zh": zh, "en": en, "ja": ja} for series, zh, en, ja in _SERIES
}
