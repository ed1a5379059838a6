"""Where International Mahjong says how fans become mados (article 30), and the half that falls."""

from scoring import Account, Score, rule_set
from scoring.imj.rules import InternationalRules
from web.components.citations import article_links
from web.components.links import Link
from wording import Translator


def chart_articles(score: Score, t: Translator) -> tuple[Link, ...]:
    """Where the chart stands and where it says who pays."""
    rules = rule_set(score.rules)
    if not isinstance(rules, InternationalRules):
        return ()
    told = score.hand.circumstances
    paid = {True: "self-drawn", False: "discard"}[told.self_drawn]
    paid = "robbed-kong" if told.by.value == "robbed-kong" else paid
    cited = (rules.articles["chart"], rules.articles[f"{paid}-payment"])
    return article_links(cited, rules.id, t)


def dropped_half_note(account: Account, t: Translator) -> str:
    """That the Coward's half falls away in a larger total; nothing where it does not."""
    parts = sum(line.points for line in account.counted)
    return t.gettext("the half falls away") if parts != account.total else ""
