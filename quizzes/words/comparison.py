"""Words of: known under other rules, what is the hand worth here?"""

from collections.abc import Iterator
from typing import Final

from quizzes.citations import loses_half
from quizzes.misconceptions import claiming
from quizzes.misconceptions.diagnosis import possible_mistakes
from quizzes.misconceptions.mistake import Mistake, points_changed
from quizzes.misconceptions.registry import BY_ID
from quizzes.misconceptions.shared import ABSENT_FAN_ID, MISSED_FAN_ID
from quizzes.question import Choice, ComparisonQuestion, Verdict
from quizzes.words.headline import (
    AFTER_WORTH,
    BESIDES,
    FanTold,
    fullest,
    missed_text,
    shown_by_total,
    win_shown,
)
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.misconception import reasoned_text
from quizzes.words.other_rules import difference_text
from quizzes.words.score_text import score_text, total_text, worth_said
from scoring import Score, rule_set
from scoring.rengo.limits import YAKUMAN_LIMIT
from wording import (
    N_,
    Translator,
    article_label,
    comma_list,
    fan_name,
    joined_sentences,
    line_text,
    rules_badge,
    why_no_win,
    with_article,
)
from wording.rengo.names import YAKUMAN_SERIES

_WIN: Final = "win:"
"""What begins the id of a choice that is a worth."""
_OF_A_FAN: Final = frozenset({MISSED_FAN_ID, ABSENT_FAN_ID})
_OF_A_REFUSAL: Final = frozenset(
    {
        "other-rules-refusal",
        "refused-for-another-reason",
        *(each.id for each in claiming.MISCONCEPTIONS),
    }
)


def _prompt(question: ComparisonQuestion, t: Translator) -> str:
    elsewhere = question.comparison
    rules, own = rules_badge(elsewhere.rules, t), rules_badge(question.address.rules, t)
    if not elsewhere.score.win:
        return t.gettext(
            "Under %(rules)s this hand does not win. What is it worth under %(own)s?",
            rules=rules,
            own=own,
        )
    if elsewhere.score.limit == YAKUMAN_LIMIT.id:
        return t.gettext(
            "Under %(rules)s this hand is a yakuman: %(fans)s. What is it worth under %(own)s?",
            rules=rules,
            fans=comma_list([fan_name(line.fan, t) for line in elsewhere.score.counted], t),
            own=own,
        )
    message = N_(
        "Under %(rules)s this hand is worth %(worth)s: %(fans)s. What is it worth under %(own)s?"
    )
    if loses_half(elsewhere.score):
        message = N_(
            "Under %(rules)s this hand is worth %(worth)s, with the half fan dropped: "
            "%(fans)s. What is it worth under %(own)s?"
        )
    return t.gettext(
        message,
        rules=rules,
        worth=total_text(elsewhere.score, t),
        fans=comma_list(
            [line_text(line, elsewhere.rules, t) for line in elsewhere.score.counted], t
        ),
        own=own,
    )


def _hint(question: ComparisonQuestion, t: Translator) -> str:
    return t.gettext("The tiles and everything else stay the same.")


def _wrong(question: ComparisonQuestion, verdict: Verdict, t: Translator) -> str:
    score = question.score
    told = _of_misconception(question, verdict, t)
    if not score.win:
        why = why_no_win(score, t)
        return fullest([joined_sentences([told, why], t), why], t)
    worth = t.gettext("This hand is worth %(worth)s.", worth=worth_said(score, t))
    nothing_else = verdict.misconception == ABSENT_FAN_ID and not told
    shown = _nothing_else_text(score, t) if nothing_else else _shown(score, verdict, t)
    reason = told or _changed_text(question, verdict, t) or shown
    beside = _after_worth(question, verdict, t) if not nothing_else else ""
    texts = [(worth, beside or reason), (reason or worth,), (worth,)]
    return fullest([joined_sentences(each, t) for each in texts], t)


def _after_worth(question: ComparisonQuestion, verdict: Verdict, t: Translator) -> str:
    """The fan that was missed, or that makes the win, as a sentence after the worth; nothing where another reason stands."""
    score = question.score
    if verdict.misconception == MISSED_FAN_ID:
        fan, _other = _fans_of_mistake(question, verdict)
        if fan:
            told = BESIDES if len(score.counted) > 1 else AFTER_WORTH
            return missed_text(rule_set(question.address.rules).fan(fan), score, t, told)
    if _of_misconception(question, verdict, t):
        return ""
    return _changed_text(question, verdict, t) or _shown(score, verdict, t, AFTER_WORTH)


def _shown(score: Score, verdict: Verdict, t: Translator, told: FanTold | None = None) -> str:
    """What a worth that was chosen lacks, if it shows that; to who chose that it is no win, what makes it one."""
    worths = [each.removeprefix(_WIN) for each in verdict.invented if each.startswith(_WIN)]
    if worths:
        return shown_by_total(float(worths[0]), score, t, told)
    return win_shown(score, t, told)


def _changed_text(question: ComparisonQuestion, verdict: Verdict, t: Translator) -> str:
    """What changes between two editions, where no trap was chosen; nothing between two systems."""
    here, there = question.score, question.comparison.score
    is_system_same = rule_set(here.rules).system is rule_set(there.rules).system
    if verdict.misconception is not None or not is_system_same:
        return ""
    if here.total == there.total and there.win:
        return difference_text(here, there, t) or t.gettext("Both editions count this hand alike.")
    return difference_text(here, there, t)


def _nothing_else_text(score: Score, t: Translator) -> str:
    """All that counts, where something was counted that is not there."""
    fans = [fan_name(line.fan, t) for line in score.counted]
    if len(fans) == 1:
        return t.gettext("Only this counts: %(fan)s.", fan=fans[0])
    return t.gettext("Only these count: %(fans)s.", fans=comma_list(fans, t))


def _of_misconception(question: ComparisonQuestion, verdict: Verdict, t: Translator) -> str:
    """What a choice took for granted, with the fans that it is about; nothing where none tells."""
    match verdict.misconception:
        case None:
            return ""
        case misconception if misconception in _OF_A_REFUSAL:
            return ""  # what the hand has, or lacks, is the answer to it
        case "other-rules-worth":
            return difference_text(question.score, question.comparison.score, t)
        case misconception:
            rules = rule_set(question.address.rules)
            fan, other = _fans_of_mistake(question, verdict)
            if misconception in _OF_A_FAN and fan is None:
                return ""  # some fan of that worth, and none in particular
            if misconception == MISSED_FAN_ID and fan:
                return missed_text(rules.fan(fan), question.score, t)
            return reasoned_text(BY_ID[misconception], fan, other, question.score, t)


def _fans_of_mistake(
    question: ComparisonQuestion, verdict: Verdict
) -> tuple[str | None, str | None]:
    """The fans that the mistake is about which leads to the choice; of several fans that may have been missed, none."""
    for choice in verdict.invented:
        found = list(_mistakes_behind(question, choice, verdict.misconception))
        if verdict.misconception == MISSED_FAN_ID and len({each.fan for each in found}) > 1:
            return None, None
        if found:
            return found[0].fan, found[0].other
    return verdict.fan, verdict.other


def _mistakes_behind(
    question: ComparisonQuestion, choice: str, misconception: str | None
) -> Iterator[Mistake]:
    """The mistakes of that kind which lead to the choice."""
    rules, score = rule_set(question.address.rules), question.score
    for each in possible_mistakes(score, rules) if score.account else ():
        total = score.total + points_changed(score, rules, each.mistake)
        if each.misconception.id == misconception and choice == f"{_WIN}{total:g}":
            yield each.mistake


def _choice(question: ComparisonQuestion, choice: Choice, t: Translator) -> str:
    """A worth or a refusal; `Yakuman` for a worth that is one, as it has no han (Rengo 52)."""
    if _is_yakuman(question, choice):
        return t.gettext("Yakuman")
    return named_choice(question, choice, t)


def _is_yakuman(question: ComparisonQuestion, choice: Choice) -> bool:
    """Whether the hand is a yakuman, or would be one by the mistake that leads to the choice."""
    if choice.id == question.answer:
        return question.score.limit == YAKUMAN_LIMIT.id
    fans = [each for each in rule_set(question.address.rules).fans if each.series == YAKUMAN_SERIES]
    if choice.id not in {f"{_WIN}{each.value:g}" for each in fans}:
        return False
    mistake = next(_mistakes_behind(question, choice.id, choice.misconception), None)
    return mistake is not None and any(each.id in (mistake.fan, mistake.other) for each in fans)


def _explanation(question: ComparisonQuestion, t: Translator) -> str:
    score = question.score
    counted = [score_text(question, t)] if score.account else []
    if score.win:
        return "\n".join(counted)
    article = article_label(question.citations[-1], question.address.rules, t)
    feedback = with_article(why_no_win(score, t), article, t)
    return "\n".join((*counted, feedback))


WORDS: Final[KindWords[ComparisonQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
