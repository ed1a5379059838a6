"""The fields of the hand scorer that only one rule set asks about."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from quizzes.systems import profile_of
from quizzes.typed.score_request import ScoreRequest
from scoring import TILES, WINDS, Riichi
from scoring.hand import KONGS_THAT_WIN
from web.components.options import OptionView
from wording import N_, Translator, tile_label, wind_name


@dataclass(frozen=True, slots=True)
class ScorerField:
    """A field of a form: radio buttons, a list to choose from, or a number with its bounds."""

    kind: Literal["radios", "select", "number"]
    name: str
    label: str
    options: tuple[OptionView, ...] = ()
    value: str = ""
    least: int = 0
    most: int = 0


MOST_STICKS: Final = 20
MOST_FANS: Final = 15

_NUMBERS: Final[Mapping[str, tuple[str, int]]] = {
    "deposits": (N_("Riichi sticks on the table"), MOST_STICKS),
    "lowest": (N_("Agreed lowest rank, in fans"), MOST_FANS),
    "highest": (N_("Agreed highest rank, in fans"), MOST_FANS),
}


def rule_set_fields(score_request: ScoreRequest, t: Translator) -> tuple[ScorerField, ...]:
    """A field for each circumstance that this rule set knows beside those of all."""
    known = profile_of(score_request.rules).circumstances
    return tuple(make(score_request, t) for name, make in _FIELDS.items() if name in known)


def _riichi(score_request: ScoreRequest, t: Translator) -> ScorerField:
    labels = {
        Riichi.NONE.value: t.gettext("None"),
        Riichi.RIICHI.value: t.gettext("Riichi"),
        Riichi.DOUBLE.value: t.gettext("Double riichi"),
    }
    chosen = score_request.told.get("riichi", Riichi.NONE.value)
    return ScorerField("radios", "riichi", t.gettext("Riichi"), _options(labels, chosen))


def _indicator(score_request: ScoreRequest, t: Translator) -> ScorerField:
    tiles = {str(tile): tile_label(tile, t) for tile in TILES if not tile.is_flower}
    labels = {"": t.gettext("None"), **tiles}
    chosen = score_request.told.get("dora_indicator", "")
    options = _options({**labels, **({} if chosen in labels else {chosen: chosen})}, chosen)
    return ScorerField("select", "dora_indicator", t.gettext("Dora indicator"), options)


def _kongs(score_request: ScoreRequest, t: Translator) -> ScorerField:
    counts = {str(count): str(count) for count in range(1, KONGS_THAT_WIN + 1)}
    labels = {"": t.gettext("None, or just the one"), **counts}
    chosen = score_request.told.get("kongs_in_row", "")
    label = t.gettext("Kongs in a row in the winning turn")
    return ScorerField("radios", "kongs_in_row", label, _options(labels, chosen))


def _liable(score_request: ScoreRequest, t: Translator) -> ScorerField:
    labels = {"": t.gettext("Nobody"), **{wind.value: wind_name(wind, t) for wind in WINDS}}
    chosen = score_request.told.get("liable", "")
    return ScorerField(
        "radios", "liable", t.gettext("Pays for the others"), _options(labels, chosen)
    )


def _number(name: str) -> Callable[[ScoreRequest, Translator], ScorerField]:
    label, most = _NUMBERS[name]

    def field(score_request: ScoreRequest, t: Translator) -> ScorerField:
        value = score_request.told.get(name, "")
        return ScorerField("number", name, t.gettext(label), value=value, most=most)

    return field


_FIELDS: Final[Mapping[str, Callable[[ScoreRequest, Translator], ScorerField]]] = {
    "riichi": _riichi,
    "dora_indicator": _indicator,
    "deposits": _number("deposits"),
    "kongs_in_row": _kongs,
    "lowest": _number("lowest"),
    "highest": _number("highest"),
    "liable": _liable,
}


def _options(labels: Mapping[str, str], chosen: str) -> tuple[OptionView, ...]:
    return tuple(OptionView(value, label, value == chosen) for value, label in labels.items())
