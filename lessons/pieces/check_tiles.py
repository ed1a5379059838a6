"""Checks without a whole hand: tiles, sets, waits, what a fan is worth and keeps out."""

from typing import Final

from lessons.errors import ContentError
from lessons.pieces.check_parts import Fields, Hands, expect_wrong, named_fans, number_text
from lessons.pieces.hand_lines import meld_line
from lessons.pieces.sorts import SET_SORTS, sort_of_set
from lessons.tables import Table, text, texts
from scoring import TILES, RuleSet, Scope, parse_tiles, waits
from scoring.wire import read_waiting_hand

SETS: Final = ("chow", "pung", "kong", "pair", "none")
EVERY_TILE: Final = tuple(str(each) for each in TILES if not each.is_flower)


def read_waits(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    line = {
        "rules": rules.id,
        "concealed": text(table, "standing", where),
        "melds": [meld_line(each, where) for each in table.get("melds", ())],
    }
    waiting_hand, _ = read_waiting_hand(line)
    choices = texts(table, "choices", where) or EVERY_TILE
    answer = {str(wait.tile) for wait in waits(waiting_hand, rules)}
    if not answer <= set(choices):
        raise ContentError(
            "bad-value", f"{where}: {', '.join(sorted(answer - set(choices)))} is not offered"
        )
    return {"waiting_hand": waiting_hand, "options": choices, "answer": frozenset(answer)}


def read_tiles(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    tiles, sort = parse_tiles(text(table, "tiles", where)), text(table, "are", where)
    if sort not in SET_SORTS:
        raise ContentError(
            "bad-value", f"{where}: are is {sort!r}: expected {', '.join(SET_SORTS)}"
        )
    if len(set(tiles)) < len(tiles):
        raise ContentError("bad-value", f"{where}: expected each tile once")
    wanted = not table.get("not", False)
    answer = frozenset(str(each) for each in tiles if SET_SORTS[sort](each) is wanted)
    codes = tuple(map(str, tiles))
    expect_wrong(codes, answer, where)
    return {"tiles": tiles, "options": codes, "sort": sort, "answer": answer}


def read_set(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    tiles = parse_tiles(text(table, "tiles", where))
    choices = texts(table, "choices", where) or SETS
    answer = frozenset({sort_of_set(tiles)})
    if unknown := set(choices) - set(SETS):
        raise ContentError(
            "bad-value", f"{where}: {', '.join(sorted(unknown))}: expected {', '.join(SETS)}"
        )
    expect_wrong(choices, answer, where)
    return {"tiles": tiles, "options": choices, "answer": answer}


def read_value(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    fan = rules.fan(text(table, "fan", where))
    choices = tuple(map(str, table.get("choices", ())))
    answer = frozenset({number_text(fan.value)})
    if choices:
        expect_wrong(choices, answer, where)
    return {"fan": fan.id, "options": choices, "answer": answer}


def read_excludes(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    fan = rules.fan(text(table, "fan", where))
    choices = named_fans(table, "choices", rules, where)
    if partly := [each for each in choices if fan.strikes.get(each) is Scope.SAME_SETS]:
        raise ContentError(
            "bad-value", f"{where}: {', '.join(partly)} may count for other sets: leave it out"
        )
    answer = frozenset(each for each in choices if each in fan.strikes)
    if choices:
        expect_wrong(choices, answer, where)
    return {"fan": fan.id, "options": choices, "answer": answer}
