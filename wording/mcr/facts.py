"""What is known of a win under the competition rules beside the tiles."""

from collections.abc import Mapping

from scoring import Hand, WaitingHand
from wording.hands import Fact, FactKind, last_text, wall_facts, won_facts
from wording.lists import comma_list
from wording.seats import wind_name
from wording.tiles import tile_label
from wording.translator import Translator


def facts(hand: Hand | WaitingHand, t: Translator) -> list[Fact]:
    """Seat, round wind, how the hand was won, and its flowers where there are any."""
    circumstances = hand.circumstances
    results = [
        Fact(t.gettext("Seat"), wind_name(circumstances.seat, t), kind=FactKind.SEAT),
        Fact(t.gettext("Round"), wind_name(circumstances.round, t), kind=FactKind.ROUND),
        *won_facts(hand, t),
        *wall_facts(hand, t),
    ]
    if isinstance(hand, Hand) and circumstances.last_of_kind:
        others = t.gettext("the other three of that tile")
        short = t.gettext("Other three shown")
        results.append(Fact(t.gettext("On the table"), others, short=short))
    flowers = circumstances.flowers
    if flowers:
        names = comma_list([tile_label(flower, t) for flower in flowers], t)
        label = t.ngettext("Flower", "Flowers", len(flowers))
        tiles = tuple(map(str, flowers))
        fact = Fact(label, names, tiles, FactKind.FLOWERS, short=label, short_tiles=tiles)
        results.append(fact)
    return results


def flag_texts(t: Translator) -> Mapping[str, str]:
    """The yes-or-no circumstances of a win that may be given, by their names, in words."""
    return {"last": last_text(t), "last_of_kind": t.gettext("The other three lie face up")}


def liable_text(_t: Translator) -> str:
    """Nobody answers for another's win under these rules."""
    return ""


def dealer_text(_t: Translator) -> str:
    """The dealer pays and gains as the others do."""
    return ""
