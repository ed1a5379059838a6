"""What a deal or a session brings one player, told step by step (2014, 3.9, 3.11; 1998, 10, 13, 14)."""

from collections.abc import Callable, Iterable
from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Message, Value, message
from quizzes.question import Choice
from quizzes.situations.choosing import MOST
from quizzes.situations.mcr.account_steps import (
    AccountStep,
    DealStep,
    deal_steps,
    session_steps,
)
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    MISCONCEPTION_OF_EDITION,
    edition_of,
    random_seat,
    situation_from_ruling,
)
from quizzes.situations.template import DrawnSituation, SituationChapter, Template
from scoring import WINDS, Circumstances, RuleSet, Wind, WinSource
from scoring.mcr.edition import Edition
from scoring.mcr.payments import payments
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.endings import drawn_payments
from scoring.mcr.table.sessions import session_score
from scoring.table import Ruling
from wording import N_

_POINTS: Final = N_("%(number)s")


def numbers_around(
    draw: Draw,
    right: int,
    wrong: Iterable[tuple[int, str]],
    otherwise: str,
    *,
    show: Callable[[int], str],
) -> tuple[Choice, ...]:
    """Four numbers of which the right one stands as often in each place.

    `wrong` are numbers with their misconceptions; where a side has too few, others follow in steps.
    """
    named = {number: name for number, name in reversed(list(wrong)) if number != right}
    place, step = draw.below(MOST), draw.pick((5, 8, 10))
    below = draw.shuffled([each for each in named if each < right])[:place]
    above = draw.shuffled([each for each in named if each > right])[: MOST - 1 - place]
    while len(below) < place:
        below.append(min([right, *below]) - step)
    while len(above) < MOST - 1 - place:
        above.append(max([right, *above]) + step)
    return tuple(
        Choice(
            str(number),
            None if number == right else named.get(number, otherwise),
            message(_POINTS, number=show(number)),
        )
        for number in (*below, right, *above)
    )


def plain(number: int) -> str:
    """A number with a true minus sign where it is one."""
    return str(number).replace("-", "\u2212")


def signed(number: int) -> str:
    """A gain or loss with its sign."""
    return f"+{number}" if number > 0 else plain(number)


_DRAWN: Final = N_("%(seat)s later wins by self-draw with a hand worth %(points)s.")
_ON_DISCARD: Final = N_("%(seat)s later wins on %(other)s's discard with a hand worth %(points)s.")
_NOBODY: Final = N_("Nobody wins: the last tile is drawn and discarded.")
_PAYMENT: Final = {True: "self-drawn-payment", False: "discard-payment"}


def _end(draw: Draw, rules: Edition, may_win: list[Wind]) -> AccountStep:
    """Somebody who may wins, or nobody does."""
    edition, case = edition_of(rules), draw.below(3)
    if case == 0:
        found = drawn_payments(edition)
        return AccountStep(message(_NOBODY), found.value, found.articles)
    winner, points = draw.pick(may_win), 8 + draw.below(40)
    drawn = case == 1
    discarder = draw.pick([each for each in WINDS if each is not winner])
    won = (
        Circumstances(by=WinSource.DRAW, seat=winner)
        if drawn
        else Circumstances(seat=winner, discarder=discarder)
    )
    values: dict[str, Value] = {"seat": winner, "points": AmountInUnit(points)}
    told = message(_DRAWN, **values) if drawn else message(_ON_DISCARD, **values, other=discarder)
    articles = (rules.articles[_PAYMENT[drawn]],)
    return AccountStep(told, payments(points, rules.base, won), articles)


def _two_steps(draw: Draw, edition: RuleBook) -> list[tuple[DealStep, Wind]]:
    """Two fouls of different kinds by different players; what ends the deal comes last."""
    while True:
        one, two = draw.sample(deal_steps(edition), 2)
        first, second = draw.sample(WINDS, 2)
        if not (one.ends and two.ends):
            return sorted(((one, first), (two, second)), key=lambda each: each[0].ends)


_LEFT_OUT: Final = "step-left-out"
_MISADDED: Final = "steps-misadded"


def _is_deducted(step: AccountStep) -> bool:
    """Whether it takes points off that nobody receives."""
    return sum(step.paid.values()) < 0


def _misread(
    fouls: list[AccountStep], end: AccountStep | None, base: int, player: Wind, *, stopped: bool
) -> list[tuple[int, str]]:
    """What misconceptions make of the sum for that player; `base` are the points that each pays for a win."""
    own = [each.paid[player] for each in fouls]
    last = end.paid[player] if end else 0
    right = sum(own) + last
    wrong = [(right - each, _LEFT_OUT) for each in own if each]
    wrong += [
        (right - 2 * part, "penalty-added" if _is_deducted(each) and part < 0 else _MISADDED)
        for each, part in zip(fouls, own, strict=True)
        if part
    ]
    wrong += [
        (right - part + part // 3, "paid-to-one-player")
        for each, part in zip(fouls, own, strict=True)
        if each.to_each and part < 0
    ]
    if last:
        name = "stopped-pays-nothing" if stopped else _LEFT_OUT
        wrong.append((right - last, name))
        wrong.append(
            (right - last + base, _MISADDED)
            if last > 0
            else (right - last - base, "win-payment-mixed")
        )
    return [each for each in wrong if each[0] != right]


def _added_up(parts: list[int], *, ended: bool) -> Message:
    """How the sum of a deal comes about."""
    one, two, *last = map(signed, parts)
    number = signed(sum(parts))
    if not ended:
        return message(
            N_("First %(one)s, then %(two)s: %(number)s in all."), one=one, two=two, number=number
        )
    text = N_("First %(one)s, then %(two)s, and %(three)s at the end: %(number)s in all.")
    return message(text, one=one, two=two, three=last[0], number=number)


def _deal(
    draw: Draw, rules: Edition
) -> tuple[list[AccountStep], AccountStep | None, frozenset[Wind]]:
    """Two fouls, the end of the deal unless one of them is its end, and who may not win it."""
    edition = edition_of(rules)
    done = _two_steps(draw, edition)
    stopped = frozenset(seat for each, seat in done if each.stops(edition))
    fouls = [each.drawn(draw, edition, seat) for each, seat in done]
    if any(each.ends for each, _seat in done):
        return fouls, None, stopped
    return fouls, _end(draw, rules, [each for each in WINDS if each not in stopped]), stopped


def _points_of_a_deal(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Two fouls and the end of a deal: what does it bring one of the players?"""
    assert isinstance(rules, Edition)
    touched: list[Wind] = []
    while not touched:  # a player whom something of it gives or costs points
        fouls, end, stopped = _deal(draw, rules)
        told = [*fouls, end] if end else fouls
        touched = [seat for seat in WINDS if any(each.paid[seat] for each in told)]
    often = [seat for seat in touched if sum(bool(each.paid[seat]) for each in told) > 1]
    player = draw.pick(often or touched)
    parts = [each.paid[player] for each in told]
    wrong = _misread(fouls, end, rules.base, player, stopped=player in stopped)
    articles = [article for each in told for article in each.articles]
    ruling = Ruling(sum(parts), tuple(dict.fromkeys(articles)))
    return situation_from_ruling(
        ruling,
        tuple(each.told for each in told),
        message(
            N_("How many points does %(seat)s gain or lose in this deal in total?"), seat=player
        ),
        _added_up(parts, ended=end is not None),
        numbers_around(draw, ruling.value, wrong, _MISADDED, show=signed),
    )


_IN_DEALS: Final = N_(
    "In one session %(seat)s gains %(won)s points from wins and pays %(lost)s for other players' wins."
)


def _misread_score(
    edition: RuleBook, in_deals: list[int], paid: list[int], deducted: list[bool], right: int
) -> list[tuple[int, str]]:
    """What misconceptions make of the score of a session; a deduction is paid to nobody."""
    other = RuleBook.OF_2014 if edition is RuleBook.OF_1998 else RuleBook.OF_1998
    elsewhere = session_score(other, in_deals, paid).value
    wrong = [
        (right - each, "penalty-left-out" if off else _LEFT_OUT)
        for each, off in zip(paid, deducted, strict=True)
        if each
    ]
    wrong += [
        (right - 2 * each, "penalty-added" if off else _MISADDED)
        for each, off in zip(paid, deducted, strict=True)
        if each
    ]
    return [*wrong, (elsewhere, MISCONCEPTION_OF_EDITION[other])]


def _score_of_a_session(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Deals and three more things that do or do not touch a player's session score."""
    edition, player = edition_of(rules), random_seat(draw)
    won, lost = 60 + draw.below(200), 40 + draw.below(180)
    steps = [each.drawn(draw, edition, player) for each in draw.sample(session_steps(edition), 3)]
    paid = [each.paid[player] for each in steps]
    ruling = session_score(edition, [won, -lost], paid)
    one, two, three = map(signed, paid)
    reason = message(
        N_(
            "The score starts at %(start)s; then come %(won)s, −%(lost)s, %(one)s, %(two)s and %(three)s."
        ),
        start=session_score(edition, []).value,
        won=signed(won),
        lost=lost,
        one=one,
        two=two,
        three=three,
    )
    articles = [article for each in steps for article in each.articles]
    deducted = [_is_deducted(each) for each in steps]
    wrong = _misread_score(edition, [won, -lost], paid, deducted, ruling.value)
    return situation_from_ruling(
        Ruling(ruling.value, tuple(dict.fromkeys((*articles, *ruling.articles)))),
        (message(_IN_DEALS, seat=player, won=won, lost=lost), *(each.told for each in steps)),
        message(N_("What is %(seat)s's session score?"), seat=player),
        reason,
        numbers_around(draw, ruling.value, wrong, _MISADDED, show=plain),
    )


def _chapter(template: Template) -> SituationChapter:
    chapter = SituationChapter(template.topic, *ALL_EDITIONS)
    chapter.templates.append(template)
    return chapter


CHAPTERS: Final = tuple(
    _chapter(Template(id, Kind.PROCEDURE, topic, level, frozenset(ALL_EDITIONS), fill, instead_of))
    for id, topic, level, fill, instead_of in (
        (
            "points-of-a-deal",
            "payments",
            2,
            _points_of_a_deal,
            frozenset({"false-win-then-win", "where-deductions-go", "when-points-are-settled"}),
        ),
        (
            "score-of-a-session",
            "session-scores",
            2,
            _score_of_a_session,
            frozenset({"session-score"}),
        ),
    )
)
