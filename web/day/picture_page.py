"""The picture of a day: its hand and what is asked of it, and nothing of the answer."""

from datetime import date

from flask import Blueprint, Response

from quizzes.question import tiles_of
from quizzes.texts import prompt
from scoring import RuleSet
from web.components.dates import date_text
from web.components.hand import hand_view
from web.day.days import known_day, question_of_day
from web.errors import NoSuchQuestion
from web.pictures.drawing import SharePicture
from web.pictures.sending import picture_response
from wording import LANGUAGES, Translator, rules_badge, translator

blueprint = Blueprint("day_picture", __name__)


@blueprint.get("/<rules:rules>/day/<day>/<language>.png")
def page(rules: RuleSet, day: str, language: str) -> Response:
    """The picture, in one language whoever asks; the day that is not there yet has none."""
    asked = known_day(day)
    if language not in LANGUAGES:
        raise NoSuchQuestion
    return picture_response(day_picture(rules, asked, translator(language)))


def day_picture(rules: RuleSet, day: date, t: Translator) -> SharePicture:
    """What the picture shows."""
    question = question_of_day(rules, day)
    tiles = tiles_of(question)
    hand = hand_view(tiles, rules.id, t) if tiles else None
    return SharePicture(picture_words(rules, day, t), prompt(question, t), t.language.tag, hand)


def picture_words(rules: RuleSet, day: date, t: Translator) -> str:
    """What stands over the picture: the rule set and the day."""
    return f"{rules_badge(rules.id, t)} · {date_text(day, 'long', t)}"
