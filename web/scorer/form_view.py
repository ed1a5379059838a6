"""The hand scorer's form: what was asked, what is wrong with it and where, the keys of tiles."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from quizzes.typed.hand import TypedHand
from quizzes.typed.score_request import ScoreRequest, field_of
from scoring import TILES, WINDS, Fault, MeldKind, RuleSet, Tile, WinSource
from web.components.options import OptionView
from web.components.refusal import beside_field
from web.questions.picker import TileGroup, TileKey
from web.scorer.rule_set_fields import ScorerField, rule_set_fields
from wording import Translator, flag_texts, suit_name, tile_label, wind_name


@dataclass(frozen=True, slots=True)
class ScorerForm:
    """The hand scorer's form as it stands in the address.

    `more` are the fields of the circumstances that only this rule set looks at. `errors`
    holds what is wrong by the name of the field it belongs to; `refusal` sums them up in a
    few words.
    """

    typed: str
    by: tuple[OptionView, ...]
    discarder: tuple[OptionView, ...]
    seat: tuple[OptionView, ...]
    round: tuple[OptionView, ...]
    also: tuple[OptionView, ...]
    to: tuple[OptionView, ...]
    more: tuple[ScorerField, ...] = ()
    errors: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    refusal: str = ""


COPIES: Final = 4
_RUN: Final = re.compile(r"(\d+)([mpszf])")


def scorer_form(score_request: ScoreRequest, faults: Sequence[Fault], t: Translator) -> ScorerForm:
    """The form filled with what was asked; a sound hand is written in our order."""
    told = _errors_by_field(faults, t)
    sound = not told.get("hand")
    return ScorerForm(
        typed=str(score_request.typed) if sound else score_request.text,
        by=_options(_ways(t), score_request.by),
        discarder=_options({"": t.gettext("Not known"), **_winds(t)}, score_request.discarder),
        seat=_options(_winds(t), score_request.seat),
        round=_options(_rounds(score_request, t), score_request.round),
        also=tuple(
            OptionView(name, label, name in score_request.also)
            for name, label in flag_texts(score_request.rules.id, t).items()
        ),
        to=_options(_places(t), "hand"),
        more=rule_set_fields(score_request, t),
        errors=told,
        refusal=_refusal(faults, t),
    )


def tile_groups(typed: TypedHand, rules: RuleSet, t: Translator) -> tuple[TileGroup, ...]:
    """A key for every tile of the rule set, with how many of it are left beside the hand."""
    tile_counts = Counter(_single_tiles(typed))
    labels = {
        **{suit: suit_name(suit, t) for suit in "mps"},
        "z": t.gettext("honors"),
        "f": t.gettext("flowers"),
    }
    return tuple(
        TileGroup(labels[suit], tuple(_key(tile, tile_counts[str(tile)], t) for tile in tiles))
        for suit, tiles in groupby(TILES, key=lambda tile: tile.suit)
        if rules.has_flowers or suit != "f"
    )


def _key(tile: Tile, held: int, t: Translator) -> TileKey:
    copies = 1 if tile.is_flower else COPIES
    return TileKey(str(tile), tile_label(tile, t), left=max(0, copies - held))


_UNREADABLE: Final = frozenset({"bad-tiles", "no-such-tile"})


def _single_tiles(typed: TypedHand) -> list[str]:
    """Every tile that is named, as far as it can be read."""
    parts = (typed.concealed, typed.win, typed.flowers, *(tiles for _kind, tiles in typed.melds))
    return [
        digit + suit for part in parts for digits, suit in _RUN.findall(part) for digit in digits
    ]


def _errors_by_field(faults: Iterable[Fault], t: Translator) -> Mapping[str, tuple[str, ...]]:
    """What is wrong, in words, by the field that it belongs to."""
    told: dict[str, list[str]] = {}
    for fault in faults:
        said = told.setdefault(field_of(fault), [])
        if (text := _mended(fault, t)) not in said:
            said.append(text)
    return {name: tuple(said) for name, said in told.items()}


def _refusal(faults: Sequence[Fault], t: Translator) -> str:
    """A hand that only lacks tiles, or cannot be read, is not impossible."""
    if not faults:
        return ""
    if any(fault.code in _UNREADABLE for fault in faults):
        return t.gettext("This hand cannot be read")
    if all(fault.code == "too-few-tiles" for fault in faults):
        return t.gettext("This hand is not complete")
    return t.gettext("This hand is impossible")


def _mended(fault: Fault, t: Translator) -> str:
    """The fault's sentence with a capital, and its tile by name."""
    named = _tile_named(str(fault.values.get("tile", "")))
    values = {**fault.values, "tile": tile_label(named, t)} if named else fault.values
    return beside_field(Fault(fault.code, values), t)


def _tile_named(code: str) -> Tile | None:
    """The tile of that code; None where there is none."""
    return next((tile for tile in TILES if str(tile) == code), None)


def _options(labels: Mapping[str, str], chosen: str) -> tuple[OptionView, ...]:
    return tuple(OptionView(value, label, value == chosen) for value, label in labels.items())


def _ways(t: Translator) -> Mapping[str, str]:
    return {
        WinSource.DISCARD.value: t.gettext("Discard"),
        WinSource.DRAW.value: t.gettext("Self-draw"),
        WinSource.REPLACEMENT.value: t.gettext("Kong replacement"),
        WinSource.ROBBED_KONG.value: t.gettext("Robbed kong"),
    }


def _winds(t: Translator) -> Mapping[str, str]:
    return {wind.value: wind_name(wind, t) for wind in WINDS}


def _rounds(score_request: ScoreRequest, t: Translator) -> Mapping[str, str]:
    """The rounds that the rule set plays, and one that was asked for all the same."""
    shown = {*score_request.rules.rounds, score_request.round}
    return {wind: name for wind, name in _winds(t).items() if wind in shown}


def _places(t: Translator) -> Mapping[str, str]:
    """Where pressed tiles go: into the hand, into a meld of some kind, or as the winning tile."""
    return {
        "hand": t.gettext("Hand"),
        MeldKind.CHOW.value: t.gettext("Chow"),
        MeldKind.PUNG.value: t.gettext("Pung"),
        MeldKind.KONG.value: t.gettext("Kong"),
        MeldKind.ADDED_KONG.value: t.gettext("Added kong"),
        MeldKind.CONCEALED_KONG.value: t.gettext("Concealed kong"),
        "win": t.gettext("Winning tile"),
    }
