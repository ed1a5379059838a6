"""Wrong rules about seats, the wall, calls and riichi under Mahjong Rengo's rules (8 to 43)."""

from typing import Final

from quizzes.traps.misreading import Misreading
from wording import N_

MISREADINGS: Final = (
    Misreading(
        "rengo-miscounted",
        N_("lost count"),
        N_("Count place by place, anti-clockwise, as far as the dice say."),
    ),
    Misreading(
        "rengo-next-as-one",
        N_("counted the thrower as nought"),
        N_("Who throws the dice is one."),
    ),
    Misreading(
        "rengo-clockwise",
        N_("went clockwise"),
        N_("Places and turns go anti-clockwise; the wall alone runs clockwise."),
    ),
    Misreading(
        "rengo-mixer-throws",
        N_("the one who mixed throws"),
        N_("The player opposite the one who mixed the tiles throws first."),
    ),
    Misreading(
        "rengo-thrower-keeps",
        N_("the marker stays with the thrower"),
        N_("The marker goes where the dots fall."),
    ),
    Misreading(
        "rengo-wrong-end",
        N_("took from the wrong end"),
        N_("An odd second throw takes from the 1, an even one from the 2."),
    ),
    Misreading(
        "rengo-one-throw",
        N_("one throw only"),
        N_("The first dealer is found by two throws, the second by whoever the first falls on."),
    ),
    Misreading(
        "rengo-east-deals-first",
        N_("East's seat deals first"),
        N_("Who sits at the marker only throws the dice."),
    ),
    Misreading(
        "rengo-throws-added",
        N_("added both throws"),
        N_("The second throw is counted from its own thrower as one."),
    ),
    Misreading(
        "rengo-counted-stack-first",
        N_("the counted stack is dealt first"),
        N_("The counted stacks stay; dealing begins with the next."),
    ),
    Misreading(
        "rengo-from-the-left",
        N_("counted stacks from the left"),
        N_("Stacks are counted from the right end of the wall."),
    ),
    Misreading(
        "rengo-fourth-stack",
        N_("counted one stack too many"),
        N_("The indicator is on the third stack, the last one being the first."),
    ),
    Misreading(
        "rengo-lower-indicator",
        N_("turned the lower tile"),
        N_("The upper tile of that stack is turned."),
    ),
    Misreading(
        "rengo-indicator-in-front",
        N_("counted from the front"),
        N_("The indicator is counted from the end of the wall."),
    ),
    Misreading(
        "rengo-replacement-shown",
        N_("turned a replacement tile"),
        N_("The last tile is a replacement tile; it is laid down, not turned."),
    ),
    Misreading(
        "rengo-to-the-last-tile",
        N_("drew to the last tile"),
        N_("The last 14 tiles are not drawn."),
    ),
    Misreading(
        "rengo-kong-shortens",
        N_("took a kong off twice"),
        N_("A replacement is counted once: it comes off the tiles before the last 14."),
    ),
    Misreading(
        "rengo-kong-lengthens",
        N_("let a kong lengthen the hand"),
        N_("Replacements are draws too; 14 tiles stay in any case."),
    ),
    Misreading(
        "rengo-fifteen-left",
        N_("missed by one tile"),
        N_("The hand ends with the discard when 14 tiles are left."),
    ),
    Misreading(
        "rengo-indicator-too-late",
        N_("mended too late"),
        N_("After the dealer's first discard or concealed kong the turned tile is valid."),
    ),
    Misreading(
        "rengo-indicator-too-early",
        N_("kept an error that could be mended"),
        N_("Before the dealer's first discard or concealed kong it is put right."),
    ),
    Misreading(
        "rengo-one-indicator",
        N_("two indicators"),
        N_("There is one indicator in a hand."),
    ),
    Misreading(
        "rengo-hand-void",
        N_("the hand is void"),
        N_("A wrong indicator never makes a hand void."),
    ),
    Misreading(
        "rengo-deal-always-moves",
        N_("the deal always moves"),
        N_("The dealer stays after an own win."),
    ),
    Misreading(
        "rengo-deal-kept",
        N_("the dealer stays though another won"),
        N_("Another player's win moves the deal."),
    ),
    Misreading(
        "rengo-draw-moves-the-deal",
        N_("a draw moves the deal"),
        N_("At a draw a tenpai dealer stays."),
    ),
    Misreading(
        "rengo-draw-keeps-the-deal",
        N_("a draw keeps the deal"),
        N_("A dealer who is noten at a draw, or may not win, gives up the deal."),
    ),
    Misreading(
        "rengo-chombo-moves-the-deal",
        N_("a chombo moves the deal"),
        N_("After a chombo the same hand is played again."),
    ),
    Misreading(
        "rengo-winner-deals",
        N_("the winner deals next"),
        N_("The deal passes to the right, whoever won."),
    ),
    Misreading(
        "rengo-round-miscounted",
        N_("took the wrong round"),
        N_("The round changes when the first dealer deals again."),
    ),
    Misreading(
        "rengo-over-too-early",
        N_("ended the game too early"),
        N_("The game ends after everybody's second deal, or with the time of the event."),
    ),
    Misreading(
        "rengo-time-overlooked",
        N_("played on after time"),
        N_("Where an event plays by time, its last hand ends the game."),
    ),
    Misreading(
        "rengo-nearest-first",
        N_("the nearest call first"),
        N_("Ron goes first, then pon and kan, then chi, wherever the callers sit."),
    ),
    Misreading(
        "rengo-pon-first",
        N_("pon before ron"),
        N_("A win goes before pon and kan."),
    ),
    Misreading(
        "rengo-no-call",
        N_("a player who said nothing"),
        N_("Only who calls may take the tile."),
    ),
    Misreading(
        "rengo-farther-wins",
        N_("a farther player wins by ron"),
        N_(
            "Right of the discarder goes before opposite, opposite before left; riichi counts for nothing."
        ),
    ),
    Misreading(
        "rengo-all-win",
        N_("both win"),
        N_("Only one player wins a hand."),
    ),
    Misreading(
        "rengo-triple-ron",
        N_("a draw by three wins"),
        N_("Three wins are no draw here: the first in order wins."),
    ),
    Misreading(
        "rengo-riichi-calls",
        N_("called after riichi"),
        N_("After riichi chi, pon and kan are not allowed."),
    ),
    Misreading(
        "rengo-dead-hand-calls",
        N_("a dead hand takes part"),
        N_("Who may not win has lost chi, pon, kan and riichi too."),
    ),
    Misreading(
        "rengo-last-discard-called",
        N_("called the last discard"),
        N_("With 14 tiles left a discard may be won on, not called."),
    ),
    Misreading(
        "rengo-fifth-kong",
        N_("made a fifth kong"),
        N_("A hand has four kongs at most, of all players together."),
    ),
    Misreading(
        "rengo-no-bar",
        N_("saw a bar that is not there"),
        N_("Look at the facts: this bar does not apply to this hand."),
    ),
    Misreading(
        "rengo-last-tiles-miscounted",
        N_("took the end for reached"),
        N_("Calls end only when 14 tiles are left."),
    ),
    Misreading(
        "rengo-kongs-miscounted",
        N_("counted kongs that do not matter"),
        N_("Four kongs bar a fifth kong, not a chow or a pung."),
    ),
    Misreading(
        "rengo-open-riichi",
        N_("riichi with an open hand"),
        N_("Riichi needs a hand without chi, pon and open kong."),
    ),
    Misreading(
        "rengo-noten-riichi",
        N_("riichi without tenpai"),
        N_("Riichi needs tenpai; at a draw riichi without it is a chombo."),
    ),
    Misreading(
        "rengo-riichi-out-of-turn",
        N_("riichi in another's turn"),
        N_("Riichi is said between the own draw and discard."),
    ),
    Misreading(
        "rengo-four-draws-needed",
        N_("a number of tiles must be left"),
        N_("The text asks for no number of tiles left."),
    ),
    Misreading(
        "rengo-closed-taken-for-open",
        N_("took a closed hand for open"),
        N_("Without chi, pon and open kong a hand is closed."),
    ),
    Misreading(
        "rengo-stick-for-a-ron",
        N_("paid a stick for a lost riichi"),
        N_("A riichi whose discard is won on does not stand, and no stick is due."),
    ),
    Misreading(
        "rengo-call-breaks-riichi",
        N_("a call breaks riichi"),
        N_("Only a ron on the discard keeps a riichi from standing."),
    ),
    Misreading(
        "rengo-call-saves-the-stick",
        N_("no stick after a call"),
        N_("The stick is laid down as soon as the riichi stands, whoever calls the tile."),
    ),
    Misreading(
        "rengo-late-withdrawal",
        N_("withdrew a riichi that stands"),
        N_("A riichi that stands is final."),
    ),
    Misreading(
        "rengo-riichi-is-final",
        N_("bound by the word alone"),
        N_("Before its discard a riichi may be taken back, at the price of the win."),
    ),
    Misreading(
        "rengo-free-withdrawal",
        N_("withdrew without a price"),
        N_("Who withdraws a riichi may not win this hand any more."),
    ),
)
