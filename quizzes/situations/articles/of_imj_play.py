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
        N_("To add a fourth tile to a pung a player must have drawn that turn."),
        N_("A fourth tile may be added to a pung in another's turn."),
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
        N_("After each discard one of the moves of the rules follows."),
        N_("After a discard all may pass, and the discarder plays again."),
    ),
    StatedArticle(
        (("imj", "23.1"),),
        N_("A game goes on until it is paid or no tile is left to draw."),
        N_("A game ends after a number of turns agreed on."),
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
        N_("A move of lower priority gives up one of higher priority."),
        N_("A move of higher priority may still follow one of lower priority."),
    ),
    StatedArticle(
        (("imj", "23.6"),),
        N_("A tile laid down for a melded kong is exposed, as a discard is."),
        N_("Only a discarded tile is exposed."),
    ),
    StatedArticle(
        (("imj", "23.6"),),
        N_("An exposed tile may be another's winning tile."),
        N_("An exposed tile may be used only for a chow, pung or kong."),
    ),
    StatedArticle(
        (("imj", "32.3"),),
        N_("A player bound to lose pays the shares of the other two as well."),
        N_("A player bound to lose pays no more than one share."),
    ),
    StatedArticle(
        (("imj", "33.2"),),
        N_(
            "After an alert for dragons, the discarder for the third dragon set may be bound"
            " to lose."
        ),
        N_(
            "After an alert for dragons, the discarder for the third dragon set is never"
            " bound to lose."
        ),
    ),
    StatedArticle(
        (("imj", "33.3"),),
        N_(
            "After an alert for winds, the discarder for the fourth wind pung may be bound to lose."
        ),
        N_(
            "After an alert for winds, the discarder for the fourth wind pung is never bound"
            " to lose."
        ),
    ),
)
