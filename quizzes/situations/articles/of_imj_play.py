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
        N_("To add a fourth tile to a pung one must have drawn in that turn."),
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
        N_("After an unfolded kong one draws from the tail."),
        N_("After an unfolded kong one draws from the head."),
    ),
    StatedArticle(
        (("imj", "22.3"),),
        N_("After a melded kong one draws a tile from the tail."),
        N_("After a melded kong one discards without drawing."),
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
        N_("Having discarded, one has no further move in that turn."),
        N_("Having discarded, one may still declare a kong in that turn."),
    ),
    StatedArticle(
        (("imj", "23.4"),),
        N_("By silence one gives up a priority."),
        N_("A priority cannot be given up."),
    ),
    StatedArticle(
        (("imj", "23.4"),),
        N_("A move of less priority gives up one of more."),
        N_("After a move of less priority one may still make one of more."),
    ),
    StatedArticle(
        (("imj", "23.6"),),
        N_("A tile laid down for a melded kong is exposed, as a discard is."),
        N_("Only a discarded tile is exposed."),
    ),
    StatedArticle(
        (("imj", "23.6"),),
        N_("An exposed tile may be another's winning tile."),
        N_("An exposed tile serves only for chow, pung and kong."),
    ),
    StatedArticle(
        (("imj", "32.3"),),
        N_("One who is bound to lose pays the shares of the other two as well."),
        N_("One who is bound to lose pays no more than one share."),
    ),
    StatedArticle(
        (("imj", "33.2"),),
        N_("With an alert of dragons, a discard for the third dragon set may bind one to lose."),
        N_("With an alert of dragons, a discard for the third dragon set never binds one to lose."),
    ),
    StatedArticle(
        (("imj", "33.3"),),
        N_("With an alert of winds, a discard for the fourth wind pung may bind one to lose."),
        N_("With an alert of winds, a discard for the fourth wind pung never binds one to lose."),
    ),
)
