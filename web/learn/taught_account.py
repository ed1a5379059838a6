"""The account of a hand as far as it was taught: what later lessons explain is one row."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from lessons.knowledge import Knowledge
from lessons.lesson import AccountPart
from scoring import Score
from web.components.ledger import BlockView, FanHref, LedgerRow, LedgerView, is_yakuman
from web.components.worth import score_blocks
from wording import Translator, amount


def taught_blocks(
    score: Score, known: Knowledge, t: Translator, href: FanHref, *, han_only: bool = False
) -> tuple[BlockView, ...]:
    """The account of a hand for somebody who knows that much."""
    return as_taught(score_blocks(score, t, href, han_only=han_only), score, known, t)


def limit_if_taught(score: Score, *, han_only: bool) -> Score:
    """The score to be told; before fu are taught, limits are not spoken of (Rengo, article 59)."""
    return score._replace(limit=None) if han_only and score.limit else score


def as_taught(
    blocks: Iterable[BlockView], score: Score, known: Knowledge, t: Translator
) -> tuple[BlockView, ...]:
    """The blocks of an account without what comes later, so that every sum still adds up."""
    if score.account is None or is_yakuman(score.account):
        return tuple(blocks)
    return tuple(_taught(blocks, score, known, t))


def _taught(
    blocks: Iterable[BlockView], score: Score, known: Knowledge, t: Translator
) -> Iterator[BlockView]:
    for place, block in enumerate(blocks):
        ledger = _without_payment(block.ledger, known)
        rows = tuple(row for row in ledger.rows if row.fan not in known.later_fans)
        if place == 0:
            ledger = replace(ledger, rows=(*rows, *_later_rows(score, known, t)))
            yield replace(block, ledger=ledger)
        elif rows and not (_is_struck(rows) and AccountPart.STRUCK in known.later_parts):
            yield replace(block, ledger=replace(ledger, rows=rows))


def _without_payment(ledger: LedgerView, known: Knowledge) -> LedgerView:
    if AccountPart.PAYMENT not in known.later_parts:
        return ledger
    return replace(ledger, note="", note_articles=(), chart=None)


def _later_rows(score: Score, known: Knowledge, t: Translator) -> Iterator[LedgerRow]:
    """One row for all that counts and is taught later."""
    later = [line for line in score.counted if line.fan.id in known.later_fans]
    if later:
        worth = sum(line.points for line in later)
        yield LedgerRow(value=amount(worth, t), name=t.gettext("Fans of later lessons"))


def _is_struck(rows: Iterable[LedgerRow]) -> bool:
    return all(row.struck for row in rows)
