"""About seats, the wall and the deal (8 to 24)."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

MISCONCEPTIONS: Final = (
    choice_misconception(
        "rengo-miscounted",
        N_("lost count"),
        N_("Count seat by seat, anti-clockwise, as far as the dice say."),
    ),
    choice_misconception(
        "rengo-next-as-one",
        N_("counted the thrower as zero"),
        N_("The player who throws the dice counts as one."),
    ),
    choice_misconception(
        "rengo-clockwise",
        N_("went clockwise"),
        N_("Seats and turns go anti-clockwise; only the wall runs clockwise."),
    ),
    choice_misconception(
        "rengo-mixer-throws",
        N_("the player who shuffled the tiles throws"),
        N_("The player opposite the one who shuffled the tiles throws first."),
    ),
    choice_misconception(
        "rengo-thrower-keeps",
        N_("the marker stays with the thrower"),
        N_("The marker goes to the seat that the dice point to."),
    ),
    choice_misconception(
        "rengo-wrong-end",
        N_("took from the wrong end"),
        N_(
            "Winds are taken from the 1's side after an odd second throw, from the 2's after "
            "an even one."
        ),
    ),
    choice_misconception(
        "rengo-one-throw",
        N_("one throw only"),
        N_("Two throws decide the first dealer; the player the first points to makes the second."),
    ),
    choice_misconception(
        "rengo-east-deals-first",
        N_("the East seat deals first"),
        N_("The player at the marker only throws the dice."),
    ),
    choice_misconception(
        "rengo-throws-added",
        N_("added both throws"),
        N_("The second throw is counted from the player who made it, as one."),
    ),
    choice_misconception(
        "rengo-counted-stack-first",
        N_("the counted stack is dealt first"),
        N_("The counted stacks stay; dealing begins with the next."),
    ),
    choice_misconception(
        "rengo-from-the-left",
        N_("counted stacks from the left"),
        N_("Stacks are counted from the right end of the wall."),
    ),
    choice_misconception(
        "rengo-fourth-stack",
        N_("counted one stack too many"),
        N_("The indicator is on the third stack from the end of the wall."),
    ),
    choice_misconception(
        "rengo-lower-indicator",
        N_("turned the lower tile"),
        N_("The upper tile of that stack is turned up."),
    ),
    choice_misconception(
        "rengo-indicator-in-front",
        N_("counted from the front"),
        N_("The indicator is counted from the end of the wall."),
    ),
    choice_misconception(
        "rengo-replacement-shown",
        N_("turned a replacement tile"),
        N_("The last upper tile is a replacement tile; it is laid down, not turned up."),
    ),
    choice_misconception(
        "rengo-to-the-last-tile",
        N_("drew to the last tile"),
        N_("The last 14 tiles are not drawn."),
    ),
    choice_misconception(
        "rengo-kong-shortens",
        N_("subtracted a kong twice"),
        N_("A replacement tile is counted once, as a tile drawn; the last 14 stay 14."),
    ),
    choice_misconception(
        "rengo-kong-lengthens",
        N_("let a kong lengthen the deal"),
        N_("Replacements are draws too; 14 tiles always stay."),
    ),
    choice_misconception(
        "rengo-fifteen-left",
        N_("missed by one tile"),
        N_("The deal ends with the discard when 14 tiles are left."),
    ),
    choice_misconception(
        "rengo-draws-miscounted",
        N_("miscounted the tiles left"),
        N_("Of 136 tiles, take off those dealt and drawn, and the last 14."),
    ),
    choice_misconception(
        "rengo-indicator-too-late",
        N_("put right too late"),
        N_(
            "After the dealer's first discard or concealed kong, the tile that was turned up "
            "stands."
        ),
    ),
    choice_misconception(
        "rengo-indicator-too-early",
        N_("kept an error that could be put right"),
        N_("Before the dealer's first discard or concealed kong, the indicator is put right."),
    ),
    choice_misconception(
        "rengo-one-indicator",
        N_("two indicators"),
        N_("There is one indicator in a deal."),
    ),
    choice_misconception(
        "rengo-hand-void",
        N_("the deal is void"),
        N_("A wrong indicator never makes a deal void."),
    ),
    choice_misconception(
        "rengo-deal-always-moves",
        N_("the deal always moves"),
        N_("The dealer stays after winning."),
    ),
    choice_misconception(
        "rengo-deal-kept",
        N_("the dealer stays though another player won"),
        N_("Another player's win moves the deal."),
    ),
    choice_misconception(
        "rengo-draw-moves-the-deal",
        N_("an exhaustive draw moves the deal"),
        N_("At an exhaustive draw a dealer who declares tenpai stays."),
    ),
    choice_misconception(
        "rengo-draw-keeps-the-deal",
        N_("an exhaustive draw keeps the deal"),
        N_(
            "A dealer who does not declare tenpai at an exhaustive draw, or whose hand is dead, gives up the deal."
        ),
    ),
    choice_misconception(
        "rengo-chombo-moves-the-deal",
        N_("a chombo moves the deal"),
        N_("After a chombo the same deal is played again."),
    ),
    choice_misconception(
        "rengo-winner-deals",
        N_("the deal given to the wrong player"),
        N_("The deal stays with the dealer or passes to the right, never to anybody else."),
    ),
    choice_misconception(
        "rengo-stacks-miscounted",
        N_("miscounted the stacks"),
        N_("Stacks are counted from the right end of the wall, two tiles to a stack."),
    ),
    choice_misconception(
        "rengo-round-miscounted",
        N_("mistook the round"),
        N_("The round changes when the deal comes round to the first dealer again."),
    ),
    choice_misconception(
        "rengo-round-wind-forgotten",
        N_("forgot the round wind"),
        N_("The round wind is a value tile for everybody."),
    ),
    choice_misconception(
        "rengo-own-wind-forgotten",
        N_("mistook the seat wind"),
        N_("Seat winds are counted from the dealer: East, South, West, North."),
    ),
    choice_misconception(
        "rengo-wind-by-starter",
        N_("counted winds from the first dealer"),
        N_("The winds move with the dealership: this deal's dealer is East."),
    ),
    choice_misconception(
        "rengo-over-too-early",
        N_("ended the game too early"),
        N_("The game ends when everyone has been dealer in both rounds, or when time is up."),
    ),
    choice_misconception(
        "rengo-time-overlooked",
        N_("played on after time was up"),
        N_("Where an event has a time limit, the last deal that it allows ends the game."),
    ),
)
