"""A hand under the other rule sets, and what if it were won in another way."""

from collections import Counter
from dataclasses import dataclass

from quizzes.what_if import ChangedScore, WinChange, changed_scores
from scoring import RULE_SETS, Score, rule_set
from scoring.compare import Column, compare
from web.components.refusal import refusal
from web.components.worth import value_heading
from wording import (
    Translator,
    comma_list,
    fan_name,
    line_text,
    name_list,
    payment_text,
    rules_badge,
    tile_label,
    why_no_win,
)


@dataclass(frozen=True, slots=True)
class OtherRules:
    """The hand under another rule set: what counts, the worth, who pays or why nobody does."""

    badge: str
    counted: str
    worth: str
    paid: str


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A change, what it adds and takes away, and the worth that it leads to."""

    title: str
    text: str
    worth: str


@dataclass(frozen=True, slots=True)
class AlternativesView:
    """The hand under each other rule set, and won in each other way."""

    others: tuple[OtherRules, ...]
    what_if: tuple[WhatIf, ...]


def alternatives_view(score: Score, t: Translator) -> AlternativesView:
    """What else there is to say of a hand that was scored."""
    columns = [each for each in compare(score.hand).columns if each.rules != score.rules]
    changes = changed_scores(score.hand, rule_set(score.rules))
    return AlternativesView(
        others=tuple(_other(column, t) for column in columns),
        what_if=tuple(_what_if(each, score, t) for each in changes),
    )


def _other(column: Column, t: Translator) -> OtherRules:
    badge = rules_badge(column.rules, t)
    score = column.score
    if score is None:
        said = refusal(column.fault, t) if column.fault else ""
        return OtherRules(badge, said, "–", "")
    lines = comma_list([line_text(line, score.rules, t) for line in score.counted], t)
    paid = payment_text(score, t) or why_no_win(score, t)
    return OtherRules(badge, lines, value_heading(score, t), paid)


def _what_if(changed: ChangedScore, score: Score, t: Translator) -> WhatIf:
    return WhatIf(
        _title(changed, t), _difference(changed.score, score, t), value_heading(changed.score, t)
    )


def _title(changed: ChangedScore, t: Translator) -> str:
    match changed.change:
        case WinChange.DRAWN:
            return t.gettext("Self-drawn instead")
        case WinChange.DISCARDED:
            return t.gettext("Won on a discard instead")
        case WinChange.CONCEALED:
            return t.gettext("The same tiles without a claim")
        case WinChange.RIICHI:
            return t.gettext("With riichi")
        case WinChange.OTHER_TILE:
            tile = tile_label(changed.score.hand.win, t)
            return t.gettext("The same tiles, won on the %(tile)s", tile=tile)


def _difference(now: Score, before: Score, t: Translator) -> str:
    """Which fans come and which go."""
    if not now.account:
        return why_no_win(now, t)
    came = _names(now, before, t)
    went = _names(before, now, t)
    if came and went:
        text = t.gettext("%(came)s instead of %(went)s.", came=came, went=went)
    elif came:
        text = t.gettext("Added: %(fans)s.", fans=came)
    elif went:
        text = t.gettext("Lost: %(fans)s.", fans=went)
    else:
        text = t.gettext("The same fans.")
    return text if now.win or not before.win else f"{text} {why_no_win(now, t)}"


def _names(here: Score, there: Score, t: Translator) -> str:
    """The fans that count more often here than there."""
    other = Counter({line.fan.id: line.times for line in there.counted})
    fans = RULE_SETS[here.rules]
    more = [line.fan.id for line in here.counted if line.times > other[line.fan.id]]
    return name_list([fan_name(fans.fan(fan), t) for fan in more], t)
