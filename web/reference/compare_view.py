"""A hand under every rule set: a column for each, a row for each pattern, what differs lit."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from quizzes.kin import equivalent_fans
from scoring import (
    RULE_SETS,
    WINDS,
    Account,
    Fan,
    Hand,
    RuleSet,
    Score,
    Struck,
    Wind,
    WinSource,
    rule_set,
)
from scoring.compare import Cell, Column, Comparison, PatternRow
from scoring.unnamed import unnamed_payments
from web.components.citations import article_links
from web.components.hand import HandView, hand_view
from web.components.links import Link
from web.components.refusal import refusal
from web.components.worth import hand_value_text
from wording import (
    Translator,
    amount,
    fan_name,
    minimum_text,
    payment_unit,
    rules_badge,
    seat_name,
    signed,
    why_no_win,
    why_struck,
)

FanHref = Callable[[str, str], str]
"""The address of a fan's page, by the ids of rule set and fan."""
RulesHref = Callable[[str], str]
"""The address of the scorer with this hand under that rule set."""


@dataclass(frozen=True, slots=True)
class RuleSetHead:
    """The head of a column; `fault` says why the rule set cannot have such a hand."""

    badge: str
    text: str
    href: str
    current: bool
    fault: str = ""


@dataclass(frozen=True, slots=True)
class CellFan:
    """A fan in a cell, counted or struck; a struck one says why and where that stands."""

    value: str
    fan: Link
    struck: bool = False
    reason: str = ""
    articles: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class PatternCell:
    """What a rule set makes of a pattern; `text` where it shows no fan, `lit` where it differs."""

    entries: tuple[CellFan, ...] = ()
    text: str = ""
    lit: bool = False


@dataclass(frozen=True, slots=True)
class ComparisonLine:
    """A pattern by the name that the reader's own rule set gives it."""

    name: str
    cells: tuple[PatternCell, ...]


@dataclass(frozen=True, slots=True)
class SumView:
    """A figure under each column: a text, what is said of it, whether it differs."""

    label: str
    cells: tuple[tuple[str, str, bool], ...]


@dataclass(frozen=True, slots=True)
class ComparisonView:
    """The whole comparison; `count` is the number of rule sets."""

    count: int
    hand: HandView
    heads: tuple[RuleSetHead, ...]
    rows: tuple[ComparisonLine, ...]
    sums: tuple[SumView, ...]


def comparison_view(
    comparison: Comparison,
    hand: Hand,
    chosen_rules: RuleSet,
    t: Translator,
    fan_href: FanHref,
    rules_href: RulesHref,
) -> ComparisonView:
    """The comparison in the reader's language; `chosen_rules` is the rule set that they chose."""
    scored = {column.rules for column in comparison.columns if column.score}
    shown = chosen_rules.id if chosen_rules.id in scored or not scored else next(iter(scored))
    return ComparisonView(
        count=len(comparison.columns),
        hand=hand_view(hand, shown, t),
        heads=tuple(_head(column, chosen_rules, t, rules_href) for column in comparison.columns),
        rows=tuple(_row(row, comparison, chosen_rules, t, fan_href) for row in comparison.rows),
        sums=(_worth(comparison, t), *_payments(comparison, hand, t)),
    )


def _head(column: Column, chosen_rules: RuleSet, t: Translator, href: RulesHref) -> RuleSetHead:
    return RuleSetHead(
        badge=rules_badge(column.rules, t),
        text=minimum_text(column.rules, t),
        href=href(column.rules),
        current=column.rules == chosen_rules.id,
        fault=refusal(column.fault, t) if column.fault else "",
    )


def _row(
    row: PatternRow, comparison: Comparison, chosen_rules: RuleSet, t: Translator, href: FanHref
) -> ComparisonLine:
    lit = _lit(row)
    cells = []
    for column in comparison.columns:
        cell = row.cells.get(column.rules)
        if column.score is None or cell is None:
            cells.append(PatternCell())
            continue
        cells.append(_cell(cell, column.score, row, column.rules in lit, t, href))
    return ComparisonLine(fan_name(_named(row, chosen_rules), t), tuple(cells))


def _named(row: PatternRow, chosen_rules: RuleSet) -> Fan:
    """The fan whose name heads the row: the reader's own rule set's, where it has one."""
    ids = (chosen_rules.id, *row.cells)
    return next(fan for rules in ids if rules in row.cells for fan in _fans(row.cells[rules]))


def _fans(cell: Cell) -> Iterable[Fan]:
    yield from (line.fan for line in cell.counted)
    yield from (line.fan for line in cell.struck)


def _lit(row: PatternRow) -> frozenset[str]:
    """The rule sets in whose column the outcome of the pattern is another than elsewhere.

    Editions of one system are lit where they part. Of different systems those are lit that know
    the pattern and do not count it, while another does.
    """
    lit: set[str] = set()
    for rules, cell in row.cells.items():
        family = [each for each in row.cells if rule_set(each).system is rule_set(rules).system]
        parted = any(row.cells[each].outcome != cell.outcome for each in family)
        counted_elsewhere = any(other.counted for other in row.cells.values())
        if parted or (counted_elsewhere and not cell.counted and _knows(rules, row)):
            lit.add(rules)
    return frozenset(lit)


def _knows(rules: str, row: PatternRow) -> bool:
    """Whether the rule set has a fan for the pattern at all."""
    to = RULE_SETS[rules]
    return any(
        equivalent_fans(fan.id, RULE_SETS[other], to)
        for other, cell in row.cells.items()
        for fan in _fans(cell)
    )


def _cell(
    cell: Cell, score: Score, row: PatternRow, lit: bool, t: Translator, href: FanHref
) -> PatternCell:
    account = score.account
    if cell.absent or account is None:
        known = _knows(score.rules, row)
        text = t.gettext("not here") if known else t.gettext("not in this rule set")
        return PatternCell(text=text, lit=lit)
    counted = tuple(
        CellFan(amount(line.points, t), _link(line.fan, score, t, href)) for line in cell.counted
    )
    struck = tuple(_struck(line, account, score, t, href) for line in cell.struck)
    return PatternCell((*counted, *struck), lit=lit)


def _struck(line: Struck, account: Account, score: Score, t: Translator, href: FanHref) -> CellFan:
    return CellFan(
        amount(line.value * line.times, t),
        _link(line.fan, score, t, href),
        struck=True,
        reason=why_struck(line, account, score, t),
        articles=article_links(line.articles, score.rules, t),
    )


def _link(fan: Fan, score: Score, t: Translator, href: FanHref) -> Link:
    return Link(fan_name(fan, t), href(score.rules, fan.id))


NO_VALUE: Final = "–"


def _worth(comparison: Comparison, t: Translator) -> SumView:
    """What the hand is worth under each, and why it is no win where it is none."""
    cells = []
    for column in comparison.columns:
        scored = column.score
        if scored is None:
            cells.append((NO_VALUE, "", False))
            continue
        cells.append(
            (hand_value_text(scored, t), why_no_win(scored, t), _parts(column, comparison))
        )
    return SumView(t.gettext("Worth"), tuple(cells))


def _parts(column: Column, comparison: Comparison) -> bool:
    """Whether an edition of the same system comes to another sum."""
    family = [
        each.score
        for each in comparison.columns
        if each.score and rule_set(each.rules).system is rule_set(column.rules).system
    ]
    return any(
        each.total != column.score.total or each.win != column.score.win
        for each in family
        if column.score
    )


def _payments(comparison: Comparison, hand: Hand, t: Translator) -> tuple[SumView, ...]:
    """What each player gains or loses, the winner first."""
    payers = _unnamed_payers(hand, t) if hand.circumstances.discarder_unnamed else _payers(hand, t)
    winner = seat_name(hand.circumstances.seat, t)
    rows = {t.gettext("%(seat)s, the winner", seat=winner): _won, **payers}
    return tuple(
        SumView(label, tuple(_paid(column, paid, t) for column in comparison.columns))
        for label, paid in rows.items()
    )


Paid = Callable[[Score], int]
"""What a player gains or loses by a score that pays."""


def _won(scored: Score) -> int:
    return _change(scored, scored.hand.circumstances.seat)


def _change(scored: Score, seat: Wind) -> int:
    return scored.payments[seat] if scored.payments else 0


def _payers(hand: Hand, t: Translator) -> dict[str, Paid]:
    """The three others by their seats."""
    return {
        seat_name(seat, t): partial(_change, seat=seat)
        for seat in WINDS
        if seat is not hand.circumstances.seat
    }


def _unnamed_payers(hand: Hand, t: Translator) -> dict[str, Paid]:
    """The others by what they did, where nobody said whose tile it was."""
    circumstances = hand.circumstances
    is_robbed = circumstances.by is WinSource.ROBBED_KONG
    giver = (
        t.gettext("The player whose kong was robbed") if is_robbed else t.gettext("The discarder")
    )
    each = t.gettext("Each of the others")
    return {giver: _paid_by_giver, each: _paid_by_others}


def _paid_by_giver(scored: Score) -> int:
    unnamed = unnamed_payments(scored)
    return -unnamed.discarder if unnamed else _change(scored, scored.hand.circumstances.paid_by)


def _paid_by_others(scored: Score) -> int:
    unnamed = unnamed_payments(scored)
    return -unnamed.other if unnamed else _change(scored, scored.hand.circumstances.paid_by)


def _paid(column: Column, paid: Paid, t: Translator) -> tuple[str, str, bool]:
    scored = column.score
    if scored is None or not scored.payments:
        return (NO_VALUE, "", False)
    unit = payment_unit(column.rules, t) if paid is _won else ""
    return (signed(paid(scored), t), unit, False)
