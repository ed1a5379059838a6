"""The picture of a fan: whatever completes it to a hand, the engine finds the fan in it."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from scoring import (
    RULE_SETS,
    FanPattern,
    Score,
    ScoringError,
    is_told_by_picture,
    parse_tiles,
    pattern,
    rule_set,
    score,
)
from scoring.wire import read_hand

EACH = [(rules.id, fan.id) for rules in RULE_SETS.values() for fan in rules.fans]
FLOWERS = {"seven-flowers", "eight-flowers", "chance-flower", "full-set-of-flowers", "flower-tiles"}
NO_HAND = {
    "reversible-tiles",
    "kong-to-fourth",
    "dora",
    "robbing-the-kong",
    "chankan",
    "from-robbed-kong",
}
"""Pictures of the kinds of tile, of a moment, or of what is no part of the hand's own sets."""

FILLERS = ("456m", "678s", "234p", "999s", "333z", "666p", "888m", "567p", "123s")
PAIRS = ("88s", "22p", "99m", "44z", "55m")


def text(tiles) -> str:
    return "".join(map(str, tiles))


def hands(found: FanPattern) -> Iterator[dict[str, object]]:
    """Hands that hold the picture: its sets, then others, until there are four and a pair."""
    sets = [each for each in found.sets if len(each) in (3, 4)]
    pairs = [each for each in found.sets if len(each) == 2]
    if len(pairs) > 2 or any(len(each) not in (2, 3, 4) for each in found.sets):
        yield from whole([tile for each in found.sets for tile in each], [])
        return
    for fill in combinations(FILLERS, max(0, 4 - len(sets))):
        for pair in [pairs[0]] if pairs else map(parse_tiles, PAIRS):
            every = [*sets, *map(parse_tiles, fill)]
            kongs = [each for each in every if len(each) == 4]
            rest = [each for each in every if len(each) == 3]
            tiles = [tile for each in (*rest, pair) for tile in each]
            for melded in ("concealed-kong", "kong"):
                yield from whole(tiles, [f"{melded}:{text(each)}" for each in kongs])
            yield from claimed(rest, pair, [f"kong:{text(each)}" for each in kongs])


def claimed(rest: list, pair: tuple, kongs: list[str]) -> Iterator[dict[str, object]]:
    """The same with one set claimed."""
    for nth, each in enumerate(rest):
        kind = "pung" if len(set(each)) == 1 else "chow"
        tiles = [tile for other in (*rest[:nth], *rest[nth + 1 :], pair) for tile in other]
        yield from whole(tiles, [*kongs, f"{kind}:{text(each)}"])


def whole(tiles: list, melds: list[str]) -> Iterator[dict[str, object]]:
    """The tiles won on one of them, or with each kind that completes them."""
    if len(tiles) + 3 * len(melds) == 13:
        for last in parse_tiles("19m19p19s1234567z5s"):
            yield {"concealed": text(tiles), "win": str(last), "melds": melds}
        return
    for last in dict.fromkeys(tiles):
        left = list(tiles)
        left.remove(last)
        yield {"concealed": text(left), "win": str(last), "melds": melds}


def scores(rules: str, found: FanPattern) -> Iterator[Score]:
    own = rule_set(rules)
    for line, by, seat in product(hands(found), ("discard", "draw"), "ES"):
        melds = [
            {"kind": kind, "tiles": tiles}
            for kind, tiles in (each.split(":") for each in line["melds"])  # type: ignore[union-attr]
        ]
        try:
            hand, _ = read_hand(
                {"rules": rules, **line, "melds": melds, "by": by, "seat": seat, "round": "E"}
            )
            own.check(hand)
        except ScoringError:
            continue
        yield score(hand, own)


@pytest.mark.parametrize(("rules", "fan"), EACH)
def test_a_picture_holds_its_fan(rules: str, fan: str):
    found = pattern(rule_set(rules), fan)
    if (
        not found.sets
        or found.last
        or fan in FLOWERS | NO_HAND
        or rule_set(rules).fan(fan).value == 0
    ):
        assert found.sets or found.last
        return
    seen = (
        {line.fan.id for line in each.counted} | {line.fan.id for line in each.account.struck}
        for each in scores(rules, found)
        if each.account
    )
    assert any(fan in each for each in seen)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_winds_of_seat_and_round_are_not_told_by_their_picture(rules: str):
    winds = [
        fan.id
        for fan in rule_set(rules).fans
        if text(*pattern(rule_set(rules), fan.id).sets[:1] or [()]) == "1z1z1z"
        and len(pattern(rule_set(rules), fan.id).sets) == 1
    ]
    assert len(winds) == 2
    assert not any(is_told_by_picture(rule_set(rules), fan) for fan in winds)
