"""A hand as other rules have it: told first, then asked for here."""

from quizzes import Question
from quizzes.question import Elsewhere
from quizzes.words.score_text import total_text
from wording import Translator, line_text, rules_badge, series


def elsewhere_told(about: Elsewhere, t: Translator) -> str:
    """What the other rules make of the hand."""
    rules = rules_badge(about.rules, t)
    if not about.score.win:
        return t.gettext("Under %(rules)s this hand does not win.", rules=rules)
    return t.gettext(
        "Under %(rules)s this hand is worth %(worth)s: %(fans)s.",
        rules=rules,
        worth=total_text(about.score, t),
        fans=series([line_text(line, about.rules, t) for line in about.score.counted], t),
    )


def here_asked(question: Question, t: Translator) -> str:
    """What is asked of it here."""
    return t.gettext("What is it worth under %(own)s?", own=rules_badge(question.address.rules, t))
