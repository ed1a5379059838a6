"""Making the incident of an address."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from quizzes.desk.address import DeskAddress
from quizzes.desk.deed import (
    DecidingLook,
    DeedRow,
    facts_of_deed,
    happening_of,
    inquiries_of_deed,
    statements_of_deed,
    why_not_borne_out,
)
from quizzes.desk.gravity import gravity_inquiry, is_graded
from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.heading import heading_of
from quizzes.desk.imj_bound import bound_call
from quizzes.desk.incident import DeskIncident, Inquiry, Part, Statement
from quizzes.desk.of_imj import imj_book
from quizzes.desk.of_mcr import mcr_book
from quizzes.desk.of_rengo import rengo_book
from quizzes.desk.parts import ENDING, parts_of
from quizzes.desk.plan import AT_CALLS, IncidentPlan, planned, row_of
from quizzes.desk.roles import complainer_of, with_complainer, with_witness, witness_of
from quizzes.desk.ruling import IN_THE_DEAL, NOT_BORNE_OUT, DeskBook, DeskRuling, PlayAfter
from quizzes.desk.tables import (
    DealCourse,
    called_tile,
    callers_on_one_discard,
    deals_for,
    false_win_call,
    paid_with_sticks,
    seats_with_stick,
    shown_table,
    win_called,
)
from quizzes.desk.win_calls import (
    TableFact,
    facts_of_call,
    inquiries_of_call,
    statements_of_call,
)
from quizzes.desk.written import DealConclusion
from quizzes.errors import QuizError
from quizzes.hands.draw import Draw
from scoring import WINDS, RuleSet, Score, Tile, Wind, rule_set
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrFoul
from scoring.play import TableState
from scoring.rule_set import System

_BOOKS: Final[Mapping[System, Callable[[RuleSet], DeskBook]]] = {
    System.MCR: lambda rules: mcr_book(RuleBook(rules.id)),
    System.RENGO: lambda rules: rengo_book(),
    System.IMJ: lambda rules: imj_book(),
}
READY: Final = frozenset(_BOOKS)
"""The systems whose incidents can be made."""
_PLAYED_ON: Final = frozenset(
    {PlayAfter.GOES_ON, PlayAfter.NO_WIN, PlayAfter.CLAIM_LOST, PlayAfter.PUT_BACK}
)
"""After these the rest of the deal is what it was."""
_TRIES: Final = 6  # moments that are looked at for a second deed


@dataclass(frozen=True, slots=True)
class _Scene:
    """What happened, on which table, and whether the deal goes on from there as it was played."""

    deal: DealCourse
    state: TableState
    happenings: tuple[Happening, ...]
    is_kept: bool


def book_of(rules: RuleSet) -> DeskBook:
    """The rule set at the desk."""
    return _BOOKS[rules.system](rules)


@lru_cache(maxsize=256)
def make_incident(address: DeskAddress) -> DeskIncident:
    """The incident of an address, always the same.

    Raises QuizError (`no-hand`): no deal that was looked at suits.
    """
    rules = rule_set(address.rules)
    draw = Draw(f"desk/{address}")
    scene = _with_witnesses(_scene(address, rules, draw))
    statements: list[Statement] = []
    inquiries: dict[str, Inquiry] = {}
    book = book_of(rules)
    opened = tuple(dict.fromkeys(seat for each in scene.happenings for seat in _open(each, rules)))
    for number, each in enumerate(scene.happenings):
        busy = frozenset(other.seat for other in scene.happenings if other is not each)
        said = _statements(each, rules, opened, busy, draw)
        is_whole = number == 0 and said[-1].seat not in busy
        statements += said if is_whole else said[:-1]
        for inquiry in _inquiries(each, rules, draw):
            inquiries.setdefault(inquiry.id, inquiry)
    return DeskIncident(
        address,
        scene.state,
        opened,
        heading_of(scene.happenings, rules),
        tuple(dict.fromkeys(text for each in scene.happenings for text in book.agreed(each))),
        _one_voice_each(statements),
        tuple(inquiries.values()),
        _parts(address, rules, scene.happenings, scene),
        scene.happenings,
    )


def _one_voice_each(statements: Sequence[Statement]) -> tuple[Statement, ...]:
    """What is said, each sentence once, a player's sentences in their order."""
    return tuple(dict.fromkeys(statements))


def under(incident: DeskIncident, edition: RuleBook) -> tuple[Part, ...]:
    """The parts for the same facts by another edition of the competition rules.

    Raises QuizError (`bad-rules`): the incident is of another system.
    """
    if rule_set(incident.address.rules).system is not System.MCR:
        raise QuizError("bad-rules", f"expected an incident of mcr, not {incident.address}")
    return _parts(incident.address, rule_set(edition.value), incident.truth, None)


# ---- what is told -------------------------------------------------------------------------


def _row(happening: Happening, rules: RuleSet) -> DeedRow:
    return row_of(rules, happening.row)


def _statements(
    happening: Happening,
    rules: RuleSet,
    opened: tuple[Wind, ...],
    busy: frozenset[Wind],
    draw: Draw,
) -> tuple[Statement, ...]:
    if happening.kind is HappeningKind.WIN_CALL:
        return statements_of_call(happening, rules, opened, busy, draw)
    return statements_of_deed(_row(happening, rules), happening, draw)


def _inquiries(happening: Happening, rules: RuleSet, draw: Draw) -> tuple[Inquiry, ...]:
    if happening.kind is HappeningKind.WIN_CALL:
        return inquiries_of_call(happening, rules)
    row = _row(happening, rules)
    if row in AT_CALLS[rules.system]:
        return ()
    own = inquiries_of_deed(row, happening, draw)
    if rules.system is System.MCR and is_graded(happening, RuleBook(rules.id)):
        own = (*own, gravity_inquiry(happening, witness_of(happening)))
    if not _lies_open(happening, rules) or not happening.at_win or row.look is DecidingLook.WORTH:
        return own
    return (*own, *inquiries_of_call(happening, rules)[1:2])


def _lies_open(happening: Happening, rules: RuleSet) -> bool:
    if happening.kind is HappeningKind.WIN_CALL:
        return True
    row = _row(happening, rules)
    return row.opens or row in AT_CALLS[rules.system]


def _open(happening: Happening, rules: RuleSet) -> Iterator[Wind]:
    """The seats whose hand lies open because of it."""
    if _lies_open(happening, rules):
        yield happening.seat
    other = happening.values_by_name.get("other")
    if happening.row and _row(happening, rules).opens_other and isinstance(other, Wind):
        yield other


def _facts(happening: Happening, rules: RuleSet) -> tuple[TableFact, ...]:
    if happening.kind is HappeningKind.WIN_CALL:
        return facts_of_call(happening, rules)
    row = _row(happening, rules)
    facts = facts_of_deed(row, happening)
    if row in AT_CALLS[rules.system]:
        return (*facts[:-2], replace(facts[-2], shown_by=""))
    return facts


# ---- what is ruled ------------------------------------------------------------------------


def _parts(
    address: DeskAddress, rules: RuleSet, happenings: Sequence[Happening], scene: _Scene | None
) -> tuple[Part, ...]:
    book = book_of(rules)
    alone = [_ruling(book, each, rules) for each in _with_call(happenings, rules)]
    rulings = book.together(alone) if any(each.is_rival for each in happenings) else alone
    known = {fact.id: fact for each in happenings for fact in _facts(each, rules)}
    is_after = any(each.row and _row(each, rules).is_after for each in happenings)
    facts = tuple(each for each in known.values() if not (is_after and each.is_discard))
    end = _end(scene, rules, rulings) if scene else None
    return parts_of(rulings, facts, book, Draw(f"desk/{address}/parts"), end)


def _ruling(book: DeskBook, happening: Happening, rules: RuleSet) -> DeskRuling:
    """The ruling; of a complaint that is not borne out it tells what was wanting."""
    ruling = book.ruled(happening)
    if ruling.reason != NOT_BORNE_OUT:
        return ruling
    why = why_not_borne_out(
        _row(happening, rules), happening, is_punished=ruling.penalty is not None
    )
    return replace(ruling, reason=why)


def _with_call(happenings: Sequence[Happening], rules: RuleSet) -> Iterator[Happening]:
    """A hand that is laid open at another's call is ruled by what becomes of the call."""
    first = happenings[0]
    for each in happenings:
        if each.foul == McrFoul.SHOWS_HAND_AT_GOOD_WIN and first is not each:
            called = win_called(first.state, first.seat, rules)
            stands = isinstance(called, Score) and called.win
            refused = McrFoul.SHOWS_HAND_AT_REFUSED_WIN.value
            yield each if stands else replace(each, foul=refused)
        else:
            yield each


def _end(scene: _Scene, rules: RuleSet, rulings: Sequence[DeskRuling]) -> DealConclusion | None:
    """How the deal ends if it goes on as played and its winner may still win; else None."""
    winner = scene.deal.winner
    goes_on = all(each.plays and each.plays[0] in _PLAYED_ON for each in rulings)
    offends = any(each.foul and each.happening.seat is winner for each in rulings)
    if not scene.is_kept or not goes_on or offends:
        return None
    called = win_called(scene.deal.before_win, winner, rules)
    if not isinstance(called, Score) or not called.win or called.payments is None:
        return None
    laid = seats_with_stick(scene.deal.before_win)
    return DealConclusion(winner, called, paid_with_sticks(called.payments, laid), laid)


# ---- what happens -------------------------------------------------------------------------


def _scene(address: DeskAddress, rules: RuleSet, draw: Draw) -> _Scene:
    plan = planned(address)
    for deal in deals_for(rules, address.level, draw):
        found = _called(deal, plan, draw) if plan.is_call else _done(deal, plan, draw)
        if found is not None:
            return _with_second(found, plan, draw)
    for deal in deals_for(rules, address.level, draw):
        found = _called(deal, IncidentPlan(None, None, is_so=False), draw)
        if found is not None:
            return found
    raise QuizError("no-hand", f"no deal suits {address}")


def _with_witnesses(scene: _Scene) -> _Scene:
    """Each event with a witness who has no part in the others either."""
    if len(scene.happenings) == 1:
        return scene
    first, *rest = scene.happenings
    is_call = first.kind is HappeningKind.WIN_CALL
    by = first.seat if is_call else complainer_of(first)
    found = (first, *(with_complainer(each, by) for each in rest))
    told = (with_witness(each, [e for e in found if e is not each]) for each in found)
    return replace(scene, happenings=tuple(told))


def _has_witnesses(scene: _Scene) -> bool:
    """Whether nobody who is asked about one thing is complained of for the other."""
    first, second = _with_witnesses(scene).happenings
    return witness_of(first) is not second.seat and witness_of(second) is not first.seat


def _called(deal: DealCourse, plan: IncidentPlan, draw: Draw) -> _Scene | None:
    if plan.is_bound:
        both = bound_call(draw, is_so=plan.is_so)
        return _Scene(deal, both[0].state, both, is_kept=False) if both else None
    if plan.has_rival:
        return _called_twice(deal, plan, draw)
    if plan.fault is None:
        if called_tile(deal.before_win, deal.winner).is_wind:
            return None
        happening = Happening(HappeningKind.WIN_CALL, deal.winner, deal.before_win)
        return _Scene(deal, shown_table(deal, deal.before_win), (happening,), is_kept=False)
    found = false_win_call(deal, plan.fault, draw)
    if found is None or called_tile(found.state, found.seat).is_wind:
        return None
    happening = Happening(HappeningKind.WIN_CALL, found.seat, found.state)
    return _Scene(deal, found.state, (happening,), found.is_kept)


def _called_twice(deal: DealCourse, plan: IncidentPlan, draw: Draw) -> _Scene | None:
    """Two wins on one discard: a false one first, then a good one or another false one."""
    found = callers_on_one_discard(deal, draw, both_false=plan.is_so)
    if found is None:
        return None
    state, seat, rival = found
    if called_tile(state, seat).is_wind:
        return None
    first = Happening(HappeningKind.WIN_CALL, seat, state)
    second = Happening(HappeningKind.WIN_CALL, rival, state, is_rival=True)
    return _Scene(deal, shown_table(deal, state), (first, second), is_kept=False)


def _done(deal: DealCourse, plan: IncidentPlan, draw: Draw) -> _Scene | None:
    assert plan.row is not None
    moment = plan.row.moments(deal, draw, plan.is_so)
    if moment is None or _names_a_wind(moment.values.values()):
        return None
    happening = happening_of(plan.row, moment, plan.is_so, draw)
    table = shown_table(deal, moment.state)
    return _Scene(deal, table, (happening,), moment.is_kept)


def _names_a_wind(values: Iterable[object]) -> bool:
    """Whether a tile among the values would sound like a player."""
    return any(isinstance(each, Tile) and each.is_wind for each in values)


def _with_second(scene: _Scene, plan: IncidentPlan, draw: Draw) -> _Scene:
    """The scene with a second deed by another player, where the table allows one."""
    if plan.second is None:
        return scene
    first = scene.happenings[0]
    if plan.is_call and plan.second in AT_CALLS[first.state.rules.system]:
        return _at_the_call(scene, plan.second, draw)
    here = DealCourse((first.state, first.state))
    taken = _involved(first)
    for _ in range(_TRIES):
        moment = plan.second.moments(here, draw, plan.second_is_so)
        if moment is None or _names_a_wind(moment.values.values()):
            continue
        if moment.seat not in taken:
            second = happening_of(plan.second, moment, plan.second_is_so, draw)
            kept = scene.is_kept and moment.is_kept
            both = replace(scene, happenings=(first, second), is_kept=kept)
            if _has_witnesses(both) and not _is_idle(both):
                return both
    return scene


def _is_idle(scene: _Scene) -> bool:
    """Whether one event ends the deal, and the penalty of another concerns only the rest of that deal."""
    book = book_of(scene.deal.rules)
    rulings = [book.ruled(each) for each in scene.happenings]
    ends = any(each.plays and each.plays[0] in ENDING for each in rulings)
    orders = {order for each in rulings if each.penalty for order in each.penalty.orders}
    return ends and not orders.isdisjoint(IN_THE_DEAL)


def _involved(happening: Happening) -> set[Wind]:
    named = {each for each in happening.values_by_name.values() if isinstance(each, Wind)}
    return {happening.seat} if happening.kind is HappeningKind.WIN_CALL else named


def _at_the_call(scene: _Scene, row: DeedRow, draw: Draw) -> _Scene:
    """Another lays a hand open at the call, or the caller's own tiles are asked about."""
    first = scene.happenings[0]
    state = first.state
    away = [each for each in WINDS if each not in (first.seat, state.turn)]
    if row.foul == McrFoul.OWN_WIN_REFUSED:
        seat, other = first.seat, draw.pick(away)
    else:
        seat, other = draw.pick(away), first.seat
    second = Happening(
        HappeningKind.DEED, seat, state, row.foul, True, (("other", other),), row=row.key
    )
    return replace(scene, happenings=(first, second), is_kept=False)
