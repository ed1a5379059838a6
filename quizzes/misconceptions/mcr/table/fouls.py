"""Misconceptions about fouls and what they cost."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

FOUL_MISCONCEPTIONS: Final = (
    choice_misconception(
        "carried-over",
        N_("counted fouls of the previous deal"),
        N_("Fouls are counted within one deal; a new deal begins with a warning."),
    ),
    choice_misconception(
        "step-miscounted",
        N_("applied the wrong step of the penalty"),
        N_("The first time brings a warning, then 5, 10 and 20 points are deducted."),
    ),
    choice_misconception(
        "empty-for-wrong",
        N_("took an empty call for a wrong set"),
        N_(
            "Empty calls lead to a warning, then deductions; a wrong set laid open costs the right to win this deal."
        ),
    ),
    choice_misconception(
        "early-for-wrong-tile",
        N_("took an early draw for a wrong tile"),
        N_("Early draws lead to a warning, then deductions; they do not cost the right to win."),
    ),
    choice_misconception(
        "late-for-wrong",
        N_("took a late pung for a wrong one"),
        N_(
            "Late pungs lead to a warning, then deductions; a wrong set laid open costs the right to win this deal."
        ),
    ),
    choice_misconception(
        "more-than-eight",
        N_("eight points taken for too few"),
        N_("A hand of exactly 8 points without flowers may win."),
    ),
    choice_misconception(
        "enough-for-too-few",
        N_("enough points taken for too few"),
        N_("Without flowers the hand is worth more than the 8 points that a win needs."),
    ),
    choice_misconception(
        "flowers-in-minimum",
        N_("flowers in the minimum"),
        N_("Flowers do not help to reach the minimum of 8."),
    ),
    choice_misconception(
        "minimum-forgotten",
        N_("forgot the minimum"),
        N_("A hand worth less than 8 points cannot win."),
    ),
    choice_misconception(
        "false-wins-mixed",
        N_("mixed up the false wins"),
        N_(
            "Too few points or a wrong tile means paying 10 points to each player; not "
            "waiting means more."
        ),
    ),
    choice_misconception(
        "deducted-not-paid",
        N_("points taken off instead of paid"),
        N_("The points of a false win are paid to each of the other players."),
    ),
    choice_misconception(
        "still-wins",
        N_("kept the right to win"),
        N_("That player may not win this deal."),
    ),
    choice_misconception(
        "false-win-taken-back",
        N_("a false win taken back"),
        N_("A win that was called cannot be taken back: there is a penalty."),
    ),
    choice_misconception(
        "one-tile-on-purpose",
        N_("one tile short taken as deliberate"),
        N_(
            "One tile short of waiting counts as a mistake: 20 points to each player, no "
            "disqualification."
        ),
    ),
    choice_misconception(
        "deliberate-for-mistake",
        N_("a deliberate false win taken for a mistake"),
        N_(
            "Two tiles or more short of waiting, a win is taken as deliberate: the player is "
            "disqualified."
        ),
    ),
    choice_misconception(
        "refused-win-exposed",
        N_("tiles of a refused win taken as exposed"),
        N_("Tiles shown for one's own win do not count as exposed when the win is refused."),
    ),
    choice_misconception(
        "wrong-for-empty",
        N_("took a wrong set for an empty call"),
        N_(
            "A wrong set laid open costs the right to win this deal; warnings and deductions "
            "are for empty calls."
        ),
    ),
    choice_misconception(
        "flower-for-empty",
        N_("took a wrong replacement for an empty call"),
        N_(
            "A wrong flower replacement costs the right to win this deal; warnings and deductions "
            "are for empty calls."
        ),
    ),
    choice_misconception(
        "wrong-flower-put-right",
        N_("a wrong replacement put right"),
        N_(
            "A wrong flower replacement is not put right without penalty: the player may not win "
            "this deal."
        ),
    ),
    choice_misconception(
        "wrong-set-put-right",
        N_("a wrong set put right"),
        N_("A wrong set is not put right without penalty: the player may not win this deal."),
    ),
    choice_misconception(
        "wrong-set-for-false-win",
        N_("took a wrong set for a false win"),
        N_("Paying each of the others is for a false win; a wrong set costs the right to win."),
    ),
    choice_misconception(
        "wrong-tile-in-hand-or-not",
        N_("mixed up a tile in the hand and one kept apart"),
        N_(
            "A wrong tile still apart from the hand goes back; once in the hand, it costs the "
            "right to win."
        ),
    ),
    choice_misconception(
        "wrong-tile-for-early",
        N_("took a wrong tile for an early draw"),
        N_("A warning first, then deductions, is the rule for drawing too early."),
    ),
    choice_misconception(
        "fetching-limit",
        N_("misjudged when fetching is too late"),
        N_("A claimed tile must be fetched in time; a player who is late may not win this deal."),
    ),
    choice_misconception(
        "reaching-ignored",
        N_("ignored the hand reaching to draw"),
        N_("A player who is already reaching to draw has given up the right to the discard."),
    ),
    choice_misconception(
        "reaching-punished",
        N_("punished a call that is only void"),
        N_("The call is void, but there is no penalty."),
    ),
    choice_misconception(
        "calls-are-free",
        N_("any words will do"),
        N_("A win must be called correctly the first time, in the words of the text."),
    ),
    choice_misconception(
        "shown-or-hidden",
        N_("mixed up a hand shown and a hand not shown"),
        N_("What follows depends on the edition and on whether the hand was shown."),
    ),
    choice_misconception(
        "win-back-after-a-draw",
        N_("restored the right to win after a draw"),
        N_("No draw gives the right to win back: it is lost for this deal."),
    ),
    choice_misconception(
        "call-for-false-win",
        N_("took an irregular call for a false win"),
        N_("Such a call is no false win: nothing is paid to the others."),
    ),
    choice_misconception(
        "order-of-a-win",
        N_("mixed up the steps of a win"),
        N_("First the call, then the hand and its fans; last of all the count is confirmed."),
    ),
    choice_misconception(
        "winning-tile-order",
        N_("forgot where the winning tile belongs"),
        N_("The winning tile is fetched before the count and kept apart from it."),
    ),
    choice_misconception(
        "left-for-mixed",
        N_("took leaving the winning tile unfetched for mixing it into the count"),
        N_(
            "Not fetching the winning tile counts as a false win; mixing it into the count costs the right to win."
        ),
    ),
    choice_misconception(
        "left-for-not-waiting",
        N_("took a winning tile not fetched for a hand not waiting"),
        N_(
            "A winning tile not fetched means paying 10 points to each; 20 is the penalty for not waiting."
        ),
    ),
    choice_misconception(
        "mixed-for-false-win",
        N_("treated mixing in the winning tile as a false win"),
        N_("Mixing in the winning tile is no false win: nothing is paid to the others."),
    ),
    choice_misconception(
        "exposed-goes-back",
        N_("an exposed tile goes back"),
        N_("An exposed tile is not taken back: it is the next discard."),
    ),
    choice_misconception(
        "exposed-warned",
        N_("a warning or a deduction for an exposed tile"),
        N_("Exposed tiles have a rule of their own, not a warning or a deduction."),
    ),
    choice_misconception(
        "exposed-stops",
        N_("took away the right to win for an exposed tile"),
        N_("That alone does not cost the right to win."),
    ),
    choice_misconception(
        "exposed-by-another",
        N_("took another player's exposed tiles for one's own"),
        N_(
            "The tiles are another player's: they are not discarded, and the player who exposed them pays."
        ),
    ),
    choice_misconception(
        "paid-to-all",
        N_("paid to everybody"),
        N_("The points go to the player whose tiles were exposed."),
    ),
    choice_misconception(
        "paid-to-one",
        N_("paid to one only"),
        N_("The deal is lost for everybody, so each of the others is paid."),
    ),
    choice_misconception(
        "upset-for-false-win",
        N_("took it for a false win"),
        N_(
            "Making play impossible means paying 30 points to each of the others, more "
            "than for a false win."
        ),
    ),
    choice_misconception(
        "upset-stops",
        N_("took away the right to win though the deal is over"),
        N_("The deal cannot go on, so losing the right to win would be no penalty."),
    ),
    choice_misconception(
        "shown-at-good-or-false-win",
        N_("mixed up a win that stands and a refused one"),
        N_(
            "If the win stands, a warning; if not, the tiles are discarded and the player may "
            "not win."
        ),
    ),
    choice_misconception(
        "shown-unpunished",
        N_("overlooked a hand shown too early"),
        N_("Before a win is confirmed nobody else may show a hand."),
    ),
    choice_misconception(
        "shown-for-one-tile",
        N_("took a shown hand for one exposed tile"),
        N_("One exposed tile becomes the next discard; a whole hand shown has its own rule."),
    ),
    choice_misconception(
        "miscounted-tiles",
        N_("miscounted the hand"),
        N_("The right number is thirteen: a kong counts as three tiles, and flowers do not count."),
    ),
    choice_misconception(
        "count-put-right",
        N_("a wrong number put right"),
        N_("A wrong number of tiles is not put right: no win in this deal."),
    ),
    choice_misconception(
        "cheating-for-a-slip",
        N_("took cheating for a slip"),
        N_("Cheating is no ordinary foul: the player may be suspended."),
    ),
    choice_misconception(
        "signal-must-help",
        N_("too lenient on a signal that helps nobody"),
        N_("Whether or not anybody gains, a signal costs points or the right to win this deal."),
    ),
    choice_misconception(
        "signal-lightly",
        N_("too lenient on a signal"),
        N_("A signal costs points or the right to win this deal: a warning is not enough."),
    ),
    choice_misconception(
        "signal-for-fraud",
        N_("took a signal for fraud"),
        N_(
            "For signals the text provides for penalty points or the loss of the right to win this "
            "deal."
        ),
    ),
    choice_misconception(
        "signal-for-lateness",
        N_("gave a signal the penalty for lateness"),
        N_(
            "For signals the text provides for penalty points or the loss of the right to win this "
            "deal."
        ),
    ),
    choice_misconception(
        "disturbance-for-a-slip",
        N_("too lenient on a disturbance"),
        N_("A player who does not obey after a warning is disqualified."),
    ),
    choice_misconception(
        "naming-allowed",
        N_("naming discards is allowed"),
        N_("Discards are not named aloud."),
    ),
    choice_misconception(
        "naming-stops",
        N_("too harsh on naming a discard"),
        N_("It is an ordinary breach: a warning or a deduction."),
    ),
    choice_misconception(
        "misled-player-pays",
        N_("took a wrong name for a false win"),
        N_(
            "The false win is another player's; the one who misnamed the tile pays the shares of all three."
        ),
    ),
    choice_misconception(
        "misnaming-only-warned",
        N_("too lenient on a wrong name"),
        N_("A player whose wrong name causes a false win pays the shares of all three."),
    ),
    choice_misconception(
        "watching-allowed",
        N_("watching is allowed"),
        N_("Players who have finished must leave and not disturb other tables."),
    ),
    choice_misconception(
        "watching-too-hard",
        N_("too harsh on onlookers"),
        N_("Watching brings a warning, and a deduction if it disturbs play."),
    ),
    choice_misconception(
        "false-win-ends-hand",
        N_("a false win ends the deal"),
        N_("A false win does not end the deal: the others may still win it."),
    ),
    choice_misconception(
        "stopped-leaves",
        N_("a player who may not win leaves the deal"),
        N_("A player who may not win plays on, and pays when another player wins."),
    ),
    choice_misconception(
        "another-players-ruling",
        N_("gave the ruling on another player"),
        N_("That is the ruling on what another player did."),
    ),
    choice_misconception(
        "right-for-wrong",
        N_("took a right statement for a wrong one"),
        N_("This statement holds; another one does not."),
    ),
    choice_misconception(
        "rulings-mixed",
        N_("mixed up the rulings"),
        N_("That would be the ruling in another case."),
    ),
)
