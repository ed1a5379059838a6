"""The first line after an answer to a check: what happened, in twenty words at most."""

from collections.abc import Set
from typing import Final

from lessons.pieces.check import Check, CheckKind
from scoring import Wind
from web.learn.check_prompts import fan_name_in
from web.learn.check_view import option_text
from wording import (
    N_,
    Translator,
    amount,
    and_list,
    joined_sentences,
    points,
    seat_name,
    why_no_win,
)

_EXTRA: Final = {
    CheckKind.FANS: N_("Not counted in this hand: %(names)s."),
    CheckKind.EXCLUDES: N_("These may be counted beside it: %(names)s."),
    CheckKind.WAITS: N_("Not a wait: %(names)s."),
    CheckKind.TILES: N_("Not one of them: %(names)s."),
}
_MADE: Final = {
    "chow": N_("They make a chow."),
    "pung": N_("They make a pung."),
    "kong": N_("They make a kong."),
    "pair": N_("They make a pair."),
    "none": N_("They make no set and no pair."),
}


def headline(check: Check, chosen: Set[str] | None, t: Translator) -> str:
    """What happened; None is "I don't know"."""
    if check.many:
        return _of_many(check, chosen, t)
    if chosen == check.answer:
        return t.gettext("Right.")
    return key_text(check, t)


def key_text(check: Check, t: Translator) -> str:
    """The right answer in a sentence."""
    (answer,) = check.answer
    match check.kind:
        case CheckKind.TOTAL:
            worth = points(float(answer), check.rules, t)
            return t.gettext("The hand is worth %(points)s.", points=worth)
        case CheckKind.WIN if check.plain:
            return t.gettext("It is complete.") if answer == "yes" else t.gettext("Not complete.")
        case CheckKind.WIN:
            return (
                t.gettext("The hand wins.") if answer == "yes" else why_no_win(check.scores[0], t)
            )
        case CheckKind.WHICH:
            return t.gettext("It is hand %(key)s.", key=option_text(answer, check, t))
        case CheckKind.PAYS:
            seat = seat_name(Wind(check.who), t)
            if answer == "0":
                return t.gettext("%(seat)s pays nothing.", seat=seat)
            return t.gettext(
                "%(seat)s pays %(amount)s.", seat=seat, amount=amount(float(answer), t)
            )
        case CheckKind.SET:
            return t.gettext(_MADE[answer])
        case _:
            worth = points(float(answer), check.rules, t)
            fan = fan_name_in(check.fan, check, t)
            return t.gettext("%(fan)s is worth %(points)s.", fan=fan, points=worth)


def _of_many(check: Check, chosen: Set[str] | None, t: Translator) -> str:
    if chosen == check.answer:
        return t.gettext("Right. Nothing missing, nothing extra.")
    if not chosen:
        return t.gettext("The answer: %(names)s.", names=_names(check.answer, check, t))
    texts = []
    if extra := chosen - check.answer:
        texts.append(t.gettext(_EXTRA[check.kind], names=_names(extra, check, t)))
    if missing := check.answer - chosen:
        texts.append(t.gettext("Missing: %(names)s.", names=_names(missing, check, t)))
    return joined_sentences(texts, t)


def _names(chosen: Set[str], check: Check, t: Translator) -> str:
    """The options by name, in the order in which they were offered."""
    return and_list([option_text(each, check, t) for each in check.options if each in chosen], t)
