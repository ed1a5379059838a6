"""The settings of an event, its end and its results (articles 7, 14 and 31)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scoring.seats import WINDS, Wind
from scoring.table import Ruling, by_house_rule, by_text, expect_whole, ranks


@dataclass(frozen=True, slots=True)
class EventSettings:
    """Rounds, the lowest rank that wins (None: any hand), mados at the start, the highest rank.

    Without an agreed highest rank the chart's end is the highest (7.2(3)).
    """

    rounds: int = 8
    lowest: int | None = None
    start: int = 20_000
    highest: int | None = None


def settings(competition: bool, agreed: EventSettings | None = None) -> Ruling[EventSettings]:
    """What holds for an event: 7.1 in a competition, else what was agreed, 7.1 if nothing was."""
    if competition or agreed is None:
        return by_text(EventSettings(), "7.1", *(() if competition else ("7.3",)))
    return by_text(agreed, "7.3")


def counted_rank(
    settings: EventSettings, rank: float, special: bool = False
) -> Ruling[float | None]:
    """The rank for which a hand is paid; None where it is no winning hand.

    A hand below the agreed lowest rank does not win, but for the special hands of 25.2; one above
    the agreed highest is paid for that.
    """
    if settings.lowest is not None and rank < settings.lowest and not special:
        return by_text(None, "33.4", "7.2(1)")
    if settings.highest is not None and rank > settings.highest:
        return by_text(settings.highest, "7.2(2)")
    articles = (
        ("7.1(2)",) if settings.lowest is None else ("19.2", "7.2(1)") if special else ("7.2(1)",)
    )
    return by_text(rank, *articles)


def is_over(settings: EventSettings, rounds_played: int) -> Ruling[bool]:
    """Whether the event ends with a round; else seats are chosen anew after every fourth (8.2).

    Raises ScoringError: rounds are counted from 0.
    """
    expect_whole("rounds_played", rounds_played, 0)
    return by_text(rounds_played >= settings.rounds, "7.1(1)", "14")


def totals(
    settings: EventSettings, games: Iterable[Mapping[Wind, int]]
) -> Ruling[Mapping[Wind, int]]:
    """The mados in hand: what each began with, and all that was paid and received since.

    `games` are the payments of each game by player; an aborted game has none (23.10).
    """
    held = dict.fromkeys(WINDS, settings.start)
    for paid in games:
        for seat, change in paid.items():
            held[seat] += change
    return by_text(held, "7.1(3)", "31")


def places(results: Mapping[Wind, int]) -> Ruling[Mapping[Wind, int]]:
    """The place of each player at the end, 1 for most mados.

    Who has as much as another shares the better place: the text does not say.
    """
    seats = tuple(results)
    found = dict(zip(seats, ranks([(results[seat],) for seat in seats]), strict=True))
    if len(set(results.values())) < len(results):
        return by_house_rule(found, "imj-ties", "31")
    return by_text(found, "31")
