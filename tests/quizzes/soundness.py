"""What can be wrong with a question that was made: each fault by a name, for tests and the bench."""

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import cache
from typing import Final

from quizzes import Kind, Question, choice_text, explanation, grade, hint, prompt
from quizzes.countings import is_accepted
from quizzes.deal.manners import manner_of
from quizzes.kinds.choices import fans_in_any_reading
from quizzes.kinds.payments import answer_from_payments
from quizzes.kinds.registry import spec_of
from quizzes.question import (
    AnnouncementQuestion,
    ComparisonQuestion,
    Exclusion,
    HandFuQuestion,
    HandQuestion,
    PlansQuestion,
    SetQuestion,
    WaitFuQuestion,
    WaitQuestion,
    WinClaim,
    tiles_of,
)
from quizzes.table_question import AskedOfTable, TableQuestion
from quizzes.table_worths import key_of
from quizzes.words.table import ORDINARY
from scoring import Hand, MeldKind, RuleSet, Score, SetKind, rule_set, score, waits, wire
from tests.quizzes.at_the_table import check_at_table
from tests.quizzes.plans_by_moves import right_plans
from tests.quizzes.points_by_hand import COMPUTED, key_by_hand
from wording import LANGUAGES, Translator, translator, translator_under
from wording.articles import article
from wording.errors import WordingError

SHORT: Final = 12  # choices whose texts are compared for every question; a catalogue is once enough
_ENGLISH: Final = re.compile(r"[A-Za-z]{4,}")
_NONE: Final = re.compile(r"\bNone\b(?! of)")
_MAY_BE_ENGLISH: Final = re.compile(r"Rengo|RENGO|Mahjong")


def faults(question: Question) -> Iterator[str]:
    """Everything that is wrong with it; nothing, as a rule."""
    rules = rule_set(question.address.rules)
    yield from _table(question, rules)
    yield from _key(question, rules)
    yield from _choices(question)
    yield from _cites(question, rules)
    yield from _words(question)


def print_of(question: Question) -> Hashable:
    """What makes two questions the same to who answers them."""
    shown = spec_of(question).subject(question)
    choices = tuple(sorted(each.id for each in question.choices or ()))
    return question.address.rules, question.address.kind, repr(shown), question.answer, choices


def _table(question: Question, rules: RuleSet) -> Iterator[str]:
    hand = tiles_of(question) or _hand_beside(question)
    if hand is not None:
        try:
            check_at_table(hand, rules)
        except (AssertionError, ValueError) as error:
            yield f"impossible table: {error!r}"[:90]


def _hand_beside(question: Question) -> Hand | None:
    """The whole hand of a question about its fu, if it shows one."""
    if isinstance(question, HandFuQuestion):
        return question.counted.hand
    return question.hand if isinstance(question, WaitFuQuestion) else None


def _key(question: Question, rules: RuleSet) -> Iterator[str]:
    """The hand goes out as a line, comes in again and is scored anew."""
    if isinstance(question, WaitQuestion):
        all_waits = waits(question.waiting_hand, rules)
        if tuple(str(each.tile) for each in all_waits if each.score.win) != question.answer:
            yield "the engine waits otherwise"
    if isinstance(question, SetQuestion) and _FU[_sort(question)] != question.answer:
        yield "article 56(2) says otherwise"
    if question.address.kind in COMPUTED and key_by_hand(question) != question.answer:
        yield "another computation says otherwise"
    if isinstance(question, PlansQuestion) and set(question.accepted) != right_plans(
        question, rules
    ):
        yield "other choices are right"
    if not isinstance(question, HandQuestion):
        return
    line = wire.write_hand(question.hand, rules.id)
    hand, _ = wire.read_hand(line)
    found_score = score(hand, rules)
    check = _KEYS.get(question.address.kind)
    if check is not None and not check(question, found_score, rules):
        yield "the engine scores otherwise"


def _sort(question: SetQuestion) -> str:
    """The set in the words of article 56(2): 明 or 暗, 順子, 刻子 or 槓子, 幺九牌 or 中張牌."""
    kind, tiles, _melded = question.tile_set
    if kind is SetKind.CHOW:
        return "順子"
    meld = question.meld.kind if question.meld else None
    is_open = question.by_ron or meld not in (None, MeldKind.CONCEALED_KONG)
    outer = tiles[0].is_honor or tiles[0].number in (1, 9)
    return f"{'明' if is_open else '暗'}{'槓' if len(tiles) == 4 else '刻'}子 {'幺九' if outer else '中張'}牌"


_FU: Final = {
    "順子": 0,
    **{"明刻子 幺九牌": 4, "明刻子 中張牌": 2, "暗刻子 幺九牌": 8, "暗刻子 中張牌": 4},
    **{"明槓子 幺九牌": 16, "明槓子 中張牌": 8, "暗槓子 幺九牌": 32, "暗槓子 中張牌": 16},
}
"""56(2)2 to 6, read off the text by hand."""


def _fans(question: Question, score: Score, rules: RuleSet) -> bool:
    fans = question.answer
    return isinstance(fans, tuple) and is_accepted(fans, score, rules)


def _find(question: Question, score: Score, rules: RuleSet) -> bool:
    present = fans_in_any_reading(score)
    others = {each.id for each in question.choices or ()} - {question.answer}
    counted = {line.fan.id for line in score.counted}
    return question.answer in counted and others.isdisjoint(present)


def _paid(question: Question, score: Score, rules: RuleSet) -> bool:
    return score.payments is not None and question.answer == answer_from_payments(score.payments)


def _base(question: Question, score: Score, rules: RuleSet) -> bool:
    base = score.account.base if score.account else None
    return base is not None and base.points == question.answer


def _claim(question: Question, score: Score, rules: RuleSet) -> bool:
    return question.answer == WinClaim(score.win, score.why_not)


def _excluded(question: Question, score: Score, rules: RuleSet) -> bool:
    struck = score.account.struck if score.account else ()
    return question.answer in [Exclusion(each.fan.id, each.because) for each in struck]


def _objected(question: Question, score: Score, rules: RuleSet) -> bool:
    """What was announced, put right by the answer, is an admissible counting of the hand."""
    if not isinstance(question, AnnouncementQuestion):
        return False
    answer = question.answer
    right = Counter(question.announcement.fans) - Counter(answer.extra) + Counter(answer.missing)
    return is_accepted(tuple(right.elements()), score, rules) and answer.total == score.total


def _elsewhere(question: Question, found: Score, rules: RuleSet) -> bool:
    """The answer is what these rules say, and what is told is what the other rules say."""
    if not isinstance(question, ComparisonQuestion):
        return False
    elsewhere = question.comparison
    again = score(elsewhere.score.hand, rule_set(elsewhere.rules))
    kind, _, worth = str(question.answer).partition(":")
    right = float(worth) == found.total if found.win else worth == found.why_not
    same = (again.total, again.win) == (elsewhere.score.total, elsewhere.score.win)
    return (kind == "win") is found.win and right and same


def _at_table(question: Question, found: Score, rules: RuleSet) -> bool:
    """What is asked of a table is what the engine says of the hand, and the table shows that hand."""
    if not isinstance(question, TableQuestion):
        return False
    own = question.state.seat(question.own)
    if own.before_drawing() != question.hand.concealed or own.melds != question.hand.melds:
        return False
    match question.asks:
        case AskedOfTable.WORTH:
            return found.win and question.answer == found.total
        case AskedOfTable.FU:
            return _base(question, found, rules)
        case AskedOfTable.PAYMENTS:
            return _paid(question, found, rules)
        case AskedOfTable.MANNER:
            return question.answer == (manner_of(found) or ORDINARY)
        case AskedOfTable.WAIT:
            return question.answer == key_of(found)


_KEYS: Final[Mapping[Kind, Callable[[Question, Score, RuleSet], bool]]] = {
    Kind.FANS: _fans,
    Kind.TOTAL: lambda question, found, rules: question.answer == found.total,
    Kind.LEGAL: _claim,
    Kind.PAYMENTS: _paid,
    Kind.BASE: _base,
    Kind.FIND: _find,
    Kind.PRINCIPLE: _excluded,
    Kind.SPOT_ERROR: _objected,
    Kind.COMPARE: _elsewhere,
    Kind.EDITION: _elsewhere,
    Kind.TABLE: _at_table,
}


def _choices(question: Question) -> Iterator[str]:
    choices = question.choices
    if choices is None:
        return
    if len({each.id for each in choices}) < len(choices):
        yield "two choices with one id"
    if isinstance(question.answer, str):
        right = [each for each in choices if grade(question, each.id).exact]
        accepted = len(question.accepted) if isinstance(question, PlansQuestion) else 1
        if len(right) != accepted:
            yield f"{len(right)} right choices"
    if len(choices) > SHORT:
        return
    for lang in LANGUAGES:
        t = translator_under(question.address.rules, translator(lang))
        texts = [choice_text(question, each, t) for each in choices]
        if len(set(texts)) < len(texts):
            yield f"two equal choices in {lang}: {question.address}"


def _cites(question: Question, rules: RuleSet) -> Iterator[str]:
    if not question.citations:
        yield "without an article"
    for cite in question.citations:
        if not _resolves(rules.id, cite):
            yield f"an article that is none: {cite}"


@cache
def _resolves(rules: str, cite: str) -> bool:
    try:
        article(rules, cite)
    except WordingError:
        return False
    return True


def _words(question: Question) -> Iterator[str]:
    """Sentences with open places, or in English where another language was asked for."""
    for lang in LANGUAGES:
        t = translator_under(question.address.rules, translator(lang))
        for text in _texts(question, t):
            if not text or "%(" in text or _NONE.search(text):
                yield f"a text with a hole in {lang}"
            left = _ENGLISH.search(_MAY_BE_ENGLISH.sub("", text)) if lang != "en" else None
            if left and question.address.kind is not Kind.TERM:
                yield f"English in {lang}: {left[0]}"


def _texts(question: Question, t: Translator) -> Iterator[str]:
    yield prompt(question, t)
    yield hint(question, t) or "-"
    yield explanation(question, t)
    choices = question.choices or ()
    for each in choices if len(choices) <= SHORT else ():
        yield choice_text(question, each, t)
