"""What the hand scorer is asked: the address as a hand, and what comes of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from quizzes.systems import profile_of
from quizzes.typed.circumstances import FLAGS, SYSTEM_FIELDS, parse_value
from quizzes.typed.hand import LONGEST, TypedHand, from_parts, read_typed, write_typed
from scoring import (
    Fault,
    Hand,
    RuleSet,
    Score,
    ScoringError,
    Shape,
    Wait,
    WaitingHand,
    Wind,
    WinSource,
    score,
    waits,
    wire,
)
from scoring.hand import KONGS_THAT_WIN

LONGEST_WORD: Final = 12  # characters of any other circumstance
_PARTS: Final = ("concealed", "melds", "win", "flowers")


@dataclass(frozen=True, slots=True)
class ScoreRequest:
    """A hand as the address gives it; `text` is exactly what was typed.

    `told` holds the circumstances that only some rule sets look at, by name; those that this rule
    set does not know stay in the address and are not asked about.
    """

    rules: RuleSet
    text: str
    typed: TypedHand
    by: str = WinSource.DISCARD.value
    seat: str = Wind.EAST.value
    round: str = Wind.EAST.value
    discarder: str = ""
    also: frozenset[str] = frozenset()
    told: Mapping[str, str] = field(default_factory=dict)

    @property
    def line(self) -> dict[str, Any]:
        """The hand as a line of the command line, with what this rule set looks at."""
        line: dict[str, Any] = {"rules": self.rules.id, **self.typed.line()}
        line |= {"by": self.by, "seat": self.seat, "round": self.round}
        if self.discarder and self.by in (WinSource.DISCARD, WinSource.ROBBED_KONG):
            line["from"] = self.discarder
        known = profile_of(self.rules).circumstances
        line |= {name: True for name in FLAGS if name in self.also and name in known}
        line |= {name: parse_value(name, self.told[name]) for name in self.told if name in known}
        if self._won_by_kongs(line):
            line["win"] = self.typed.concealed
        return line

    @property
    def as_full_line(self) -> dict[str, Any]:
        """The same with every circumstance that any rule set looks at."""
        line = self.line | {name: True for name in FLAGS if name in self.also}
        return line | {name: parse_value(name, self.told[name]) for name in self.told}

    def _won_by_kongs(self, line: Mapping[str, Any]) -> bool:
        """Four kongs of one turn win without a tile, so none is typed (IMJ 25.2(5))."""
        return line.get("kongs_in_row") == KONGS_THAT_WIN and not self.typed.win

    @property
    def query(self) -> dict[str, Any]:
        """The same as parameters of an address; what is usual is left out."""
        query: dict[str, Any] = {"hand": str(self.typed)}
        if self.by != WinSource.DISCARD:
            query["by"] = self.by
        if self.seat != Wind.EAST:
            query["seat"] = self.seat
        if self.round != Wind.EAST:
            query["round"] = self.round
        if self.discarder and self.by in (WinSource.DISCARD, WinSource.ROBBED_KONG):
            query["from"] = self.discarder
        if self.also:
            query["also"] = [name for name in FLAGS if name in self.also]
        return {**query, **self.told}


@dataclass(frozen=True, slots=True)
class ScoreOutcome:
    """What came of it: a score, or what thirteen tiles wait for, or what is wrong."""

    score: Score | None = None
    waiting_hand: WaitingHand | None = None
    waits: tuple[Wait, ...] = ()
    faults: tuple[Fault, ...] = ()


def read_request(args: Mapping[str, Sequence[str]], rules: RuleSet) -> ScoreRequest:
    """The hand that the parameters of an address hold, typed in one field or given in parts.

    `args` has every value of each parameter.
    """
    first = {name: values[0] for name, values in args.items() if values}
    if any(first.get(name) for name in _PARTS) and not first.get("hand"):
        typed = from_parts(first)
        text = str(typed)
    else:
        text = first.get("hand", "")[:LONGEST].strip()
        typed = read_typed(text, flower_wins=Shape.FLOWERS in rules.shapes)
    also = {
        name for name in FLAGS if name in args.get("also", ()) or first.get(name) in ("1", "on")
    }
    told = {name: first.get(name, "").strip()[:LONGEST_WORD] for name in SYSTEM_FIELDS}
    return ScoreRequest(
        rules=rules,
        text=text,
        typed=typed,
        by=first.get("by") or WinSource.DISCARD.value,
        seat=first.get("seat") or Wind.EAST.value,
        round=first.get("round") or Wind.EAST.value,
        discarder=first.get("from", ""),
        also=frozenset(also),
        told={name: text for name, text in told.items() if text not in _USUAL[name]},
    )


_USUAL: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(SYSTEM_FIELDS, ("",)),
    "riichi": ("", "none"),
    "deposits": ("", "0"),
}


def query_of(hand: Hand | WaitingHand, rules: RuleSet) -> dict[str, Any]:
    """The parameters of an address that holds this hand."""
    flower_wins = False
    if isinstance(hand, Hand):
        line, flower_wins = wire.write_hand(hand, rules.id), hand.win.is_flower
    else:
        line = wire.write_waiting_hand(hand, rules.id)
    circumstances = hand.circumstances
    score_request = ScoreRequest(
        rules=rules,
        text="",
        typed=read_typed(write_typed(hand), flower_wins=flower_wins),
        by=circumstances.by.value,
        seat=circumstances.seat.value,
        round=circumstances.round.value,
        discarder=circumstances.discarder.value if circumstances.discarder else "",
        also=frozenset(name for name in FLAGS if line.get(name)),
        told={name: str(line[name]) for name in SYSTEM_FIELDS if name in line},
    )
    return score_request.query


def score_or_waits(score_request: ScoreRequest) -> ScoreOutcome | None:
    """What comes of the hand; None where no tile was named."""
    if not score_request.text:
        return None
    line = score_request.line
    try:
        if "win" in line:
            hand, rules = wire.read_hand(line)
            return ScoreOutcome(score=score(hand, rules))
        waiting_hand, rules = wire.read_waiting_hand(line)
        return ScoreOutcome(waiting_hand=waiting_hand, waits=waits(waiting_hand, rules))
    except ScoringError as error:
        return ScoreOutcome(faults=error.faults)


FIELDS: Final[Mapping[str, str]] = {
    "robbed-kong-impossible": "by",
    "replacement-without-kong": "by",
    "discarder-is-winner": "from",
    "not-the-last-of-kind": "also",
    "liable-is-winner": "liable",
    "indicator-is-flower": "dora_indicator",
    "indicator-in-hand": "dora_indicator",
    "indicator-in-robbed-kong": "dora_indicator",
    "earth-not-on-first-discard": "from",
    "heaven-not-of-dealer": "seat",
    "melds-in-first-turn": "also",
    "robbed-in-first-turn": "by",
    "flower-not-drawn": "by",
    "riichi-with-open-hand": "riichi",
    "lowest-above-highest": "lowest",
    "more-kongs-in-row": "kongs_in_row",
}
_HAND: Final = "hand"
_OF_THE_WIN: Final = frozenset({"by", "seat", "round", "from", *SYSTEM_FIELDS})


def field_of(fault: Fault) -> str:
    """The field of the form that a fault belongs to: `hand` unless it is about the win."""
    if fault.code == "bad-value" and fault.values.get("key") in _OF_THE_WIN:
        return str(fault.values["key"])
    return FIELDS.get(fault.code, _HAND)
