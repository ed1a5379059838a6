"""A hand for each yaku of Rengo, as a line of the command line."""

from typing import Any

from scoring import Score, score
from scoring.wire import read_hand

Line = dict[str, Any]


def line(concealed: str, win: str, **told: Any) -> Line:
    """A hand of South in the East round, won on West's discard unless told otherwise."""
    plain = {"rules": "rengo", "seat": "S", "round": "E", "from": "W"}
    return {**plain, "concealed": concealed, "win": win, **told}


def meld(kind: str, tiles: str) -> dict[str, str]:
    return {"kind": kind, "tiles": tiles}


def scored(given: Line) -> Score:
    """The score of a line."""
    return score(*read_hand(given))


PINFU = line("234567m345p34s88s", "5s")
OPEN_STRAIGHT = line("123456m78m55p", "9m", melds=[meld("chow", "234s")], dora_indicator="4p")
DRAGONS = [meld("pung", "555z"), meld("pung", "666z")]

HANDS: dict[str, Line] = {
    "menzen-tsumo": line("234567m345p34s88s", "5s", by="draw"),
    "tanyao": PINFU,
    "yakuhai-haku": line("123m456p78s22s", "9s", melds=[meld("pung", "555z")]),
    "yakuhai-hatsu": line("123m456p78s22s", "9s", melds=[meld("pung", "666z")]),
    "yakuhai-chun": line("123m456p78s22s", "9s", melds=[meld("pung", "777z")]),
    "yakuhai-seat-wind": line("123m456p78s22s", "9s", melds=[meld("pung", "222z")]),
    "yakuhai-round-wind": line("123m456p78s22s", "9s", melds=[meld("pung", "111z")]),
    "pinfu": PINFU,
    "iipeikou": line("223344m56p78999s", "7p", riichi="riichi"),
    "chankan": line("234567m345p34s88s", "5s", by="robbed-kong"),
    "rinshan-kaihou": line(
        "234m345p34s88s", "5s", by="replacement", melds=[meld("concealed-kong", "1111z")]
    ),
    "haitei": line("234567m345p34s88s", "5s", by="draw", last=True),
    "houtei": line("234567m345p34s88s", "5s", last=True),
    "riichi": line("234567m345p34s88s", "5s", riichi="riichi"),
    "double-riichi": line("234567m345p34s88s", "5s", riichi="double", deposits=2),
    "chiitoitsu": line("1133m2255p6688s7z", "7z"),
    "sanshoku-doujun": line("234m234p2346799s", "8s"),
    "ittsuu": OPEN_STRAIGHT,
    "chanta": line("123m789p111z99s78s", "9s"),
    "sanshoku-doukou": line("222p567s99s22m", "2m", melds=[meld("pung", "222s")]),
    "toitoi": line("555m33p33z", "3p", melds=[meld("pung", "888s"), meld("pung", "999p")]),
    "sanankou": line("222m555p888s46s99m", "5s"),
    "sankantsu": line(
        "23m99p",
        "4m",
        melds=[meld("kong", "1111s"), meld("added-kong", "5555p"), meld("concealed-kong", "8888s")],
    ),
    "honroutou": line("1199m1199p1199s3z", "3z"),
    "ryanpeikou": line("223344m667788p9s", "9s"),
    "junchan": line("123m789m11p78s", "9s", melds=[meld("chow", "123s")]),
    "honitsu": line("123m456m99m33z", "3z", melds=[meld("pung", "111z")]),
    "shousangen": line("234m77z34p", "5p", melds=DRAGONS),
    "chinitsu": line("123m456m78m99m", "9m", melds=[meld("chow", "345m")]),
    "tenhou": line("234567m345p34s88s", "5s", by="draw", first_turn=True, seat="E"),
    "chiihou": line("234567m345p34s88s", "5s", by="draw", first_turn=True),
    "daisangen": line("23m88p", "4m", melds=[*DRAGONS, meld("pung", "777z")]),
    "daisuushii": line("88p33z444z", "3z", melds=[meld("pung", "111z"), meld("pung", "222z")]),
    "shousuushii": line(
        "23m44z", "4m", melds=[meld("pung", "111z"), meld("pung", "222z"), meld("pung", "333z")]
    ),
    "suuankou": line("222m555p888s444z9m", "9m"),
    "suukantsu": line(
        "9m",
        "9m",
        melds=[
            meld("kong", "1111s"),
            meld("added-kong", "5555p"),
            meld("concealed-kong", "8888s"),
            meld("concealed-kong", "2222m"),
        ],
    ),
    "tsuuiisou": line("1122334455667z", "7z"),
    "chinroutou": line("111m999p1199s", "1s", melds=[meld("pung", "999m")]),
    "ryuuiisou": line("223344s66688s66z", "6z"),
    "chuuren-poutou": line("1112345678999m", "5m"),
    "kokushi-musou": line("19m19p19s1234567z", "1m"),
    "dora": OPEN_STRAIGHT,
}
