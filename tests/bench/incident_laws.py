"""What holds of every incident beside its table and its grading: that it can have happened as it is told."""

from collections.abc import Iterator, Sequence
from typing import Final

from quizzes.desk.deed import DeedMoment, chances_before
from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.imj_bound import BOUND_DISCARD
from quizzes.desk.incident import DeskIncident
from quizzes.desk.maker import book_of
from quizzes.desk.parts import ENDING
from quizzes.desk.ruling import IN_THE_DEAL, DeskBook, PlayAfter
from quizzes.desk.tables import win_called
from quizzes.desk.win_calls import score_of_call
from quizzes.situations.mcr.penalties import penalty_text
from scoring import RuleSet, Score, Tile, Wind, WinSource, rule_set
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrFoul
from scoring.mcr.table.penalties import escalation
from scoring.play.winning import furiten_of
from scoring.rule_set import System

_LIMIT: Final = 3  # seconds in which a pung may be called


def told_wrongly(incident: DeskIncident) -> Iterator[str]:
    """What cannot be so, or is asked though nothing decides it."""
    rules = rule_set(incident.address.rules)
    paid = [cited for part in incident.parts if part.id == "payments" for cited in part.citations]
    for each in incident.truth:
        yield from _of_the_call(each, rules, paid)
        yield from _of_earlier_fouls(each, incident)
        if each.values_by_name.get("seconds") == _LIMIT:
            yield "a call comes neither in time nor late"
        if each.foul == McrFoul.MISNAMES_DISCARD or each.row == McrFoul.MISNAMES_DISCARD:
            yield from _of_the_misnamed(each, incident)
    yield from _of_what_lies_there(incident)
    yield from _of_penalties(incident, book_of(rules))
    yield from _of_voices(incident, rules)
    yield from _of_open_hands(incident)
    if rules.system is not System.RENGO:
        yield from _of_yaku(incident)


def _of_the_call(happening: Happening, rules: RuleSet, paid: Sequence[str]) -> Iterator[str]:
    """A hand that wins is no false win; for a false one the competition rules speak of discards."""
    if happening.kind is not HappeningKind.WIN_CALL:
        return
    called = win_called(happening.state, happening.seat, rules)
    is_false = not (isinstance(called, Score) and called.win)
    score = score_of_call(happening, rules)
    if is_false and score is not None and score.win:
        yield "the hand wins, and the win is ruled false"
    is_robbed = isinstance(called, Score) and called.hand.circumstances.by is WinSource.ROBBED_KONG
    if rules.system is System.IMJ and is_robbed and not is_false and "30.3(3)" not in paid:
        yield "a robbed kong costs three shares, of which 30.3(3) speaks"
    if rules.system is System.MCR and is_false and happening.seat is happening.state.turn:
        yield "a win on a drawn tile is false, of which the text does not speak"


def _of_earlier_fouls(happening: Happening, incident: DeskIncident) -> Iterator[str]:
    earlier = happening.offence - 1
    if earlier < 0:
        return
    if earlier > chances_before(happening.foul, DeedMoment(happening.state, happening.seat)):
        yield f"{earlier} fouls are too many for the discards that were made"
    expected, _text = penalty_text(
        escalation(RuleBook(incident.address.rules), happening.offence).value
    )
    offered = {c.id for p in incident.parts if p.id.startswith("penalty") for c in p.choices}
    if offered and expected not in offered:
        yield f"{expected} is not offered"


def _of_the_misnamed(happening: Happening, incident: DeskIncident) -> Iterator[str]:
    """The caller waits for the tile that was named and not for the one that lies there."""
    told, state = happening.values_by_name, happening.state
    other, named = told["other"], told["named"]
    assert isinstance(other, Wind)
    assert isinstance(named, Tile)
    waits = state.seat(other).waits(state.rules.shapes)
    if named not in waits or state.offered in waits:
        yield f"{other} does not wait for {named} alone"
    if other not in incident.opened:
        yield f"the false win of {other} is not to be seen"


def _of_what_lies_there(incident: DeskIncident) -> Iterator[str]:
    for each in incident.truth:
        if each.row != BOUND_DISCARD.key:
            continue
        for choice in incident.part("facts").choices:
            if choice.shown_by:
                yield f"{choice.id} lies on the table"


def _of_penalties(incident: DeskIncident, book: DeskBook) -> Iterator[str]:
    """What was ordered is written, and what needs the deal to go on is not asked when it ends."""
    answers = {part.id: str(part.answer) for part in incident.parts}
    written = book.penalties.get(answers.get("record", "").partition("|")[2])
    if written and written.is_open:
        yield "the record leaves open what was ordered"
    ends = any(id.startswith("play") and PlayAfter(key) in ENDING for id, key in answers.items())
    brought = (book.penalties.get(key) for id, key in answers.items() if id.startswith("penalty-"))
    if ends and any(each and each.orders & IN_THE_DEAL for each in brought):
        yield "the deal is over, and a penalty would act on the rest of it"


def _of_voices(incident: DeskIncident, rules: RuleSet) -> Iterator[str]:
    """Who called a win, or thought the deal over, neither looks on nor objects."""
    first, *rest = incident.truth
    if first.kind is not HappeningKind.WIN_CALL:
        return
    own = {each.seat for each in rest if each.is_rival}
    laid = {each.seat for each in rest if each.row == McrFoul.SHOWS_HAND_AT_GOOD_WIN}
    for number, each in enumerate(incident.statements):
        if number == 1 and each.seat in laid:
            yield f"{each.seat} objects, and thought the deal over"
        if number == 2 and each.seat in own and "Do we go on" in each.text.text:
            yield f"{each.seat} calls a win and looks on"


def _of_open_hands(incident: DeskIncident) -> Iterator[str]:
    """What the tiles of an open hand tell needs no inquiry; only what a player let go does (Rengo 64)."""
    for choice in incident.part("facts").choices:
        kind, _, seat = choice.id.partition("-")
        if kind in ("complete", "waiting", "short", "far") and choice.shown_by:
            yield f"{choice.id} is there to be read"
        if kind in ("enough", "little") and choice.shown_by:
            state = incident.truth[0].state
            furiten = furiten_of(state, state.seat(Wind(seat)))
            if furiten is None or furiten.discarded:
                yield f"{choice.id} is there to be read"


def _of_yaku(incident: DeskIncident) -> Iterator[str]:
    """Only Rengo has yaku and furiten: a count of other rules finds points."""
    for each in incident.inquiries:
        if "yaku" in each.finding.text:
            yield f"{each.id} finds a yaku, of which these rules know nothing"
