"""Checks about a whole hand: its fans, its total, whether it wins, who pays, which of several."""

from lessons.errors import ContentError
from lessons.pieces.check_parts import (
    Fields,
    Hands,
    asked_hand,
    expect_wrong,
    feature,
    named_fans,
    number_text,
)
from lessons.pieces.hand_lines import hand_of, score_or_fault
from lessons.tables import Table, tables_of, text, texts
from scoring import RuleSet, Wind

MOST_HANDS = 4


def read_fans(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    found = asked_hand(table, rules, hands, where)
    choices, given = named_fans(table, "choices", rules, where), texts(table, "given", where)
    counted = {line.fan.id for line in found.counted}
    if not set(given) <= counted or set(given) & set(choices):
        raise ContentError("bad-value", f"{where}: given must count, and be none of the choices")
    if left := counted - set(given) - set(choices):
        raise ContentError(
            "bad-value", f"{where}: the hand counts {', '.join(sorted(left))}: give or offer it"
        )
    expect_wrong(choices, counted, where)
    return {
        "scores": (found,),
        "options": choices,
        "shown_fans": given,
        "answer": frozenset(counted) - set(given),
    }


def read_total(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    found = asked_hand(table, rules, hands, where)
    return {"scores": (found,), "answer": frozenset({number_text(found.total)})}


def read_win(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    found = asked_hand(table, rules, hands, where)
    answer = frozenset({"yes" if found.win else "no"})
    return {"scores": (found,), "options": ("yes", "no"), "answer": answer}


def read_which(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    written = tables_of(table, "hands", where)
    if not 2 <= len(written) <= MOST_HANDS:
        raise ContentError("bad-value", f"{where}: expected 2 to {MOST_HANDS} hands")
    scores = tuple(
        score_or_fault(hand_of(line, rules, f"{where}, hand {nth}"), rules, f"{where}, hand {nth}")
        for nth, line in enumerate(written, 1)
    )
    sort, does = feature(table, rules, where)
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


def read_pays(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    found, who = asked_hand(table, rules, hands, where), text(table, "who", where)
    if who not in list(Wind) or found.payments is None:
        raise ContentError("bad-value", f"{where}: expected a win, and who is E, S, W or N")
    paid = max(0, -found.payments[Wind(who)])
    return {"scores": (found,), "who": who, "answer": frozenset({str(paid)})}
