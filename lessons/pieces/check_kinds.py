"""How each kind of check is read, and how the engine answers it."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from lessons.errors import ContentError
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.hand_lines import hand_of, meld_line, score_or_fault
from lessons.pieces.sorts import SET_SORTS, sort_of_set
from lessons.tables import Table, expect_keys, table_of, tables_of, text, texts
from scoring import RuleSet, Scope, Score, Wind, parse_tiles, waits
from scoring.wire import read_waiting_hand

_SETS: Final = ("chow", "pung", "kong", "pair", "none")
_MOST_HANDS: Final = 4

Hands = Mapping[str, Score]
"""The hands of the lesson by name, which a check may name instead of writing one."""


def check(table: Table, name: str, rules: RuleSet, hands: Hands, where: str) -> Check:
    """The check of a table.

    Raises:
        ContentError: `wrong-answer` where the engine answers otherwise than the author.
    """
    kind = text(table, "kind", where)
    if kind not in list(CheckKind):
        raise ContentError(
            "bad-value", f"{where}: kind is {kind!r}: expected {', '.join(CheckKind)}"
        )
    read, keys = _KINDS[CheckKind(kind)]
    expect_keys(table, keys | {"kind", "answer", "not", "rules", "plain"}, where)
    common = {
        "name": name,
        "kind": CheckKind(kind),
        "rules": rules.id,
        "not_it": table.get("not", False),
        "plain": table.get("plain", False),
    }
    found = Check(**common, **read(table, rules, hands, where))
    expected = _expected(table, where)
    if expected != found.answer:
        raise ContentError(
            "wrong-answer",
            f"{where}: the lesson says {sorted(expected)}, the engine {sorted(found.answer)}",
        )
    return found


def _expected(table: Table, where: str) -> frozenset[str]:
    if "answer" not in table:
        raise ContentError("missing-key", f"{where}: answer is missing: add what you expect")
    answer = table["answer"]
    if isinstance(answer, bool):
        return frozenset({"yes" if answer else "no"})
    return frozenset(map(str, answer if isinstance(answer, list) else [answer]))


def _fans(table: Table, rules: RuleSet, hands: Hands, where: str) -> dict[str, Any]:
    found = _hand(table, rules, hands, where)
    choices, given = _named_fans(table, "choices", rules, where), texts(table, "given", where)
    counted = {line.fan.id for line in found.counted}
    if not set(given) <= counted or set(given) & set(choices):
        raise ContentError("bad-value", f"{where}: given must count, and be none of the choices")
    if left := counted - set(given) - set(choices):
        raise ContentError(
            "bad-value", f"{where}: the hand counts {', '.join(sorted(left))}: give or offer it"
        )
    _expect_wrong(choices, counted, where)
    return {
        "scores": (found,),
        "options": choices,
        "shown_fans": given,
        "answer": frozenset(counted) - set(given),
    }


def _total(table: Table, rules: RuleSet, hands: Hands, where: str) -> dict[str, Any]:
    found = _hand(table, rules, hands, where)
    return {"scores": (found,), "answer": frozenset({_number(found.total)})}


def _win(table: Table, rules: RuleSet, hands: Hands, where: str) -> dict[str, Any]:
    found = _hand(table, rules, hands, where)
    answer = frozenset({"yes" if found.win else "no"})
    return {"scores": (found,), "options": ("yes", "no"), "answer": answer}


def _which(table: Table, rules: RuleSet, hands: Hands, where: str) -> dict[str, Any]:
    written = tables_of(table, "hands", where)
    if not 2 <= len(written) <= _MOST_HANDS:
        raise ContentError("bad-value", f"{where}: expected 2 to {_MOST_HANDS} hands")
    scores = tuple(
        score_or_fault(hand_of(line, rules, f"{where}, hand {nth}"), rules, f"{where}, hand {nth}")
        for nth, line in enumerate(written, 1)
    )
    sort, does = _feature(table, rules, where)
    wanted = not table.get("not", False)
    right = [str(nth) for nth, each in enumerate(scores, 1) if does(each) is wanted]
    if len(right) != 1:
        raise ContentError(
            "wrong-answer", f"{where}: the hands {', '.join(right) or 'none'} fit: expected one"
        )
    return {
        "scores": scores,
        "options": tuple(str(nth) for nth in range(1, len(scores) + 1)),
        "answer": frozenset(right),
        "sort": sort,
        "fan": table.get("counts", ""),
        "reaches": table.get("reaches", 0),
    }


def _feature(table: Table, rules: RuleSet, where: str) -> tuple[str, Callable[[Score], bool]]:
    """What the hands are asked for."""
    if "counts" in table:
        fan = rules.fan(text(table, "counts", where)).id
        return "counts", lambda found: any(line.fan.id == fan for line in found.counted)
    if "reaches" in table:
        least = table["reaches"]
        return "reaches", lambda found: found.counted_for_minimum >= least
    if table.get("wins"):
        return "wins", lambda found: found.win
    raise ContentError("missing-key", f"{where}: expected counts, wins or reaches")


def _waits(table: Table, rules: RuleSet, hands: Hands, where: str) -> dict[str, Any]:
    line = {
        "rules": rules.id,
        "concealed": text(table, "standing", where),
        "melds": [meld_line(each, where) for each in table.get("melds", ())],
    }
    waiting_hand, _ = read_waiting_hand(line)
    choices = texts(table, "choices", where)
    answer = {str(wait.tile) for wait in waits(waiting_hand, rules)}
    if not answer <= set(choices):
        raise ContentError(
            "bad-value", f"{where}: {', '.join(sorted(answer - set(choices)))} is not offered"
        )
    return {"waiting_hand": waiting_hand, "options": choices, "answer": frozenset(answer)}


def _pays(table: Table, rules: RuleSet, hands: Hands, where: str) -> dict[str, Any]:
    found, who = _hand(table, rules, hands, where), text(table, "who", where)
    if who not in list(Wind) or found.payments is None:
        raise ContentError("bad-value", f"{where}: expected a win, and who is E, S, W or N")
    paid = max(0, -found.payments[Wind(who)])
    return {"scores": (found,), "who": who, "answer": frozenset({str(paid)})}


def _tiles(table: Table, rules: RuleSet, hands: Hands, where: str) -> dict[str, Any]:
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
    _expect_wrong(codes, answer, where)
    return {"tiles": tiles, "options": codes, "sort": sort, "answer": answer}


def _set(table: Table, rules: RuleSet, hands: Hands, where: str) -> dict[str, Any]:
    tiles = parse_tiles(text(table, "tiles", where))
    return {"tiles": tiles, "options": _SETS, "answer": frozenset({sort_of_set(tiles)})}


def _value(table: Table, rules: RuleSet, hands: Hands, where: str) -> dict[str, Any]:
    fan = rules.fan(text(table, "fan", where))
    choices = tuple(map(str, table.get("choices", ())))
    answer = frozenset({_number(fan.value)})
    _expect_wrong(choices, answer, where)
    return {"fan": fan.id, "options": choices, "answer": answer}


def _excludes(table: Table, rules: RuleSet, hands: Hands, where: str) -> dict[str, Any]:
    fan = rules.fan(text(table, "fan", where))
    choices = _named_fans(table, "choices", rules, where)
    if partly := [each for each in choices if fan.strikes.get(each) is Scope.SAME_SETS]:
        raise ContentError(
            "bad-value", f"{where}: {', '.join(partly)} may count for other sets: leave it out"
        )
    answer = frozenset(each for each in choices if each in fan.strikes)
    _expect_wrong(choices, answer, where)
    return {"fan": fan.id, "options": choices, "answer": answer}


def _hand(table: Table, rules: RuleSet, hands: Hands, where: str) -> Score:
    """The hand of a check, written there or named."""
    named = table.get("hand")
    if not isinstance(named, str):
        return score_or_fault(hand_of(table_of(table, "hand", where), rules, where), rules, where)
    if named not in hands:
        raise ContentError("bad-value", f"{where}: there is no [hand.{named}]: add it")
    return hands[named]


def _named_fans(table: Table, key: str, rules: RuleSet, where: str) -> tuple[str, ...]:
    return tuple(rules.fan(name).id for name in texts(table, key, where))


def _expect_wrong(options: Iterable[str], right: Iterable[str], where: str) -> None:
    """An answer can be wrong only where something wrong is offered."""
    offered, answer = set(options), set(right)
    if not offered - answer or not offered & answer:
        raise ContentError("bad-value", f"{where}: offer something right and something wrong")


def _number(points: float) -> str:
    return f"{points:g}"


_Read = Callable[[Table, RuleSet, Hands, str], dict[str, Any]]
_KINDS: Final[Mapping[CheckKind, tuple[_Read, frozenset[str]]]] = MappingProxyType(
    {
        CheckKind.FANS: (_fans, frozenset({"hand", "choices", "given"})),
        CheckKind.TOTAL: (_total, frozenset({"hand"})),
        CheckKind.WIN: (_win, frozenset({"hand"})),
        CheckKind.WHICH: (_which, frozenset({"hands", "counts", "wins", "reaches"})),
        CheckKind.WAITS: (_waits, frozenset({"standing", "melds", "choices"})),
        CheckKind.PAYS: (_pays, frozenset({"hand", "who"})),
        CheckKind.TILES: (_tiles, frozenset({"tiles", "are"})),
        CheckKind.SET: (_set, frozenset({"tiles"})),
        CheckKind.VALUE: (_value, frozenset({"fan", "choices"})),
        CheckKind.EXCLUDES: (_excludes, frozenset({"fan", "choices"})),
    }
)
