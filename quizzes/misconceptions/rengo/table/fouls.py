"""About sticks, furiten, draws, fouls and liability (43, 63 to 73)."""

from typing import Final

from quizzes.misconceptions.misreading import TableMisconception
from wording import N_

MISREADINGS: Final = (
    TableMisconception(
        "rengo-every-foul-chombo",
        N_("every foul a chombo"),
        N_("Lesser faults give up the hand; a chombo is what article 68 names."),
    ),
    TableMisconception(
        "rengo-sticks-to-the-winner",
        N_("the winner takes the sticks"),
        N_("A winner takes them; here nobody has won."),
    ),
    TableMisconception(
        "rengo-sticks-stay",
        N_("the sticks stay"),
        N_("They stay at a draw, for whoever wins first."),
    ),
    TableMisconception(
        "rengo-sticks-go-back",
        N_("the sticks go back"),
        N_("Only a chombo sends the sticks of its deal back."),
    ),
    TableMisconception(
        "rengo-sticks-lost",
        N_("the sticks are lost"),
        N_("They are nobody's only when the game has ended."),
    ),
    TableMisconception(
        "rengo-old-sticks-stay",
        N_("older sticks stay"),
        N_("The winner takes older sticks as well."),
    ),
    TableMisconception(
        "rengo-furiten-by-tile",
        N_("looked at one tile only"),
        N_("One discarded wait bars ron on all of them."),
    ),
    TableMisconception(
        "rengo-no-furiten-here",
        N_("saw furiten where none is"),
        N_("None of the tiles waited for was discarded."),
    ),
    TableMisconception(
        "rengo-nothing-was-passed",
        N_("saw a tile let pass where none was"),
        N_("No winning tile was let pass here; look at the player's own discards."),
    ),
    TableMisconception(
        "rengo-claimed-discard-forgotten",
        N_("forgot a claimed discard"),
        N_("A discard that another claimed counts for furiten too."),
    ),
    TableMisconception(
        "rengo-tsumo-only",
        N_("tsumo only"),
        N_("A closed hand with a yaku may win by ron."),
    ),
    TableMisconception(
        "rengo-passing-is-free",
        N_("letting pass is free"),
        N_(
            "A winning tile let pass bars ron until the player's next discard; after riichi, for "
            "the whole deal."
        ),
    ),
    TableMisconception(
        "rengo-riichi-passed",
        N_("forgot the riichi"),
        N_("After riichi the bar lasts until the deal is over."),
    ),
    TableMisconception(
        "rengo-bar-not-lifted",
        N_("the bar was lifted already"),
        N_("Without riichi the player's own discard has lifted the bar."),
    ),
    TableMisconception(
        "rengo-bar-too-long",
        N_("the bar lasts too long"),
        N_("Only after riichi does the bar last for the deal."),
    ),
    TableMisconception(
        "rengo-tsumo-barred",
        N_("tsumo is barred too"),
        N_("Furiten bars ron alone; tsumo is always free."),
    ),
    TableMisconception(
        "rengo-fees-not-paid",
        N_("paid where nothing is paid"),
        N_("This event has chosen that nothing is paid at a draw."),
    ),
    TableMisconception(
        "rengo-fees-paid",
        N_("let the fee go"),
        N_("Between tenpai and noten 3,000 points change hands."),
    ),
    TableMisconception(
        "rengo-dead-hand-tenpai",
        N_("took a dead hand for tenpai"),
        N_("A hand that may not win counts as noten."),
    ),
    TableMisconception(
        "rengo-fees-reversed",
        N_("turned pay and gain round"),
        N_("Noten pays, tenpai receives."),
    ),
    TableMisconception(
        "rengo-fees-miscounted",
        N_("shared the fee wrongly"),
        N_("3,000 in all are paid and divided, not 3,000 by each."),
    ),
    TableMisconception(
        "rengo-all-alike-pay",
        N_("paid though all are alike"),
        N_("Where all are tenpai, or none is, nothing is paid."),
    ),
    TableMisconception(
        "rengo-riichi-not-first",
        N_("forgot that riichi shows first"),
        N_("Riichi hands are shown before the others."),
    ),
    TableMisconception(
        "rengo-order-of-declaring",
        N_("in the order of declaring"),
        N_("Of several riichi the nearest to the dealer shows first."),
    ),
    TableMisconception(
        "rengo-from-the-last-discard",
        N_("from the last discarder on"),
        N_("Showing begins with riichi and the dealer, not with the last discard."),
    ),
    TableMisconception(
        "rengo-riichi-last",
        N_("riichi shows last"),
        N_("Riichi hands come first."),
    ),
    TableMisconception(
        "rengo-tenpai-must-show",
        N_("tenpai must be shown"),
        N_("Only riichi has to be shown; others may stay closed as noten."),
    ),
    TableMisconception(
        "rengo-dead-riichi-hidden",
        N_("hid a dead riichi hand"),
        N_("A riichi hand is shown even when it may not win."),
    ),
    TableMisconception(
        "rengo-riichi-hidden",
        N_("hid a riichi hand"),
        N_("Not shown, a riichi hand counts as riichi without tenpai."),
    ),
    TableMisconception(
        "rengo-hidden-tenpai",
        N_("tenpai without showing"),
        N_("To count as tenpai a player shows the hand."),
    ),
    TableMisconception(
        "rengo-fee-for-hiding",
        N_("paid for hiding"),
        N_("The text has no fee for keeping a hand closed."),
    ),
    TableMisconception(
        "rengo-chombo-too-mild",
        N_("let off a chombo"),
        N_("What makes the result impossible to check or play on is a chombo."),
    ),
    TableMisconception(
        "rengo-foul-overlooked",
        N_("overlooked a foul"),
        N_("Articles 68 to 73 name this fault and its consequence."),
    ),
    TableMisconception(
        "rengo-stick-as-a-fine",
        N_("a stick as a fine"),
        N_("Sticks are for riichi; no foul is paid by one."),
    ),
    TableMisconception(
        "rengo-other-scheme",
        N_("took the other scheme"),
        N_("The event says which of the two penalties applies."),
    ),
    TableMisconception(
        "rengo-mangan-penalty",
        N_("a mangan to the others"),
        N_("Other tables pay a mangan; here nothing goes to the others."),
    ),
    TableMisconception(
        "rengo-chombo-paid-out",
        N_("shared the fine among the others"),
        N_("The sticks leave the table, and the same deal is played again."),
    ),
    TableMisconception(
        "rengo-chombo-forgiven",
        N_("forgave a chombo"),
        N_("Only a proper win at the same time saves from the penalty."),
    ),
    TableMisconception(
        "rengo-win-does-not-save",
        N_("punished beside a proper win"),
        N_("A proper win goes first, and the chombo is not punished."),
    ),
    TableMisconception(
        "rengo-one-more-punished",
        N_("punished one too many"),
        N_("Only a player who showed a hand that does not win has made a chombo."),
    ),
    TableMisconception(
        "rengo-first-only",
        N_("punished the first alone"),
        N_("All who make a chombo are punished."),
    ),
    TableMisconception(
        "rengo-discarder-punished",
        N_("punished the discarder"),
        N_("The discard is no fault."),
    ),
    TableMisconception(
        "rengo-liability-forgotten",
        N_("forgot who is liable"),
        N_("The player who gave the last set of one of these two yakuman is liable."),
    ),
    TableMisconception(
        "rengo-liable-for-every-yakuman",
        N_("made every yakuman liable"),
        N_("Liability is for Daisangen and Daisuushii only."),
    ),
    TableMisconception(
        "rengo-liable-for-all",
        N_("one pays everything"),
        N_("All is paid by one only on tsumo, or where liable and discarder are one."),
    ),
    TableMisconception(
        "rengo-half-each",
        N_("paid half"),
        N_("Halves are paid on a ron, by the liable player and another discarder."),
    ),
    TableMisconception(
        "rengo-liable-share",
        N_("a share of its own making"),
        N_("A liable player pays all of a tsumo and half of a ron by another."),
    ),
    TableMisconception(
        "rengo-others-pay",
        N_("let off a player who pays"),
        N_("See who is liable, who discarded, and how a yakuman is paid."),
    ),
)
