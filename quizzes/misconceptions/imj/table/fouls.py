"""About fouls, payments, alerts, the deal and results (12, 30 to 34)."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

MISCONCEPTIONS: Final = (
    choice_misconception(
        "imj-impossible-call-made",
        N_("an impossible call must be carried out"),
        N_("A call must be carried out only where it is possible."),
    ),
    choice_misconception(
        "imj-late-correction",
        N_("put right after the discard"),
        N_("A wrong call may be taken back only before the caller discards."),
    ),
    choice_misconception(
        "imj-no-correction-at-all",
        N_("no correction at all"),
        N_("Before the caller discards, a call that is impossible may be taken back."),
    ),
    choice_misconception(
        "imj-slip-costs",
        N_("a slip costs mados"),
        N_("The text sets no penalty for this; a false win costs mados."),
    ),
    choice_misconception(
        "imj-possible-call-revoked",
        N_("a possible move taken back"),
        N_("After a call, or once two tiles are shown, the move must be made if it is possible."),
    ),
    choice_misconception(
        "imj-shown-tiles-stay",
        N_("shown tiles simply stay open"),
        N_("After a call, or once two tiles are shown, the move must be made if it is possible."),
    ),
    choice_misconception(
        "imj-touching-is-nothing",
        N_("touching the wall has no effect"),
        N_("A player who touches the tile at the head has chosen to draw."),
    ),
    choice_misconception(
        "imj-win-after-touching",
        N_("a win counts after touching the wall"),
        N_("The right to win is lost too as soon as the wall is touched."),
    ),
    choice_misconception(
        "imj-number-mended",
        N_("the number of tiles is put right"),
        N_("A wrong number of tiles is not corrected during the game."),
    ),
    choice_misconception(
        "imj-number-overlooked",
        N_("a hand with a wrong number of tiles wins"),
        N_("With too many or too few tiles only seven or eight flowers win."),
    ),
    choice_misconception(
        "imj-display-mended",
        N_("displayed tiles are put right"),
        N_("What was displayed is neither altered nor exchanged."),
    ),
    choice_misconception(
        "imj-every-slip-is-false",
        N_("took something else for a false win"),
        N_("A false win is a hand that was shown in full and does not win."),
    ),
    choice_misconception(
        "imj-false-win-excused",
        N_("excused a false win"),
        N_("A hand that was shown in full and does not win is a false win and costs mados."),
    ),
    choice_misconception(
        "imj-dead-hand",
        N_("a dead hand instead"),
        N_(
            "Here no penalty bars a player from winning for the rest of the game; in other rule sets one does."
        ),
    ),
    choice_misconception(
        "imj-game-void",
        N_("the game is void"),
        N_("A false win, a wrong call or a wrong set never makes the game start again."),
    ),
    choice_misconception(
        "imj-penalty-not-capped",
        N_("1,000 mados in any case"),
        N_("The score of the agreed highest rank is paid if it is less than 1,000."),
    ),
    choice_misconception(
        "imj-penalty-of-the-chart",
        N_("the highest score in any case"),
        N_("For a false win no player is ever paid more than 1,000 mados."),
    ),
    choice_misconception(
        "imj-one-share",
        N_("counted too few or too many shares"),
        N_("Look at who pays: all three players, or one player, who pays one share or three."),
    ),
    choice_misconception(
        "imj-penalty-shared",
        N_("the penalty shared out wrongly"),
        N_("Each of the other three is paid the penalty once, in full."),
    ),
    choice_misconception(
        "imj-false-win-ends-all",
        N_("a false win ends everything"),
        N_("Another player may still win on the same exposed tile."),
    ),
    choice_misconception(
        "imj-deal-stays",
        N_("the jonga stays"),
        N_(
            "The jonga retires when another player has won, or when a false win has ended the "
            "game without a winner."
        ),
    ),
    choice_misconception(
        "imj-win-on-nothing",
        N_("a win that nobody called"),
        N_("No other player declared a win on an exposed tile."),
    ),
    choice_misconception(
        "imj-cap-forgotten",
        N_("forgot the agreed highest rank"),
        N_("A hand above the agreed highest rank is paid at that rank."),
    ),
    choice_misconception(
        "imj-everybody-pays",
        N_("players made to pay who need not"),
        N_("On a discard or a robbed kong only one player pays."),
    ),
    choice_misconception(
        "imj-three-shares",
        N_("three shares from the wrong player"),
        N_("One player pays three shares only for a robbed kong, or when bound to lose."),
    ),
    choice_misconception(
        "imj-nothing-to-pay",
        N_("let off a player who must pay"),
        N_(
            "On a drawn tile all three pay; on a discard or robbed kong only the player whose tile it was."
        ),
    ),
    choice_misconception(
        "imj-dealer-doubles",
        N_("the jonga counts double"),
        N_("The jonga pays and receives the same as everybody else."),
    ),
    choice_misconception(
        "imj-alert-must-be-called",
        N_("an alert must be called out"),
        N_("The displayed sets alone give the alert."),
    ),
    choice_misconception(
        "imj-alert-too-early",
        N_("an alert that was not given"),
        N_(
            "An alert needs exactly three displayed sets, all of one suit or of Honours, or two sets of dragons."
        ),
    ),
    choice_misconception(
        "imj-alert-too-narrow",
        N_("only some of the Honours taken as bound"),
        N_(
            "When three sets of Honours, and no others, are displayed, every Honour is a bound "
            "tile."
        ),
    ),
    choice_misconception(
        "imj-never-bound",
        N_("nobody is bound"),
        N_(
            "On a self-drawn win with the alert's element, the player whose discard made the "
            "last set pays all shares."
        ),
    ),
    choice_misconception(
        "imj-bound-on-a-discard",
        N_("bound on a discard too"),
        N_("The penalties apply to a self-drawn win only."),
    ),
    choice_misconception(
        "imj-bound-without-element",
        N_("bound to lose even without the element"),
        N_("The winning hand must have the element that the alert was about."),
    ),
    choice_misconception(
        "imj-bound-for-one-share",
        N_("bound to lose, but not for all shares"),
        N_("A player who is bound to lose pays the shares of all three; the others pay nothing."),
    ),
    choice_misconception(
        "imj-first-helper-bound",
        N_("the first player to discard a tile is bound"),
        N_("Where Art. 33.1 and Art. 33.2 apply to different players, only Art. 33.1 counts."),
    ),
    choice_misconception(
        "imj-deal-always-passes",
        N_("the deal always passes"),
        N_("A jonga who wins stays jonga."),
    ),
    choice_misconception(
        "imj-draw-passes",
        N_("a game without a winner passes the deal"),
        N_("After an aborted game the same jonga begins again."),
    ),
    choice_misconception(
        "imj-round-each-game",
        N_("took the wrong round"),
        N_("The round ends when all four have dealt and retired."),
    ),
    choice_misconception(
        "imj-winner-deals",
        N_("the winner deals"),
        N_("When the deal passes, it goes to the jonga's right, whichever of the other three won."),
    ),
    choice_misconception(
        "imj-tie-shares-worse",
        N_("equal results take the worse place"),
        N_("Equal results share the better place."),
    ),
    choice_misconception(
        "imj-less-is-better",
        N_("ranked from the bottom"),
        N_("The player with more mados in hand ranks higher."),
    ),
    choice_misconception(
        "imj-places-miscounted",
        N_("miscounted the places"),
        N_("A player's place is one more than the number of players with more mados."),
    ),
    choice_misconception(
        "imj-another-players-ruling",
        N_("gave the ruling on another player"),
        N_("That is the ruling on what another player did."),
    ),
    choice_misconception(
        "imj-another-players-sets",
        N_("looked at another player's sets"),
        N_("That is what another player's display comes to."),
    ),
    choice_misconception(
        "imj-rulings-mixed",
        N_("mixed up the rulings"),
        N_("That would be the ruling if the facts were different."),
    ),
    choice_misconception(
        "imj-unbound-tile",
        N_("took the wrong player to be bound"),
        N_("That player's tile did not make the set that an alert was about."),
    ),
    choice_misconception(
        "imj-call-without-right",
        N_("accepted a claim that does not count"),
        N_("That claim does not count: one of the facts given rules it out."),
    ),
    choice_misconception(
        "imj-one-game-forgotten",
        N_("left one game out"),
        N_("Both games count: add up what was won and lost in them."),
    ),
    choice_misconception(
        "imj-sides-mixed",
        N_("mixed up gains and losses"),
        N_("A player who makes a false win pays the three others; the winner is paid."),
    ),
    choice_misconception(
        "imj-sum-misjudged",
        N_("misjudged the sum of two games"),
        N_("The results of both games are added; no penalty goes above the agreed highest rank."),
    ),
)
