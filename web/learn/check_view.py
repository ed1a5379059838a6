"""A check as it is asked. Nothing here looks at the answer but for how many rows are blank."""

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal

from markupsafe import Markup

from lessons.knowledge import EVERYTHING, Knowledge
from lessons.pieces.check import Check, CheckKind
from lessons.prose import Prose
from scoring import Hand, WaitingHand
from web.components.hand import HandView
from web.components.ledger import LedgerRow
from web.components.options import OptionView
from web.learn.check_controls import (
    ClaimableDiscardView,
    FanChoice,
    HandChoice,
    StrikeRow,
    answer_choices,
    call_options,
    discard_view,
    fan_choices,
    fan_picker,
    hand_choices,
    number,
    strike_rows,
    tile_groups,
)
from web.learn.check_prompts import default_prompt, selection_hint
from web.learn.prose import ProseHrefs, prose_html
from web.learn.tap_hand import TapHandView, tap_hand_view, turn_hand_view
from web.learn.taught_hand import are_told_to_win, taught_hand
from web.questions.choices import ChoiceView
from web.questions.number_field import NumberView
from web.questions.picker import FanPickerView, TileGroup
from wording import Translator, amount, fan_name, run_text

Control = Literal["fans", "number", "answers", "hands", "tiles", "picker", "tap", "strike", "calls"]


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
    picker: FanPickerView | None = None
    tap: TapHandView | None = None
    struck: tuple[StrikeRow, ...] = ()
    calls: tuple[OptionView, ...] = ()
    discard: ClaimableDiscardView | None = None


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
    CheckKind.NAME: "picker",
    CheckKind.POINT: "tap",
    CheckKind.DISCARD: "tap",
    CheckKind.CHANGE: "tap",
    CheckKind.STRIKE: "strike",
    CheckKind.CLAIM: "calls",
}
_PLAIN: Final = Markup("<p>{}</p>")


def check_view(
    check: Check,
    prompt: Prose,
    t: Translator,
    hrefs: ProseHrefs,
    chosen: Set[str] = frozenset(),
    error: str = "",
    known: Knowledge = EVERYTHING,
) -> CheckView:
    """The check for somebody who knows that much, with what was tried before and why it failed."""
    control = CONTROLS[check.kind]
    if control == "answers" and check.typed:
        control = "number"
    asked = CheckView(
        control=control,
        prompt=prompt_html(check, prompt, t, hrefs),
        hint=selection_hint(check, t),
        error=error,
        hand=None if control == "tap" else shown_hand(check, t, known),
        shown=tiles_to_show(check),
        shown_words=run_text(check.tiles, t) if tiles_to_show(check) else "",
        given=tuple(_given(check, t, hrefs)),
        blanks=len(check.answer) if check.shown_fans else 0,
        discard=discard_view(check.discard, t) if check.discard else None,
    )
    return _WITH_CONTROL[control](asked, check, chosen, known, t)


def prompt_html(check: Check, prompt: Prose, t: Translator, hrefs: ProseHrefs) -> Markup:
    """What the author asks, or the site in its usual words."""
    return prose_html(prompt, t, hrefs) if prompt else _PLAIN.format(default_prompt(check, t))


def shown_hand(check: Check, t: Translator, known: Knowledge = EVERYTHING) -> HandView | None:
    """The one hand that the check is about, where there is one."""
    if check.turn:
        return turn_hand_view(check.turn, check.rules, t)
    held: Hand | WaitingHand | None = check.waiting_hand
    if check.scores and check.kind is not CheckKind.WHICH:
        held = check.scores[0].hand
    if held is None:
        return None
    wins = are_told_to_win(check)
    return taught_hand(held, check.rules, known, t, plain=check.plain, wins=wins)


def tiles_to_show(check: Check) -> tuple[str, ...]:
    """Tiles that lie there to be looked at, and are not chosen from."""
    return tuple(map(str, check.tiles)) if check.kind is CheckKind.SET else ()


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


_WITH_CONTROL: Final[
    Mapping[Control, Callable[[CheckView, Check, Set[str], Knowledge, Translator], CheckView]]
] = MappingProxyType(
    {
        "fans": lambda view, check, chosen, _known, t: replace(
            view, fans=fan_choices(check, chosen, t)
        ),
        "number": lambda view, check, chosen, _known, t: replace(
            view, number=number(check, chosen, t)
        ),
        "answers": lambda view, check, _chosen, _known, t: replace(
            view, answers=answer_choices(check, t)
        ),
        "hands": lambda view, check, _chosen, known, t: replace(
            view, hands=hand_choices(check, known, t)
        ),
        "tiles": lambda view, check, chosen, _known, t: replace(
            view, keys=tile_groups(check, chosen, t)
        ),
        "picker": lambda view, check, chosen, known, t: replace(
            view, picker=fan_picker(check, chosen, known, t)
        ),
        "tap": lambda view, check, chosen, known, t: replace(
            view, tap=tap_hand_view(check, chosen, known, t)
        ),
        "strike": lambda view, check, chosen, _known, t: replace(
            view, struck=strike_rows(check, chosen, t)
        ),
        "calls": lambda view, check, chosen, _known, t: replace(
            view, calls=call_options(check, chosen, t)
        ),
    }
)
