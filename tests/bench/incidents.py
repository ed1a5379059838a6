"""Make incidents for the desk and hold each against the table: `python -m tests.bench.incidents [N [RULES …]]`.

Each deal is replayed and checked by a second, simple account of the articles; what was changed for the
deed is the tiles of its player alone. Every right answer grades right, every other choice wrong;
payments between players sum to zero; no two choices say the same. Prints how often each foul comes.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from time import process_time
from typing import Final

from quizzes.desk.address import DeskAddress
from quizzes.desk.deed import DecidingLook
from quizzes.desk.grading import PartMark, graded
from quizzes.desk.gravity import BANDS, SCALE
from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.imj_bound import BOUND_DISCARD
from quizzes.desk.incident import DeskIncident, Part, PartAnswer, PartControl
from quizzes.desk.maker import make_incident
from quizzes.desk.plan import row_of
from quizzes.desk.provoking import fouls_in
from quizzes.desk.roles import complainer_of, parties, witness_of
from quizzes.desk.ruling import DeskReason, PlayAfter
from quizzes.desk.tables import called_tile, source_of_call
from quizzes.desk.win_calls import SAME_WAIT, SLOW, WOULD_HAVE_DRAWN
from quizzes.message import TileList, Value
from quizzes.question import PaymentsAnswer
from quizzes.words.translated import translated
from scoring import RULE_SETS, Tile, Wind, WinSource, rule_set
from scoring.mcr.table.fouls import McrFoul
from scoring.play import Action, PlayWall, Stage, TableState, begin_from, moved, refused
from tests.bench.incident_laws import told_wrongly
from tests.scoring.play.rules_of_thumb import account_of
from wording.articles import article
from wording.translator import translator

INCIDENTS: Final = 10_000
TO_NOBODY: Final = frozenset(
    {
        *(McrFoul.LATE_TO_10, McrFoul.LATE_TO_15, McrFoul.OTHER_BREACH, McrFoul.INFORMATION),
        *(McrFoul.NAMES_DISCARD, McrFoul.EMPTY_CLAIM, McrFoul.EMPTY_FLOWER, McrFoul.EARLY_DRAW),
        *(McrFoul.LATE_PUNG, McrFoul.WATCHES_ON),
    }
)
"""Fouls whose points nobody gets."""


def faults_of(incident: DeskIncident) -> Iterator[str]:
    """What is wrong with an incident, in words."""
    yield from _of_tables(incident)
    yield from _of_grading(incident)
    yield from _of_choices(incident)
    yield from _of_sums(incident)
    yield from _of_findings(incident)
    yield from _of_deeds_after(incident)
    yield from _of_remarks(incident)
    yield from _of_rengo_sheets(incident)
    yield from _of_play(incident)
    yield from _of_complaints(incident)
    yield from _of_gravity(incident)
    yield from _of_roles(incident)
    yield from _of_circumstances(incident)
    yield from _of_citations(incident)
    yield from told_wrongly(incident)


# ---- the table ----------------------------------------------------------------------------


def replayed_to(state: TableState) -> tuple[tuple[TableState, ...], PlayWall]:
    """Every state of the deal up to the last move that was made, and the wall it began with."""
    wall = replace(state.wall, front=0, back=0)
    states = [begin_from(state.rules, wall, state.round_wind)]
    for move in state.moves:
        before = states[-1]
        if move.action is Action.RIICHI and refused(before, move):
            before = before._replace(strict=move.seat)  # the draw tells (Rengo 68(4))
        states.append(moved(before, move))
    return tuple(states), wall


def missing_tiles(state: TableState) -> tuple[int, int]:
    """How many tiles of the deal are neither seen, held nor in the wall, and how many are there too often."""
    seen = Counter[Tile]()
    for seat in state.seats:
        seen.update((*seat.standing, *seat.flowers))
        seen.update(tile for each in seat.melds for tile in each.tiles)
        seen.update(each.tile for each in seat.floor if each.claimed_by is None)
    wall = state.wall
    missing = len(wall.tiles) - wall.left - wall.dead - seen.total()
    return missing, (seen - Counter(wall.tiles)).total()


def _of_all_tiles(incident: DeskIncident) -> Iterator[str]:
    """What is held, laid, discarded and left is every tile of the deal, but for one that was hidden."""
    hidden = sum(each.foul == McrFoul.CHEATING and each.is_so for each in incident.truth)
    for state in (incident.state, *(each.state for each in incident.truth)):
        missing, twice = missing_tiles(state)
        if missing not in (0, hidden) or twice:
            yield f"{missing} tiles are missing, {twice} are there too often"


def _of_tables(incident: DeskIncident) -> Iterator[str]:
    yield from _of_all_tiles(incident)
    for happening in incident.truth:
        states, wall = replayed_to(happening.state)
        yield from account_of(states, wall).faults
        yield from _of_others(happening, incident, states[-1])


def _of_others(happening: Happening, incident: DeskIncident, played: TableState) -> Iterator[str]:
    """The deed changes nothing but its player's tiles and the discard that lies there."""
    changed = {each.seat for each in incident.truth} | {happening.state.turn}
    for seat in happening.state.seats:
        is_own = seat.wind in changed
        if not is_own and seat.standing != played.seat(seat.wind).standing:
            yield f"{seat.wind} holds other tiles than were played"


# ---- the parts ----------------------------------------------------------------------------


def _of_grading(incident: DeskIncident) -> Iterator[str]:
    answers: dict[str, PartAnswer | None] = {each.id: each.answer for each in incident.parts}
    asked = [each.id for each in incident.inquiries if each.decides]
    if {each.mark for each in graded(incident, answers, asked).parts} != {PartMark.RIGHT}:
        yield "the right answers are not right"
    for part in incident.parts:
        for other in _others(part):
            result = graded(incident, {part.id: other}, asked)
            marks = [each.mark for each in result.parts if each.part.id == part.id]
            if marks == [PartMark.RIGHT]:
                yield f"{part.id}: {other} is right too"


def _others(part: Part) -> Iterator[PartAnswer]:
    """Answers that are not right."""
    answer = part.answer
    if part.control is PartControl.ONE:
        yield from (each.id for each in part.choices if each.id not in part.accepted)
    elif isinstance(answer, PaymentsAnswer):
        turned = PaymentsAnswer(answer.south, answer.west, answer.north, answer.east)
        if turned != answer:
            yield turned
    elif isinstance(answer, tuple):
        yield answer[1:]
    elif isinstance(answer, int | float):
        yield answer + 1


def _of_choices(incident: DeskIncident) -> Iterator[str]:
    t = translator("en")
    for part in incident.parts:
        texts = [
            translated(each.text, incident.address.rules, t) if each.text else each.id
            for each in part.choices
        ]
        if len(set(texts)) < len(texts):
            yield f"{part.id}: two choices say the same"
        if part.control is PartControl.ONE and len(texts) < 2:
            yield f"{part.id}: nothing to choose"
        if part.control is PartControl.ONE and part.answer not in {e.id for e in part.choices}:
            yield f"{part.id}: the answer is no choice"


def _of_sums(incident: DeskIncident) -> Iterator[str]:
    known = fouls_in(incident)
    if any(part.answer == PlayAfter.REPLAYED.value for part in incident.parts):
        return  # what a chombo takes goes to nobody (Rengo 67)
    if not known.isdisjoint(each.value for each in TO_NOBODY):
        return
    for part in incident.parts:
        if isinstance(part.answer, PaymentsAnswer) and _sum(part.answer):
            yield f"{part.id} sums to {_sum(part.answer)}"


def _sum(paid: PaymentsAnswer) -> float:
    return paid.east + paid.south + paid.west + paid.north


def _of_findings(incident: DeskIncident) -> Iterator[str]:
    """Numbers that are found are those of the table."""
    for inquiry in incident.inquiries:
        kind, _, own = inquiry.id.partition("-")
        told = dict(inquiry.finding.values)
        if kind in (DecidingLook.TILES.value.id, "melds") and own:
            seat = incident.state.seat(Wind(own))
            found = len(seat.standing) if kind == DecidingLook.TILES.value.id else len(seat.melds)
            if "number" in told and told["number"] != found:
                yield f"{inquiry.id} finds {told['number']}, not {found}"


# ---- what is told -------------------------------------------------------------------------


def _of_deeds_after(incident: DeskIncident) -> Iterator[str]:
    """What goes on after the table that is shown leaves no fact about the last discard there."""
    rules = rule_set(incident.address.rules)
    rows = [row_of(rules, each.row) for each in incident.truth if each.row]
    last = [each for each in incident.part("facts").choices if each.id.startswith("last-")]
    counted = [each for each in incident.inquiries if each.id.startswith(("melds-", "discards-"))]
    if (last or (counted and len(incident.truth) == 1)) and any(each.is_after for each in rows):
        yield "the table that is shown is not the one that is told of"
    for happening in incident.truth:
        told = happening.values_by_name
        if "right" in told and not (_is_set(told["right"]) and not _is_set(told["wrong"])):
            yield "the tiles laid open are not a set on the one hand, none on the other"


def _is_set(value: Value) -> bool:
    assert isinstance(value, TileList)
    if len(value.tiles) == 4:
        return len(set(value.tiles)) == 1
    low, mid, high = sorted(each.index for each in value.tiles)
    is_chow = value.tiles[0].is_suited and (mid - low, high - mid) == (1, 1)
    return is_chow or low == high


def _of_remarks(incident: DeskIncident) -> Iterator[str]:
    """Nobody says what that player cannot say there."""
    state = incident.state
    for each in incident.statements:
        is_next = state.stage is Stage.CLAIMS and each.seat is state.turn.after(1)
        if each.text.text == WOULD_HAVE_DRAWN and not (is_next and state.wall.left):
            yield f"{each.seat} would not have drawn next"
        about = each.text.values and dict(each.text.values).get("seat")
        if each.text.text == SLOW and len(state.seat(Wind(str(about))).floor) < 2:
            yield f"{about} cannot have been slow"
        if each.text.text == SAME_WAIT and not _waited(incident, each.seat):
            yield f"{each.seat} did not wait for the same tile"


def _waited(incident: DeskIncident, seat: Wind) -> bool:
    """Whether a hand that nobody sees would have been complete with the called tile."""
    state, (call, *_) = incident.state, incident.truth
    if seat in (*incident.opened, state.turn):
        return False
    tile = called_tile(call.state, call.seat)
    return tile in call.state.seat(seat).waits(state.rules.shapes)


def _of_rengo_sheets(incident: DeskIncident) -> Iterator[str]:
    """The points of a win hang on han and fu alike, and they are told."""
    for part in incident.parts:
        told = dict(part.question.values)
        if (
            part.id == "sheet"
            and incident.address.rules == "rengo"
            and not told.keys() >= {"han", "fu"}
        ):
            yield "the sheet does not tell han and fu"


def _of_play(incident: DeskIncident) -> Iterator[str]:
    """With no tile left the deal ends by itself; what is won is told where it is paid."""
    left = incident.state.wall.left
    for part in incident.parts:
        if part.id.startswith("play") and not left and part.answer != PlayAfter.REPLAYED:
            yield f"{part.id}: no tile is left"
        told = dict(part.question.values)
        if part.id == "payments" and "winner" in told and not told.keys() & {"worth", "fu"}:
            if all(each.id != "count" for each in incident.parts):
                continue  # a yakuman is not counted
            yield "the payments do not tell what the win is worth"


def _of_gravity(incident: DeskIncident) -> Iterator[str]:
    """An amount by gravity stands in one band of the scale, which is told, and so is its reason."""
    for part in incident.parts:
        kind, _, number = part.id.partition("-")
        if kind != "amount":
            continue
        grade = incident.truth[int(number or 1) - 1].values_by_name["gravity"]
        row = row_of(rule_set(incident.address.rules), incident.truth[int(number or 1) - 1].row)
        if grade not in row.grades:
            yield f"{part.id} cannot be as grave as {grade}"
        if not isinstance(grade, int) or part.accepted != BANDS[grade]:
            yield f"{part.id} allows {part.accepted}"
        if all(each.text != SCALE for each in incident.agreed):
            yield "the scale of the event is not told"
        ids = {each.id for each in incident.inquiries if each.decides}
        if not any(each.startswith("gravity-") for each in ids):
            yield "nothing shows how grave it was"


def _of_complaints(incident: DeskIncident) -> Iterator[str]:
    """What is not borne out says what it would need; the record is the form of the text."""
    for part in incident.parts:
        if part.id == "record" and not part.citations[0].startswith("appendix"):
            yield f"the record stands in {part.citations[0]}"
        kind, _, number = part.id.partition("-")
        if kind != "article":
            continue
        happening = incident.truth[int(number or 1) - 1]
        is_plain = happening.row and not happening.at_win and not happening.is_so
        if happening.row == BOUND_DISCARD.key or "10.5" in part.citations:
            continue  # it is no foul either way; it is against the text, without a penalty
        if is_plain and "found" not in dict(part.reason.values):
            yield f"{part.id} does not say what was found"
        if happening.foul == McrFoul.OTHER_BREACH and "3.6.1" in {e.id for e in part.choices}:
            yield "a breach that the text does not name is held against one that it names"


def _of_roles(incident: DeskIncident) -> Iterator[str]:
    """Nobody is asked about a thing who did it, suffered by it, would pay for it or complained of it."""
    for each in incident.truth:
        near = set(parties(each))
        if each.kind is not HappeningKind.WIN_CALL:
            near.add(complainer_of(each))
        if witness_of(each) in near:
            yield f"{witness_of(each)} is asked, and has a part in it"
        others = [other.seat for other in incident.truth if other is not each and other.row]
        if each.row and not each.is_rival and witness_of(each) in others:
            yield f"{witness_of(each)} is asked, and complained of besides"
        friend = each.values_by_name.get("friend")
        if each.row and complainer_of(each) in (friend, each.seat):
            yield f"{complainer_of(each)} complains of what was done for that player"
    if len(set(incident.heading)) < len(incident.heading):
        yield "a sentence of the heading stands twice"


_LATE: Final = frozenset({McrFoul.LATE_TO_10, McrFoul.LATE_TO_15, McrFoul.LATE_OVER_15})
_OUT: Final = frozenset({"disqualified", "suspended-from-the-competition", "session-forfeited"})


def _of_circumstances(incident: DeskIncident) -> Iterator[str]:
    """What a count rests on is told; a deed stands where it can happen; who is out does not play on."""
    told = {each.text for each in incident.heading}
    for each in incident.truth:
        state = each.state
        if each.foul in _LATE and (state.round_wind is not Wind.EAST or state.moves):
            yield "somebody comes late to a table at which play has begun"
        if each.foul in (McrFoul.CLAIM_THEN_WIN, McrFoul.CLAIM_THEN_WIN_SHOWN):
            tile = state.offered
            if tile is None or state.seat(each.seat).standing.count(tile) < 2:
                yield "the pung that was called first is none"
        is_win = each.kind is HappeningKind.WIN_CALL or each.at_win
        is_replaced = is_win and source_of_call(state, each.seat) is WinSource.REPLACEMENT
        if is_replaced and not any("replacement" in text for text in told):
            yield "the kong before the last tile is not told"
    plays = [each for each in incident.parts if each.id.startswith("play")]
    penalties = {str(each.answer) for each in incident.parts if each.id.startswith("penalty")}
    if plays and any(out in id for out in _OUT for id in penalties):
        yield "it is asked how play goes on though somebody is out"


def _of_citations(incident: DeskIncident) -> Iterator[str]:
    """Every article is one of the text; a part without any is ours."""
    rules = incident.address.rules
    for part in incident.parts:
        for cite in part.citations:
            article(rules, cite)  # raises where the text has none
        if not part.citations and not part.ours:
            yield f"{part.id} cites nothing"
        reason = DeskReason(part.reason, part.citations)
        if part.id.startswith("article") and not reason.cites(str(part.answer)):
            yield f"{part.id}: the reason does not cite {part.answer}"


def figures_of(rules: str, number: int, first: int = 0) -> tuple[Counter[str], list[str], float]:
    """How often each foul comes, every fault, and the milliseconds of an incident, from a first seed on."""
    fouls: Counter[str] = Counter()
    faults: list[str] = []
    begun = process_time()
    for seed in range(first, first + number):
        address = DeskAddress(rules, 1 + seed % 5, seed)
        incident = make_incident.__wrapped__(address)
        fouls.update(fouls_in(incident))
        faults += [f"{address}: {each}" for each in faults_of(incident)]
    return fouls, faults, 1000 * (process_time() - begun) / number


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the figures of each rule set."""
    parser = ArgumentParser(prog="python -m tests.bench.incidents", allow_abbrev=False)
    parser.add_argument("number", nargs="?", type=int, default=INCIDENTS)
    parser.add_argument("rules", nargs="*")
    asked = parser.parse_args(arguments)
    for rules in asked.rules or RULE_SETS:
        fouls, faults, ms = figures_of(rules, asked.number)
        print(f"{rules}: {asked.number} incidents, {ms:.0f} ms each with its checks")
        print(f"  faults: {len(faults)} {faults[:12] or ''}")
        print(f"  fouls: {dict(fouls.most_common())}", flush=True)


if __name__ == "__main__":
    main()
