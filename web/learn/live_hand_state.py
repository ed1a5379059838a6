"""What was chosen of a live hand, as an address says it."""

from typing import Final
from urllib.parse import parse_qsl, urlencode

from werkzeug.datastructures import MultiDict

from lessons.pieces.live import LiveHand, LiveState
from wording.typed_text import parse_digits

PREVIOUS: Final = "was"
SWAP: Final = "s"
TURN: Final = "turn"
WAIT: Final = "wait"
CLAIM: Final = "claim"

Query = MultiDict[str, str]


def read_state(query: Query, live: LiveHand) -> LiveState:
    """The state that an address asks for; what it cannot mean is as at the start."""
    asked = LiveState(
        swaps=tuple(
            _place(query.get(f"{SWAP}{nth}", ""), len(swap.tiles))
            for nth, swap in enumerate(live.swaps)
        ),
        claimed=frozenset(query.getlist(CLAIM)) & frozenset(live.claims),
        turned=live.turns and query.get(TURN) == "1",
        wait=query.get(WAIT, "") if query.get(WAIT) in live.waits else "",
    )
    return asked if asked in live.scores else live.start


def previous_state(query: Query, live: LiveHand) -> LiveState:
    """The state before the last change; the start where none is told."""
    return read_state(MultiDict(parse_qsl(query.get(PREVIOUS, ""))), live)


def query_of(state: LiveState) -> str:
    """A state as a query, with what differs from the start."""
    fields = [(f"{SWAP}{nth}", str(place)) for nth, place in enumerate(state.swaps) if place]
    fields += [(CLAIM, meld) for meld in sorted(state.claimed)]
    if state.turned:
        fields.append((TURN, "1"))
    if state.wait:
        fields.append((WAIT, state.wait))
    return urlencode(fields)


def _place(text: str, count: int) -> int:
    place = parse_digits(text, 3) or 0
    return place if place < count else 0
