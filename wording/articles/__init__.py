"""The articles of each rule text, with titles in our own words."""

from wording.articles.resolve import Article, article, article_title, articles_of, bare_number
from wording.articles.slugs import article_at, item_numbers, slug
from wording.articles.table import parent_number

__all__ = [
    "Article",
    "article",
    "article_at",
    "article_title",
    "articles_of",
    "bare_number",
    "item_numbers",
    "parent_number",
    "slug",
]
