"""Words of: a player announces fans and a total. What is wrong?"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from quizzes.misconceptions.diagnosis import possible_mistakes
from quizzes.misconceptions.mistake import counts_fan, points_changed
from quizzes.misconceptions.registry import BY_ID
from quizzes.misconceptions.shared import MISSED_FAN_ID
from quizzes.question import Announcement, AnnouncementQuestion, Verdict
from quizzes.words.asking import prompts
from quizzes.words.headline import fullest, invented_text, missed_text
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.misconception import reasoned_text
from quizzes.words.score_text import score_text, total_text, yakuman_note
from scoring import RuleSet, rule_set
from scoring.rengo.limits import YAKUMAN_LIMIT
from wording import (
    Translator,
    comma_list,
    fan_name,
    joined_sentences,
    limit_name,
    name_list,
    points,
    times,
)


def announced_text(question: AnnouncementQuestion, t: Translator) -> str:
    """What the player says: fans and a total."""
    rules, announced = rule_set(question.address.rules), question.announcement
    fans = comma_list(_named(announced.fans, rules, t), t)
    if _is_yakuman(announced, rules):
        return t.gettext("“%(fans)s: %(limit)s.”", fans=fans, limit=limit_name("yakuman", t))
    return t.gettext(
        "“%(fans)s: %(total)s.”",
        fans=fans,
        total=points(announced.total, rules.id, t),
    )


def _is_yakuman(announced: Announcement, rules: RuleSet) -> bool:
    """Whether a bare yakuman is said, which is a limit and no number of han (Rengo 59(5))."""
    limit = [fan for fan in map(rules.fan, announced.fans) if fan.series == YAKUMAN_LIMIT.id]
    return bool(limit) and announced.total == limit[0].value


def _named(fans: tuple[str, ...], rules: RuleSet, t: Translator) -> list[str]:
    return [
        t.gettext("%(fan)s %(times)s", fan=fan_name(rules.fan(fan), t), times=times(count))
        if count > 1
        else fan_name(rules.fan(fan), t)
        for fan, count in Counter(fans).items()
    ]


def _prompt(question: AnnouncementQuestion, t: Translator) -> str:
    announced_words = announced_text(question, t)
    return t.gettext(prompts(question).spot_error, said=announced_words)


def _hint(question: AnnouncementQuestion, t: Translator) -> str:
    hint = t.gettext("It may all be right.")
    if _is_yakuman(question.announcement, rule_set(question.address.rules)):
        return joined_sentences([hint, t.gettext(prompts(question).total_hint)], t)
    return hint


def _wrong(question: AnnouncementQuestion, verdict: Verdict, t: Translator) -> str:
    wrong = {*verdict.missed, *verdict.invented}
    if verdict.misconception:
        if verdict.misconception == question.announcement.misconception:
            return _mistake_text(question, t)
        told = t.gettext(BY_ID[verdict.misconception].feedback)
        shown = _most_valuable(wrong, question, t) if wrong else ""
        return fullest([joined_sentences([told, shown], t), told], t)
    planted = question.announcement.misconception
    if wrong and _is_unanswered(question, verdict) and planted not in (None, MISSED_FAN_ID):
        return _mistake_text(question, t)
    if wrong:
        return _most_valuable(wrong, question, t)
    if planted is None:
        return t.gettext("The announcement was right, the total included.")
    return _right_fans(question, t)


def _is_unanswered(question: AnnouncementQuestion, verdict: Verdict) -> bool:
    """Whether all that is wrong was missed and nothing said: who objects to something has an own mistake."""
    key = question.answer
    return not (verdict.right or verdict.invented) and verdict.missed == (*key.missing, *key.extra)


def _right_fans(question: AnnouncementQuestion, t: Translator) -> str:
    """That the total alone was wrong, and what it is."""
    return t.gettext(
        "The fans are right; they come to %(total)s.", total=total_text(question.score, t)
    )


def _most_valuable(wrong: Iterable[str], question: AnnouncementQuestion, t: Translator) -> str:
    """The most valuable of the fans that were judged wrongly, with what makes it or keeps it out."""
    rules, score = rule_set(question.address.rules), question.score
    highest = max(map(rules.fan, wrong), key=lambda fan: (score.value_of(fan), -fan.number))
    counts = counts_fan(score, highest.id) and highest.id not in question.answer.extra
    return (missed_text if counts else invented_text)(highest, score, t)


def _explanation(question: AnnouncementQuestion, t: Translator) -> str:
    key, announced = question.answer, question.announcement
    rules = rule_set(question.address.rules)
    lines = [score_text(question, t)]
    if note := yakuman_note(question.score, t):
        lines.append(note)
    if announced.misconception is None:
        lines.append(t.gettext("The announcement was right, the total included."))
    elif not (key.missing or key.extra):
        lines.append(_right_fans(question, t))
    if key.missing:
        lines.append(_left_out(question, t))
    if key.extra:
        lines.append(t.gettext("Extra: %(fans)s.", fans=name_list(_named(key.extra, rules, t), t)))
    if announced.misconception not in (None, MISSED_FAN_ID):
        lines.append(_mistake_text(question, t))
    return "\n".join(lines)


def _left_out(question: AnnouncementQuestion, t: Translator) -> str:
    """The fans that were not said; of one that was said less often than it counts, how many."""
    rules, names = rule_set(question.address.rules), []
    said = Counter(question.announcement.fans)
    for fan, missing in Counter(question.answer.missing).items():
        name, in_all = fan_name(rules.fan(fan), t), said[fan] + missing
        names.append(
            t.gettext("%(fan)s (%(num)s of %(all)s)", fan=name, num=missing, all=in_all)
            if said[fan]
            else name
        )
    return t.gettext("Left out: %(fans)s.", fans=name_list(names, t))


def _mistake_text(question: AnnouncementQuestion, t: Translator) -> str:
    """What is wrong with the announcement, in a sentence that names the fans it is about."""
    key, announced, rules = question.answer, question.announcement, rule_set(question.address.rules)
    planted = next(
        each
        for each in possible_mistakes(question.score, rules)
        if each.misconception.id == announced.misconception
        and (each.mistake.removed, each.mistake.added) == (key.missing, key.extra)
        and question.score.total + points_changed(question.score, rules, each.mistake)
        == announced.total
    )
    mistake = planted.mistake
    return reasoned_text(planted.misconception, mistake.fan, mistake.other, question.score, t)


WORDS: Final[KindWords[AnnouncementQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
