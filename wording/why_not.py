"""Why a fan is not in a hand: what is missing or in the way, with the tiles."""

from scoring import Fan
from scoring.why_not import FanStanding, MeldChange, TileChange, WhyNotAnswer
from wording.by_rules import article_label, why_struck, with_article
from wording.hooks import hook
from wording.lacking import MOST_TOLD, lacking_text
from wording.lists import joined_sentences
from wording.names import fan_name
from wording.translator import Translator


def why_not_text(answer: WhyNotAnswer, t: Translator) -> str:
    """Why the fan does not count: what it wants, and what the hand lacks of that."""
    if answer.standing is FanStanding.COUNTED:
        return t.gettext("%(fan)s counts in this hand.", fan=fan_name(answer.fan, t))
    if answer.standing is FanStanding.STRUCK:
        return struck_text(answer, t)
    wanted, lacking = wanted_text(answer.fan, answer.score.rules, t), lacking_text(answer, t)
    here = t.gettext("Here: %(nearest)s.", nearest=lacking) if lacking else ""
    return joined_sentences([wanted, here, _struck_there(answer, t)], t)


def wanted_text(fan: Fan, rules: str, t: Translator) -> str:
    """What a fan wants: `Needed: four pungs.`"""
    return t.gettext("Needed: %(hook)s.", hook=hook(rules, fan.id, t))


def absent_text(answer: WhyNotAnswer, t: Translator, most: int = MOST_TOLD) -> str:
    """The same in one sentence that names the fan: `No Full Flush: 2 of dots in the way.`

    It tells so many reasons at most.
    """
    fan = fan_name(answer.fan, t)
    if answer.standing is FanStanding.STRUCK:
        return t.gettext("%(fan)s does not count. %(why)s", fan=fan, why=struck_text(answer, t))
    lacking = lacking_text(answer, t, most)
    if not lacking:
        return wanting_text(answer, t)
    return t.gettext("Not %(fan)s: %(nearest)s.", fan=fan, nearest=lacking)


def wanting_text(answer: WhyNotAnswer, t: Translator) -> str:
    """That a fan is not there, and what it is: `No All Pungs. It needs: four pungs.`"""
    wants = hook(answer.score.rules, answer.fan.id, t)
    name = fan_name(answer.fan, t)
    return t.gettext("Not %(fan)s. It needs: %(hook)s.", fan=name, hook=wants)


def struck_text(answer: WhyNotAnswer, t: Translator) -> str:
    """Why a fan that is there does not count, with the article."""
    struck, account = answer.struck, answer.account
    assert struck is not None
    assert account is not None
    article = article_label(struck.article, answer.score.rules, t)
    if account is not answer.score.account:
        return t.gettext(
            "It counts only in a reading that is worth less (%(article)s).", article=article
        )
    why = why_struck(struck, account, answer.score, t)
    return with_article(why, article, t)


def _struck_there(answer: WhyNotAnswer, t: Translator) -> str:
    """That the fan would not count at the end of the nearest way either, and what keeps it out.

    A fan that keeps it out is told as one that the hand would have then, unless it has it already.
    Nothing where that way takes other tiles: with others again it may count.
    """
    way = answer.ways[0] if answer.ways else None
    if way and any(isinstance(each, TileChange | MeldChange) for each in way.changes):
        return ""
    if way is None or way.struck is None or way.counts_claimed or way.score.account is None:
        return ""
    why = why_struck(way.struck, way.score.account, way.score, t)
    striker = way.score.account.striker(way.struck)
    if striker is None or any(line.fan is striker for line in answer.score.counted):
        return t.gettext("Even if the hand had it, it would not count. %(why)s", why=why)
    return t.gettext(
        "If the hand had %(fan)s, it would have %(striker)s too, and %(fan)s would not count. %(why)s",
        fan=fan_name(answer.fan, t),
        striker=fan_name(striker, t),
        why=why,
    )
