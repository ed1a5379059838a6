"""Values written as the contract has them: a hand as a line, and the answers."""

from typing import Any, Final

from scoring.errors import Fault, ScoringError
from scoring.fan import Fan
from scoring.hand import Circumstances, Hand, Riichi, WaitingHand
from scoring.melds import Meld
from scoring.reading import Reading
from scoring.record import Account, Counted, Score, Wait
from scoring.rules import rule_set
from scoring.seats import WINDS, Wind
from scoring.tiles import Tile, format_tiles

_SEATS: Final = {seat: seat.value for seat in WINDS}


def write_hand(hand: Hand, rules: str) -> dict[str, Any]:
    """A hand as a line that `read_hand` reads back; defaults are left out."""
    line = {**_write_tiles(hand, rules), "win": str(hand.win)}
    return line | _write_circumstances(hand.circumstances)


def write_waiting_hand(waiting_hand: WaitingHand, rules: str) -> dict[str, Any]:
    """A hand that waits as a line that `read_waiting_hand` reads back."""
    line = _write_tiles(waiting_hand, rules)
    return line | _write_circumstances(waiting_hand.circumstances)


def _write_tiles(hand: Hand | WaitingHand, rules: str) -> dict[str, Any]:
    line: dict[str, Any] = {"rules": rules, "concealed": format_tiles(hand.concealed)}
    if hand.melds:
        line["melds"] = [write_meld(meld) for meld in hand.melds]
    return line


def _write_circumstances(circumstances: Circumstances) -> dict[str, Any]:
    line: dict[str, Any] = {
        "by": circumstances.by.value,
        "seat": circumstances.seat.value,
        "round": circumstances.round.value,
    }
    if not circumstances.self_drawn:
        line["from"] = circumstances.paid_by.value
    if circumstances.last:
        line["last"] = True
    if circumstances.last_of_kind:
        line["last_of_kind"] = True
    if circumstances.flowers:
        line["flowers"] = format_tiles(circumstances.flowers)
    return line | _write_special(circumstances)


def _write_special(circumstances: Circumstances) -> dict[str, Any]:
    """What only some rule sets look at; defaults are left out."""
    usual = Circumstances()
    line: dict[str, Any] = {}
    for name in (
        "first_turn",
        "kongs_in_row",
        "riichi",
        "dora_indicator",
        "deposits",
        "furiten",
        "liable",
        "lowest",
        "highest",
    ):
        value = getattr(circumstances, name)
        if value != getattr(usual, name):
            line[name] = str(value) if isinstance(value, Riichi | Tile | Wind) else value
    return line


def write_meld(meld: Meld) -> dict[str, str]:
    """A meld as the contract writes it."""
    line = {"kind": meld.kind.value, "tiles": format_tiles(meld.tiles)}
    if meld.claimed_from:
        line["from"] = meld.claimed_from.value
    return line


def write_score(score: Score) -> dict[str, Any]:
    """A score as the `score` command answers it, without the id.

    `warnings` stand beside it where no game under these rules is like what was told.
    """
    paid = score.payments
    account, flowers = score.account, score.flowers
    base = account.base if account else None
    warnings = rule_set(score.rules).warnings(score.hand)
    return {
        "ok": True,
        "rules": score.rules,
        "win": score.why_not is None,
        "why_not": score.why_not,
        "fans": [_counted(line) for line in score.counted],
        "total": account.total + flowers if account else 0,
        "flowers": flowers,
        "counted_for_minimum": account.total if account else 0,
        "base": base.points if base else None,
        "limit": score.limit,
        "payments": {_SEATS[seat]: points for seat, points in paid.items()} if paid else None,
    } | ({"warnings": list(map(_fault, warnings))} if warnings else {})


def write_explanation(score: Score) -> dict[str, Any]:
    """A score with its reading, what was not counted and why, and the other readings.

    Where the rule set has a base (Rengo), each of its lines is told too, and that of the others.
    """
    account = score.account
    return (
        write_score(score)
        | {
            "reading": _reading(account.reading) if account else None,
            "counted": [_used(line, account) for line in account.counted] if account else [],
            "excluded": _excluded(account) if account else [],
            "readings": [
                {
                    "reading": _reading(other.reading),
                    "fans": [_counted(line) for line in other.counted],
                    "total": other.total + score.flowers,
                }
                | _base(other)
                for other in score.others
            ],
        }
        | (_base_items(account) if account else {})
    )


def write_fan(fan: Fan) -> dict[str, Any]:
    """A row of the catalogue; `open_value` where open hands differ, null where they have none."""
    return {
        "id": fan.id,
        "number": fan.number,
        "value": fan.value,
        "names": dict(fan.names),
        "excludes": list(fan.excludes),
        "implied": {name: scope.value for name, scope in fan.implied.items()},
        "article": fan.article,
        "articles": list(fan.articles),
        "series": fan.series,
    } | ({"open_value": fan.open_value} if fan.concealed_only or fan.open_value else {})


def write_wait(wait: Wait) -> dict[str, Any]:
    """One tile of the `waits` answer."""
    return {"tile": str(wait.tile), "win": wait.score.win, "total": wait.score.total}


def write_error(error: ScoringError) -> dict[str, Any]:
    """An input that cannot be scored; `faults` names each thing that is wrong."""
    return {
        "ok": False,
        "error": {
            "code": error.code,
            "message": str(error),
            "faults": list(map(_fault, error.faults)),
        },
    }


def _fault(fault: Fault) -> dict[str, str]:
    return {"code": fault.code, "message": fault.message}


def _counted(line: Counted) -> dict[str, Any]:
    return {"id": line.fan.id, "value": line.value, "times": len(line.uses)}


def _used(line: Counted, account: Account) -> dict[str, Any]:
    uses = [
        [format_tiles(account.reading.sets[place].tiles) for place in use.sets]
        or [str(each) for each in use.tiles]
        for use in line.uses
    ]
    return _counted(line) | {"uses": uses, "article": line.fan.article}


def _base(account: Account) -> dict[str, Any]:
    return {"base": account.base.points} if account.base else {}


def _base_items(account: Account) -> dict[str, Any]:
    """The lines of the base as they are added up, with the tiles of the set that each is about."""
    if account.base is None:
        return {}
    sets = account.reading.sets
    items = [
        {
            "id": item.id,
            "points": item.points,
            "tiles": None if item.place is None else format_tiles(sets[item.place].tiles),
            "article": item.article,
        }
        for item in account.base.items
    ]
    return {"base_items": items}


def _reading(reading: Reading) -> list[dict[str, Any]]:
    return [
        {
            "kind": part.kind.value,
            "tiles": format_tiles(part.tiles),
            "melded": part.melded,
            "win": place == reading.completed,
        }
        for place, part in enumerate(reading.sets)
    ]


def _excluded(account: Account) -> list[dict[str, Any]]:
    return [
        {
            "id": line.fan.id,
            "value": line.value,
            "times": line.times,
            "because": line.because,
            "principle": line.principle,
            "article": line.articles[-1],
            "articles": list(line.articles),
        }
        for line in account.struck
    ]
