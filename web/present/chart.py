"""How fans become mados under International Mahjong (article 30)."""

from scoring import Account, Score, rule_set
from scoring.imj.payments import mados
from scoring.imj.rules import InternationalRules
from web.view_models import Link
from wording import Translator, amount, article_label, points

HALF = 0.5


def chart_note(score: Score, account: Account, t: Translator) -> str:
    """`5 fans are 32 mados.`, and what cuts them; nothing under another rule set."""
    rules = rule_set(score.rules)
    if not isinstance(rules, InternationalRules):
        return ""
    highest = score.hand.circumstances.highest
    paid = mados(account.total, rules, highest)
    fans = points(account.total, rules.id, t)
    if account.total == HALF:
        return t.gettext("Half a fan alone is paid as one: %(mados)s mados.", mados=amount(paid, t))
    top = min(highest or rules.highest, rules.highest)
    if account.total > top:
        return t.gettext(
            "%(fans)s, of which %(top)s are paid: %(mados)s mados.",
            fans=fans,
            top=top,
            mados=amount(paid, t),
        )
    return t.gettext("%(fans)s: %(mados)s mados.", fans=fans, mados=amount(paid, t))


def chart_articles(score: Score, t: Translator) -> tuple[Link, ...]:
    """Where the chart stands and where it says who pays."""
    rules = rule_set(score.rules)
    if not isinstance(rules, InternationalRules):
        return ()
    told = score.hand.circumstances
    paid = {True: "self-drawn", False: "discard"}[told.self_drawn]
    paid = "robbed-kong" if told.by.value == "robbed-kong" else paid
    cited = (rules.articles["chart"], rules.articles[f"{paid}-payment"])
    return tuple(Link(article_label(each, rules.id, t)) for each in cited)


def half_note(account: Account, t: Translator) -> str:
    """That the Coward's half falls away in a larger total; nothing where it does not."""
    parts = sum(line.points for line in account.counted)
    return t.gettext("the half falls away") if parts != account.total else ""
