"""About sticks, furiten, draws, fouls and liability (43, 63 to 73)."""

from typing import Final

from quizzes.traps.misreading import Misreading
from wording import N_

MISREADINGS: Final = (
    Misreading(
        "rengo-every-foul-chombo",
        N_("every foul a chombo"),
        N_("Lesser faults give up the hand; a chombo is what article 68 names."),
    ),
    Misreading(
        "rengo-sticks-to-the-winner",
        N_("the winner takes the sticks"),
        N_("A winner takes them; here nobody has won."),
    ),
    Misreading(
        "rengo-sticks-stay",
        N_("the sticks stay"),
        N_("They stay at a draw, for whoever wins first."),
    ),
    Misreading(
        "rengo-sticks-go-back",
        N_("the sticks go back"),
        N_("Only a chombo sends the sticks of its deal back."),
    ),
    Misreading(
        "rengo-sticks-lost",
        N_("the sticks are lost"),
        N_("They are nobody's only when the game has ended."),
    ),
    Misreading(
        "rengo-old-sticks-stay",
        N_("older sticks stay"),
        N_("The winner takes older sticks as well."),
    ),
    Misreading(
        "rengo-furiten-by-tile",
        N_("looked at one tile only"),
        N_("One discarded wait bars ron on all of them."),
    ),
    Misreading(
        "rengo-no-furiten-here",
        N_("saw furiten where none is"),
        N_("None of the tiles waited for was discarded."),
    ),
    Misreading(
        "rengo-nothing-was-passed",
        N_("saw a tile let pass where none was"),
        N_("No winning tile was let pass here; look at the player's own discards."),
    ),
    Misreading(
        "rengo-claimed-discard-forgotten",
        N_("forgot a claimed discard"),
        N_("A discard that another claimed counts for furiten too."),
    ),
    Misreading(
        "rengo-tsumo-only",
        N_("tsumo only"),
        N_("A closed hand with a yaku may win by ron."),
    ),
    Misreading(
        "rengo-passing-is-free",
        N_("letting pass is free"),
        N_(
            "A winning tile let pass bars ron until the player's next discard; after riichi, for "
            "the whole deal."
        ),
    ),
    Misreading(
        "rengo-riichi-passed",
        N_("forgot the riichi"),
        N_("After riichi the bar lasts until the deal is over."),
    ),
    Misreading(
        "rengo-bar-not-lifted",
        N_("the bar was lifted already"),
        N_("Without riichi the player's own discard has lifted the bar."),
    ),
    Misreading(
        "rengo-bar-too-long",
        N_("the bar lasts too long"),
        N_("Only after riichi does the bar last for the deal."),
    ),
    Misreading(
        "rengo-tsumo-barred",
        N_("tsumo is barred too"),
        N_("Furiten bars ron alone; tsumo is always free."),
    ),
    Misreading(
        "rengo-fees-not-paid",
        N_("paid where nothing is paid"),
        N_("This event has chosen that nothing is paid at a draw."),
    ),
    Misreading(
        "rengo-fees-paid",
        N_("let the fee go"),
        N_("Between tenpai and noten 3,000 points change hands."),
    ),
    Misreading(
        "rengo-dead-hand-tenpai",
        N_("took a dead hand for tenpai"),
        N_("A hand that may not win counts as noten."),
    ),
    Misreading(
        "rengo-fees-reversed",
        N_("turned pay and gain round"),
        N_("Noten pays, tenpai receives."),
    ),
    Misreading(
        "rengo-fees-miscounted",
        N_("shared the fee wrongly"),
        N_("3,000 in all are paid and divided, not 3,000 by each."),
    ),
    Misreading(
        "rengo-all-alike-pay",
        N_("paid though all are alike"),
        N_("Where all are tenpai, or none is, nothing is paid."),
    ),
    Misreading(
        "rengo-riichi-not-first",
        N_("forgot that riichi shows first"),
        N_("Riichi hands are shown before the others."),
    ),
    Misreading(
        "rengo-order-of-declaring",
        N_("in the order of declaring"),
        N_("Of several riichi the nearest to the dealer shows first."),
    ),
    Misreading(
        "rengo-from-the-last-discard",
        N_("from the last discarder on"),
        N_("Showing begins with riichi and the dealer, not with the last discard."),
    ),
    Misreading(
        "rengo-riichi-last",
        N_("riichi shows last"),
        N_("Riichi hands come first."),
    ),
    Misreading(
        "rengo-tenpai-must-show",
        N_("tenpai must be shown"),
        N_("Only riichi has to be shown; others may stay closed as noten."),
    ),
    Misreading(
        "rengo-dead-riichi-hidden",
        N_("hid a dead riichi hand"),
        N_("A riichi hand is shown even when it may not win."),
    ),
    Misreading(
        "rengo-riichi-hidden",
        N_("hid a riichi hand"),
        N_("Not shown, a riichi hand counts as riichi without tenpai."),
    ),
    Misreading(
        "rengo-hidden-tenpai",
        N_("tenpai without showing"),
        N_("To count as tenpai a player shows the hand."),
    ),
    Misreading(
        "rengo-fee-for-hiding",
        N_("paid for hiding"),
        N_("The text has no fee for keeping a hand closed."),
    ),
    Misreading(
        "rengo-chombo-too-mild",
        N_("let off a chombo"),
        N_("What makes the result impossible to check or play on is a chombo."),
    ),
    Misreading(
        "rengo-foul-overlooked",
        N_("overlooked a foul"),
        N_("Articles 68 to 73 name this fault and its consequence."),
    ),
    Misreading(
        "rengo-stick-as-a-fine",
        N_("a stick as a fine"),
        N_("Sticks are for riichi; no foul is paid by one."),
    ),
    Misreading(
        "rengo-other-scheme",
        N_("took the other scheme"),
        N_("The event says which of the two penalties applies."),
    ),
    Misreading(
        "rengo-mangan-penalty",
        N_("a mangan to the others"),
        N_("Other tables pay a mangan; here nothing goes to the others."),
    ),
    Misreading(
        "rengo-chombo-paid-out",
        N_("shared the fine among the others"),
        N_("The sticks leave the table, and the same deal is played again."),
    ),
    Misreading(
        "rengo-chombo-forgiven",
        N_("forgave a chombo"),
        N_("Only a proper win at the same time saves from the penalty."),
    ),
    Misreading(
        "rengo-win-does-not-save",
        N_("punished beside a proper win"),
        N_("A proper win goes first, and the chombo is not punished."),
    ),
    Misreading(
        "rengo-one-more-punished",
        N_("punished one too many"),
        N_("Only a player who showed a hand that does not win has made a chombo."),
    ),
    Misreading(
        "rengo-first-only",
        N_("punished the first alone"),
        N_("All who make a chombo are punished."),
    ),
    Misreading(
        "rengo-discarder-punished",
        N_("punished the discarder"),
        N_("The discard is no fault."),
    ),
    Misreading(
        "rengo-liability-forgotten",
        N_("forgot who is liable"),
        N_("The player who gave the last set of one of these two yakuman is liable."),
    ),
    Misreading(
        "rengo-liable-for-every-yakuman",
        N_("made every yakuman liable"),
        N_("Liability is for Daisangen and Daisuushii only."),
    ),
    Misreading(
        "rengo-liable-for-all",
        N_("one pays everything"),
        N_("All is paid by one only on tsumo, or where liable and discarder are one."),
    ),
    Misreading(
        "rengo-half-each",
        N_("paid half"),
        N_("Halves are paid on a ron, by the liable player and another discarder."),
    ),
    Misreading(
        "rengo-liable-share",
        N_("a share of its own making"),
        N_("A liable player pays all of a tsumo and half of a ron by another."),
    ),
    Misreading(
        "rengo-others-pay",
        N_("let off a player who pays"),
        N_("See who is liable, who discarded, and how a yakuman is paid."),
    ),
)
