"""Shares of a question's mark. Moodle takes those of a list alone and refuses a file with others."""

from typing import Final

MOODLE_PERCENTS: Final = (
    *(100.0, 90.0, 83.33333, 80.0, 75.0, 70.0, 66.66667, 60.0, 50.0, 40.0, 33.33333, 30.0),
    *(25.0, 20.0, 16.66667, 14.28571, 12.5, 11.11111, 10.0, 5.0, 0.0),
)
"""Percents that may be given, and below zero taken off."""
_TENTHS: Final = 10
_TWENTIETHS: Final = 20


def nearest_percent(credit: float) -> float:
    """The listed percent for a credit of 0 to 1; only full credit is all of the mark."""
    known = MOODLE_PERCENTS if credit >= 1 else MOODLE_PERCENTS[1:]
    return min(known, key=lambda percent: abs(percent - 100 * credit))


def signed_percent(share: float) -> float:
    """The listed percent for a share of −1 to 1; one below zero is taken off."""
    return nearest_percent(share) if share >= 0 else -nearest_percent(-share)


def option_percents(count: int) -> tuple[float, ...]:
    """The mark parted among that many right options, as evenly as the list allows.

    Above twenty, which no hand reaches, each has the least share, and twenty make the mark.
    """
    if count <= _TENTHS:
        return (nearest_percent(1 / count),) * count
    tens = max(_TWENTIETHS - count, 0)
    return (10.0,) * tens + (5.0,) * (count - tens)


def wrong_option_percent(count: int) -> float:
    """What a wrong option costs beside that many right ones: as much as here where all are found.

    Here the credit is the share of what is right in all that is right or chosen, so one wrong
    option beside all right ones leaves `count / (count + 1)`.
    """
    return -max(nearest_percent(1 / (count + 1)), MOODLE_PERCENTS[-2])


def mark_percent_text(percent: float) -> str:
    """The percent as both formats write it: `100`, `33.33333`, `-12.5`."""
    return f"{percent:.7g}"
