"""The chart of riichi points: what a win pays by fu and han, whole or the row of one hand."""

from dataclasses import dataclass
from urllib.parse import urlencode

from quizzes.typed.score_request import query_of
from scoring import Score, Wind, rule_set
from scoring.rengo.chart import (
    HAN_COLUMNS,
    MEMORIZED_FU,
    ChartCell,
    LimitRow,
    WinnerKind,
    chart_row,
    limit_rows,
)
from scoring.rengo.rule_set import RULES
from wording import Translator, amount, doubled_fu_text, joined_sentences, limit_name, points


@dataclass(frozen=True, slots=True)
class ChartPlace:
    """Where a hand stands in the chart; a yakuman has no fu and no han (59(5))."""

    winner: WinnerKind
    fu: int = 0
    han: int = 0
    limit: str = ""


@dataclass(frozen=True, slots=True)
class ChartCellView:
    """A cell: the sums that are paid, each by itself, or the name of a limit; `here` is the hand's.

    Without either no hand comes there.
    """

    sums: tuple[str, ...] = ()
    limit: str = ""
    here: bool = False


@dataclass(frozen=True, slots=True)
class ChartRowView:
    """The cells of a base. `by_heart` marks what is worth knowing, `here` the row of the hand."""

    fu: str
    cells: tuple[ChartCellView, ...]
    by_heart: bool = False
    here: bool = False


@dataclass(frozen=True, slots=True)
class LimitRowView:
    """A limit: the han that come to it, and what is paid."""

    name: str
    han: str
    cell: ChartCellView


@dataclass(frozen=True, slots=True)
class ChartView:
    """The chart for one kind of winner. `heads` are the columns, `paid` says whose sums stand there;
    `column` is the place of the hand's column, from 0, or -1."""

    id: str
    title: str
    paid: str
    heads: tuple[str, ...]
    rows: tuple[ChartRowView, ...]
    limits: tuple[LimitRowView, ...] = ()
    column: int = -1


@dataclass(frozen=True, slots=True)
class ChartFoldView:
    """What of the chart matters for one hand, and that hand as a query of the chart's page."""

    chart: ChartView
    text: str
    query: str
    rules: str = RULES.id


def chart_place(score: Score) -> ChartPlace | None:
    """Where a hand that wins stands in the chart; None where it wins nothing or has no chart."""
    account = score.account
    if rule_set(score.rules) is not RULES or account is None or not score.win:
        return None
    circumstances = score.hand.circumstances
    winner = WinnerKind(circumstances.seat is Wind.EAST, circumstances.self_drawn)
    if account.base is None:
        return ChartPlace(winner, limit=score.limit or "")
    return ChartPlace(winner, account.base.points, int(account.total), score.limit or "")


def chart_fold(score: Score, t: Translator) -> ChartFoldView | None:
    """The row of a hand's base with its cell; a limit beyond the columns has one of its own."""
    place = chart_place(score)
    if place is None or not place.fu:
        return None
    row = fu_row(place.fu, place.winner, place, t)
    heads = han_heads(t)
    column = place.han - HAN_COLUMNS.start
    if place.han not in HAN_COLUMNS:
        column = len(heads)
        heads = (*heads, points(place.han, RULES.id, t))
        row = ChartRowView(row.fu, (*row.cells, _limit_cell(place, t)), row.by_heart, here=True)
    return ChartFoldView(
        ChartView(
            "row",
            winner_title(place.winner, t),
            payer_caption(place.winner, t),
            heads,
            (row,),
            column=column,
        ),
        text=joined_sentences(rules_of_thumb(place, t), t),
        query=urlencode(query_of(score.hand, RULES), doseq=True),
    )


def rules_of_thumb(place: ChartPlace, t: Translator) -> tuple[str, ...]:
    """What makes it quicker to find the cell of a hand: nothing where it is a limit."""
    half, odd = divmod(place.fu, 2)
    if place.limit or odd or half not in MEMORIZED_FU:
        return ()
    return (doubled_fu_text(place.fu, place.han, t),)


def han_heads(t: Translator) -> tuple[str, ...]:
    """The heads of the columns: `1 han`."""
    return tuple(points(han, RULES.id, t) for han in HAN_COLUMNS)


def fu_row(fu: int, winner: WinnerKind, place: ChartPlace | None, t: Translator) -> ChartRowView:
    """The row of a base, with the hand's cell marked where it is in it."""
    own = place is not None and (place.winner, place.fu) == (winner, fu)
    cells = tuple(
        _cell(cell, own and place is not None and place.han == han, t)
        for han, cell in zip(HAN_COLUMNS, chart_row(fu, winner), strict=True)
    )
    return ChartRowView(
        t.gettext("%(num)s fu", num=fu), cells, by_heart=fu in MEMORIZED_FU, here=own
    )


def limit_row_views(
    winner: WinnerKind, place: ChartPlace | None, t: Translator
) -> tuple[LimitRowView, ...]:
    """The limits, with that of the hand marked."""
    return tuple(
        LimitRowView(
            limit_name(row.limit.id, t),
            _han_text(row, t),
            ChartCellView(
                _sums(row.paid, t),
                here=place is not None and (place.winner, place.limit) == (winner, row.limit.id),
            ),
        )
        for row in limit_rows(winner)
    )


def winner_title(winner: WinnerKind, t: Translator) -> str:
    """Who wins, and how."""
    if winner.is_dealer:
        return t.gettext("Dealer, tsumo") if winner.drawn else t.gettext("Dealer, ron")
    return t.gettext("Non-dealer, tsumo") if winner.drawn else t.gettext("Non-dealer, ron")


def payer_caption(winner: WinnerKind, t: Translator) -> str:
    """Whose payments stand in the cells."""
    if not winner.drawn:
        return t.gettext("What the discarder pays")
    if winner.is_dealer:
        return t.gettext("What each of the three pays")
    return t.gettext("What each non-dealer pays / what the dealer pays")


def _cell(cell: ChartCell | None, here: bool, t: Translator) -> ChartCellView:
    if cell is None:
        return ChartCellView()
    if cell.limit:
        return ChartCellView(limit=limit_name(cell.limit.id, t), here=here)
    return ChartCellView(_sums(cell.paid, t), here=here)


def _limit_cell(place: ChartPlace, t: Translator) -> ChartCellView:
    (row,) = [row for row in limit_rows(place.winner) if row.limit.id == place.limit]
    return ChartCellView(_sums(row.paid, t), limit_name(place.limit, t), here=True)


def _sums(paid: tuple[int, ...], t: Translator) -> tuple[str, ...]:
    return tuple(amount(each, t) for each in paid)


def _han_text(row: LimitRow, t: Translator) -> str:
    if not row.least:
        return ""
    if row.most is None:
        return t.gettext("%(han)s han or more", han=row.least)
    if row.most > row.least:
        return t.gettext("%(least)s–%(most)s han", least=row.least, most=row.most)
    if not row.from_fu:
        return points(row.least, RULES.id, t)
    (four, four_fu), (three, three_fu) = row.from_fu
    return t.gettext(
        "%(han)s han; %(four)s from %(four_fu)s fu, %(three)s from %(three_fu)s fu",
        han=row.least,
        four=four,
        four_fu=four_fu,
        three=three,
        three_fu=three_fu,
    )
