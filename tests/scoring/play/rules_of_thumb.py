"""A second, simple account of a deal: it replays what happened and holds it against the articles.

It shares nothing with the course of a deal but its values: lists of tiles, and events as they are told.
"""

from collections import Counter
from collections.abc import Sequence

from scoring import Meld, MeldKind, Wind
from scoring.play import EndingKind, Move, PlayWall, TableState
from scoring.play.moves import Action
from scoring.play.state import EventKind, TableEvent
from scoring.tiles import Tile

NEXT = {"E": "S", "S": "W", "W": "N", "N": "E"}
ROUND = "ESWN"
OF_A_CLAIM = {"win": 3, "kong": 2, "pung": 2, "chow": 1}


class DealAccount:
    """The tiles of four players, as somebody beside the table would write them down."""

    def __init__(self, rules: str, wall: PlayWall) -> None:
        self.rules = rules
        self.front = list(wall.tiles)
        self.hands: dict[str, list[Tile]] = {seat: [] for seat in ROUND}
        self.melds: dict[str, list[Meld]] = {seat: [] for seat in ROUND}
        self.flowers: dict[str, list[Tile]] = {seat: [] for seat in ROUND}
        self.floor: list[Tile] = []
        self.turn = "E"
        self.kongs = 0
        self.replaced = 0
        self.drawn = 0
        self.faults: list[str] = []
        self.calls_in_vain = 0
        self.without_right: dict[str, str] = {}
        self.must_end = False
        self._deal()

    def _deal(self) -> None:
        for _ in range(3):
            for seat in ROUND:
                self.hands[seat] += [self.front.pop(0) for _ in range(4)]
        first = [self.front.pop(0) for _ in range(5)]
        for seat, tile in zip("ESWNE", first, strict=True):
            self.hands[seat].append(tile)
        self.drawn = 53

    def fault(self, text: str) -> None:
        self.faults.append(text)

    @property
    def left(self) -> int:
        """Tiles that may still be drawn."""
        every = 136 - 14 if self.rules == "rengo" else 144
        return every - self.drawn - self.replaced

    def expected_at_back(self) -> Tile:
        """Upper tile before lower, stack by stack from the end."""
        if len(self.front) == 1 or self.replaced % 2:
            return self.front[-1]
        return self.front[-2]

    def drew(self, event: TableEvent) -> None:
        seat = event.seat.value
        if self.left <= 0:
            self.fault(f"{seat} drew where no tile is left")
        if event.kind is EventKind.DREW:
            tile = self.front.pop(0)
            self.drawn += 1
        else:
            tile = self.expected_at_back()
            at = len(self.front) - 1 - self.front[::-1].index(tile)
            del self.front[at]
            self.replaced += 1
        if tile != event.tile:
            self.fault(f"{seat} drew {event.tile}, and {tile} lay there")
        self.hands[seat].append(tile)

    def showed(self, event: TableEvent) -> None:
        self.show(event.seat.value, event.tile)

    def show(self, seat: str, tile: Tile | None) -> None:
        if tile is None or tile not in self.hands[seat]:
            self.fault(f"{seat} showed {tile}, which it had not")
            return
        self.hands[seat].remove(tile)
        self.flowers[seat].append(tile)

    def discarded(self, event: TableEvent) -> None:
        seat, tile = event.seat.value, event.tile
        if seat != self.turn:
            self.fault(f"{seat} discarded in the turn of {self.turn}")
        if self.size(seat) != 14:
            self.fault(f"{seat} discarded from {self.size(seat)} tiles")
        if tile is None or tile not in self.hands[seat]:
            self.fault(f"{seat} discarded {tile}, which it had not")
            return
        self.hands[seat].remove(tile)
        self.floor.append(tile)

    def size(self, seat: str) -> int:
        return len(self.hands[seat]) + 3 * len(self.melds[seat])

    def claimed(self, event: TableEvent) -> None:
        seat, meld, tile = event.seat.value, event.meld, event.tile
        assert meld is not None
        if not self.floor or self.floor[-1] != tile:
            self.fault(f"{seat} claimed {tile}, which was not the last discard")
            return
        if self.left <= 0:
            self.fault(f"{seat} claimed the last discard for a set")
        if meld.kind is MeldKind.CHOW and NEXT[self.turn] != seat:
            self.fault(f"{seat} chowed a discard of {self.turn}")
        self.floor.pop()
        self.lay(
            seat,
            meld,
            [each for each in meld.tiles if each != tile]
            if meld.kind is MeldKind.CHOW
            else [tile] * (len(meld.tiles) - 1),
        )
        self.turn = seat
        self.kongs += meld.is_kong

    def kong(self, event: TableEvent) -> None:
        seat, meld = event.seat.value, event.meld
        assert meld is not None
        if seat != self.turn:
            self.fault(f"{seat} made a kong in the turn of {self.turn}")
        if meld.kind is MeldKind.ADDED_KONG:
            before = [
                each
                for each in self.melds[seat]
                if each.kind is MeldKind.PUNG and each.tiles[0] == meld.tiles[0]
            ]
            if len(before) != 1:
                self.fault(f"{seat} added to no pung")
                return
            self.melds[seat].remove(before[0])
            self.lay(seat, meld, [meld.tiles[0]])
        else:
            self.lay(seat, meld, list(meld.tiles))
        self.kongs += 1
        if self.rules == "rengo" and self.kongs > 4:
            self.fault("a fifth kong")

    def lay(self, seat: str, meld: Meld, own: Sequence[Tile]) -> None:
        for each in own:
            if each not in self.hands[seat]:
                self.fault(f"{seat} laid down {each}, which it had not")
                return
            self.hands[seat].remove(each)
        self.melds[seat].append(meld)

    def ruled(self, event: TableEvent) -> None:
        """A call that is not allowed costs what the sentences of each text say."""
        call, seat = event.ruled, event.seat.value
        assert call is not None
        paid = {wind.value: amount for wind, amount in call.payments.items()}
        is_win = call.action is Action.WIN
        if is_win and self.rules.startswith("mcr"):
            self.without_right[seat] = "win"
            self.must_end = call.articles == ("14.6(4)",)  # taken to be on purpose
            prices = [0] if self.must_end else [10, 20]
        elif is_win and self.rules == "imj":
            prices = [0] if call.articles == ("34.5",) else [1000]
            self.must_end = prices != [0]
        elif self.rules.startswith("mcr"):
            self.calls_in_vain += 1
            steps = [0, 5, 10, 20, 30, 40, 50, 60]
            self.expect_paid(seat, paid, [{seat: -steps[min(self.calls_in_vain, 8) - 1]}])
            return
        elif self.rules == "imj":
            prices = [0]
        else:
            dead = self.without_right.get(seat) == "all"
            at_a_draw = call.articles[0] == "68(4)"
            if at_a_draw and self.left:
                self.fault("riichi without tenpai is told before the hand is drawn")
            self.must_end = dead or is_win or at_a_draw
            self.without_right[seat] = "all"
            self.expect_paid(seat, paid, [{seat: -20_000} if self.must_end else {}])
            return
        each = [{**dict.fromkeys(ROUND, price), seat: -3 * price} for price in prices]
        self.expect_paid(seat, paid, each)

    def expect_paid(
        self, seat: str, paid: dict[str, int], allowed: Sequence[dict[str, int]]
    ) -> None:
        if paid not in [{**dict.fromkeys(ROUND, 0), **each} for each in allowed]:
            self.fault(f"{seat} called what is not allowed, and paid {paid}")

    def has_right(self, event: TableEvent) -> None:
        lost = self.without_right.get(event.seat.value)
        is_win = event.kind is EventKind.WON
        if lost == "all" or (lost and is_win):
            self.fault(f"{event.seat} has lost the right to call")
        if self.must_end and not is_win:
            self.fault("the deal goes on after a false win")

    def next_turn(self) -> None:
        self.turn = NEXT[self.turn]


def account_of(states: Sequence[TableState], wall: PlayWall) -> DealAccount:
    """Every fault that the simple rules find in a deal that was played."""
    account = DealAccount(states[0].rules.id, wall)
    for wind in Wind:
        for flower in [each for each in account.hands[wind.value] if each.is_flower]:
            account.show(wind.value, flower)
    for state in states:
        for event in state.happened:
            _tell(account, event)
        _compare(account, state)
        _hold_claims(account, state)
    return account


def _tell(account: DealAccount, event: TableEvent) -> None:
    if event.kind in (EventKind.WON, EventKind.CLAIMED, EventKind.KONG, EventKind.RIICHI):
        account.has_right(event)
    if account.must_end and event.kind in (EventKind.DREW, EventKind.DISCARDED):
        account.fault("the deal goes on after a false win")
    match event.kind:
        case EventKind.DREW:
            account.next_turn()
            if event.seat.value != account.turn:
                account.fault(f"{event.seat} drew in the turn of {account.turn}")
            account.drew(event)
        case EventKind.REPLACED:
            account.drew(event)
        case EventKind.FLOWER:
            account.showed(event)
        case EventKind.DISCARDED | EventKind.RIICHI:
            account.discarded(event)
        case EventKind.CLAIMED:
            account.claimed(event)
        case EventKind.KONG:
            account.kong(event)
        case EventKind.DRAWN:
            if account.left:
                account.fault(f"drawn with {account.left} tiles to draw")
        case EventKind.RULED:
            account.ruled(event)
        case EventKind.WON | EventKind.DEALT:
            pass


def _compare(account: DealAccount, state: TableState) -> None:
    """The table shows what the account says, and every tile is somewhere."""
    every = Counter(account.front) + Counter(account.floor)
    for seat in state.seats:
        name = seat.wind.value
        if sorted(account.hands[name]) != list(seat.standing):
            account.fault(f"{name} holds {seat.standing}, not {account.hands[name]}")
        if sorted(account.flowers[name]) != sorted(seat.flowers):
            account.fault(f"{name} shows other flowers")
        if sorted(map(str, account.melds[name])) != sorted(map(str, seat.melds)):
            account.fault(f"{name} shows other melds")
        every += Counter(account.hands[name]) + Counter(account.flowers[name])
        for meld in account.melds[name]:
            every += Counter(meld.tiles)
    if every != Counter(state.wall.tiles):
        account.fault("a tile is lost or made")
    if account.left != state.wall.left:
        account.fault(f"{state.wall.left} tiles to draw, not {account.left}")


def _hold_claims(account: DealAccount, state: TableState) -> None:
    """Of those who called, the strongest call stands, and of two wins the nearer one."""
    called = {each.seat: each for each in state.answers if each.action is not Action.PASS}
    taken = [each for each in state.happened if each.kind in (EventKind.CLAIMED, EventKind.WON)]
    if not called or len(taken) != 1:
        return
    best = max(OF_A_CLAIM[each.action.value] for each in called.values())
    taker = called.get(taken[0].seat)
    if taker is None or OF_A_CLAIM[taker.action.value] != best:
        account.fault(f"{taken[0].seat} took what another called first")


def winner_is_nearest(states: Sequence[TableState]) -> bool:
    """Of several who win on one tile, the first after the one who gave it has won."""
    last = states[-1]
    if last.ending is None or last.ending.kind is not EndingKind.WIN:
        return True
    wins: list[Move] = [each for each in last.answers if each.action is Action.WIN]
    if len(wins) < 2 or last.ending.winner is None:
        return True
    order = [last.turn.after(step) for step in (1, 2, 3)]
    return last.ending.winner is min((each.seat for each in wins), key=order.index)
