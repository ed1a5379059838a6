"""The proof: every reading of a hand with its total, the chosen one marked."""

from collections.abc import Iterable
from dataclasses import dataclass

from scoring import Account, Score, rule_set
from web.components.citations import article_links
from web.components.ledger import tile_codes
from web.components.links import Link
from wording import Translator, amount, counted_fans_text, reading_note


@dataclass(frozen=True, slots=True)
class DerivedReading:
    """One reading of the hand: its total, its sets, its fans in words."""

    total: str
    sets: tuple[tuple[str, ...], ...]
    text: str
    note: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class ReadingsView:
    """All readings, the highest-scoring first; `aside` is the short form beside the fold's title."""

    readings: tuple[DerivedReading, ...]
    aside: str = ""
    note: str = ""
    note_articles: tuple[Link, ...] = ()


def derivation_view(score: Score, t: Translator) -> ReadingsView | None:
    """All readings, the one that counts first; None for tiles that make no winning shape."""
    if score.account is None:
        return None
    accounts = _apart((score.account, *score.others))
    readings = tuple(_reading(account, score, t) for account in accounts)
    if len(readings) == 1:
        return ReadingsView(readings)
    totals = [reading.total for reading in readings]
    return ReadingsView(
        readings,
        aside=t.gettext("%(best)s against %(rest)s", best=totals[0], rest=totals[1]),
        note=t.gettext("The winner counts the reading worth most."),
        note_articles=_most_valuable(score.rules, t),
    )


def _most_valuable(rules: str, t: Translator) -> tuple[Link, ...]:
    """Where the text says that the reading worth most counts."""
    places = rule_set(rules).principles
    cited = [places[name] for name in ("high-not-low", "dearest-reading") if name in places]
    return article_links(cited, rules, t)


def _apart(accounts: Iterable[Account]) -> tuple[Account, ...]:
    """Of readings that look and count alike only the first: they differ in nothing to see."""
    seen: dict[object, Account] = {}
    for account in accounts:
        looks = (
            account.reading.sets,
            tuple((line.fan.id, line.points) for line in account.counted),
        )
        seen.setdefault(looks, account)
    return tuple(seen.values())


def _reading(account: Account, score: Score, t: Translator) -> DerivedReading:
    chosen = account is score.account
    return DerivedReading(
        total=amount(account.total, t),
        sets=tuple(tile_codes(part) for part in account.reading.sets),
        text=counted_fans_text(account, score.rules, t),
        note="" if chosen else reading_note(account, score, t),
        chosen=chosen,
    )
