"""What an address asks for, before any deal is looked at: a called win or a deed, one or two."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from quizzes.desk.address import DeskAddress
from quizzes.desk.deed import DeedRow
from quizzes.desk.imj_bound import BOUND, BOUND_TILE
from quizzes.desk.imj_deeds import IMJ_DEEDS
from quizzes.desk.mcr_calling import AT_A_CALL
from quizzes.desk.mcr_deeds import MCR_DEEDS
from quizzes.desk.of_imj import declared_id
from quizzes.desk.rengo_deeds import RENGO_DEEDS
from quizzes.hands.draw import Draw
from scoring import RuleSet, rule_set
from scoring.imj.table.false_win import DeclaredHand
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.false_wins import FOULS
from scoring.mcr.table.fouls import McrFoul
from scoring.play import CallFault
from scoring.rengo.table.fouls import RengoFoul
from scoring.rule_set import System

DEEDS: Final[Mapping[System, tuple[DeedRow, ...]]] = {
    System.MCR: MCR_DEEDS,
    System.RENGO: RENGO_DEEDS,
    System.IMJ: IMJ_DEEDS,
}
AT_CALLS: Final[Mapping[System, tuple[DeedRow, ...]]] = {
    System.MCR: AT_A_CALL,
    System.RENGO: (),
    System.IMJ: (),
}
"""What can follow from a called win; the last one from a false win alone."""
FAULTS: Final[Mapping[System, tuple[CallFault, ...]]] = {
    System.MCR: (
        CallFault.BELOW_MINIMUM,
        CallFault.WRONG_TILE,
        CallFault.NOT_WAITING,
        CallFault.FAR_FROM_WAITING,
    ),
    System.RENGO: (
        CallFault.NO_YAKU,
        CallFault.FURITEN,
        CallFault.WRONG_TILE,
        CallFault.NOT_WAITING,
    ),
    System.IMJ: (CallFault.WRONG_TILE, CallFault.NOT_WAITING, CallFault.FAR_FROM_WAITING),
}
_CALL_FOULS: Final[Mapping[CallFault, str]] = {
    CallFault(reason.value): foul.value for reason, foul in FOULS.items()
}
BESIDE_WINS: Final[Mapping[System, tuple[DeedRow, ...]]] = {
    System.MCR: (),
    System.RENGO: (),
    System.IMJ: (BOUND_TILE,),
}
"""What is complained of at a win that stands, whatever deal the address would have come to."""
_ALONE: Final = frozenset(
    {
        McrFoul.LATE_OVER_15.value,
        McrFoul.UNLAWFUL_GAIN.value,
        McrFoul.CHEATING.value,
        McrFoul.GRAVE_DISTURBANCE.value,
    }
)
"""Fouls that put a player out: nothing else is asked beside them, for the text does not say who plays on."""
_CALLED: Final = 0.35  # so many incidents are called wins
RIVALS: Final = "two-callers"
"""What two callers on one discard are sought by, beside the foul of the false one."""
_RIVAL: Final = 0.25  # so many called wins, where the text speaks of a second one
_BOUND: Final = 0.15  # so many called wins of International Mahjong
_AT_A_CALL: Final = {1: 0.0, 2: 0.4, 3: 0.4, 4: 0.4, 5: 0.4}
_TWO_DEEDS: Final = {1: 0.0, 2: 0.0, 3: 0.6, 4: 0.8, 5: 0.9}


@dataclass(frozen=True, slots=True)
class IncidentPlan:
    """A called win, good or with that fault, or a deed, so or otherwise; and what comes with it.

    With `is_bound` somebody is said to have let it be made by a bound tile. With `has_rival` two call
    a win on one discard: a false one, and a good one or, where `is_so`, a false one too.
    """

    row: DeedRow | None
    fault: CallFault | None
    is_so: bool
    second: DeedRow | None = None
    second_is_so: bool = True
    has_rival: bool = False
    is_bound: bool = False

    @property
    def is_call(self) -> bool:
        """Whether a win is called."""
        return self.row is None

    def may_be(self, foul: str) -> bool:
        """Whether that foul can come of it; whether it does, the table decides."""
        rows = [each for each in (self.row, self.second) if each is not None]
        is_named = any(foul in (each.foul, each.opposite, each.elsewhere) for each in rows)
        if self.is_bound:
            return foul == BOUND
        if self.has_rival:
            return foul in (RIVALS, *_call_fouls(CallFault.WRONG_TILE))
        return is_named or (self.fault is not None and foul in _call_fouls(self.fault))


def _call_fouls(fault: CallFault) -> tuple[str, ...]:
    """The fouls that a call with that fault can be, in any system."""
    own = (_CALL_FOULS[fault],) if fault in _CALL_FOULS else ()
    shape = declared_id(DeclaredHand.NO_WINNING_SHAPE)
    return (*own, RengoFoul.FALSE_WIN_SHOWN.value, shape)


def rows_of(rules: RuleSet, level: int) -> tuple[DeedRow, ...]:
    """The deeds of a rule set that come at a level."""
    return tuple(
        row
        for row in DEEDS[rules.system]
        if (not row.rules or rules.id in row.rules) and row.first_level <= level
    )


def row_of(rules: RuleSet, key: str) -> DeedRow:
    """The row of that key. Raises LookupError."""
    rows = (*DEEDS[rules.system], *AT_CALLS[rules.system], *BESIDE_WINS[rules.system])
    for row in rows:
        if row.key == key:
            return row
    raise LookupError(key)


def planned(address: DeskAddress) -> IncidentPlan:
    """What the incident of an address is about."""
    rules, draw = rule_set(address.rules), Draw(f"desk/{address}/plan")
    is_so = draw.chance(0.5)
    if draw.chance(_CALLED):
        if rules.system is System.IMJ and address.level > 1 and draw.chance(_BOUND):
            return IncidentPlan(None, None, is_so, is_bound=True)
        if rules.system is not System.MCR and address.level > 1 and draw.chance(_RIVAL):
            return IncidentPlan(None, None, is_so, has_rival=True)
        fault = draw.pick(FAULTS[rules.system]) if is_so else None
        return _beside_call(address, rules, fault, draw)
    row = draw.pick(rows_of(rules, address.level))
    second = _second(address, rules, draw) if not row.at_win else None
    if second is not None and (second.foul == row.foul or row.foul in _ALONE):
        second = None
    return IncidentPlan(row, None, is_so, second, draw.chance(0.5))


def _beside_call(
    address: DeskAddress, rules: RuleSet, fault: CallFault | None, draw: Draw
) -> IncidentPlan:
    is_so = fault is not None
    if fault is CallFault.FAR_FROM_WAITING and rules.id == RuleBook.OF_1998:
        return IncidentPlan(None, fault, is_so)  # who is out does not play on
    if draw.chance(_AT_A_CALL[address.level]) and AT_CALLS[rules.system]:
        known = [
            each for each in AT_CALLS[rules.system] if not each.rules or rules.id in each.rules
        ]
        known = known if is_so else known[:1]
        return IncidentPlan(None, fault, is_so, draw.pick(known))
    return IncidentPlan(None, fault, is_so, _second(address, rules, draw), draw.chance(0.5))


def _second(address: DeskAddress, rules: RuleSet, draw: Draw) -> DeedRow | None:
    anywhere = [each for each in rows_of(rules, address.level) if each.anywhere]
    is_wanted = draw.chance(_TWO_DEEDS[address.level])
    return draw.pick(anywhere) if is_wanted and anywhere else None
