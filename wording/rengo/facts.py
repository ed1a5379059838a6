"""What is known of a win under the Rengo rules beside the tiles."""

from collections.abc import Iterator, Mapping

from scoring import Circumstances, Hand, Riichi, Tile, WaitingHand, Wind
from scoring.rengo.dora import dora_after
from wording.hands import Fact, FactKind, last_text, won_facts
from wording.seats import seat_name, wind_name
from wording.tiles import tile_label, tile_name
from wording.translator import Translator


def facts(hand: Hand | WaitingHand, t: Translator) -> list[Fact]:
    """Seat, round, how the hand was won, riichi, dora, and the other circumstances."""
    circumstances = hand.circumstances
    results = [*wind_facts(circumstances, t), *won_facts(hand, t)]
    if circumstances.last and isinstance(hand, Hand):
        results.append(_last_fact(circumstances, t))
    if circumstances.first_turn:
        results.append(_first_turn(circumstances, t))
    results.extend(_declared(circumstances, t))
    return results


def wind_facts(circumstances: Circumstances, t: Translator) -> list[Fact]:
    """Seat and round, which decide what winds are value tiles (51(3))."""
    return [_seat_fact(circumstances, t), _round_fact(circumstances, t)]


def fu_facts(hand: Hand, t: Translator) -> list[Fact]:
    """What decides the base beside the tiles: seat and round, how the hand was won, riichi."""
    riichi = Circumstances(riichi=hand.circumstances.riichi)
    return [*wind_facts(hand.circumstances, t), *won_facts(hand, t), *_declared(riichi, t)]


def _seat_fact(circumstances: Circumstances, t: Translator) -> Fact:
    wind = wind_name(circumstances.seat, t)
    seat = t.gettext("%(wind)s (dealer)", wind=wind) if circumstances.seat is Wind.EAST else wind
    return Fact(t.pgettext("Rengo", "Seat"), seat, kind=FactKind.SEAT)


def _round_fact(circumstances: Circumstances, t: Translator) -> Fact:
    wind = wind_name(circumstances.round, t)
    return Fact(t.pgettext("Rengo", "Round"), wind, kind=FactKind.ROUND)


def _last_fact(circumstances: Circumstances, t: Translator) -> Fact:
    """The end of the wall, of which fourteen tiles stay (19)."""
    if circumstances.self_drawn:
        end, short = t.gettext("the last draw"), t.gettext("Last draw")
    else:
        end, short = t.gettext("the last discard"), t.gettext("Last discard of the deal")
    return Fact(t.gettext("Wall"), t.gettext("14 tiles left, %(end)s", end=end), short=short)


def _first_turn(circumstances: Circumstances, t: Translator) -> Fact:
    dealt = circumstances.self_drawn and circumstances.seat is Wind.EAST
    turn = t.gettext("the dealt tiles") if dealt else t.gettext("before any call")
    label = t.gettext("First turn")
    return Fact(label, turn, short=label)


def _declared(circumstances: Circumstances, t: Translator) -> Iterator[Fact]:
    """Riichi, the dora, sticks on the table, furiten, and who answers for a yakuman."""
    if circumstances.riichi is Riichi.RIICHI:
        riichi = t.gettext("Riichi")
        yield Fact(riichi, t.gettext("declared"), short=riichi)
    elif circumstances.riichi is Riichi.DOUBLE:
        double = t.gettext("double, on the first discard")
        yield Fact(t.gettext("Riichi"), double, short=t.gettext("Double riichi"))
    if circumstances.dora_indicator is not None:
        yield _dora_fact(circumstances.dora_indicator, t)
    if circumstances.deposits:
        count = str(circumstances.deposits)
        short = t.gettext("Sticks %(count)s", count=count)
        yield Fact(t.gettext("Riichi sticks on the table"), count, short=short)
    if circumstances.furiten:
        yield Fact(t.gettext("Furiten"), t.gettext("yes"))
    if circumstances.liable is not None:
        yield Fact(liable_text(t), seat_name(circumstances.liable, t))


def _dora_fact(shown: Tile, t: Translator) -> Fact:
    """The indicator and what is dora by it, of which a phone shows the dora itself."""
    dora = dora_after(shown)
    meaning = t.gettext(
        "%(indicator)s: dora is %(dora)s",
        indicator=tile_label(shown, t),
        dora=tile_name(dora, t),
    )
    return Fact(
        t.gettext("Dora indicator"),
        meaning,
        (str(shown),),
        short=t.gettext("Dora"),
        short_tiles=(str(dora),),
    )


def flag_texts(t: Translator) -> Mapping[str, str]:
    """The yes-or-no circumstances of a win that may be given, by their names, in words."""
    return {
        "last": last_text(t),
        "first_turn": t.gettext("First draw of the deal, nothing claimed"),
        "furiten": t.gettext("Furiten"),
    }


def liable_text(t: Translator) -> str:
    """What the player is who answers for a yakuman (67)."""
    return t.gettext("Liable (pao)")


def dealer_text(t: Translator) -> str:
    """What the player of the East seat is, who pays and gains more (58)."""
    return t.gettext("dealer")
