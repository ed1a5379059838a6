"""Rengo's base (符) line by line, and how base and han become points (articles 56 to 59)."""

from scoring import Account, BaseItem, Score, Wind, rule_set
from scoring.rengo.limits import BEFORE_DOUBLING, LIMITS, points_a, up_to_hundreds
from web.view_models import BlockView, LedgerRow, LedgerView, Link
from wording import (
    Translator,
    amount,
    article_label,
    base_item_text,
    limit_name,
    payment_text,
)


def base_block(score: Score, account: Account, t: Translator) -> BlockView | None:
    """The base of an account and what comes of it; None where the rule set has none."""
    base = account.base
    if base is None:
        return None
    rules = score.rules
    rows = tuple(_row(item, account, rules, t) for item in base.items)
    wins = account is score.account and score.win
    return BlockView(
        t.gettext("Base (fu)"),
        LedgerView(
            rows=rows,
            total=amount(base.points, t),
            note=f"{becoming_points(score, t)} {payment_text(score, t)}" if wins else "",
            note_articles=_articles(score, t) if wins else (),
        ),
        t.gettext("Doubled once for each han, and twice more."),
    )


def becoming_points(score: Score, t: Translator) -> str:
    """How base and han become what is paid: `Base 30 doubled 5 times: 960.` and the rounding."""
    account = score.account
    if account is None or account.base is None:
        return ""
    han = int(account.total)
    a = points_a(account.base.points, han)
    times = han + BEFORE_DOUBLING
    if score.limit:
        return t.gettext(
            "%(han)s han and 2 more make %(times)s, and base %(base)s doubled so often would pass"
            " the limit: %(limit)s.",
            han=han,
            times=times,
            base=account.base.points,
            limit=limit_name(score.limit, t),
        )
    doubled = t.gettext(
        "Base %(base)s doubled %(times)s times (%(han)s han and 2 more) is %(a)s.",
        base=account.base.points,
        times=times,
        han=han,
        a=amount(a, t),
    )
    return f"{doubled} {_shares(score, a, t)}"


def _shares(score: Score, a: int, t: Translator) -> str:
    """How many times that each payer pays, rounded up to hundreds."""
    told = score.hand.circumstances
    is_dealer = told.seat is Wind.EAST
    if told.self_drawn and is_dealer:
        return t.gettext(
            "Each pays twice that, rounded up to hundreds: %(each)s.",
            each=amount(up_to_hundreds(2 * a), t),
        )
    if told.self_drawn:
        return t.gettext(
            "Rounded up to hundreds: %(each)s; the dealer twice that: %(dealer)s.",
            each=amount(up_to_hundreds(a), t),
            dealer=amount(up_to_hundreds(2 * a), t),
        )
    times = 6 if is_dealer else 4
    said = (
        t.gettext("To a dealer six times that, %(sum)s, rounded up to hundreds: %(paid)s.")
        if is_dealer
        else t.gettext("Four times that, %(sum)s, rounded up to hundreds: %(paid)s.")
    )
    paid = up_to_hundreds(times * a)
    return said % {"sum": amount(times * a, t), "paid": amount(paid, t)}


def _articles(score: Score, t: Translator) -> tuple[Link, ...]:
    """Where doubling and payment stand, or the limit that takes their place."""
    known = rule_set(score.rules).articles
    paid = "self-drawn" if score.hand.circumstances.self_drawn else "discard"
    cited = [known["doubling"], known[f"{paid}-payment"]]
    if score.limit:
        cited = [known["doubling"], *(row.article for row in LIMITS if row.id == score.limit)]
    return tuple(Link(article_label(each, score.rules, t)) for each in cited)


def _row(item: BaseItem, account: Account, rules: str, t: Translator) -> LedgerRow:
    place = item.place
    tiles = account.reading.sets[place].tiles if place is not None else ()
    return LedgerRow(
        value=amount(item.points, t),
        name=base_item_text(item, account, t),
        articles=(Link(article_label(item.article, rules, t)),),
        sets=(tuple(map(str, tiles)),) if tiles else (),
    )
