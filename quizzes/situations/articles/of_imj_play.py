"""Statements about the course of a game in International Mahjong (22, 23, 32.3, 33)."""

from typing import Final

from quizzes.situations.articles.stating import StatedArticle
from wording import N_

IMJ_PLAY: Final = (
    StatedArticle(
        (("imj", "22.1"),),
        N_("A drawn fourth tile may be added to a pung on display."),
        N_("Only a discarded fourth tile may be added to a pung on display."),
    ),
    StatedArticle(
        (("imj", "22.1"),),
        N_("A player must have drawn that turn before adding a fourth tile to a pung."),
        N_("A fourth tile may be added to a pung on another player's turn."),
    ),
    StatedArticle(
        (("imj", "22.2(1)"),),
        N_("The tiles of an unfolded kong are shown to everybody."),
        N_("The tiles of an unfolded kong are shown to nobody."),
    ),
    StatedArticle(
        (("imj", "22.2(2)"),),
        N_("In an unfolded kong the two middle tiles lie face down."),
        N_("In an unfolded kong all four tiles lie face down."),
    ),
    StatedArticle(
        (("imj", "22.3"),),
        N_("After an unfolded kong the player draws from the tail."),
        N_("After an unfolded kong the player draws from the head."),
    ),
    StatedArticle(
        (("imj", "22.3"),),
        N_("After a melded kong the player draws a tile from the tail."),
        N_("After a melded kong the player discards without drawing."),
    ),
    StatedArticle(
        (("imj", "23.1"),),
        N_("Each discard is followed by one of the moves laid down in the rules."),
        N_("After a discard everybody may pass, and the same player discards again."),
    ),
    StatedArticle(
        (("imj", "23.1"),),
        N_("A game goes on until scores are paid or no tile is left to draw."),
        N_("A game ends after an agreed number of turns."),
    ),
    StatedArticle(
        (("imj", "23.3"),),
        N_("A turn ends with the discard."),
        N_("A turn ends only when the next player has drawn."),
    ),
    StatedArticle(
        (("imj", "23.3"),),
        N_("After discarding, a player has no further move that turn."),
        N_("After discarding, a player may still declare a kong that turn."),
    ),
    StatedArticle(
        (("imj", "23.4"),),
        N_("A player who stays silent gives up a priority."),
        N_("A priority cannot be given up."),
    ),
    StatedArticle(
        (("imj", "23.4"),),
        N_("By making a move of lower priority a player gives up a higher one."),
        N_("After a move of lower priority a player may still make a higher one."),
    ),
    StatedArticle(
        (("imj", "23.6"),),
        N_("A tile laid down for a melded kong is exposed, as a discard is."),
        N_("Only a discarded tile is exposed."),
    ),
    StatedArticle(
        (("imj", "23.6"),),
        N_("Another player may win on an exposed tile."),
        N_("An exposed tile may be used only for a chow, pung or kong."),
    ),
    StatedArticle(
        (("imj", "32.3"),),
        N_("A player bound to lose pays the shares of the other two as well."),
        N_("A player bound to lose pays no more than one share."),
    ),
    StatedArticle(
        (("imj", "33.2"),),
        N_("After a dragon alert, a player who feeds the third dragon set may be bound to lose."),
        N_("After a dragon alert, a player who feeds the third dragon set is never bound to lose."),
    ),
    StatedArticle(
        (("imj", "33.3"),),
        N_("After a wind alert, a player who feeds the fourth wind pung may be bound to lose."),
        N_("After a wind alert, a player who feeds the fourth wind pung is never bound to lose."),
    ),
)
