"""What the words after a wrong answer share: the sentence of the misconception, fans and tiles by name."""

from collections.abc import Sequence

from quizzes.misconceptions.registry import BY_ID, AnyMisconception
from quizzes.question import Question, Verdict
from scoring import RuleSet, rule_set, tile
from wording import Translator, and_list, fan_name, tile_label


def misconception_text(question: Question, verdict: Verdict, t: Translator) -> str:
    """The sentence of the misconception, with the fans it is about."""
    rules = rule_set(question.address.rules)
    misconception = BY_ID[str(verdict.misconception)]
    return feedback_text(misconception, verdict.fan, verdict.other, rules, t)


def feedback_text(
    misconception: AnyMisconception,
    fan: str | None,
    other: str | None,
    rules: RuleSet,
    t: Translator,
) -> str:
    """The sentence of a misconception about that fan, and the fan or principle that tells why."""
    values = {
        place: named_fan(each, rules, t) for place, each in (("fan", fan), ("other", other)) if each
    }
    return t.gettext(misconception.feedback, **values)


def named_fan(fan: str, rules: RuleSet, t: Translator) -> str:
    """A fan's name; the principle's place stays empty where no fan tells why."""
    return fan_name(rules.fan(fan), t) if rules.has(fan) else ""


def named_tiles(codes: Sequence[str], t: Translator) -> str:
    """Tiles in a sentence, by their codes."""
    return and_list([tile_label(tile(code), t) for code in codes], t)
