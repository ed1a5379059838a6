"""What a check is answered with: fans to tick or strike, tiles, hands, calls, a number."""

from collections.abc import Set
from dataclasses import dataclass
from typing import Final

from lessons.knowledge import Knowledge
from lessons.pieces.calls import Call, DiscardedTile
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.check_parts import without_number
from lessons.pieces.check_tiles import EVERY_TILE
from scoring import rule_set, tile
from web.components.fan_values import value_label
from web.components.hand import HandView
from web.components.ledger import sets_of
from web.components.options import OptionView
from web.learn.option_words import call_text, option_text
from web.learn.taught_hand import are_told_to_win, taught_hand
from web.questions.choices import CHOICE_KEYS, ChoiceView
from web.questions.number_field import NumberView
from web.questions.picker import (
    FanPickerView,
    TileGroup,
    TileKey,
    fan_picker_view,
    wait_groups,
)
from wording import N_, Translator, amount, fan_name, seat_name, tile_label, tile_name

LEAST_YAKUMAN: Final = 13
"""Han that stand for a yakuman; its value is told in words."""


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
class StrikeRow:
    """A fan that is in the hand, to be struck out: its name, its value, the sets that make it."""

    fan: FanChoice
    sets: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class ClaimableDiscardView:
    """A discard that may be claimed: the tile and who discarded it, in words."""

    code: str
    words: str


def answer_choices(check: Check, t: Translator) -> tuple[ChoiceView, ...]:
    """The answers to press."""
    return tuple(
        ChoiceView(key, option, option_text(option, check, t))
        for key, option in zip(CHOICE_KEYS, check.shown_options, strict=False)
    )


def hand_choices(check: Check, known: Knowledge, t: Translator) -> tuple[HandChoice, ...]:
    """The hands to choose from, in the order in which they are shown."""
    scores = dict(zip(check.options, check.scores, strict=True))
    wins = are_told_to_win(check)

    def shown(option: str) -> HandView:
        hand = scores[option].hand
        return taught_hand(hand, check.rules, known, t, plain=check.plain, wins=wins)

    return tuple(
        HandChoice(key, option, shown(option))
        for key, option in zip(CHOICE_KEYS, check.shown_options, strict=False)
    )


def fan_choices(check: Check, chosen: Set[str], t: Translator) -> tuple[FanChoice, ...]:
    """The fans to tick."""
    return tuple(_fan(fan, check, chosen, t) for fan in check.options)


def _fan(fan: str, check: Check, chosen: Set[str], t: Translator) -> FanChoice:
    """A fan with its value, in the hand where there is one: an open hand makes some less."""
    rules = rule_set(check.rules)
    found = rules.fan(fan)
    value = value_label(found, t)
    if check.scores and found.value < LEAST_YAKUMAN:
        value = amount(check.scores[0].value_of(found), t)
    return FanChoice(fan, fan_name(found, t), value, fan in chosen)


def fan_picker(check: Check, chosen: Set[str], known: Knowledge, t: Translator) -> FanPickerView:
    """Every fan of the rule set, to be found by name; those taught later stand apart."""
    rules = rule_set(check.rules)
    given = map(without_number, chosen)
    return fan_picker_view(
        rules.fans, rules.id, t, given, check.scores[0].hand, apart=known.later_fans
    )


def strike_rows(check: Check, chosen: Set[str], t: Translator) -> tuple[StrikeRow, ...]:
    """The fans that are in the hand, each with the sets that make it."""
    account = check.scores[0].account
    assert account is not None
    uses = {line.fan.id: line.uses for line in account.struck}
    uses |= {line.fan.id: line.uses for line in account.counted}
    return tuple(
        StrikeRow(_fan(fan, check, chosen, t), sets_of(uses.get(fan, ()), account))
        for fan in check.options
    )


def call_options(check: Check, chosen: Set[str], t: Translator) -> tuple[OptionView, ...]:
    """Everything that may be said to a discard, and nothing."""
    return tuple(
        OptionView(each, call_text(Call(each), check.rules, t), each in chosen)
        for each in check.options
    )


def discard_view(discard: DiscardedTile, t: Translator) -> ClaimableDiscardView:
    """The discard, and where the player sits who discarded it."""
    said = (
        N_("The player on your right, %(seat)s, discards %(tile)s."),
        N_("The player opposite you, %(seat)s, discards %(tile)s."),
        N_("The player on your left, %(seat)s, discards %(tile)s."),
    )[(discard.by.place - discard.claimant.place) % 4 - 1]
    words = t.gettext(said, seat=seat_name(discard.by, t), tile=tile_name(discard.tile, t))
    return ClaimableDiscardView(str(discard.tile), words)


def number(check: Check, chosen: Set[str], t: Translator) -> NumberView:
    """The field for a number."""
    label = t.gettext("The amount")
    if check.kind is CheckKind.TOTAL:
        label = t.gettext("The total")
    elif check.kind is CheckKind.VALUE:
        label = t.gettext("The value")
    return NumberView(label, value=next(iter(chosen), ""))


def tile_groups(check: Check, chosen: Set[str], t: Translator) -> tuple[TileGroup, ...]:
    """The tiles to choose from: a few, or every kind suit by suit."""
    if check.options == EVERY_TILE:
        return wait_groups(t, chosen)
    tiles = tuple(tile(code) for code in check.options)
    keys = (TileKey(str(each), tile_label(each, t), chosen=str(each) in chosen) for each in tiles)
    return (TileGroup(t.gettext("The tiles to choose from"), tuple(keys)),)
