"""Checks about the fans of a hand that offer no list: name them, point at one, strike some."""

from collections.abc import Iterable, Iterator, Sequence

from lessons.errors import ContentError
from lessons.pieces.check_parts import Fields, Hands, asked_hand, numbered
from lessons.tables import Table, text
from scoring import (
    Account,
    Counted,
    Fan,
    Hand,
    LitBy,
    RuleSet,
    Score,
    Struck,
    Tile,
    Use,
    equal_accounts,
)


def read_name(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    """Every fan that the hand counts, of all that there are, each as often as it counts."""
    found = _counted_hand(table, rules, hands, where)
    every = (fan.id for fan in rules.fans for _time in range(fan.most_times))
    return {
        "scores": (found,),
        "options": numbered(every),
        "answer": _named(_times(found.counted)),
        "accepted": tuple(dict.fromkeys(_countings(found, rules))),
    }


def _counted_hand(table: Table, rules: RuleSet, hands: Hands, where: str) -> Score:
    """The hand of a check, which must be complete."""
    found = asked_hand(table, rules, hands, where)
    if found.account is None:
        raise ContentError("bad-value", f"{where}: the hand is not complete: nothing counts in it")
    return found


def _times(lines: Iterable[Counted]) -> list[Fan]:
    """The fan of each line, as often as it counts."""
    return [line.fan for line in lines for _use in line.uses]


def _lines(account: Account) -> tuple[Counted | Struck, ...]:
    """All that is in the hand, counted or not."""
    return (*account.counted, *account.struck)


def _named(fans: Iterable[Fan]) -> frozenset[str]:
    return frozenset(numbered(fan.id for fan in fans))


def _countings(found: Score, rules: RuleSet) -> Iterator[frozenset[str]]:
    """Every counting that is as good; what is worth nothing may be said or left unsaid."""
    flowers = _times((found.flower_line,) if found.flower_line else ())
    for account in equal_accounts(found.hand, rules):
        fans = _times(account.counted)
        worthless = [line.fan for line in _lines(account) if not line.fan.value]
        telling = [fan for fan in fans if fan.value]
        yield _named([*fans, *flowers])
        if worthless:
            yield _named([*telling, *flowers])
            yield _named([*telling, *dict.fromkeys(worthless), *flowers])


def read_strike(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    """Which of all the fans that are in the hand are not counted."""
    found = _counted_hand(table, rules, hands, where)
    assert found.account is not None
    counted = {line.fan.id for line in found.counted}
    struck = _struck(found.account)
    if both := counted & struck:
        raise ContentError(
            "bad-value",
            f"{where}: {', '.join(sorted(both))} counts and is struck as well: take another hand",
        )
    if not struck:
        raise ContentError("bad-value", f"{where}: nothing in the hand is struck")
    there = counted | struck
    return {
        "scores": (found,),
        "options": tuple(sorted(there, key=lambda fan: _rank(rules.fan(fan), found.hand))),
        "answer": struck,
        "accepted": tuple(
            other
            for account in equal_accounts(found.hand, rules)
            if (other := _struck(account)) and other < there
        ),
    }


def _struck(account: Account) -> frozenset[str]:
    return frozenset(line.fan.id for line in account.struck)


def _rank(fan: Fan, hand: Hand) -> tuple[float, int]:
    """The most valuable first, then in the order of the text: it gives no hint of what counts."""
    return -fan.value_in(hand), fan.number


def read_point(table: Table, rules: RuleSet, hands: Hands, where: str) -> Fields:
    """Which tiles of the hand make a fan; of like tiles any will do."""
    found = _counted_hand(table, rules, hands, where)
    fan = rules.fan(text(table, "fan", where))
    ways = tuple(dict.fromkeys(_ways(found, fan, rules)))
    every = numbered(map(str, _shown_tiles(found.hand)))
    if not ways:
        raise ContentError("bad-value", f"{where}: the hand has no {fan.id}")
    if max(map(len, ways)) == len(every):
        raise ContentError(
            "bad-value", f"{where}: every tile makes {fan.id}: take a fan that some make"
        )
    return {
        "scores": (found,),
        "options": every,
        "fan": fan.id,
        "answer": ways[0],
        "accepted": ways[1:],
    }


def _shown_tiles(hand: Hand) -> tuple[Tile, ...]:
    """The tiles as they lie: standing, the winning tile, the melds."""
    melded = (tile for meld in hand.melds for tile in meld.tiles)
    return (*hand.concealed, hand.win, *melded)


def _ways(found: Score, fan: Fan, rules: RuleSet) -> Iterator[frozenset[str]]:
    """The tiles that make it: of every time that it is there, then of each alone."""
    assert found.account is not None
    for account in (found.account, *equal_accounts(found.hand, rules)):
        uses = [use for line in _lines(account) if line.fan.id == fan.id for use in line.uses]
        if not uses:
            continue
        for times in (uses, *([each] for each in uses)):
            yield _tiles_of(times, fan, account, found.hand)


def _tiles_of(uses: Sequence[Use], fan: Fan, account: Account, hand: Hand) -> frozenset[str]:
    """The tiles of these times together; a set that makes several of them is there once."""
    places = dict.fromkeys(place for use in uses for place in use.sets)
    tiles = [tile for place in places for tile in account.reading.sets[place].tiles]
    if not places:
        tiles = _tiles_without_sets(uses, fan, hand)
    return frozenset(numbered(map(str, tiles)))


def _tiles_without_sets(uses: Sequence[Use], fan: Fan, hand: Hand) -> list[Tile]:
    """Where no set makes the fan: certain kinds of tile, the winning tile, or all."""
    kinds = {tile for use in uses for tile in use.tiles}
    if kinds:
        return [tile for tile in _shown_tiles(hand) if tile in kinds]
    if fan.lit_by is LitBy.WINNING_TILE:
        return [hand.win]
    return list(_shown_tiles(hand))
