"""What each rule set says in its own words; `rules` is the id of a rule set."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from scoring import (
    RULE_SETS,
    Account,
    Counted,
    Fan,
    Hand,
    Score,
    Shape,
    Struck,
    WaitingHand,
    rule_set,
)
from wording.hands import Fact
from wording.languages import LANGUAGES, Language, language
from wording.lists import comma_list
from wording.names import fan_name
from wording.sets import sets_text
from wording.system import system_words
from wording.tiles import tile_name
from wording.translator import N_, Translator, translator


def translator_under(rules: str, t: Translator) -> Translator:
    """The translator for a page that speaks of that rule set, in whose own words it speaks."""
    return _under(rules, t.lang).with_names_in(t.also)


@lru_cache(maxsize=len(RULE_SETS) * len(LANGUAGES))
def _under(rules: str, lang: str) -> Translator:
    t = translator(lang)
    instead = system_words(rules).vocabulary(rules, t)
    return t.with_sentences(instead) if instead else t


def points(n: float, rules: str, t: Translator) -> str:
    """An amount in the unit of the rule set: `8 points`, `3 fans`, `2 han`."""
    return system_words(rules).points(n, t)


def second_name(fan: Fan, rules: str, t: Translator) -> tuple[str, str]:
    """The second name to show beside a fan's name, and its language; empty where there is none."""
    chosen = t.also if t.also != t.lang else None
    other = language(chosen) if chosen else second_language(rules, t)
    return (fan.names[other.column], other.tag) if other else ("", "")


def second_language(rules: str, t: Translator) -> Language | None:
    """The language of the second names where the reader has chosen none; None shows no such name."""
    return system_words(rules).second_language(t)


def minimum_text(rules: str, t: Translator) -> str:
    """What a win needs: `minimum 8`, `no minimum`, `one yaku`."""
    return system_words(rules).minimum_text(rule_set(rules), t)


def value_unit(fan: Fan, rules: str, t: Translator) -> str:
    """What the value of a fan counts: points, fans or han; a yakuman is its own unit."""
    return system_words(rules).value_unit(fan, t)


def payment_unit(rules: str, t: Translator) -> str:
    """What is paid: `points`, `mados`."""
    return system_words(rules).payment_unit(t)


def series_name(series: str, rules: str, t: Translator) -> str:
    """The name of a series or group of fans."""
    return system_words(rules).series_name(series, t)


def principle_name(principle: str, rules: str, t: Translator) -> str:
    """The name of a counting principle, such as `non-repeat`."""
    return system_words(rules).principle_name(principle, t)


def article_label(article: str, rules: str, t: Translator) -> str:
    """An article as the text is cited: `3.8.1 row 51`, `Art. 27.1(2)`, `Art. 51(3)`."""
    return system_words(rules).article_label(article, rules, t)


def with_article(told: str, article: str, t: Translator) -> str:
    """A sentence with an article, as its label, before the stop: `This is so (Art. 3).`"""
    bare = told.removesuffix(".").removesuffix("。")
    if bare == told:
        return t.gettext("%(why)s (%(article)s)", why=told, article=article)
    return t.gettext("%(why)s (%(article)s).", why=bare, article=article)


def worth_text(account: Account, rules: str, t: Translator) -> str:
    """The worth of a reading: `12 points`, `3 fans`, `3 han 40 fu`, `yakuman`."""
    return system_words(rules).worth_text(account, t)


def line_text(line: Counted, rules: str, t: Translator) -> str:
    """A fan with its points: `All Chows 2`, `Mixed Double Chow 1 ×2`."""
    return system_words(rules).line_text(line, t)


def counted_text(lines: int, account: Account, rules: str, t: Translator) -> str:
    """How many fans of an account count and what they are worth: `3 fans, 12 points.`"""
    return system_words(rules).counted_text(lines, points(account.total, rules, t), t)


def total_note(account: Account, score: Score, t: Translator) -> str:
    """What the total of an account of that score is measured against, or what it lost."""
    return system_words(score.rules).total_note(account, score, t)


def win_text(score: Score, t: Translator) -> str:
    """What stands beside the bare total of a win: `points, a legal win`."""
    return system_words(score.rules).win_text(score, t)


def flag_texts(rules: str, t: Translator) -> Mapping[str, str]:
    """The yes-or-no circumstances of a win that the rule set looks at, in words, by their names."""
    return system_words(rules).flag_texts(t)


def liable_text(rules: str, t: Translator) -> str:
    """What the player is called who pays for the others; empty where nobody does."""
    return system_words(rules).liable_text(t)


def dealer_text(rules: str, t: Translator) -> str:
    """What the player of the East seat is called who pays and gains more; empty where East does not."""
    return system_words(rules).dealer_text(t)


def facts(hand: Hand | WaitingHand, rules: str, t: Translator) -> tuple[Fact, ...]:
    """Seat, round wind, how the hand was won, and what else the rule set looks at."""
    return tuple(system_words(rules).facts(hand, t))


def why_counted(line: Counted, account: Account, score: Score, t: Translator) -> str:
    """Why this line of an account of that score counts."""
    return system_words(score.rules).why_counted(line, account, score, t)


def why_struck(
    struck: Struck, account: Account, score: Score, t: Translator, *, briefly: bool = False
) -> str:
    """Why this line of an account of that score is there and does not count."""
    return system_words(score.rules).why_struck(struck, account, score, t, briefly=briefly)


def not_counted_text(fan: Fan, why: str, t: Translator) -> str:
    """That a fan does not count, and why, as one line of text."""
    return t.gettext("Not counted: %(fan)s. %(why)s", fan=fan_name(fan, t), why=why)


def if_counted(
    struck: Struck, account: Account, score: Score, total: str, t: Translator
) -> tuple[str, ...]:
    """To what the line that is struck would make a total, and why it does not count; the fullest first."""
    fan = fan_name(struck.fan, t)
    if any(line.fan is struck.fan for line in account.counted):
        why = N_("The total would be %(total)s with one more %(fan)s. %(why)s")
        bare = N_(
            "The total would be %(total)s with one more %(fan)s, but it does not count again."
        )
    elif struck.times > 1:
        why = N_("Counting one %(fan)s would make it %(total)s. %(why)s")
        bare = N_("Counting one %(fan)s would make it %(total)s, but that fan does not count.")
    else:
        why = N_("The total would be %(total)s with %(fan)s. %(why)s")
        bare = N_("The total would be %(total)s with %(fan)s, but it does not count.")
    reason = why_struck(struck, account, score, t)
    return (
        system_words(score.rules).if_counted(struck, account, score, total, t)
        or t.gettext(why, fan=fan, total=total, why=reason),
        t.gettext(bare, fan=fan, total=total),
    )


def counted_fans_text(
    account: Account, rules: str, t: Translator, flowers: Counted | None = None
) -> str:
    """What a reading counts: `With the 2 of characters as the pair: All Chows 2.`"""
    fans = _fans_text(account, flowers, rules, t)
    if account.reading.shape not in (Shape.STANDARD, Shape.KNITTED_STRAIGHT):
        return t.gettext("%(fans)s.", fans=fans)
    pair = tile_name(account.reading.sets[-1].tiles[0], t)
    return t.gettext("With %(tile)s as the pair: %(fans)s.", tile=pair, fans=fans)


def _fans_text(account: Account, flowers: Counted | None, rules: str, t: Translator) -> str:
    """The fans of a reading, the flowers last; `nothing` where there are none."""
    counted = (*account.counted, flowers) if flowers else account.counted
    lines = [line_text(line, rules, t) for line in counted]
    return comma_list(lines, t) if lines else t.pgettext("fans", "nothing")


def other_reading_text(account: Account, score: Score, t: Translator) -> str:
    """What another reading counts, by its pair; where the pair is the same, by the sets that differ.

    Flowers count in every reading, so they are named as in the one that counts.
    """
    counted = score.account
    assert counted is not None  # there are others beside it
    if account.reading.shape is not Shape.STANDARD or not _same_pair(account, counted):
        return counted_fans_text(account, score.rules, t, score.flower_line)
    own = Counter(account.reading.sets) - Counter(counted.reading.sets)
    if not own:
        return counted_fans_text(account, score.rules, t, score.flower_line)
    fans = _fans_text(account, score.flower_line, score.rules, t)
    return t.gettext("Read as %(sets)s: %(fans)s.", sets=sets_text([*own.elements()], t), fans=fans)


def _same_pair(one: Account, other: Account) -> bool:
    shapes = {one.reading.shape, other.reading.shape}
    return len(shapes) == 1 and one.reading.sets[-1].tiles == other.reading.sets[-1].tiles


def reading_note(account: Account, score: Score, t: Translator) -> str:
    """How another reading stands to the one that counts."""
    return system_words(score.rules).reading_note(account, score, t)


def why_no_win(score: Score, t: Translator) -> str:
    """Why the hand does not win; nothing where it wins."""
    return system_words(score.rules).why_no_win(score, t)


def conversion_text(score: Score, t: Translator) -> str:
    """How fans or han become what is paid: `3 fans: 8 mados.`; nothing where they are that."""
    return system_words(score.rules).conversion_text(score, t)


def payment_text(score: Score, t: Translator) -> str:
    """Who pays what; nothing where the hand does not win."""
    return system_words(score.rules).payment_text(score, t)
