"""An option of a check in words: a fan, a tile, a call, a number, the letter of a hand."""

from collections.abc import Callable, Mapping, Set
from typing import Final

from lessons.pieces.calls import Call
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.check_parts import without_number
from scoring import System, rule_set, tile
from scoring.rows import row_for_each
from web.questions.choices import CHOICE_KEYS
from wording import N_, Translator, amount, fan_name, tile_label
from wording.glossary import term, without_brackets

_WORDS: Final = {"yes": N_("Yes"), "no": N_("No"), "none": N_("none of these")}


def option_text(option: str, check: Check, t: Translator) -> str:
    """An option by its name."""
    named = without_number(option) if check.many else option
    return _TEXTS[check.kind](named, check, t)


def once_each(chosen: Set[str], check: Check) -> tuple[str, ...]:
    """What was chosen, in the order in which it was offered, each kind of it once."""
    return tuple(dict.fromkeys(without_number(each) for each in check.options if each in chosen))


def option_key(option: str, check: Check) -> str:
    """The letter under which an option is shown."""
    return CHOICE_KEYS[check.shown_options.index(option)]


def call_text(call: Call, rules: str, t: Translator) -> str:
    """What is called, in the words of the rule set."""
    names = {
        Call.CHOW: t.pgettext("call", "Chow"),
        Call.PUNG: t.pgettext("call", "Pung"),
        Call.KONG: t.pgettext("call", "Kong"),
        Call.WIN: t.pgettext("call", "Win"),
        Call.NONE: t.pgettext("call", "No call"),
    }
    system = rule_set(rules).system
    if system is System.RENGO:
        names |= {
            Call.CHOW: t.pgettext("call in Mahjong Rengo", "Chi"),
            Call.PUNG: t.pgettext("call in Mahjong Rengo", "Pon"),
            Call.KONG: t.pgettext("call in Mahjong Rengo", "Kan"),
            Call.WIN: t.pgettext("call in Mahjong Rengo", "Ron"),
        }
    elif system is System.IMJ:
        names[Call.WIN] = t.pgettext("call in International Mahjong", "Win")
    return names[call]


def _fan(option: str, check: Check, t: Translator) -> str:
    return fan_name(rule_set(check.rules).fan(option), t)


def _tile(option: str, _check: Check, t: Translator) -> str:
    return tile_label(tile(option), t)


def _number(option: str, _check: Check, t: Translator) -> str:
    return amount(float(option), t)


def _letter(option: str, check: Check, _t: Translator) -> str:
    return option_key(option, check)


def _call(option: str, check: Check, t: Translator) -> str:
    return call_text(Call(option), check.rules, t)


def _change(option: str, _check: Check, t: Translator) -> str:
    out, put_in = map(tile, option.split(">"))
    return t.gettext(
        "%(out)s out, %(put_in)s in", out=tile_label(out, t), put_in=tile_label(put_in, t)
    )


def _word(option: str, _check: Check, t: Translator) -> str:
    if option in _WORDS:
        return t.gettext(_WORDS[option])
    return without_brackets(term(option).names[t.lang])


_TEXTS: Final[Mapping[CheckKind, Callable[[str, Check, Translator], str]]] = row_for_each(
    CheckKind,
    {
        CheckKind.FANS: _fan,
        CheckKind.EXCLUDES: _fan,
        CheckKind.NAME: _fan,
        CheckKind.STRIKE: _fan,
        CheckKind.WAITS: _tile,
        CheckKind.TILES: _tile,
        CheckKind.POINT: _tile,
        CheckKind.DISCARD: _tile,
        CheckKind.CHANGE: _change,
        CheckKind.CLAIM: _call,
        CheckKind.WHICH: _letter,
        CheckKind.TOTAL: _number,
        CheckKind.PAYS: _number,
        CheckKind.VALUE: _number,
        CheckKind.WIN: _word,
        CheckKind.SET: _word,
    },
)
