"""The articles of each rule text: all of them in a table, and each by itself."""

from flask import Blueprint, Response, abort, render_template, url_for

from lessons.curriculum import lessons_on_article
from quizzes import Kind
from scoring import RuleSet
from web import rendered, request_context
from web.learn.courses_page import step_href
from web.reference.articles_view import ArticleHrefs, article_page, chapter_entries
from wording import WordingError
from wording.articles import article_at

blueprint = Blueprint("articles", __name__)


@blueprint.get("/<rules:rules>/articles")
def page(rules: RuleSet) -> Response:
    """Every article of the text, with what it is about."""
    t = request_context.translator()
    return rendered.for_all(
        lambda: render_template("articles.html", chapters=chapter_entries(rules, t, _fan))
    )


@blueprint.get("/<rules:rules>/articles/<slug>")
def one(rules: RuleSet, slug: str) -> Response:
    """One article; a script shows it in place, beside the words that cite it."""
    try:
        article = article_at(rules.id, slug)
    except WordingError:
        abort(404)
    t = request_context.translator()
    return rendered.for_all(
        lambda: render_template(
            "article.html", view=article_page(article, rules, t, _ways(rules.id))
        )
    )


def _fan(fan: str) -> str:
    return url_for("fans.page", fan=fan)


def _ways(rules: str) -> ArticleHrefs:
    return ArticleHrefs(
        fan=_fan,
        term=lambda term: url_for("glossary.one", term=term),
        principle=lambda name: url_for("drill.set_up", kind=Kind.PRINCIPLE.value, principle=name),
        lessons=lambda cite: [(each, step_href(each)) for each in lessons_on_article(rules, cite)],
    )
