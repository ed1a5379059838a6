"""The articles of each rule text, with titles in our own words."""

from wording.articles.resolve import Article, article, article_title, articles_of, bare_number
from wording.articles.slugs import article_at, items_of, slug
from wording.articles.table import above

__all__ = [
    "Article",
    "above",
    "article",
    "article_at",
    "article_title",
    "articles_of",
    "bare_number",
    "items_of",
    "slug",
]
