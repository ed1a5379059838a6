"""A check as it is asked. Nothing here looks at the answer but for how many rows are blank."""

from collections.abc import Set
from dataclasses import dataclass
from typing import Final, Literal

from markupsafe import Markup

from lessons.pieces.check import Check, CheckKind
from lessons.prose import Prose
from scoring import Hand, Tile, WaitingHand, rule_set, tile
from web.components.fan_values import value_label
from web.components.hand import HandView, hand_view
from web.components.ledger import LedgerRow
from web.learn.check_prompts import default_prompt, selection_hint
from web.learn.prose import ProseHrefs, prose_html
from web.questions.choices import CHOICE_KEYS, ChoiceView
from web.questions.number_field import NumberView
from web.questions.picker import TileGroup, TileKey
from wording import N_, Translator, amount, fan_name, run_text, tile_label
from wording.glossary import term, without_brackets

Control = Literal["fans", "number", "answers", "hands", "tiles"]


@dataclass(frozen=True, slots=True)
class FanChoice:
    """A fan to tick, with what it is worth; `chosen` where it was ticked before."""

    id: str
    name: str
    value: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class HandChoice:
    """A hand to choose: its letter, what is sent for it, the tiles."""

    key: str
    value: str
    hand: HandView


@dataclass(frozen=True, slots=True)
class CheckView:
    """A check as it is asked, with the one control that its answer is given with.

    `given` are rows that stand in the account already and `blanks` how many are still to be found.
    `shown` are loose tiles that it is about, `shown_words` the same in words.
    """

    control: Control
    prompt: Markup
    hint: str = ""
    error: str = ""
    hand: HandView | None = None
    shown: tuple[str, ...] = ()
    shown_words: str = ""
    given: tuple[LedgerRow, ...] = ()
    blanks: int = 0
    fans: tuple[FanChoice, ...] = ()
    number: NumberView | None = None
    answers: tuple[ChoiceView, ...] = ()
    hands: tuple[HandChoice, ...] = ()
    keys: tuple[TileGroup, ...] = ()


CONTROLS: Final[dict[CheckKind, Control]] = {
    CheckKind.FANS: "fans",
    CheckKind.EXCLUDES: "fans",
    CheckKind.TOTAL: "number",
    CheckKind.PAYS: "number",
    CheckKind.WHICH: "hands",
    CheckKind.WAITS: "tiles",
    CheckKind.TILES: "tiles",
    CheckKind.WIN: "answers",
    CheckKind.SET: "answers",
    CheckKind.VALUE: "answers",
}
_WORDS: Final = {"yes": N_("Yes"), "no": N_("No"), "none": N_("none of these")}
_PLAIN: Final = Markup("<p>{}</p>")


def check_view(
    check: Check,
    prompt: Prose,
    t: Translator,
    hrefs: ProseHrefs,
    chosen: Set[str] = frozenset(),
    error: str = "",
) -> CheckView:
    """The check, with what was tried before and why that was no answer."""
    control = CONTROLS[check.kind]
    return CheckView(
        control=control,
        prompt=prompt_html(check, prompt, t, hrefs),
        hint=selection_hint(check, t),
        error=error,
        hand=shown_hand(check, t),
        shown=tiles_to_show(check),
        shown_words=run_text(check.tiles, t) if tiles_to_show(check) else "",
        given=tuple(_given(check, t, hrefs)),
        blanks=len(check.answer) if check.shown_fans else 0,
        fans=tuple(_fan(fan, check, chosen, t) for fan in check.options)
        if control == "fans"
        else (),
        number=_number(check, chosen, t) if control == "number" else None,
        answers=answer_choices(check, t) if control == "answers" else (),
        hands=tuple(
            HandChoice(key, value, hand_view(score.hand, check.rules, t, plain=check.plain))
            for key, value, score in zip(CHOICE_KEYS, check.options, check.scores, strict=False)
        )
        if control == "hands"
        else (),
        keys=(_keys(check, chosen, t),) if control == "tiles" else (),
    )


def prompt_html(check: Check, prompt: Prose, t: Translator, hrefs: ProseHrefs) -> Markup:
    """What the author asks, or the site in its usual words."""
    return prose_html(prompt, t, hrefs) if prompt else _PLAIN.format(default_prompt(check, t))


def shown_hand(check: Check, t: Translator) -> HandView | None:
    """The one hand that the check is about, where there is one."""
    held: Hand | WaitingHand | None = check.waiting_hand
    if check.scores and check.kind is not CheckKind.WHICH:
        held = check.scores[0].hand
    return hand_view(held, check.rules, t, plain=check.plain) if held else None


def tiles_to_show(check: Check) -> tuple[str, ...]:
    """Tiles that lie there to be looked at, and are not chosen from."""
    return tuple(map(str, check.tiles)) if check.kind is CheckKind.SET else ()


def answer_choices(check: Check, t: Translator) -> tuple[ChoiceView, ...]:
    """The answers to press."""
    return tuple(
        ChoiceView(key, option, option_text(option, check, t))
        for key, option in zip(CHOICE_KEYS, check.options, strict=False)
    )


def option_text(option: str, check: Check, t: Translator) -> str:
    """An option in words: yes and no, a kind of set, a number, a fan, a tile, a hand's letter."""
    match check.kind:
        case CheckKind.VALUE:
            return amount(float(option), t)
        case CheckKind.WHICH:
            return CHOICE_KEYS[int(option) - 1]
        case CheckKind.WAITS | CheckKind.TILES:
            return tile_label(tile(option), t)
        case CheckKind.FANS | CheckKind.EXCLUDES:
            return fan_name(rule_set(check.rules).fan(option), t)
        case _ if option in _WORDS:
            return t.gettext(_WORDS[option])
        case _:
            return without_brackets(term(option).names[t.lang])


def _given(check: Check, t: Translator, hrefs: ProseHrefs) -> list[LedgerRow]:
    """The rows of a faded account that stand there already, in its order."""
    return [
        LedgerRow(
            value=amount(line.points, t),
            name=fan_name(line.fan, t),
            href=hrefs.fan(check.rules, line.fan.id),
            times=line.times,
        )
        for score in check.scores[: len(check.shown_fans)]
        for line in score.counted
        if line.fan.id in check.shown_fans
    ]


def _fan(fan: str, check: Check, chosen: Set[str], t: Translator) -> FanChoice:
    """A fan with its value, in the hand where there is one: an open hand makes some less."""
    rules = rule_set(check.rules)
    found = rules.fan(fan)
    value = value_label(found, t)
    if check.scores and found.value < 13:
        value = amount(found.value_in(check.scores[0].hand), t)
    return FanChoice(fan, fan_name(found, t), value, fan in chosen)


def _number(check: Check, chosen: Set[str], t: Translator) -> NumberView:
    label = t.gettext("The total") if check.kind is CheckKind.TOTAL else t.gettext("The amount")
    return NumberView(label, value=next(iter(chosen), ""))


def _keys(check: Check, chosen: Set[str], t: Translator) -> TileGroup:
    tiles: list[Tile] = [tile(code) for code in check.options]
    return TileGroup(
        t.gettext("The tiles to choose from"),
        tuple(
            TileKey(str(each), tile_label(each, t), chosen=str(each) in chosen) for each in tiles
        ),
    )
