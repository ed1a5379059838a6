"""Statements about the course of a game and about melds in Rengo (5 to 23, 28 to 35, 44, 47, 61)."""

from typing import Final

from quizzes.situations.articles.stating import StatedArticle
from wording import N_

RENGO_COURSE: Final = (
    StatedArticle(
        (("rengo", "5"),),
        N_("Both dice are thrown at once."),
        N_("The two dice are thrown one after the other."),
    ),
    StatedArticle(
        (("rengo", "5"),),
        N_("A throw is counted with the thrower as one."),
        N_("A throw is counted with the thrower's right-hand neighbour as one."),
    ),
    StatedArticle(
        (("rengo", "6"),),
        N_("The first-dealer marker says East on one side and South on the other."),
        N_("The first-dealer marker says East on one side and West on the other."),
    ),
    StatedArticle(
        (("rengo", "6"),),
        N_("A game needs a first-dealer marker."),
        N_("A game needs no first-dealer marker."),
    ),
    StatedArticle(
        (("rengo", "7"),),
        N_("Players take their turns anti-clockwise."),
        N_("Players take their turns clockwise."),
    ),
    StatedArticle(
        (("rengo", "9"),),
        N_("Each player builds 17 stacks of two tiles."),
        N_("Each player builds 18 stacks of two tiles."),
    ),
    StatedArticle(
        (("rengo", "9"),),
        N_("Tiles are taken from the wall clockwise."),
        N_("Tiles are taken from the wall anti-clockwise."),
    ),
    StatedArticle(
        (("rengo", "9"),),
        N_("In a stack the upper tile is taken first."),
        N_("In a stack the lower tile is taken first."),
    ),
    StatedArticle(
        (("rengo", "15"),), N_("The hand stands in one row."), N_("The hand may stand in two rows.")
    ),
    StatedArticle(
        (("rengo", "15"),),
        N_("The hand stands so that the others cannot see it."),
        N_("The hand may be shown to players in riichi."),
    ),
    StatedArticle(
        (("rengo", "17"),),
        N_("The dealer begins when the dora is shown and all have their tiles."),
        N_("The dealer may begin while the others are still taking tiles."),
    ),
    StatedArticle(
        (("rengo", "17"),),
        N_("The dealer must see that the dora is shown before beginning."),
        N_("The dora may be shown after the dealer's first discard."),
    ),
    StatedArticle(
        (("rengo", "18"),),
        N_("The dealer opens the deal with a discard."),
        N_("The dealer opens the deal with a draw."),
    ),
    StatedArticle(
        (("rengo", "18"),),
        N_("After the dealer, each player in turn draws one tile and discards one."),
        N_("After the dealer, each player in turn discards first and then draws."),
    ),
    StatedArticle(
        (("rengo", "20"),),
        N_("Points are paid before the tiles are shuffled again."),
        N_("Points are paid only at the end of the game."),
    ),
    StatedArticle(
        (("rengo", "20"),),
        N_("After each deal points are paid if any are due."),
        N_("After each deal the dealer collects a stake."),
    ),
    StatedArticle(
        (("rengo", "23"),),
        N_("For the South round the first-dealer marker is turned over."),
        N_("For the South round the first-dealer marker goes to the next player."),
    ),
    StatedArticle(
        (("rengo", "61"),),
        N_("At least four kinds of point sticks are used."),
        N_("Two kinds of point sticks are enough."),
    ),
    StatedArticle(
        (("rengo", "61"),),
        N_("A game is played with point sticks of several kinds."),
        N_("A game is played with one kind of point stick."),
    ),
)
RENGO_MELDS: Final = (
    StatedArticle(
        (("rengo", "28"),),
        N_("After a kong a player may make another."),
        N_("After a kong a player must not make another in that turn."),
    ),
    StatedArticle(
        (("rengo", "28"),),
        N_("After a kong a player may declare tsumo."),
        N_("After a kong a player must discard."),
    ),
    StatedArticle(
        (("rengo", "30"),),
        N_("A tile of an open meld is never discarded."),
        N_("A tile of an open meld may be discarded."),
    ),
    StatedArticle(
        (("rengo", "30"),),
        N_("A meld stays open until the deal ends."),
        N_("A meld may be taken back into the hand."),
    ),
    StatedArticle(
        (("rengo", "31(1)"),),
        N_("In a pung the sideways tile shows who discarded it."),
        N_("In a pung the sideways tile always lies on the left."),
    ),
    StatedArticle(
        (("rengo", "31(2)"),),
        N_("In a chow the claimed tile lies sideways on the left."),
        N_("In a chow the claimed tile lies sideways in the middle."),
    ),
    StatedArticle(
        (("rengo", "31(3)"),),
        N_("In a concealed kong two of the four tiles lie face down."),
        N_("In a concealed kong all four tiles lie face down."),
    ),
    StatedArticle(
        (("rengo", "35"),), N_("Discards lie in rows of six."), N_("Discards lie in rows of ten.")
    ),
    StatedArticle(
        (("rengo", "35"),),
        N_("Discards lie in the order in which they were made."),
        N_("Discards lie sorted by suit."),
    ),
    StatedArticle(
        (("rengo", "44"),),
        N_("A hand one tile short of a winning shape is tenpai."),
        N_("A hand two tiles short of a winning shape is tenpai."),
    ),
    StatedArticle(
        (("rengo", "44"),),
        N_("Tenpai depends on the shape of the hand, not on its yaku."),
        N_("A hand without a yaku is never tenpai."),
    ),
    StatedArticle(
        (("rengo", "47"),),
        N_("On a ron the discarder pays for all three."),
        N_("On a ron each of the three pays a part."),
    ),
    StatedArticle(
        (("rengo", "47"),),
        N_("On a tsumo all three others pay."),
        N_("On a tsumo the dealer alone pays."),
    ),
)
