"""The articles of each rule text, with titles in our own words."""

from wording.articles.resolve import Article, article, article_title, articles_of

__all__ = ["Article", "article", "article_title", "articles_of"]
