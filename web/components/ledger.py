"""The account of a hand as blocks of rows: counted, not counted."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal

from scoring import Account, Counted, Fan, Score, Struck, TileSet, Use
from web.components.chart import chart_articles
from web.components.citations import article_link, article_links
from web.components.fan_values import YAKUMAN_SERIES
from web.components.lights import highlight_row
from web.components.links import Link
from web.components.points_chart import ChartFoldView
from wording import (
    Translator,
    amount,
    conversion_text,
    fan_name,
    held_wait_text,
    joined_sentences,
    payment_text,
    points,
    principle_name,
    second_name,
    total_note,
    why_counted,
    why_struck,
)

Sign = Literal["", "missed", "invented", "right"]


Change = Literal["", "new", "gone", "moved", "struck"]


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One fan of an account.

    `row` numbers the row for the lights (1 to 24; 0: lights nothing).  `value` is what the
    row adds, already multiplied by `times`.  `sign_word` replaces the sign's usual word.
    `change` says what a change of the hand did to it.  `fan` is the id of a row that counts
    or is struck.  `more` leads to the rest of a reason that is not told at once.
    """

    value: str
    name: str
    row: int = 0
    href: str = ""
    second_name: str = ""
    second_lang: str = ""
    reason: str = ""
    articles: tuple[Link, ...] = ()
    sets: tuple[tuple[str, ...], ...] = ()
    times: int = 1
    struck: bool = False
    sign: Sign = ""
    sign_word: str = ""
    name_lang: str = ""
    change: Change = ""
    fan: str = ""
    more: Link | None = None


@dataclass(frozen=True, slots=True)
class LedgerView:
    """A block of rows; `unit` is what the total counts, `after` stands below the total
    (flowers), `note` below all, `chart` in a fold under it."""

    rows: tuple[LedgerRow, ...]
    total: str = ""
    unit: str = ""
    total_note: str = ""
    after: tuple[LedgerRow, ...] = ()
    note: str = ""
    note_articles: tuple[Link, ...] = ()
    chart: ChartFoldView | None = None


@dataclass(frozen=True, slots=True)
class BlockView:
    """A ledger with its heading, and one sentence or where the text has it in the margin."""

    heading: str
    ledger: LedgerView
    text: str = ""
    articles: tuple[Link, ...] = ()


YAKUMAN_SIGN: Final = "★"

FanHref = Callable[[str], str]
"""The address of a fan's page, by the fan's id."""


@dataclass(frozen=True, slots=True)
class FanLinks:
    """Where a page leads from the fans of a hand: `page` is that of a fan.

    `why_not` tells what the hand lacks of a fan; None where the page itself is to tell it of every fan,
    which takes a search for each.
    """

    page: FanHref
    why_not: FanHref | None = None

    def __call__(self, fan: str) -> str:
        """The address of the fan's page."""
        return self.page(fan)


def counted_ledger(score: Score, account: Account, t: Translator, href: FanHref) -> LedgerView:
    """The rows of what counts, numbered from 1 on; flowers stand below the total."""
    rows = tuple(
        counted_row(line, account, score, t, href, number)
        for number, line in enumerate(account.counted, 1)
    )
    flowers = score.flower_line
    after = (counted_row(flowers, account, score, t, href, 0),) if flowers else ()
    return LedgerView(
        rows=rows,
        total="" if is_yakuman(account) else amount(account.total, t),
        unit=t.pgettext("unit", "han") if account.base else "",
        total_note=total_note(account, score, t),
        after=after,
        note=_closing_note(score, account, t),
        note_articles=chart_articles(score, t) if _is_paid(score, account) else (),
    )


def struck_block(score: Score, account: Account, t: Translator, href: FanHref) -> BlockView | None:
    """What is in the hand and is not counted; None where nothing was struck."""
    rows = struck_ledger(score, account, t, href)
    held = _held_wait_row(score, account, t, href)
    if not rows.rows and held is None:
        return None
    return BlockView(
        t.gettext("Not counted"),
        replace(rows, rows=(*rows.rows, held)) if held else rows,
        t.gettext("In the hand, but not counted under the rules.") if rows.rows else "",
    )


def struck_ledger(score: Score, account: Account, t: Translator, href: FanHref) -> LedgerView:
    """The rows of what is struck; their numbers go on after those of what counts."""
    first = len(account.counted) + 1
    return LedgerView(
        tuple(
            struck_row(line, account, score, t, href, number)
            for number, line in enumerate(account.struck, first)
        )
    )


def _held_wait_row(
    score: Score, account: Account, t: Translator, href: FanHref
) -> LedgerRow | None:
    """A wait fan that our reading alone keeps out; it lights nothing."""
    if (held := held_wait_text(score, account, t)) is None:
        return None
    fan, why = held
    return replace(
        fan_row(fan, score.rules, t, href),
        reason=why,
        articles=(article_link(fan.article, score.rules, t),),
        struck=True,
        fan=fan.id,
    )


def counted_row(
    line: Counted, account: Account, score: Score, t: Translator, href: FanHref, number: int
) -> LedgerRow:
    """A fan that counts: what it adds, why, by which article, and the sets that make it."""
    return replace(
        _fan_row(line, account, score, t, href, number),
        reason=why_counted(line, account, score, t),
        articles=(article_link(line.fan.article, score.rules, t),),
    )


def struck_row(
    line: Struck, account: Account, score: Score, t: Translator, href: FanHref, number: int
) -> LedgerRow:
    """A fan that does not count: what struck it, and the articles that say so."""
    return replace(
        _fan_row(line, account, score, t, href, number),
        reason=why_struck(line, account, score, t),
        articles=_struck_by(line, score.rules, t),
        struck=True,
    )


def _fan_row(
    line: Counted | Struck,
    account: Account,
    score: Score,
    t: Translator,
    href: FanHref,
    number: int,
) -> LedgerRow:
    """A fan, still without a reason and articles."""
    also, also_lang = second_name(line.fan, score.rules, t)
    return LedgerRow(
        value=_worth(line, t),
        name=fan_name(line.fan, t),
        row=highlight_row(line.fan, number),
        href=href(line.fan.id),
        second_name=also,
        second_lang=also_lang,
        sets=sets_of(line.uses, account),
        times=line.times,
        fan=line.fan.id,
    )


def _struck_by(line: Struck, rules: str, t: Translator) -> tuple[Link, ...]:
    """Where the striking fan stands, then the principle by name and by its article."""
    *rows, principle = line.articles
    return (
        *article_links(rows, rules, t),
        Link(principle_name(line.principle, rules, t)),
        article_link(principle, rules, t),
    )


def sets_of(uses: Iterable[Use], account: Account) -> tuple[tuple[str, ...], ...]:
    """The sets that make a fan, each once, as tile codes; none where the whole hand makes it."""
    places = dict.fromkeys(place for use in uses for place in use.sets)
    return tuple(tile_codes(account.reading.sets[place]) for place in places)


def tile_codes(part: TileSet) -> tuple[str, ...]:
    """The tiles of a set as codes."""
    return tuple(str(tile) for tile in part.tiles)


def fan_row(fan: Fan, rules: str, t: Translator, href: FanHref) -> LedgerRow:
    """A fan with its name and value alone."""
    also, also_lang = second_name(fan, rules, t)
    return LedgerRow(
        value=amount(fan.value, t),
        name=fan_name(fan, t),
        href=href(fan.id),
        second_name=also,
        second_lang=also_lang,
    )


def is_yakuman(account: Account) -> bool:
    """Whether the account is of yakuman, which are a limit and no number of han."""
    return any(line.fan.series == YAKUMAN_SERIES for line in account.counted)


def _worth(line: Counted | Struck, t: Translator) -> str:
    """What a line adds; a yakuman has a sign, for it adds no han."""
    if line.fan.series == YAKUMAN_SERIES:
        return YAKUMAN_SIGN
    return amount(line.value * line.times, t)


def _is_paid(score: Score, account: Account) -> bool:
    """Only the reading that the score took is paid for."""
    return account is score.account and score.win


def _closing_note(score: Score, account: Account, t: Translator) -> str:
    """How the total becomes what is paid, and who pays it; Rengo's base says it itself."""
    if not _is_paid(score, account) or account.base:
        return ""
    paid = payment_text(score, t)
    if becoming := conversion_text(score, t):
        return joined_sentences((becoming, paid), t)
    if is_yakuman(account) and len(account.counted) > 1:
        return t.gettext("Several yakuman pay no more than one does. %(paid)s", paid=paid)
    if not score.flowers:
        return paid
    return t.gettext(
        "With flowers %(points)s. %(paid)s", points=points(score.total, score.rules, t), paid=paid
    ).strip()
