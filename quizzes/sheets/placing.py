"""Table points of a table, and places after several sessions, with ties."""

from fractions import Fraction
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.misconceptions.settlement import Payments
from quizzes.misconceptions.sheets import TIE_BROKEN, WRONG_ORDER
from quizzes.sheets.lines import Sheet, SheetLine
from quizzes.sheets.task import AskedOfSheet, SheetTask
from scoring import WINDS, RuleSet, System
from scoring.imj.table.event import EventSettings, places
from scoring.mcr.table.book import RuleBook, book
from scoring.mcr.table.ranking import Session, SessionRecord, ranking
from scoring.mcr.table.sessions import START, TABLE_POINTS, standard_points
from scoring.table import Ruling, ranks
from wording import N_

_TIES: Final = {1: 0.0, 2: 0.3, 3: 0.5, 4: 0.7, 5: 0.9}
COMPETITION: Final = N_("Competition points")
STANDARD: Final = N_("Table points")
_PLACE: Final = N_("Final place")
_RULE: Final = N_("The sum of table points decides; if it is equal, the sum of competition points.")
_RULE_1998: Final = N_(
    "The sum of table points decides, then the sum of competition points, then the highest "
    "table points in one session, then, as this site reads it, the next highest."
)
_AFTER: Final = N_(
    "Three sessions are over. The sheet shows the totals of four players from four tables, named here after the winds."
)
_AFTER_1998: Final = N_(
    "Three sessions are over, with each table a group of its own: 4, 2, 1 and 0 standard points. The sheet shows the totals of four players from four tables, named here after the winds."
)
"""In 1998 points go by the places in a group (10.2(2)); only in a group of four are they these."""
_SILENT: Final = N_(
    "The text does not say what happens in a tie; on this site tied players share the better place."
)
MADOS: Final = N_("Mados in hand")
_WITH: Final = N_("%(seat)s takes place %(place)s, worth %(points)s.")
_AT: Final = N_("%(seat)s: place %(place)s.")
_SHARED: Final = N_(
    "The text does not say what happens in a tie; on this site tied players share the points of their places."
)
_BETTER: Final = N_(
    "The text says nothing more about ties; on this site tied players share the better place."
)


def rank_task(rules: RuleSet, draw: Draw, level: int) -> SheetTask:
    """Table points or places of four, mostly with some who are equal at the higher levels."""
    if rules.system is System.IMJ:
        return _of_mados(draw, level)
    edition = book(rules.id)
    if edition is not RuleBook.OF_1998 and draw.chance(0.5):
        return _of_table(edition, draw, level)
    return _of_sessions(edition, draw, level)


def _scores(draw: Draw, level: int) -> list[int]:
    """Competition points of a session that sum to zero, perhaps with a tie."""
    if draw.chance(_TIES[level]):
        twice, other = draw.pick(range(-60, 75)), draw.pick(range(-90, 91))
        scores = [twice, twice, other, -2 * twice - other]
    else:
        scores = [draw.pick(range(8, 120)), draw.pick(range(-80, 60)), draw.pick(range(-120, -4))]
        scores.append(-sum(scores))
    return draw.shuffled(scores)


def _of_table(edition: RuleBook, draw: Draw, level: int) -> SheetTask:
    scores = _scores(draw, level)
    ruled = standard_points(edition, scores)
    while any((2 * each).denominator != 1 for each in ruled.value):  # thirds cannot be written down
        scores = _scores(draw, level)
        ruled = standard_points(edition, scores)
    placed = ranks([(each,) for each in scores])
    answer = _by_seat(ruled.value)
    working = [
        message(_WITH, seat=seat, place=place, points=float(points))
        for seat, place, points in zip(WINDS, placed, ruled.value, strict=True)
    ]
    if ruled.ours:
        working.append(message(_SHARED))
    broken = [sorted(range(4), key=lambda each: -scores[each]).index(each) for each in range(4)]
    wrong = _by_seat([Fraction(TABLE_POINTS[each]) for each in broken])
    return SheetTask(
        asks=AskedOfSheet.RANK,
        sheet=Sheet(
            (
                SheetLine(message(COMPETITION), tuple(scores)),
                SheetLine(message(STANDARD), (None,) * len(WINDS)),
            )
        ),
        facts=(
            message(
                N_(
                    "The session is over. The sheet shows the points of the four players at a table."
                )
            ),
        ),
        asked=message(N_("How many table points does each player get?")),
        answer=answer,
        working=tuple(working),
        articles=ruled.articles,
        wrong=((TIE_BROKEN, wrong),) if wrong != answer else (),
        is_house_ruling=ruled.ours,
    )


def _by_seat(values: "tuple[Fraction, ...] | list[Fraction]") -> Payments:
    return {
        seat: int(each) if each == int(each) else float(each)
        for seat, each in zip(WINDS, values, strict=True)
    }


def _of_sessions(edition: RuleBook, draw: Draw, level: int) -> SheetTask:
    """The places of four after three sessions: the sums, and in 1998 the best session after them."""
    records = [_record(draw, START[edition]) for _ in WINDS]
    if draw.chance(_TIES[level]):
        one, other = draw.sample(range(len(WINDS)), 2)
        records[other] = _as_good(records[one], draw, whole=draw.chance(0.5))
    ruled = ranking(edition, records)
    lines = [
        SheetLine(message(STANDARD), tuple(float(each.standard) for each in records), False),
        SheetLine(
            message(COMPETITION),
            tuple(each.competition for each in records),
            is_signed=not START[edition],
        ),
    ]
    if edition is RuleBook.OF_1998:
        lines += [
            SheetLine(
                message(N_("Table points, session %(num)s"), num=number + 1),
                tuple(float(each.sessions[number].standard) for each in records),
                False,
            )
            for number in range(3)
        ]
    lines.append(SheetLine(message(_PLACE), (None,) * len(WINDS)))
    by_competition = ranks([(each.competition,) for each in records])
    return _of_places(
        ruled,
        Sheet(tuple(lines)),
        message(_AFTER_1998 if edition is RuleBook.OF_1998 else _AFTER),
        ((WRONG_ORDER, by_competition),),
        message(_RULE_1998 if edition is RuleBook.OF_1998 else _RULE),
    )


def _record(draw: Draw, start: int) -> SessionRecord:
    """Three sessions; the points that one begins with are among its own (1998, 5.34(7))."""
    return SessionRecord(
        tuple(
            Session(Fraction(draw.pick(TABLE_POINTS)), start + draw.pick(range(-90, 121)))
            for _ in range(3)
        )
    )


def _as_good(record: SessionRecord, draw: Draw, *, whole: bool) -> SessionRecord:
    """Another with as many table points; `whole`: and as many competition points."""
    turned = draw.shuffled([each.standard for each in record.sessions])
    points = [each.competition for each in record.sessions]
    step = draw.pick(range(3, 30))
    points = [points[0] + step, points[1] - step, points[2] + (0 if whole else step + 1)]
    pairs = zip(turned, points, strict=True)
    return SessionRecord(tuple(Session(each, number) for each, number in pairs))


def _of_mados(draw: Draw, level: int) -> SheetTask:
    """The places of an event of International Mahjong by the mados in hand (31)."""
    start, scores = EventSettings().start, _scores(draw, level)
    held = {seat: start + 16 * each for seat, each in zip(WINDS, scores, strict=True)}
    found = places(held)
    ruled = Ruling(tuple(found.value[seat] for seat in WINDS), found.articles, found.ours)
    lines = (
        SheetLine(message(MADOS), tuple(held[seat] for seat in WINDS), False),
        SheetLine(message(_PLACE), (None,) * len(WINDS)),
    )
    broken = sorted(WINDS, key=lambda seat: -held[seat])
    in_turn = tuple(broken.index(seat) + 1 for seat in WINDS)
    return _of_places(
        ruled,
        Sheet(lines),
        message(N_("The event is over. The sheet shows the mados that each player has in hand.")),
        ((TIE_BROKEN, in_turn),),
        message(N_("The player with more mados ranks higher.")),
        _SILENT,
    )


def _of_places(
    ruled: Ruling[tuple[int, ...]],
    sheet: Sheet,
    fact: Message,
    wrong: tuple[tuple[str, tuple[int, ...]], ...],
    rule: Message,
    tied: str = _BETTER,
) -> SheetTask:
    """The task of giving each of four a place; `tied` says how the text treats tied players."""
    answer = dict(zip(WINDS, ruled.value, strict=True))
    working = [message(_AT, seat=seat, place=answer[seat]) for seat in WINDS]
    working.append(rule)
    if ruled.ours:
        working.append(message(tied))
    traps = [(trap, dict(zip(WINDS, each, strict=True))) for trap, each in wrong]
    return SheetTask(
        asks=AskedOfSheet.RANK,
        sheet=sheet,
        facts=(fact,),
        asked=message(N_("What place does each player take?")),
        answer=answer,
        working=tuple(working),
        articles=ruled.articles,
        wrong=tuple((trap, points) for trap, points in traps if points != answer),
        is_house_ruling=ruled.ours,
    )
