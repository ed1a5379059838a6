"""Sheets to be filled in, and a filled one with an error in it."""

from collections.abc import Sequence
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.misconceptions.settlement import Payments
from quizzes.misconceptions.sheets import (
    DEAL_FOR_TOTAL,
    RIGHT_LINE_REFUSED,
    SIGNS_TURNED,
    TOTAL_MISCARRIED,
)
from quizzes.sheets.imj import imj_deal
from quizzes.sheets.lines import Cell, Sheet, SheetLine
from quizzes.sheets.mcr import mcr_deal
from quizzes.sheets.rengo import rengo_deal
from quizzes.sheets.settled import DealMaker, SettledDeal, worked_cell
from quizzes.sheets.task import AskedOfSheet, SheetTask
from scoring import WINDS, RuleSet, System, Wind
from scoring.imj.table.event import EventSettings
from scoring.mcr.table.book import book
from scoring.mcr.table.sessions import SCORE, START
from scoring.rows import row_for_each
from wording import N_

_DEALS: Final = row_for_each(
    System, {System.MCR: mcr_deal, System.IMJ: imj_deal, System.RENGO: rengo_deal}
)
_EARLIER: Final = {1: 1, 2: 2, 3: 2, 4: 3, 5: 3}
"""Deals that are written already, by level."""
_TOLD: Final = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
"""Deals that are told where totals are asked for."""
_IN_ERROR_SHEET: Final = 4
_TRIES: Final = 20
_DEAL: Final = N_("Deal %(num)s")
_TOLD_OF: Final = N_("Deal %(num)s: %(what)s")
_AT_START: Final = N_("At the start")
_BY_FIRST_SEAT: Final = N_("Players are named after their seats at the start.")
_TOTAL_AFTER: Final = N_("Total after deal %(num)s")
_RIGHT_LINE: Final = N_("Deal %(num)s should read:")
_EXCHANGED: Final = N_("The points of %(one)s and %(other)s are swapped.")
_EXCHANGED_OF_WIN: Final = N_("The points of the win are swapped between %(one)s and %(other)s.")
_RIGHT_TOTALS: Final = N_("The totals after deal %(num)s should read:")


def start_of(rules: RuleSet) -> int:
    """What each player has before the first deal; Rengo's text names nothing, so points won and lost."""
    if rules.system is System.MCR:
        return START[book(rules.id)]
    return EventSettings().start if rules.system is System.IMJ else 0


def total_articles(rules: RuleSet) -> tuple[str, ...]:
    """Where the text says that deals are added up."""
    if rules.system is System.MCR:
        return SCORE[book(rules.id)]
    return ("7.1(3)", "31") if rules.system is System.IMJ else ()


def points_task(rules: RuleSet, draw: Draw, level: int) -> SheetTask:
    """The points of the last deal, told in words, below the deals that are written."""
    deals = _drawn(rules, draw, level, _EARLIER[level] + 1)
    last, number = deals[-1], len(deals)
    return SheetTask(
        asks=AskedOfSheet.POINTS,
        sheet=_sheet(rules, deals[:-1], [number]),
        facts=(*_how_called(rules), *_told(number, last)),
        asked=message(
            N_("How many points does each player gain or lose in deal %(num)s?"), num=number
        ),
        answer=last.points,
        working=(*last.worked(), *last.rule),
        articles=last.articles or total_articles(rules),
        wrong=last.wrong,
    )


def totals_task(rules: RuleSet, draw: Draw, level: int) -> SheetTask:
    """The running totals after one deal and more that are told in words."""
    told = _TOLD[level]
    deals = _drawn(rules, draw, level, _EARLIER[level] + told)
    before, new = deals[:-told], deals[-told:]
    held, number = _totals(rules, before), len(deals)
    terms = {
        seat: (held[seat], *(each.points[seat] for each in new if each.points[seat]))
        for seat in WINDS
    }
    wrong = [(DEAL_FOR_TOTAL, {seat: sum(terms[seat][1:]) for seat in WINDS})]
    for trap, points in new[-1].wrong:
        rest = {seat: sum(terms[seat]) - new[-1].points[seat] for seat in WINDS}
        wrong.append((trap, {seat: rest[seat] + points[seat] for seat in WINDS}))
    working = [worked_cell(seat, terms[seat]) for seat in WINDS]
    rule = dict.fromkeys(each for deal in new for each in deal.rule)
    cited = dict.fromkeys(each for deal in new for each in deal.articles)
    return SheetTask(
        asks=AskedOfSheet.TOTALS,
        sheet=_sheet(rules, before, range(len(before) + 1, number + 1)),
        facts=(
            *_how_called(rules),
            *(
                fact
                for place, deal in enumerate(new, len(before) + 1)
                for fact in _told(place, deal)
            ),
        ),
        asked=message(N_("What is each player's total after deal %(num)s?"), num=number),
        answer={seat: sum(terms[seat]) for seat in WINDS},
        working=(*working, *rule),
        articles=tuple(dict.fromkeys((*cited, *total_articles(rules)))),
        wrong=tuple(wrong),
    )


def error_task(rules: RuleSet, draw: Draw, level: int) -> SheetTask:
    """A sheet of four deals, one of whose lines is wrong."""
    deals = _drawn(rules, draw, level, _IN_ERROR_SHEET)
    lines = [each for each in range(_IN_ERROR_SHEET) if deals[each].wrong]
    at = draw.pick(lines)
    deal = deals[at]
    carried = _has_totals(rules) and draw.chance(0.3)
    held = _totals(rules, deals[:at])
    right = {seat: held[seat] + deal.points[seat] for seat in WINDS}
    if carried:
        trap, written = TOTAL_MISCARRIED, deal.points
        victim = draw.pick([seat for seat in WINDS if deal.points[seat]])
        shown = {**right, victim: held[victim] - deal.points[victim]}
        lead, cells = (
            _RIGHT_TOTALS,
            tuple(worked_cell(seat, (held[seat], deal.points[seat])) for seat in WINDS),
        )
    else:
        trap, written = draw.pick(deal.wrong)
        shown = {seat: held[seat] + written[seat] for seat in WINDS}
        lead, cells = _RIGHT_LINE, deal.worked()
    entries = [each.points for each in deals]
    entries[at] = written
    sheet = _with_error(rules, entries, at, shown)
    choices = tuple(
        (str(each + 1), message(_DEAL, num=each + 1), None if each == at else RIGHT_LINE_REFUSED)
        for each in range(_IN_ERROR_SHEET)
    )
    cited = (*deal.articles, *(total_articles(rules) if carried else ()))
    return SheetTask(
        asks=AskedOfSheet.ERROR,
        sheet=sheet,
        facts=(
            *_how_called(rules),
            *(fact for num, each in enumerate(deals, 1) for fact in _told(num, each)),
        ),
        asked=message(N_("In which deal was a mistake made on the sheet?")),
        answer=str(at + 1),
        working=(
            *(_exchanged(deal.points, written) if trap == SIGNS_TURNED else ()),
            message(lead, num=at + 1),
            *cells,
            *deal.rule,
        ),
        articles=tuple(dict.fromkeys(cited)),
        choices=choices,
        wrong=((trap, written),),
    )


def _exchanged(points: Payments, written: Payments) -> tuple[Message]:
    """Whose points stand in each other's place; beside the win one of them may have paid more."""
    one, other = (seat for seat in WINDS if points[seat] != written[seat])
    is_all = written[one] == points[other]
    return (message(_EXCHANGED if is_all else _EXCHANGED_OF_WIN, one=one, other=other),)


def _drawn(rules: RuleSet, draw: Draw, level: int, count: int) -> list[SettledDeal]:
    """So many deals; in the last one something is paid."""
    make: DealMaker = _DEALS[rules.system]
    deals: list[SettledDeal] = []
    dealer = Wind.EAST
    for number in range(count):
        deal = make(rules, draw, level, dealer)
        for _ in range(_TRIES):
            if number < count - 1 or any(deal.points.values()):
                break
            deal = make(rules, draw, level, dealer)
        deals.append(deal)
        dealer = dealer if deal.dealer_stays else dealer.after(1)
    return deals


def _told(number: int, deal: SettledDeal) -> tuple[Message, ...]:
    """What happened in the deal; its number stands before the first sentence."""
    first, *others = deal.sentences
    return (message(_TOLD_OF, num=number, what=first), *others)


def _how_called(rules: RuleSet) -> tuple[Message, ...]:
    """What players are called on a sheet of Rengo, whose dealer is always East (13)."""
    return (message(_BY_FIRST_SEAT),) if rules.system is System.RENGO else ()


def _has_totals(rules: RuleSet) -> bool:
    """Whether each player has a column of totals: on the sheets of the competition rules."""
    return rules.system is System.MCR


def _totals(rules: RuleSet, deals: Sequence[SettledDeal]) -> Payments:
    start = start_of(rules)
    return {seat: start + sum(each.points[seat] for each in deals) for seat in WINDS}


def _sheet(rules: RuleSet, deals: Sequence[SettledDeal], empty: Sequence[int]) -> Sheet:
    """The deals that are written, then lines that are empty."""
    entries = [each.points for each in deals]
    lines = _written(rules, entries)
    width = len(WINDS) * (2 if _has_totals(rules) else 1)
    lines += [SheetLine(message(_DEAL, num=each), (None,) * width) for each in empty]
    return Sheet(tuple(lines), _has_totals(rules))


def _written(rules: RuleSet, entries: Sequence[Payments]) -> list[SheetLine]:
    start = start_of(rules)
    held: dict[Wind, float] = dict.fromkeys(WINDS, start)
    lines = []
    if start:
        lines.append(_start_line(rules, start))
    for number, points in enumerate(entries, 1):
        held = {seat: held[seat] + points[seat] for seat in WINDS}
        lines.append(SheetLine(message(_DEAL, num=number), _cells(rules, points, held)))
    if not _has_totals(rules) and entries:
        cells = tuple(held[seat] for seat in WINDS)
        label = message(_TOTAL_AFTER, num=len(entries))
        lines.append(SheetLine(label, cells, is_signed=not start))
    return lines


def _start_line(rules: RuleSet, start: int) -> SheetLine:
    cells: tuple[Cell, ...] = (start,) * len(WINDS)
    if _has_totals(rules):
        cells = tuple(each for seat in WINDS for each in (None, start))
    return SheetLine(message(_AT_START), cells, is_signed=False)


def _cells(rules: RuleSet, points: Payments, held: Payments) -> tuple[Cell, ...]:
    if not _has_totals(rules):
        return tuple(points[seat] for seat in WINDS)
    return tuple(each for seat in WINDS for each in (points[seat], held[seat]))


def _with_error(rules: RuleSet, entries: Sequence[Payments], at: int, shown: Payments) -> Sheet:
    """The sheet as it was written: totals after the error go on from what it says."""
    start = start_of(rules)
    held: Payments = dict.fromkeys(WINDS, start)
    lines = [_start_line(rules, start)] if start and _has_totals(rules) else []
    for number, points in enumerate(entries):
        held = {seat: held[seat] + points[seat] for seat in WINDS}
        held = shown if number == at else held
        lines.append(SheetLine(message(_DEAL, num=number + 1), _cells(rules, points, held)))
    return Sheet(tuple(lines), _has_totals(rules))
