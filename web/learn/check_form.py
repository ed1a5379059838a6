"""The answer to a check of a lesson as a form sends it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from lessons.pieces.calls import Call
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.check_parts import numbered, without_number
from web.questions.answer_form import AnswerError, Form, parse_half_number, read_chosen_fans

FIELDS: Final = {
    CheckKind.FANS: "fan",
    CheckKind.EXCLUDES: "fan",
    CheckKind.NAME: "fan",
    CheckKind.STRIKE: "fan",
    CheckKind.WAITS: "tile",
    CheckKind.TILES: "tile",
    CheckKind.POINT: "tile",
    CheckKind.DISCARD: "tile",
    CheckKind.CLAIM: "call",
}
"""The field of the options; `answer` where nothing stands here."""


def read_check(check: Check, form: Form) -> frozenset[str]:
    """What was chosen of the options, or the number that was typed.

    Raises:
        AnswerError: `no-fan`, `no-tile`, `no-change`, `no-call`, `two-calls`, `no-choice`,
            `no-total`, or `unknown-choice` for what is none of the options; `text` is it in the
            reader's language.
    """
    if check.typed:
        return frozenset({_number(form)})
    found = _sent(check, form)
    if not found or (check.kind is CheckKind.CHANGE and not all(_ends(form))):
        raise _nothing(check)
    if not found <= frozenset(check.options):
        raise AnswerError(
            "unknown-choice", lambda t: t.gettext("That is not one of the answers. Choose again.")
        )
    if check.kind is CheckKind.CLAIM and Call.NONE in found and len(found) > 1:
        raise AnswerError("two-calls", lambda t: t.gettext("Choose calls or “no call”, not both."))
    return found


def sent_options(check: Check, form: Form) -> frozenset[str]:
    """What was chosen, so that it stands there again; a number as it was typed."""
    if check.typed:
        return frozenset({form.get("total", "")[:8]})
    if check.kind is CheckKind.CHANGE:
        known = {end for each in check.options for end in each.split(">")}
        return frozenset({">".join(end if end in known else "" for end in _ends(form))})
    return _sent(check, form) & frozenset(check.options)


def _sent(check: Check, form: Form) -> frozenset[str]:
    """What the fields of the kind hold."""
    read = _READERS.get(check.kind)
    if read:
        return read(form)
    values = form.getlist(FIELDS.get(check.kind, "answer"))
    return frozenset(values if check.many else values[:1])


def _pointed(form: Form) -> frozenset[str]:
    """The tiles by how many of each kind were tapped: of like tiles any will do."""
    return frozenset(numbered(map(without_number, sorted(set(form.getlist("tile"))))))


def _named(form: Form) -> frozenset[str]:
    """The fans that were chosen, each as often as it was said to count."""
    return frozenset(numbered(read_chosen_fans(form)))


def _changed(form: Form) -> frozenset[str]:
    """The tile that goes and the one that comes."""
    return frozenset({">".join(_ends(form))})


def _ends(form: Form) -> tuple[str, str]:
    return form.get("out", ""), form.get("in", "")


_READERS: Final[Mapping[CheckKind, Callable[[Form], frozenset[str]]]] = MappingProxyType(
    {CheckKind.POINT: _pointed, CheckKind.NAME: _named, CheckKind.CHANGE: _changed}
)


def _number(form: Form) -> str:
    """Written as the engine's answer is: `12`, `0.5`."""
    found = parse_half_number(form.get("total", ""))
    if found is None:
        raise AnswerError(
            "no-total",
            lambda t: t.gettext("Enter the total as a number, such as 12."),
        )
    return f"{found:g}"


def _nothing(check: Check) -> AnswerError:
    match check.kind:
        case CheckKind.CHANGE:
            return AnswerError(
                "no-change", lambda t: t.gettext("Choose a tile to take out and one to put in.")
            )
        case CheckKind.DISCARD:
            return AnswerError("no-tile", lambda t: t.gettext("Choose the tile to discard."))
        case CheckKind.CLAIM:
            return AnswerError("no-call", lambda t: t.gettext("Choose your calls, or “no call”."))
        case _ if not check.many:
            return AnswerError("no-choice", lambda t: t.gettext("Choose one of the answers."))
        case _ if FIELDS[check.kind] == "fan":
            return AnswerError(
                "no-fan",
                lambda t: t.gettext(
                    "Choose at least one fan. If you see none, press “I don't know”."
                ),
            )
        case _:
            return AnswerError(
                "no-tile",
                lambda t: t.gettext(
                    "Choose at least one tile. If you see none, press “I don't know”."
                ),
            )
