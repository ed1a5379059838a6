"""The whole count in plain text, for a worksheet or a terminal."""

from collections.abc import Iterator

from quizzes.citations import loses_half
from quizzes.question import Answer, HandQuestion, WaitQuestion
from scoring import Account, Score, Struck, System, Wait, rule_set
from scoring.rengo.limits import YAKUMAN_LIMIT
from wording import (
    N_,
    Translator,
    article_label,
    comma_list,
    counted_fans_text,
    fan_name,
    held_wait_text,
    line_text,
    lying_tile,
    other_reading_text,
    points,
    reading_note,
    why_counted,
    why_no_win,
    why_struck,
    worth_text,
)


def score_text(question: HandQuestion[Answer], t: Translator) -> str:
    """A line for each fan that counts or does not, with its article, and the total."""
    return "\n".join(_of_score(question.score, t))


def yakuman_note(score: Score, t: Translator) -> str:
    """What number stands for a yakuman, to which the text gives no han; nothing for other hands."""
    if score.limit != YAKUMAN_LIMIT.id:
        return ""
    return t.gettext(
        "A yakuman has a fixed value and no han (%(article)s); this site takes 13 as the answer.",
        article=article_label(YAKUMAN_LIMIT.article, score.rules, t),
    )


def waits_text(question: WaitQuestion, t: Translator) -> str:
    """A line for each tile that completes the hand: what it makes, or why it does not win."""
    lines = [_of_wait(wait, t) for wait in question.waits]
    for wait in question.waits:
        if wait.score.account is not None:
            lines += _held_wait(wait.score.account, wait.score, t)
    return "\n".join(lines)


def _of_score(score: Score, t: Translator) -> Iterator[str]:
    account = score.account
    assert account is not None  # questions are about legal wins
    for line in score.counted:
        yield t.gettext(
            "%(line)s (%(article)s): %(why)s",
            line=line_text(line, score.rules, t),
            article=article_label(line.fan.article, score.rules, t),
            why=why_counted(line, account, score, t),
        )
    yield t.gettext("Total: %(points)s.", points=total_text(score, t))
    yield from _not_counted(account, score, t)
    yield from other_readings(score, t)


def total_text(score: Score, t: Translator) -> str:
    """What the hand is worth in all, with flowers: `12 points`, `3 fans`, `3 han 40 fu`."""
    if score.account is None or score.flowers:
        return points(score.total, score.rules, t)
    return worth_text(score.account, score.rules, t)


def worth_said(score: Score, t: Translator) -> str:
    """The same within a sentence: `a yakuman` is what a hand is worth, `yakuman` its heading."""
    if score.limit == YAKUMAN_LIMIT.id:
        return t.pgettext("what a hand is worth", "a yakuman")
    return total_text(score, t)


def other_readings(score: Score, t: Translator) -> Iterator[str]:
    """A line for each other reading of the hand: what it is worth and what it counts."""
    told: set[str] = set()
    for other in score.others:
        note = reading_note(other, score, t)
        fans = counted_fans_text(other, score.rules, t)
        if (key := f"{note} {fans}") in told:
            continue  # with other sets, but the same fans
        told.add(key)
        yield t.gettext(
            "Another reading, %(note)s. %(reading)s",
            note=note,
            reading=other_reading_text(other, score, t),
        )


def _not_counted(account: Account, score: Score, t: Translator) -> Iterator[str]:
    lines: dict[str, None] = {}
    for each in account.struck:
        lines[not_counted_text(each, account, score, t)] = None
    yield from lines
    yield from _held_wait(account, score, t)


def _held_wait(account: Account, score: Score, t: Translator) -> Iterator[str]:
    """That a wait fan does not count, where it is our reading alone that keeps it out."""
    if held := held_wait_text(score, account, t):
        fan, why = held
        yield t.gettext(
            "Not counted: %(fan)s (%(article)s). %(why)s",
            fan=fan_name(fan, t),
            article=article_label(fan.article, score.rules, t),
            why=why,
        )


def not_counted_text(struck: Struck, account: Account, score: Score, t: Translator) -> str:
    """That a fan is there and does not count, or not once more, and why."""
    fan = fan_name(struck.fan, t)
    article = article_label(struck.article, score.rules, t)
    why = why_struck(struck, account, score, t)
    if any(line.fan is struck.fan for line in account.counted):
        return t.pgettext(
            "counted once already",
            "Not counted: %(fan)s (%(article)s). %(why)s",
            fan=fan,
            article=article,
            why=why,
        )
    return t.gettext(
        "Not counted: %(fan)s (%(article)s). %(why)s", fan=fan, article=article, why=why
    )


def _of_wait(wait: Wait, t: Translator) -> str:
    tile = lying_tile(wait.tile, t)
    if not wait.score.win:
        if short := _too_little(wait.score, tile, t):
            return short
        return t.gettext("%(tile)s: %(why)s", tile=tile, why=why_no_win(wait.score, t))
    message = N_("%(tile)s wins: %(fans)s; %(points)s.")
    if loses_half(wait.score):
        message = N_("%(tile)s wins: %(fans)s; %(points)s, with the half fan dropped.")
    return t.gettext(
        message,
        tile=tile,
        fans=comma_list(_counted_names(wait.score, t), t),
        points=total_text(wait.score, t),
    )


def _counted_names(score: Score, t: Translator) -> list[str]:
    """What counts, each with its worth; yakuman by name alone, as they come to one in all."""
    if score.limit == YAKUMAN_LIMIT.id:
        return [fan_name(line.fan, t) for line in score.counted]
    return [line_text(line, score.rules, t) for line in score.counted]


def _too_little(score: Score, tile: str, t: Translator) -> str:
    """That a tile makes a shape worth too few points, by the competition rules; else nothing."""
    rules = rule_set(score.rules)
    if rules.system is not System.MCR or score.why_not != "minimum" or score.flowers:
        return ""
    return t.ngettext(
        "%(tile)s: only %(num)s point, below the minimum of %(minimum)s, so no win.",
        "%(tile)s: only %(num)s points, below the minimum of %(minimum)s, so no win.",
        score.counted_for_minimum,
        tile=tile,
        minimum=rules.minimum,
    )
