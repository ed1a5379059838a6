"""What the hand scorer is asked: the address as a hand, and what comes of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from werkzeug.datastructures import MultiDict

from scoring import (
    DEFAULT,
    By,
    Fault,
    Hand,
    Score,
    ScoringError,
    Standing,
    Wait,
    Wind,
    score,
    waits,
    wire,
)
from web.typed_hand import LONGEST, TypedHand, from_parts, read_typed, write_typed

ALSO: Final = ("last", "last_of_kind")
_PARTS: Final = ("concealed", "melds", "win", "flowers")


@dataclass(frozen=True, slots=True)
class Asked:
    """A hand as the address gives it; `text` is exactly what was typed."""

    text: str
    typed: TypedHand
    by: str = By.DISCARD.value
    seat: str = Wind.EAST.value
    round: str = Wind.EAST.value
    discarder: str = ""
    also: frozenset[str] = frozenset()

    @property
    def line(self) -> dict[str, Any]:
        """The hand as a line of the command line."""
        line: dict[str, Any] = {"rules": DEFAULT, **self.typed.line()}
        line |= {"by": self.by, "seat": self.seat, "round": self.round}
        if self.discarder and self.by in (By.DISCARD, By.ROBBED_KONG):
            line["from"] = self.discarder
        return line | {name: True for name in ALSO if name in self.also}

    @property
    def query(self) -> dict[str, Any]:
        """The same as parameters of an address; what is usual is left out."""
        query: dict[str, Any] = {"hand": str(self.typed)}
        if self.by != By.DISCARD:
            query["by"] = self.by
        if self.seat != Wind.EAST:
            query["seat"] = self.seat
        if self.round != Wind.EAST:
            query["round"] = self.round
        if "from" in self.line:
            query["from"] = self.discarder
        if self.also:
            query["also"] = [name for name in ALSO if name in self.also]
        return query


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it: a score, or what thirteen tiles wait for, or what is wrong."""

    score: Score | None = None
    standing: Standing | None = None
    waits: tuple[Wait, ...] = ()
    faults: tuple[Fault, ...] = field(default_factory=tuple)


def read_request(args: "MultiDict[str, str]") -> Asked:
    """The hand that the parameters of an address hold, typed in one field or given in parts."""
    if any(args.get(name) for name in _PARTS) and not args.get("hand"):
        typed = from_parts(args)
        text = str(typed)
    else:
        text = args.get("hand", "")[:LONGEST].strip()
        typed = read_typed(text)
    also = {name for name in ALSO if name in args.getlist("also") or args.get(name) in ("1", "on")}
    return Asked(
        text=text,
        typed=typed,
        by=args.get("by") or By.DISCARD.value,
        seat=args.get("seat") or Wind.EAST.value,
        round=args.get("round") or Wind.EAST.value,
        discarder=args.get("from", ""),
        also=frozenset(also),
    )


def query_of(hand: Hand) -> dict[str, Any]:
    """The parameters of an address that holds this hand."""
    circumstances = hand.circumstances
    also = {"last": circumstances.last, "last_of_kind": circumstances.last_of_kind}
    asked = Asked(
        text="",
        typed=read_typed(write_typed(hand)),
        by=circumstances.by.value,
        seat=circumstances.seat.value,
        round=circumstances.round.value,
        discarder=circumstances.discarder.value if circumstances.discarder else "",
        also=frozenset(name for name, said in also.items() if said),
    )
    return asked.query


def answer(asked: Asked) -> Outcome | None:
    """What comes of the hand; None where no tile was named."""
    if not asked.text:
        return None
    try:
        if asked.typed.win:
            hand, rules = wire.read_hand(asked.line)
            return Outcome(score=score(hand, rules))
        standing, rules = wire.read_standing(asked.line)
        return Outcome(standing=standing, waits=waits(standing, rules))
    except ScoringError as error:
        return Outcome(faults=error.faults)


FIELDS: Final[Mapping[str, str]] = {
    "robbed-kong-impossible": "by",
    "replacement-without-kong": "by",
    "discarder-is-winner": "from",
    "not-the-last-of-kind": "also",
}
_HAND: Final = "hand"


def field_of(fault: Fault) -> str:
    """The field of the form that a fault belongs to: `hand` unless it is about the win."""
    if fault.code == "bad-value" and fault.values.get("key") in ("by", "seat", "round", "from"):
        return str(fault.values["key"])
    return FIELDS.get(fault.code, _HAND)
