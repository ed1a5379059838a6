"""Misconceptions about walls, dealing and seats."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

WALL_MISCONCEPTIONS: Final = (
    choice_misconception(
        "dealer-not-counted",
        N_("counted from the next player"),
        N_("The dealer is number one in the count."),
    ),
    choice_misconception(
        "counted-clockwise",
        N_("counted clockwise"),
        N_("Seats are counted anti-clockwise, so the right-hand neighbour is next."),
    ),
    choice_misconception(
        "dealer-throws-again",
        N_("the dealer throws twice"),
        N_("The number of the first throw decides who throws next."),
    ),
    choice_misconception(
        "seats-miscounted",
        N_("miscounted the seats"),
        N_("Count the seats anti-clockwise from the dealer; the fifth is the dealer again."),
    ),
    choice_misconception(
        "one-throw-alone",
        N_("counted one throw alone"),
        N_("The numbers of both throws are added."),
    ),
    choice_misconception(
        "counted-stack-taken",
        N_("took the last stack counted"),
        N_(
            "As many stacks are counted as the number thrown; as this site reads it, the "
            "last one stays."
        ),
    ),
    choice_misconception(
        "dealers-wall",
        N_("broke the dealer's wall"),
        N_("The wall of the player who threw second is broken."),
    ),
    choice_misconception(
        "wall-too-short",
        N_("forgot that a wall ends"),
        N_("Beyond 18 stacks the count goes on in the next wall."),
    ),
    choice_misconception(
        "next-wall-anticlockwise",
        N_("went on anti-clockwise"),
        N_("Along the walls, counting and drawing go clockwise."),
    ),
    choice_misconception(
        "counted-from-the-left",
        N_("counted from the left"),
        N_("Stacks are counted from the right end of a wall, not from its left."),
    ),
    choice_misconception(
        "lower-tile-first",
        N_("took the lower tile first"),
        N_("In a stack the upper tile is taken before the lower one."),
    ),
    choice_misconception(
        "back-end-elsewhere",
        N_("misplaced the back end"),
        N_("The back end is the stack that was counted last."),
    ),
    choice_misconception(
        "back-end-direction",
        N_("took replacements the wrong way"),
        N_("Replacements are taken from the back end, against the direction of drawing."),
    ),
    choice_misconception(
        "wall-put-right-once",
        N_("walls put right too often or never"),
        N_("A wall in doubt is put right once, not again and again."),
    ),
    choice_misconception(
        "doubt-punished",
        N_("punished a doubt"),
        N_("A player may question the wall, and the text names no foul for building it wrongly."),
    ),
    choice_misconception(
        "dealt-in-one-go",
        N_("dealt a hand in one go"),
        N_("Tiles are dealt four at a time, in turn."),
    ),
    choice_misconception(
        "dealt-one-by-one",
        N_("dealt one by one"),
        N_("Each player takes four tiles three times; only then single ones."),
    ),
    choice_misconception(
        "dealing-miscounted",
        N_("miscounted the deal"),
        N_(
            "Each player takes four tiles three times; then East takes the first and the"
            " fifth single tile."
        ),
    ),
    choice_misconception(
        "flowers-in-turn",
        N_("one flower each in turn"),
        N_("The dealer replaces all flowers first, then the others in turn."),
    ),
    choice_misconception(
        "flower-again",
        N_("lost track of the second flower"),
        N_("A flower drawn as a replacement is replaced at once by the same player."),
    ),
    choice_misconception(
        "flowers-miscounted",
        N_("miscounted the flowers"),
        N_("Count the replacements player by player, East first."),
    ),
    choice_misconception(
        "order-of-the-opening",
        N_("mixed up the order of the opening"),
        N_("Shuffle, build, throw twice, deal, replace flowers, discard."),
    ),
    choice_misconception(
        "deal-to-the-left",
        N_("passed the deal the wrong way"),
        N_("The deal passes to the right-hand neighbour, one seat at a time."),
    ),
    choice_misconception(
        "dealer-stays",
        N_("let the dealer stay"),
        N_("The dealer never stays, whether the deal was won or not."),
    ),
    choice_misconception(
        "winner-deals",
        N_("let the winner deal"),
        N_("Winning does not make a player the dealer."),
    ),
    choice_misconception(
        "drawn-hands-replayed",
        N_("left out deals without a winner"),
        N_("A deal without a winner counts as a deal and is not replayed."),
    ),
    choice_misconception(
        "round-each-hand",
        N_("changed the round with every deal"),
        N_("The round changes after four deals."),
    ),
    choice_misconception(
        "round-miscounted",
        N_("miscounted the rounds"),
        N_("Deals 1 to 4 are the East round, 5 to 8 South, and so on."),
    ),
    choice_misconception(
        "seats-stay",
        N_("left all players in their seats"),
        N_("After each round the players change seats by the table in the appendix."),
    ),
    choice_misconception(
        "seat-wind-of-the-round",
        N_("kept one seat wind for a round"),
        N_("The seat wind passes with the deal; the dealer is East."),
    ),
    choice_misconception(
        "first-dealer-again",
        N_("the first dealer begins every round"),
        N_("The player in the East seat after the change of seats deals first."),
    ),
    choice_misconception(
        "appendix-overlooked",
        N_("overlooked the table of seats"),
        N_("The appendix shows who sits where in each round."),
    ),
)
