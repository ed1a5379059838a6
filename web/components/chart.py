"""Where International Mahjong says how fans become mados (article 30)."""

from scoring import Score, rule_set
from web.components.citations import article_links
from web.components.links import Link
from wording import Translator


def chart_articles(score: Score, t: Translator) -> tuple[Link, ...]:
    """Where the chart stands and where it says who pays; nothing where the text has no chart."""
    rules = rule_set(score.rules)
    if "chart" not in rules.articles:
        return ()
    circumstances = score.hand.circumstances
    paid = {True: "self-drawn", False: "discard"}[circumstances.self_drawn]
    paid = "robbed-kong" if circumstances.by.value == "robbed-kong" else paid
    cited = (rules.articles["chart"], rules.articles[f"{paid}-payment"])
    return article_links(cited, rules.id, t)
