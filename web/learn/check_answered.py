"""A check after its answer: what happened, what the author says to it, the account of the hand."""

from collections.abc import Iterator, Set
from dataclasses import dataclass, replace
from typing import Final

from markupsafe import Markup

from lessons.knowledge import Knowledge
from lessons.pieces.check import Check, CheckKind
from lessons.prose import Prose
from quizzes import Verdict
from scoring import Score, rule_set, waits
from web.components.citations import article_link
from web.components.hand import HandView, hand_view
from web.components.ledger import BlockView, FanHref, LedgerRow, LedgerView, Sign, fan_row
from web.components.worth import total_text
from web.learn.account_changes import shape_text
from web.learn.check_prompts import fan_name_in
from web.learn.check_verdict import headline
from web.learn.check_view import option_text, prompt_html, shown_hand, tiles_to_show
from web.learn.prose import ProseHrefs
from web.learn.taught_account import taught_blocks
from web.questions.answered_view import VerdictView
from web.questions.choices import CHOICE_KEYS
from web.questions.own_answer import offered_fans_block, waits_block
from wording import Translator, amount, run_text, why_no_win


@dataclass(frozen=True, slots=True)
class HandAnswered:
    """A hand that could be chosen, after the answer: what it is worth, and its account to unfold."""

    key: str
    hand: HandView
    worth: str
    sign: Sign
    sign_word: str
    blocks: tuple[BlockView, ...]


@dataclass(frozen=True, slots=True)
class CheckAnsweredView:
    """A check after its answer: what was asked, the hand, the account, the answer beside the key."""

    prompt: Markup
    hand: HandView | None = None
    shown: tuple[str, ...] = ()
    shown_words: str = ""
    blocks: tuple[BlockView, ...] = ()
    hands: tuple[HandAnswered, ...] = ()


_SUMMED: Final = frozenset({CheckKind.TOTAL, CheckKind.PAYS, CheckKind.VALUE, CheckKind.WHICH})


def check_answered_view(
    check: Check,
    chosen: Set[str] | None,
    prompt: Prose,
    known: Knowledge,
    t: Translator,
    hrefs: ProseHrefs,
) -> CheckAnsweredView:
    """The check with its key; `chosen` is None where the learner did not know."""

    def href(fan: str) -> str:
        return hrefs.fan(check.rules, fan)

    return CheckAnsweredView(
        prompt=prompt_html(check, prompt, t, hrefs),
        hand=_lit_hand(check, t),
        shown=tiles_to_show(check),
        shown_words=run_text(check.tiles, t) if tiles_to_show(check) else "",
        blocks=tuple(_blocks(check, chosen or frozenset(), known, t, href)),
        hands=tuple(_hands(check, chosen, known, t, href)) if check.kind is CheckKind.WHICH else (),
    )


def check_verdict(check: Check, chosen: Set[str] | None, t: Translator) -> VerdictView:
    """The first line, and two sums where the answer can be put as one."""
    summed = check.kind in _SUMMED
    return VerdictView(
        headline=headline(check, chosen, t),
        right=chosen == check.answer,
        own_answer=_sum(chosen, check, t) if summed and chosen else "",
        key=_sum(check.answer, check, t) if summed else "",
        known=bool(chosen),
    )


def _sum(answer: Set[str], check: Check, t: Translator) -> str:
    (value,) = answer
    return amount(float(value), t) if check.typed else option_text(value, check, t)


def _lit_hand(check: Check, t: Translator) -> HandView | None:
    """The hand of the check; its tiles answer to the rows of its account."""
    if check.scores and check.kind is not CheckKind.WHICH and not check.plain:
        score = check.scores[0]
        return hand_view(score.hand, check.rules, t, score.account)
    return shown_hand(check, t)


def _blocks(
    check: Check, chosen: Set[str], known: Knowledge, t: Translator, href: FanHref
) -> Iterator[BlockView]:
    """The learner's answer beside the key, and the account of the hand."""
    match check.kind:
        case CheckKind.WAITS if check.plain:
            yield _options(check, chosen, t)
        case CheckKind.WIN if check.plain:
            yield replace(_options(check, chosen, t), text=shape_text(check.scores[0], t))
        case CheckKind.FANS:
            score = check.scores[0]
            yield from taught_blocks(score, known, t, href, han_only=check.han_only)
            yield offered_fans_block(check.options, check.answer, chosen, score, t, href)
        case CheckKind.WAITS:
            yield _waits(check, chosen, t)
        case CheckKind.TILES | CheckKind.SET | CheckKind.WIN:
            yield _options(check, chosen, t)
            if check.scores:
                yield from taught_blocks(check.scores[0], known, t, href, han_only=check.han_only)
        case CheckKind.EXCLUDES:
            yield _excluded(check, chosen, t, href)
        case CheckKind.TOTAL | CheckKind.PAYS:
            yield from taught_blocks(check.scores[0], known, t, href, han_only=check.han_only)
        case CheckKind.VALUE:
            fan = rule_set(check.rules).fan(check.fan)
            cited = (article_link(fan.article, check.rules, t),)
            row = fan_row(fan, check.rules, t, href)
            yield BlockView(t.gettext("In the table"), LedgerView((replace(row, articles=cited),)))


def _waits(check: Check, chosen: Set[str], t: Translator) -> BlockView:
    assert check.waiting_hand is not None
    verdict = Verdict(
        credit=check.credit(chosen),
        exact=chosen == check.answer,
        right=_in_order(chosen & check.answer, check),
        missed=_in_order(_missed(check, chosen), check),
        invented=_in_order(chosen - check.answer, check),
    )
    return waits_block(waits(check.waiting_hand, rule_set(check.rules)), verdict, t)


def _in_order(chosen: Set[str], check: Check) -> tuple[str, ...]:
    return tuple(each for each in check.options if each in chosen)


def _missed(check: Check, chosen: Set[str]) -> Set[str]:
    """What was left out; nothing where no answer was given at all."""
    return check.answer - chosen if chosen else frozenset()


def _options(check: Check, chosen: Set[str], t: Translator) -> BlockView:
    """Each option, with what is right and what was chosen."""
    rows = []
    for option in check.options:
        sign, word = _sign(option, check, chosen, t)
        tiles = ((option,),) if check.kind in (CheckKind.TILES, CheckKind.WAITS) else ()
        name = option_text(option, check, t)
        rows.append(LedgerRow(value="", name=name, sets=tiles, sign=sign, sign_word=word))
    return BlockView(t.gettext("The answers to choose from"), LedgerView(tuple(rows)))


def _sign(option: str, check: Check, chosen: Set[str], t: Translator) -> tuple[Sign, str]:
    own = option in chosen
    if option in check.answer:
        if own:
            return "right", t.gettext("your answer, and right")
        if chosen and check.many:
            return "missed", ""
        return "right", t.gettext("the right answer")
    return ("invented", t.gettext("your answer")) if own else ("", "")


def _excluded(check: Check, chosen: Set[str], t: Translator, href: FanHref) -> BlockView:
    """Each fan that was offered, with what keeps it out or that nothing does."""
    rules = rule_set(check.rules)
    names = fan_name_in(check.fan, check, t)
    rows = []
    for option in check.options:
        sign, word = _sign(option, check, chosen, t)
        why = (
            t.gettext("Never counted beside %(fan)s.", fan=names)
            if option in check.answer
            else t.gettext("May be counted beside %(fan)s.", fan=names)
        )
        row = fan_row(rules.fan(option), check.rules, t, href)
        rows.append(replace(row, reason=why, sign=sign, sign_word=word))
    cited = article_link(rules.fan(check.fan).article, check.rules, t)
    return BlockView(names, LedgerView(tuple(rows)), articles=(cited,))


def _hands(
    check: Check, chosen: Set[str] | None, known: Knowledge, t: Translator, href: FanHref
) -> Iterator[HandAnswered]:
    """Each hand with its account."""
    for key, option, score in zip(CHOICE_KEYS, check.options, check.scores, strict=False):
        sign, word = _sign(option, check, chosen or frozenset(), t)
        yield HandAnswered(
            key=key,
            hand=hand_view(score.hand, check.rules, t, plain=check.plain),
            worth=shape_text(score, t) if check.plain else _worth(score, t),
            sign=sign,
            sign_word=word,
            blocks=()
            if check.plain
            else taught_blocks(score, known, t, href, han_only=check.han_only),
        )


def _worth(score: Score, t: Translator) -> str:
    """What a hand comes to, or why it is no win."""
    return total_text(score, t) if score.win else why_no_win(score, t)
