"""Checks that are answered with an act: discard a tile, change one, call or let pass."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from lessons.errors import ContentError
from lessons.pieces.calls import Call, DiscardedTile, rulings_on
from lessons.pieces.check_parts import Fields, Hands, asked_hand, expect_wrong, feature
from lessons.pieces.hand_lines import meld_line, meld_of
from lessons.pieces.turn_hand import TurnHand, score_changed
from lessons.tables import Table, text, texts
from scoring import RuleSet, ScoringError, Tile, Wait, Wind, parse_tiles
from scoring.tiles import COPIES
from scoring.wire import read_waiting_hand

FEWEST_OFFERED: Final = 2
MOST_OFFERED: Final = 6
TOLD_OF_A_CLAIM: Final = ("seat", "round", "flowers", "riichi", "furiten")


def read_discard(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    """Which tiles may go so that the hand waits, or waits for a certain fan."""
    melds = tuple(meld_of(each, where) for each in texts(table, "melds", where))
    turn = TurnHand(parse_tiles(text(table, "concealed", where)), melds)
    sort, fits = _keeping(table, rules, where)
    kinds = tuple(dict.fromkeys(sorted(turn.concealed)))
    try:
        right = [each for each in kinds if fits(turn.waits_after(each, rules))]
    except ScoringError as error:
        raise ContentError("bad-hand", f"{where}: {error}") from error
    options = tuple(map(str, kinds))
    answer = frozenset(map(str, right))
    expect_wrong(options, answer, where)
    return {
        "turn": turn,
        "options": options,
        "answer": answer,
        "sort": sort,
        "fan": table.get("counts", ""),
    }


def _keeping(
    table: Table, rules: RuleSet, where: str
) -> tuple[str, Callable[[Sequence[Wait]], bool]]:
    """What the discard shall leave."""
    if "counts" in table:
        fan = rules.fan(text(table, "counts", where)).id
        return "counts", lambda found: any(
            line.fan.id == fan for wait in found for line in wait.score.counted
        )
    if table.get("keeps") != "waiting":
        raise ContentError("missing-key", f'{where}: expected keeps = "waiting" or counts')
    return "keeps", bool


def read_change(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    """Which tile for which makes it true; the winning tile stays."""
    found = asked_hand(table, rules, hands, where)
    offer = parse_tiles(text(table, "offer", where))
    if not FEWEST_OFFERED <= len(set(offer)) == len(offer) <= MOST_OFFERED:
        raise ContentError(
            "bad-value", f"{where}: offer {FEWEST_OFFERED} to {MOST_OFFERED} tiles, each once"
        )
    if full := [each for each in offer if found.hand.tiles.count(each) == COPIES]:
        raise ContentError("bad-value", f"{where}: the hand holds every {full[0]}: offer another")
    sort, does = feature(table, rules, where)
    if does(found):
        raise ContentError("bad-value", f"{where}: it is true of the hand as it is")
    pairs = [
        (out, put_in) for out in dict.fromkeys(sorted(found.hand.concealed)) for put_in in offer
    ]
    made = {
        change_text(out, put_in): score_changed(found.hand, out, put_in, rules)
        for out, put_in in pairs
    }
    answer = frozenset(name for name, score in made.items() if score and does(score))
    if not answer:
        raise ContentError("bad-value", f"{where}: no change of one tile makes it true")
    return {
        "scores": (found,),
        "offer": offer,
        "options": tuple(made),
        "answer": answer,
        "sort": sort,
        "fan": table.get("counts", ""),
        "reaches": table.get("reaches", 0),
    }


def change_text(out: Tile, put_in: Tile) -> str:
    """A tile that goes and one that comes: `9m>5s`."""
    return f"{out}>{put_in}"


def read_claim(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    """Which calls may be made of a discard."""
    line: dict[str, Any] = {key: table[key] for key in TOLD_OF_A_CLAIM if key in table}
    line |= {
        "rules": rules.id,
        "concealed": text(table, "standing", where),
        "melds": [meld_line(each, where) for each in table.get("melds", ())],
    }
    by, seat = text(table, "from", where), text(table, "seat", where)
    if by not in list(Wind) or seat not in list(Wind) or by == seat:
        raise ContentError("bad-value", f"{where}: from and seat are two of E, S, W and N")
    (tile,) = parse_tiles(text(table, "tile", where))
    try:
        standing, _ = read_waiting_hand({**line, "from": by})
    except ScoringError as error:
        raise ContentError("bad-hand", f"{where}: {error}") from error
    discard = DiscardedTile(tile, Wind(by), Wind(seat))
    calls = rulings_on(standing, discard, rules)
    answer = frozenset(each.call.value for each in calls if each.why_not is None)
    return {
        "waiting_hand": standing,
        "discard": discard,
        "calls": calls,
        "options": tuple(Call),
        "answer": answer or frozenset({Call.NONE.value}),
    }
