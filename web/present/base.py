"""Rengo's base (符) line by line, and how base and han become points (articles 56 to 59)."""

from collections.abc import Mapping
from typing import Final

from scoring import Account, BaseItem, Score, Wind, rule_set
from scoring.rengo.limits import BEFORE_DOUBLING, LIMITS, points_a, up_to_hundreds
from web.view_models import BlockView, LedgerRow, LedgerView, Link
from wording import N_, Translator, amount, article_label, payment_text

_ITEMS: Final[Mapping[str, str]] = {
    "start": N_("Every hand"),
    "closed-ron": N_("Closed hand, won on another's tile"),
    "yakuhai-pair": N_("Pair of value tiles"),
    "open-pung-outer": N_("Open pung of terminals or honors"),
    "open-pung-simple": N_("Open pung of 2 to 8"),
    "concealed-pung-outer": N_("Concealed pung of terminals or honors"),
    "concealed-pung-simple": N_("Concealed pung of 2 to 8"),
    "open-kong-outer": N_("Open kong of terminals or honors"),
    "open-kong-simple": N_("Open kong of 2 to 8"),
    "concealed-kong-outer": N_("Concealed kong of terminals or honors"),
    "concealed-kong-simple": N_("Concealed kong of 2 to 8"),
    "inner-wait": N_("Closed wait"),
    "edge-wait": N_("Edge wait"),
    "pair-wait": N_("Wait for the pair"),
    "self-draw": N_("Self-draw"),
    "pinfu-self-draw": N_("Self-draw, but with Pinfu"),
    "rounding": N_("Rounded up to tens"),
    "open-twenty": N_("An open hand of 20 counts as 30"),
    "seven-pairs": N_("Seven pairs, always"),
}
_LIMITS: Final[Mapping[str, str]] = {
    "mangan": N_("mangan"),
    "haneman": N_("haneman"),
    "baiman": N_("baiman"),
    "sanbaiman": N_("sanbaiman"),
    "yakuman": N_("yakuman"),
}


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


def limit_name(limit: str, t: Translator) -> str:
    """A limit in a word: `mangan`."""
    return t.gettext(_LIMITS[limit])


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
        name=t.gettext(_ITEMS[item.id]),
        articles=(Link(article_label(item.article, rules, t)),),
        sets=(tuple(map(str, tiles)),) if tiles else (),
    )
