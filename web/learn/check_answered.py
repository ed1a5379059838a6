"""A check after its answer: what happened, what the author says to it, the account of the hand."""

from collections.abc import Iterator, Set
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from lessons.knowledge import Knowledge
from lessons.pieces.check import Check, CheckKind
from lessons.prose import Prose
from scoring import Score
from web.components.hand import HandView
from web.components.ledger import BlockView, FanHref, Sign
from web.components.worth import total_text
from web.learn.account_changes import shape_text
from web.learn.answered_blocks import answered_blocks
from web.learn.answered_hand import answered_hand
from web.learn.check_controls import ClaimableDiscardView, discard_view
from web.learn.check_verdict import headline
from web.learn.check_view import prompt_html, tiles_to_show
from web.learn.option_signs import sign_of
from web.learn.option_words import option_text
from web.learn.prose import ProseHrefs
from web.learn.taught_account import limit_if_taught, taught_blocks
from web.learn.taught_hand import taught_hand
from web.questions.answered_view import VerdictView
from web.questions.choices import CHOICE_KEYS
from wording import Translator, amount, run_text, why_no_win


@dataclass(frozen=True, slots=True)
class HandAnswered:
    """A hand that could be chosen, after the answer: what it is worth, and its count in a fold."""

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
    discard: ClaimableDiscardView | None = None
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
        hand=answered_hand(check, chosen or frozenset(), known, t),
        shown=tiles_to_show(check),
        shown_words=run_text(check.tiles, t) if tiles_to_show(check) else "",
        discard=discard_view(check.discard, t) if check.discard else None,
        blocks=answered_blocks(check, chosen or frozenset(), known, t, href),
        hands=tuple(_hands(check, chosen, known, t, href)) if check.kind is CheckKind.WHICH else (),
    )


def check_verdict(check: Check, chosen: Set[str] | None, t: Translator) -> VerdictView:
    """The first line, and two sums where the answer can be put as one."""
    summed = check.kind in _SUMMED
    return VerdictView(
        headline=headline(check, chosen, t),
        right=bool(chosen) and check.is_right(chosen or frozenset()),
        own_answer=_sum(chosen, check, t) if summed and chosen else "",
        key=_sum(check.answer, check, t) if summed else "",
        known=bool(chosen),
    )


def _sum(answer: Set[str], check: Check, t: Translator) -> str:
    (value,) = answer
    return amount(float(value), t) if check.typed else option_text(value, check, t)


def _hands(
    check: Check, chosen: Set[str] | None, known: Knowledge, t: Translator, href: FanHref
) -> Iterator[HandAnswered]:
    """Each hand with its account."""
    scores = dict(zip(check.options, check.scores, strict=True))
    for key, option in zip(CHOICE_KEYS, check.shown_options, strict=False):
        score = scores[option]
        sign, word = sign_of(option, check, chosen or frozenset(), t)
        yield HandAnswered(
            key=key,
            hand=taught_hand(score.hand, check.rules, known, t, plain=check.plain, wins=score.win),
            worth=shape_text(score, t) if check.plain else _worth(score, check, t),
            sign=sign,
            sign_word=word,
            blocks=()
            if check.plain
            else taught_blocks(score, known, t, href, han_only=check.han_only),
        )


def _worth(score: Score, check: Check, t: Translator) -> str:
    """What a hand comes to, or why it is no win."""
    if not score.win:
        return why_no_win(score, t)
    return total_text(limit_if_taught(score, han_only=check.han_only), t)
