"""What the words after a wrong answer share: the sentence of the misconception, fans and tiles by name."""

from collections.abc import Mapping, Sequence
from typing import Final

from quizzes.misconceptions.registry import AnyMisconception
from quizzes.misconceptions.shared import LOOK_ALIKE_ID
from quizzes.words.headline import fullest, with_reason
from scoring import RuleSet, Score, rule_set, tile
from wording import N_, Translator, and_list, fan_name, joined_sentences, tile_label, wind_name

_NAMING_ALONE: Final = frozenset({LOOK_ALIKE_ID, "once-for-several"})
"""Their sentences name a fan and do not say what makes it."""

_COUNTS_INSTEAD: Final = N_("%(fan)s does not count here; %(other)s does.")
"""Of one fan taken for another: what makes the one that counts is told next."""
_NOT_DRAWN: Final = N_("The winning tile was not drawn.")
_OPEN: Final = N_("The hand is open.")
_LACKING: Final[Mapping[str, str]] = {
    "riichi": N_("No riichi was declared."),
    "double-riichi": N_("No riichi was declared on a first discard before any call."),
}
"""What a hand lacks for a yaku whose kin may count beside it: that those count is no reason."""

_OF_ANOTHER_WIND: Final = frozenset({"guest-wind", "guest-wind-as-yakuhai"})
"""Theirs says that the pung is of another wind than that of the fan."""


def feedback_text(
    misconception: AnyMisconception,
    fan: str | None,
    other: str | None,
    rules: RuleSet,
    t: Translator,
) -> str:
    """The sentence of a misconception about that fan, and the fan or principle that tells why."""
    return t.gettext(misconception.feedback, **_named(fan, other, rules, t))


def _named(fan: str | None, other: str | None, rules: RuleSet, t: Translator) -> dict[str, str]:
    """The names for the places of a sentence about two fans, of those that there are."""
    return {
        place: named_fan(each, rules, t) for place, each in (("fan", fan), ("other", other)) if each
    }


def reasoned_text(
    misconception: AnyMisconception,
    fan: str | None,
    other: str | None,
    score: Score,
    t: Translator,
) -> str:
    """The same, and what makes the fan where the sentence only says which one it is."""
    told = feedback_text(misconception, fan, other, rule_set(score.rules), t)
    if misconception.id in _OF_ANOTHER_WIND:
        return fullest([joined_sentences((told, _winds_text(score, t)), t), told], t)
    if misconception.id not in _NAMING_ALONE:
        return told
    lacking = _lacking(fan, score) if misconception.id == LOOK_ALIKE_ID and fan else None
    if lacking:
        return fullest([joined_sentences((told, t.gettext(lacking)), t), told], t)
    here = {line.fan.id for line in score.counted}
    counts = next((each for each in (fan, other) if each in here), None)
    if counts is None:
        return told
    if misconception.id == LOOK_ALIKE_ID and counts == other:
        told = t.gettext(_COUNTS_INSTEAD, **_named(fan, other, rule_set(score.rules), t))
    return with_reason(told, counts, score, t)


def _lacking(fan: str, score: Score) -> str | None:
    """What the hand lacks for that yaku, where its kin may count: a drawn tile or a closed hand."""
    if fan == "menzen-tsumo":
        return _OPEN if score.hand.circumstances.self_drawn else _NOT_DRAWN
    return _LACKING.get(fan)


def _winds_text(score: Score, t: Translator) -> str:
    """Which winds the seat of the winner and the round are."""
    circumstances = score.hand.circumstances
    return t.gettext(
        "The seat wind is %(seat)s, the round wind %(round)s.",
        seat=wind_name(circumstances.seat, t),
        round=wind_name(circumstances.round, t),
    )


def named_fan(fan: str, rules: RuleSet, t: Translator) -> str:
    """A fan's name; the principle's place stays empty where no fan tells why."""
    return fan_name(rules.fan(fan), t) if rules.has(fan) else ""


def named_tiles(codes: Sequence[str], t: Translator) -> str:
    """Tiles each by itself, by their codes: `5 of dots and East`."""
    return and_list([tile_label(tile(code), t) for code in codes], t)
