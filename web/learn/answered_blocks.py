"""What stands below the verdict of a check: the account of the hand, the answer beside the key."""

from collections.abc import Callable, Mapping, Set
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from lessons.knowledge import EVERYTHING, Knowledge
from lessons.pieces.check import Check, CheckKind
from quizzes import Verdict
from scoring import rule_set, tile, waits
from web.components.citations import article_link
from web.components.ledger import BlockView, FanHref, LedgerView, fan_row
from web.learn.account_changes import shape_text
from web.learn.act_blocks import (
    calls_block,
    changes_block,
    discards_block,
    named_block,
    pointed_block,
    signed_accounts,
)
from web.learn.answered_hand import account_score
from web.learn.check_prompts import fan_name_in
from web.learn.option_signs import options_block, sign_of
from web.learn.option_words import once_each
from web.learn.sort_words import sort_text
from web.learn.taught_account import taught_blocks
from web.questions.no_wait import why_no_wait
from web.questions.own_answer import offered_fans_block, waits_block
from wording import Translator


def answered_blocks(
    check: Check, chosen: Set[str], known: Knowledge, t: Translator, href: FanHref
) -> tuple[BlockView, ...]:
    """The learner's answer and the account of the hand, in the order that fits the kind."""
    if check.kind is CheckKind.STRIKE:  # each of its fans was named before it was answered
        account = _account(check, chosen, EVERYTHING, t, href)
        return tuple(signed_accounts(account, check, chosen, t))
    made = _OWN_ANSWER.get(check.kind)
    own = (made(check, chosen, t, href),) if made and _is_telling(check, chosen) else ()
    account = _account(check, chosen, known, t, href)
    return (*own, *account) if check.kind in _ANSWER_FIRST else (*account, *own)


_ANSWER_FIRST: Final = frozenset(
    {
        *(CheckKind.TILES, CheckKind.SET, CheckKind.WIN),
        *(CheckKind.POINT, CheckKind.CHANGE),
    }
)
"""The kinds whose answer is not told by the account alone, so that it stands above it."""


def _is_telling(check: Check, chosen: Set[str]) -> bool:
    """Whether the answer beside the key says more than the verdict and the hand do."""
    if check.kind is CheckKind.POINT:
        return bool(chosen) and not check.is_right(chosen)
    if check.kind is CheckKind.CHANGE:
        return len(check.answer | chosen) > 1
    return True


def _account(
    check: Check, chosen: Set[str], known: Knowledge, t: Translator, href: FanHref
) -> tuple[BlockView, ...]:
    score = account_score(check, chosen)
    if score is None or check.plain:
        return ()
    return taught_blocks(score, known, t, href, han_only=check.han_only)


def _win(check: Check, chosen: Set[str], t: Translator, _href: FanHref) -> BlockView:
    text = shape_text(check.scores[0], t) if check.plain else ""
    return options_block(check, chosen, t, text)


def _tiles(check: Check, chosen: Set[str], t: Translator, _href: FanHref) -> BlockView:
    """The tiles to choose from; of a wrong one what it is."""
    wrong = chosen - check.answer
    return options_block(
        check, chosen, t, reasons={code: sort_text(code, check, t) for code in wrong}
    )


def _options(check: Check, chosen: Set[str], t: Translator, _href: FanHref) -> BlockView:
    return options_block(check, chosen, t)


def _fans(check: Check, chosen: Set[str], t: Translator, href: FanHref) -> BlockView:
    score = check.scores[0]
    return offered_fans_block(check.options, check.answer, chosen, score, t, href)


def _waits(check: Check, chosen: Set[str], t: Translator, _href: FanHref) -> BlockView:
    assert check.waiting_hand is not None
    found = waits(check.waiting_hand, rule_set(check.rules))
    if check.plain:
        wrong = once_each(chosen - check.answer, check)
        whys = {code: why_no_wait(tile(code), check.waiting_hand, found, t) for code in wrong}
        return options_block(check, chosen, t, reasons=whys)
    missed = check.answer - chosen if chosen else frozenset[str]()
    verdict = Verdict(
        credit=check.credit(chosen),
        exact=chosen == check.answer,
        right=once_each(chosen & check.answer, check),
        missed=once_each(missed, check),
        invented=once_each(chosen - check.answer, check),
    )
    return waits_block(check.waiting_hand, found, verdict, t)


def _excluded(check: Check, chosen: Set[str], t: Translator, href: FanHref) -> BlockView:
    """Each fan that was offered, with what keeps it out or that nothing does."""
    rules = rule_set(check.rules)
    names = fan_name_in(check.fan, check, t)
    rows = []
    for option in check.options:
        sign, word = sign_of(option, check, chosen, t)
        why = (
            t.gettext("Never counted with %(fan)s.", fan=names)
            if option in check.answer
            else t.gettext("May be counted with %(fan)s.", fan=names)
        )
        row = fan_row(rules.fan(option), check.rules, t, href)
        rows.append(replace(row, reason=why, sign=sign, sign_word=word))
    cited = article_link(rules.fan(check.fan).article, check.rules, t)
    return BlockView(names, LedgerView(tuple(rows)), articles=(cited,))


def _value(check: Check, _chosen: Set[str], t: Translator, href: FanHref) -> BlockView:
    fan = rule_set(check.rules).fan(check.fan)
    cited = (article_link(fan.article, check.rules, t),)
    row = fan_row(fan, check.rules, t, href)
    return BlockView(t.gettext("In the table"), LedgerView((replace(row, articles=cited),)))


_OWN_ANSWER: Final[
    Mapping[CheckKind, Callable[[Check, Set[str], Translator, FanHref], BlockView]]
] = MappingProxyType(
    {
        CheckKind.FANS: _fans,
        CheckKind.WAITS: _waits,
        CheckKind.TILES: _tiles,
        CheckKind.SET: _options,
        CheckKind.WIN: _win,
        CheckKind.EXCLUDES: _excluded,
        CheckKind.VALUE: _value,
        CheckKind.NAME: named_block,
        CheckKind.POINT: pointed_block,
        CheckKind.DISCARD: discards_block,
        CheckKind.CHANGE: changes_block,
        CheckKind.CLAIM: calls_block,
    }
)
"""The answer beside the key; a number and a hand that is chosen stand in the verdict alone."""
