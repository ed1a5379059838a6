"""What is wrong with an announcement: its fans by one choice, and the right total."""

from collections.abc import Iterator
from html import escape
from typing import Final

from quizzes import feedback, grade
from quizzes.countings import accepted_totals
from quizzes.hands.draw import Draw
from quizzes.kinds.choices import misconceptions_by_fan
from quizzes.kinds.spot_error import corrected_fans
from quizzes.misconceptions.diagnosis import look_alikes_of
from quizzes.question import AnnouncementQuestion, Objection
from scoring import RuleSet, rule_set, worth_of
from web.export.forms import Amount, Gap, Gaps, Number, OneOf, Option
from web.export.percents import nearest_percent, signed_percent
from wording import Translator, fan_name, joined_sentences, name_list, points

OPTIONS_OFFERED: Final = 6  # objections to choose from


def objection_gaps(question: AnnouncementQuestion, t: Translator) -> Gaps:
    """The fans that are wrong and the right total; or both in one choice."""
    offered = _offered(question)
    return Gaps(
        (
            Gap(_fans_label(t), OneOf(tuple(_of_fans(question, each, t) for each in offered))),
            Gap(_total_label(t), Number(_totals(question, t))),
        ),
        OneOf(tuple(_of_both(question, each, t) for each in _with_all_right(question, offered))),
    )


def _totals(question: AnnouncementQuestion, t: Translator) -> tuple[Amount, ...]:
    """The right totals; where the total alone is wrong, to leave it takes off what the fans brought."""
    key, told = question.answer, question.announcement.total
    others = accepted_totals(question.score, rule_set(question.address.rules)) - {key.total}
    right = tuple(Amount(each, 100.0) for each in (key.total, *sorted(others)))
    if key.missing or key.extra or told in {each.value for each in right}:
        return right
    return *right, Amount(told, -100.0, _after(question, Objection((), (), told), t))


def _fans_label(t: Translator) -> str:
    return escape(t.gettext("What was announced"), quote=False)


def _total_label(t: Translator) -> str:
    return escape(t.gettext("The right total"), quote=False)


def _offered(question: AnnouncementQuestion) -> list[Objection]:
    """The key, that nothing is wrong, and objections that do not hold, in an order drawn."""
    key, draw = question.answer, Draw(f"{question.address} elsewhere")
    nothing = _made(question, (), ())
    found = [key] if _is_about(key, nothing) else [key, nothing]
    wrong = [draw.shuffled(list(each)) for each in (_too_much(question), _left_out(question))]
    while len(found) < OPTIONS_OFFERED and any(wrong):
        for queue in wrong:
            if queue and len(found) < OPTIONS_OFFERED:
                each = queue.pop()
                if not grade(question, Objection(each.missing, each.extra, key.total)).exact:
                    found.append(each)
    return draw.shuffled(found)


def _is_about(one: Objection, other: Objection) -> bool:
    """Whether both find the same fans wrong."""
    return (one.missing, one.extra) == (other.missing, other.extra)


def _with_all_right(question: AnnouncementQuestion, offered: list[Objection]) -> list[Objection]:
    """Where the fans are right and the total is not, that all is right is one more mistake."""
    key, told = question.answer, question.announcement
    if key.missing or key.extra or key.total == told.total:
        return offered
    return [*offered, Objection((), (), told.total)]


def _too_much(question: AnnouncementQuestion) -> Iterator[Objection]:
    for fan in dict.fromkeys(question.announcement.fans):
        yield _made(question, (), (fan,))


def _left_out(question: AnnouncementQuestion) -> Iterator[Objection]:
    """Fans that a misconception adds, and those easily taken for one that was announced."""
    score, rules = question.score, rule_set(question.address.rules)
    told = question.announcement.fans
    kin = [other for fan in told for other in look_alikes_of(rules).get(fan, ())]
    for fan in dict.fromkeys((*misconceptions_by_fan(score, rules), *kin)):
        if rules.has(fan) and fan not in told:
            yield _made(question, (fan,), ())


def _made(
    question: AnnouncementQuestion, missing: tuple[str, ...], extra: tuple[str, ...]
) -> Objection:
    """The objection with the total that the fans then come to."""
    rules, score = rule_set(question.address.rules), question.score
    fans = corrected_fans(question, Objection(missing, extra, 0)).elements()
    return Objection(missing, extra, worth_of([*map(rules.fan, fans)], score, rules))


def _of_fans(question: AnnouncementQuestion, each: Objection, t: Translator) -> Option:
    """The objection to the fans alone. Beside the right total it brings what both bring here.

    The total is half of the mark; a wrong objection takes off what it lets nobody have for that.
    """
    with_total = Objection(each.missing, each.extra, question.answer.total)
    beside = 2 * grade(question, with_total).credit - 1
    rules = rule_set(question.address.rules)
    text = _fans_text(each, rules, t) or t.gettext("Nothing is extra, and nothing is left out.")
    return Option(escape(text, quote=False), signed_percent(beside), _after(question, each, t))


def _of_both(question: AnnouncementQuestion, each: Objection, t: Translator) -> Option:
    """The whole objection, with the credit that it gets here."""
    told, rules = question.announcement, rule_set(question.address.rules)
    total = t.gettext("Total: %(points)s.", points=points(each.total, rules.id, t))
    if each.missing or each.extra:
        said = joined_sentences([_fans_text(each, rules, t), total], t)
    elif each.total == told.total:
        said = t.gettext("Nothing is wrong: the fans are right, and so is the total.")
    else:
        said = joined_sentences([t.gettext("The fans are right, the total is not."), total], t)
    credit = nearest_percent(grade(question, each).credit)
    return Option(escape(said, quote=False), credit, _after(question, each, t))


def _after(question: AnnouncementQuestion, each: Objection, t: Translator) -> str:
    return escape(feedback(question, grade(question, each), t), quote=False)


def _fans_text(each: Objection, rules: RuleSet, t: Translator) -> str:
    """What is left out and what is too much; nothing where the fans are let be."""
    texts = []
    if each.missing:
        texts.append(t.gettext("Left out: %(fans)s.", fans=_named(each.missing, rules, t)))
    if each.extra:
        texts.append(t.gettext("Extra: %(fans)s.", fans=_named(each.extra, rules, t)))
    return joined_sentences(texts, t) if texts else ""


def _named(fans: tuple[str, ...], rules: RuleSet, t: Translator) -> str:
    return name_list([fan_name(rules.fan(fan), t) for fan in fans], t)
