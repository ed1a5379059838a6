"""About sticks, furiten, draws, fouls and liability (43, 63 to 73)."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

MISCONCEPTIONS: Final = (
    choice_misconception(
        "rengo-every-foul-chombo",
        N_("every foul a chombo"),
        N_(
            "Lesser fouls make the hand dead. A chombo is listed in article 68 or breaches "
            "article 70 or 73."
        ),
    ),
    choice_misconception(
        "rengo-sticks-to-the-winner",
        N_("the winner takes the sticks"),
        N_("A winner takes them; here nobody has won."),
    ),
    choice_misconception(
        "rengo-sticks-stay",
        N_("the sticks stay"),
        N_(
            "Only after an exhaustive draw do they all stay for the next winner, as long as the "
            "game goes on."
        ),
    ),
    choice_misconception(
        "rengo-sticks-go-back",
        N_("the sticks go back"),
        N_("Only after a chombo are the sticks of that deal returned."),
    ),
    choice_misconception(
        "rengo-sticks-lost",
        N_("the sticks are lost"),
        N_("They belong to nobody only if they remain when the game ends."),
    ),
    choice_misconception(
        "rengo-old-sticks-stay",
        N_("older sticks stay"),
        N_("A winner takes older sticks as well."),
    ),
    choice_misconception(
        "rengo-furiten-by-tile",
        N_("looked at one tile only"),
        N_("A player who has discarded one of the waits may not win by ron on any of them."),
    ),
    choice_misconception(
        "rengo-own-discard-overlooked",
        N_("overlooked the player's own discards"),
        N_("A player who has discarded one of the waits may not win by ron on any of them."),
    ),
    choice_misconception(
        "rengo-no-furiten-here",
        N_("saw furiten where there is none"),
        N_("None of the player's own discards would complete the hand."),
    ),
    choice_misconception(
        "rengo-nothing-was-passed",
        N_("saw a winning tile let pass where there was none"),
        N_("No winning tile was let pass here; only the player's own discards matter."),
    ),
    choice_misconception(
        "rengo-claimed-discard-forgotten",
        N_("forgot a claimed discard"),
        N_("A discard that another player claimed counts for furiten too."),
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
        N_("After riichi the ban lasts until the deal is over."),
    ),
    choice_misconception(
        "rengo-bar-not-lifted",
        N_("missed that the ban was lifted"),
        N_("Without riichi the player's own discard has lifted the ban."),
    ),
    choice_misconception(
        "rengo-bar-too-long",
        N_("the ban taken to last too long"),
        N_("Only after riichi does the ban last for the whole deal."),
    ),
    choice_misconception(
        "rengo-tsumo-barred",
        N_("tsumo is banned too"),
        N_("Furiten bars only ron; tsumo is always allowed."),
    ),
    choice_misconception(
        "rengo-fees-not-paid",
        N_("paid where nothing is paid"),
        N_("At this event nothing is paid at an exhaustive draw."),
    ),
    choice_misconception(
        "rengo-fees-paid",
        N_("forgot the noten payment"),
        N_("Noten players pay tenpai players 3,000 points in all."),
    ),
    choice_misconception(
        "rengo-dead-hand-tenpai",
        N_("took a dead hand for tenpai"),
        N_("A dead hand counts as noten."),
    ),
    choice_misconception(
        "rengo-fees-reversed",
        N_("mixed up paying and receiving"),
        N_("Noten players pay; tenpai players receive."),
    ),
    choice_misconception(
        "rengo-fees-miscounted",
        N_("shared the noten payment wrongly"),
        N_("The payment is 3,000 points in all, shared out, not 3,000 from each."),
    ),
    choice_misconception(
        "rengo-all-alike-pay",
        N_("paid though all are alike"),
        N_("Where all are tenpai, or none is, nothing is paid."),
    ),
    choice_misconception(
        "rengo-riichi-not-first",
        N_("forgot that riichi hands are shown first"),
        N_("Riichi hands are shown before the others."),
    ),
    choice_misconception(
        "rengo-order-of-declaring",
        N_("in the order of declaring"),
        N_("Of several riichi players, the nearest in turn from the dealer shows first."),
    ),
    choice_misconception(
        "rengo-from-the-last-discard",
        N_("starting after the last discarder"),
        N_(
            "Riichi hands are shown first, then the others, in order from the dealer; the last "
            "discard does not matter."
        ),
    ),
    choice_misconception(
        "rengo-riichi-last",
        N_("riichi hands shown last"),
        N_("Riichi hands come first."),
    ),
    choice_misconception(
        "rengo-tenpai-must-show",
        N_("tenpai must be shown"),
        N_("Only a riichi hand must be shown; another may stay hidden and then counts as noten."),
    ),
    choice_misconception(
        "rengo-dead-riichi-hidden",
        N_("hid a dead riichi hand"),
        N_("A riichi hand must be shown even when it is dead."),
    ),
    choice_misconception(
        "rengo-riichi-hidden",
        N_("hid a riichi hand"),
        N_("A riichi hand that is not shown counts as riichi without tenpai."),
    ),
    choice_misconception(
        "rengo-hidden-tenpai",
        N_("tenpai without showing"),
        N_("To count as tenpai, a player must show the hand."),
    ),
    choice_misconception(
        "rengo-fee-for-hiding",
        N_("paid to keep a hand hidden"),
        N_("The text has no fee for not showing a hand."),
    ),
    choice_misconception(
        "rengo-chombo-too-mild",
        N_("took a chombo too lightly"),
        N_(
            "A case of article 68, calling with a dead hand (70) or hiding a riichi hand "
            "(73) is a chombo."
        ),
    ),
    choice_misconception(
        "rengo-foul-overlooked",
        N_("overlooked a foul"),
        N_("Articles 68 to 73 name this foul and its consequence."),
    ),
    choice_misconception(
        "rengo-stick-as-a-fine",
        N_("a stick as a fine"),
        N_("Riichi sticks are for riichi: they are not a fine for fouls."),
    ),
    choice_misconception(
        "rengo-other-scheme",
        N_("applied the other penalty"),
        N_("The event says which of the two penalties applies."),
    ),
    choice_misconception(
        "rengo-mangan-penalty",
        N_("a mangan paid to the others"),
        N_("Paying a mangan is a custom elsewhere; here nothing goes to the others."),
    ),
    choice_misconception(
        "rengo-chombo-paid-out",
        N_("shared the fine among the others"),
        N_("Nobody gains by it, and the same deal is played again."),
    ),
    choice_misconception(
        "rengo-chombo-forgiven",
        N_("forgave a chombo"),
        N_("Only a proper win at the same time spares a player the penalty."),
    ),
    choice_misconception(
        "rengo-win-does-not-save",
        N_("punished despite a proper win"),
        N_("A proper win takes priority, and the chombo is not punished."),
    ),
    choice_misconception(
        "rengo-one-more-punished",
        N_("punished a player without a chombo"),
        N_("Here only a player who showed a hand that does not win has committed a chombo."),
    ),
    choice_misconception(
        "rengo-first-only",
        N_("punished only one"),
        N_("All who commit a chombo are punished."),
    ),
    choice_misconception(
        "rengo-discarder-punished",
        N_("punished the discarder"),
        N_("The discard is no foul."),
    ),
    choice_misconception(
        "rengo-liability-forgotten",
        N_("forgot who is liable"),
        N_(
            "The player whose discard was claimed for the last set of Daisangen or Daisuushii is liable."
        ),
    ),
    choice_misconception(
        "rengo-liable-for-every-yakuman",
        N_("applied liability to every yakuman"),
        N_("Liability applies to Daisangen and Daisuushii only."),
    ),
    choice_misconception(
        "rengo-liable-for-all",
        N_("one pays everything"),
        N_(
            "One player pays all: the liable player on a tsumo, the discarder on a ron "
            "unless another is liable."
        ),
    ),
    choice_misconception(
        "rengo-half-each",
        N_("paid half"),
        N_("The payment is halved only on a ron, when the liable player was not the discarder."),
    ),
    choice_misconception(
        "rengo-liable-share",
        N_("an amount that the rules do not give"),
        N_("A liable player pays all of a tsumo, and half of a ron on another player's discard."),
    ),
    choice_misconception(
        "rengo-others-pay",
        N_("overlooked a player who must pay"),
        N_("Check who is liable, who discarded, and how a yakuman is paid."),
    ),
    choice_misconception(
        "rengo-another-players-ruling",
        N_("gave the ruling on another player"),
        N_("That is the ruling on what another player did."),
    ),
    choice_misconception(
        "rengo-rulings-mixed",
        N_("mixed up the rulings"),
        N_("That would be the ruling if the facts were different."),
    ),
    choice_misconception(
        "rengo-call-without-right",
        N_("accepted a call that does not count"),
        N_("That call does not count: one of the facts given rules it out."),
    ),
)
