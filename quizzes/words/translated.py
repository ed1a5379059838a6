"""Sentences that a question says, in a language."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Final

from quizzes.message import (
    AmountInUnit,
    CopiesOf,
    FanName,
    Message,
    Numeral,
    PrincipleName,
    SetName,
    SumOf,
    TileList,
    TileSets,
    Value,
)
from scoring import Tile, Wind, rule_set
from wording import (
    N_,
    Translator,
    amount,
    and_list,
    fan_name,
    kind_name,
    numeral,
    points,
    principle_name,
    run_text,
    seat_name,
    set_name,
    sets_text,
    signed,
    tile_name,
    tiles_text,
)


def translated(message: Message, rules: str, t: Translator) -> str:
    """The sentence with its places filled, under a rule set that gives units and fans."""
    values = {name: _value(value, rules, t) for name, value in message.values}
    return t.gettext(message.text, **values)


def _value(value: Value, rules: str, t: Translator) -> str:
    match value:
        case Message():
            return translated(value, rules, t)
        case FanName() | PrincipleName() | AmountInUnit():
            return _of_rules(value, rules, t)
        case Wind():
            return seat_name(value, t)
        case Tile():
            return tile_name(value, t)
        case CopiesOf():
            return kind_name(value.tile, t)
        case TileList():
            return and_list(
                [_copies(each, len([*same]), t) for each, same in groupby(value.tiles)], t
            )
        case SetName():
            return set_name(value.set, t)
        case TileSets():
            return sets_text(value.sets, t)
        case Numeral():
            return numeral(value.number, t)
        case SumOf():
            return _sum_text(value.terms, t)
        case tuple():
            return _several(value, t)
        case int() | float():
            return amount(value, t) if value >= 0 else signed(value, t)
        case str():
            return value


_COPIES: Final = {
    2: N_("two copies of %(tile)s"),
    3: N_("three copies of %(tile)s"),
    4: N_("four copies of %(tile)s"),
}


def _copies(tile: Tile, number: int, t: Translator) -> str:
    """`the 5 of dots`, `two copies of the 5 of dots`."""
    name = tile_name(tile, t)
    return name if number == 1 else t.gettext(_COPIES[number], tile=name)


def _of_rules(value: FanName | PrincipleName | AmountInUnit, rules: str, t: Translator) -> str:
    """What a rule set names, or counts in its unit."""
    match value:
        case FanName():
            return fan_name(rule_set(rules).fan(value.id), t)
        case PrincipleName():
            return principle_name(value.id, rules, t)
        case AmountInUnit():
            return points(value.amount, value.rules or rules, t)


def _sum_text(terms: Sequence[float], t: Translator) -> str:
    """The first as it is, each other after its sign; one alone has its sign too."""
    first, *others = terms
    if not others:
        return signed(first, t)
    texts = [amount(first, t) if first >= 0 else signed(first, t)]
    for each in others:
        texts += [signed(each, t)[0] if each else "+", amount(abs(each), t)]
    return " ".join(texts)


def _several(values: Sequence[object], t: Translator) -> str:
    """Several seats, or tiles: a set is read as one."""
    if seats := [seat_name(each, t) for each in values if isinstance(each, Wind)]:
        return and_list(seats, t)
    tiles = [each for each in values if isinstance(each, Tile)]
    return run_text(tiles, t) if _lie_together(tiles) else tiles_text(tiles, t)


_SPAN = 3  # numbers from the lowest to the highest tile of what is taken for a set


def _lie_together(tiles: Sequence[Tile]) -> bool:
    """Whether the tiles are a set, a run, or taken for a set: commas must not tell which."""
    if len(tiles) < 3 or len(set(tiles)) == 1:
        return len(tiles) > 2
    numbers = [each.number for each in tiles]
    alike = len({each.suit for each in tiles}) == 1 and tiles[0].is_suited
    in_a_row = all(later == one + 1 for one, later in pairwise(numbers))
    return alike and (in_a_row or max(numbers) - min(numbers) <= _SPAN)
