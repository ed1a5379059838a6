"""Words of: a player announces fans and a total. What is wrong?"""

from collections import Counter
from typing import Final

from quizzes.kinds.spot_error import announcement
from quizzes.misconceptions.registry import NAMED
from quizzes.question import Objection, Question, Verdict
from quizzes.words.by_kind import KindWords
from quizzes.words.score_text import of_score
from scoring import RuleSet, System, rule_set
from wording import Translator, fan_name, listing, points, series, times


def announced_text(question: Question, t: Translator) -> str:
    """What the player says: fans and a total."""
    rules, announced = rule_set(question.address.rules), announcement(question)
    return t.gettext(
        "“%(fans)s: %(total)s.”",
        fans=series(_named(announced.fans, rules, t), t),
        total=points(announced.total, rules.id, t),
    )


def _named(fans: tuple[str, ...], rules: RuleSet, t: Translator) -> list[str]:
    return [
        t.gettext("%(fan)s %(times)s", fan=fan_name(rules.fan(fan), t), times=times(count))
        if count > 1
        else fan_name(rules.fan(fan), t)
        for fan, count in Counter(fans).items()
    ]


def _prompt(question: Question, t: Translator) -> str:
    announced_words = announced_text(question, t)
    match rule_set(question.address.rules).system:
        case System.RENGO:
            return t.gettext(
                "The winner says: %(said)s Which yaku, dora or total is wrong, if any?",
                said=announced_words,
            )
        case System.IMJ:
            return t.gettext(
                "The winner says: %(said)s Which element or total is wrong, if any?",
                said=announced_words,
            )
        case System.MCR:
            return t.gettext(
                "The winner says: %(said)s Which fan or total is wrong, if any?",
                said=announced_words,
            )


def _hint(question: Question, t: Translator) -> str:
    return t.gettext("It may all be right.")


def _wrong(question: Question, verdict: Verdict, t: Translator) -> str:
    rules = rule_set(question.address.rules)
    if verdict.misconception:
        named = NAMED[verdict.misconception]
        if "%(" not in named.feedback:
            return t.gettext(named.feedback)
        return t.gettext("The mistake: %(name)s.", name=t.gettext(named.name))
    wrong = tuple(dict.fromkeys((*verdict.missed, *verdict.invented)))
    if wrong:
        return t.gettext("Not yet right: %(fans)s.", fans=listing(_named(wrong, rules, t), t))
    return t.gettext("The fans are right, the total is not.")


def _explanation(question: Question, t: Translator) -> str:
    key, announced = question.answer, announcement(question)
    assert isinstance(key, Objection)
    rules = rule_set(question.address.rules)
    lines = [of_score(question, t)]
    if announced.misconception is None:
        lines.append(t.gettext("The announcement was right: every fan and the total."))
    if key.missing:
        lines.append(
            t.gettext("Left out: %(fans)s.", fans=listing(_named(key.missing, rules, t), t))
        )
    if key.extra:
        lines.append(t.gettext("Too much: %(fans)s.", fans=listing(_named(key.extra, rules, t), t)))
    if announced.misconception:
        lines.append(
            t.gettext("The mistake: %(name)s.", name=t.gettext(NAMED[announced.misconception].name))
        )
    return "\n".join(lines)


WORDS: Final = KindWords(_prompt, _hint, _wrong, explanation=_explanation)
