"""Statements about conduct, seats and the form of a competition (2014, 2.3, 3.4, 3.5, 3.11.5; 1998, 2, 5, 6)."""

from typing import Final

from quizzes.situations.articles.stating import StatedArticle, later
from wording import N_

CONDUCT: Final = (
    StatedArticle(
        (*later("2.3.2"),),
        N_("Players play fairly and do as the referee says."),
        N_("Players need not obey the referee while an appeal is open."),
    ),
    StatedArticle(
        (*later("2.3.2"),),
        N_("Players respect one another."),
        N_("How players treat one another is no concern of the rules."),
    ),
    StatedArticle(
        (
            *later("2.3.3"),
            ("mcr-1998", "2.3(4)"),
        ),
        N_("Smoking is forbidden where the games are played."),
        N_("Players may smoke at the table if all four agree."),
    ),
    StatedArticle(
        (
            *later("2.3.3"),
            ("mcr-1998", "2.3(1)"),
        ),
        N_("Players must be neatly dressed."),
        N_("How players dress is their own affair."),
    ),
    StatedArticle(
        (*later("2.3.3"),),
        N_("Players carry nothing that may affect the competition."),
        N_("What players carry with them is their own affair."),
    ),
    StatedArticle(
        (
            *later("3.5.7.2"),
            ("mcr-1998", "2.3(3)"),
        ),
        N_("At the start the players rise and greet one another before they sit down."),
        N_("At the start the players stay seated and exchange no greetings."),
    ),
    StatedArticle(
        (("mcr-1998", "2.3(2)"),),
        N_("Before the start, players and referees come in quietly and in order."),
        N_("Before the start, players may come in as loudly as they like."),
    ),
    StatedArticle(
        (
            *later("3.5.7.1"),
            ("mcr-1998", "6.5(1)"),
        ),
        N_("Players check in at the time and place laid down."),
        N_("Players may check in whenever they arrive."),
    ),
    StatedArticle(
        (
            *later("3.5.7.2"),
            ("mcr-1998", "6.5(2)"),
        ),
        N_("The referee checks that each player has the right seat."),
        N_("Nobody checks whether players have the right seats."),
    ),
    StatedArticle(
        (*later("3.11.5"),),
        N_("A grave foul may cost players their place in the ranking."),
        N_("However grave the foul, players keep their place in the ranking."),
    ),
    StatedArticle(
        (*later("3.11.5"),),
        N_("A player who has gained by unlawful means may be disqualified."),
        N_("A player who has gained by unlawful means need only give the gain back."),
    ),
    StatedArticle(
        (
            *later("appendix 6"),
            ("mcr-1998", "appendix 4"),
        ),
        N_("The record of penalties says what the player did."),
        N_("The record of penalties gives only the points, not what the player did."),
    ),
    StatedArticle(
        (
            *later("appendix 6"),
            ("mcr-1998", "appendix 4"),
        ),
        N_("The record of penalties gives the session, deal, table and seat."),
        N_("The record of penalties gives the player's name, but neither deal nor table."),
    ),
)
SEATS: Final = (
    StatedArticle(
        (
            *later("3.4.6"),
            ("mcr-1998", "5.6"),
        ),
        N_("The player after the dealer has South as seat wind."),
        N_("The player after the dealer has North as seat wind."),
    ),
    StatedArticle(
        (
            *later("3.4.6"),
            ("mcr-1998", "5.6"),
        ),
        N_("The player opposite the dealer has West as seat wind."),
        N_("The player opposite the dealer has South as seat wind."),
    ),
    StatedArticle(
        (*later("3.4.7"),),
        N_("Table and seat are fixed by lot or by the schedule."),
        N_("Each player chooses a free seat at the table."),
    ),
    StatedArticle(
        (("mcr-1998", "5.7"),),
        N_("The number drawn by lot decides a player's table and seat."),
        N_("Each player chooses a free seat at the table."),
    ),
    StatedArticle(
        (("mcr-1998", "5.9"),),
        N_("Players change seats as the regulations of the competition say."),
        N_("Players change seats whenever three of them wish."),
    ),
    StatedArticle(
        (
            *later("3.5.2"),
            ("mcr-1998", "6.2"),
        ),
        N_("There are four players at each table."),
        N_("A table of three players may begin a session."),
    ),
    StatedArticle(
        (*later("3.5.3"),),
        N_("Both individual players and teams are ranked."),
        N_("Only teams are ranked, not individual players."),
    ),
    StatedArticle(
        (*later("3.5.4"),),
        N_("A competition has six sessions or more."),
        N_("A competition may end after four sessions."),
    ),
    StatedArticle(
        (*later("3.5.4"),),
        N_("A knock-out is allowed as a format."),
        N_("Only a round robin is allowed as a format."),
    ),
    StatedArticle(
        (("mcr-1998", "6.1"),),
        N_("A team has four players and may have one substitute."),
        N_("A team has four players; a substitute is not allowed."),
    ),
    StatedArticle(
        (("mcr-1998", "6.1"),), N_("A team has one leader."), N_("A team has two leaders.")
    ),
    StatedArticle(
        (("mcr-1998", "6.3"),),
        N_("The regulations of the competition lay down the format."),
        N_("Each table agrees on a format of its own."),
    ),
    StatedArticle(
        (("mcr-1998", "appendix 3"),),
        N_("The sheet for the draw of seats lists a team's players by number."),
        N_("The sheet for the draw of seats lists only teams, not players."),
    ),
    StatedArticle(
        (("mcr-1998", "appendix 7 table 2"),),
        N_("A round robin of five teams takes six sessions."),
        N_("A round robin of five teams takes four sessions."),
    ),
    StatedArticle(
        (("mcr-1998", "appendix 7 table 3"),),
        N_("A round robin of six teams takes six sessions."),
        N_("A round robin of six teams takes five sessions."),
    ),
)
