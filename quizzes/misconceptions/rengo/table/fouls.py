"""About sticks, furiten, draws, fouls and liability (43, 63 to 73)."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

MISCONCEPTIONS: Final = (
    choice_misconception(
        "rengo-every-foul-chombo",
        N_("every foul a chombo"),
        N_("Lesser faults make the hand dead; a chombo is what articles 68, 70 and 73 name."),
    ),
    choice_misconception(
        "rengo-sticks-to-the-winner",
        N_("the winner takes the sticks"),
        N_("A winner takes them; here nobody has won."),
    ),
    choice_misconception(
        "rengo-sticks-stay",
        N_("the sticks stay"),
        N_("After an exhaustive draw they stay for the next winner, as long as the game goes on."),
    ),
    choice_misconception(
        "rengo-sticks-go-back",
        N_("the sticks go back"),
        N_("Only a chombo sends the sticks of its deal back."),
    ),
    choice_misconception(
        "rengo-sticks-lost",
        N_("the sticks are lost"),
        N_("They belong to nobody only once the game has ended."),
    ),
    choice_misconception(
        "rengo-old-sticks-stay",
        N_("older sticks stay"),
        N_("A winner takes older sticks as well; where nobody wins, nobody takes any."),
    ),
    choice_misconception(
        "rengo-furiten-by-tile",
        N_("looked at one tile only"),
        N_("Having discarded one of the waits bars ron on all of them."),
    ),
    choice_misconception(
        "rengo-no-furiten-here",
        N_("saw furiten where there is none"),
        N_("None of the tiles waited for was discarded."),
    ),
    choice_misconception(
        "rengo-nothing-was-passed",
        N_("saw a tile let pass where none was"),
        N_("No winning tile was let pass here; look at the player's own discards."),
    ),
    choice_misconception(
        "rengo-claimed-discard-forgotten",
        N_("forgot a claimed discard"),
        N_("A discard that another claimed counts for furiten too."),
    ),
    choice_misconception(
        "rengo-tsumo-only",
        N_("tsumo only"),
        N_("A closed hand with a yaku may win by ron."),
    ),
    choice_misconception(
        "rengo-passing-is-free",
        N_("letting a winning tile pass costs nothing"),
        N_(
            "A winning tile let pass bars ron until the player's next discard; after riichi, for "
            "the whole deal."
        ),
    ),
    choice_misconception(
        "rengo-riichi-passed",
        N_("forgot the riichi"),
        N_("After riichi the bar lasts until the deal is over."),
    ),
    choice_misconception(
        "rengo-bar-not-lifted",
        N_("the bar was lifted already"),
        N_("Without riichi the player's own discard has lifted the bar."),
    ),
    choice_misconception(
        "rengo-bar-too-long",
        N_("the bar lasts too long"),
        N_("Only after riichi does the bar last for the deal."),
    ),
    choice_misconception(
        "rengo-tsumo-barred",
        N_("tsumo is barred too"),
        N_("Furiten bars ron alone; tsumo is always free."),
    ),
    choice_misconception(
        "rengo-fees-not-paid",
        N_("paid where nothing is paid"),
        N_("This event has chosen that nothing is paid at an exhaustive draw."),
    ),
    choice_misconception(
        "rengo-fees-paid",
        N_("forgot the noten payment"),
        N_("Between tenpai and noten 3,000 points change hands."),
    ),
    choice_misconception(
        "rengo-dead-hand-tenpai",
        N_("took a dead hand for tenpai"),
        N_("A dead hand counts as noten."),
    ),
    choice_misconception(
        "rengo-fees-reversed",
        N_("mixed up paying and receiving"),
        N_("Noten pays, tenpai receives."),
    ),
    choice_misconception(
        "rengo-fees-miscounted",
        N_("shared the noten payment wrongly"),
        N_("3,000 in all are paid and divided, not 3,000 by each."),
    ),
    choice_misconception(
        "rengo-all-alike-pay",
        N_("paid though all are alike"),
        N_("Where all are tenpai, or none is, nothing is paid."),
    ),
    choice_misconception(
        "rengo-riichi-not-first",
        N_("forgot that riichi shows first"),
        N_("Riichi hands are shown before the others."),
    ),
    choice_misconception(
        "rengo-order-of-declaring",
        N_("in the order of declaring"),
        N_("Of several riichi the nearest to the dealer shows first."),
    ),
    choice_misconception(
        "rengo-from-the-last-discard",
        N_("starting with the last discarder"),
        N_("Showing begins with riichi and the dealer, not with the last discard."),
    ),
    choice_misconception(
        "rengo-riichi-last",
        N_("riichi shows last"),
        N_("Riichi hands come first."),
    ),
    choice_misconception(
        "rengo-tenpai-must-show",
        N_("tenpai must be shown"),
        N_("Only a riichi hand has to be shown; others need not be, and count as noten."),
    ),
    choice_misconception(
        "rengo-dead-riichi-hidden",
        N_("hid a dead riichi hand"),
        N_("A riichi hand is shown even when it may not win."),
    ),
    choice_misconception(
        "rengo-riichi-hidden",
        N_("hid a riichi hand"),
        N_("Not shown, a riichi hand counts as riichi without tenpai."),
    ),
    choice_misconception(
        "rengo-hidden-tenpai",
        N_("tenpai without showing"),
        N_("To count as tenpai a player shows the hand."),
    ),
    choice_misconception(
        "rengo-fee-for-hiding",
        N_("paid for hiding"),
        N_("The text has no fee for not showing a hand."),
    ),
    choice_misconception(
        "rengo-chombo-too-mild",
        N_("let off a chombo"),
        N_(
            "A chombo: article 68's list, a call, riichi or win with a dead hand (70), an unshown riichi hand (73)."
        ),
    ),
    choice_misconception(
        "rengo-foul-overlooked",
        N_("overlooked a foul"),
        N_("Articles 68 to 73 name this fault and its consequence."),
    ),
    choice_misconception(
        "rengo-stick-as-a-fine",
        N_("a stick as a fine"),
        N_("Riichi sticks are for riichi: no foul is paid with them."),
    ),
    choice_misconception(
        "rengo-other-scheme",
        N_("took the other scheme"),
        N_("The event says which of the two penalties applies."),
    ),
    choice_misconception(
        "rengo-mangan-penalty",
        N_("a mangan to the others"),
        N_("Other tables pay a mangan; here nothing goes to the others."),
    ),
    choice_misconception(
        "rengo-chombo-paid-out",
        N_("shared the fine among the others"),
        N_("Nobody gains by it, and the same deal is played again."),
    ),
    choice_misconception(
        "rengo-chombo-forgiven",
        N_("forgave a chombo"),
        N_("Only a proper win at the same time lifts the penalty."),
    ),
    choice_misconception(
        "rengo-win-does-not-save",
        N_("punished despite a proper win"),
        N_("A proper win goes first, and the chombo is not punished."),
    ),
    choice_misconception(
        "rengo-one-more-punished",
        N_("punished one too many"),
        N_("Here only a player who showed a hand that does not win has made a chombo."),
    ),
    choice_misconception(
        "rengo-first-only",
        N_("punished the first alone"),
        N_("All who make a chombo are punished."),
    ),
    choice_misconception(
        "rengo-discarder-punished",
        N_("punished the discarder"),
        N_("The discard is no fault."),
    ),
    choice_misconception(
        "rengo-liability-forgotten",
        N_("forgot who is liable"),
        N_("The player who gave the last set of one of these two yakuman is liable."),
    ),
    choice_misconception(
        "rengo-liable-for-every-yakuman",
        N_("made every yakuman liable"),
        N_("Liability is for Daisangen and Daisuushii only."),
    ),
    choice_misconception(
        "rengo-liable-for-all",
        N_("one pays everything"),
        N_(
            "One pays all: the liable player on a tsumo, the discarder on a ron unless another is liable."
        ),
    ),
    choice_misconception(
        "rengo-half-each",
        N_("paid half"),
        N_("Halves are paid on a ron, by the liable player and another discarder."),
    ),
    choice_misconception(
        "rengo-liable-share",
        N_("an amount that the rules do not give"),
        N_("A liable player pays all of a tsumo and half of a ron by another."),
    ),
    choice_misconception(
        "rengo-others-pay",
        N_("let off a player who pays"),
        N_("Check who is liable, who discarded, and how a yakuman is paid."),
    ),
    choice_misconception(
        "rengo-another-players-ruling",
        N_("took another player's ruling"),
        N_("That is the ruling on what another player did."),
    ),
    choice_misconception(
        "rengo-rulings-mixed",
        N_("mixed up the rulings"),
        N_("That would be the ruling if the facts were different."),
    ),
    choice_misconception(
        "rengo-call-without-right",
        N_("took a call that does not count"),
        N_("That call does not count: one of the facts given rules it out."),
    ),
)
