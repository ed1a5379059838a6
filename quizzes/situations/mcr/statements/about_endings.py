"""Statements about a won deal: what is laid out, paid and still allowed (2014, 3.9.1, 3.11.6.11(6))."""

from collections.abc import Iterable
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Message, Value, message
from quizzes.situations.mcr.facts import LATER_EDITIONS, why_laid
from quizzes.situations.mcr.statements.stating import Matter, chapter_of_statements, yes_or_no
from scoring import WINDS, Circumstances, RuleSet, Wind, WinSource
from scoring.mcr.edition import Edition
from scoring.mcr.payments import payments
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.endings import (
    counting_discards,
    may_add_fans,
    may_complain,
    shows_concealed_kongs,
)
from wording import N_

_WON: Final = {
    True: N_("%(seat)s wins by self-draw; the fans come to %(points)s."),
    False: N_("%(seat)s wins on %(other)s's discard; the fans come to %(points)s."),
}
_ARTICLE: Final = {True: "self-drawn-payment", False: "discard-payment"}
_LAID: Final = N_("With the fewest discards, the points are %(up)s face up and %(down)s face down.")
_GETS: Final = N_("%(seat)s gets %(points)s in all.")
_PAYS: Final = N_("%(seat)s pays %(points)s.")
_WHY_PAID: Final = {
    True: N_("Each of the other three pays the 8 base points and the fan points."),
    False: N_(
        "Each of the other three pays the 8 base points; the discarder also pays the fan points."
    ),
}
_KONGS: Final = {
    True: N_("Every concealed kong is now shown."),
    False: N_("The other players' concealed kongs stay face down."),
}
_ADDED: Final = {
    True: N_("A forgotten fan may be added until the count is accepted."),
    False: N_("A forgotten fan may no longer be added once the hand is shown."),
}
_CLOSED: Final = {
    True: N_("A fan remembered after the count was accepted is added."),
    False: N_("A fan remembered after the count was accepted is lost."),
}
_COMPLAINT: Final = {
    True: N_("A foul in an earlier deal may still be pointed out and punished."),
    False: N_("A foul in an earlier deal is no longer punished."),
}


def _laid(edition: RuleBook, points: int) -> Matter:
    found = counting_discards(edition, points)
    up, down = found.value
    wrong = {
        (down, up): "counters-swapped",
        (points, 0): "counters-of-one",
        tuple(counting_discards(edition, points + 8).value): "counters-with-base",
    }
    return Matter(
        message(_LAID, up=up, down=down),
        tuple(
            (message(_LAID, up=one, down=ten), misconception)
            for (one, ten), misconception in wrong.items()
            if (one, ten) != (up, down)
        ),
        found.articles,
        why_laid(points, up, down),
    )


def _money(
    text: str,
    seat: Wind,
    right: int,
    wrong: Iterable[tuple[int, str]],
    articles: tuple[str, ...],
    why: Message,
) -> Matter:
    """What a player gets or pays, beside amounts that are wrong."""
    return Matter(
        message(text, seat=seat, points=AmountInUnit(right)),
        tuple(
            (message(text, seat=seat, points=AmountInUnit(each)), misconception)
            for each, misconception in wrong
            if each != right
        ),
        articles,
        why,
    )


def _once_it_is_over(edition: RuleBook) -> list[Matter]:
    """What is shown, and what may still be said."""
    shown, open_, closed = (
        shows_concealed_kongs(edition),
        may_add_fans(edition, accepted=False),
        may_add_fans(edition, accepted=True),
    )
    late = may_complain(edition, over=True)
    count = N_("Fans may be added until the count is accepted, but not after that.")
    return [
        yes_or_no(
            _KONGS,
            shown.value,
            "kong-stays-hidden",
            shown.articles,
            N_(
                "When a deal ends, whether won or not, concealed kongs are shown so that they can be checked."
            ),
        ),
        yes_or_no(_ADDED, open_.value, "count-closed", open_.articles, count),
        yes_or_no(_CLOSED, closed.value, "count-closed", closed.articles, count),
        yes_or_no(
            _COMPLAINT,
            late.value,
            "late-complaint",
            late.articles,
            N_("A problem must be pointed out at once; it cannot be raised afterwards."),
        ),
    ]


def _of_a_win(
    draw: Draw, edition: RuleBook, rules: RuleSet
) -> tuple[tuple[Message, ...], list[Matter]]:
    """What is laid out, who pays what, and what may still be said."""
    assert isinstance(rules, Edition)
    winner, discarder, one, _two = draw.shuffled(WINDS)
    drawn, points = draw.chance(0.5), 11 + draw.below(54)
    won = (
        Circumstances(by=WinSource.DRAW, seat=winner)
        if drawn
        else Circumstances(seat=winner, discarder=discarder)
    )
    paid = payments(points, rules.base, won)
    values: dict[str, Value] = {"seat": winner, "points": AmountInUnit(points)}
    told = message(_WON[drawn], **values, **({} if drawn else {"other": discarder}))
    articles, why = (rules.articles[_ARTICLE[drawn]],), message(_WHY_PAID[drawn])

    def money(text: str, seat: Wind, right: int, *wrong: tuple[int, str]) -> Matter:
        return _money(text, seat, right, wrong, articles, why)

    base = rules.base
    known = [
        _laid(edition, points),
        money(
            _GETS,
            winner,
            paid[winner],
            (3 * (base + points) if not drawn else 3 * base + points, "win-payment-mixed"),
            (paid[winner] - 3 * base, "base-left-out"),
        ),
        money(
            _PAYS,
            one,
            -paid[one],
            (base if drawn else base + points, "win-payment-mixed"),
            (points, "base-left-out" if drawn else "win-payment-mixed"),
        ),
        money(
            _PAYS,
            discarder,
            -paid[discarder],
            (base, "win-payment-mixed" if drawn else "discarder-pays-base-only"),
            (points, "base-left-out"),
        ),
    ]
    return (told,), [*known, *_once_it_is_over(edition)]


CHAPTER: Final = chapter_of_statements(
    "ends-of-hands",
    "statements-about-a-win",
    4,
    LATER_EDITIONS,
    _of_a_win,
    "counting-with-tiles",
)
