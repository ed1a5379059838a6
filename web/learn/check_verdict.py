"""The first line after an answer to a check: what happened, in twenty words at most."""

from collections.abc import Set
from typing import Final

from lessons.pieces.calls import Call
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.check_parts import without_number
from quizzes.words.headline import fullest
from scoring import Wind, parse_tiles, rule_set, tile, waits
from web.learn.check_prompts import fan_name_in
from web.learn.option_words import once_each, option_text
from web.learn.sort_words import sort_text
from web.questions.no_wait import why_no_wait
from web.questions.own_answer import reason_not_counted
from wording import (
    N_,
    Translator,
    amount,
    and_list,
    joined_sentences,
    points,
    run_text,
    seat_name,
    why_no_win,
)

MOST_NAMED: Final = 3
"""Options that a headline names; of more it says how many they are."""
_NOT_COUNTED: Final = N_("Not counted in this hand: %(names)s.")
_EXTRA: Final = {
    CheckKind.FANS: _NOT_COUNTED,
    CheckKind.NAME: _NOT_COUNTED,
    CheckKind.EXCLUDES: N_("These may be counted with it: %(names)s."),
    CheckKind.WAITS: N_("Not a wait: %(names)s."),
    CheckKind.TILES: N_("Not one of them: %(names)s."),
    CheckKind.STRIKE: N_("Counted all the same: %(names)s."),
    CheckKind.CLAIM: N_("Not allowed here: %(names)s."),
}
_MADE: Final = {
    "chow": N_("They make a chow."),
    "pung": N_("They make a pung."),
    "kong": N_("They make a kong."),
    "pair": N_("They make a pair."),
    "none": N_("They make neither a set nor a pair."),
}


def headline(check: Check, chosen: Set[str] | None, t: Translator) -> str:
    """What happened; None is "I don't know"."""
    if chosen and check.is_right(chosen):
        if check.many:
            return t.gettext("Right. Nothing missing, nothing extra.")
        return t.gettext("Right.")
    match check.kind:
        case CheckKind.POINT:
            nearest = check.nearest_answer(chosen or frozenset())
            return t.gettext("These make it: %(tiles)s.", tiles=_tiles_in_words(nearest, t))
        case CheckKind.CLAIM if check.answer == {Call.NONE}:
            return t.gettext("There is nothing you may call.")
        case CheckKind.DISCARD:
            names = _names(check.answer, check, t)
            if len(check.answer) > 1:
                return t.gettext("Discard any of these: %(names)s.", names=names)
            return t.gettext("Discard this tile: %(names)s.", names=names)
        case CheckKind.CHANGE:
            first = next(each for each in check.options if each in check.answer)
            return t.gettext(
                "This change does it: %(change)s.", change=option_text(first, check, t)
            )
        case _ if check.many:
            return _of_many(check, chosen or frozenset(), t)
        case _:
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


def _of_many(check: Check, chosen: Set[str], t: Translator) -> str:
    answer = check.nearest_answer(chosen)
    if not chosen:
        return t.gettext("The answer: %(names)s.", names=_names(answer, check, t))
    texts: list[str] = []
    reason = ""
    if extra := chosen - answer - {Call.NONE}:  # to call nothing is always allowed
        texts.append(t.gettext(_EXTRA[check.kind], names=_names(extra, check, t)))
        reason = _reason_of_extra(extra, check, t)
    if missing := answer - chosen:
        texts.append(t.gettext("Missing: %(names)s.", names=_names(missing, check, t)))
        if not extra:
            reason = _reason_of_missing(missing, check, t)
    told = ([*texts[:1], reason, *texts[1:]], texts)
    return fullest([joined_sentences(each, t) for each in told], t)


def _reason_of_extra(extra: Set[str], check: Check, t: Translator) -> str:
    """Why what was chosen is wrong, where it is one thing alone."""
    if len(extra) > 1:
        return ""
    (option,) = once_each(extra, check)
    match check.kind:
        case CheckKind.NAME | CheckKind.FANS:
            return _not_counted(option, check, t)
        case CheckKind.WAITS if check.waiting_hand is not None:
            found = waits(check.waiting_hand, rule_set(check.rules))
            return why_no_wait(tile(option), check.waiting_hand, found, t)
        case CheckKind.TILES:
            return sort_text(option, check, t)
        case _:
            return ""


def _reason_of_missing(missing: Set[str], check: Check, t: Translator) -> str:
    """Why the only fan that was left standing is struck."""
    if check.kind is not CheckKind.STRIKE or len(missing) > 1:
        return ""
    (fan,) = missing
    return _not_counted(fan, check, t)


def _not_counted(fan: str, check: Check, t: Translator) -> str:
    return reason_not_counted(rule_set(check.rules).fan(fan), check.scores[0], t)


def _tiles_in_words(chosen: Set[str], t: Translator) -> str:
    """The tiles in order; honors, which are named and not numbered, once each."""
    tiles = sorted(parse_tiles("".join(map(without_number, chosen))))
    suited = [each for each in tiles if each.is_suited]
    return run_text([*suited, *dict.fromkeys(each for each in tiles if each.is_honor)], t)


def _names(chosen: Set[str], check: Check, t: Translator) -> str:
    """The options by name, in the order in which they were offered."""
    named = [option_text(each, check, t) for each in once_each(chosen, check)]
    if len(named) > MOST_NAMED + 1:
        left = len(named) - MOST_NAMED
        named = [*named[:MOST_NAMED], t.gettext("%(count)s more", count=left)]
    return and_list(named, t)
