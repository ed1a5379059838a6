"""The page of the points chart: the chart for each kind of winner, and the steps to a cell."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from scoring import Score
from scoring.rengo.chart import (
    FU_ROWS,
    HAN_COLUMNS,
    WINNER_KINDS,
    WinnerKind,
    chart_cell,
    paid_sums,
)
from scoring.rengo.limits import (
    BEFORE_DOUBLING,
    LIMITS,
    PASSED,
    YAKUMAN_LIMIT,
    Limit,
    basic_points,
)
from scoring.rengo.rule_set import RULES
from web.components.citations import article_links
from web.components.hand import HandView, hand_view
from web.components.links import Link
from web.components.points_chart import (
    ChartPlace,
    ChartView,
    chart_place,
    fu_row,
    han_heads,
    limit_row_views,
    payer_caption,
    winner_title,
)
from wording import (
    Translator,
    amount,
    doubled_fu_text,
    fan_name,
    limit_name,
    payment_text,
    semicolon_list,
    worth_text,
)

LONGEST_NUMBER: Final = 3  # digits of han and fu in an address
MOST_FU: Final = 140
MOST_HAN: Final = 99


@dataclass(frozen=True, slots=True)
class ChartStepView:
    """A step from the hand to what is paid; `own` is that step with the numbers of one hand."""

    text: str
    articles: tuple[Link, ...]
    own: str = ""


@dataclass(frozen=True, slots=True)
class ChartHandView:
    """A hand whose cell is lit: its tiles, who pays what for it, where it is scored."""

    hand: HandView
    paid: str
    href: str


@dataclass(frozen=True, slots=True)
class PointsPageView:
    """The whole page. `here` says which cell is lit; empty where none is."""

    charts: tuple[ChartView, ...]
    steps: tuple[ChartStepView, ...]
    tips: tuple[str, ...]
    here: str = ""
    hand: ChartHandView | None = None


Places = Mapping[WinnerKind, ChartPlace]
"""Where a win stands in the chart of each kind of winner that it may be of."""


def read_places(args: Mapping[str, str]) -> Places:
    """The places that the parameters `han` and `fu` name, for all winners that they allow.

    `seat` and `by` are written as the scorer has them; without one of them both winners and both
    ways are meant. Nothing where there are no such numbers, or no hand comes to them.
    """
    han, fu = (_number(args.get(name, "")) for name in ("han", "fu"))
    if not (0 < han <= MOST_HAN and _is_base(fu)):
        return {}
    return {
        winner: ChartPlace(winner, fu, han, cell.limit.id if cell.limit else "")
        for winner in WINNER_KINDS
        if _allows(args, "seat", winner.is_dealer, "E")
        and _allows(args, "by", winner.drawn, "draw")
        and (cell := chart_cell(fu, han, winner))
    }


def places_of(score: Score) -> Places:
    """The place of a hand that wins."""
    place = chart_place(score)
    return {place.winner: place} if place else {}


def points_page(
    places: Places, t: Translator, score: Score | None = None, href: str = ""
) -> PointsPageView:
    """The page with those places lit; `score` is the hand that stands there, `href` its scorer."""
    own = next(iter(places.values())) if len(places) == 1 else None
    return PointsPageView(
        charts=tuple(_chart(winner, places.get(winner), t) for winner in WINNER_KINDS),
        steps=_steps(own, t),
        tips=_tips(t),
        here=_here(places, score, t),
        hand=_hand(score, href, t) if score else None,
    )


def _number(text: str) -> int:
    """A number of an address; 0 where there is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else 0


def _is_base(fu: int) -> bool:
    """Whether a hand can have that base: 56(5) to (7)."""
    return fu in FU_ROWS or (FU_ROWS[0] <= fu <= MOST_FU and fu % 10 == 0)


def _allows(args: Mapping[str, str], name: str, is_so: bool, value: str) -> bool:
    return not args.get(name) or (args[name] == value) is is_so


def _chart(winner: WinnerKind, place: ChartPlace | None, t: Translator) -> ChartView:
    rows = (fu_row(fu, winner, place, t) for fu in FU_ROWS)
    column = place.han - HAN_COLUMNS.start if place and place.han in HAN_COLUMNS else -1
    return ChartView(
        id=f"{'dealer' if winner.is_dealer else 'child'}-{'tsumo' if winner.drawn else 'ron'}",
        title=winner_title(winner, t),
        paid=payer_caption(winner, t),
        heads=han_heads(t),
        rows=tuple(row for row in rows if any(cell.sums or cell.limit for cell in row.cells)),
        limits=limit_row_views(winner, place, t),
        column=column,
    )


def _here(places: Places, score: Score | None, t: Translator) -> str:
    """`3 han 40 fu: Non-dealer, ron`."""
    if not places:
        return ""
    place = next(iter(places.values()))
    if score and score.account:
        worth = worth_text(score.account, RULES.id, t)
    else:
        worth = t.gettext("%(han)s han %(fu)s fu", han=place.han, fu=place.fu)
    if len(places) > 1:
        return worth
    return t.gettext("%(worth)s: %(winner)s", worth=worth, winner=winner_title(place.winner, t))


def _hand(score: Score, href: str, t: Translator) -> ChartHandView:
    return ChartHandView(
        hand_view(score.hand, RULES.id, t, score.account), payment_text(score, t), href
    )


def _steps(own: ChartPlace | None, t: Translator) -> tuple[ChartStepView, ...]:
    """Articles 56 to 59 in short words; with the numbers of a hand where there is one."""
    numbers = _own_steps(own, t) if own else ("",) * 6
    texts = (
        (t.gettext("Count the fu and round them up to the next ten."), "56"),
        (
            t.gettext("Double them once for each han, dora included, and then twice more: A."),
            "57",
        ),
        (
            t.gettext("Ron: the discarder pays four times A, or six times A to a dealer."),
            "58(2)",
        ),
        (
            t.gettext(
                "Tsumo: each non-dealer pays A and the dealer twice A; to a dealer, each pays "
                "twice A."
            ),
            "58(1)",
        ),
        (t.gettext("Round each payment up to the next hundred, once, at the end."), "58"),
        (
            t.gettext(
                "Above %(child)s (%(dealer)s for a dealer) doubling stops, and the limits "
                "apply. By custom, after a tsumo they are shared in the same way.",
                child=amount(4 * PASSED, t),
                dealer=amount(6 * PASSED, t),
            ),
            "59",
        ),
    )
    return tuple(
        ChartStepView(text, article_links((article,), RULES.id, t), said)
        for (text, article), said in zip(texts, numbers, strict=True)
    )


def _own_steps(own: ChartPlace, t: Translator) -> tuple[str, ...]:
    """The same steps with the numbers of one hand; empty where a step does not concern it."""
    limit = _limit(own)
    if not own.fu:
        return ("",) * 5 + (_limit_step(limit or YAKUMAN_LIMIT, own.winner, t),)
    a = basic_points(own.fu, own.han)
    factor = basic_points(1, own.han)
    doubled = f"{own.fu} × {amount(factor, t)} = {amount(a, t)}"
    first = (
        t.gettext("%(num)s fu", num=own.fu),
        t.gettext(
            "%(han)s + %(more)s = %(times)s times: %(doubled)s",
            han=own.han,
            more=BEFORE_DOUBLING,
            times=own.han + BEFORE_DOUBLING,
            doubled=doubled,
        ),
    )
    if limit:
        return (*first, "", "", "", _limit_step(limit, own.winner, t))
    raw = _formulas(a, own.winner, t)
    paid = " / ".join(amount(each, t) for each in paid_sums(a, own.winner))
    return (
        *first,
        "" if own.winner.drawn else raw,
        raw if own.winner.drawn else "",
        paid,
        "",
    )


def _limit(own: ChartPlace) -> Limit | None:
    return next((row for row in (*LIMITS, YAKUMAN_LIMIT) if row.id == own.limit), None)


def _limit_step(limit: Limit, winner: WinnerKind, t: Translator) -> str:
    paid = " / ".join(amount(each, t) for each in paid_sums(limit.a, winner))
    return t.gettext("%(limit)s: %(paid)s", limit=limit_name(limit.id, t), paid=paid)


def _formulas(a: int, winner: WinnerKind, t: Translator) -> str:
    """What is paid before it is rounded: `4 × 1,280 = 5,120`."""
    if not winner.drawn:
        return _times(6 if winner.is_dealer else 4, a, t)
    twice = _times(2, a, t)
    return twice if winner.is_dealer else semicolon_list((amount(a, t), twice), t)


def _times(times: int, a: int, t: Translator) -> str:
    return f"{times} × {amount(a, t)} = {amount(times * a, t)}"


def _tips(t: Translator) -> tuple[str, ...]:
    """What players know by heart instead of the chart."""
    pinfu, pairs = (fan_name(RULES.fan(name), t) for name in ("pinfu", "chiitoitsu"))
    return (
        t.gettext("The bold rows, 30, 40 and 25 fu, are worth learning by heart."),
        doubled_fu_text(60, 2, t),
        t.gettext(
            "A closed ron is 40 fu, unless it is %(pinfu)s (30) or %(pairs)s (25). Only pungs and "
            "kongs can make it more.",
            pinfu=pinfu,
            pairs=pairs,
        ),
        t.gettext("An open hand of chows, perhaps with a small pung, is 30 fu."),
        t.gettext("A closed tsumo of chows alone is 30 fu, with %(pinfu)s 20.", pinfu=pinfu),
    )
