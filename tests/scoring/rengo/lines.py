"""Short ways to write a hand of Rengo and to ask what it is worth."""

from typing import Any

from scoring import Score, score, wire

Line = dict[str, Any]
MELDS = {"<": "chow", "=": "pung", "#": "kong", "+": "added-kong", "*": "concealed-kong"}
TOLD: dict[str, Line] = {
    "draw": {"by": "draw"},
    "replacement": {"by": "replacement"},
    "robbed": {"by": "robbed-kong"},
    "last": {"last": True},
    "riichi": {"riichi": "riichi"},
    "double": {"riichi": "double"},
    "first": {"first_turn": True},
    "dealer": {"seat": "E"},
    "south-round": {"round": "S"},
    "furiten": {"furiten": True},
}


def hand(text: str, **more: object) -> Line:
    """The line of `standing tiles, melds, -winning tile, what is told`, one space between.

    A meld has a sign before its tiles: `<` chow, `=` pung, `#` kong from a discard, `+` added
    kong, `*` concealed kong; what is told is a word of `TOLD`. The seat is South in the East
    round, the discarder West, unless told.
    """
    line: Line = {"rules": "rengo", "concealed": "", "seat": "S", "round": "E"}
    melds = []
    for word in text.split():
        if word in TOLD:
            line |= TOLD[word]
        elif word[0] == "-":
            line["win"] = word[1:]
        elif word[0] in MELDS:
            melds.append({"kind": MELDS[word[0]], "tiles": word[1:]})
        else:
            line["concealed"] += word
    return line | ({"melds": melds} if melds else {}) | more


def scored(text: str, **more: object) -> Score:
    """What that hand is worth."""
    return score(*wire.read_hand(hand(text, **more)))


def counted(result: Score) -> dict[str, float]:
    """The han of each yaku that counts, all its times together."""
    return {line.fan.id: line.points for line in result.counted}
