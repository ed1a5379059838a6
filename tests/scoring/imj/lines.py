"""Short ways to write the hands of these tests, and to ask what is in their scores."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from scoring import Score, score, wire

Line = Mapping[str, Any]


def line(concealed: str, win: str, **told: Any) -> Line:
    """A hand of the second seat in the third round, won on a discard unless told otherwise."""
    return {
        "rules": "imj",
        "concealed": concealed,
        "win": win,
        "seat": "S",
        "round": "W",
        "from": "W",
    } | told


def scored(given: Line) -> Score:
    """The score of a line."""
    return score(*wire.read_hand(given))


def counted(result: Score) -> Counter[str]:
    """How often each element counts, by id."""
    return Counter({each.fan.id: each.times for each in result.counted})


def struck(result: Score) -> dict[str, tuple[str, str, tuple[str, ...]]]:
    """What was there and is not counted: its cause, the principle and the articles."""
    assert result.account is not None
    return {
        each.fan.id: (each.because, each.principle, each.articles) for each in result.account.struck
    }


def present(result: Score) -> set[str]:
    """Every element that is there, counted or not."""
    return {*counted(result), *struck(result)} if result.account else set()


def meld(kind: str, tiles: str) -> dict[str, str]:
    """A meld of a line."""
    return {"kind": kind, "tiles": tiles}


def chow(tiles: str) -> dict[str, str]:
    """A claimed chow."""
    return meld("chow", tiles)


def pung(tiles: str) -> dict[str, str]:
    """A claimed pung."""
    return meld("pung", tiles)


def kong(tiles: str) -> dict[str, str]:
    """A regular kong, of a discard (21.3)."""
    return meld("kong", tiles)


def melded(tiles: str) -> dict[str, str]:
    """A melded kong, added to a pung (22.1)."""
    return meld("added-kong", tiles)


def unfolded(tiles: str) -> dict[str, str]:
    """An unfolded kong of four drawn tiles (22.2)."""
    return meld("concealed-kong", tiles)
