"""The course of a deal: from the walls to a win or a drawn hand, a move at a time."""

from collections.abc import Iterable

from scoring.hand import Riichi, WinSource
from scoring.melds import Meld, MeldKind
from scoring.play import winning
from scoring.play.dealing import built, dealt, flowers_replaced
from scoring.play.drawing import draw, flower_shown
from scoring.play.ending import drawn_hand, ended_by, won
from scoring.play.moves import CLAIMS, OWN_KONGS, Action, Move, MoveRefused
from scoring.play.options import seats_to_move
from scoring.play.refusals import claimed_meld, made_kong, own_tiles, refused
from scoring.play.ruled_call import RuledCall
from scoring.play.seat_state import FloorTile, SeatState
from scoring.play.state import EventKind, Stage, TableEvent, TableState
from scoring.play.strict import ending_call, excused, ruled_call, stands_as_called
from scoring.play.systems import play_rules
from scoring.play.wall import PlayWall
from scoring.rule_set import RuleSet, System
from scoring.seats import WINDS, Wind
from scoring.tiles import Tile


def begin(
    rules: RuleSet,
    seed: str,
    round_wind: Wind = Wind.EAST,
    deposits: int = 0,
    strict: Wind | None = None,
) -> TableState:
    """A deal before its first move: walls built, dice thrown, tiles dealt, flowers replaced."""
    return begin_from(rules, built(rules, seed), round_wind, deposits, strict)


def begin_from(
    rules: RuleSet,
    wall: PlayWall,
    round_wind: Wind = Wind.EAST,
    deposits: int = 0,
    strict: Wind | None = None,
) -> TableState:
    """A deal from walls that lie in a known order."""
    state = dealt(rules, wall, round_wind, deposits)
    return flowers_replaced(state._replace(strict=strict))


def replayed(
    rules: RuleSet,
    seed: str,
    moves: Iterable[Move],
    round_wind: Wind = Wind.EAST,
    deposits: int = 0,
    strict: Wind | None = None,
) -> tuple[TableState, ...]:
    """Every state from the deal on. Raises MoveRefused at the first move that cannot be made."""
    states = [begin(rules, seed, round_wind, deposits, strict)]
    for move in moves:
        states.append(moved(states[-1], move))
    return tuple(states)


def moved(state: TableState, move: Move) -> TableState:
    """The state after the move. Raises MoveRefused."""
    refusal = refused(state, move)
    if refusal is not None and stands_as_called(state, move):
        return _ruled(state, move, ruled_call(state, move, refusal.why))
    if refusal is not None:
        raise MoveRefused(move, *refusal)
    state = state._replace(moves=(*state.moves, move), happened=())
    match state.stage:
        case Stage.TURN:
            return _in_turn(state, move)
        case Stage.FLOWER:
            return _on_a_flower(state, move)
        case _:
            return _awaited(state._replace(answers=(*state.answers, move)))


def _ruled(state: TableState, move: Move, ruled: RuledCall) -> TableState:
    """The state after a call that was not allowed: it stands as letting the tile go."""
    event = TableEvent(EventKind.RULED, move.seat, ruled.articles, state.offered, ruled=ruled)
    called = state._replace(
        moves=(*state.moves, move), ruled=(*state.ruled, ruled), happened=(event,)
    )
    if state.stage is Stage.TURN:
        return ended_by(called, ruled) if ruled.ends_deal else called
    passed = Move(move.seat, Action.PASS)
    return _awaited(called._replace(answers=(*state.answers, passed)))


def _told(
    state: TableState,
    kind: EventKind,
    seat: Wind,
    tile: Tile | None = None,
    meld: Meld | None = None,
    articles: tuple[str, ...] = (),
) -> TableState:
    places = articles or play_rules(state.rules).events(state.rules, kind.value)
    return state.after(TableEvent(kind, seat, places, tile, meld))


# ---- a player's own turn ----------------------------------------------------------------------


def _in_turn(state: TableState, move: Move) -> TableState:
    seat = state.in_turn
    if move.action is Action.WIN and seat.drawn is not None:
        return won(state, seat, winning.win_on(state, seat, seat.drawn, state.source))
    if move.action in OWN_KONGS:
        return _declared_kong(state, seat, move)
    assert move.tile is not None
    return _awaited(offering(state, move.tile, declares=move.action is Action.RIICHI))


def _on_a_flower(state: TableState, move: Move) -> TableState:
    """A win by the flower just drawn, or on as if nothing was (IMJ 25.2(1))."""
    seat = state.in_turn
    is_being_dealt = any(each.owed or each.owed_later for each in state.seats)
    if move.action is Action.WIN and seat.drawn is not None:
        before = _heaven_of_the_dealer(state) if is_being_dealt else None
        return before or won(state, seat, winning.win_on(state, seat, seat.drawn, WinSource.DRAW))
    passed = state._replace(stage=Stage.TURN)
    return flowers_replaced(passed) if is_being_dealt else flower_shown(passed)


def _heaven_of_the_dealer(state: TableState) -> TableState | None:
    """The dealer's win with the tiles that were dealt, which comes before another's flowers (IMJ 25.1(1))."""
    dealer = state.seats[0]
    tile = dealer.drawn
    if state.turn is dealer.wind or dealer.owed or dealer.owed_later or tile is None:
        return None
    if tile.is_flower or not winning.completes(state, dealer, tile):
        return None
    first = state._replace(turn=dealer.wind)
    return won(first, dealer, winning.win_on(first, dealer, tile, WinSource.DRAW), ("25.1(1)",))


def offering(state: TableState, tile: Tile, *, declares: bool = False) -> TableState:
    """The seat in turn has discarded that tile, and nobody has spoken yet."""
    seat = state.in_turn
    pending = any(each.is_riichi and each.claimed_by for each in seat.floor)
    sideways = declares or (pending and not any(_lies_sideways(each) for each in seat.floor))
    lying = FloorTile(tile, tile == seat.drawn, is_riichi=declares, is_sideways=sideways)
    left = seat.giving((tile,))._replace(
        floor=(*seat.floor, lying),
        riichi=winning.riichi_now(state, seat) if declares else seat.riichi,
        let_go=seat.let_go if seat.riichi is not Riichi.NONE else (),
        kept_silent=(),
    )
    kind = EventKind.RIICHI if declares else EventKind.DISCARDED
    return (
        _told(state, kind, seat.wind, tile)
        .having(left)
        ._replace(
            stage=Stage.CLAIMS,
            offered=tile,
            answers=(),
            claimed=None,
        )
    )


def _lies_sideways(lying: FloorTile) -> bool:
    return lying.is_sideways and lying.claimed_by is None


def _declared_kong(state: TableState, seat: SeatState, move: Move) -> TableState:
    """A kong out of the hand: others may rob it first."""
    kong = made_kong(seat, move)
    assert kong is not None
    return _awaited(state._replace(stage=Stage.ROBBING, offered=move.tile, kong=kong, answers=()))


# ---- what others say ----------------------------------------------------------------------


def _awaited(state: TableState) -> TableState:
    """Wait for those who have a choice and have not spoken; where nobody is left, go on."""
    return state if seats_to_move(state) else _settled(state)


def _settled(state: TableState) -> TableState:
    """All have spoken: the claim that stands is carried out, or the deal goes on."""
    claims = {each.seat: each for each in state.answers if each.action is not Action.PASS}
    silent = _kept_silent(state)
    ending = ending_call(state)
    if ending is not None:
        claims = {seat: each for seat, each in claims.items() if each.action is Action.WIN}
        if not claims:
            return ended_by(silent, ending)
        silent = excused(silent)
    if not claims:
        return _made_kong(silent) if state.kong else _unclaimed(silent)
    orphans = tuple(
        seat
        for seat, each in claims.items()
        if each.action is Action.WIN
        and state.offered is not None
        and winning.wins_with_orphans(state.seat(seat), state.offered)
    )
    rules = play_rules(state.rules)
    actions = {seat: each.action for seat, each in claims.items()}
    taker, articles = rules.taken_by(state.rules, state.turn, actions, orphans)
    return _claimed(silent, claims[taker], articles)


def _kept_silent(state: TableState) -> TableState:
    """Note who let the tile go: a win (Rengo 64), a win or a pung (IMJ 34.5).

    Who calls it for a set lets a win go too, though another takes it; what was called and taken ends
    the silence. A concealed kong lets nobody win but thirteen orphans, and no such tile comes again.
    """
    offered = state.offered
    if offered is None or (state.kong and state.kong.kind is MeldKind.CONCEALED_KONG):
        return state
    won = {each.seat for each in state.answers if each.action is Action.WIN}
    changed = []
    for wind in WINDS:
        seat = state.seat(wind)
        if wind is state.turn or wind in won:
            continue
        completes = winning.completes(state, seat, offered)
        if state.rules.system is System.RENGO and completes:
            changed.append(seat._replace(let_go=(*seat.let_go, offered)))
        if state.rules.system is System.IMJ and (completes or seat.standing.count(offered) >= 2):
            changed.append(seat._replace(kept_silent=(*seat.kept_silent, offered)))
    return state.having(*changed)


def _claimed(state: TableState, claim: Move, articles: tuple[str, ...]) -> TableState:
    seat, offered = state.seat(claim.seat), state.offered
    assert offered is not None
    if claim.action is Action.WIN:
        by = WinSource.ROBBED_KONG if state.kong else WinSource.DISCARD
        return won(state, seat, winning.win_on(state, seat, offered, by), articles)
    assert claim.action in CLAIMS
    meld = claimed_meld(state, seat, claim)
    assert meld is not None
    stands = _riichi_stands(state)
    giver = stands.in_turn.losing_discard(claim.seat)
    taker = (
        seat.giving(own_tiles(meld, offered))
        .laying(meld, offered)
        ._replace(let_go=(), kept_silent=())
    )
    laid = (
        _told(stands, EventKind.CLAIMED, claim.seat, offered, meld, articles)
        .having(giver, taker)
        ._replace(
            turn=claim.seat,
            stage=Stage.TURN,
            offered=None,
            answers=(),
            is_calm=False,
            claimed=(meld, offered),
            in_row=0,
        )
    )
    if not meld.is_kong:
        return laid
    return _replaced_after_kong(laid._replace(claimed=None, kongs=state.kongs + 1, in_row=1))


def _riichi_stands(state: TableState) -> TableState:
    """A riichi whose discard nobody won on lays its stick down (Rengo 40, 42)."""
    floor = state.in_turn.floor
    declared = bool(floor) and floor[-1].is_riichi and state.kong is None
    return state._replace(deposits=state.deposits + 1) if declared else state


def _unclaimed(state: TableState) -> TableState:
    """Nobody wants the discard: the next seat draws, or the deal is drawn."""
    state = _riichi_stands(state)._replace(offered=None, answers=(), in_row=0)
    if not state.wall.left:
        return drawn_hand(state)
    turn = state.turn.after(1)
    seat = state.seat(turn)
    began = state._replace(turn=turn, stage=Stage.TURN, source=WinSource.DRAW)
    return draw(began.having(seat._replace(draws=seat.draws + 1)))


def _made_kong(state: TableState) -> TableState:
    """Nobody robbed the kong: it is laid down, and replaced."""
    kong, tile = state.kong, state.offered
    assert kong is not None
    assert tile is not None
    seat = state.in_turn
    own = (tile,) if kong.kind is MeldKind.ADDED_KONG else kong.tiles
    left = seat.giving(own).laying(kong, None)._replace(kept_silent=())
    laid = (
        _told(state, EventKind.KONG, seat.wind, tile, kong)
        .having(left)
        ._replace(
            stage=Stage.TURN,
            offered=None,
            kong=None,
            answers=(),
            is_calm=False,
            kongs=state.kongs + 1,
            in_row=state.in_row + 1,
        )
    )
    return _replaced_after_kong(laid)


def _replaced_after_kong(state: TableState) -> TableState:
    """A tile from the back after a kong, unless the fourth in a row has won (IMJ 25.2(5))."""
    seat = state.in_turn
    if winning.wins_by_four_kongs(state, seat):
        return won(state, seat, winning.four_kongs(state, seat))
    return draw(state._replace(source=WinSource.REPLACEMENT))
