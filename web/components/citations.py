"""Citations as links: each leads to its place in the table of that text's articles."""

from collections.abc import Iterable

from web.components.links import Link
from wording import Translator, article_label
from wording.articles import slug


def articles_path(rules: str) -> str:
    """Where the articles of a rule text stand."""
    return f"/{rules}/articles"


def article_href(cite: str, rules: str) -> str:
    """The address of an article in that table."""
    return f"{articles_path(rules)}#{slug(cite)}"


def article_path(cite: str, rules: str) -> str:
    """The address of an article's own page, which is shown in place of a jump to the table."""
    return f"{articles_path(rules)}/{slug(cite)}"


def article_link(cite: str, rules: str, t: Translator) -> Link:
    """An article as it is cited, leading to its place."""
    return Link(article_label(cite, rules, t), article_href(cite, rules))


def article_links(citations: Iterable[str], rules: str, t: Translator) -> tuple[Link, ...]:
    """Each article as it is cited, leading to its place."""
    return tuple(article_link(each, rules, t) for each in citations)
