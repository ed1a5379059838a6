"""A hand in words: its line, and the facts around it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from scoring import Hand, Meld, Tile, WaitingHand, Wind, WinSource
from wording.lists import semicolon_list
from wording.seats import seat_name
from wording.sets import meld_text
from wording.tiles import concealed_text, lying_tile, tile_label
from wording.translator import Translator

Part = tuple[str, str]


class FactKind(StrEnum):
    """What a fact of the table is about."""

    SEAT = "seat"
    ROUND = "round"
    WON_ON = "won-on"
    FLOWERS = "flowers"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact of the table. `tiles` are the codes of tiles to show beside the words.

    `short` says it in so few words that all facts stand in one line of a phone, beside the tiles
    `short_tiles`; it is empty where label and value are that short themselves.
    """

    label: str
    value: str
    tiles: tuple[str, ...] = ()
    kind: FactKind = FactKind.OTHER
    short: str = ""
    short_tiles: tuple[str, ...] = ()


def hand_line(hand: Hand | WaitingHand, t: Translator, *, wins: bool = True) -> tuple[Part, ...]:
    """The hand as labels and words: standing tiles, last tile, claimed melds, concealed kongs.

    Parts that are empty are left out. The last tile is the winning one unless `wins` is False.
    """
    parts: list[Part] = [concealed_part(hand.concealed, t)]
    if isinstance(hand, Hand) and not hand.wins_by_kongs:
        parts.append((last_tile_label(hand, t, wins=wins), tile_label(hand.win, t)))
    return (*parts, *meld_parts(hand.melds, hand.circumstances.seat, t))


def concealed_part(tiles: Sequence[Tile], t: Translator) -> Part:
    """The concealed tiles."""
    return t.gettext("Concealed"), concealed_text(tiles, t)


def winning_part(tile: Tile, t: Translator) -> Part:
    """The winning tile."""
    return t.gettext("Winning tile"), tile_label(tile, t)


def last_tile_label(hand: Hand, t: Translator, *, wins: bool = True) -> str:
    """What the tile that came last is called; where no win is claimed for it, by how it came."""
    if wins:
        return t.gettext("Winning tile")
    match hand.circumstances.by:
        case WinSource.DISCARD:
            return t.gettext("Discarded tile")
        case WinSource.ROBBED_KONG:
            return t.gettext("Added tile")
        case _:
            return t.gettext("Drawn tile")


def meld_parts(melds: Iterable[Meld], seat: Wind, t: Translator) -> Iterator[Part]:
    """The claimed melds of the player of that seat, then the concealed kongs, where there are any."""
    melds = tuple(melds)
    if claimed := [meld_text(meld, seat, t) for meld in melds if meld.is_claimed]:
        yield t.gettext("Melds"), semicolon_list(claimed, t)
    if kongs := [concealed_text(meld.tiles, t) for meld in melds if not meld.is_claimed]:
        yield t.gettext("Concealed kong"), semicolon_list(kongs, t)


def hand_text(hand: Hand | WaitingHand, t: Translator) -> str:
    """The same in one line of plain text: `Concealed 2 2 3 characters · Winning tile 5 of dots`."""
    return line_of_parts(hand_line(hand, t), t)


def line_of_parts(parts: Iterable[Part], t: Translator) -> str:
    """Labels with their words in one line of plain text."""
    labelled = [
        t.pgettext("part of a hand", "%(label)s %(words)s", label=label, words=words)
        for label, words in parts
    ]
    text = labelled[0]
    for part in labelled[1:]:
        text = t.pgettext("parts of a hand", "%(one)s · %(two)s", one=text, two=part)
    return text


def won_on(hand: Hand, t: Translator) -> str:
    """The winning tile and where it came from: `5 of dots, discarded by West`.

    A discarder who is not known is not named.
    """
    tile = lying_tile(hand.win, t)
    if hand.circumstances.discarder_unnamed:
        if hand.circumstances.by is WinSource.ROBBED_KONG:
            return t.gettext("%(tile)s, from a robbed kong", tile=tile)
        return t.gettext("%(tile)s, from a discard", tile=tile)
    player = seat_name(hand.circumstances.paid_by, t)
    match hand.circumstances.by:
        case WinSource.DISCARD:
            return t.gettext("%(tile)s, discarded by %(player)s", tile=tile, player=player)
        case WinSource.ROBBED_KONG:
            return t.gettext(
                "%(tile)s, robbed from %(player)s's added kong", tile=tile, player=player
            )
        case WinSource.REPLACEMENT:
            return t.gettext("%(tile)s, drawn after a kong", tile=tile)
        case _:
            return t.gettext("%(tile)s, self-drawn", tile=tile)


def won_facts(hand: Hand | WaitingHand, t: Translator) -> list[Fact]:
    """Of a won hand the winning tile and where it came from."""
    if not isinstance(hand, Hand):
        return []
    label, short = t.gettext("Won on"), _won_briefly(hand, t)
    return [Fact(label, won_on(hand, t), kind=FactKind.WON_ON, short=short)]


def _won_briefly(hand: Hand, t: Translator) -> str:
    """Where the winning tile came from, without the tile, which lies in the hand."""
    if hand.circumstances.discarder_unnamed:
        is_robbed = hand.circumstances.by is WinSource.ROBBED_KONG
        return t.gettext("From a robbed kong") if is_robbed else t.gettext("From a discard")
    player = seat_name(hand.circumstances.paid_by, t)
    match hand.circumstances.by:
        case WinSource.DISCARD:
            return t.pgettext("how a hand was won", "From %(player)s", player=player)
        case WinSource.ROBBED_KONG:
            return t.gettext("From %(player)s's kong", player=player)
        case WinSource.REPLACEMENT:
            return t.gettext("After a kong")
        case _:
            return t.gettext("Self-drawn")


def last_text(t: Translator) -> str:
    """That a tile is the last one, as a circumstance that may be given."""
    return t.gettext("Last tile of the wall, or last discard of the deal")


def wall_facts(hand: Hand | WaitingHand, t: Translator) -> list[Fact]:
    """Whether a won hand ended the wall."""
    if not isinstance(hand, Hand) or not hand.circumstances.last:
        return []
    if hand.circumstances.self_drawn:
        return [_wall_fact(t.gettext("the last tile drawn"), t.gettext("Last tile of the wall"), t)]
    return [
        _wall_fact(
            t.gettext("empty, the last discard of the deal"),
            t.gettext("Last discard of the deal"),
            t,
        )
    ]


def _wall_fact(value: str, short: str, t: Translator) -> Fact:
    return Fact(t.gettext("Wall"), value, short=short)
