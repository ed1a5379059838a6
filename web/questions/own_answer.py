"""The learner's own answer beside the key: what stands, what was missed, what was invented."""

from collections import Counter
from collections.abc import Iterable, Sequence, Set
from dataclasses import replace
from typing import Final

from quizzes import Verdict
from quizzes.question import HandQuestion
from scoring import Account, Fan, RuleSet, Score, Tile, Wait, WaitingHand, rule_set, tile
from scoring.why_not import FanStanding, where_it_stands, why_not
from web.components.fan_values import is_yakuman
from web.components.ledger import (
    YAKUMAN_SIGN,
    BlockView,
    FanHref,
    FanLinks,
    LedgerRow,
    LedgerView,
    Sign,
    fan_row,
)
from web.components.links import Link
from web.questions.no_wait import why_no_wait
from wording import (
    Translator,
    amount,
    fan_name,
    held_wait_text,
    joined_sentences,
    name_list,
    not_counted_text,
    points,
    tile_label,
    times,
    wanted_text,
    why_no_win,
    why_not_text,
    why_struck,
)

MOST_EXPLAINED: Final = 6
"""Of so many fans that are not in a hand it is searched what each of them lacks."""


def fans_block(
    question: HandQuestion[tuple[str, ...]], verdict: Verdict, t: Translator, href: FanHref
) -> BlockView:
    """The fans that were named beside those that the hand counts."""
    other_way = Counter(verdict.right) != Counter(question.answer)
    return named_fans_block(question.score, verdict, t, href, other_way=other_way)


def named_fans_block(
    score: Score, verdict: Verdict, t: Translator, href: FanHref, *, other_way: bool = False
) -> BlockView:
    """Fans invented, each with the reason; then in a line each those missed and those that stand.

    `other_way` says that the fans of an exact answer are not those of the account.
    """
    rules = rule_set(score.rules)
    missed = (_one_line(verdict.missed, "missed", score, t),) if verdict.missed else ()
    reasons = _reasons_not_counted(verdict.invented, score, t)
    invented = [
        _fan_row(fan, count, "invented", reasons[fan.id], score, t, href)
        for fan, count in _counts(verdict.invented, rules)
    ]
    right = (_one_line(verdict.right, "right", score, t),) if verdict.right else ()
    if verdict.exact and other_way:
        text = t.gettext("Another way to count this hand, worth the same: both are right.")
        return BlockView(t.gettext("Your answer"), LedgerView(right), text)
    text = t.gettext(
        "Chosen: %(num)s; right: %(right)s.",
        num=len(verdict.right) + len(verdict.invented),
        right=len(verdict.right),
    )
    return BlockView(t.gettext("Your answer"), LedgerView((*invented, *missed, *right)), text)


def choices_block(
    question: HandQuestion[str], response: str | None, t: Translator, href: FanLinks
) -> BlockView:
    """The fans that could be chosen, each with why it counts here or not."""
    offered = [choice.id for choice in question.choices or ()]
    return offered_fans_block(
        offered,
        {question.answer},
        {response} if response else set(),
        question.score,
        t,
        href,
        href.why_not,
    )


def offered_fans_block(
    offered: Iterable[str],
    right: Set[str],
    chosen: Set[str],
    score: Score,
    t: Translator,
    href: FanHref,
    why_not_href: FanHref | None = None,
) -> BlockView:
    """Fans of a hand that could be chosen, by id; what was not chosen is missed where one was.

    What the hand lacks of a fan is searched for one that was chosen, and for the others where no page
    is given to tell it.
    """
    rules = rule_set(score.rules)
    rows = []
    for fan in map(rules.fan, offered):
        counts = fan.id in right
        sign: Sign = ""
        if fan.id in chosen:
            sign = "right" if counts else "invented"
        elif counts:
            sign = "missed" if chosen else ""
        more = None
        if counts:
            why = t.gettext("Counted, see above.")
        elif sign or why_not_href is None:
            why = reason_not_counted(fan, score, t)
        else:
            why, more = _reason_or_where(fan, score, t, why_not_href)
        rows.append(replace(_fan_row(fan, 1, sign, why, score, t, href), more=more))
    return BlockView(t.gettext("The fans to choose from"), LedgerView(tuple(rows)))


def waits_block(
    hand: WaitingHand, waits: Sequence[Wait], verdict: Verdict, t: Translator
) -> BlockView:
    """Every tile that completes the hand with what it would be worth, then the wrong ones."""
    rows = [_wait_row(wait, _sign_of_wait(str(wait.tile), verdict), t) for wait in waits]
    for wrong in map(tile, verdict.invented):
        rows.append(_no_wait_row(wrong, why_no_wait(wrong, hand, waits, t), t))
    ledger = LedgerView(tuple(rows), note=_held_wait_note(waits, t))
    return BlockView(t.gettext("The waits"), ledger, _number_of_waits(waits, t))


def _number_of_waits(waits: Sequence[Wait], t: Translator) -> str:
    """How many kinds of tile complete the hand; where not all of them win, how many do."""
    kinds, winning = len(waits), sum(wait.score.win for wait in waits)
    text = t.ngettext(
        "The hand waits for one kind of tile.", "The hand waits for %(num)s kinds of tile.", kinds
    )
    if winning == kinds:
        return text
    if winning:
        some = t.ngettext("One of them wins.", "%(num)s of them win.", winning)
    else:
        some = t.ngettext("It does not win.", "None of them wins.", kinds)
    return joined_sentences([text, some], t)


def _held_wait_note(waits: Sequence[Wait], t: Translator) -> str:
    """That our reading alone keeps a wait fan out of what the tiles are worth."""
    for wait in waits:
        account = wait.score.account
        if account and (held := held_wait_text(wait.score, account, t)):
            return not_counted_text(*held, t)
    return ""


def reason_not_counted(fan: Fan, score: Score, t: Translator) -> str:
    """Why the hand does not count a fan: what keeps it out, or what it lacks with its tiles."""
    found = reason_in_record(fan, score, t)
    return found or why_not_text(why_not(rule_set(score.rules), score.hand, fan.id), t)


def _reason_or_where(
    fan: Fan, score: Score, t: Translator, why_not_href: FanHref
) -> tuple[str, Link | None]:
    """Why the hand does not count a fan; of one that it lacks what is wanted, and where the rest is told."""
    if found := reason_in_record(fan, score, t):
        return found, None
    answer = where_it_stands(score, rule_set(score.rules), fan)
    if answer.standing is not FanStanding.MISSING:
        return why_not_text(answer, t), None
    link = Link(t.gettext("Why not %(fan)s?", fan=fan_name(fan, t)), why_not_href(fan.id))
    return wanted_text(fan, score.rules, t), link


def reason_in_record(fan: Fan, score: Score, t: Translator) -> str:
    """Why a fan is not counted, as far as the record of the hand tells; else nothing."""
    account = score.account
    if account is None:
        return ""
    for struck in account.struck:
        if struck.fan.id == fan.id:
            return why_struck(struck, account, score, t)
    for line in score.counted:
        if line.fan.id == fan.id:
            return t.ngettext("It counts only once.", "It counts only %(num)s times.", line.times)
    for other in score.others:
        if _has(other, fan.id):
            return t.gettext(
                "It belongs to another reading, worth %(points)s.",
                points=points(other.total, score.rules, t),
            )
    held = held_wait_text(score, account, t)
    return held[1] if held and held[0].id == fan.id else ""


def _reasons_not_counted(fans: Iterable[str], score: Score, t: Translator) -> dict[str, str]:
    """Why each fan does not count; what it lacks only for the most valuable, because that takes a search."""
    rules = rule_set(score.rules)
    named = sorted(map(rules.fan, set(fans)), key=lambda fan: (-fan.value, fan.number))
    searched, others = named[:MOST_EXPLAINED], named[MOST_EXPLAINED:]
    return {
        **{fan.id: reason_not_counted(fan, score, t) for fan in searched},
        **{fan.id: reason_in_record(fan, score, t) for fan in others},
    }


def _counts(fans: Iterable[str], rules: RuleSet) -> list[tuple[Fan, int]]:
    return [(rules.fan(fan), count) for fan, count in Counter(fans).items()]


def _has(account: Account, fan: str) -> bool:
    return any(line.fan.id == fan for line in account.counted)


def _fan_row(
    fan: Fan, count: int, sign: Sign, why: str, score: Score, t: Translator, href: FanHref
) -> LedgerRow:
    plain = fan_row(fan, score.rules, t, href)
    return LedgerRow(
        value=_worth([(fan, count)], score, t),
        name=plain.name,
        href=plain.href,
        second_name=plain.second_name,
        second_lang=plain.second_lang,
        reason=why,
        times=count,
        sign=sign,
    )


def _one_line(fans: Iterable[str], sign: Sign, score: Score, t: Translator) -> LedgerRow:
    """Several fans in one row; the ledger above says all about each of them."""
    counts = _counts(fans, rule_set(score.rules))
    names = name_list([_times(fan, times, t) for fan, times in counts], t)
    return LedgerRow(value=_worth(counts, score, t), name=names, sign=sign)


def _worth(counts: Sequence[tuple[Fan, int]], score: Score, t: Translator) -> str:
    """What fans are worth together in the hand; with a yakuman it is one yakuman (Art. 54)."""
    if any(is_yakuman(fan) for fan, _count in counts):
        return YAKUMAN_SIGN
    return amount(sum(score.value_of(fan) * count for fan, count in counts), t)


def _times(fan: Fan, count: int, t: Translator) -> str:
    return f"{fan_name(fan, t)} {times(count)}" if count > 1 else fan_name(fan, t)


def _sign_of_wait(code: str, verdict: Verdict) -> Sign:
    if code in verdict.right:
        return "right"
    return "missed" if code in verdict.missed else ""


def _wait_row(wait: Wait, sign: Sign, t: Translator) -> LedgerRow:
    """A tile that completes the hand: what it would count, or why that is no win."""
    named = [f"{fan_name(line.fan, t)} {times(line.times)}".strip() for line in wait.score.counted]
    fans = name_list(named, t)
    more = why_no_win(wait.score, t)
    why = t.gettext("%(fans)s. %(more)s", fans=fans, more=more).strip() if fans else more
    return LedgerRow(
        value=amount(wait.score.total, t),
        name=tile_label(wait.tile, t),
        reason=why,
        sets=((str(wait.tile),),),
        sign=sign,
    )


def _no_wait_row(wrong: Tile, why: str, t: Translator) -> LedgerRow:
    return LedgerRow(
        value="",
        name=tile_label(wrong, t),
        reason=why,
        sets=((str(wrong),),),
        sign="invented",
        sign_word=t.gettext("not a wait"),
    )
