"""A deal from the first draw to a win or the end of the wall."""

from typing import Final

from quizzes.deal.player import Player
from quizzes.deal.state import DealState, Played, TileSource
from quizzes.deal.wall import FLOWERS_FROM
from quizzes.hands.draw import Draw
from scoring import TILES, Meld, MeldKind, RuleSet, Shape, Wind, WinSource

_DEALT: Final = 13
_MOST_KONGS: Final = 4  # of all players together (Rengo 29)
_KONG: Final = 0.7  # so often a player makes a kong that could be made
_RIICHI: Final = 0.75  # so often one declares it who may
_WINNING_FLOWERS: Final = 6  # with so many the next one wins by itself (IMJ 25.2(1))


def play_deal(rules: RuleSet, draw: Draw, round_wind: Wind) -> Played:
    """Play a deal."""
    return _Deal(rules, draw, round_wind).play()


class _Deal:
    """The course of one deal. `_thrown` is the discard that lies before all."""

    def __init__(self, rules: RuleSet, draw: Draw, round_wind: Wind) -> None:
        self.draw = draw
        self.table = DealState(rules, draw, round_wind)
        self._thrown = 0

    def play(self) -> Played:
        table = self.table
        for player in table.players:
            for _ in range(_DEALT):
                self._take(player)
            player.look()
        turn, by, in_row = 0, WinSource.DRAW, 0
        is_drawing = True
        while table.played.win is None:
            player = table.players[turn]
            if is_drawing and not self._own_turn(player, by, in_row):
                break
            turn, is_drawing, by = self._after_discard(turn)
            in_row = int(by is WinSource.REPLACEMENT)
        table.played.waiting = table.waiting()
        return table.played

    def _take(self, player: Player) -> int | None:
        """A tile that is no flower; None where the wall is at its end, or a flower won."""
        table = self.table
        while table.wall.left:
            kind = table.wall.draw()
            if kind < FLOWERS_FROM:
                player.take(kind)
                return kind
            may_win = Shape.FLOWERS in table.rules.shapes and player.draws
            if may_win and len(player.flowers) == _WINNING_FLOWERS:
                table.wins(player, TileSource(kind, WinSource.DRAW))
                return None
            player.flowers.append(TILES[kind])
        return None

    def _own_turn(self, player: Player, by: WinSource, in_row: int) -> bool:
        """Draw, and then win, make kongs or discard. False where the deal is over."""
        while True:
            player.draws += by is WinSource.DRAW
            kind = self._take(player)
            if kind is None:
                return False
            if kind in player.waits and self.table.wins(player, TileSource(kind, by, None, in_row)):
                return False
            if player.riichi:
                self._throw(player, kind)
                return True
            made = self._kong(player)
            if self.table.played.win is not None:
                return False
            if not made:
                player.aim(self.draw)
                self._throw(player, player.discard(self.draw))
                return True
            by, in_row = WinSource.REPLACEMENT, in_row + 1
            player.look()

    def _throw(self, player: Player, kind: int) -> None:
        player.give(kind)
        self._thrown = kind

    @property
    def _may_kong(self) -> bool:
        return self.table.wall.left > 1 and self.table.kongs < _MOST_KONGS

    def _kong(self, player: Player) -> bool:
        """Whether the player makes a kong now; another may win on one that is added."""
        if not self._may_kong:
            return False
        for place, meld in enumerate(player.melds):
            kind = meld.tiles[0].index
            if meld.kind is MeldKind.PUNG and player.held(kind) and self.draw.chance(_KONG):
                player.give(kind)
                if self._another_wins(player, TileSource(kind, WinSource.ROBBED_KONG, player)):
                    return False
                tiles = (*meld.tiles, meld.tiles[0])
                player.melds[place] = Meld(MeldKind.ADDED_KONG, tiles, meld.claimed_from)
                self._count_kong(kind)
                return True
        four = player.kong_kind()
        if four is None or not self.draw.chance(_KONG):
            return False
        player.give(four, 4)
        player.melds.append(Meld(MeldKind.CONCEALED_KONG, (TILES[four],) * 4))
        self._count_kong(four)
        return True

    def _count_kong(self, kind: int) -> None:
        self.table.kongs += 1
        self.table.calm = False
        self.table.seen[kind] = 4

    def _another_wins(self, giver: Player, source: TileSource) -> bool:
        """Whether another player wins on that tile; the next in turn goes first."""
        for step in (1, 2, 3):
            player = self.table.players[(giver.seat.place + step) % 4]
            if source.kind in player.waits and self.table.wins(player, source):
                return True
        return False

    def _after_discard(self, turn: int) -> tuple[int, bool, WinSource]:
        """Whose turn it is then, whether it begins with a tile, and from where."""
        table, kind = self.table, self._thrown
        player = table.players[turn]
        player.look()
        declares = self._declares(player)
        if self._another_wins(player, TileSource(kind, WinSource.DISCARD, player)):
            return turn, False, WinSource.DRAW
        player.thrown.add(kind)
        player.passed = player.passed and player.riichi
        if declares:
            player.riichi, player.double = True, table.calm and player.draws == 1
            table.sticks += 1
        table.seen[kind] += 1
        claimed = self._claimed(turn) if table.wall.left else None
        return claimed or ((turn + 1) % 4, True, WinSource.DRAW)

    def _declares(self, player: Player) -> bool:
        may = self.table.knows("riichi") and player.is_closed and not player.riichi
        return may and bool(player.waits) and self.draw.chance(_RIICHI)

    def _claimed(self, turn: int) -> tuple[int, bool, WinSource] | None:
        """A pung or kong by anybody, then a chow by the next player."""
        kind, giver = self._thrown, self.table.players[turn]
        for step in (1, 2, 3):
            place = (turn + step) % 4
            player = self.table.players[place]
            if not player.wants_pung(kind, self.draw):
                continue
            if player.held(kind) == 3 and self._may_kong:
                self._lay_down(player, MeldKind.KONG, (kind,) * 4, giver)
                self._count_kong(kind)
                player.look()
                return place, True, WinSource.REPLACEMENT
            self._lay_down(player, MeldKind.PUNG, (kind,) * 3, giver)
            self._throw(player, player.discard(self.draw))
            return place, False, WinSource.DRAW
        place = (turn + 1) % 4
        player = self.table.players[place]
        low = player.chow_to_claim(kind, self.draw)
        if low is None:
            return None
        self._lay_down(player, MeldKind.CHOW, (low, low + 1, low + 2), giver)
        self._throw(player, player.discard(self.draw))
        return place, False, WinSource.DRAW

    def _lay_down(
        self, player: Player, how: MeldKind, kinds: tuple[int, ...], giver: Player
    ) -> None:
        """The set goes to the table, with the discard that lies there already."""
        own = list(kinds)
        own.remove(self._thrown)
        for each in own:
            player.give(each)
            self.table.seen[each] += 1
        player.melds.append(Meld(how, tuple(TILES[each] for each in kinds), giver.seat))
        self.table.calm = False
