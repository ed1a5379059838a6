"""How an option stands after the answer: right, missed, or wrongly chosen."""

from collections.abc import Iterable, Mapping, Set
from types import MappingProxyType
from typing import Final

from lessons.pieces.check import ONE_OF_MANY, Check
from lessons.pieces.check_tiles import EVERY_TILE
from web.components.ledger import BlockView, LedgerRow, LedgerView, Sign
from web.learn.option_words import option_text
from wording import Translator

_NO_REASONS: Final[Mapping[str, str]] = MappingProxyType({})


def sign_of(option: str, check: Check, chosen: Set[str], t: Translator) -> tuple[Sign, str]:
    """The sign of an option and its word; none where nothing is to be said of it."""
    own = option in chosen
    if option in check.nearest_answer(chosen):
        if own:
            return "right", t.gettext("your answer, and right")
        if chosen and check.many:
            return "missed", ""
        if check.kind in ONE_OF_MANY:
            return "right", t.gettext("right")
        return "right", t.gettext("the right answer")
    return ("invented", t.gettext("your answer")) if own else ("", "")


def option_row(
    option: str,
    check: Check,
    chosen: Set[str],
    t: Translator,
    *,
    reason: str = "",
    sets: Iterable[tuple[str, ...]] = (),
) -> LedgerRow:
    """An option by its name, with its sign."""
    sign, word = sign_of(option, check, chosen, t)
    return LedgerRow(
        value="",
        name=option_text(option, check, t),
        reason=reason,
        sets=tuple(sets),
        sign=sign,
        sign_word=word,
    )


def options_block(
    check: Check,
    chosen: Set[str],
    t: Translator,
    text: str = "",
    reasons: Mapping[str, str] = _NO_REASONS,
) -> BlockView:
    """Each option, with what is right and what was chosen, in the order in which it was shown.

    Of all the tiles there are only those that are right or were chosen. `reasons` are sentences by
    option.
    """
    rows = tuple(
        option_row(
            each,
            check,
            chosen,
            t,
            reason=reasons.get(each, ""),
            sets=option_tiles(each, check),
        )
        for each in check.shown_options
        if check.options != EVERY_TILE or each in chosen | check.answer
    )
    return BlockView(t.gettext("The answers to choose from"), LedgerView(rows), text)


def option_tiles(option: str, check: Check) -> tuple[tuple[str, ...], ...]:
    """The picture of an option that is a tile."""
    return ((option,),) if check.kind in ("tiles", "waits") else ()
