"""Statements about the pin system (2014, appendix 9)."""

from typing import Final

from quizzes.situations.articles.stating import StatedArticle
from wording import N_

PIN_SYSTEM: Final = (
    StatedArticle(
        (("mcr-2014", "appendix 9, 3"),),
        N_("The ninth pin level is the first that a player reaches."),
        N_("The first pin level is the lowest."),
    ),
    StatedArticle(
        (("mcr-2014", "appendix 9, 3"),),
        N_("There are nine pin levels."),
        N_("There are ten pin levels."),
    ),
    StatedArticle(
        (("mcr-2014", "appendix 9, 4.1"),),
        N_("For a pin, the table points of all formal competitions are added up."),
        N_("For a pin, only the table points of the best competition count."),
    ),
    StatedArticle(
        (("mcr-2014", "appendix 9, 4.3"),),
        N_("Places in formal competitions count towards a pin."),
        N_("For a pin, places do not matter, only points."),
    ),
    StatedArticle(
        (("mcr-2014", "appendix 9, 4.4"),),
        N_("Only results of registered or recognised events count towards a pin."),
        N_("Results of any event count towards a pin."),
    ),
    StatedArticle(
        (("mcr-2014", "appendix 9, 4.4"),),
        N_("For a pin, the competition centre must have the results on record."),
        N_("For a pin, the player's own notes of the results are enough."),
    ),
    StatedArticle(
        (("mcr-2014", "appendix 9, 4.5"),),
        N_("For a pin, one standard never stands in for another."),
        N_("For a pin, many table points make up for a missing place."),
    ),
    StatedArticle(
        (("mcr-2014", "appendix 9, 5; appendix 9, 5.3.4"),),
        N_("An online competition must be played on the open internet."),
        N_("An online competition may be played on a closed network."),
    ),
    StatedArticle(
        (("mcr-2014", "appendix 9, 5"),),
        N_("Competitions are of three classes, A, B and C."),
        N_("Competitions are of two classes, A and B."),
    ),
    StatedArticle(
        (("mcr-2014", "appendix 9, 6"),),
        N_("A pin committee of experts decides on the levels."),
        N_("The arbitration committee of each event decides on the levels."),
    ),
    StatedArticle(
        (("mcr-2014", "appendix 9, 7; appendix 9, 7.1"),),
        N_("Players may apply for a level at any time by mail."),
        N_("Players may apply for a level only on the day of the event."),
    ),
    StatedArticle(
        (("mcr-2014", "appendix 9, 7; appendix 9, 7.2"),),
        N_("Proof of the results, signed by a qualified referee, goes with the application."),
        N_("No proof of the results is needed with the application."),
    ),
    StatedArticle(
        (("mcr-2014", "appendix 9, 7; appendix 9, 7.2"),),
        N_("Players apply for a level on the form provided."),
        N_("Players apply for a level orally."),
    ),
)
