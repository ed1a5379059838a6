"""Statements about one article each, under every rule set."""

from typing import Final

from quizzes.situations.articles.of_conduct import CONDUCT, SEATS
from quizzes.situations.articles.of_imj_play import IMJ_PLAY
from quizzes.situations.articles.of_imj_walls import IMJ_SETTINGS, IMJ_WALLS
from quizzes.situations.articles.of_pins import PIN_SYSTEM
from quizzes.situations.articles.of_play import COUNTING, PLAY
from quizzes.situations.articles.of_rengo import RENGO_COURSE, RENGO_MELDS
from quizzes.situations.articles.stating import chapter_of_articles

CHAPTERS: Final = (
    chapter_of_articles("conduct", "articles-on-conduct", 1, CONDUCT),
    chapter_of_articles("seats-and-dealer", "articles-on-seats", 2, SEATS),
    chapter_of_articles("claims", "articles-on-play", 1, PLAY),
    chapter_of_articles("session-scores", "articles-on-counting", 3, COUNTING),
    chapter_of_articles("pins-and-classes", "articles-on-pins", 3, PIN_SYSTEM),
    chapter_of_articles("walls-and-dice", "imj-articles-on-walls", 2, IMJ_WALLS),
    chapter_of_articles("settings", "imj-articles-on-settings", 2, IMJ_SETTINGS),
    chapter_of_articles("claims", "imj-articles-on-play", 3, IMJ_PLAY),
    chapter_of_articles("walls-and-dice", "rengo-articles-on-the-course", 1, RENGO_COURSE),
    chapter_of_articles("claims", "rengo-articles-on-melds", 2, RENGO_MELDS),
)
