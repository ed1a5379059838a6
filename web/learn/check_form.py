"""The answer to a check of a lesson as a form sends it."""

from typing import Final

from lessons.pieces.check import Check, CheckKind
from web.questions.answer_form import AnswerError, Form, parse_half_number

FIELDS: Final = {
    CheckKind.FANS: "fan",
    CheckKind.EXCLUDES: "fan",
    CheckKind.WAITS: "tile",
    CheckKind.TILES: "tile",
}


def read_check(check: Check, form: Form) -> frozenset[str]:
    """What was chosen of the options, or the number that was typed.

    Raises:
        AnswerError: `no-fan`, `no-tile`, `no-choice`, `no-total`, or `unknown-choice` for what is
            none of the options; `text` is it in the reader's language.
    """
    if check.typed:
        return frozenset({_number(form)})
    found = frozenset(
        form.getlist(FIELDS[check.kind]) if check.many else form.getlist("answer")[:1]
    )
    if not found:
        raise _nothing(check)
    if not found <= frozenset(check.options):
        raise AnswerError(
            "unknown-choice", lambda t: t.gettext("That is not one of the answers. Choose again.")
        )
    return found


def sent_options(check: Check, form: Form) -> frozenset[str]:
    """What was chosen, so that it stands there again; a number as it was typed."""
    if check.typed:
        return frozenset({form.get("total", "")[:8]})
    return frozenset(form.getlist(FIELDS.get(check.kind, "answer"))) & frozenset(check.options)


def _number(form: Form) -> str:
    """Written as the engine's answer is: `12`, `0.5`."""
    found = parse_half_number(form.get("total", ""))
    if found is None:
        raise AnswerError(
            "no-total",
            lambda t: t.gettext("Give the total as a whole number of points, such as 12."),
        )
    return f"{found:g}"


def _nothing(check: Check) -> AnswerError:
    if not check.many:
        return AnswerError("no-choice", lambda t: t.gettext("Choose one of the answers."))
    if FIELDS[check.kind] == "fan":
        return AnswerError(
            "no-fan",
            lambda t: t.gettext("Choose at least one fan. If you see none, press “I don't know”."),
        )
    return AnswerError(
        "no-tile",
        lambda t: t.gettext("Choose at least one tile. If you see none, press “I don't know”."),
    )
