"""What can be wrong when a question or an answer is asked for."""

from enum import StrEnum


class Unfit(StrEnum):
    """Why a kind of question cannot be asked about a hand."""

    WAITS = "waits"  # the winning tile is lacking
    NO_WIN = "no-win"  # it does not win under these rules
    NO_FAN = "no-fan"  # no fan counts
    DISCARDER_UNKNOWN = "discarder-unknown"  # nobody knows who pays
    NOTHING_STRUCK = "nothing-struck"  # whatever is there counts
    NO_BASE = "no-base"  # it is paid without fu
    SEVERAL_BASES = "several-bases"  # readings of the same worth have different fu
    NO_SETS = "no-sets"  # it is not made of four sets and a pair
    NO_WAITS = "no-waits"  # no tile completes it to a win
    NO_TILE_WINS = "no-tile-wins"  # it wins by flowers or kongs alone
    NO_OTHER_RULES = "no-other-rules"  # nobody else knows such a hand
    UNDECIDED = "undecided"  # the text does not say what it counts
    OTHER_KIND = "other-kind"  # the kind is not about hands, or not of the rule set
    TOO_LONG = "too-long"  # more than an address holds


class QuizError(ValueError):
    """A question cannot be made, or an answer cannot be read.

    `code` is stable: `bad-address`, `unknown-rules`, `unknown-kind`, `bad-level`, `unknown-fan`,
    `unknown-principle`, `unknown-topic`, `bad-answer`, `no-hand`. `unfit` says why a kind does not
    fit the hand that somebody brought, where that is all that is wrong.
    """

    def __init__(self, code: str, message: str, unfit: Unfit | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.unfit = unfit


def unfit_hand(unfit: Unfit) -> QuizError:
    """That the kind cannot be asked about the hand, for that reason."""
    return QuizError("no-hand", f"the kind does not fit the hand: {unfit.value}", unfit)
