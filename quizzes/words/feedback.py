"""The first line after an answer: right, or what happened, naming the misconception."""

from collections.abc import Sequence

from quizzes import traps
from quizzes.address import Kind
from quizzes.question import Question, Verdict
from quizzes.traps import waiting
from quizzes.words.explanation import total_text
from scoring import RuleSet, rule_set, tile
from wording import Translator, fan_name, listing, points, tile_label


def trap_name(trap: str, t: Translator) -> str:
    """The name of a misconception. Raises KeyError: there is none of that id."""
    named = traps.BY_ID.get(trap) or waiting.BY_ID[trap]
    return t.gettext(named.name)


def feedback(question: Question, verdict: Verdict, t: Translator) -> str:
    """One sentence of 20 words at most."""
    kind = question.address.kind
    if verdict.exact:
        if kind in (Kind.FANS, Kind.WAITS):
            return t.gettext("Right. Nothing missing, nothing extra.")
        return t.gettext("Right.")
    match kind:
        case Kind.FANS:
            return _of_fans(question, verdict, t)
        case Kind.TOTAL:
            return _of_total(question, verdict, t)
        case Kind.WAITS:
            return _of_waits(question, verdict, t)
        case Kind.FIND:
            return _of_find(question, verdict, t)


def _trapped(question: Question, verdict: Verdict, t: Translator) -> str:
    """The sentence of the trap, with the fans it is about."""
    rules = rule_set(question.address.rules)
    values = {
        place: _fan(fan, rules, t)
        for place, fan in (("fan", verdict.fan), ("other", verdict.other))
        if fan
    }
    return t.gettext(traps.BY_ID[str(verdict.trap)].feedback, **values)


def _of_fans(question: Question, verdict: Verdict, t: Translator) -> str:
    if verdict.trap:
        return _trapped(question, verdict, t)
    if verdict.invented:
        rules = rule_set(question.address.rules)
        dearest = max(verdict.invented, key=lambda fan: rules.fan(fan).value)
        return t.gettext("%(fan)s is not in this hand.", fan=_fan(dearest, rules, t))
    return t.gettext("This is how the hand counts.")


def _of_total(question: Question, verdict: Verdict, t: Translator) -> str:
    if verdict.trap == traps.MISSED and verdict.fan:  # a sum does not tell what was overlooked
        fan = _fan(verdict.fan, rule_set(question.address.rules), t)
        return t.gettext("The total is too low by just %(fan)s.", fan=fan)
    if verdict.trap:
        return _trapped(question, verdict, t)
    rules, total = question.address.rules, float(verdict.missed[0])
    if not verdict.invented and question.score:
        return t.gettext("This hand is worth %(worth)s.", worth=total_text(question.score, t))
    off = float(verdict.invented[0]) - total
    if off > 0:
        return t.gettext("The total is %(worth)s too high.", worth=points(off, rules, t))
    return t.gettext("The total is %(worth)s too low.", worth=points(-off, rules, t))


def _of_waits(question: Question, verdict: Verdict, t: Translator) -> str:
    if verdict.trap:
        case = waiting.case_of(question, verdict.right, verdict.missed, verdict.invented)
        trap = waiting.BY_ID[verdict.trap]
        return t.gettext(trap.feedback, tiles=_tiles(trap.applies(case), t))
    if verdict.right:
        return t.gettext("Missing: %(tiles)s.", tiles=_tiles(verdict.missed, t))
    return t.gettext("The hand wins on %(tiles)s.", tiles=_tiles(verdict.missed, t))


def _of_find(question: Question, verdict: Verdict, t: Translator) -> str:
    rules = rule_set(question.address.rules)
    if verdict.trap:
        return _trapped(question, verdict, t)
    right = _fan(verdict.missed[0], rules, t)
    if not verdict.invented:
        return t.gettext("This hand counts %(fan)s.", fan=right)
    wrong = _fan(verdict.invented[0], rules, t)
    return t.gettext("%(fan)s is not in this hand; %(other)s is.", fan=wrong, other=right)


def _fan(fan: str, rules: RuleSet, t: Translator) -> str:
    """A fan's name; the principle's place stays empty where no fan tells why."""
    return fan_name(rules.fan(fan), t) if rules.has(fan) else ""


def _tiles(codes: Sequence[str], t: Translator) -> str:
    return listing([tile_label(tile(code), t) for code in codes], t)
