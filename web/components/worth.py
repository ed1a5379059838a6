"""The account of a hand in its rule set's own terms: what counts, and how it becomes points."""

from scoring import Account, Score
from web.components.ledger import BlockView, FanHref, counted_ledger, is_yakuman, struck_block
from web.components.rengo_base import fu_block
from wording import Translator, counted_text, limit_name, points

DORA = "dora"


def score_blocks(
    score: Score, t: Translator, href: FanHref, *, han_only: bool = False
) -> tuple[BlockView, ...]:
    """What counts, what of it becomes points, and what is in the hand and does not count.

    With `han_only` the fu and what they become are left out.
    """
    account = score.account
    if account is None:
        return ()
    counted = BlockView(
        t.gettext("Counted"),
        counted_ledger(score, account, t, href),
        _in_all(account, score.rules, t),
    )
    base = None if han_only else fu_block(score, account, t)
    blocks = (counted, base, struck_block(score, account, t, href))
    return tuple(block for block in blocks if block)


def _in_all(account: Account, rules: str, t: Translator) -> str:
    """How many lines there are and what they come to."""
    lines = sum(line.times for line in account.counted if line.fan.id != DORA)
    if is_yakuman(account):  # a limit and no number of han
        return t.ngettext(
            "One yaku, %(points)s.", "%(num)s yaku, %(points)s.", lines, points=t.gettext("yakuman")
        )
    return counted_text(lines, account, rules, t)


def value_heading(score: Score, t: Translator) -> str:
    """The worth as a heading: of a hand that is no win, what counts for one, and that it is none.

    Flowers never count for the minimum (2014, 3.8.1 row 81), so such a hand is told without them.
    A hand without a shape, or without yaku and dora, has no number to tell.
    """
    if score.win:
        return total_text(score, t)
    if score.account is None:
        return t.gettext("No win: not a winning shape")
    if score.why_not == "no-yaku" and not score.counted_for_minimum:
        return t.gettext("No win: no yaku")
    return t.gettext("%(points)s: no win", points=hand_value_text(score, t))


def hand_value_text(score: Score, t: Translator) -> str:
    """What the hand is worth; where it is no win, without flowers."""
    if score.win:
        return total_text(score, t)
    return points(score.counted_for_minimum, score.rules, t)


def total_text(score: Score, t: Translator) -> str:
    """What the hand is worth, with its unit and any limit: `12 points`, `5 han, mangan`."""
    account = score.account
    if account and is_yakuman(account):
        return t.gettext("Yakuman")
    worth = points(score.total, score.rules, t)
    if not score.limit:
        return worth
    return t.gettext("%(han)s, %(limit)s", han=worth, limit=limit_name(score.limit, t))
