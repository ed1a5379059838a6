"""Hands as lines, for tests of what programs ask."""

from typing import Any, Final

Line = dict[str, Any]

WON: Final[tuple[Line, ...]] = (
    {
        "id": "a pung",
        "concealed": "8p123456789s",
        "melds": [{"kind": "pung", "tiles": "666z"}],
        "win": "8p",
        "seat": "S",
    },
    {"id": 2, "concealed": "1112345678999s", "win": "5s", "by": "draw", "round": "S"},
    {"id": "kongs", "concealed": "23m55p", "melds": [
        {"kind": "concealed-kong", "tiles": "1111z"}, {"kind": "kong", "tiles": "9999p"},
        {"kind": "chow", "tiles": "789s"}], "win": "4m"},
    {"id": "pairs", "concealed": "224466m3388p557s", "win": "7s", "by": "draw"},
    {"id": "too small", "concealed": "123m456m99p23s678s", "win": "4s"},
)  # fmt: skip
WRONG: Final[tuple[Line, ...]] = (
    {"concealed": "11111m99s", "win": "9s"},
    {"concealed": "123m", "win": "22z", "by": "gift"},
    {"concealed": "19m19p19s123456z", "win": "7z", "seat": "Q", "id": {"a": 1}},
)
WAITING: Final[Line] = {"id": "w", "concealed": "1112345678999s"}
PLAYED: Final[Line] = {"id": "p", "concealed": "123678m23678p55s"}
