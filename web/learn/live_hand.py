"""A live hand: its racks, the account as it stands, and what the last change did to it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from lessons.knowledge import Knowledge
from lessons.pieces.hand_lines import meld_of
from lessons.pieces.live import LiveHand, LiveState
from lessons.prose import Prose
from scoring import Score, WinSource, parse_tiles
from web.components.hand import HandView, MeldView
from web.components.ledger import BlockView
from web.components.worth import value_heading
from web.learn.account_changes import changed_blocks, changed_text, shape_text
from web.learn.live_hand_state import (
    CLAIM,
    SWAP,
    TURN,
    WAIT,
    Query,
    previous_state,
    query_of,
    read_state,
)
from web.learn.prose import ProseHrefs, prose_html
from web.learn.sides import StepSide
from web.learn.taught_account import limit_if_taught
from web.learn.taught_hand import taught_hand
from wording import Translator, meld_text, run_text, tile_label, why_no_win


@dataclass(frozen=True, slots=True)
class PickView:
    """One thing to put in place: the tiles that it shows, and what it is called in words."""

    value: str
    label: str
    tiles: tuple[str, ...] = ()
    chosen: bool = False
    meld: MeldView | None = None


@dataclass(frozen=True, slots=True)
class RackView:
    """What may stand in one place of a live hand; `many` where each may be picked by itself."""

    name: str
    label: str
    picks: tuple[PickView, ...]
    many: bool = False


@dataclass(frozen=True, slots=True)
class LiveView:
    """A hand that can be changed: the hand as it stands, racks, its account, what changed.

    `previous_query` is the present state as it is sent with the next change.
    """

    name: str
    html: Markup
    hand: HandView
    racks: tuple[RackView, ...]
    previous_query: str
    sum: str
    no_win: str
    changed: str
    blocks: tuple[BlockView, ...]
    kind: Literal["live"] = "live"
    side: StepSide = "table"


def live_view(
    live: LiveHand,
    name: str,
    text: Prose,
    query: Query,
    known: Knowledge,
    t: Translator,
    hrefs: ProseHrefs,
) -> LiveView:
    """The hand in the state that the address asks for, beside the state before it."""
    state = read_state(query, live)
    now, earlier = _scores(live, state, previous_state(query, live))

    def href(fan: str) -> str:
        return hrefs.fan(now.rules, fan)

    return LiveView(
        name=name,
        html=prose_html(text, t, hrefs),
        hand=taught_hand(now.hand, now.rules, known, t, plain=live.plain, wins=now.win),
        racks=tuple(_racks(live, state, t)),
        previous_query=query_of(state),
        sum=value_heading(now, t) if now.account and not live.plain else "",
        no_win="" if now.win or live.plain else why_no_win(now, t),
        changed=_what_changed(live, now, earlier, known, t),
        blocks=()
        if live.plain
        else changed_blocks(now, earlier, known, t, href, han_only=live.han_only),
    )


def _scores(live: LiveHand, state: LiveState, previous: LiveState) -> tuple[Score, Score]:
    """What the hand is worth now and before; one and the same where nothing was changed."""
    now, earlier = live.scores[state], live.scores[previous]
    told = limit_if_taught(now, han_only=live.han_only)
    return told, told if earlier is now else limit_if_taught(earlier, han_only=live.han_only)


def _what_changed(
    live: LiveHand, now: Score, earlier: Score, known: Knowledge, t: Translator
) -> str:
    if live.plain:
        return shape_text(now, t)
    return changed_text(now, earlier, known, t)


def _racks(live: LiveHand, state: LiveState, t: Translator) -> Iterator[RackView]:
    for nth, (swap, chosen) in enumerate(zip(live.swaps, state.swaps, strict=True)):
        picks = tuple(
            _tiles(str(place), tiles, place == chosen, t) for place, tiles in enumerate(swap.tiles)
        )
        own = run_text(parse_tiles(swap.tiles[0]), t)
        yield RackView(f"{SWAP}{nth}", t.gettext("In place of %(tiles)s", tiles=own), picks)
    if live.waits:
        yield RackView(WAIT, t.gettext("The tile that came last"), tuple(_waits(live, state, t)))
    if live.claims:
        melds = tuple(_claim(each, each in state.claimed, live, t) for each in live.claims)
        yield RackView(CLAIM, t.gettext("Claimed from a discard"), melds, many=True)
    if live.turns:
        yield RackView(TURN, t.gettext("How the last tile came"), tuple(_turns(live, state, t)))


def _tiles(value: str, tiles: str, chosen: bool, t: Translator) -> PickView:
    parsed = parse_tiles(tiles)
    return PickView(value, run_text(parsed, t), tuple(map(str, parsed)), chosen)


def _waits(live: LiveHand, state: LiveState, t: Translator) -> Iterator[PickView]:
    for value in ("", *live.waits):
        tile = parse_tiles(value)[0] if value else live.hand.win
        yield PickView(value, tile_label(tile, t), (str(tile),), value == state.wait)


def _claim(claim: str, chosen: bool, live: LiveHand, t: Translator) -> PickView:
    meld = meld_of(claim, claim)
    words = meld_text(meld, live.hand.circumstances.seat, t)
    return PickView(claim, words, tuple(map(str, meld.tiles)), chosen)


def _turns(live: LiveHand, state: LiveState, t: Translator) -> Iterator[PickView]:
    drawn = live.hand.circumstances.by is WinSource.DRAW
    for value, self_drawn in (("", drawn), ("1", not drawn)):
        label = t.gettext("Self-drawn") if self_drawn else t.gettext("On a discard")
        yield PickView(value, label, (), state.turned == bool(value))
