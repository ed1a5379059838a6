"""The first line after a wrong answer: the most valuable fan missed or invented, with its tiles."""

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import Final

from quizzes.question import Verdict
from quizzes.words.score_text import total_text, worth_said
from scoring import (
    Fan,
    FuItem,
    Score,
    SetKind,
    Struck,
    TileSet,
    equal_accounts,
    rule_set,
    worth_of,
)
from scoring.record import Fu
from scoring.why_not import where_it_stands
from wording import (
    MOST_TOLD,
    N_,
    Translator,
    absent_text,
    amount,
    base_item_text,
    capitalized,
    fan_name,
    hook,
    if_counted,
    joined_sentences,
    set_name,
    tile_name,
    wanting_text,
    why_counted,
    why_struck,
)

_LONGEST: Final = {"en": 20}
"""Words of a first line."""
_LONGEST_ELSEWHERE: Final = {"zh-Hans": 40, "ja": 50}
"""Characters of a first line, where words are not parted."""
NO_WIN_ALONE: Final = frozenset({"dora", "flower-tiles"})
"""What adds to the worth of a hand and never lets it win."""
FanTold = tuple[str, str]
"""How it is told that a fan is there: with what makes it here, and with what it asks for."""
THIS_HAND: Final[FanTold] = (
    N_("This hand has %(fan)s. %(why)s"),
    N_("This hand has %(fan)s: %(hook)s."),
)
AFTER_WORTH: Final[FanTold] = (N_("It has %(fan)s. %(why)s"), N_("It has %(fan)s: %(hook)s."))
"""The same after a sentence about the hand."""
BESIDES: Final[FanTold] = (
    N_("%(fan)s counts too. %(why)s"),
    N_("%(fan)s counts too: %(hook)s."),
)
"""The same of a fan that was missed beside others."""
_NOT_AT_ALL: Final = (
    N_("%(fan)s does not count. %(why)s"),
    N_("%(fan)s is present but not counted."),
)
_ONCE_MORE: Final = (
    N_("One more %(fan)s does not count. %(why)s"),
    N_("One more %(fan)s is present but not counted."),
)
"""That a fan does not count: with what keeps it out, and without."""
_OTHER_REASON: Final = N_("%(fan)s is not counted, but for another reason.")
_OTHER_REASON_ONCE_MORE: Final = N_("One more %(fan)s is not counted, but for another reason.")
"""The same to one who knew that it does not count, but not why."""
_MOST_FORGOTTEN: Final = 2
"""So many fans together are tried to come to a number that was given."""
_ROUNDING: Final = "rounding"
"""The line of a base that brings its sum to tens."""


def fits(text: str, t: Translator) -> bool:
    """Whether a text is short enough for a first line."""
    if t.lang in _LONGEST:
        words = [each for each in text.split() if any(map(str.isalnum, each))]
        return len(words) <= _LONGEST[t.lang]
    return len(text) <= _LONGEST_ELSEWHERE[t.lang]


def fullest(texts: Iterable[str], t: Translator) -> str:
    """The first of several that is short enough; else the last."""
    last = ""
    for last in texts:
        if fits(last, t):
            break
    return last


def fans_headline(verdict: Verdict, score: Score, t: Translator) -> str:
    """The most valuable of the fans missed and invented, with what makes it or what it lacks."""
    rules = rule_set(score.rules)
    wrong = [rules.fan(each) for each in (*verdict.missed, *verdict.invented) if rules.has(each)]
    if not wrong:
        return t.gettext("This is how the hand is counted.")
    highest = max(wrong, key=score.value_of)
    if highest.id in verdict.missed:
        return missed_text(highest, score, t)
    return invented_text(highest, score, t)


def missed_text(fan: Fan, score: Score, t: Translator, told: FanTold | None = None) -> str:
    """That a fan is there, and what makes it: `This hand has All Pungs. …`"""
    with_reason_of_it, with_hook = told or THIS_HAND
    name = fan_name(fan, t)
    bare = t.gettext("This hand counts %(fan)s.", fan=name)
    line = next((each for each in score.counted if each.fan.id == fan.id), None)
    if line is None or score.account is None:
        return bare
    why = why_counted(line, score.account, score, t)
    wanted, tiles = hook(score.rules, fan.id, t), _after_name(name, why)
    full = (
        t.gettext(with_hook, fan=name, hook=tiles)
        if tiles
        else t.gettext(with_reason_of_it, fan=name, why=why)
    )
    return fullest([full, t.gettext(with_hook, fan=name, hook=wanted), bare], t)


def _after_name(name: str, why: str) -> str:
    """What a reason tells after the name of its fan, with which it begins; else nothing."""
    for colon in (": ", "："):
        if why.casefold().startswith(f"{name}{colon}".casefold()):
            return why[len(name) + len(colon) :].rstrip(".。")
    return ""


def invented_text(fan: Fan, score: Score, t: Translator) -> str:
    """That a fan does not count, and what keeps it out or what it lacks."""
    name = fan_name(fan, t)
    bare = t.gettext("%(fan)s is not in this hand.", fan=name)
    for line in score.counted:
        if line.fan.id == fan.id:
            often = t.ngettext("It counts only once.", "It counts only %(num)s times.", line.times)
            return t.gettext("This hand has %(fan)s. %(why)s", fan=name, why=often)
    for struck in score.account.struck if score.account else ():
        if struck.fan.id == fan.id:
            return struck_text(struck, score, t)
    other = _counted_instead(fan, score)
    if other:
        name_of_other = fan_name(other, t)
        return t.gettext(
            "%(other)s counts in place of %(fan)s, not together with it.",
            other=name_of_other,
            fan=name,
        )
    answer = where_it_stands(score, rule_set(score.rules), fan)
    lacking = [absent_text(answer, t, most) for most in (MOST_TOLD, 1)]
    return fullest([*lacking, wanting_text(answer, t), bare], t)


def _counted_instead(fan: Fan, score: Score) -> Fan | None:
    """For a fan held only by other counts of the same worth: the most valuable fan that none of them holds with it."""
    if score.account is None:
        return None
    with_it = [
        there
        for account in equal_accounts(score.hand, rule_set(score.rules))
        if fan in (there := [line.fan for line in account.counted])
    ]
    never = [
        line.fan
        for line in score.account.counted
        if with_it and not any(line.fan in there for there in with_it)
    ]
    return max(never, key=score.value_of, default=None)


def struck_text(
    struck: Struck, score: Score, t: Translator, *, is_reason_wrong: bool = False
) -> str:
    """That a fan does not count, or not once more, and what keeps it out.

    Where there is no room for that, one who gave a wrong reason is told so: that the fan does not count
    would be no news.
    """
    assert score.account is not None
    name = fan_name(struck.fan, t)
    again = any(line.fan is struck.fan for line in score.account.counted)
    told, bare = _ONCE_MORE if again else _NOT_AT_ALL
    if is_reason_wrong:
        bare = _OTHER_REASON_ONCE_MORE if again else _OTHER_REASON
    whys = [
        why_struck(struck, score.account, score, t, briefly=briefly) for briefly in (False, True)
    ]
    said = [t.gettext(told, fan=name, why=why) for why in whys]
    return fullest([*said, t.gettext(bare, fan=name)], t)


def with_fans(sentence: str, verdict: Verdict, score: Score, t: Translator) -> str:
    """A sentence that names no fan, and after it the most valuable fan missed or invented."""
    told = joined_sentences([sentence, fans_headline(verdict, score, t)], t)
    return fullest([told, sentence], t)


def with_reason(sentence: str, fan: str, score: Score, t: Translator) -> str:
    """A sentence about a fan, and after it what makes that fan, where it counts."""
    line = next((each for each in score.counted if each.fan.id == fan), None)
    why = why_counted(line, score.account, score, t) if line and score.account else ""
    return fullest([joined_sentences([sentence, why], t), sentence], t)


def win_shown(score: Score, t: Translator, told: FanTold | None = None) -> str:
    """The most valuable fan that makes a hand a win, with what makes it; nothing where none has a value."""
    fan = shown_fan(score)
    return missed_text(fan, score, t, told) if fan else ""


def shown_fan(score: Score) -> Fan | None:
    """The most valuable fan that makes a hand a win."""
    able = [line for line in score.counted if line.fan.id not in NO_WIN_ALONE]
    highest = max(able, key=lambda line: line.points, default=None)
    return highest.fan if highest else None


def total_headline(given: float, score: Score, t: Translator) -> str:
    """What the number that was given shows; else what the hand is worth."""
    worth = t.gettext("This hand is worth %(worth)s.", worth=worth_said(score, t))
    return shown_by_total(given, score, t) or worth


def shown_by_total(given: float, score: Score, t: Translator, told: FanTold | None = None) -> str:
    """For which fans the number that was given would have been right; else the most valuable fan that it lacks."""
    counted = [line.fan for line in score.counted for _use in line.uses]
    sum_told = _without(given, counted, score, t) or _with_struck(given, counted, score, t)
    if sum_told:
        return sum_told
    lacking = _lacking(given, score)
    return missed_text(lacking, score, t, told) if lacking else ""


def _lacking(given: float, score: Score) -> Fan | None:
    """The most valuable fan that nobody counted who came to that number; nothing where any may be in it."""
    parts = [
        part
        for times in product(*(range(line.times + 1) for line in score.counted))
        if _worth(part := _part(score, times), score) == given
    ]
    lacking = [
        line.fan
        for line in score.counted
        if (not any(line.fan in part for part in parts) if parts else line.value > given)
    ]
    return max(lacking, key=score.value_of, default=None)


def _part(score: Score, times: Sequence[int]) -> list[Fan]:
    """Of what counts, each fan so many times."""
    lines = zip(score.counted, times, strict=True)
    return [line.fan for line, number in lines for _ in range(number)]


def _without(given: float, counted: Sequence[Fan], score: Score, t: Translator) -> str:
    """That fans are there for which the number is too low."""
    for number in range(1, _MOST_FORGOTTEN + 1):
        for left_out in combinations(counted, number):
            rest = list(counted)
            for fan in left_out:
                rest.remove(fan)
            if not rest or _worth(rest, score) != given:
                continue
            if all(fan not in rest for fan in left_out):
                return _right_without(given, tuple(dict.fromkeys(left_out)), score, t)
            if len(set(left_out)) == 1:
                return _right_with_fewer(given, left_out[0], number, score, t)
    return ""


def _right_without(given: float, fans: Sequence[Fan], score: Score, t: Translator) -> str:
    one, *others = (fan_name(each, t) for each in fans)
    total = amount(given, t)
    if others:
        return t.gettext(
            "%(total)s would be right without %(one)s and %(two)s.",
            total=total,
            one=one,
            two=others[0],
        )
    bare = t.gettext("%(total)s would be right without %(fans)s.", total=total, fans=one)
    return with_reason(bare, fans[0].id, score, t)


def _right_with_fewer(given: float, fan: Fan, times: int, score: Score, t: Translator) -> str:
    """That a fan is there more often than the number tells."""
    places = {"total": amount(given, t), "fan": fan_name(fan, t)}
    bare = (
        t.gettext("%(total)s would be right with %(fan)s counted one time fewer.", **places)
        if times == 1
        else t.gettext("%(total)s would be right with %(fan)s counted two times fewer.", **places)
    )
    return with_reason(bare, fan.id, score, t)


def _with_struck(given: float, counted: Sequence[Fan], score: Score, t: Translator) -> str:
    """That the number counts a fan that is struck, and why it is."""
    account = score.account
    for struck in account.struck if account else ():
        if account is not None and _worth([*counted, struck.fan], score) == given:
            return fullest(if_counted(struck, account, score, amount(given, t), t), t)
    return ""


def _worth(fans: Sequence[Fan], score: Score) -> float:
    return worth_of(fans, score, rule_set(score.rules))


def completed_text(score: Score, t: Translator, *, with_worth: bool = True) -> str:
    """The set that the winning tile completes, and what the hand is worth then."""
    account, win = score.account, tile_name(score.hand.win, t)
    if account is None:
        return ""
    part = account.reading.sets[account.reading.completed]
    if part.kind is SetKind.SINGLES:
        worth = worth_said(score, t)
        return t.gettext("With %(tile)s the hand is worth %(worth)s.", tile=win, worth=worth)
    if not with_worth:
        return t.gettext(
            "%(tile)s completes %(set)s.", tile=capitalized(win), set=set_name(part, t)
        )
    return t.gettext(
        "%(tile)s completes %(set)s: %(worth)s.",
        tile=capitalized(win),
        set=set_name(part, t),
        worth=total_text(score, t),
    )


def summed_fu(base: Fu, sets: tuple[TileSet, ...], t: Translator) -> str:
    """A base with what it is made up of, its set with most fu or its last part named: `This hand is 30 fu: 20 + 8 + 2.`"""
    bare = t.gettext("This hand is %(fu)s fu.", fu=base.points)
    told, equation = _fu_sums(base, t)
    if len(base.items) < 2:
        (item,) = base.items
        line = base_item_text(item, sets, t)
        return t.gettext("%(line)s, %(fu)s fu.", line=line, fu=item.points)
    of_sets = [item for item in base.items if item.place is not None]
    added = [item for item in base.items if item.id != _ROUNDING]
    highest = max(of_sets, key=lambda item: item.points, default=added[-1])
    line = base_item_text(highest, sets, t)
    if of_sets:
        part = t.gettext("%(line)s, %(fu)s fu.", line=line, fu=highest.points)
    else:
        part = t.gettext("%(line)s (+%(fu)s fu).", line=line, fu=highest.points)
    told_with = [joined_sentences([each, part], t) for each in (told, equation)]
    return fullest([*told_with, told, bare], t)


def _fu_sums(base: Fu, t: Translator) -> tuple[str, str]:
    """What is added up to a base, in a sentence and as a bare sum; rounding is told apart from what counts."""
    added = [item.points for item in base.items if item.id != _ROUNDING]
    parts, exact = " + ".join(map(str, added)), sum(added)
    if exact == base.points:
        return (
            t.gettext("This hand is %(fu)s fu: %(sum)s.", fu=base.points, sum=parts),
            t.gettext("%(sum)s = %(fu)s fu.", sum=parts, fu=base.points),
        )
    places = {"fu": base.points, "sum": parts, "exact": exact}
    return (
        t.gettext("This hand is %(fu)s fu: %(sum)s = %(exact)s, rounded up.", **places),
        t.gettext("%(sum)s = %(exact)s, rounded up to %(fu)s fu.", **places),
    )


def fu_of_line(item: FuItem, part: TileSet, t: Translator) -> str:
    """What a set or the wait is, and its fu: `Concealed pung of simples: 5 5 5 of dots, 4 fu.`"""
    line = base_item_text(item, (part,), t)
    return t.gettext("%(line)s, %(fu)s fu.", line=line, fu=item.points)
