"""What can be wrong with a hand that is handed in.

A `Fault` is one thing that is wrong: a stable code, the values that belong to it, and an
English sentence that says how to mend it. `ScoringError` carries every fault of one input, so
that all are told at once. The sentences are templates: `wording` translates the same templates.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from reprlib import Repr
from typing import Final

TEMPLATES: Mapping[str, str] = {
    "bad-json": "this line is not JSON (%(detail)s): write one JSON object on one line",
    "not-an-object": 'a hand is a JSON object such as {"rules": "mcr-2014", …}, not %(found)s',
    "missing-key": "the key %(key)s is missing: add it",
    "bad-value": "%(key)s is %(found)s: expected %(expected)s",
    "unknown-rules": "%(found)s is not a rule set that is known here: choose one of %(known)s",
    "long-line": "this line has more than %(most)s characters: write one hand on one line",
    "long-tiles": "%(count)s characters of tiles are more than any hand has: "
    "write at most %(most)s in one place",
    "bad-tiles": "expected digits and then one of m p s z f at %(found)s in %(text)s",
    "no-such-tile": "there is no tile %(tile)s: honors are 1z to 7z, flowers 1f to 8f, "
    "suits 1 to 9 (red fives are not used)",
    "flower-in-hand": "the flower %(tile)s stands among the tiles: flowers go into “flowers”",
    "flowers-not-used": "%(rules)s is played without flowers: leave “flowers” out",
    "not-a-flower": "%(tile)s is not a flower: “flowers” takes 1f to 8f",
    "flower-twice": "the flower %(tile)s is named twice: there is one of each",
    "one-winning-tile": "the winning tile is one tile, not %(count)s: %(found)s",
    "too-many-tiles": "there are too many standing tiles (%(count)s) for the melds "
    "(%(melds)s): besides the winning tile there must be %(wanted)s",
    "too-few-tiles": "there are too few standing tiles (%(count)s) for the melds (%(melds)s): "
    "besides the winning tile there must be %(wanted)s",
    "too-many-melds": "%(count)s melds are too many: a hand has four sets",
    "fifth-tile": "the tile %(tile)s is there %(count)s times: a set of tiles holds four of each",
    "meld-size": "a %(kind)s has %(wanted)s tiles, not %(count)s: %(tiles)s",
    "chow-of-honors": "honors make no chow: %(tiles)s",
    "not-a-chow": "a chow is three numbers in a row of one suit: %(tiles)s is not",
    "not-alike": "a %(kind)s is made of the same tile: %(tiles)s is not",
    "claimed-from-oneself": "the %(kind)s %(tiles)s cannot be claimed from the winner's own seat",
    "chow-not-from-left": "a chow can only be claimed from the player on the left: %(tiles)s",
    "discarder-is-winner": "the tile cannot come from the winner's own seat %(seat)s: “from” "
    "must name another seat",
    "liable-is-winner": "the winner's own seat %(seat)s cannot be liable: “liable” must name "
    "another seat",
    "indicator-is-flower": "%(tile)s is no dora indicator: name one of the 34 playing tiles",
    "lowest-above-highest": "the agreed lowest rank %(lowest)s is above the highest %(highest)s: "
    "lower it or leave one out",
    "not-the-last-of-kind": "%(tile)s cannot be the last of its kind: "
    "the hand itself holds another that does not lie face up",
    "robbed-kong-impossible": "%(tile)s cannot be robbed from a kong: "
    "the other three lie in that kong, but the hand holds one",
    "riichi-with-open-hand": "riichi needs a closed hand: take the claimed sets or “riichi” out",
    "indicator-in-hand": "the dora indicator %(tile)s cannot lie on the wall: "
    "the hand holds all four",
    "indicator-in-robbed-kong": "%(tile)s cannot be robbed from a kong: "
    "the dora indicator is one of its four",
    "round-not-played": "%(rules)s has no round %(round)s, its rounds are %(played)s: the hand is scored as given",
    "earth-not-on-first-discard": "the Earth is won on the jonga's first discard: name East in "
    "“from” and another seat as the winner's, or take "
    "“first_turn” out",
    "heaven-not-of-dealer": "before the first discard only the jonga has fourteen tiles: name "
    "East as the winner's seat, or take “first_turn” out",
    "melds-in-first-turn": "up to the jonga's first discard nothing is claimed, and only the "
    "jonga makes kongs: take those melds or “first_turn” out",
    "robbed-in-first-turn": "before the first discard only the Thirteen Unios may rob a kong, "
    "and only the jonga's: choose another way of winning, or take "
    "“first_turn” out",
    "flower-not-drawn": "the flower %(tile)s wins when it is drawn, none is discarded: "
    "choose “draw” in “by”",
    "replacement-without-kong": "a replacement tile is drawn after a kong, "
    "but the hand shows no kong",
    "more-kongs-in-row": "kongs_in_row is %(told)s, but the kongs shown are %(shown)s: lower it or add the kongs to melds",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with an input, with the values its sentence names."""

    code: str
    values: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def message(self) -> str:
        """The sentence in English."""
        return TEMPLATES[self.code] % self.values


MOST_FAULTS: Final = 20
"""So many things that are wrong are told at once; nobody mends more before trying again."""


class ScoringError(ValueError):
    """The input cannot be scored at all; `faults` says all that is wrong, up to `MOST_FAULTS`."""

    def __init__(self, *faults: Fault) -> None:
        self.faults = faults[:MOST_FAULTS]
        super().__init__("; ".join(fault.message for fault in self.faults))

    @property
    def code(self) -> str:
        """The stable code of the first fault."""
        return self.faults[0].code


def fault(code: str, **values: str | int) -> Fault:
    """A fault with its values by name."""
    return Fault(code, values)


LONGEST_QUOTE: Final = 80  # characters; the fullest hand takes fewer


class _Quoter(Repr):
    """Cuts what is long or deep, so that a message stays short whatever was handed in."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = LONGEST_QUOTE
        self.maxlevel = 2

    def repr_NoneType(self, value: None, level: int) -> str:
        return "null"

    def repr_bool(self, value: bool, level: int) -> str:
        return "true" if value else "false"


_QUOTER: Final = _Quoter()


def quoted(value: object) -> str:
    """What was handed in, as a message quotes it: cut to a few words, null and truth as in JSON."""
    return shortened(_QUOTER.repr(value))


def shortened(text: str) -> str:
    """The text, or so much of it as a message may quote, with an ellipsis."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"
