"""Why a kind of question cannot be asked about a hand, and how to mend it."""

from typing import Final

from quizzes.errors import Unfit
from scoring.rows import row_for_each
from wording import N_, Translator

_TEXTS: Final = row_for_each(
    Unfit,
    {
        Unfit.WAITS: N_("This hand is still waiting: add the winning tile at the end."),
        Unfit.NO_WIN: N_(
            "The hand does not win under these rules. Change it, or ask whether it wins."
        ),
        Unfit.NO_FAN: N_("No fan counts in this hand."),
        Unfit.DISCARDER_UNKNOWN: N_(
            "It is not clear who pays: choose where the winning tile came from."
        ),
        Unfit.NOTHING_STRUCK: N_(
            "Every fan in this hand counts. Choose a hand in which one fan rules out another."
        ),
        Unfit.NO_BASE: N_("A yakuman is paid without fu. Choose a hand with ordinary yaku."),
        Unfit.SEVERAL_BASES: N_(
            "Two readings that pay the same have different fu, so two answers would be right."
            " Change a tile."
        ),
        Unfit.NO_SETS: N_("Only a hand of four sets and a pair has fu for its sets and its wait."),
        Unfit.NO_WAITS: N_("No tile makes these thirteen a winning hand. Change a tile."),
        Unfit.NO_TILE_WINS: N_("This hand wins without a winning tile, so it has no wait."),
        Unfit.NO_OTHER_RULES: N_(
            "No other rules have such a hand. Take out what only these rules have."
        ),
        Unfit.UNDECIDED: N_(
            "The rule text leaves open how the kongs of this hand count, so no answer is"
            " certain. Change a kong."
        ),
        Unfit.OTHER_KIND: N_("These rules have no such questions about a hand of your own."),
        Unfit.TOO_LONG: N_(
            "This hand has too many special circumstances for one question. Leave one out."
        ),
    },
)


def unfit_text(unfit: Unfit, t: Translator) -> str:
    """The reason as a sentence or two."""
    return t.gettext(_TEXTS[unfit])
