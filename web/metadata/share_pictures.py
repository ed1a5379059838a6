"""Pictures for links to the pages of fans, lessons and questions, and one for all other pages.

Each names its language in its address and shows nothing of an answer.
"""

from collections.abc import Iterator

from flask import Blueprint, Response, abort

from lessons import fan_content
from lessons.curriculum import course_of, lesson_of
from lessons.knowledge import knowledge_in
from lessons.lesson import Lesson
from lessons.pieces.worked import WorkedExample
from quizzes.texts import kind_name, prompt
from scoring import RuleSet
from web.components.fan_values import value_words
from web.components.hand import HandView, hand_view
from web.drills.page import question_and_run
from web.errors import NoSuchQuestion
from web.learn.taught_hand import taught_hand
from web.pictures.drawing import SharePicture
from web.pictures.sending import picture_response
from web.questions.question_view import shown_hand
from web.visitors.request_limits import QUESTION_PICTURES, count_request
from wording import LANGUAGES, Translator, fan_name, rules_badge, translator, translator_under

blueprint = Blueprint("share_pictures", __name__, url_prefix="/pictures/<language>")


@blueprint.get("/site.png")
def of_site(language: str) -> Response:
    """The picture of the site."""
    t = _words(language)
    said = t.gettext("Know what a hand is worth, and why.")
    return picture_response(SharePicture("", said, language))


@blueprint.get("/fans/<rules:rules>/<fan>.png")
def of_fan(language: str, rules: RuleSet, fan: str) -> Response:
    """A fan with the first hand that its page shows."""
    t = _words(language)
    if not rules.has(fan):
        abort(404)
    found = rules.fan(fan)
    hand = hand_view(fan_content(rules.id)[fan].examples[0].hand, rules.id, t, plain=True)
    over = f"{rules_badge(rules.id, t)} · {value_words(found, rules.id, t)}"
    return picture_response(SharePicture(over, fan_name(found, t), language, hand))


@blueprint.get("/lessons/<course>/<lesson>.png")
def of_lesson(language: str, course: str, lesson: str) -> Response:
    """A lesson with the first hand that it shows; some show none."""
    t = _words(language)
    found, its_course = lesson_of(course, lesson), course_of(course)
    if found is None or its_course is None:
        abort(404)
    hand = next(_hands(found, t), None)
    title = found.words[language].title
    return picture_response(SharePicture(its_course.title[language], title, language, hand))


@blueprint.get("/questions/<path:address>.png")
def of_question(language: str, address: str) -> Response:
    """What a question shows and asks."""
    count_request(QUESTION_PICTURES)
    question, _run = question_and_run(address)
    rules = question.address.rules
    t = translator_under(rules, _words(language))
    hand = shown_hand(question, t)
    over = f"{rules_badge(rules, t)} · {kind_name(question.address.kind, t)}"
    return picture_response(SharePicture(over, prompt(question, t), language, hand))


def _hands(lesson: Lesson, t: Translator) -> Iterator[HandView]:
    """The hands that are shown with their account, as the lesson shows them."""
    known = knowledge_in(lesson)
    for step in lesson.words[t.lang].steps:
        for each in step.directives:
            if each.kind == "hand":
                piece = lesson.piece(each, WorkedExample)
                own = translator_under(piece.score.rules, t)
                yield taught_hand(
                    piece.hand, piece.score.rules, known, own, plain=True, wins=piece.score.win
                )


def _words(language: str) -> Translator:
    """The words of the language in the address, whatever whoever asks has chosen."""
    if language not in LANGUAGES:
        raise NoSuchQuestion
    return translator(language)
