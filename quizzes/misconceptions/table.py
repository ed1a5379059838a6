"""Misconceptions about what happens around the hand: each wrong choice of a situation has one."""

from typing import Final

from quizzes.misconceptions.imj.table import MISCONCEPTIONS as OF_IMJ
from quizzes.misconceptions.mcr.table import MISCONCEPTIONS as OF_MCR
from quizzes.misconceptions.misconception import choice_misconception
from quizzes.misconceptions.misnaming import MISCONCEPTIONS as ABOUT_NAMES
from quizzes.misconceptions.rengo.table import MISCONCEPTIONS as OF_RENGO
from wording import N_

MISREAD_ARTICLE: Final = choice_misconception(
    "article-misread",
    N_("misread an article"),
    N_("Compare the statement with the article, word for word."),
)
MISCONCEPTIONS: Final = (
    MISREAD_ARTICLE,
    *OF_MCR,
    *OF_IMJ,
    *OF_RENGO,
    *ABOUT_NAMES,
)
