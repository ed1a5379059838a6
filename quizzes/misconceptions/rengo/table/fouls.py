"""About sticks, furiten, draws, fouls and liability (43, 63 to 73)."""

from typing import Final

from quizzes.misconceptions.misconception import named
from wording import N_

MISCONCEPTIONS: Final = (
    named(
        "rengo-every-foul-chombo",
        N_("every foul a chombo"),
        N_("Lesser faults give up the hand; a chombo is what article 68 names."),
    ),
    named(
        "rengo-sticks-to-the-winner",
        N_("the winner takes the sticks"),
        N_("A winner takes them; here nobody has won."),
    ),
    named(
        "rengo-sticks-stay",
        N_("the sticks stay"),
        N_("They stay at a draw, for whoever wins first."),
    ),
    named(
        "rengo-sticks-go-back",
        N_("the sticks go back"),
        N_("Only a chombo sends the sticks of its deal back."),
    ),
    named(
        "rengo-sticks-lost",
        N_("the sticks are lost"),
        N_("They are nobody's only when the game has ended."),
    ),
    named(
        "rengo-old-sticks-stay",
        N_("older sticks stay"),
        N_("The winner takes older sticks as well."),
    ),
    named(
        "rengo-furiten-by-tile",
        N_("looked at one tile only"),
        N_("One discarded wait bars ron on all of them."),
    ),
    named(
        "rengo-no-furiten-here",
        N_("saw furiten where none is"),
        N_("None of the tiles waited for was discarded."),
    ),
    named(
        "rengo-nothing-was-passed",
        N_("saw a tile let pass where none was"),
        N_("No winning tile was let pass here; look at the player's own discards."),
    ),
    named(
        "rengo-claimed-discard-forgotten",
        N_("forgot a claimed discard"),
        N_("A discard that another claimed counts for furiten too."),
    ),
    named(
        "rengo-tsumo-only",
        N_("tsumo only"),
        N_("A closed hand with a yaku may win by ron."),
    ),
    named(
        "rengo-passing-is-free",
        N_("letting pass is free"),
        N_(
            "A winning tile let pass bars ron until the player's next discard; after riichi, for "
            "the whole deal."
        ),
    ),
    named(
        "rengo-riichi-passed",
        N_("forgot the riichi"),
        N_("After riichi the bar lasts until the deal is over."),
    ),
    named(
        "rengo-bar-not-lifted",
        N_("the bar was lifted already"),
        N_("Without riichi the player's own discard has lifted the bar."),
    ),
    named(
        "rengo-bar-too-long",
        N_("the bar lasts too long"),
        N_("Only after riichi does the bar last for the deal."),
    ),
    named(
        "rengo-tsumo-barred",
        N_("tsumo is barred too"),
        N_("Furiten bars ron alone; tsumo is always free."),
    ),
    named(
        "rengo-fees-not-paid",
        N_("paid where nothing is paid"),
        N_("This event has chosen that nothing is paid at a draw."),
    ),
    named(
        "rengo-fees-paid",
        N_("let the fee go"),
        N_("Between tenpai and noten 3,000 points change hands."),
    ),
    named(
        "rengo-dead-hand-tenpai",
        N_("took a dead hand for tenpai"),
        N_("A hand that may not win counts as noten."),
    ),
    named(
        "rengo-fees-reversed",
        N_("turned pay and gain round"),
        N_("Noten pays, tenpai receives."),
    ),
    named(
        "rengo-fees-miscounted",
        N_("shared the fee wrongly"),
        N_("3,000 in all are paid and divided, not 3,000 by each."),
    ),
    named(
        "rengo-all-alike-pay",
        N_("paid though all are alike"),
        N_("Where all are tenpai, or none is, nothing is paid."),
    ),
    named(
        "rengo-riichi-not-first",
        N_("forgot that riichi shows first"),
        N_("Riichi hands are shown before the others."),
    ),
    named(
        "rengo-order-of-declaring",
        N_("in the order of declaring"),
        N_("Of several riichi the nearest to the dealer shows first."),
    ),
    named(
        "rengo-from-the-last-discard",
        N_("from the last discarder on"),
        N_("Showing begins with riichi and the dealer, not with the last discard."),
    ),
    named(
        "rengo-riichi-last",
        N_("riichi shows last"),
        N_("Riichi hands come first."),
    ),
    named(
        "rengo-tenpai-must-show",
        N_("tenpai must be shown"),
        N_("Only riichi has to be shown; others may stay closed as noten."),
    ),
    named(
        "rengo-dead-riichi-hidden",
        N_("hid a dead riichi hand"),
        N_("A riichi hand is shown even when it may not win."),
    ),
    named(
        "rengo-riichi-hidden",
        N_("hid a riichi hand"),
        N_("Not shown, a riichi hand counts as riichi without tenpai."),
    ),
    named(
        "rengo-hidden-tenpai",
        N_("tenpai without showing"),
        N_("To count as tenpai a player shows the hand."),
    ),
    named(
        "rengo-fee-for-hiding",
        N_("paid for hiding"),
        N_("The text has no fee for keeping a hand closed."),
    ),
    named(
        "rengo-chombo-too-mild",
        N_("let off a chombo"),
        N_("What makes the result impossible to check or play on is a chombo."),
    ),
    named(
        "rengo-foul-overlooked",
        N_("overlooked a foul"),
        N_("Articles 68 to 73 name this fault and its consequence."),
    ),
    named(
        "rengo-stick-as-a-fine",
        N_("a stick as a fine"),
        N_("Sticks are for riichi; no foul is paid by one."),
    ),
    named(
        "rengo-other-scheme",
        N_("took the other scheme"),
        N_("The event says which of the two penalties applies."),
    ),
    named(
        "rengo-mangan-penalty",
        N_("a mangan to the others"),
        N_("Other tables pay a mangan; here nothing goes to the others."),
    ),
    named(
        "rengo-chombo-paid-out",
        N_("shared the fine among the others"),
        N_("The sticks leave the table, and the same deal is played again."),
    ),
    named(
        "rengo-chombo-forgiven",
        N_("forgave a chombo"),
        N_("Only a proper win at the same time saves from the penalty."),
    ),
    named(
        "rengo-win-does-not-save",
        N_("punished beside a proper win"),
        N_("A proper win goes first, and the chombo is not punished."),
    ),
    named(
        "rengo-one-more-punished",
        N_("punished one too many"),
        N_("Only a player who showed a hand that does not win has made a chombo."),
    ),
    named(
        "rengo-first-only",
        N_("punished the first alone"),
        N_("All who make a chombo are punished."),
    ),
    named(
        "rengo-discarder-punished",
        N_("punished the discarder"),
        N_("The discard is no fault."),
    ),
    named(
        "rengo-liability-forgotten",
        N_("forgot who is liable"),
        N_("The player who gave the last set of one of these two yakuman is liable."),
    ),
    named(
        "rengo-liable-for-every-yakuman",
        N_("made every yakuman liable"),
        N_("Liability is for Daisangen and Daisuushii only."),
    ),
    named(
        "rengo-liable-for-all",
        N_("one pays everything"),
        N_("All is paid by one only on tsumo, or where liable and discarder are one."),
    ),
    named(
        "rengo-half-each",
        N_("paid half"),
        N_("Halves are paid on a ron, by the liable player and another discarder."),
    ),
    named(
        "rengo-liable-share",
        N_("a share of its own making"),
        N_("A liable player pays all of a tsumo and half of a ron by another."),
    ),
    named(
        "rengo-others-pay",
        N_("let off a player who pays"),
        N_("See who is liable, who discarded, and how a yakuman is paid."),
    ),
)
