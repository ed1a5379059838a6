"""Rengo's base (符) line by line, and how base and han become points (articles 56 to 59)."""

from scoring import Account, FuItem, Score, rule_set
from scoring.rengo.limits import LIMITS
from web.components.citations import article_link, article_links
from web.components.ledger import BlockView, LedgerRow, LedgerView
from web.components.links import Link
from web.components.points_chart import chart_fold
from wording import (
    Translator,
    amount,
    base_item_text,
    completed_by_ron_text,
    conversion_text,
    joined_sentences,
    payment_text,
)


def fu_block(score: Score, account: Account, t: Translator) -> BlockView | None:
    """The base of an account and what comes of it; None where the rule set has none."""
    base = account.base
    if base is None:
        return None
    rules = score.rules
    rows = tuple(_row(item, account, rules, t) for item in base.items)
    wins = account is score.account and score.win
    return BlockView(
        fu_heading(t),
        LedgerView(
            rows=rows,
            total=amount(base.points, t),
            unit=t.pgettext("unit", "fu"),
            note=_note(score, t) if wins else "",
            note_articles=_articles(score, t) if wins else (),
            chart=chart_fold(score, t) if wins else None,
        ),
        t.gettext("Doubled once for each han, and then twice more."),
    )


def _note(score: Score, t: Translator) -> str:
    """What of the base is custom, and what comes of it."""
    texts = (completed_by_ron_text(score, t), conversion_text(score, t), payment_text(score, t))
    return joined_sentences(texts, t)


def fu_heading(t: Translator) -> str:
    """The heading of the block."""
    return t.gettext("Base (fu)")


def _articles(score: Score, t: Translator) -> tuple[Link, ...]:
    """Where doubling and payment stand, or the limit that takes their place."""
    known = rule_set(score.rules).articles
    paid = "self-drawn" if score.hand.circumstances.self_drawn else "discard"
    cited = [known["doubling"], known[f"{paid}-payment"]]
    if score.limit:
        cited = [known["doubling"], *(row.article for row in LIMITS if row.id == score.limit)]
    return article_links(cited, score.rules, t)


def _row(item: FuItem, account: Account, rules: str, t: Translator) -> LedgerRow:
    place = item.place
    tiles = account.reading.sets[place].tiles if place is not None else ()
    return LedgerRow(
        value=amount(item.points, t),
        name=base_item_text(item, account.reading.sets, t),
        articles=(article_link(item.article, rules, t),),
        sets=(tuple(map(str, tiles)),) if tiles else (),
    )
