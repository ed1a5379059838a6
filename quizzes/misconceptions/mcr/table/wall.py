"""Misconceptions about walls, dealing and seats."""

from typing import Final

from quizzes.misconceptions.misconception import named
from wording import N_

ABOUT_THE_WALL: Final = (
    named(
        "dealer-not-counted",
        N_("counted from the next player"),
        N_("The dealer is number one of the count."),
    ),
    named(
        "counted-clockwise",
        N_("counted clockwise"),
        N_("Seats are counted anti-clockwise, to the right-hand neighbour."),
    ),
    named(
        "dealer-throws-again",
        N_("the dealer throws twice"),
        N_("The dots of the first throw tell who throws next."),
    ),
    named(
        "seats-miscounted",
        N_("miscounted the seats"),
        N_("Count anti-clockwise from the dealer: 5 and 9 fall on the dealer again."),
    ),
    named(
        "one-throw-alone",
        N_("took one throw alone"),
        N_("The dots of both throws are added."),
    ),
    named(
        "counted-stack-taken",
        N_("took the counted stack"),
        N_("Exactly as many stacks as dots are counted, and the last of them stays."),
    ),
    named(
        "dealers-wall",
        N_("took the dealer's wall"),
        N_("The wall of whoever threw second is broken."),
    ),
    named(
        "wall-too-short",
        N_("forgot that a wall ends"),
        N_("Beyond 18 stacks the count goes on in the next wall."),
    ),
    named(
        "next-wall-anticlockwise",
        N_("went on anti-clockwise"),
        N_("Along the walls one counts and draws clockwise."),
    ),
    named(
        "counted-from-the-left",
        N_("counted from the left"),
        N_("Stacks are counted from the right end of a wall, not from its left."),
    ),
    named(
        "lower-tile-first",
        N_("took the lower tile first"),
        N_("Of a stack the upper tile goes before the lower one."),
    ),
    named(
        "back-end-elsewhere",
        N_("misplaced the back end"),
        N_("The back end is the stack that was counted last."),
    ),
    named(
        "back-end-direction",
        N_("took replacements the wrong way"),
        N_("Replacements go from the back end towards the tiles drawn last."),
    ),
    named(
        "wall-put-right-once",
        N_("walls put right too often or never"),
        N_("A doubted wall is put right once, not again and again."),
    ),
    named(
        "doubt-punished",
        N_("punished a doubt"),
        N_("To doubt the wall is allowed, and building it wrongly is no named foul."),
    ),
    named(
        "dealt-in-one-go",
        N_("dealt a hand in one go"),
        N_("Tiles are dealt four at a time, in turn."),
    ),
    named(
        "dealt-one-by-one",
        N_("dealt one by one"),
        N_("Three times round four tiles are taken; only then single ones."),
    ),
    named(
        "dealing-miscounted",
        N_("miscounted the deal"),
        N_("Four each three times, then East takes the first and fifth single tile."),
    ),
    named(
        "flowers-in-turn",
        N_("one flower each in turn"),
        N_("The dealer replaces all flowers first, then the others in turn."),
    ),
    named(
        "flower-again",
        N_("lost track of the second flower"),
        N_("A flower drawn as replacement is replaced at once by the same player."),
    ),
    named(
        "flowers-miscounted",
        N_("miscounted the flowers"),
        N_("Count the replacements player by player, East first."),
    ),
    named(
        "order-of-the-opening",
        N_("mixed up the order of the opening"),
        N_("Mix, build, throw twice, deal, replace flowers, discard."),
    ),
    named(
        "deal-to-the-left",
        N_("passed the deal the wrong way"),
        N_("The deal passes to the right-hand neighbour, one seat at a time."),
    ),
    named(
        "dealer-stays",
        N_("let the dealer stay"),
        N_("The dealer never stays, whoever wins."),
    ),
    named(
        "winner-deals",
        N_("let the winner deal"),
        N_("Winning does not bring the deal."),
    ),
    named(
        "drawn-hands-replayed",
        N_("left out drawn deals"),
        N_("A drawn deal counts as a deal and is not replayed."),
    ),
    named(
        "round-each-hand",
        N_("changed the round with every deal"),
        N_("The round changes after four deals."),
    ),
    named(
        "round-miscounted",
        N_("miscounted the rounds"),
        N_("Deals 1 to 4 are the East round, 5 to 8 South, and so on."),
    ),
    named(
        "seats-stay",
        N_("left everybody in the seat"),
        N_("After each round the seats are changed by the table of the appendix."),
    ),
    named(
        "seat-wind-of-the-round",
        N_("kept one seat wind for a round"),
        N_("The seat wind passes with the deal; the dealer is East."),
    ),
    named(
        "first-dealer-again",
        N_("the first dealer begins every round"),
        N_("The player who sits in the East after the change of seats deals first."),
    ),
    named(
        "appendix-overlooked",
        N_("overlooked the table of seats"),
        N_("The appendix tells who sits in the East in each round."),
    ),
)
