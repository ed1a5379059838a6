"""About calls and riichi (26 to 42)."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

MISCONCEPTIONS: Final = (
    choice_misconception(
        "rengo-nearest-first",
        N_("the nearest call first"),
        N_(
            "Pon and kan take priority over chi, and by custom ron over all, wherever the "
            "callers sit."
        ),
    ),
    choice_misconception(
        "rengo-pon-first",
        N_("pon or kan before ron"),
        N_("By custom a win takes priority over pon and kan."),
    ),
    choice_misconception(
        "rengo-calls-cancel",
        N_("the calls cancel each other out"),
        N_("Calls do not cancel each other out: one of them has priority."),
    ),
    choice_misconception(
        "rengo-good-call-refused",
        N_("took a valid call for an invalid one"),
        N_("One of the calls counts: none of the facts given rules it out."),
    ),
    choice_misconception(
        "rengo-quickest-first",
        N_("the quickest call first"),
        N_("What decides is the kind of call and the seat, not who calls first."),
    ),
    choice_misconception(
        "rengo-farther-wins",
        N_("a farther player wins by ron"),
        N_(
            "The player to the discarder's right has priority, then opposite, then left; riichi makes no difference."
        ),
    ),
    choice_misconception(
        "rengo-all-win",
        N_("both win"),
        N_("Only one player wins a deal."),
    ),
    choice_misconception(
        "rengo-triple-ron",
        N_("three rons end the deal"),
        N_("Three rons do not end the deal here: the first in order wins."),
    ),
    choice_misconception(
        "rengo-riichi-calls",
        N_("called after riichi"),
        N_("After riichi, no chi, pon or kan is allowed."),
    ),
    choice_misconception(
        "rengo-dead-hand-calls",
        N_("a dead hand takes part"),
        N_("With a dead hand, chi, pon, kan and riichi are lost too."),
    ),
    choice_misconception(
        "rengo-last-discard-called",
        N_("called the last discard"),
        N_("With 14 tiles left, a discard may be won on but not claimed."),
    ),
    choice_misconception(
        "rengo-fifth-kong",
        N_("made a fifth kong"),
        N_("A deal has four kongs at most, counting those of all players."),
    ),
    choice_misconception(
        "rengo-no-bar",
        N_("saw a ban where there is none"),
        N_("Look at the facts: this ban does not apply to this hand."),
    ),
    choice_misconception(
        "rengo-last-tiles-miscounted",
        N_("thought claims had ended"),
        N_("More than 14 tiles are left: that ban does not apply yet."),
    ),
    choice_misconception(
        "rengo-kongs-miscounted",
        N_("counted kongs that do not matter"),
        N_("Four kongs bar a fifth kong, not chi or pon."),
    ),
    choice_misconception(
        "rengo-open-riichi",
        N_("riichi with an open hand"),
        N_("Riichi needs a hand without any chi, pon or open kong."),
    ),
    choice_misconception(
        "rengo-noten-riichi",
        N_("riichi without tenpai"),
        N_("Riichi needs tenpai; at an exhaustive draw riichi without it is a chombo."),
    ),
    choice_misconception(
        "rengo-riichi-out-of-turn",
        N_("riichi on another player's turn"),
        N_("Riichi is declared between one's own draw and discard."),
    ),
    choice_misconception(
        "rengo-four-draws-needed",
        N_("thought riichi needs a minimum of tiles in the wall"),
        N_("The text sets no minimum number of tiles left."),
    ),
    choice_misconception(
        "rengo-closed-taken-for-open",
        N_("took a closed hand for open"),
        N_("A hand without any chi, pon or open kong is closed."),
    ),
    choice_misconception(
        "rengo-stick-for-a-ron",
        N_("a riichi taken to stand after a ron on its discard"),
        N_(
            "A riichi whose discard is won on does not stand and costs nothing; otherwise its stick awaits the next winner."
        ),
    ),
    choice_misconception(
        "rengo-stick-given-away",
        N_("handed over the riichi stick at once"),
        N_("The stick of a riichi that stands stays on the table for the next winner."),
    ),
    choice_misconception(
        "rengo-call-breaks-riichi",
        N_("a riichi that stands taken for lost"),
        N_("Only a ron on the discard keeps a riichi from standing."),
    ),
    choice_misconception(
        "rengo-call-saves-the-stick",
        N_("no stick for a riichi that stands"),
        N_(
            "Unless somebody wins on its discard, a riichi stands and the stick is laid down, even after a call."
        ),
    ),
    choice_misconception(
        "rengo-late-withdrawal",
        N_("withdrew a riichi that stands"),
        N_("A riichi that stands is final."),
    ),
    choice_misconception(
        "rengo-riichi-is-final",
        N_("bound by the word alone"),
        N_("Before the discard a riichi may be withdrawn, at the cost of the right to win."),
    ),
    choice_misconception(
        "rengo-free-withdrawal",
        N_("withdrew at no cost"),
        N_("A player who withdraws a riichi may not win this deal."),
    ),
)
