"""About seats, the wall, cards and the settings of an event (7 to 17, 36, 38)."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

MISCONCEPTIONS: Final = (
    choice_misconception(
        "imj-miscounted",
        N_("counted to the wrong seat"),
        N_("The count goes anti-clockwise, seat by seat, up to the sum of the dice."),
    ),
    choice_misconception(
        "imj-next-as-one",
        N_("counted from the next one"),
        N_(
            "The player who throws, or that player's wall, is number one, not the next to the "
            "right."
        ),
    ),
    choice_misconception(
        "imj-clockwise",
        N_("counted the other way round"),
        N_("Players are counted anti-clockwise; only the tiles of the wall run clockwise."),
    ),
    choice_misconception(
        "imj-east-starts",
        N_("the player who drew East deals first"),
        N_("The player who drew East only throws the dice; the dice decide who is the starter."),
    ),
    choice_misconception(
        "imj-from-the-bottom",
        N_("drew from the bottom"),
        N_("The winds are taken from the top of the stack downwards."),
    ),
    choice_misconception(
        "imj-always-again",
        N_("drew again though the order is new or final"),
        N_("Winds are drawn again only for the same seating order, and four times at most."),
    ),
    choice_misconception(
        "imj-turned-is-new",
        N_("took a rotated order for a new one"),
        N_(
            "What counts is who sits next to whom: an order rotated round the table is the "
            "same order."
        ),
    ),
    choice_misconception(
        "imj-same-is-new",
        N_("took the same order for a new one"),
        N_("The seating order is the one of the rounds before: nothing has changed."),
    ),
    choice_misconception(
        "imj-final-draw",
        N_("took an earlier draw for the final one"),
        N_("Only the fourth draw is always final."),
    ),
    choice_misconception(
        "imj-seats-kept",
        N_("seats are never changed"),
        N_("Seats are chosen anew for every four rounds."),
    ),
    choice_misconception(
        "imj-earlier-seats-overlooked",
        N_("overlooked the earlier seats"),
        N_("Seats for later rounds are compared with those of the rounds before."),
    ),
    choice_misconception(
        "imj-first-seats-compared",
        N_("the first seats compared with earlier ones"),
        N_("Before the first four rounds nobody has a seat, so there is nothing to compare."),
    ),
    choice_misconception(
        "imj-east-shuffles-on",
        N_("the player who drew East always shuffles"),
        N_("The player who drew East shuffles for the first game only."),
    ),
    choice_misconception(
        "imj-dealer-shuffles-first",
        N_("the jonga shuffles the first game"),
        N_("The player who drew East shuffles for the first game of the four rounds."),
    ),
    choice_misconception(
        "imj-neighbour-shuffles",
        N_("the wrong player shuffles"),
        N_("Others may cut the cards, but one player alone shuffles."),
    ),
    choice_misconception(
        "imj-late-claim",
        N_("claimed after the first discard"),
        N_("After the first discard a claim of a wrong number of cards is not heard."),
    ),
    choice_misconception(
        "imj-cards-made-good",
        N_("a card drawn or put back"),
        N_(
            "A wrong number is not put right by taking or returning a card: the game restarts "
            "or goes on."
        ),
    ),
    choice_misconception(
        "imj-claim-in-time",
        N_("refused a claim made in time"),
        N_("Before the first discard, a wrong number means that the game begins again."),
    ),
    choice_misconception(
        "imj-next-dealer-throws",
        N_("the next jonga throws"),
        N_("The next jonga throws only if nobody won the last game."),
    ),
    choice_misconception(
        "imj-last-dealer-throws",
        N_("the last jonga throws"),
        N_(
            "The winner of the last game throws; if nobody won, the player to whom the deal has passed."
        ),
    ),
    choice_misconception(
        "imj-offender-throws",
        N_("somebody else throws"),
        N_("The last winner throws; if there was none, the player to whom the deal has passed."),
    ),
    choice_misconception(
        "imj-round-for-seat",
        N_("took the round for the seat"),
        N_(
            "The round number decides the Chance Round; the seat number decides the Chance "
            "Wind and Chance Flower."
        ),
    ),
    choice_misconception(
        "imj-starter-is-one",
        N_("counted from the starter"),
        N_("Seats are numbered from the jonga of this game."),
    ),
    choice_misconception(
        "imj-seats-miscounted",
        N_("miscounted the seat numbers"),
        N_("The jonga is 1, the right-hand neighbour 2, and so on."),
    ),
    choice_misconception(
        "imj-competition-agreed",
        N_("relied on an agreement in a competition"),
        N_("In a competition the settings of Art. 7.1 cannot be changed by agreement."),
    ),
    choice_misconception(
        "imj-proposal-agreed",
        N_("took a proposal for an agreement"),
        N_("A proposal binds nobody; without a decision the settings of Art. 7.1 apply."),
    ),
    choice_misconception(
        "imj-agreement-overlooked",
        N_("overlooked an agreement"),
        N_("Outside competitions the players may agree on other settings."),
    ),
    choice_misconception(
        "imj-settings-mixed",
        N_("mixed agreed and usual settings"),
        N_(
            "In competitions, or with nothing agreed, all of Art. 7.1 applies; otherwise everything that was agreed."
        ),
    ),
    choice_misconception(
        "imj-flower-and-discard",
        N_("a discard after the last flower"),
        N_("If the last tile is a flower, it alone is shown; nothing else is exposed."),
    ),
    choice_misconception(
        "imj-flower-where-none-is",
        N_("exposed nothing though the last tile was not a flower"),
        N_("If the last tile is not a flower, the player who drew it still exposes a tile."),
    ),
    choice_misconception(
        "imj-last-tile-ends-all",
        N_("the last draw ends the game"),
        N_(
            "The player who draws last still exposes a tile or shows the last flower; only "
            "then is the game over."
        ),
    ),
    choice_misconception(
        "imj-head-for-tail",
        N_("took the head for the tail"),
        N_("The last column counted is the tail; the next one clockwise is the head."),
    ),
    choice_misconception(
        "imj-from-the-left",
        N_("counted the columns from the left"),
        N_(
            "Columns are counted clockwise, from the right end as seen by the player who built "
            "the wall."
        ),
    ),
    choice_misconception(
        "imj-lower-first",
        N_("drew the lower tile first"),
        N_("In every column the upper tile is drawn first, from the head and from the tail."),
    ),
    choice_misconception(
        "imj-tail-clockwise",
        N_("moved the tail clockwise"),
        N_("The head moves clockwise, the tail the other way."),
    ),
    choice_misconception(
        "imj-a-stack-each",
        N_("a new column for each replacement"),
        N_("Both tiles of the tail's column are drawn before the tail moves."),
    ),
    choice_misconception(
        "imj-from-the-head",
        N_("drew the replacement from the head"),
        N_("Replacements for flowers and kongs come from the tail."),
    ),
    choice_misconception(
        "imj-flower-at-once",
        N_("replaced a flower at once"),
        N_("After the deal a flower drawn while replacing waits for the next cycle."),
    ),
    choice_misconception(
        "imj-flower-miscycled",
        N_("began with the player who drew another flower"),
        N_(
            "Drawing another flower does not change the order: that flower waits for the next cycle."
        ),
    ),
    choice_misconception(
        "imj-jonga-after-the-others",
        N_("the jonga after the others"),
        N_("The jonga replaces first; the others follow anti-clockwise."),
    ),
    choice_misconception(
        "imj-most-flowers-first",
        N_("most flowers first"),
        N_("The number of flowers does not set the order: it runs anti-clockwise from the jonga."),
    ),
)
