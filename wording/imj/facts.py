"""What is known of a win under International Mahjong beside the tiles."""

from collections.abc import Iterator, Mapping

from scoring import Circumstances, Hand, WaitingHand, WinSource
from scoring.hand import KONGS_THAT_WIN
from wording.hands import Fact, FactKind, last_text, wall_facts, won_facts
from wording.imj.flowers import flower_name
from wording.imj.names import points
from wording.lists import comma_list
from wording.seats import seat_name, wind_name
from wording.translator import Translator


def facts(hand: Hand | WaitingHand, t: Translator) -> list[Fact]:
    """Seat, round, how the hand was won, its flowers, and what the event agreed."""
    circumstances = hand.circumstances
    results = [_seat_fact(circumstances, t), _round_fact(circumstances, t), *won_facts(hand, t)]
    if isinstance(hand, Hand):
        results[-1] = _won_fact(hand, results[-1], t)
        results.extend(_win_facts(hand, t))
    results.append(_flower_fact(circumstances, t))
    results.extend(_agreed(circumstances, t))
    return results


def _seat_fact(circumstances: Circumstances, t: Translator) -> Fact:
    seat = t.gettext(
        "%(wind)s (seat number %(number)s)",
        wind=wind_name(circumstances.seat, t),
        number=circumstances.seat.place + 1,
    )
    label = t.pgettext("International Mahjong", "Seat")
    short = t.gettext(
        "%(seat)s %(wind)s (%(number)s)",
        seat=label,
        wind=wind_name(circumstances.seat, t),
        number=circumstances.seat.place + 1,
    )
    return Fact(label, seat, kind=FactKind.SEAT, short=short)


def _round_fact(circumstances: Circumstances, t: Translator) -> Fact:
    """The wind of the round, which Chance Round goes by."""
    wind = wind_name(circumstances.round, t)
    return Fact(t.pgettext("International Mahjong", "Round"), wind, kind=FactKind.ROUND)


def _won_fact(hand: Hand, plain: Fact, t: Translator) -> Fact:
    """The winning tile, where it is a flower or where there is none."""
    if hand.wins_by_kongs:
        won = t.gettext("the fourth kong of the turn, without a draw")
        return Fact(plain.label, won, kind=plain.kind, short=t.gettext("Four kongs"))
    if hand.win.is_flower:
        drawn = t.gettext("%(tile)s, self-drawn", tile=flower_name(hand.win, t))
        return Fact(plain.label, drawn, (str(hand.win),), plain.kind, plain.short)
    return plain


def _win_facts(hand: Hand, t: Translator) -> Iterator[Fact]:
    circumstances = hand.circumstances
    if circumstances.last and circumstances.by is WinSource.ROBBED_KONG:
        last = t.gettext("empty: the last exposed tile")
        yield Fact(t.gettext("Wall"), last, short=t.gettext("Last exposed tile"))
    else:
        yield from wall_facts(hand, t)
    if circumstances.first_turn:
        by_discard = circumstances.by is WinSource.DISCARD and not hand.win.is_flower
        turn = t.gettext("the first discard") if by_discard else t.gettext("before any discard")
        label = t.gettext("First turn")
        yield Fact(label, turn, short=label)
    if circumstances.kongs_in_row and circumstances.kongs_in_row != KONGS_THAT_WIN:
        yield Fact(t.gettext("Kongs in a row"), str(circumstances.kongs_in_row))
    if circumstances.liable is not None:
        yield Fact(liable_text(t), seat_name(circumstances.liable, t))


def _flower_fact(circumstances: Circumstances, t: Translator) -> Fact:
    """The flowers, shown also where there are none, for No Flower is an element."""
    flowers = circumstances.flowers
    label = t.ngettext("Flower", "Flowers", len(flowers))
    if not flowers:
        none = t.gettext("no flower")
        return Fact(label, none, kind=FactKind.FLOWERS, short=t.gettext("No flower"))
    names = comma_list([flower_name(each, t) for each in flowers], t)
    tiles = tuple(map(str, flowers))
    return Fact(label, names, tiles, FactKind.FLOWERS, short=label, short_tiles=tiles)


def _agreed(circumstances: Circumstances, t: Translator) -> Iterator[Fact]:
    if circumstances.lowest is not None:
        least = points(circumstances.lowest, t)
        short = t.gettext("Lowest: %(points)s", points=least)
        yield Fact(t.gettext("Agreed lowest rank"), least, short=short)
    if circumstances.highest is not None:
        most = points(circumstances.highest, t)
        short = t.gettext("Highest: %(points)s", points=most)
        yield Fact(t.gettext("Agreed highest rank"), most, short=short)


def flag_texts(t: Translator) -> Mapping[str, str]:
    """The yes-or-no circumstances of a win that may be given, by their names, in words."""
    return {
        "last": last_text(t),
        "first_turn": t.gettext("Before, or on, the jonga's first discard"),
    }


def liable_text(t: Translator) -> str:
    """What the player is who pays for all three."""
    return t.gettext("Bound to lose")


def dealer_text(_t: Translator) -> str:
    """The dealer pays and gains as the others do."""
    return ""
