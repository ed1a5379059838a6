"""Statements about walls, cards and settings in International Mahjong (7, 10, 11, 15, 16, 30, 35 to 39)."""

from typing import Final

from quizzes.situations.articles.stating import StatedArticle
from wording import N_

IMJ_WALLS: Final = (
    StatedArticle(
        (("imj", "10.1"),),
        N_("All four players shuffle the tiles."),
        N_("The jonga alone shuffles the tiles."),
    ),
    StatedArticle(
        (("imj", "10.1"),),
        N_("Tiles lie face down while they are shuffled."),
        N_("Tiles lie face up while they are shuffled."),
    ),
    StatedArticle(
        (("imj", "10.2"),),
        N_("Each player's wall is 18 tiles long."),
        N_("Each player's wall is 17 tiles long."),
    ),
    StatedArticle(
        (("imj", "10.2"),),
        N_("The walls stand two tiles high."),
        N_("The walls stand one tile high."),
    ),
    StatedArticle(
        (("imj", "10.4(2)"),),
        N_(
            "When all have 12 tiles, the jonga takes the upper tiles of the first and third "
            "columns."
        ),
        N_(
            "When all have 12 tiles, the jonga takes the upper tiles of the first and second "
            "columns."
        ),
    ),
    StatedArticle(
        (("imj", "10.4(2)"),),
        N_("In dealing each player takes two columns at a time until all have 12 tiles."),
        N_("In dealing each player takes one column at a time until all have 12 tiles."),
    ),
    StatedArticle(
        (("imj", "10.5"),),
        N_("After the deal a player's tiles must not be seen by the others."),
        N_("After the deal players may show their tiles to the others."),
    ),
    StatedArticle(
        (("imj", "16.1"),),
        N_("The head and the tail are each a column, or the one tile that remains of it."),
        N_("The tail is always a single tile, never a column."),
    ),
    StatedArticle(
        (("imj", "16.4"),),
        N_("When one column is left, it is both head and tail."),
        N_("When one column is left, there is a head but no tail."),
    ),
    StatedArticle(
        (("imj", "35"),),
        N_("The chapter on cards applies only to games played with cards."),
        N_("The chapter on cards applies to games played with tiles too."),
    ),
    StatedArticle(
        (("imj", "37"),),
        N_("With cards the dice do not decide a starting wall."),
        N_("With cards the dice decide the starting wall as well."),
    ),
    StatedArticle(
        (("imj", "39"),),
        N_("After dealing, the remaining cards lie in the middle of the table."),
        N_("After dealing, the jonga keeps the remaining cards."),
    ),
)
IMJ_SETTINGS: Final = (
    StatedArticle(
        (("imj", "11; 11.1"),),
        N_("Seats stay the same for four rounds."),
        N_("Seats change after each round."),
    ),
    StatedArticle(
        (("imj", "11; 11.2"),),
        N_("The starter stays the same for four rounds."),
        N_("Each round has a different starter."),
    ),
    StatedArticle(
        (("imj", "11; 11.2"),),
        N_("The start indicator stays in its place for four rounds."),
        N_("The start indicator goes with the jonga."),
    ),
    StatedArticle(
        (("imj", "20"),),
        N_("The jonga makes the first discard of a game."),
        N_("The jonga's nexta makes the first discard of a game."),
    ),
    StatedArticle(
        (("imj", "15.4"),),
        N_("The wind with the same number as the round is the Chance Round."),
        N_("The wind of a player's left neighbour is the Chance Round."),
    ),
    StatedArticle(
        (("imj", "15.4"),),
        N_("A wind may be Chance Round and Chance Wind at once."),
        N_("A wind is never Chance Round and Chance Wind at once."),
    ),
    StatedArticle(
        (("imj", "7.3"),),
        N_("If nothing is agreed, the settings of recorded events apply."),
        N_("If nothing is agreed, the jonga decides the settings."),
    ),
    StatedArticle(
        (("imj", "7.3"),),
        N_("Settings that were agreed on apply for the whole event."),
        N_("Settings may be agreed again before each game."),
    ),
    StatedArticle(
        (("imj", "7.2(3)"),),
        N_("Without an agreed highest rank the highest on the scoring chart is the limit."),
        N_("Without an agreed highest rank there is no limit."),
    ),
    StatedArticle(
        (("imj", "30.2"),),
        N_("A hand of half a fan is paid as 1 fan."),
        N_("Nothing is paid for a hand of half a fan."),
    ),
    StatedArticle(
        (("imj", "30.2"),),
        N_("In a total of two and a half fans the half is dropped."),
        N_("Two and a half fans are paid as three."),
    ),
)
