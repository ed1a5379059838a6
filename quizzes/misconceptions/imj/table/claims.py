"""About claims, silence and the last tile (21 to 29, 34.5)."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

MISCONCEPTIONS: Final = (
    choice_misconception(
        "imj-nearest-first",
        N_("the nearest player has priority"),
        N_(
            "The kind of move decides: a win, then a pung or kong, then a chow. The seat comes last."
        ),
    ),
    choice_misconception(
        "imj-pung-first",
        N_("a pung or kong before a win"),
        N_("A win takes priority over a pung or kong."),
    ),
    choice_misconception(
        "imj-calls-cancel",
        N_("the claims cancel each other out"),
        N_("Claims do not cancel each other out: one of them has priority."),
    ),
    choice_misconception(
        "imj-good-call-refused",
        N_("took a valid claim for an invalid one"),
        N_("One of the claims counts: none of the facts given rules it out."),
    ),
    choice_misconception(
        "imj-quickest-first",
        N_("the quickest call first"),
        N_("Speed does not matter: the kind of move decides, then the seat."),
    ),
    choice_misconception(
        "imj-unios-no-priority",
        N_("priority of Thirteen Unios forgotten"),
        N_("Thirteen Unios takes priority over every other winning hand."),
    ),
    choice_misconception(
        "imj-farthest-wins",
        N_("a farther player wins"),
        N_(
            "Of equal claims, the first anti-clockwise from the player who exposed the tile "
            "has priority."
        ),
    ),
    choice_misconception(
        "imj-all-win",
        N_("all of them win"),
        N_("Only one player can win a game."),
    ),
    choice_misconception(
        "imj-every-kong-robbed",
        N_("every kong may be robbed"),
        N_("Only a melded kong may be robbed, except by Thirteen Unios."),
    ),
    choice_misconception(
        "imj-unios-rob-nothing",
        N_("no robbing even with Thirteen Unios"),
        N_("Thirteen Unios may rob a melded kong and an unfolded one."),
    ),
    choice_misconception(
        "imj-no-robbing",
        N_("no kong may be robbed"),
        N_(
            "Some kongs may be robbed: a melded one by any winning hand, an unfolded one by "
            "Thirteen Unios."
        ),
    ),
    choice_misconception(
        "imj-melded-kong-safe",
        N_("a melded kong robbed by Thirteen Unios alone"),
        N_("A melded kong may be robbed by any winning hand."),
    ),
    choice_misconception(
        "imj-kong-taken-back",
        N_("a kong taken back"),
        N_("A kong is either robbed or it stands; it is not taken back."),
    ),
    choice_misconception(
        "imj-only-the-same-tile",
        N_("only the claimed kind is barred"),
        N_("After a chow every tile that makes a chow with the two shown is barred."),
    ),
    choice_misconception(
        "imj-swap-allowed",
        N_("a swap call is allowed"),
        N_("A tile that would make the same set as the tile just claimed may not be discarded."),
    ),
    choice_misconception(
        "imj-whole-set-barred",
        N_("too many tiles barred"),
        N_("Only what would make the same set with the tiles that were shown is barred."),
    ),
    choice_misconception(
        "imj-shown-tile-barred",
        N_("a shown tile is barred"),
        N_("The two tiles shown stay in the set; what is barred is any tile that completes them."),
    ),
    choice_misconception(
        "imj-silence-forgotten",
        N_("silence has no consequence"),
        N_("A player who keeps silent may not win on that kind, or pung it, before making a move."),
    ),
    choice_misconception(
        "imj-silence-lasts",
        N_("misjudged how long the ban lasts"),
        N_("The ban ends with the player's own next move."),
    ),
    choice_misconception(
        "imj-silence-of-riichi",
        N_("furiten taken over from riichi"),
        N_(
            "That is furiten. Here only the same kind of tile is barred, until the player's"
            " own next move."
        ),
    ),
)
