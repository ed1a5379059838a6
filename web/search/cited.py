"""How places of the texts are cited, in each language: one may look for them so."""

from collections.abc import Iterable

from wording import LANGUAGES, article_label, translator


def citation_texts(articles: Iterable[str], rules: str) -> tuple[str, ...]:
    """Each article as it is cited in each language, each way once."""
    return tuple(
        dict.fromkeys(
            article_label(article, rules, translator(language))
            for article in articles
            for language in LANGUAGES
        )
    )
