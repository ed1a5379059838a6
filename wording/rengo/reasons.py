"""Why each yaku of Rengo counts; `wording.places` documents the places."""

from collections.abc import Mapping
from typing import Final

from wording.translator import N_

REASONS: Final[Mapping[str, str]] = {
    # 51: ordinary yaku
    "menzen-tsumo": N_("Nothing was claimed, and the winning tile was drawn."),
    "tanyao": N_("No 1, no 9 and no honor."),
    "yakuhai-haku": N_("A value tile: %(named)s."),
    "yakuhai-hatsu": N_("A value tile: %(named)s."),
    "yakuhai-chun": N_("A value tile: %(named)s."),
    "yakuhai-seat-wind": N_("The winner's seat wind: %(named)s."),
    "yakuhai-round-wind": N_("The wind of the round: %(named)s."),
    "pinfu": N_("Closed: four chows, a two-sided wait, and no value tile as the pair."),
    "iipeikou": N_("The same chow twice: %(sets)s."),
    "chankan": N_("Won on the tile another player added to a pung."),
    "rinshan-kaihou": N_("Won on the tile drawn after a kong."),
    "haitei": N_("Won on the last draw, with 14 tiles left."),
    "houtei": N_("Won on the discard after the last draw."),
    "riichi": N_("Riichi was declared."),
    "double-riichi": N_("Riichi was declared on the first discard, before any call."),
    "chiitoitsu": N_("Seven different pairs."),
    "sanshoku-doujun": N_("The same chow in all three suits: %(one)s."),
    "ittsuu": N_("%(sets)s: 1 to 9 in one suit."),
    "chanta": N_("A terminal or an honor in every set and the pair, and a chow among the sets."),
    "sanshoku-doukou": N_("Pungs or kongs of %(number)s in all three suits."),
    "toitoi": N_("Four pungs or kongs, and a pair."),
    "sanankou": N_("Three concealed pungs: %(sets)s."),
    "sankantsu": N_("Three kongs: %(sets)s."),
    "honroutou": N_("Every tile is a 1, a 9 or an honor."),
    "ryanpeikou": N_("Two pairs of identical chows: %(sets)s."),
    "junchan": N_("A 1 or a 9 in every set and the pair."),
    "honitsu": N_("One suit, %(suit)s, with honors."),
    "shousangen": N_("Two dragons as pungs or kongs, %(pair)s as the pair."),
    "chinitsu": N_("Every tile is of one suit, %(suit)s."),
    # 52: yakuman
    "tenhou": N_("The dealer wins with the dealt tiles."),
    "chiihou": N_("Won with the first draw, before any call."),
    "daisangen": N_("All three dragons, each as a pung or kong."),
    "daisuushii": N_("All four winds, each as a pung or kong."),
    "shousuushii": N_("Three winds as pungs or kongs, %(pair)s as the pair."),
    "suuankou": N_("Four pungs, none completed by another player's tile."),
    "suukantsu": N_("Four kongs: %(sets)s."),
    "tsuuiisou": N_("Every tile is a wind or a dragon."),
    "chinroutou": N_("Every tile is a 1 or a 9."),
    "ryuuiisou": N_("Only green tiles: 2, 3, 4, 6, 8 of bamboos and Green Dragon."),
    "chuuren-poutou": N_("Closed: 1112345678999 of %(suit)s and one more tile of that suit."),
    "kokushi-musou": N_("All thirteen terminals and honors, one of them twice."),
}
