"""The account of a hand as blocks of rows: counted, not counted."""

from collections.abc import Callable, Iterable

from scoring import Account, Counted, Fan, Score, Struck, TileSet, Use, rule_set
from web.present.lights import MOST_ROWS
from web.view_models import BlockView, LedgerRow, LedgerView, Link
from wording import (
    Translator,
    article_label,
    fan_also,
    fan_name,
    payment_text,
    points,
    principle_name,
    why_counted,
    why_struck,
)

FanHref = Callable[[str], str]
"""The address of a fan's page, by the fan's id."""


def counted_block(score: Score, account: Account, t: Translator, href: FanHref) -> BlockView:
    """What counts, its total without flowers, then the flowers and who pays."""
    said = t.ngettext(
        "One fan, %(points)s.",
        "%(num)s fans, %(points)s.",
        sum(line.times for line in account.counted),
        points=points(account.total, t),
    )
    return BlockView(t.gettext("Counted"), counted_ledger(score, account, t, href), said)


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
        total=str(account.total),
        total_note=_minimum_note(score, account, t),
        after=after,
        note=_closing_note(score, account, t),
    )


def struck_block(score: Score, account: Account, t: Translator, href: FanHref) -> BlockView | None:
    """What is in the hand and is not counted; None where nothing was struck."""
    if not account.struck:
        return None
    return BlockView(
        t.gettext("Not counted"),
        struck_ledger(score, account, t, href),
        t.gettext("In the hand, but struck by the rules."),
    )


def struck_ledger(score: Score, account: Account, t: Translator, href: FanHref) -> LedgerView:
    """The rows of what is struck; their numbers go on after those of what counts."""
    first = len(account.counted) + 1
    return LedgerView(
        tuple(
            struck_row(line, account, t, href, number)
            for number, line in enumerate(account.struck, first)
        )
    )


def counted_row(
    line: Counted, account: Account, score: Score, t: Translator, href: FanHref, number: int
) -> LedgerRow:
    """A fan that counts: what it adds, why, by which article, and the sets that make it."""
    also, also_lang = fan_also(line.fan, t)
    return LedgerRow(
        value=str(line.points),
        name=fan_name(line.fan, t),
        row=_row(number),
        href=href(line.fan.id),
        also=also,
        also_lang=also_lang,
        why=why_counted(line, account, score.hand, t),
        articles=(Link(article_label(line.fan.article, t)),),
        sets=sets_of(line.uses, account),
        times=line.times,
    )


def struck_row(
    line: Struck, account: Account, t: Translator, href: FanHref, number: int
) -> LedgerRow:
    """A fan that does not count: what struck it, and the articles that say so."""
    also, also_lang = fan_also(line.fan, t)
    return LedgerRow(
        value=str(line.value * line.times),
        name=fan_name(line.fan, t),
        row=_row(number),
        href=href(line.fan.id),
        also=also,
        also_lang=also_lang,
        why=why_struck(line, account, t),
        articles=_struck_by(line, t),
        sets=sets_of(line.uses, account),
        times=line.times,
        struck=True,
    )


def _struck_by(line: Struck, t: Translator) -> tuple[Link, ...]:
    """Where the striking fan stands, then the principle by name and by its article."""
    *rows, principle = line.articles
    said = [article_label(row, t) for row in rows]
    said += [principle_name(line.principle, t), article_label(principle, t)]
    return tuple(Link(each) for each in said)


def sets_of(uses: Iterable[Use], account: Account) -> tuple[tuple[str, ...], ...]:
    """The sets that make a fan, each once, as tile codes; none where the whole hand makes it."""
    places = dict.fromkeys(place for use in uses for place in use.sets)
    return tuple(codes(account.reading.sets[place]) for place in places)


def codes(part: TileSet) -> tuple[str, ...]:
    """The tiles of a set as codes."""
    return tuple(str(tile) for tile in part.tiles)


def fan_row(fan: Fan, t: Translator, href: FanHref) -> LedgerRow:
    """A fan with its name and value alone."""
    also, also_lang = fan_also(fan, t)
    return LedgerRow(
        value=str(fan.value),
        name=fan_name(fan, t),
        href=href(fan.id),
        also=also,
        also_lang=also_lang,
    )


def _row(number: int) -> int:
    return number if number <= MOST_ROWS else 0


def _minimum_note(score: Score, account: Account, t: Translator) -> str:
    minimum = rule_set(score.rules).minimum
    if account.total < minimum:
        return t.gettext("below the minimum of %(minimum)s: no win", minimum=minimum)
    if score.flowers:
        return t.gettext("without flowers, which do not help to reach %(minimum)s", minimum=minimum)
    return t.gettext("reaches the minimum of %(minimum)s", minimum=minimum)


def _closing_note(score: Score, account: Account, t: Translator) -> str:
    """The total with flowers and who pays: only for the reading that the score took."""
    if account is not score.account:
        return ""
    paid = payment_text(score, t)
    if not score.flowers:
        return paid
    return t.gettext(
        "With flowers %(points)s. %(paid)s", points=points(score.total, t), paid=paid
    ).strip()
