"""Statements about play and its counting (2014, 3.4, 3.6, 3.9; 1998, 5, 7, 10, 11)."""

from typing import Final

from quizzes.situations.articles.stating import StatedArticle, later
from wording import N_

PLAY: Final = (
    StatedArticle(
        (
            *later("3.6.2"),
            ("mcr-1998", "7.2"),
        ),
        N_("Turns go round the table anti-clockwise."),
        N_("Turns go round the table clockwise."),
    ),
    StatedArticle(
        (
            *later("3.6.2"),
            ("mcr-1998", "6.5(7)"),
        ),
        N_("A deal lasts until a win or until the wall is used up."),
        N_("A deal goes on after a win until the wall is used up."),
    ),
    StatedArticle(
        (
            *later("3.6.3"),
            ("mcr-1998", "7.3"),
        ),
        N_("A player draws only after the player on the left has discarded."),
        N_("A player may draw while the player on the left is still thinking."),
    ),
    StatedArticle(
        (
            *later("3.6.3"),
            ("mcr-1998", "7.3"),
        ),
        N_("After the dealer, South draws, then West, then North."),
        N_("After the dealer, North draws, then West, then South."),
    ),
    StatedArticle(
        (
            *later("3.6.8.1"),
            ("mcr-1998", "7.7(1)"),
        ),
        N_("A drawn fourth tile may be added to a melded pung."),
        N_("A fourth tile is never added to a melded pung."),
    ),
    StatedArticle(
        (
            *later("3.6.8.1"),
            ("mcr-1998", "7.7(1)"),
        ),
        N_("A player who holds three tiles identical to a discard may call a kong."),
        N_("A discard can make a kong only with a pung that is already melded."),
    ),
    StatedArticle(
        (
            *later("3.4.28"),
            ("mcr-1998", "5.28"),
        ),
        N_("A drawn winning tile is set apart."),
        N_("A drawn winning tile is put among the other tiles of the hand."),
    ),
    StatedArticle(
        (
            *later("3.4.28"),
            ("mcr-1998", "5.28"),
        ),
        N_("A drawn winning tile stays apart so that others can check it."),
        N_("Where a drawn winning tile lies does not matter to the other players."),
    ),
    StatedArticle(
        (
            *later("3.4.20"),
            ("mcr-1998", "5.20"),
        ),
        N_("A flower is replaced with a tile from the end of the wall."),
        N_("A flower is replaced with the next tile of the wall, as in a normal draw."),
    ),
)
COUNTING: Final = (
    StatedArticle(
        (
            *later("3.9.1.2(1)"),
            ("mcr-1998", "10.1(2)1; 5.34(5)"),
        ),
        N_("Each of the other three pays the winner 8 base points."),
        N_("Only the discarder pays the winner 8 base points."),
    ),
    StatedArticle(
        (
            *later("3.9.1.2(1)"),
            ("mcr-1998", "10.1(2)1; 5.34(5)"),
        ),
        N_("The base points are 8 for each player who pays."),
        N_("The base points are 10 for each player who pays."),
    ),
    StatedArticle(
        (
            *later("3.9.1.2(2)"),
            ("mcr-1998", "10.1(2)2; 5.34(3)"),
        ),
        N_("The points of all fans of the win are added up."),
        N_("Only the fan worth most is counted."),
    ),
    StatedArticle(
        (
            *later("3.9.1.2(2)"),
            ("mcr-1998", "10.1(2)2; 5.34(3)"),
        ),
        N_("The points of the fans do not include the base points."),
        N_("The points of the fans include the base points."),
    ),
    StatedArticle(
        (("mcr-1998", "5.34(1)"),),
        N_("Everybody begins a session with 500 points."),
        N_("Everybody begins a session with 1,000 points."),
    ),
    StatedArticle(
        (("mcr-1998", "5.34(4)"),),
        N_("Penalty points are taken off for breaking the rules."),
        N_("Penalty points are noted, but not taken off anybody's score."),
    ),
    StatedArticle(
        (("mcr-1998", "5.34(6)"),),
        N_("The score of a deal is what a player wins or loses in it."),
        N_("The score of a deal includes the starting points."),
    ),
    StatedArticle(
        (("mcr-1998", "5.34(6)"),),
        N_("The score of a deal may be below zero."),
        N_("The score of a deal is never below zero."),
    ),
    StatedArticle(
        (("mcr-2014", "3.9.1.5"),),
        N_("Results may be kept on the score sheet or with a recognised device."),
        N_("Results must be kept on paper."),
    ),
    StatedArticle(
        (("mcr-2006", "3.5.5.6"),),
        N_("Results may be kept on the score sheet or with a recognised device."),
        N_("Results must be kept on paper."),
    ),
    StatedArticle(
        (*later("3.9.1.4; appendix 5; 3.9.2.3"),),
        N_("After a session the players and the referee sign the score sheet."),
        N_("After a session the referee alone signs the score sheet."),
    ),
    StatedArticle(
        (*later("3.9.1.4; 3.9.2.3; appendix 5"),),
        N_("The referee fills in the score sheet."),
        N_("The winner of a deal fills in the score sheet."),
    ),
    StatedArticle(
        (("mcr-1998", "10.1(4); appendix 5"),),
        N_("The players and the referee sign the score sheet."),
        N_("The referee alone signs the score sheet."),
    ),
    StatedArticle(
        (("mcr-1998", "10.1(4); appendix 5"),),
        N_("The referee fills in the score sheet."),
        N_("The winner of a deal fills in the score sheet."),
    ),
    StatedArticle(
        (("mcr-1998", "11; 11.1"),),
        N_("If standard points are equal, the sum of competition points decides first."),
        N_("If standard points are equal, the best session decides first."),
    ),
    StatedArticle(
        (("mcr-1998", "11; 11.2"),),
        N_(
            "If competition points are equal too, the highest standard points of one session "
            "decide."
        ),
        N_("If competition points are equal too, lots are drawn."),
    ),
    StatedArticle(
        (("mcr-1998", "11; 11.3"),),
        N_(
            "If the best sessions are equal too, the player with more high-scoring sessions "
            "ranks higher."
        ),
        N_("If the best sessions are equal too, the last session decides."),
    ),
    StatedArticle(
        (*later("3.10.2"),),
        N_("For a pin level, a player needs a place and results in recognised competitions."),
        N_("For a pin level, it is enough to have played many games."),
    ),
)
