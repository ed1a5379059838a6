"""Misconceptions about fouls and what they cost."""

from typing import Final

from quizzes.traps.misreading import Misreading
from wording import N_

ABOUT_FOULS: Final = (
    Misreading(
        "carried-over",
        N_("counted fouls of the deal before"),
        N_("Fouls are counted within one deal; a new deal begins with a warning."),
    ),
    Misreading(
        "step-miscounted",
        N_("took the wrong step"),
        N_("The first time is a warning, then 5, 10 and 20 points."),
    ),
    Misreading(
        "empty-for-wrong",
        N_("took an empty call for a wrong set"),
        N_("Empty calls are only counted; a wrong set laid open costs the win of this deal."),
    ),
    Misreading(
        "early-for-wrong-tile",
        N_("took an early draw for a wrong tile"),
        N_("Early draws are only counted; they do not cost the win."),
    ),
    Misreading(
        "late-for-wrong",
        N_("took a late pung for a wrong one"),
        N_("Late pungs are only counted; a wrong set laid open costs the win of this deal."),
    ),
    Misreading(
        "more-than-eight",
        N_("eight points held too few"),
        N_("A hand of exactly 8 points without flowers may win."),
    ),
    Misreading(
        "flowers-in-minimum",
        N_("flowers in the minimum"),
        N_("Flowers do not help to reach the minimum of 8."),
    ),
    Misreading(
        "minimum-forgotten",
        N_("forgot the minimum"),
        N_("A hand below 8 points is no win."),
    ),
    Misreading(
        "false-wins-mixed",
        N_("mixed up the false wins"),
        N_("10 points each for too few points or a wrong tile, 20 each while not waiting."),
    ),
    Misreading(
        "deducted-not-paid",
        N_("points taken off instead of paid"),
        N_("The points of a false win are paid to each of the other players."),
    ),
    Misreading(
        "still-wins",
        N_("kept the right to win"),
        N_("Beside the payment, the player may not win in this deal."),
    ),
    Misreading(
        "false-win-taken-back",
        N_("a false win taken back"),
        N_("A win that was called cannot be taken back: it is punished."),
    ),
    Misreading(
        "one-tile-on-purpose",
        N_("one tile short taken as on purpose"),
        N_("One tile short of waiting is a mistake: 20 points each, no disqualification."),
    ),
    Misreading(
        "refused-win-exposed",
        N_("tiles of a refused win taken as exposed"),
        N_("The tiles shown with one's own refused win do not count as exposed."),
    ),
    Misreading(
        "wrong-for-empty",
        N_("took a wrong set for an empty call"),
        N_("A wrong set laid open costs the win of this deal; only empty calls are counted."),
    ),
    Misreading(
        "wrong-set-put-right",
        N_("a wrong set put right"),
        N_("A wrong set is not put right without penalty: the player may not win in this deal."),
    ),
    Misreading(
        "wrong-set-for-false-win",
        N_("took a wrong set for a false win"),
        N_("Payments to each belong to false wins; a wrong set costs the win of this deal."),
    ),
    Misreading(
        "wrong-tile-in-hand-or-not",
        N_("mixed up tiles in the hand and apart"),
        N_(
            "A wrong tile goes back while it is apart; once in the hand it costs the win of this "
            "deal."
        ),
    ),
    Misreading(
        "wrong-tile-for-early",
        N_("took a wrong tile for an early draw"),
        N_("Only drawing too early begins with a warning and counts up."),
    ),
    Misreading(
        "fetching-limit",
        N_("misjudged when fetching is too late"),
        N_("Fetching has its own limit, and a player who misses it may not win in this deal."),
    ),
    Misreading(
        "reaching-ignored",
        N_("ignored the hand in the floor"),
        N_("Whoever already reaches to draw has given up the discard."),
    ),
    Misreading(
        "reaching-punished",
        N_("punished a late call"),
        N_("The call is void, but that is all."),
    ),
    Misreading(
        "calls-are-free",
        N_("any words will do"),
        N_("A win must be called at once and in the words of the text."),
    ),
    Misreading(
        "shown-or-hidden",
        N_("shown or hidden mixed up"),
        N_("What follows depends on the edition and on whether the hand was shown."),
    ),
    Misreading(
        "call-for-false-win",
        N_("took an odd call for a false win"),
        N_("The hand itself would win, so nothing is paid to each."),
    ),
    Misreading(
        "order-of-a-win",
        N_("mixed up the order of a win"),
        N_("First call the win, then show the hand."),
    ),
    Misreading(
        "winning-tile-order",
        N_("forgot where the winning tile belongs"),
        N_("The winning tile is fetched first and kept apart from the count."),
    ),
    Misreading(
        "left-for-mixed",
        N_("tile left behind or mixed in"),
        N_(
            "A winning tile not fetched is a false win; one mixed into the count costs the win "
            "of this deal."
        ),
    ),
    Misreading(
        "exposed-goes-back",
        N_("an exposed tile goes back"),
        N_("An exposed tile is not taken back: it is the next discard."),
    ),
    Misreading(
        "exposed-warned",
        N_("a warning for an exposed tile"),
        N_("Exposed tiles have a rule of their own, not a warning or a deduction."),
    ),
    Misreading(
        "exposed-stops",
        N_("took the win away for an exposed tile"),
        N_("That alone does not take away the win."),
    ),
    Misreading(
        "exposed-by-another",
        N_("punished one's own tiles"),
        N_("It was another player's doing; that player pays."),
    ),
    Misreading(
        "paid-to-all",
        N_("paid to everybody"),
        N_("The points go to the player whose tiles were exposed."),
    ),
    Misreading(
        "paid-to-one",
        N_("paid to one only"),
        N_("Everybody loses the deal, so each of the others is paid."),
    ),
    Misreading(
        "upset-for-false-win",
        N_("took it for a false win"),
        N_("Ending the deal by force costs 30 points to each, more than a false win."),
    ),
    Misreading(
        "upset-stops",
        N_("took the win away though the deal is over"),
        N_("The deal cannot go on: to take the win away would punish nothing."),
    ),
    Misreading(
        "shown-at-good-or-false-win",
        N_("good and refused win mixed up"),
        N_("A warning if the win stands; if not, the tiles go out one by one."),
    ),
    Misreading(
        "shown-unpunished",
        N_("let a hand shown early pass"),
        N_("Before a win is confirmed nobody else may show a hand."),
    ),
    Misreading(
        "shown-for-one-tile",
        N_("took a hand shown for one tile"),
        N_("One exposed tile is the next discard; a whole hand shown has its own rule."),
    ),
    Misreading(
        "miscounted-tiles",
        N_("miscounted the hand"),
        N_("Thirteen tiles, a kong counting three and flowers none."),
    ),
    Misreading(
        "count-put-right",
        N_("a wrong number put right"),
        N_("A wrong number of tiles is not put right: no win in this deal."),
    ),
    Misreading(
        "cheating-for-a-slip",
        N_("took cheating for a slip"),
        N_("Cheating is more than a foul of the hand: the player may be suspended."),
    ),
    Misreading(
        "signal-must-help",
        N_("a signal must help to count"),
        N_("Passing information is punished whether or not anybody gains."),
    ),
    Misreading(
        "signal-for-fraud",
        N_("took a signal for fraud"),
        N_("For signals the text has points or the loss of this deal's win."),
    ),
    Misreading(
        "disturbance-for-a-slip",
        N_("too mild with a disturbance"),
        N_("A player who does not obey after a warning is disqualified."),
    ),
    Misreading(
        "naming-allowed",
        N_("naming discards is allowed"),
        N_("A discard is not named."),
    ),
    Misreading(
        "naming-stops",
        N_("too hard on a named discard"),
        N_("It is a breach like others: a warning or a deduction."),
    ),
    Misreading(
        "misled-player-pays",
        N_("the misled player pays"),
        N_("The false win was caused by the wrong name: whoever said it pays."),
    ),
    Misreading(
        "misnaming-only-warned",
        N_("too mild with a wrong name"),
        N_("A wrong name that causes a false win costs what all three owe."),
    ),
    Misreading(
        "watching-allowed",
        N_("watching is allowed"),
        N_("Players who have finished leave and do not disturb other tables."),
    ),
    Misreading(
        "watching-too-hard",
        N_("too hard on watchers"),
        N_("Watching is warned; points are taken off where it disturbs."),
    ),
    Misreading(
        "false-win-ends-hand",
        N_("a false win ends the deal"),
        N_("A false win does not end the deal: the others may still win it."),
    ),
    Misreading(
        "stopped-leaves",
        N_("a player who may not win leaves the deal"),
        N_("A player who may not win plays on, and pays when another wins."),
    ),
)
